"""All tests of the store and of the host, on PostgreSQL."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.prove.reporting import ProofReport

ROOT = Path(__file__).parents[2]


@pytest.mark.prove
@pytest.mark.process
async def test_the_store_and_the_host_do_on_postgresql_what_they_do_on_sqlite(proof_report: ProofReport) -> None:
    chosen = [
        "tests/store",
        "tests/hosting",
        "tests/process/test_kill.py",
        "--every-database",
        "-k",
        "postgresql",
        "-v",
        "-p",
        "no:xdist",
    ]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "pytest", *chosen, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said = (await process.communicate())[0].decode()
    passed = re.search(r"(\d+) passed", said)
    assert process.returncode == 0, said[-4000:]
    proof_report("tests that pass on PostgreSQL", int(passed[1]), limit=300, at_least=True)
