"""The kinds of move that are open at a moment, as far as everyone may know it."""

from __future__ import annotations

from engine.games.gin.rules import GinRules
from engine.games.moves import MoveKind
from engine.games.views import Phase


def open_moves(rules: GinRules, phase: Phase, *, stock_only: bool) -> frozenset[MoveKind]:
    """The moves of the seat in turn, as far as everyone may know."""
    if phase is Phase.UPCARD:
        return frozenset({MoveKind.TAKE_DISCARD, MoveKind.PASS_TURN})
    if phase is Phase.DRAW:
        return frozenset({MoveKind.DRAW_STOCK} if stock_only else {MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})
    if phase is Phase.PLAY:
        return frozenset({MoveKind.DISCARD} if rules.score.big_gin is None else {MoveKind.DISCARD, MoveKind.LAY})
    if phase is Phase.LAY_OFF:
        return frozenset({MoveKind.LAY, MoveKind.PASS_TURN})
    return frozenset()
