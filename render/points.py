"""How totals are written down: as penalty points or as minus points, as the rules say (A000-15)."""

from __future__ import annotations

from typing import Final

from engine.rules import DrawDiscardRules, RuleSet

MINUS: Final = "\N{MINUS SIGN}"


def written(points: int, rules: RuleSet) -> str:
    """Points as a score sheet of these rules shows them, with a typographic minus sign."""
    if isinstance(rules, DrawDiscardRules) and rules.score.display == "negative":
        points = -points
    return str(points).replace("-", MINUS)
