"""Runs tests in a copy of the tree, each time in a child of this process, which has loaded the libraries already.

A line on standard input asks for a run: `{"tests": [...], "seconds": 30}`. A line on standard output answers: the
exit code of pytest, -1 where the time was up, and the seconds that it took.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from pathlib import Path

import hypothesis
import pytest

LIBRARIES = (
    "pydantic",
    "discord",
    "simcord",
    "sqlalchemy.ext.asyncio",
    "aiosqlite",
    "alembic",
    "babel",
    "PIL.Image",
)
MOST_MEMORY = 4 << 30
TIME_IS_UP = -1


def main() -> None:
    for library in LIBRARIES:
        importlib.import_module(library)
    sys.path.insert(0, str(Path.cwd()))
    for line in sys.stdin:
        asked = json.loads(line)
        began = time.monotonic()
        code = _run(asked["tests"], asked["seconds"])
        print(json.dumps({"code": code, "seconds": time.monotonic() - began}), flush=True)


def _run(tests: list[str], seconds: float) -> int:
    child = os.fork()
    if not child:
        _test(tests)
    watch = os.pidfd_open(child)
    ended, _, _ = select.select([watch], [], [], seconds)
    os.close(watch)
    if not ended:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if ended else TIME_IS_UP


def _test(tests: list[str]) -> None:
    """Run tests and end this process with pytest's exit code."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    # A mutant is done with at its first failure: no smaller example is looked for, and none is kept.
    quick = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, phases=quick, deadline=None)
    options = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    options.append("--hypothesis-profile=mutants")
    os._exit(pytest.main([*options, f"--basetemp={Path.cwd() / '.tmp'}", *tests]))


if __name__ == "__main__":
    main()
