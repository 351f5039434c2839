"""`make prove`: run every test marked `prove`, show how far it is, and write docs/PROOFS.md.

With arguments for pytest (`make prove PROVE_ARGS="-k kill"`) only those proofs run that they choose, and nothing is
written. Proofs run in as many processes as there are processors.
"""

from __future__ import annotations

import io
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.prove.reporting import Figure, figures_of
from tests.referee.watched import section

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "docs" / "PROOFS.md"
HEADINGS = ("proved", "figure", "limit", "met", "seconds")


@dataclass
class Proof:
    """A test that was run: what it proves, what it reported, whether it passed, how long it took."""

    nodeid: str
    title: str
    figures: list[Figure] = field(default_factory=list)
    passed: bool = True
    skipped: bool = False
    seconds: float = 0.0


class Watching:
    """A pytest plugin that gathers what proofs report and shows how far they are."""

    def __init__(self, progress: Progress) -> None:
        self.proofs: dict[str, Proof] = {}
        self._progress = progress
        self._bar = progress.add_task("collecting", total=None)
        self._running: list[str] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """How many there are; where the work is shared out, each process says so below."""
        if session.items:
            self._progress.update(self._bar, total=len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """As above, of one process of several: they all find the same."""
        self._progress.update(self._bar, total=len(ids))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A proof begins."""
        self._running.append(nodeid)
        self._tell()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """A proof is over."""
        self._running.remove(nodeid)
        self._progress.advance(self._bar)
        self._tell()
        proof = self.proofs[nodeid]
        outcome = "skipped" if proof.skipped else "[green]holds[/]" if proof.passed else "[red]fails[/]"
        told = f"{outcome} {escape(proof.title)} [dim]({proof.seconds:.0f} s)[/]"
        self._progress.console.print(told, highlight=False, soft_wrap=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A phase of a proof is over: setting up, the test itself, clearing away."""
        proof = self.proofs.setdefault(report.nodeid, Proof(report.nodeid, title_of(report)))
        proof.seconds += report.duration
        proof.passed = proof.passed and not report.failed
        proof.skipped = proof.skipped or report.skipped
        proof.figures = figures_of(report) or proof.figures

    def _tell(self) -> None:
        names = ", ".join(_name_of(nodeid) for nodeid in self._running)
        self._progress.update(self._bar, description=escape(names) or "proofs")


def title_of(report: pytest.TestReport) -> str:
    """What a proof says of itself: its name as a sentence, with what it was run with."""
    return _name_of(report.nodeid).removeprefix("test_").replace("_", " ")


def _name_of(nodeid: str) -> str:
    return nodeid.rpartition("::")[2]


def main(arguments: Sequence[str]) -> int:
    """Run the proofs (all without arguments) and write the page; not 0 where one fails or none was found."""
    began, clock = datetime.now(UTC), time.monotonic()
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    told = io.StringIO()
    # pytest catches what is written to the standard streams: the progress goes past it.
    with (
        os.fdopen(os.dup(2), "w") as stderr,
        Progress(*columns, console=Console(file=stderr)) as progress,
        redirect_stdout(told),
    ):
        watching = Watching(progress)
        code = int(pytest.main(["-m", "prove", "-n", "auto", *arguments], plugins=[watching]))
    proofs = list(watching.proofs.values())
    if code:
        sys.stdout.write(told.getvalue())
    if not arguments and proofs:
        REPORT.write_text(page(proofs, began, time.monotonic() - clock), encoding="utf-8")
    return code


def page(proofs: Sequence[Proof], began: datetime, seconds: float) -> str:
    """The page of docs with a line for each figure, under the proof that found it."""
    ordered = sorted(proofs, key=lambda proof: proof.nodeid)
    held = sum(proof.passed and not proof.skipped for proof in proofs)
    machine = f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()}"
    lines = [
        "# Proofs",
        "",
        "Written by `make prove`. These are the tests that take too long for `make test`, which runs them in small.",
        "",
        f"{began:%Y-%m-%d %H:%M} UTC, {machine} {platform.machine()}, {seconds / 60:.0f} minutes:",
        f"{held} of {len(proofs)} proofs hold.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(f"| {' | '.join(cells)} |" for proof in ordered for cells in _cells(proof)),
        "",
        section(),
    ]
    return "\n".join(lines)


def _cells(proof: Proof) -> Iterator[list[str]]:
    met = "skipped" if proof.skipped else "yes" if proof.passed else "**no**"
    title = proof.title.replace("|", "\\|")
    yield [f"**{title}**", "", "", met, f"{proof.seconds:,.0f}"]
    for one in proof.figures:
        yield [one.name, _told(one.figure), one.target, "" if one.limit is None else "yes" if one.met else "**no**", ""]


def _told(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
