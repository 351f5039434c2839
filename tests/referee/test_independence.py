"""The referee shares no code with the engine."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
READING = [path for path in HERE.rglob("*.py") if not path.name.startswith(("test_", "recorded.py"))]


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(HERE)))
def test_the_referee_imports_nothing_of_the_engine(path: Path):
    imported = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    outside = {name for name in imported if name.split(".")[0] in ("engine", "bot", "render", "tests")}
    # `tests.compiled` builds what the long proof runs, and knows no rule.
    assert all(name.startswith("tests.referee") for name in outside - {"tests.compiled"}), outside


def test_there_is_something_to_read():
    assert len(READING) > 20
