"""The engine as a distribution of its own: laid out and imported where there is neither this repository nor the bot."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts.engine_wheel import README, ROOT, lay_out, renamed

ALONE = """
import doctest, sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"engine", "bot", "render", "discord", "sqlalchemy", "PIL", "numpy", "networkx"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Absent())
sys.path.insert(0, sys.argv[1])
import talon_rummy
assert talon_rummy.__file__.startswith(sys.argv[1])
options = doctest.ELLIPSIS
results = [doctest.testmod(talon_rummy.public, optionflags=options)]
results += [doctest.testfile(page, module_relative=False, optionflags=options) for page in sys.argv[2:]]
print(sum(result.attempted for result in results))
sys.exit(any(result.failed for result in results))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    laid = tmp_path_factory.mktemp("wheel") / "tree"
    lay_out(laid)
    return laid


def test_it_plays_and_its_page_is_true_without_the_bot_and_what_the_bot_needs(tree: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-I", "-c", ALONE, str(tree), str(ROOT / README)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert int(run.stdout) > 30


def test_it_needs_pydantic_alone_and_has_the_bots_version(tree: Path) -> None:
    project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bots = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [need.partition(">")[0] for need in project["dependencies"]] == ["pydantic"]
    assert project["version"] == bots["version"]
    assert "requires-python" in project


def test_only_imports_and_what_names_modules_are_rewritten() -> None:
    before = "from engine.cards import Card\nfrom engine import booklets\n# an engine; `engine.match`\nengine = 1\n"
    after = renamed(before)
    assert after.splitlines()[:2] == ["from talon_rummy.cards import Card", "from talon_rummy import booklets"]
    assert after.endswith("# an engine; `talon_rummy.match`\nengine = 1\n")


def test_nothing_of_the_engine_is_left_out_and_every_import_finds_its_module(tree: Path) -> None:
    ours = {path.relative_to(ROOT / "engine").as_posix() for path in (ROOT / "engine").rglob("*.py")}
    theirs = {path.relative_to(tree / "talon_rummy").as_posix() for path in (tree / "talon_rummy").rglob("*.py")}
    assert theirs == ours
    sources = [(tree / "talon_rummy" / path).read_text(encoding="utf-8") for path in theirs]
    named = {
        name for source in sources for name in re.findall(r"^(?:from|import) (talon_rummy[\w.]*)", source, re.MULTILINE)
    }
    places = [tree.joinpath(*name.split(".")) for name in named]
    assert [place for place in places if not (place.is_dir() or place.with_suffix(".py").exists())] == []
