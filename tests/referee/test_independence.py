"""The referee shares no code with the engine, and what it is expected to dispute is disputed still."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.cases import CASES
from tests.contract.refereed import recorded
from tests.referee import Foul, watch
from tests.referee.expected import EXPECTED
from tests.referee.recorded import dump_rules

REBUILT = ("my_rummy", "tile_rummy", "nsv_robber")
HERE = Path(__file__).parent
OF_THE_TESTS = ("test_", "recorded.py")
READING = [path for path in HERE.rglob("*.py") if not path.name.startswith(OF_THE_TESTS)]


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(HERE)))
def test_the_referee_imports_nothing_of_the_engine(path: Path):
    imported = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    outside = {name for name in imported if name.split(".")[0] in ("engine", "bot", "render", "tests")}
    assert all(name.startswith("tests.referee") for name in outside), outside


def test_there_is_something_to_read():
    assert len(READING) > 20


@pytest.mark.parametrize("clause", EXPECTED)
def test_what_is_expected_to_be_disputed_is_disputed(clause: str):
    """Where this fails, the engine plays by the clause: strike it from EXPECTED."""
    assert any(clause == disputed for disputed in _disputed())


def _disputed() -> Iterator[str]:
    """The clauses of the fouls that are seen in the walks of the contract suite, in turn."""
    for case in CASES:
        for walk in case.walks() if case.variant in REBUILT and not case.series else ():
            try:
                watch(case.variant, dump_rules(case.game.rules), case.seats, recorded(walk))
            except Foul as foul:
                yield foul.clause
