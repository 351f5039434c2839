"""The engine as a distribution of its own: `python -m scripts.engine_wheel TREE` lays out what a wheel is built from.

The package `engine` becomes `talon_rummy`, its imports rewritten; what `engine/public.py` names is what
`import talon_rummy` gives. Version, licence and authors are those of pyproject.toml.
"""

import json
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NAME: Final = "talon_rummy"
DISTRIBUTION: Final = "talon-rummy-engine"
README: Final = "docs/LIBRARY.md"
IMPORTED: Final = re.compile(r"\bengine(?=\.[a-z])|(?<=\bfrom )engine(?= import)")
FILES: Final = re.compile(r"\bengine/")
FACE: Final = f'''"""Thirteen rummies by the book: what `{NAME}.public` names is here; all else may be imported."""

from {NAME}.public import *  # noqa: F403
from {NAME}.public import __all__ as __all__
'''
ENVIRONMENT: Final = "pettingzoo"
"""The extra that brings what an environment for learners needs."""


def lay_out(tree: Path) -> None:
    """Write the engine's sources, with what builds them, into an empty folder. Raises FileExistsError for another."""
    tree.mkdir(parents=True)
    for source in sorted((ROOT / "engine").rglob("*.py")):
        place = tree / NAME / source.relative_to(ROOT / "engine")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8")
    (tree / NAME / "__init__.py").write_text(FACE, encoding="utf-8")
    (tree / NAME / "py.typed").touch()
    shutil.copy(ROOT / "LICENSE", tree / "LICENSE")
    shutil.copy(ROOT / README, tree / "README.md")
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    (tree / "setup.py").write_text(FILES.sub(f"{NAME}/", setup), encoding="utf-8")
    (tree / "pyproject.toml").write_text(_project(), encoding="utf-8")


def renamed(source: str) -> str:
    """A module of the engine as it is in the package of its own."""
    return IMPORTED.sub(NAME, source)


def _project() -> str:
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, extras = whole["project"], whole["project"]["optional-dependencies"]
    needed = [each for each in project["dependencies"] if each.startswith("pydantic>")]
    told = {
        "name": DISTRIBUTION,
        "version": project["version"],
        "description": "Thirteen rummies by the book, an exact solver of their tables, and computer players.",
        "readme": "README.md",
        "requires-python": project["requires-python"],
        "license": project["license"],
        "license-files": project["license-files"],
        "keywords": ["rummy", "gin rummy", "card game", "solver", "reinforcement learning"],
        "classifiers": [each for each in project["classifiers"] if "AsyncIO" not in each],
        "dependencies": needed,
    }
    lines = [
        "[build-system]",
        *(f"{key} = {json.dumps(value)}" for key, value in whole["build-system"].items()),
        "\n[project]",
        *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in told.items()),
        f"authors = [{', '.join('{ name = ' + json.dumps(each['name']) + ' }' for each in project['authors'])}]",
        "\n[project.optional-dependencies]",
        f"{ENVIRONMENT} = {json.dumps(extras[ENVIRONMENT])}",
        "\n[tool.setuptools.packages.find]",
        f'include = ["{NAME}*"]',
        "\n[tool.setuptools.package-data]",
        f'{NAME} = ["py.typed"]',
        "\n[tool.mypy]",
        f"plugins = {json.dumps(whole['tool']['mypy']['plugins'])}",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
