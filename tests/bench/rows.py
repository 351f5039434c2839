"""A row of a bench, and how processor time is taken for it."""

import gc
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from tests.compiled import compiled_tree

ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True)
class Row:
    """What was measured, our figure, the peer's or the limit that it is held against, the ratio of the two, the target
    in words, and whether it was met.
    """

    name: str
    ours: float
    against: float
    ratio: float
    target: str
    ok: bool


def at_most(name: str, ours: float, against: float, target: str = "", times: float = 1) -> Row:
    """A figure that is to be so many times a peer's, or a limit, at most."""
    return Row(name, ours, against, ours / against, target or f"at most {against:,g}", ours <= against * times)


def at_least(name: str, ours: float, against: float, target: str = "", times: float = 1) -> Row:
    """A figure that is to be so many times a peer's, or a limit, at least."""
    return Row(name, ours, against, ours / against, target or f"at least {against:,g}", ours >= against * times)


def elsewhere(function: str, *given: str, tree: Path = ROOT) -> Any:
    """What `module:function` gives for these words in a process of its own, as JSON has it."""
    module, _, name = function.partition(":")
    asked = f"import json; from {module} import {name}; print(json.dumps({name}(*{given!r}), default=vars))"
    told = subprocess.run([sys.executable, "-c", asked], cwd=tree, check=True, capture_output=True, text=True)
    return json.loads(told.stdout)


def compiled(function: str, ratio: float, target: str) -> list[Row]:
    """What `module:function` measures with the engine compiled as it is in the image, its ratios to be so high."""
    with TemporaryDirectory() as folder:
        rows = [Row(**row) for row in elsewhere(function, tree=compiled_tree(Path(folder)))]
    return [replace(row, name=f"{row.name}, compiled", target=target, ok=row.ratio >= ratio) for row in rows]


def seconds(work: Callable[[], object]) -> float:
    """The processor time that something takes."""
    began = process_time()
    work()
    return process_time() - began


def least(rounds: int, *works: Callable[[], object]) -> list[float]:
    """The least processor time of each in so many rounds, in seconds, taken in turn: whatever else the machine does can
    only add to it.
    """
    times = [[seconds(work) for work in works] for _ in range(rounds)]
    return [min(of_one) for of_one in zip(*times, strict=True)]


def most_memory() -> float:
    """The most MB that this process has ever held: what `getrusage` tells counts the process that started it, too."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
    return int(kilobytes) / 1024


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """As `timeit` has it: a collection of everything that others left behind is no part of what is measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def as_once_connected() -> Iterator[None]:
    """What is there is no more gone through for garbage, as in the bot once it is connected (`bot/heartbeat.py`)."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
