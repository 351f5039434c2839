"""mutmut at work on one module: its workplace, a run in it for so long, and what it has found there.

A workplace is a folder of links to the tree with a pyproject.toml that names the module and the tests to mutmut, which
keeps its copies, its mutants and their outcomes below it, and goes on where it was.
"""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from scripts.mutants.findings import ROOT, Finding, Survivor
from scripts.mutants.targets import TARGETS, Target

STORE: Final = ROOT / ".mutants"
MUTMUT: Final = Path(sys.executable).with_name("mutmut")
MUTATED: Final = ("engine", "render", "bot")
SURVIVED, NO_TESTS, STOPPED = 0, (5, 33), 2
"""How pytest ends, or mutmut in its place: no test failed; no test runs the function; stopped before it ended."""


class UnfitTestsError(Exception):
    """The tests of a module cannot judge its mutants: they fail, or there are none."""


class Workplace:
    """Where mutmut works on a module."""

    def __init__(self, name: str) -> None:
        self.target = TARGETS[name]
        self._folder = STORE / name
        self._mutants = self._folder / "mutants"
        self.meta = self._mutants / f"{self.target.path}.meta"

    def run(self, seconds: float, processes: int) -> None:
        """Let mutmut try what it has not tried, for so long at most. Raises UnfitTestsError."""
        self.prepare()
        command: list[str | Path] = [MUTMUT, "run", "--max-children", str(processes)]
        mutmut = subprocess.Popen(command, cwd=self._folder)
        try:
            code = mutmut.wait(seconds)
        except subprocess.TimeoutExpired:
            self._stop(mutmut)
            return
        if code:
            raise UnfitTestsError(f"mutmut ended with {code}: the tests of {self.target.path} cannot judge its mutants")

    def _stop(self, mutmut: subprocess.Popen[bytes]) -> None:
        """Stop mutmut. It may leave its outcomes half written: then they are as they were just before."""
        before = self.meta.read_bytes() if self.meta.exists() else b""
        while before and not is_whole(before):
            time.sleep(0.01)
            before = self.meta.read_bytes()
        mutmut.send_signal(signal.SIGINT)
        mutmut.wait()
        if before and not is_whole(self.meta.read_bytes()):
            self.meta.write_bytes(before)

    def finding(self) -> Finding | None:
        """What is known of the module's mutants, None where nothing is."""
        outcomes = self.outcomes()
        tried = {mutant: code for mutant, code in outcomes.items() if code not in {None, STOPPED}}
        if not tried:
            return None
        left = [mutant for mutant, code in tried.items() if is_survivor(code)]
        survivors = tuple(self._survivor(mutant) for mutant in left)
        return Finding(f"{datetime.now(UTC):%Y-%m-%d}", len(outcomes), len(tried), survivors)

    def prepare(self) -> None:
        """Link the tree, and have what survived tried again: a test may notice it by now."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tops = tracked()
        for top in tops - {"pyproject.toml"}:
            link = self._folder / top
            if not link.is_symlink():
                link.symlink_to(ROOT / top)
        ours = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        (self._folder / "pyproject.toml").write_text(ours + settings(self.target, tops), encoding="utf-8")
        (self._mutants / "mutmut-stats.json").unlink(missing_ok=True)
        if self.meta.exists():
            meta = json.loads(self.meta.read_text(encoding="utf-8"))
            codes = meta["exit_code_by_key"]
            meta["exit_code_by_key"] = {one: None if is_survivor(code) else code for one, code in codes.items()}
            self.meta.write_text(json.dumps(meta), encoding="utf-8")

    def outcomes(self) -> dict[str, int | None]:
        """How the tests ended for each mutant, None where it was not tried."""
        if not self.meta.exists():
            return {}
        outcomes: dict[str, int | None] = json.loads(self.meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        return outcomes

    def _survivor(self, mutant: str) -> Survivor:
        shown = subprocess.run([MUTMUT, "show", mutant], cwd=self._folder, check=True, capture_output=True, text=True)
        return survivor_of(shown.stdout)


def is_whole(document: bytes) -> bool:
    """Whether a file of outcomes has been written to its end."""
    try:
        json.loads(document)
    except ValueError:
        return False
    return True


def survivor_of(diff: str) -> Survivor:
    """What mutmut shows of a mutant: the lines that are other, each side as one line."""
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    was, now = (" ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+")
    return Survivor(was, now)


def is_survivor(code: int | None) -> bool:
    """Whether a mutant with this exit code went unnoticed, be it that no test runs its function."""
    return code == SURVIVED or code in NO_TESTS


def settings(target: Target, tops: set[str]) -> str:
    """What mutmut reads in the pyproject.toml of a workplace."""
    quiet = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    lines = {
        "source_paths": list(MUTATED),
        "only_mutate": [target.path],
        "also_copy": sorted(tops - {*MUTATED}),
        "do_not_mutate_patterns": [r"log\.", r"AssertionError\("],
        "pytest_add_cli_args": quiet,
        "pytest_add_cli_args_test_selection": files_of(target),
        "timeout_multiplier": 4.0,
        "timeout_constant": 2.0,
    }
    return "\n[tool.mutmut]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in lines.items())


def files_of(target: Target) -> list[str]:
    """The test files of a module, each once, in the order in which they are named. Raises UnfitTestsError."""
    return list(dict.fromkeys(_files_of(target)))


def _files_of(target: Target) -> Iterator[str]:
    for named in target.tests:
        path = ROOT / named
        found = [path] if path.suffix == ".py" and path.exists() else sorted(path.rglob("test_*.py"))
        if not found:
            raise UnfitTestsError(f"there are no tests in {named}, where those of {target.path} should be")
        yield from (str(one.relative_to(ROOT)) for one in found)


def tracked() -> set[str]:
    """What lies at the top of the tree: what git knows of."""
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return {path.split("/")[0] for path in listed.stdout.split("\0") if path}
