"""Computer players at the table: they are handed a view like anyone, and their answer is judged like anyone's."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.hosting.clock.absence import strength_at
from bot.hosting.moves.advance import Advance, Unforeseen, foresee
from bot.hosting.thinking.pondering import SameAnswers
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled, Thinkers
from engine.cards import Seat
from engine.games.game import awaited_seats
from engine.games.moves import Pass, SeatMove, TurnTimedOut
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove

log = logging.getLogger(__name__)

Chooser = Callable[[str, MatchView, int], SeatMove]

MOVES_AT_ONCE: Final = 60
MOVES_OF_A_DEAL: Final = 2_000
"""No deal goes on for so long without its person, nor with them."""


@dataclass(frozen=True, slots=True)
class ComputerPlayers:
    """Where computer players' moves come from.

    `choose(strength, view, dice)` gives the move of the view's seat; `dice()` gives it an integer to break
    ties by. `thinkers` do the choosing; unless they do so inline, `choose` must be something that can be sent to
    another process, such as a function with a name or `Pondering`. In the deal of a day the `same` answers are given
    to everybody.
    """

    choose: Chooser
    dice: Callable[[], int]
    thinkers: Thinkers = field(default_factory=InlineThinkers)
    same: SameAnswers = field(default_factory=lambda: SameAnswers(InlineThinkers()))

    async def make_moves(self, advance: Advance) -> None:
        """Make every move that computer players can make now: their answers to a window, or one whole turn.

        In the deal of a day all of them, until it waits for a person alone: so the log has them in the same order,
        however fast anybody clicks. Nothing is stored, and no lock need be held meanwhile. Raises JobFailed, or what
        `choose` raises; in the deal of a day Stalled too, since the same is to be answered the next time.
        """
        view = advance.game.view(advance.state, None)
        moment = moment_of(view)
        for _ in range(MOVES_AT_ONCE if not advance.stored.record.day else MOVES_OF_A_DEAL):
            awaited, holders = awaited_seats(advance.game.active(advance.state)), advance.stored.record.holders
            seat = next((seat for seat in awaited if strength_at(holders[seat]) is not None), None)
            if seat is None:
                return
            view = advance.game.view(advance.state, seat)
            if moment_of(view) != moment and not advance.stored.record.day:
                return
            await self._move(advance, view)
        log.error("game %d: a computer player made %d moves in one turn", advance.stored.record.id, MOVES_AT_ONCE)
        advance.apply(TurnTimedOut(view.turn))

    async def _move(self, advance: Advance, view: MatchView) -> None:
        """Make the seat's choice. Where there is none, or it is refused, that is our bug: logged, a neutral move."""
        seat = view.seat if view.seat is not None else Seat(-1)
        strength = strength_at(advance.stored.record.holders[seat]) or ""
        try:
            move = await self._chosen(advance, strength, view)
            try:
                advance.apply(move)
            except Unforeseen as unforeseen:
                advance.apply(move, await foresee(self.thinkers, unforeseen))
        except IllegalMove as refused:
            # The refusal's facts may hold cards.
            fault = f"chose an illegal move: {refused.code}"
        except Stalled as stalled:
            if advance.stored.record.day:
                raise
            fault = f"did not answer: {stalled}"
        else:
            return
        log.error("game %d: computer player %s %s", advance.stored.record.id, strength, fault)
        window = view.claim_window
        advance.apply(TurnTimedOut(view.turn) if window is None else Pass(seat, window.window))

    async def _chosen(self, advance: Advance, strength: str, view: MatchView) -> SeatMove:
        if advance.stored.record.day:
            return await self.same.move(advance.stored.secret, view)
        return await self.thinkers.think(self.choose, strength, view, self.dice())


def moment_of(view: MatchView) -> tuple[int, int, int | None]:
    """The round, the turn, and the claim window that is open."""
    window = view.claim_window
    return view.round, view.turn, None if window is None else window.window
