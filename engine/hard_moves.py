"""Moves of which only a search tells whether they are allowed: to be judged where nobody waits."""

from __future__ import annotations

from engine.games.moves import Discard, DrawStock, Move, PassTurn
from engine.games.tiles.rules import TileRules
from engine.rules.rule_set import RuleSet


def takes_thought(rules: RuleSet, move: Move) -> bool:
    """Whether a search is needed to tell if a move is allowed.

    So it is where whoever can lay tiles has to (A004-13), of every move that ends a turn without laying any.
    """
    declines = isinstance(move, DrawStock | PassTurn | Discard)
    return declines and isinstance(rules, TileRules) and not rules.may_decline_to_lay
