"""Standing orders: answers to claim windows that a player leaves for a while. Private, shown to nobody.

For the rest of a round: knock for these cards, pass on everything else. For the match: knock for what completes a meld
with the hand. For all games: pass unless an order says otherwise. And the list of all that one has ordered anywhere.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from operator import itemgetter
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.clock.stage import check_running, seated
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, VisibleGame
from bot.records.ids import GameId
from bot.records.orders import MeldOrder, StandingOrder
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles, id_of, options_of, select
from bot.ui.kit.message import HAND, Live, Outgoing, Shown
from bot.ui.kit.more import is_page, page_at, page_of, page_shown, to_settings, turns
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import meld_rules, notation_of, of_game, options_of_games, worded
from bot.wording import Wording
from engine.cards import CLUBS, JOKER, NATURALS, SUITS
from engine.melds.search import completing_faces

PANEL: Final = "orders"
LISTED: Final = 5
_NONE: Final = StandingOrder(0)
_FACES: Final = {str(face.index): face for face in (*NATURALS, JOKER)}


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the panel or of the list of all orders, or a button elsewhere that opens one of them."""
    await request.defer()
    orders, user_id, on, note = request.services.games.orders, request.user_id, click.detail == "on", ""
    match click.action:
        case "suit" | "rest" | "melds":
            note = await _keep(request, click.game, _changed(await _kept(request, click.game), click))
        case "one":
            await open_orders(request, request.asked(id_of(click.value)))
            return
        case "need":
            await open_orders(request, click.game, note=await knock_for_needed(request, click.game))
            return
        case "clear":
            await orders.clear(click.game, user_id)
        case "alldefault":
            await orders.set_passing(user_id, request.at, passes=on)
        case "clearall":
            for kept in await orders.of_user(user_id):
                await orders.clear(kept.game_id, user_id)
            await orders.set_passing(user_id, request.at, passes=False)
    if click.action in ("mine", "alldefault", "clearall"):
        await open_all_orders(request, click.mark)
    else:
        page = page_of(click) if click.action in ("suit", "melds") else click.mark
        await open_orders(request, click.game, note, page)


def _changed(order: StandingOrder, click: Click) -> StandingOrder:
    match click.action:
        case "rest":
            return replace(order, pass_rest=click.detail == "on")
        case "melds":
            return order if is_page(click.value) else replace(order, melds=MeldOrder(click.value))
    offered, chosen = ({_FACES[one] for one in values if not is_page(one)} for values in (click.offered, click.values))
    return replace(order, faces=tuple(sorted((set(order.faces) - offered) | chosen)))


async def _kept(request: Request, game: GameId) -> StandingOrder:
    return await request.services.games.orders.in_game(game, request.user_id) or _NONE


async def _keep(request: Request, game: GameId, order: StandingOrder) -> str:
    """Leave an order for the rest of the round; an order for nothing takes the one before back. Gives a sentence where
    that has taken a seat back from the computer.
    """
    holders = (await request.look(game)).record.holders
    await request.services.games.orders.keep(game, request.user_id, replace(order, answered=0), request.at)
    away = [holder.name for holder in holders if holder.user_id == request.user_id and holder.autopilot]
    return request.wording.text("notice-back", who=request.wording.name(away[0])) if away else ""


async def knock_for_needed(request: Request, game: GameId) -> str:
    """Order knocking for the cards that the asker's hand lacks at this moment, and give a sentence on it.

    Jokers are left out of it: with one of them almost any card would do. What the hand becomes later changes nothing of
    the order. Raises Refused.
    """
    visible, order = await _sitting(request, game)
    view, _ = seated(visible)
    wording, notation = worded(request.wording, visible.record), notation_of(visible.record)
    naturals = tuple(card for card in view.hand if not card.is_joker)
    faces = await asyncio.to_thread(completing_faces, meld_rules(view.rules), naturals)
    if not faces:
        return wording.text("orders-need-nothing")
    back = await _keep(request, game, replace(order or _NONE, faces=tuple(sorted(faces))))
    return f"{back} {wording.text('orders-needed', faces=wording.cards(faces, notation, request.cards))}".lstrip()


async def pass_this_round(request: Request, game: GameId) -> str:
    """Order passing on whatever is discarded until the round ends, and give a sentence on it. Raises Refused."""
    order = replace(await _kept(request, game), pass_rest=True)
    back = await _keep(request, game, order)
    record = (await request.look(game)).record
    wording = worded(request.wording, record)
    said = _order_line(record, order, wording, request.cards)
    return f"{back} {wording.text('orders-passing', order=said)}".lstrip()


async def open_orders(request: Request, game: GameId, note: str = "", page: int = 0) -> None:
    """Show the asker's standing order and a page of its list. Raises Refused for who sits in no running match."""
    await request.defer()
    order, message = await _orders(request, game, note, page)

    async def again() -> Shown | None:
        try:
            newer, drawn = await _orders(request, game, page=page)
        except Refused as refused:
            # Somebody else has taken the seat for which they were given, or nobody will answer anything any more.
            if refused.code in (HostReject.NOT_SEATED, HostReject.NOT_RUNNING):
                return None
            raise
        return Shown(newer, drawn)

    await request.show(message, Live(game, HAND, order, again))


async def _orders(request: Request, game: GameId, note: str = "", page: int = 0) -> tuple[StandingOrder, Outgoing]:
    visible, order = await _sitting(request, game)
    known, passes = order or _NONE, await request.services.games.orders.passes(request.user_id)
    return known, orders_panel(visible.record, known, request.wording, request.cards, note, page, passes=passes)


async def _sitting(request: Request, game: GameId) -> tuple[VisibleGame, StandingOrder | None]:
    """The game of somebody who may order something in it, and what they have ordered. Raises Refused for others."""
    games = request.services.games
    visible = await games.look(game, request.user_id)
    check_running(visible.record)
    seated(visible)
    return visible, await games.orders.in_game(game, request.user_id)


def orders_panel(
    record: GameRecord,
    order: StandingOrder,
    wording: Wording,
    cards: CardEmojis,
    note: str = "",
    page: int = 0,
    *,
    passes: bool = False,
) -> Outgoing:
    """The panel of a standing order: a list of the faces suit by suit and of melds with the hand, and passing.

    `passes` says whether its owner passes in all games unless an order says otherwise.
    """
    wording = worded(wording, record)
    passing = button(
        PanelId("orders", "rest", record.id, page, detail="off" if order.pass_rest else "on"),
        wording.text("button-orders-rest", on="yes" if order.pass_rest else "no"),
    )
    nothing = not order.says_something
    clear = button(PanelId("orders", "clear", record.id), wording.text("button-orders-clear"), disabled=nothing)
    back = button(PanelId("hand", "open", record.id), wording.text("button-orders-back"))
    everything = button(PanelId(PANEL, "mine"), wording.text("button-orders-mine"))
    need = button(PanelId("orders", "need", record.id), wording.text("button-orders-need"), style=Style.success)
    return framed(
        *([wording.text("hand-note", note=note)] if note else []),
        wording.text("orders-about"),
        _order_line(record, order, wording, cards),
        *([wording.text("orders-default", passes="yes" if passes else "no")] if passes or nothing else []),
        [_list(record, order, page, wording, cards)],
        [need, passing, clear, everything, back],
    )


async def open_all_orders(request: Request, page: int = 0) -> None:
    """Show a page, from 0, of everything that the asker has ordered anywhere."""
    await request.defer()
    passes = await request.services.games.orders.passes(request.user_id)
    found = []
    for kept in await request.services.games.orders.of_user(request.user_id):
        with suppress(Refused):
            found.append(((await request.look(kept.game_id)).record, kept.order))
    await request.show(all_orders_panel(found, request.wording, request.cards, page, passes=passes))


def all_orders_panel(
    found: Sequence[tuple[GameRecord, StandingOrder]],
    wording: Wording,
    cards: CardEmojis,
    page: int = 0,
    *,
    passes: bool = False,
) -> Outgoing:
    """A page of all orders: the default, then each game's order with the way to it, and taking all of it back."""
    passing = "yes" if passes else "no"
    default = button(
        PanelId(PANEL, "alldefault", detail="off" if passes else "on"),
        wording.text("button-orders-default", on=passing),
        style=Style.primary if passes else Style.secondary,
    )
    told = []
    for record, order in found:
        said = _order_line(record, order, worded(wording, record), cards)
        told.append((record, f"{of_game('orders-all-game', record, wording)}\n{said}"))
    shown, at, pages = page_at(told, page, LISTED, itemgetter(1))
    options = options_of_games([record for record, _ in shown], wording)
    nothing = not found and not passes
    clear = button(PanelId(PANEL, "clearall"), wording.text("button-orders-clearall"), disabled=nothing)
    return framed(
        wording.text("orders-all-heading"),
        wording.text("orders-default", passes=passing),
        *(line for _, line in shown),
        [select(PanelId(PANEL, "one"), options, wording.text("button-change"))] if options else [],
        [default, clear, *turns(PanelId(PANEL, "mine"), at, pages, wording)],
        [to_settings(wording)],
    )


def _order_line(record: GameRecord, order: StandingOrder, wording: Wording, cards: CardEmojis) -> str:
    """What an order says, in words."""
    faces = wording.cards(order.faces, notation_of(record), cards)
    said = [wording.text("orders-faces", faces=faces)] if order.faces else []
    if order.melds is not MeldOrder.NEVER:
        said.append(wording.text("orders-completing", melds=order.melds.value))
    if not said:
        return wording.text("orders-passing-all" if order.pass_rest else "orders-none")
    return " ".join([*said, wording.text("orders-rest", rest="yes" if order.pass_rest else "no")])


def _list(record: GameRecord, order: StandingOrder, page: int, wording: Wording, cards: CardEmojis) -> PanelItem:
    """A page of what may be ordered: the faces of a suit, and after all suits what is knocked for by the hand."""
    notation, at = notation_of(record), page % (SUITS + 1)
    melds = options_of({one.value: wording.text(f"orders-melds-{one.value}") for one in MeldOrder}, order.melds.value)
    faces = [
        [
            discord.SelectOption(
                label=wording.card(face, notation),
                value=str(face.index),
                emoji=cards.partial(face),
                default=face in order.faces,
            )
            for face in (*NATURALS, JOKER)
            if suit == (CLUBS if face.is_joker else face.suit)
        ]
        for suit in range(SUITS)
    ]
    options = page_shown([*faces, melds], at, wording)
    if at == SUITS:
        return select(PanelId(PANEL, "melds", record.id, detail=str(at)), options, wording.text("orders-melds"))
    placeholder = wording.text("orders-suit", suit=wording.text(f"suit-{notation.name}-{at}"))
    panel_id = PanelId(PANEL, "suit", record.id, detail=str(at))
    return select(panel_id, options, placeholder, at_least=0, at_most=len(options))
