"""How computer players are let think: the engine knows no clock, so whoever asks it says when it is enough. And answers
that everybody gets alike who comes to the same position of the same deal.
"""

import hashlib
import hmac
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.hosting.thinking.searches import Shared
from bot.hosting.thinking.thinkers import Thinkers
from engine.archive.codec import plain
from engine.computers import Advice, advise, choose
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.variants import game_of_view

log = logging.getLogger(__name__)

LONGEST_S: Final = 2.0
"""A search is cut then, well before the process that does it would be given up."""


@dataclass(frozen=True, slots=True)
class Pondering:
    """A chooser of moves, as computer players are given one; it can be sent to another process.

    `effort` says how long the sharp player searches: 1 is about 300 ms of processor time a decision. A search is
    counted in playouts, so that the same view and dice give the same move on a slow machine too; only after `longest_s`
    seconds by the clock is it cut, which is logged. Without a `clock` it is that of the process that searches: where
    time is simulated, ours cannot be sent there.
    """

    effort: float = 1.0
    longest_s: float = LONGEST_S
    clock: Callable[[], float] | None = None

    def __call__(self, strength: str, view: MatchView, dice: int) -> SeatMove:
        """The move of a computer player. Raises ValueError for an unknown strength."""
        if strength != Strength.SHARP:
            return choose(strength, view, dice)
        clock = self.clock or time.monotonic
        until = clock() + self.longest_s
        game = game_of_view(view)
        playouts = round(self.effort * game.usual_playouts(len(view.seats)))
        verdict = game.ponder(view, dice, playouts, lambda: clock() > until)
        if verdict.stopped:
            log.warning("a search was cut after %g s and %d playouts", self.longest_s, verdict.playouts)
        return verdict.move


def advised(view: MatchView) -> Advice | None:
    """What the sharp player would do in the view's seat, always the same; None where there is nothing to do."""
    if not game_of_view(view).options(view).kinds:
        return None
    until = time.monotonic() + LONGEST_S
    return advise(view, view.turn, should_stop=lambda: time.monotonic() > until)


LABEL: Final = b"talon answer 1"
KEPT: Final = 20_000
"""The answers to so many positions are kept, of some hundred bytes each: those of the last days."""


def unhurried(_strength: str, view: MatchView, dice: int) -> SeatMove:
    """The sharp player's move after as many playouts as are usual, however long they take."""
    return game_of_view(view).ponder(view, dice).move


@dataclass(frozen=True, slots=True)
class SameAnswers:
    """Who is asked; `choose` is given a strength, a view and dice, as for all computer players."""

    thinkers: Thinkers
    choose: Callable[[str, MatchView, int], SeatMove] = unhurried
    _answers: Shared[bytes, SeatMove] = field(default_factory=lambda: Shared(KEPT))

    async def move(self, secret: bytes, view: MatchView) -> SeatMove:
        """The move in the deal that a secret shuffles; who asks meanwhile shares it. Raises Stalled and JobFailed."""
        position = position_of(secret, view)
        dice, sharp = int.from_bytes(position[:4], "big"), Strength.SHARP.value
        return await self._answers.get(position, lambda: self.thinkers.think(self.choose, sharp, view, dice))


def position_of(secret: bytes, view: MatchView) -> bytes:
    """What stands for a position of a deal: 32 bytes from which its dice are taken, too."""
    seen = json.dumps(plain(view), sort_keys=True, separators=(",", ":")).encode()
    return hmac.new(secret, LABEL + seen, hashlib.sha256).digest()
