from __future__ import annotations

import pytest

from tests.prove.reporting import ProofReport, reporting


@pytest.fixture
def proof_report(request: pytest.FixtureRequest) -> ProofReport:
    """Tell a figure of a proof, for docs/PROOFS.md, and hold it against its limit; see tests/prove."""
    return reporting(request.node)
