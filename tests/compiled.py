"""A copy of the tree in which the engine's busiest rooms are compiled, as `setup.py` does for the image."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render", "migrations", "tests", "scripts", "docs/record")
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "docs/RECORD.md")
KEPT = Path(tempfile.gettempdir()) / "talon-compiled"


def compiled_tree(into: Path) -> Path:
    """The copy, built where nothing that is compiled was built before as it is now: that takes some minutes.

    Raises CalledProcessError where something does not compile.
    """
    tree = into / "tree"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    rules = ROOT.parent / "shared"
    if rules.is_dir():
        (into / "shared").symlink_to(rules)
    built = KEPT / _sources(tree)
    if not built.is_dir():
        _build(tree, built)
    shutil.copytree(built, tree, dirs_exist_ok=True)
    return tree


def _sources(tree: Path) -> str:
    """What tells one state of what is compiled, and of what compiles it, from another."""
    told = hashlib.sha256(f"{sysconfig.get_platform()} {sys.version} {version('mypy')}".encode())
    for path in sorted((*(tree / "engine").rglob("*.py"), tree / "setup.py", tree / "pyproject.toml")):
        told.update(f"{path.relative_to(tree)}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:16]


def _build(tree: Path, into: Path) -> None:
    """Builds the modules in a tree and keeps them, each in its place: all of them or none."""
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    subprocess.run(build, cwd=tree, env={**os.environ, "TALON_COMPILED": "1"}, check=True, capture_output=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        whole = Path(folder) / "built"
        for module in [*tree.glob("*.so"), *tree.glob("engine/**/*.so")]:
            kept = whole / module.relative_to(tree)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(module, kept)
        whole.rename(into)
