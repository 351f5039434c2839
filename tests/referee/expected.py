"""Where the engine is known to play by another rule than the one that is wanted, clause by clause.

A match in which one of these fouls is whistled is watched up to there. Whoever puts the engine right strikes the entry.
"""

from __future__ import annotations

from typing import Final

EXPECTED: Final[dict[str, str]] = {
    "A002-04b": "a joker whose tile lies beside a tile of its meld in another of the kind counts as replaced",
    "A004-08": "a row that already lies counts as new when the tile put aside frees its joker",
}
