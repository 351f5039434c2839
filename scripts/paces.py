"""Lets people with habits play at every pace, and writes the table of docs/PACE.md: `python -m scripts.paces`.

With `--rows 1` only so many rows are made, and printed. What stands around the table in the document stays.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.hosting.pace import typed_pace
from bot.simulation.figures import Figures, simulated
from bot.simulation.inhabitants import Ordering

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "PACE.md"
BEGINS: Final = "<!-- made by scripts/paces.py -->"
ENDS: Final = "<!-- until here -->"
MATCHES: Final = 12
SEED: Final = 11
HEADINGS: Final = (
    "game", "pace", "orders left by", "days a round", "days a match", "time for claims", "turns lost of 100",
    "finished",
)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """What is played for a row of the table; a pace by its name or its lengths."""

    variant: str
    seats: int
    pace: str
    ordering: Ordering


def rows() -> Iterator[Row]:
    """The rows: the paces as they are, then other windows and reserves around `daily`, then other games."""
    for pace in ("quick", "daily", "slow", "friendly"):
        for ordering in (Ordering.NOBODY, Ordering.SOME, Ordering.EVERYBODY):
            yield Row("disney_basic", 4, pace, ordering)
    for other in ("24h+72h/15m", "24h+72h/3h", "24h+72h/6h", "24h/1h", "24h+24h/1h", "24h+7d/1h"):
        yield Row("disney_basic", 4, other, Ordering.SOME)
    for variant, seats in (("nsv_buy", 4), ("nsv_layoff", 4), ("gin_rummy", 2), ("disney_karo8", 4)):
        yield Row(variant, seats, "daily", Ordering.SOME)


def line(row: Row, found: Figures) -> str:
    """A row of the table."""
    cells = (
        f"`{row.variant}`, {row.seats}", f"`{row.pace}`", row.ordering.value, f"{found.days_per_round:.1f}",
        f"{found.days_per_match:.1f}", f"{found.window_share:.0%}", f"{found.timeouts_per_100_turns:.1f}",
        f"{found.finished} of {found.matches}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Make the table, row by row, and put it in its place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--matches", type=int, default=MATCHES)
    asked = parser.parse_args()
    logging.disable(logging.WARNING)
    table = [f"| {' | '.join(HEADINGS)} |", f"|{' --- |' * len(HEADINGS)}"]
    for row in list(rows())[: asked.rows]:
        pace = typed_pace(row.pace)
        found = asyncio.run(simulated(row.variant, pace, row.seats, asked.matches, SEED, row.ordering))
        table.append(line(row, found))
        print(table[-1], flush=True)
    if asked.rows is None:
        before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGINS)
        after = rest.partition(ENDS)[2]
        DOCUMENT.write_text("\n".join([f"{before}{BEGINS}", "", *table, "", f"{ENDS}{after}"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
