"""Compiles the solver with mypyc where TALON_COMPILE=1 is set; otherwise everything stays plain Python.

A wheel holds the sources beside what was compiled of them, so that both are the same code.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ("engine/solver",)
NEEDED = ["mypy>=1.13,<3", "pydantic>=2.10,<3"]


def main() -> None:
    """Hands what pyproject.toml does not say to setuptools."""
    if os.environ.get("TALON_COMPILE") != "1":
        setup()
    elif "egg_info" in sys.argv:
        # Asked what is needed before it is there.
        setup(setup_requires=NEEDED)
    else:
        from mypyc.build import mypycify  # noqa: PLC0415 - only there where something is compiled

        modules = [str(path) for folder in COMPILED for path in sorted(Path(folder).glob("*.py"))]
        modules = [path for path in modules if not path.endswith("__init__.py")]
        setup(ext_modules=mypycify(modules, opt_level="3", debug_level="0"))


main()
