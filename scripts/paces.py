"""Lets people with habits play at every pace, and writes the table of docs/PACE.md: `python -m scripts.paces`.

With `--rows 1` only so many rows are made, and printed. What stands around the table in the document stays.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from typing import Final

from bot.hosting.clock.pace import typed_pace
from bot.simulation.figures import Figures, simulated
from bot.simulation.inhabitants import Ordering

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "PACE.md"
BEGINS: Final = "<!-- made by scripts/paces.py -->"
ENDS: Final = "<!-- until here -->"
MATCHES: Final = 6
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
    for ordering in Ordering:
        yield Row("disney_basic", 4, "daily", ordering)
    for ordering in (Ordering.NOBODY, Ordering.EVERYBODY):
        yield Row("disney_basic", 4, "slow", ordering)
    for pace in ("quick", "friendly", "24h+72h/15m", "24h+72h/6h", "24h/1h", "24h+7d/1h"):
        yield Row("disney_basic", 4, pace, Ordering.SOME)
    for variant, seats in (("nsv_layoff", 4), ("gin_rummy", 2)):
        yield Row(variant, seats, "daily", Ordering.SOME)


def made(row: Row, matches: int) -> Figures:
    """The figures of a row."""
    return asyncio.run(simulated(row.variant, typed_pace(row.pace), row.seats, matches, SEED, row.ordering))


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
    parser.add_argument("--rows", type=int, help="so many rows, printed and not written")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each row")
    parser.add_argument("--at-once", type=int, help="processes; as many as there are processors")
    asked = parser.parse_args()
    table = [f"| {' | '.join(HEADINGS)} |", f"|{' --- |' * len(HEADINGS)}"]
    wanted = list(rows())[: asked.rows]
    with ProcessPoolExecutor(asked.at_once) as processes:
        for row, found in zip(wanted, processes.map(made, wanted, repeat(asked.matches)), strict=True):
            table.append(line(row, found))
            print(table[-1], flush=True)
    if asked.rows is None:
        before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGINS)
        after = rest.partition(ENDS)[2]
        DOCUMENT.write_text("\n".join([f"{before}{BEGINS}", "", *table, "", f"{ENDS}{after}"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
