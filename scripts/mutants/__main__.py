"""The command: have mutmut try each module for its share of the time, keep what it found, write the page."""

import argparse
import os
import resource
import sys
import time
from collections.abc import Mapping
from typing import Final

from scripts.mutants.driving import UnfitTestsError, Workplace
from scripts.mutants.findings import ROOT, Finding, keep, kept
from scripts.mutants.page import page
from scripts.mutants.targets import TARGETS

REPORT: Final = ROOT / "docs" / "MUTANTS.md"
MINUTES: Final = 60
MOST_MEMORY: Final = 4 << 30
"""A mutant that fills its memory fails its tests rather than the machine."""


def main() -> int:
    """1 where a mutant survived without a reason that is written down, 2 where tests cannot judge."""
    asked = argparse.ArgumentParser(prog="make mutants", description="Try mutants of the core.")
    asked.add_argument("modules", nargs="*", metavar="module", choices=[[], *TARGETS], help=f"of: {', '.join(TARGETS)}")
    asked.add_argument("--minutes", type=float, default=MINUTES, help="stop after so many; 0: try none")
    asked.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    given = asked.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    names = given.modules or list(TARGETS)
    ends = time.monotonic() + given.minutes * 60
    found = kept()
    _write(found)
    unfit = False
    for number, name in enumerate(names if given.minutes else ()):
        workplace = Workplace(name)
        print(f"{name}, {TARGETS[name].path}")
        try:
            workplace.run((ends - time.monotonic()) / (len(names) - number), given.processes)
        except UnfitTestsError as error:
            sys.stderr.write(f"{error}\n")
            unfit = True
            continue
        if (finding := workplace.finding()) is not None:
            found[name] = finding
            _write(found)
    left = {name: found[name].unexplained(name) for name in names if name in found}
    for name, survivors in left.items():
        for one in survivors:
            print(f"{name}: {one.was} -> {one.now}")
    print(f"{sum(map(len, left.values()))} survive without a reason: {REPORT.relative_to(ROOT)}")
    return 2 if unfit else int(any(left.values()))


def _write(found: Mapping[str, Finding]) -> None:
    keep(found)
    REPORT.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
