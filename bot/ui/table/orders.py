"""Standing orders: answers to claim windows that a player leaves for a while. Private, shown to nobody.

For the rest of a round: knock for these cards, pass on everything else. For the match: knock for what completes a meld
with the hand. What passes in all games, and the list of all orders, is in `bot.ui.table.lasting_orders`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.clock.stage import seated
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, MeldOrder, StandingOrder
from bot.records.ids import GameId
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles, select
from bot.ui.kit.message import HAND, Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import meld_rules, notation_of, worded
from bot.ui.table.lasting_orders import (
    ALL_ORDERS,
    keep_default,
    lasting_buttons,
    melds_select,
    order_line,
    press_all_orders,
)
from bot.wording import Wording
from engine.cards import CLUBS, JOKER, NATURALS, SUITS, Card
from engine.melds.search import completing_faces

_NONE: Final = StandingOrder(0)
_FACES: Final = {str(face.index): face for face in (*NATURALS, JOKER)}


@handles("orders")
async def press(request: Request, click: Click) -> None:
    """A component of the panel, or a button elsewhere that opens it: change the order, and show it."""
    await request.defer()
    if click.action in ALL_ORDERS:
        await press_all_orders(request, click)
        return
    order = await request.services.games.orders.in_game(click.game, request.user_id) or _NONE
    match click.action:
        case "suit":
            offered = {_FACES[value] for value in click.offered}
            chosen = {_FACES[value] for value in click.values}
            await keep_order(request, click.game, (set(order.faces) - offered) | chosen, pass_rest=order.pass_rest)
        case "rest":
            await keep_order(request, click.game, order.faces, pass_rest=click.detail == "on")
        case "need":
            await open_orders(request, click.game, note=await knock_for_needed(request, click.game))
            return
        case "clear":
            await request.services.games.orders.clear(click.game, request.user_id)
        case "melds":
            melds = MeldOrder(click.value)
            await keep_order(request, click.game, order.faces, pass_rest=order.pass_rest, melds=melds)
        case "default":
            await keep_default(request, passes=click.detail == "on")
    await open_orders(request, click.game)


async def keep_order(
    request: Request, game: GameId, faces: Iterable[Card], *, pass_rest: bool, melds: MeldOrder | None = None
) -> None:
    """Leave an order for the rest of the round; an order for nothing takes the one before back.

    Without `melds` what it says of melds with the hand stays as it is.
    """
    if melds is None:
        before = await request.services.games.orders.in_game(game, request.user_id) or _NONE
        melds = before.melds
    order = StandingOrder(0, tuple(sorted(faces)), pass_rest, melds)
    await request.services.games.orders.keep(game, request.user_id, order, request.at)


async def knock_for_needed(request: Request, game: GameId) -> str:
    """Order knocking for the cards that the asker's hand lacks at this moment, and give a sentence on it.

    Jokers are left out of it: with one of them almost any card would do. What the hand becomes later changes nothing of
    the order. Raises Refused.
    """
    visible, order = await request.services.games.look_with_order(game, request.user_id)
    view, _ = seated(visible)
    wording, notation = worded(request.wording, visible.record), notation_of(visible.record)
    naturals = tuple(card for card in view.hand if not card.is_joker)
    faces = await asyncio.to_thread(completing_faces, meld_rules(view.rules), naturals)
    if not faces:
        return wording.text("orders-need-nothing")
    await keep_order(request, game, faces, pass_rest=order is not None and order.pass_rest)
    return wording.text("orders-needed", faces=wording.cards(faces, notation, request.cards))


async def pass_this_round(request: Request, game: GameId) -> str:
    """Order passing on whatever is discarded until the round ends, and give a sentence on it. Raises Refused."""
    order = await request.services.games.orders.in_game(game, request.user_id) or _NONE
    await keep_order(request, game, order.faces, pass_rest=True)
    record = (await request.look(game)).record
    wording = worded(request.wording, record)
    faces = wording.cards(order.faces, notation_of(record), request.cards)
    said = order_line(replace(order, pass_rest=True), faces, wording)
    return wording.text("orders-passing", order=said)


async def open_orders(request: Request, game: GameId, note: str = "") -> None:
    """Show the asker's standing order. Raises Refused for those who hold no seat in a running match."""
    await request.defer()
    order, message = await _orders(request, game, note)

    async def again() -> Shown | None:
        try:
            newer, drawn = await _orders(request, game)
        except Refused as refused:
            # Somebody else has taken the seat for which they were given.
            if refused.code is HostReject.NOT_SEATED:
                return None
            raise

        async def draw() -> Outgoing:
            return drawn

        return Shown(newer, draw)

    await request.show(message, Live(game, HAND, order, again))


async def _orders(request: Request, game: GameId, note: str = "") -> tuple[StandingOrder, Outgoing]:
    visible, order = await request.services.games.look_with_order(game, request.user_id)
    seated(visible)
    known, passes = order or _NONE, await request.services.games.orders.passes(request.user_id)
    return known, orders_panel(visible.record, known, request.wording, request.cards, note, passes=passes)


def orders_panel(
    record: GameRecord,
    order: StandingOrder,
    wording: Wording,
    cards: CardEmojis,
    note: str = "",
    *,
    passes: bool = False,
) -> Outgoing:
    """The panel of a standing order: selects of the faces and of melds with the hand, and passing on the rest.

    `passes` says whether its owner passes in all games unless an order says otherwise.
    """
    wording, notation = worded(wording, record), notation_of(record)
    told = wording.cards(order.faces, notation, cards) if order.faces else "none"
    passing = button(
        PanelId("orders", "rest", record.id, detail="off" if order.pass_rest else "on"),
        wording.text("button-orders-rest", on="yes" if order.pass_rest else "no"),
        style=Style.primary if order.pass_rest else Style.secondary,
    )
    nothing = not order.says_something
    clear = button(PanelId("orders", "clear", record.id), wording.text("button-orders-clear"), disabled=nothing)
    back = button(PanelId("hand", "open", record.id), wording.text("button-orders-back"))
    need = button(PanelId("orders", "need", record.id), wording.text("button-orders-need"), style=Style.success)
    return framed(
        *([wording.text("hand-note", note=note)] if note else []),
        wording.text("orders-about"),
        order_line(order, told, wording),
        *([wording.text("orders-default", passes="yes" if passes else "no")] if passes or nothing else []),
        *([_suit_select(record, suit, order, wording, cards)] for suit in range(SUITS)),
        [melds_select(record.id, order, wording)],
        [need, passing, clear, back],
        lasting_buttons(record.id, wording, passes=passes),
    )


def _suit_select(record: GameRecord, suit: int, order: StandingOrder, wording: Wording, cards: CardEmojis) -> PanelItem:
    notation = notation_of(record)
    faces = [card for card in NATURALS if card.suit == suit] + ([JOKER] if suit == CLUBS else [])
    options = [
        discord.SelectOption(
            label=wording.card(face, notation),
            value=str(face.index),
            emoji=cards.partial(face),
            default=face in order.faces,
        )
        for face in faces
    ]
    placeholder = wording.text("orders-suit", suit=wording.text(f"suit-{notation.name}-{suit}"))
    panel_id = PanelId("orders", "suit", record.id, detail=str(suit))
    return select(panel_id, options, placeholder, at_least=0, at_most=len(options))
