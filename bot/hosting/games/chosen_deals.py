"""The deals that practice games begin with: chosen, so that what is taught happens soon and no first move does harm.

`scripts/learning_deals.py` finds them. They are the same for everybody, and promise no chance: such a game has no
commitment, and nobody's part is in its shuffles.
"""

from __future__ import annotations

import hashlib
from typing import Final

CHOSEN: Final[dict[str, int]] = {
    "disney_basic": 0,
    "disney_layoff": 1,
    "disney_duel": 0,
    "disney_karo8": 0,
    "czech_rummy": 0,
    "gin_rummy": 18,
    "rummy_500": 8,
    "nsv_basic": 0,
    "nsv_buy": 1,
    "nsv_layoff": 3,
    "nsv_robber": 1,
    "my_rummy": 21,
    "tile_rummy": 1,
}
"""The number of each game's deal."""


def chosen_secret(variant: str, number: int) -> bytes:
    """What keys the shuffles of a chosen deal: anybody can compute it."""
    return hashlib.sha256(f"talon practice deal {variant} {number}".encode()).digest()
