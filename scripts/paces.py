"""Lets people with habits play at every pace, and writes the table of docs/PACE.md: `python -m scripts.paces`.

With `--only gin_rummy` only the rows that say so are made anew, and the others stay as they stand; so does what stands
around the table in the document.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path
from typing import Final

from bot.hosting.clock.pace import PACES, typed_pace
from bot.simulation.figures import Figures, simulated
from bot.simulation.inhabitants import Ordering

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "PACE.md"
BEGINS: Final = "<!-- made by scripts/paces.py -->"
ENDS: Final = "<!-- until here -->"
MATCHES: Final = 6
SEED: Final = 11
PARTS: Final = PACES["daily"].reserve_parts
HEADINGS: Final = (
    "game", "pace", "orders left by", "days a round", "days a match", "time for claims", "turns lost of 100",
    "days held", "finished",
)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """What is played for a row of the table; a pace by its name or its lengths, and of how many parts of what is left
    of the reserve one turn may use one.
    """

    variant: str
    seats: int
    pace: str
    ordering: Ordering
    parts: int = PARTS

    @property
    def says(self) -> tuple[str, ...]:
        """The cells by which the row is known."""
        whole = "" if self.parts > 1 else ", all of the reserve at once"
        return f"`{self.variant}`, {self.seats}", f"`{self.pace}`{whole}", self.ordering.value


def rows() -> Iterator[Row]:
    """The rows: the paces as they are, then other windows and reserves around `daily`, then other games; where a third
    of the reserve is all that a turn may use, what it was like before stands first.
    """
    yield Row("disney_basic", 4, "daily", Ordering.SOME, 1)
    for ordering in Ordering:
        yield Row("disney_basic", 4, "daily", ordering)
    for ordering in (Ordering.NOBODY, Ordering.EVERYBODY):
        yield Row("disney_basic", 4, "slow", ordering)
    for pace in ("quick", "friendly", "24h+72h/15m", "24h+72h/6h", "24h/1h", "24h+7d/1h"):
        yield Row("disney_basic", 4, pace, Ordering.SOME)
    for variant, seats in (("nsv_layoff", 4), ("gin_rummy", 2)):
        for parts in (1, PARTS):
            yield Row(variant, seats, "daily", Ordering.SOME, parts)


def made(row: Row, matches: int) -> Figures:
    """The figures of a row."""
    pace = replace(typed_pace(row.pace), reserve_parts=row.parts)
    return asyncio.run(simulated(row.variant, pace, row.seats, matches, SEED, row.ordering))


def line(row: Row, found: Figures) -> str:
    """A row of the table."""
    cells = (
        *row.says, f"{found.days_per_round:.1f}",
        f"{found.days_per_match:.1f}", f"{found.window_share:.0%}", f"{found.timeouts_per_100_turns:.1f}",
        f"{found.days_held:.1f}", f"{found.finished} of {found.matches}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def cells(text: str) -> tuple[str, ...]:
    """The cells by which a row of the table is known."""
    return tuple(cell.strip() for cell in text.split("|")[1:4])


def main() -> int:
    """Make the table, row by row, and put it in its place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="make the rows anew that say this, as `daily`")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each row")
    parser.add_argument("--at-once", type=int, help="processes; as many as there are processors")
    asked = parser.parse_args()
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGINS)
    stood, _, after = rest.partition(ENDS)
    known = {cells(text): text for text in stood.splitlines()}
    wanted = [row for row in rows() if asked.only in " ".join(row.says)]
    with ProcessPoolExecutor(asked.at_once) as processes:
        for row, found in zip(wanted, processes.map(made, wanted, repeat(asked.matches)), strict=True):
            known[row.says] = line(row, found)
            print(known[row.says], flush=True)
    table = [
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(known.get(row.says, "") for row in rows()),
    ]
    text = "\n".join([f"{before}{BEGINS}", "", *filter(None, table), "", f"{ENDS}{after}"])
    DOCUMENT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
