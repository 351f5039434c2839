"""One's hand, whatever the game: opening it, clicks in it, and moves made elsewhere that it answers."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.hosting.games.drafts import opened
from bot.hosting.refusals import HostReject, Refused, there
from bot.records.games import GameStatus
from bot.ui.games.families import family_of, has_hands
from bot.ui.games.family import FamilyHand
from bot.ui.hand.lessons import lesson_for
from bot.ui.hand.sitting import Reply, Sitting, carry_out, sit_down
from bot.ui.kit.items import Click, handles
from bot.ui.kit.message import HAND, Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.ui.replay.news import news_since_own_move
from bot.ui.table.board_panel import Answer
from bot.ui.workbench.bench_panel import BenchPanel
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject

STALE: Final = frozenset({Reject.STALE_TURN, Reject.STALE_WINDOW, Reject.NO_WINDOW, Reject.WINDOW_CLOSED})
LOOKS: Final = frozenset({"open", "show"})
"""What opens the hand, or brings it up to date: whoever does either may have been away."""


@handles("hand")
async def press(request: Request, click: Click) -> None:
    """A component of the hand panel, or a button elsewhere that opens it: do it, and redraw with what came of it."""
    await request.defer()
    sitting = await sit_down(request, click.game)
    if click.action in LOOKS:
        await open_hand(sitting)
        return
    pressed = 0 if click.values else click.drawing
    if click.action == "more":
        await show(request, replace(sitting.reply(), more=click.detail == "on", pressed=pressed))
        return
    reply = await carry_out(sitting, click, _hand_of(sitting.view).actions)
    await show(request, replace(reply, pressed=pressed))


async def open_hand(sitting: Sitting[MatchView]) -> None:
    """Show the asker's hand, and what happened since they moved. Raises Refused(NO_HAND) where nobody holds cards."""
    request = sitting.request
    await request.defer()
    told = await news_since_own_move(request, sitting.visible.record, sitting.seat)
    await show(request, replace(sitting.reply(), news=told))


async def show(request: Request, reply: Reply) -> None:
    """Show the hand of a reply. Raises Refused(NO_HAND) in a game in which nobody holds cards."""
    game = reply.visible.record.id

    async def again() -> Shown | None:
        try:
            sitting = await sit_down(request, game)
        except Refused as refused:
            # Somebody else has taken the seat: what it holds is no longer theirs to see.
            if refused.code is HostReject.NOT_SEATED:
                return None
            raise
        if sitting.visible.record.status is GameStatus.CANCELLED:
            return None
        newer = sitting.reply()

        async def draw() -> Outgoing:
            record = sitting.visible.record
            told = await news_since_own_move(request, record, sitting.seat) if reply.news else ()
            present = replace(
                reply, visible=sitting.visible, draft=newer.draft, note="", question=None, news=told, pressed=0
            )
            return await _drawn(request, present)

        return Shown(_state(newer), draw)

    await request.show(await _drawn(request, reply), Live(game, HAND, _state(reply), again))


def _state(reply: Reply) -> object:
    """All of a hand that others' moves and the clock may change."""
    return reply.visible.view, reply.visible.deadlines, reply.draft


async def _drawn(request: Request, reply: Reply) -> Outgoing:
    status, view = reply.visible.record.status, reply.visible.view
    if view is None or status is GameStatus.CANCELLED:
        raise Refused(HostReject.NOT_RUNNING, status=status.value)
    bench = opened(reply.draft, view)
    # Whoever rebuilds the table has it in the hand's place.
    hand = _hand_of(view).panel if bench is None else partial(BenchPanel, bench)
    prepared = reply.draft.swaps or reply.draft.taking
    reply = replace(reply, lesson="" if prepared else await lesson_for(request, reply.visible, reply.draft))
    panel = await asyncio.to_thread(hand, reply, view, request.wording, request.cards)
    return await panel.message()


async def answer(sitting: Sitting[MatchView], doing: Awaitable[Reply], how: Answer = Answer.HAND) -> None:
    """Show what came of something that was done: the hand, a sentence, or nothing where the board shows it to all.

    A refusal is a sentence; a stale click and whoever is in turn get the hand as well, so that the next click helps.
    """
    request = sitting.request
    try:
        reply = await doing
    except Refused as error:
        await request.say(sitting.refusal(error))
        return
    except IllegalMove as error:
        helps = error.code in STALE or sitting.view.turn_seat == sitting.seat
        if how is not Answer.HAND or not helps or not has_hands(sitting.view):
            await request.say(sitting.refusal(error))
            return
        present = await sit_down(request, sitting.game)
        reply = present.reply(present.refusal(error))
    if how is Answer.BOARD:
        return
    if how is Answer.SENTENCE or reply.visible.view is None or not has_hands(reply.visible.view):
        await request.say(reply.note)
    else:
        await show(request, reply)


def _hand_of(view: MatchView) -> FamilyHand[MatchView]:
    return there(family_of(view).hand, HostReject.NO_HAND)
