"""What a player has ordered for longer than a round, and everything they have ordered anywhere, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.hosting.refusals import Refused
from bot.records.games import GameRecord, MeldOrder, StandingOrder
from bot.records.ids import GameId
from bot.ui.kit.items import Click, PanelId, PanelItem, Part, Style, button, framed, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import board_link, notation_of, place_of, worded
from bot.wording import Wording

PANEL: Final = "orders"
ALL_ORDERS: Final = frozenset({"mine", "clearall", "alldefault"})
"""What the components of the list of all orders do."""
LISTED: Final = 10


@dataclass(frozen=True, slots=True)
class Ordered:
    """A standing order in one of its owner's games."""

    record: GameRecord
    order: StandingOrder


async def press_all_orders(request: Request, click: Click) -> None:
    """A component of the list of all orders, or a button elsewhere that opens it."""
    await request.defer()
    match click.action:
        case "clearall":
            for kept in await request.services.games.orders.of_user(request.user_id):
                await request.services.games.orders.clear(kept.game_id, request.user_id)
            await keep_default(request, passes=False)
        case "alldefault":
            await keep_default(request, passes=click.detail == "on")
    await open_all_orders(request)


async def keep_default(request: Request, *, passes: bool) -> None:
    """Settle whether the asker passes in all games unless an order says otherwise."""
    await request.services.games.orders.set_passing(request.user_id, request.at, passes=passes)


async def open_all_orders(request: Request) -> None:
    """Show everything that the asker has ordered anywhere."""
    await request.defer()
    passes = await request.services.games.orders.passes(request.user_id)
    found = []
    for kept in await request.services.games.orders.of_user(request.user_id):
        try:
            found.append(Ordered((await request.look(kept.game_id)).record, kept.order))
        except Refused:
            continue
    await request.show(all_orders_panel(found, request, passes=passes))


def all_orders_panel(found: Sequence[Ordered], request: Request, *, passes: bool) -> Outgoing:
    """The list: the default, then each game's order with the way to change it, and taking all of it back."""
    wording = request.wording
    parts: list[Part] = [
        wording.text("orders-all-heading"),
        wording.text("orders-default", passes="yes" if passes else "no"),
        [default_button("alldefault", GameId(0), wording, passes=passes)],
    ]
    for one in found[:LISTED]:
        words = worded(wording, one.record)
        faces = words.cards(one.order.faces, notation_of(one.record), request.cards) if one.order.faces else "none"
        name = wording.variant_name(one.record.variant)
        where = wording.text(
            "orders-all-game", game=name, channel=place_of(one.record, wording), link=board_link(one.record)
        )
        parts += [f"{where}\n{order_line(one.order, faces, words)}", [_change_button(one.record.id, wording)]]
    if len(found) > LISTED:
        parts.append(wording.text("orders-all-more", count=len(found) - LISTED))
    nothing = not found and not passes
    parts.append([button(PanelId(PANEL, "clearall"), wording.text("button-orders-clearall"), disabled=nothing)])
    return framed(*parts)


def order_line(order: StandingOrder, faces: str, wording: Wording) -> str:
    """What an order says, in words; `faces` are its cards as they are written, or `none`."""
    said = [wording.text("orders-faces", faces=faces)] if order.faces else []
    if order.melds is not MeldOrder.NEVER:
        said.append(wording.text("orders-completing", melds=order.melds.value))
    if not said:
        return wording.text("orders-passing-all" if order.pass_rest else "orders-none")
    return " ".join([*said, wording.text("orders-rest", rest="yes" if order.pass_rest else "no")])


def melds_select(game: GameId, order: StandingOrder, wording: Wording) -> PanelItem:
    """The select of what is knocked for on the ground of the hand."""
    options = [
        discord.SelectOption(
            label=wording.text(f"orders-melds-{melds.value}"), value=melds.value, default=order.melds is melds
        )
        for melds in MeldOrder
    ]
    return select(PanelId(PANEL, "melds", game), options, wording.text("orders-melds"))


def lasting_buttons(game: GameId, wording: Wording, *, passes: bool) -> list[PanelItem]:
    """The default for all games, and the way to the list of all orders."""
    everything = button(PanelId(PANEL, "mine"), wording.text("button-orders-mine"))
    return [default_button("default", game, wording, passes=passes), everything]


def default_button(action: str, game: GameId, wording: Wording, *, passes: bool) -> PanelItem:
    """The button that settles whether one passes in all games unless an order says otherwise."""
    label = wording.text("button-orders-default", on="yes" if passes else "no")
    style = Style.primary if passes else Style.secondary
    return button(PanelId(PANEL, action, game, detail="off" if passes else "on"), label, style=style)


def _change_button(game: GameId, wording: Wording) -> PanelItem:
    return button(PanelId(PANEL, "open", game), wording.text("button-orders-change"))
