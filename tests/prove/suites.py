"""The whole suite, run as a process of its own: on another Python, in another order, on a machine that is busy."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[2]
LOCK: Final = ROOT / "requirements" / "test.lock"
TOLD: Final = 60
"""So many of the last lines of a run that failed are told."""


@dataclass(frozen=True, slots=True)
class Run:
    """What came of a run: how many tests there were, how many were skipped or failed, and how it ended in words."""

    tests: int
    skipped: int
    failed: int
    code: int
    said: str


def run_suite(python: Path, seed: int, report: Path, *arguments: str) -> Run:
    """Run the tests on a Python, their order, all hashes and what is drawn by chance by a seed.

    `report` is a file to be written on the way. A warning fails the test in which it is given, or the run.
    """
    options = ["-p", "no:xdist", "-p", "no:cacheprovider", f"--junit-xml={report}"]
    options += [f"--order-seed={seed}", f"--chance-seed={seed}"]
    done = subprocess.run(
        [python, "-m", "pytest", *options, f"--basetemp={report.with_suffix('')}", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": str(seed), "PYTEST_ADDOPTS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    said = "\n".join(done.stdout.splitlines()[-TOLD:])
    suites = ElementTree.parse(report).getroot().iter("testsuite") if report.exists() else ()  # noqa: S314 - pytest's own
    counted = [[int(suite.attrib[name]) for name in ("tests", "skipped", "failures", "errors")] for suite in suites]
    tests, skipped, failures, errors = (sum(column) for column in zip(*counted, strict=True)) if counted else (0,) * 4
    return Run(tests, skipped, failures + errors, done.returncode, said)


def python_of(version: str) -> Path | None:
    """The Python of an environment of its own in the tree with all that the lock names, made where it is not there.

    None where there is no such Python.
    """
    found = _found(version)
    if found is None:
        return None
    home, wanted = ROOT / f".venv-{version}", sha256(LOCK.read_bytes()).hexdigest()
    with (ROOT / f".venv-{version}.lock").open("w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        ready = home / ".ready"
        if not ready.exists() or ready.read_text() != wanted:
            _make(home, found)
            ready.write_text(wanted)
    return home / "bin" / "python"


def _found(version: str) -> str | None:
    """Where a Python of this version lies; None where there is none that runs."""
    named = shutil.which(f"python{version}")
    if named is None:
        return None
    # The name may be pyenv's, which wants to be told the version once more.
    told = os.environ | {"PYENV_VERSION": version}
    asked = [named, "-c", "import sys; print(sys.executable)"]
    return subprocess.run(asked, env=told, capture_output=True, text=True, check=False).stdout.strip() or None


def _make(home: Path, python: str) -> None:
    uv = str(Path(sys.executable).with_name("uv"))
    install = [uv, "pip", "install", "--quiet", "--python", str(home / "bin" / "python")]
    for command in (
        [uv, "venv", "--quiet", "--clear", "--no-python-downloads", "--python", python, str(home)],
        [*install, "--require-hashes", "-r", str(LOCK)],
        [*install, "--no-deps", "-e", str(ROOT)],
    ):
        subprocess.run(command, cwd=ROOT, check=True)


@contextmanager
def busy(processors: int) -> Iterator[None]:
    """So many processes that do nothing but work."""
    command: Sequence[str] = [sys.executable, "-c", "while True: pass"]
    working = [subprocess.Popen(command) for _ in range(processors)]
    try:
        yield
    finally:
        for process in working:
            process.kill()
            process.wait()
