"""The tests hold on every Python that Talon names, in any order and with any hashes, on a busy machine; and longer."""

import os
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.prove.reporting import ProofReport
from tests.prove.suites import Run, busy, python_of, run_suite

SEEDS: Final = {1: "idle", 2: "idle", 3: "busy"}
RUNS: Final = [
    pytest.param(version, seed, id=f"{version}-{seed}-{machine}")
    for version in ("3.11", "3.12", "3.13")
    for seed, machine in SEEDS.items()
]


def check(run: Run, proof_report: ProofReport) -> None:
    """Tell of a run in which nothing may have failed."""
    proof_report("tests", run.tests)
    proof_report("skipped of them", run.skipped)
    assert run.code == 0, run.said
    proof_report("failures and warnings", run.failed, limit=0)


@pytest.mark.prove
@pytest.mark.resumable
@pytest.mark.parametrize(("version", "seed"), RUNS)
def test_the_whole_suite_holds_in_any_order(version: str, seed: int, tmp_path: Path, proof_report: ProofReport) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    with busy((os.cpu_count() or 1) if SEEDS[seed] == "busy" else 0):
        check(run_suite(python, seed, tmp_path / "suite.xml"), proof_report)


@pytest.mark.prove
@pytest.mark.resumable
def test_no_property_fails_with_new_examples_ten_times_as_many(tmp_path: Path, proof_report: ProofReport) -> None:
    searching = ("-m", "hypothesis and not bench", "--hypothesis-profile=search", "tests")
    check(run_suite(Path(sys.executable), 1, tmp_path / "search.xml", *searching), proof_report)


@pytest.mark.prove
def test_a_failure_and_a_warning_are_both_found(tmp_path: Path, proof_report: ProofReport) -> None:
    warns = "import warnings; warnings.warn('of old age', DeprecationWarning)"
    wrong = f"def test_wrong():\n    assert False\n\ndef test_old():\n    {warns}\n"
    (tmp_path / "test_wrong.py").write_text(wrong)
    run = run_suite(
        Path(sys.executable), 1, tmp_path / "part.xml", "-p", "tests.conftest", "-c", "pyproject.toml", str(tmp_path)
    )
    assert (run.tests, run.failed) == (2, 2)
    with pytest.raises(AssertionError, match="test_wrong"):
        check(run, proof_report)
