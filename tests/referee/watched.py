"""How many matches the referee has watched, table by table: noted, so that a long proof can be run in pieces.

`python -m tests.referee.watched --minutes 20 --processes 2` goes on where it was: the tables of which the fewest
matches were watched come first. Of each table the matches are those of the seeds from 1,000 on, one after another. What
was watched counts for the code it was watched with: `watched.json` tells it by a fingerprint of engine and referee.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from tests.referee.recorded import TABLES, refereed

ROOT: Final = Path(__file__).parents[2]
NOTES: Final = Path(__file__).with_name("watched.json")
STRENGTHS: Final = ("easy", "steady")
FIRST: Final = 1_000
"""Seeds of their own, so that other matches are proved than those of every day."""
WANTED: Final = 1_000
_PIECE: Final = 5.0

Table = tuple[str, int]


@cache
def fingerprint() -> str:
    """What tells one state of the engine and the referee from another, as far as matches go."""
    files = sorted(
        path
        for room in ("engine", "tests/referee")
        for path in (ROOT / room).rglob("*.py")
        if "tournament" not in path.parts and path != Path(__file__) and not path.name.startswith("test_")
    )
    told = hashlib.sha256()
    for path in files:
        told.update(f"{path.relative_to(ROOT)}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:12]


def watched(table: Table, notes: Path = NOTES) -> int:
    """How many matches of a table were watched with the code as it is, none of them foul."""
    return _read(notes).get(_name(table), {}).get(fingerprint(), 0)


def watched_ever(table: Table, notes: Path = NOTES) -> int:
    """The same with any code: the most with one."""
    return max(_read(notes).get(_name(table), {}).values(), default=0)


def watch_on(table: Table, seconds: float, wanted: int = WANTED, done: int = 0) -> int:
    """Watches matches of a table from the number `done` on, for so long; how many were watched then.

    Raises Foul at the first move that is not by the rules.
    """
    key, seats = table
    ends = time.monotonic() + seconds
    while done < wanted and time.monotonic() < ends:
        refereed(key, seats, STRENGTHS[done % 2], FIRST + done)
        done += 1
    return done


def note(table: Table, count: int, notes: Path = NOTES) -> None:
    """Notes that so many matches were watched. What was watched with other code stays where it is more."""
    every = _read(notes)
    known = every.setdefault(_name(table), {})
    most = max(known.items(), key=lambda each: each[1], default=(fingerprint(), 0))
    every[_name(table)] = dict(sorted({most[0]: most[1], fingerprint(): count}.items()))
    notes.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _read(notes: Path) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(notes.read_text(encoding="utf-8")) if notes.exists() else {}
    return found


def _name(table: Table) -> str:
    return f"{table[0]}, {table[1]} seats"


def _next(running: set[Table]) -> Iterator[Table]:
    """Tables that want more, those first of which the fewest matches were watched."""
    left = [table for table in TABLES if table not in running and watched(table) < WANTED]
    yield from sorted(left, key=watched)


def main() -> int:
    """Watches matches for so many minutes, in so many processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    ends = time.monotonic() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.processes) as pool:
        while time.monotonic() < ends:
            tables = list(islice(_next(set()), asked.processes))
            begun = {table: pool.submit(watch_on, table, _PIECE, WANTED, watched(table)) for table in tables}
            if not begun:
                break
            for table, piece in begun.items():
                note(table, piece.result())
    for table in TABLES:
        sys.stdout.write(f"{_name(table)}: {watched(table):,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
