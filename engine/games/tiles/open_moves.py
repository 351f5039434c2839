"""The kinds of move that are open at a moment, as far as everyone may know it."""

from __future__ import annotations

from engine.games.moves import MoveKind
from engine.games.tiles.laying import aside_tile
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase


def open_moves(rules: TileRules, rnd: TileRound) -> frozenset[MoveKind]:
    """The kinds of move open to the seat in turn, whatever it holds."""
    takeable = aside_tile(rules, rnd) is not None or rnd.open_tile is not None
    return open_at(rules, rnd.phase, pool=bool(rnd.pool), takeable=takeable)


def open_at(rules: TileRules, phase: Phase, *, pool: bool, takeable: bool) -> frozenset[MoveKind]:
    """The kinds of move of a phase, with tiles in the pool or not, and an open one that may be taken or not."""
    if phase is Phase.PUT_ASIDE:
        return frozenset({MoveKind.DISCARD})
    if phase is Phase.DRAW:
        return frozenset({MoveKind.DRAW_STOCK, MoveKind.LAY_TABLE} if takeable else {MoveKind.DRAW_STOCK})
    if phase is Phase.LAY:
        return frozenset({MoveKind.LAY_TABLE, MoveKind.DISCARD if rules.v1.enabled else MoveKind.PASS_TURN})
    return frozenset({MoveKind.LAY_TABLE, MoveKind.DRAW_STOCK if pool else MoveKind.PASS_TURN})
