"""The engine compiled with mypyc, as it is in the image, is the engine."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from engine.games.events import Event
from engine.games.history import Act
from engine.match.state import MatchState
from engine.melds.meld import Meld
from engine.variants import ROUND_TYPES
from tests.compiled import ROOT, compiled_tree
from tests.prove.reporting import ProofReport

BUILD = runpy.run_path(str(ROOT / "setup.py"))


def test_what_stays_python_is_there_and_the_rest_of_its_room_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    compiled = set(BUILD["compiled"]())
    assert all((ROOT / path).is_file() for path in BUILD["PYTHON"])
    assert {"engine/cards/pieces.py", "engine/solver/best_first.py", "engine/match/match.py"} <= compiled
    assert not compiled & BUILD["PYTHON"]
    # What a snapshot holds is described to pydantic, which can read it of Python's own classes alone.
    events = get_args(get_args(Event)[0])
    stored = {type_.__module__ for type_ in (Act, Meld, MatchState, *ROUND_TYPES.values(), *events)}
    assert not compiled & {f"{name.replace('.', '/')}.py" for name in stored}


def test_nothing_is_compiled_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TALON_COMPILED", raising=False)
    assert BUILD["extensions"]() == []


@pytest.mark.prove
@pytest.mark.process
def test_the_compiled_engine_passes_the_tests_of_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proof_report: ProofReport
) -> None:
    tree = compiled_tree(tmp_path)
    where = "import engine.match.match as a, engine.solver.best_first as b; print(a.__file__, b.__file__)"
    used = subprocess.run([sys.executable, "-c", where], cwd=tree, check=True, capture_output=True, text=True)
    files = [Path(file).suffix for file in used.stdout.split()]
    assert files == [".so", ".so"], "the compiled modules are those that are imported"
    monkeypatch.chdir(tree)
    asked = len(BUILD["compiled"]())
    proof_report("compiled modules", len(list(tree.glob("engine/**/*.so"))), limit=asked, at_least=True)
    tests = ["tests/contract", "tests/playthroughs", "tests/engine", "tests/referee"]
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(run, cwd=tree, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
