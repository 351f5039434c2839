"""What pyproject.toml cannot say: with TALON_COMPILED=1 in the environment the engine's busiest rooms are compiled.

mypyc makes C of them as they stand. Without it, or where a module is not among them, the same files run as Python.
"""

import os
from pathlib import Path

from setuptools import setup

ROOMS = (
    "engine/cards",
    "engine/melds",
    "engine/solver",
    "engine/environment/actions.py",
    "engine/environment/observation.py",
    "engine/games/draw_discard",
    "engine/games/gin",
    "engine/match/match.py",
)
PYTHON = {
    # Rule sets are pydantic models; views and options are named tuples of a metaclass's making.
    "engine/games/draw_discard/rules.py",
    "engine/games/draw_discard/view.py",
    "engine/games/gin/rules.py",
    "engine/games/gin/view.py",
    # What is stored is described to pydantic, which reads the fields of Python's own classes alone.
    "engine/games/draw_discard/round.py",
    "engine/games/gin/round.py",
    "engine/melds/meld.py",
}


def compiled() -> list[str]:
    """The modules that are compiled, in order."""
    found = {path for room in ROOMS for path in (Path(room).glob("*.py") if Path(room).is_dir() else [Path(room)])}
    return sorted(path.as_posix() for path in found if path.name != "__init__.py" and path.as_posix() not in PYTHON)


def extensions() -> list[object]:
    """The extension modules of this build: none unless they are asked for."""
    if os.environ.get("TALON_COMPILED") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - needed by few builds

    return list(mypycify(compiled(), opt_level="2", multi_file=True))


if __name__ == "__main__":
    setup(ext_modules=extensions())
