"""The net under the engine's types: mypy refuses each of the wrong programs, for the reason that is named there."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import events
from tests.prove.reporting import ProofReport

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).with_name("programs.py")
ERROR = re.compile(r"^.*?(\w+\.py):(\d+): error: .* \[([\w-]+)\]$", re.MULTILINE)
REFUSED = re.compile(r"# refused: ([\w-]+)$")
UNNAMED = """from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class HandPeeked:
    seat: int

def seen_by(event: Event | HandPeeked,"""
"""An event that `seen_by` does not name."""

# What mypy says of a value whose type it does not know since it refused where it comes from.
FOLLOWING = {"no-any-return"}


@pytest.mark.prove
def test_mypy_refuses_every_wrong_program_for_its_reason(tmp_path: Path, proof_report: ProofReport) -> None:
    """One run for all: a program that is not refused, or for another reason, shows in the difference."""
    text = PROGRAMS.read_text(encoding="utf-8")
    (tmp_path / PROGRAMS.name).write_text(text, encoding="utf-8")
    source = inspect.getsource(events).replace("def seen_by(event: Event,", UNNAMED)
    (tmp_path / "unnamed.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    # The cache of `make lint`, so that the engine is read once.
    command += ["--cache-dir", str(ROOT / ".mypy_cache"), *map(str, sorted(tmp_path.glob("*.py")))]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode in (0, 1), ran.stderr
    found = {(file, int(line), code) for file, line, code in ERROR.findall(ran.stdout) if code not in FOLLOWING}
    expected = {
        (PROGRAMS.name, number, refused[1])
        for number, line in enumerate(text.splitlines(), start=1)
        if (refused := REFUSED.search(line))
    }
    assert {error for error in found if error[0] == PROGRAMS.name} == expected
    assert [code for file, _, code in found if file == "unnamed.py"] == ["return"]
    proof_report("wrong programs, each refused for its reason", len(expected) + 1)
