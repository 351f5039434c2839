"""The command: try what has not been tried, show how far it is, write the page."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from queue import Empty, Queue
from threading import Lock
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from scripts.mutants.mutations import Mutant, mutants_of
from scripts.mutants.page import Judged, page, unexplained
from scripts.mutants.runs import NOTES, ROOT, SURVIVED, Copy, Found, UnfitTestsError, module_text
from scripts.mutants.targets import TARGETS

REPORT: Final = ROOT / "docs" / "MUTANTS.md"
MINUTES: Final = 60
PATIENCE: Final = 4
"""A mutant may take so many times as long as the right module, and ten seconds more."""


class Trying:
    """Mutants that wait to be tried, and what is known of all of them."""

    def __init__(self, names: list[str], deadline: float) -> None:
        self.found = Found(NOTES)
        self.deadline = deadline
        self.mutants = {name: mutants_of(module_text(target)) for name, target in TARGETS.items()}
        self.waiting: Queue[tuple[str, Mutant]] = Queue()
        for name, mutant in in_turn({name: self.mutants[name] for name in names}):
            if self.found.of(TARGETS[name], mutant) is None:
                self.waiting.put((name, mutant))
        self._seconds: dict[str, float] = {}
        self._measuring = Lock()

    def work(self, copy: Copy, progress: Progress) -> None:
        """Try mutants in one copy until none waits or the time is up."""
        bar = progress.tasks[0].id
        while time.monotonic() < self.deadline:
            try:
                name, mutant = self.waiting.get_nowait()
            except Empty:
                return
            progress.update(bar, description=f"{name} line {mutant.line}")
            with self._measuring:
                if name not in self._seconds:
                    self._seconds[name] = copy.seconds(TARGETS[name])
            outcome = copy.outcome(TARGETS[name], mutant, PATIENCE * self._seconds[name] + 10)
            self.found.keep(TARGETS[name], mutant, outcome)
            progress.advance(bar)
            if outcome == SURVIVED:
                progress.console.print(f"{name} {mutant.line}: {mutant.was} -> {mutant.now}", markup=False)

    def judged(self) -> Iterator[Judged]:
        """What is known of every mutant."""
        for name, mutants in self.mutants.items():
            for mutant in mutants:
                yield Judged(name, mutant, self.found.of(TARGETS[name], mutant))


def in_turn(mutants: Mapping[str, Iterable[Mutant]]) -> Iterator[tuple[str, Mutant]]:
    """One mutant of each module after the other, those of a module shuffled: however short the time is, each module
    has a fair share of its mutants tried."""
    shuffled = [
        [(name, mutant) for mutant in sorted(ones, key=lambda one: hashlib.sha256(one.source.encode()).digest())]
        for name, ones in mutants.items()
    ]
    return (one for lap in zip_longest(*shuffled) for one in lap if one is not None)


def main() -> int:
    """Not 0 where a mutant that was tried survived without a reason that is written down."""
    asked = argparse.ArgumentParser(prog="make mutants", description="Try mutants of the core.")
    asked.add_argument("modules", nargs="*", metavar="module", choices=[[], *TARGETS], help=f"of: {', '.join(TARGETS)}")
    asked.add_argument("--minutes", type=float, default=MINUTES, help="stop after so many (%(default)s)")
    asked.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    given = asked.parse_args()
    names = given.modules or list(TARGETS)
    began = time.monotonic()
    try:
        trying = Trying(names, began + given.minutes * 60)
        _try(trying, given.processes)
    except UnfitTestsError as unfit:
        sys.stderr.write(f"{unfit}\n")
        return 2
    judged = list(trying.judged())
    trying.found.forget_others((TARGETS[one.name], one.mutant) for one in judged)
    REPORT.write_text(page(judged), encoding="utf-8")
    left = [one for one in unexplained(judged) if one.name in names]
    tried = sum(one.outcome is not None for one in judged if one.name in names)
    waiting = f", {trying.waiting.qsize()} wait for the next call" if trying.waiting.qsize() else ""
    print(f"{tried} mutants tried{waiting}; {len(left)} survive without a reason: {REPORT.relative_to(Path.cwd())}")
    return 1 if left else 0


def _try(trying: Trying, processes: int) -> None:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with ExitStack() as stack:
        if not trying.waiting.qsize():
            return
        progress = stack.enter_context(Progress(*columns, console=Console(stderr=True)))
        progress.add_task("copying the tree", total=trying.waiting.qsize())
        copies = [stack.enter_context(Copy(number)) for number in range(processes)]
        with ThreadPoolExecutor(processes) as pool:
            for done in [pool.submit(trying.work, copy, progress) for copy in copies]:
                done.result()


if __name__ == "__main__":
    sys.exit(main())
