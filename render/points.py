"""How totals are written down: as penalty points or as minus points, as the rules say (A000-15)."""

from __future__ import annotations

from typing import Final

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileRules
from engine.rules.rule_set import RuleSet

MINUS: Final = "\N{MINUS SIGN}"


def written(points: int, rules: RuleSet) -> str:
    """Points as a score sheet of these rules shows them, with a typographic minus sign.

    Where what one loses another wins, plus points have their sign as well (002, 004).
    """
    points = as_written(points, rules)
    plus = "+" if points > 0 and isinstance(rules, TileRules) else ""
    return plus + str(points).replace("-", MINUS)


def as_written(points: int, rules: RuleSet) -> int:
    """Points as the game writes them down: as penalty points, or below zero (A000-15)."""
    negative = isinstance(rules, DrawDiscardRules) and rules.score.display == "negative"
    return -points if negative else points
