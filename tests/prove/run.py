"""`make prove`: run every test marked `prove`, show how far it is, and write docs/PROOFS.md.

With arguments for pytest (`make prove PROVE_ARGS="-k kill"`) only those proofs run that they choose, and only their
rows are written anew. Proofs run in as many processes as there are processors. Those marked `resumable` take hours:
each is written down as soon as it is over, and left out where it holds already for the code as it is.
"""

import io
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from datetime import UTC, datetime

import pytest
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.prove.page import Proof, add, the_code, this_machine, title_of
from tests.prove.reporting import figures_of


class Watching:
    """A pytest plugin that gathers what proofs report and shows how far they are."""

    def __init__(self, progress: Progress) -> None:
        self.proofs: dict[str, Proof] = {}
        self._begun: dict[str, Proof] = {}
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
        if proof.code:
            # It took so long that it is not to be lost.
            add({nodeid: proof}, whole=False)
        told = f"{outcome} {escape(proof.title)} [dim]({proof.seconds:.0f} s)[/]"
        self._progress.console.print(told, highlight=False, soft_wrap=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A phase of a proof is over: setting up, the test itself, clearing away.

        It is a proof with the last of them: one that was interrupted shows nothing.
        """
        now = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
        code = the_code() if "resumable" in report.keywords else ""
        new = Proof(report.nodeid, title_of(report.nodeid), at=now, where=this_machine(), code=code)
        proof = self._begun.setdefault(report.nodeid, new)
        proof.seconds += report.duration
        proof.passed = proof.passed and not report.failed
        proof.skipped = proof.skipped or report.skipped
        proof.figures = figures_of(report) or proof.figures
        if report.when not in {"setup", "call"}:
            self.proofs[report.nodeid] = proof

    def _tell(self) -> None:
        names = ", ".join(nodeid.rpartition("::")[2] for nodeid in self._running)
        self._progress.update(self._bar, description=escape(names) or "proofs")


def main(arguments: Sequence[str]) -> int:
    """Run the proofs (all without arguments) and write the page; not 0 where one fails or none was found."""
    # In the background of a shell this signal is ignored, and by all that is started from here: no playground ended.
    signal.signal(signal.SIGINT, signal.default_int_handler)
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
    if code:
        sys.stdout.write(told.getvalue())
    if watching.proofs:
        add(watching.proofs, whole=not arguments)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
