"""Answers of the sharp player that everybody gets alike who comes to the same position of the same deal.

They follow from the position and the deal's secret alone: the dice are drawn from these, and the search is counted in
playouts and never cut by the clock. So neither a restart nor another process nor a busy machine changes one; what is
kept in memory only saves searching twice.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.hosting.thinking.searches import Shared
from bot.hosting.thinking.thinkers import Thinkers
from engine.archive.codec import plain
from engine.computers import ponder
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.games.views import MatchView

LABEL: Final = b"talon answer 1"
KEPT: Final = 20_000
"""The answers to so many positions are kept, of some hundred bytes each: those of the last days."""


def unhurried(_strength: str, view: MatchView, dice: int) -> SeatMove:
    """The sharp player's move after as many playouts as are usual, however long they take."""
    return ponder(view, dice).move


@dataclass(frozen=True, slots=True)
class SameAnswers:
    """Who is asked; `choose` is given a strength, a view and dice, as for all computer players."""

    thinkers: Thinkers
    choose: Callable[[str, MatchView, int], SeatMove] = unhurried
    _answers: Shared[bytes, SeatMove] = field(default_factory=lambda: Shared(KEPT))

    async def move(self, secret: bytes, view: MatchView) -> SeatMove:
        """The move of a view's seat in the deal that a secret shuffles; who asks meanwhile waits for the same search.

        Raises Stalled and JobFailed.
        """
        position = position_of(secret, view)
        dice, sharp = int.from_bytes(position[:4], "big"), Strength.SHARP.value
        return await self._answers.get(position, lambda: self.thinkers.think(self.choose, sharp, view, dice))


def position_of(secret: bytes, view: MatchView) -> bytes:
    """What stands for a position of a deal: 32 bytes from which its dice are taken, too."""
    seen = json.dumps(plain(view), sort_keys=True, separators=(",", ":")).encode()
    return hmac.new(secret, LABEL + seen, hashlib.sha256).digest()
