"""Seats that anybody may take, as boards, lists and notices offer them."""

from __future__ import annotations

from typing import Final

from bot.records.games import GameRecord, Holder
from bot.ui.kit.items import PanelId, PanelItem, Style, button
from bot.wording import Wording

PANEL: Final = "seats"


def take_button(record: GameRecord, holder: Holder, wording: Wording) -> PanelItem:
    """The button that takes a free seat."""
    panel_id = PanelId(PANEL, "take", record.id, detail=str(holder.seat))
    return button(panel_id, wording.text("button-seat-take", name=known_as(holder)), style=Style.success)


def known_as(holder: Holder) -> str:
    """By whose name a free seat is known: its holder's, or that of who was taken off it for good."""
    return holder.before[-1].name if holder.computer is not None and holder.before else holder.name


def held_before(holder: Holder, wording: Wording) -> str:
    """Who held a seat before, by name; `none` where its holder always did."""
    names = list(dict.fromkeys(wording.name(one.name) for one in holder.before))
    return wording.listed(names) if names else "none"
