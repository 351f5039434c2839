"""Where the engine is known to play by another rule than the one that is wanted, clause by clause.

A match in which one of these fouls is whistled is watched up to there. Whoever puts the engine right strikes the entry.
"""

from __future__ import annotations

from typing import Final

EXPECTED: Final[dict[str, str]] = {
    "G-03": "the top discard can be taken in turn for ever where the stock is used up",
    "G-10": "a claim that takes the last card of the stock ends the round though the top discard could be taken",
    "A002-04b": "a joker that was not replaced counts as kept in a meld of another kind, and as replaced by a tile "
    "that never left its own meld",
    "A004-04": "a joker counts as replaced by a tile that never left its own meld",
    "A004-08": "a lying row in which the tile put aside frees the joker counts as a new one",
    "RULES, draw rules": "Räuber: other melds may come before the discard that was taken to be laid at once",
    "the record of what came to each meld": "of two equal melds the changes name one, and the melds the other",
}
