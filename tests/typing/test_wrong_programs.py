"""The net under the engine's types: mypy refuses each of these wrong programs, for the reason that is named there."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.prove.reporting import ProofReport
from tests.typing.programs import RIGHT, WRONG

ROOT = Path(__file__).parents[2]
ERROR = re.compile(r"^.*?(?P<program>\w+)\.py:\d+: error: .* \[(?P<code>[\w-]+)\]$", re.MULTILINE)

# What mypy says of a value whose type it does not know since it refused where it comes from.
FOLLOWING = {"no-any-return"}


def errors_of(programs: dict[str, str], folder: Path) -> dict[str, set[str]]:
    """The codes of the errors that `mypy --strict` finds in each program, all of them in one run."""
    for name, text in programs.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    # The cache of `make lint`, so that the engine is read once.
    ran = subprocess.run(
        [*command, "--cache-dir", str(ROOT / ".mypy_cache"), *map(str, sorted(folder.glob("*.py")))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode in (0, 1), ran.stderr
    found: dict[str, set[str]] = defaultdict(set)
    for error in ERROR.finditer(ran.stdout):
        assert error["program"] in programs, error[0]
        found[error["program"]].add(error["code"])
    return {name: found[name] - FOLLOWING for name in programs}


@pytest.mark.prove
def test_mypy_refuses_every_wrong_program_for_its_reason_and_no_right_one(
    tmp_path: Path, proof_report: ProofReport
) -> None:
    """One run for all: a program that is not refused, or for another reason, shows in the difference."""
    programs = {name: text for name, (_, text) in WRONG.items()} | RIGHT
    expected = {name: {code} for name, (code, _) in WRONG.items()} | {name: set[str]() for name in RIGHT}
    assert errors_of(programs, tmp_path) == expected
    proof_report("wrong programs, each refused for its reason", len(WRONG))
