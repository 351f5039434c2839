"""Copies of the tree, and mutants tried in them, each copy by a process of its own."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Self

from scripts.mutants.mutations import Mutant
from scripts.mutants.server import TIME_IS_UP
from scripts.mutants.targets import Target

ROOT: Final = Path(__file__).parents[2]
STORE: Final = ROOT / ".mutants"
NOTES: Final = ROOT / "docs" / "figures" / "mutants.jsonl"
"""What became of mutants, an outcome a line: kept with the tree, so that a long run may be made in pieces."""
NO_TEST_FAILED: Final = 0
NOT_RUN: Final = (4, 5)
"""Exit codes of pytest: used wrongly, and no test found."""

KILLED, TIMED_OUT, SURVIVED = "killed", "timed out", "survived"


class UnfitTestsError(Exception):
    """The tests of a module cannot judge its mutants: they fail, or there are none."""


class Copy:
    """A copy of the tree, in which one module at a time is wrong."""

    def __init__(self, number: int) -> None:
        self.tree = STORE / f"tree{number}"
        self._written = 0

    def __enter__(self) -> Self:
        shutil.rmtree(self.tree, ignore_errors=True)
        for path in tracked():
            to = self.tree / path
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, to)
        self._server = subprocess.Popen(
            [sys.executable, "-m", "scripts.mutants.server"],
            cwd=self.tree, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return self

    def __exit__(self, *error: object) -> None:
        self._server.terminate()
        self._server.wait()

    def seconds(self, target: Target) -> float:
        """How long the tests of a module take that is right. Raises UnfitTestsError."""
        code, seconds = self._run(target, 600)
        if code != NO_TEST_FAILED:
            raise UnfitTestsError(f"the tests of {target.path} end with {code} before anything is changed")
        return seconds

    def outcome(self, target: Target, mutant: Mutant, most_seconds: float) -> str:
        """What becomes of a mutant: killed, timed out or survived."""
        module = self.tree / target.path
        right = module.read_text(encoding="utf-8")
        try:
            self._write(module, mutant.source)
            code, _ = self._run(target, most_seconds)
        finally:
            self._write(module, right)
        if code in NOT_RUN:
            raise UnfitTestsError(f"the tests of {target.path} were not run: pytest ended with {code}")
        return TIMED_OUT if code == TIME_IS_UP else SURVIVED if code == NO_TEST_FAILED else KILLED

    def _write(self, module: Path, text: str) -> None:
        module.write_text(text, encoding="utf-8")
        # Python takes a compiled module for fresh by the second in which its source was written, and by its length.
        self._written += 2
        os.utime(module, (self._written, self._written))

    def _run(self, target: Target, seconds: float) -> tuple[int, float]:
        asks, answers = self._server.stdin, self._server.stdout
        if asks is None or answers is None:
            raise RuntimeError("the process that runs tests is to be talked to")
        asked = {"tests": [str(path) for path in files_of(target)], "seconds": seconds}
        asks.write(json.dumps(asked) + "\n")
        asks.flush()
        answer = json.loads(answers.readline())
        return answer["code"], answer["seconds"]


class Found:
    """What became of mutants, remembered in a file from one call to the next."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._outcomes: dict[str, str] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._outcomes.update(json.loads(line))

    def of(self, target: Target, mutant: Mutant) -> str | None:
        """The outcome, None where it is not known, or not of this module or with these tests."""
        return next((found for key in _keys(target, mutant) if (found := self._outcomes.get(key))), None)

    def keep(self, target: Target, mutant: Mutant, outcome: str) -> None:
        """Remember an outcome: for as long as the function stays as it is; that a mutant survived, only as long as its
        module and its tests do.
        """
        noticed, survived = _keys(target, mutant)
        entry = {survived if outcome == SURVIVED else noticed: outcome}
        self._outcomes.update(entry)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def forget_others(self, judged: Iterable[tuple[Target, Mutant]]) -> None:
        """Keep in the file what is known of these mutants, and nothing of modules and tests that are no more."""
        known = {
            key: self._outcomes[key]
            for target, mutant in judged
            for key in _keys(target, mutant)
            if key in self._outcomes
        }
        self._outcomes = known
        lines = (json.dumps({key: known[key]}) + "\n" for key in sorted(known))
        self._path.write_text("".join(lines), encoding="utf-8")


def _keys(target: Target, mutant: Mutant) -> tuple[str, str]:
    """What a mutant's outcome is remembered by: one that was noticed, and one that survived."""
    return _key(target.path, *mutant.function), _key(mutant.source, module_text(target), tests_text(target))


def _key(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


@cache
def module_text(target: Target) -> str:
    """The module as it stands."""
    return (ROOT / target.path).read_text(encoding="utf-8")


@cache
def tests_text(target: Target) -> str:
    """What stands for all that the tests of a module say."""
    return _key(*((ROOT / path).read_text(encoding="utf-8") for path in files_of(target)))


def files_of(target: Target) -> Sequence[Path]:
    """The test files of a module, each once, in the order in which they are named. Raises UnfitTestsError."""
    return list(dict.fromkeys(_files_of(target)))


def _files_of(target: Target) -> Iterator[Path]:
    for named in target.tests:
        path = ROOT / named
        found = [path] if path.suffix == ".py" and path.exists() else sorted(path.rglob("test_*.py"))
        if not found:
            raise UnfitTestsError(f"there are no tests in {named}, where those of {target.path} should be")
        yield from (one.relative_to(ROOT) for one in found)


def tracked() -> list[Path]:
    """The files of the tree: what git knows of, or would."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - wherever git is
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return [path for path in map(Path, filter(None, listed.stdout.split("\0"))) if (ROOT / path).is_file()]
