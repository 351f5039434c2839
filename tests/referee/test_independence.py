"""The referee shares no code with the engine, and what it is expected to dispute is disputed still."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.contract import rebuilding_walks, walks
from tests.contract.refereed import recorded
from tests.referee import Foul, watch
from tests.referee.expected import EXPECTED
from tests.referee.recorded import dump_rules

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


WITNESSES = {
    "G-03": (walks, "disney_basic, 2 seats, one pack", 0),
    "G-10": (walks, "disney_basic, 4 seats, as printed", 0),
    "A002-04b": (rebuilding_walks, "my_rummy, 2 seats, as printed", 1),
    "A004-04": (rebuilding_walks, "tile_rummy, 4 seats, V1, V2", 0),
    "A004-08": (rebuilding_walks, "my_rummy, 3 seats, V1 as printed", 1),
    "RULES, draw rules": (rebuilding_walks, "nsv_robber, 4 seats, as printed", 0),
    "the record of what came to each meld": (rebuilding_walks, "tile_rummy, 2 seats, as printed", 0),
}


@pytest.mark.parametrize("clause", EXPECTED)
def test_what_is_expected_to_be_disputed_is_disputed(clause: str):
    """Where this fails, the engine plays by the clause: strike it from EXPECTED and from here."""
    suite, name, number = WITNESSES[clause]
    case = next(case for case in suite.CASES if str(case) == name)
    with pytest.raises(Foul) as found:
        watch(case.variant, dump_rules(case.game().rules), case.seats, recorded(suite.walk(case, number)))
    assert found.value.clause == clause
