"""`make bench`: run every `bench_*.py` here, show what they measured, and write docs/BENCHMARKS.md.

A bench module has `run()`, which gives rows (`rows.py`); one that is a coroutine is given a folder of its own. Its
docstring is its heading. What stands below its table on how the figures come about is written on the page itself, and
stays there.

Named on the command line (`python -m tests.bench.run bench_engine`), those alone are run and the others stay on the
page as they were measured last, each with its time: what was found is kept in docs/figures/benchmarks.json, a bench a
line.
"""

import asyncio
import importlib
import json
import os
import platform
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from inspect import iscoroutinefunction
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.mutants.findings import keep
from tests.bench.rows import Row

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
REPORT = DOCS / "BENCHMARKS.md"
KEPT = DOCS / "figures" / "benchmarks.json"
HEADINGS = ("measured", "ours", "against", "ratio", "target", "met")


@dataclass(frozen=True)
class Measured:
    """The rows of a bench: when they were taken (UTC), where, and how busy the machine was when it began, if known."""

    at: str
    where: str
    load: float | None
    rows: list[Row]


def main() -> int:
    """Run the benches named on the command line (all without names); 1 where a target was missed."""
    found = kept()
    asked = sys.argv[1:] or bench_names()
    for name in asked:
        sys.stdout.write(f"{name} ...\n")
        found[name] = _measured(name)
        keep(found, KEPT)
        REPORT.write_text(report(found), encoding="utf-8")
        sys.stdout.writelines(f"{' | '.join(cells)}\n" for cells in _cells(found[name].rows))
    return 0 if all(row.ok for name in asked for row in found[name].rows) else 1


def bench_names() -> list[str]:
    """The bench modules beside this one."""
    return sorted(path.stem for path in HERE.glob("bench_*.py"))


def kept(file: Path = KEPT) -> dict[str, Measured]:
    """What each bench that still is there measured last."""
    if not file.exists():
        return {}
    every = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: Measured(**{**one, "rows": [Row(**row) for row in one["rows"]]})
        for name, one in every.items()
        if name in bench_names()
    }


def told_below() -> dict[str, str]:
    """What the page tells below the table of each bench, by its heading."""
    sections = REPORT.read_text(encoding="utf-8").split("\n## ")[1:]
    return {section.partition("\n")[0]: section.rpartition(" |\n")[2].strip() for section in sections}


def report(found: Mapping[str, Measured]) -> str:
    """The page of docs: for each bench what it is, when it was taken, a table of its rows, and what is told below."""
    below = told_below()
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`. Every figure is held against a peer or a limit of the same run: the ratios carry",
        "over to other machines, the figures beside them do not. Each bench may be run by itself and says when it was,",
        "and the load: how many processes wanted a processor in the minute before.",
        "",
    ]
    for name, one in sorted(found.items()):
        bench = importlib.import_module(f"{__package__}.{name}")
        heading = " ".join((bench.__doc__ or name).partition("\n\n")[0].split()).rstrip(".")
        lines += [
            f"## {heading}",
            "",
            f"{one.at} UTC, {one.where}, {'load not known' if one.load is None else f'load {one.load:.1f}'}.",
            "",
            f"| {' | '.join(HEADINGS)} |",
            f"|{' --- |' * len(HEADINGS)}",
            *(f"| {' | '.join(cells)} |" for cells in _cells(one.rows)),
            "",
            *([f"{below[heading]}\n"] if below.get(heading) else []),
        ]
    return "\n".join(lines)


def _measured(name: str) -> Measured:
    bench = importlib.import_module(f"{__package__}.{name}")
    where = f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()} {platform.machine()}"
    at, load = f"{datetime.now(UTC):%Y-%m-%d %H:%M}", os.getloadavg()[0]
    if not iscoroutinefunction(bench.run):
        return Measured(at, where, load, bench.run())
    with TemporaryDirectory() as folder:
        return Measured(at, where, load, asyncio.run(bench.run(Path(folder))))


def _cells(rows: list[Row]) -> Iterator[list[str]]:
    for row in rows:
        figures = (row.name, row.ours, row.against, row.ratio, row.target)
        yield [*map(_told, figures), "yes" if row.ok else "**no**"]


def _told(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"


if __name__ == "__main__":
    sys.exit(main())
