"""Components: what a client remembers of a select must never be taken for what the bot knows."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.ui.kit.items import PanelId, select

CARDS = PanelId("hand", "cards", 3)


def drawn() -> tuple[str, int]:
    """Both ids of a select, newly drawn."""
    item = select(CARDS, [discord.SelectOption(label="7H")], "Choose").item
    assert isinstance(item, discord.ui.Select)
    assert item.id is not None
    return item.custom_id, item.id


def test_a_select_is_another_component_each_time_that_it_is_drawn() -> None:
    found = [drawn() for _ in range(20)]
    assert len({custom_id for custom_id, _ in found}) == len({number for _, number in found}) == len(found)


def test_whatever_its_drawing_a_select_does_what_its_id_says() -> None:
    assert {replace(PanelId.parse(custom_id), drawing=0) for custom_id, _ in (drawn(), drawn())} == {CARDS}
