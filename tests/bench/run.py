"""`make bench`: run every `bench_*.py` here, show what they measured, and write docs/BENCHMARKS.md.

A bench module has `run()`, which gives rows: what was measured (`name`), our figure (`ours`), what it is held against
(`peer` or `limit`), the `ratio` of the two, the `target` in words, and whether it was met (`ok`). It may have a text
for the page, `ABOUT`, on how its figures come about.
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
REPORT = HERE.parents[1] / "docs" / "BENCHMARKS.md"
HEADINGS = ("measured", "ours", "against", "ratio", "target", "met")

Row = dict[str, Any]


def main() -> int:
    """Run the benches named on the command line (all without names); 1 where a target was missed."""
    console = Console(stderr=True)
    rows: list[Row] = []
    about: list[str] = []
    for name in sys.argv[1:] or bench_names():
        console.print(f"[dim]{name} ...[/]")
        bench = importlib.import_module(f"{__package__}.{name}")
        rows += bench.run()
        about.append(getattr(bench, "ABOUT", ""))
    _show(rows)
    if not sys.argv[1:]:
        REPORT.write_text(report(rows, about), encoding="utf-8")
    return 0 if all(row["ok"] for row in rows) else 1


def bench_names() -> list[str]:
    """The bench modules beside this one."""
    return sorted(path.stem for path in HERE.glob("bench_*.py"))


def report(rows: list[Row], about: Sequence[str] = ()) -> str:
    """The page of docs with these rows as a table, and below it a paragraph for each bench that needs one."""
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`. Every figure is held against a peer or a limit of the same run: the ratios carry",
        "over to other machines, the figures beside them do not.",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()} {platform.machine()}.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(f"| {' | '.join(cells)} |" for cells in _cells(rows)),
        "",
        *(paragraph for paragraph in about if paragraph),
    ]
    return "\n".join(lines)


def _show(rows: list[Row]) -> None:
    table = Table(*HEADINGS)
    for cells in _cells(rows):
        table.add_row(*cells)
    Console(width=None if sys.stdout.isatty() else 160).print(table)


def _cells(rows: list[Row]) -> Iterator[list[str]]:
    for row in rows:
        against = row.get("peer", row.get("limit", ""))
        met = "yes" if row["ok"] else "**no**"
        yield [_told(value) for value in (row["name"], row["ours"], against, row["ratio"], row["target"])] + [met]


def _told(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"


if __name__ == "__main__":
    sys.exit(main())
