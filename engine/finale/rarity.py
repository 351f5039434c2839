"""How rare a feat is in its game, by a table that self-play has filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.finale.feats import Feat
from engine.finale.rarities import RARITIES

UNKNOWN: Final = 100.0
Steps = Sequence[tuple[int, float]]
"""Scores, the least first, each with in how many of 100 matches it was reached."""


def known_steps(variant: str, feat: Feat) -> Steps:
    """What the table says of a feat in a game."""
    written = (step.split(":") for step in RARITIES.get(variant, {}).get(feat.value, "").split())
    return [(int(score), float(share)) for score, share in written]


def rarity_in(steps: Steps, score: int) -> float:
    """In how many of 100 self-played matches there was such a feat with that score or a better one.

    100 where the steps do not go so far: what comes in too many matches, or hardly ever, is no award of that game.
    """
    return next((share for least, share in reversed(steps) if least <= score), UNKNOWN)
