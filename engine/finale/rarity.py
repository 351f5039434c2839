"""How rare a feat is in its game, by a table that self-play has filled."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from engine.finale.feats import Feat
from engine.finale.rarities import RARITIES

UNKNOWN: Final = 100.0


def rarity_of(variant: str, feat: Feat, score: int) -> float:
    """In how many of 100 self-played matches there was such a feat with that score or a better one.

    100 where the table does not go so far: what comes in too many matches, or hardly ever, is no award of that game.
    """
    steps = RARITIES.get(variant, {}).get(feat.value, ())
    place = bisect_right(steps, (score, UNKNOWN)) - 1
    return steps[place][1] if place >= 0 else UNKNOWN
