"""One's hand, whatever the game: opening it, clicks in it, and moves made elsewhere that it answers."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.ui.games.registry import HandKind, kind_of
from bot.ui.hand.sitting import Reply, take_place
from bot.ui.kit.items import Click, handles
from bot.ui.kit.request import Request
from bot.ui.table.board_of_a_family import Answer
from engine.games.moves import SeatMove
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject

STALE: Final = frozenset({Reject.STALE_TURN, Reject.STALE_WINDOW, Reject.NO_WINDOW, Reject.WINDOW_CLOSED})


@handles("hand")
async def press(request: Request, click: Click) -> None:
    """A component of the hand panel, or a button elsewhere that opens it: do it, and redraw with what came of it."""
    if click.action == "open":
        await open_hand(request, click.game)
        return
    await request.defer()
    sitting = await take_place(request, click.game)
    reply = await _hand_of(sitting.view).act(request, click)
    await show(request, reply)


async def open_hand(request: Request, game: int, note: str = "") -> None:
    """Show the asker's hand. Raises Refused for those who hold no seat in a running match, or no cards in this game."""
    await request.defer()
    sitting = await take_place(request, game)
    await show(request, sitting.reply(note))


async def show(request: Request, reply: Reply) -> None:
    """Show the hand of a reply. Raises Refused(NO_HAND) in a game in which nobody holds cards."""
    if reply.look.view is None:
        raise Refused(HostReject.NOT_RUNNING)
    kind = _hand_of(reply.look.view)
    await request.show(await kind.show(reply, request.wording, request.cards))


async def play(request: Request, game: int, move: SeatMove, how: Answer = Answer.HAND) -> None:
    """Make a move and answer as `answer` does."""
    if how is not Answer.BOARD:
        await request.defer()
    sitting = await take_place(request, game)
    await answer(request, game, sitting.submit(move), how)


async def answer(request: Request, game: int, doing: Awaitable[Reply], how: Answer = Answer.HAND) -> None:
    """Show what came of something that was done: the hand, a sentence, or nothing where the board shows it to all.

    A refusal is a sentence; a stale click gets the hand as well, so that the next click is not stale.
    """
    await (request.acknowledge() if how is Answer.BOARD else request.defer())
    try:
        reply = await doing
    except IllegalMove as error:
        sitting = await take_place(request, game)
        if how is not Answer.HAND or error.code not in STALE or not _has_hand(sitting.view):
            await request.say(sitting.refusal(error))
            return
        reply = sitting.reply(sitting.refusal(error))
    if how is Answer.BOARD:
        return
    if how is Answer.SENTENCE or reply.look.view is None or not _has_hand(reply.look.view):
        await request.say(reply.note)
    else:
        await show(request, reply)


def _has_hand(view: MatchView) -> bool:
    kind = kind_of(view)
    return kind is not None and kind.hand is not None


def _hand_of(view: MatchView) -> HandKind:
    kind = kind_of(view)
    if kind is None or kind.hand is None:
        raise Refused(HostReject.NO_HAND)
    return kind.hand
