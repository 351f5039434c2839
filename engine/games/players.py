"""What computer players of different families do alike."""

from __future__ import annotations

from engine.rules.rule_set import RuleSet


def restless(rules: RuleSet, dice: int) -> bool:
    """Whether to draw from the stock though the discard is wanted: now and then under the first edition of the rules.

    There two players could hand each other the same cards for ever; since then the rules see to that.
    """
    return not rules.is_current and dice % 12 == 0


def attentive(dice: int, once_in: int) -> bool:
    """Whether a casual player looks closely this time: so often on the average."""
    return (dice >> 7) % once_in == 0
