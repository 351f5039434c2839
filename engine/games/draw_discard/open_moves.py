"""The kinds of move that are open at a moment, as far as everyone may know it."""

from __future__ import annotations

from typing import Final

from engine.cards import Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import MoveKind

ANSWERING: Final = frozenset({MoveKind.CLAIM, MoveKind.PASS})
OPENING_DISCARD: Final = frozenset({MoveKind.DISCARD})
DRAWING: Final = frozenset({MoveKind.DRAW_STOCK})
DRAWING_OR_TAKING: Final = frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})

_PLAYING: Final = {
    (owed, len(lays), len(undoing)): frozenset({MoveKind.RETURN_DISCARD if owed else MoveKind.DISCARD, *lays, *undoing})
    for owed in (False, True)
    for undoing in ((), (MoveKind.TAKE_BACK,))
    for lays in ((), (MoveKind.LAY,), (MoveKind.LAY, MoveKind.LAY_TABLE))
}


def takeable(rules: DrawDiscardRules, top: Card | None, lap: int, *, stock_only: bool) -> bool:
    """Whether the rules let the seat in turn take the top discard, None where there is none, at this moment."""
    draw = rules.draw
    return top is not None and not stock_only and draw.discard_take != "never" and lap >= draw.discard_take_from_lap


def playing(rules: DrawDiscardRules, lap: int, *, owed: bool, laid: bool) -> frozenset[MoveKind]:
    """The moves after the draw; with `owed` the discard taken must be melded or given back, what is `laid` may be
    taken back.
    """
    lays = 0 if lap < rules.meld_from_lap else 1 if rules.rearrange is None else 2
    return _PLAYING[owed, lays, int(laid)]
