"""A copy of the tree in which the engine's busiest rooms are compiled, as `setup.py` does for the image."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render", "migrations", "tests", "scripts")
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


def compiled_tree(into: Path) -> Path:
    """The copy, built; it takes about a minute. Raises CalledProcessError where something does not compile."""
    tree = into / "tree"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    rules = ROOT.parent / "shared"
    if rules.is_dir():
        (into / "shared").symlink_to(rules)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j2"]
    subprocess.run(build, cwd=tree, env={**os.environ, "TALON_COMPILED": "1"}, check=True, capture_output=True)
    return tree
