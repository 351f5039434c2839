"""How many matches the referee has watched, table by table: noted, so that a long proof can be run in pieces.

`python -m tests.referee.watched --minutes 20 --compiled` goes on where it was, some seconds at each table in turn, with
the engine compiled as it is in the image; first the tables of printed games, then those of random moves. The former are
a variant as it is printed at a number of seats, where computers play; at the latter every match of a variant has other
house rules and every move is a random one. Of each the matches are those of the seeds from 1,000 on, one after another.

What was watched counts for the code it was watched with: `watched.json` tells it by a fingerprint of what can matter
there: the rules of the variant and the code of its family, what all families share, and the referee's reading of that
family. Who plays does not count: another player makes other matches, and all of them must be by the rules.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.compiled import compiled_tree
from tests.referee.recorded import RANDOM, TABLES, VARIANTS, is_rebuilt, printed_rules, refereed, refereed_at_random

ROOT: Final = Path(__file__).parents[2]
NOTES: Final = Path(__file__).with_name("watched.json")
PROOFS: Final = ROOT / "docs" / "PROOFS.md"
HEADING: Final = "## Matches watched by the referee in pieces"
STRENGTHS: Final = ("easy", "steady")
WHERE_REBUILT: Final = ("easy", "easy", "easy", "steady")
"""Steady computers look for a rebuilt table much oftener, so that a match takes twice as long; by turns."""
FIRST: Final = 1_000
"""Seeds of their own, so that other matches are proved than those of every day."""
WANTED: Final = 1_000
EVERY: Final = [*TABLES, *((key, RANDOM) for key in VARIANTS)]
_PIECE: Final = 15.0

Table = tuple[str, int]
"""A variant and the number of seats; RANDOM where house rules, seats and moves are random."""

SHARED: Final = (
    "engine/archive/codec.py",
    "engine/cards",
    "engine/games/*.py",
    "engine/match/match.py",
    "engine/match/state.py",
    "engine/melds",
    "engine/rules",
    "tests/referee/*.py",
)
READ_BY: Final = {"duel": "teams", "suit_rows": "teams"}
"""The room of the referee for a family, where it is not called like it."""
WHO_PLAYS: Final = {"imagined.py", "imagining.py", "open_moves.py", "players", "players.py", "reasons.py", "search.py"}
REBUILDING: Final = {"joker_locks.py", "rebuilding.py", "table_changes.py"}


@cache
def fingerprint(table: Table) -> str:
    """What tells one state of the rules' code and the referee from another, as far as matches at a table go."""
    variant, seats = VARIANTS[table[0]], table[1]
    rebuilt = seats == RANDOM or is_rebuilt(variant.rules)
    left_out = WHO_PLAYS if rebuilt else WHO_PLAYS | REBUILDING
    told = hashlib.sha256(printed_rules(table[0]).encode())
    for path in sorted(_files(variant.family, rebuilt=rebuilt)):
        apart = {path.name, *path.relative_to(ROOT).parts} & left_out
        if not (apart or path == Path(__file__) or path.name.startswith("test_")):
            told.update(f"{path.relative_to(ROOT)}\n".encode())
            told.update(path.read_bytes())
    return told.hexdigest()[:12]


def _files(family: str, *, rebuilt: bool) -> Iterator[Path]:
    own = [f"engine/games/{family}", f"tests/referee/{READ_BY.get(family, family)}"]
    for named in (*SHARED, *own, *(["tests/referee/rebuilding"] if rebuilt else [])):
        for path in ROOT.glob(named):
            yield from path.rglob("*.py") if path.is_dir() else (path,)


def watched(table: Table, notes: Path = NOTES) -> int:
    """How many matches of a table were watched with the code as it is, none of them foul."""
    return _read(notes).get(_name(table), {}).get(fingerprint(table), 0)


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
        if seats == RANDOM:
            refereed_at_random(key, FIRST + done)
        else:
            by_turns = WHERE_REBUILT if is_rebuilt(VARIANTS[key].rules) else STRENGTHS
            refereed(key, seats, by_turns[done % len(by_turns)], FIRST + done)
        done += 1
    return done


def note(table: Table, count: int, notes: Path = NOTES) -> None:
    """Notes that so many matches were watched. What was watched with other code stays where it is more."""
    every, now = _read(notes), fingerprint(table)
    known = every.setdefault(_name(table), {})
    most = max(known.items(), key=lambda each: each[1], default=(now, 0))
    every[_name(table)] = dict(sorted({most[0]: most[1], now: count}.items()))
    notes.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _read(notes: Path) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(notes.read_text(encoding="utf-8")) if notes.exists() else {}
    return found


def _name(table: Table) -> str:
    return f"{table[0]}, random moves" if table[1] == RANDOM else f"{table[0]}, {table[1]} seats"


def section(notes: Path = NOTES) -> str:
    """What docs/PROOFS.md says of the matches that were watched."""
    counts = {table: watched(table, notes) for table in EVERY}
    printed = [counts[table] for table in TABLES]
    whole = sum(count >= WANTED for count in printed)
    fewest = f"{WANTED:,} at {whole} of them and {min(printed):,} where they are fewest"
    each = f"{WANTED:,} at each" if whole == len(printed) else fewest
    random = sum(counts.values()) - sum(printed)
    ever = sum(watched_ever(table, notes) for table in EVERY)
    lines = [
        HEADING,
        "",
        f"By `python -m tests.referee.watched`, with the code as it is now: {sum(printed):,} matches of computers at",
        f"{len(printed)} tables of printed games, {each}, and",
        f"{random:,} matches of random moves under random house rules. Of each table the most that were watched with",
        f"one state of the code come to {ever:,} matches (in brackets where it was another). None of them was foul.",
        "",
        "| game | computers, by number of seats | random moves |",
        "| --- | --- | --- |",
    ]
    for key, tables in groupby(TABLES, key=lambda table: table[0]):
        seats = ", ".join(f"{table[1]}: {_told(table, notes)}" for table in tables)
        lines.append(f"| {key} | {seats} | {_told((key, RANDOM), notes)} |")
    return "\n".join(lines) + "\n"


def _told(table: Table, notes: Path) -> str:
    now, ever = watched(table, notes), watched_ever(table, notes)
    return f"{now:,}" if now == ever else f"{now:,} ({ever:,})"


def tell(page: Path = PROOFS, notes: Path = NOTES) -> None:
    """Writes the section anew, and leaves the others as they are."""
    before, _, rest = page.read_text(encoding="utf-8").partition(HEADING)
    after = rest.partition("\n## ")
    page.write_text(before + section(notes) + after[1] + after[2], encoding="utf-8")


def watch_in_turn(minutes: float, processes: int, notes: Path) -> None:
    """Watches for so many minutes, in so many processes, some seconds at each table in turn."""
    ends = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(processes) as pool:
        while time.monotonic() < ends and (left := _left(notes)):
            for at in range(0, len(left), processes):
                if time.monotonic() < ends:
                    begun = [
                        (table, pool.submit(watch_on, table, _PIECE, WANTED, watched(table, notes)))
                        for table in left[at : at + processes]
                    ]
                    for table, piece in begun:
                        note(table, piece.result(), notes)


def _left(notes: Path) -> list[Table]:
    """The tables at which too few matches were watched: those of printed games, once there are none the others."""
    left = [table for table in EVERY if watched(table, notes) < WANTED]
    return [table for table in left if table[1] != RANDOM] or left


def _compiled(arguments: list[str]) -> int:
    """The same in a copy of the tree in which the engine is compiled."""
    with TemporaryDirectory() as folder:
        tree = compiled_tree(Path(folder))
        return subprocess.run(
            [sys.executable, "-m", "tests.referee.watched", *arguments], cwd=tree, check=False
        ).returncode


def main() -> int:
    """Watches matches for so many minutes, in so many processes, and tells of them in docs/PROOFS.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--notes", type=Path, default=NOTES)
    parser.add_argument("--page", type=Path, default=PROOFS)
    asked = parser.parse_args()
    if asked.compiled:
        numbers = ["--minutes", str(asked.minutes), "--processes", str(asked.processes)]
        return _compiled([*numbers, "--notes", str(asked.notes.resolve()), "--page", str(asked.page.resolve())])
    watch_in_turn(asked.minutes, asked.processes, asked.notes)
    tell(asked.page, asked.notes)
    sys.stdout.write(section(asked.notes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
