"""Where the engine is known to play by another rule than the one that is wanted, clause by clause.

A match in which one of these fouls is whistled is watched up to there. Whoever puts the engine right strikes the entry.
"""

from __future__ import annotations

from typing import Final

EXPECTED: Final[dict[str, str]] = {
    "A002-04b": "a joker that was not replaced counts as kept in a meld of another kind, and as replaced by a tile "
    "that never left its own meld",
    "A004-04": "a joker counts as replaced by a tile that never left its own meld",
    "A004-08": "a lying row in which the tile put aside frees the joker counts as a new one",
    "the record of what came to each meld": "of two equal melds the changes name one, and the melds the other",
}
