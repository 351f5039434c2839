"""The engine's wheel in an empty environment: it is built, installed and played with nothing of the bot around it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.engine_wheel import ROOT, lay_out
from tests.prove.reporting import ProofReport

PLAYS = """
import talon_rummy as rummy
match = rummy.deal("gin_rummy", seats=2, seed=1)
while not match.over:
    match = match.let("sharp" if match.seat == 0 else "easy", playouts=20)
assert rummy.verify(match.record()).ok
import importlib.util
found = [name for name in ("discord", "sqlalchemy", "PIL", "engine", "bot") if importlib.util.find_spec(name)]
print(len(match.moves), found)
"""

READS = """
import doctest, sys
tried = doctest.testfile(sys.argv[1], module_relative=False, optionflags=doctest.ELLIPSIS)
print(tried.attempted, tried.failed)
"""

MISTYPED = "import talon_rummy\ntalon_rummy.deal('gin_rummy', seats='two', seed=1)\n"


@pytest.mark.prove
@pytest.mark.parametrize("compiled", ["0", "1"], ids=["python", "compiled"])
def test_the_wheel_plays_gin_against_sharp_in_an_empty_environment(
    tmp_path: Path, compiled: str, proof_report: ProofReport
) -> None:
    lay_out(tmp_path / "tree")
    uv = Path(sys.executable).with_name("uv")
    build = [uv, "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path]
    environment = {**os.environ, "TALON_COMPILED": compiled}
    subprocess.run(build, cwd=tmp_path / "tree", env=environment, check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    python = tmp_path / "empty" / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "install", "-q", str(wheel)], check=True, capture_output=True)
    told = subprocess.run([str(python), "-I", "-c", PLAYS], cwd=tmp_path, check=True, capture_output=True, text=True)
    moves, found = told.stdout.split(" ", 1)
    assert int(moves) > 20
    assert found.strip() == "[]"
    assert ROOT.as_posix() not in told.stdout
    page = ROOT / "docs" / "LIBRARY.md"
    read = subprocess.run([str(python), "-I", "-c", READS, str(page)], cwd=tmp_path, check=True, capture_output=True)
    attempted, failed = map(int, read.stdout.split()[-2:])
    assert attempted >= 20
    assert failed == 0
    (tmp_path / "mistyped.py").write_text(MISTYPED)
    checks = [sys.executable, "-m", "mypy", "--python-executable", str(python), "mistyped.py"]
    checked = subprocess.run(checks, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert 'incompatible type "str"; expected "int"' in checked.stdout, checked.stdout
    how = "compiled" if compiled == "1" else "as Python"
    proof_report(f"the engine’s wheel in an empty environment, {how}: moves of a match", int(moves), 20, at_least=True)
