from __future__ import annotations

import pytest

from render.kit import encoding
from tests.prove.reporting import ProofReport, reporting

FULLY = encoding.PACKING

# Packing takes nine tenths of the time of a picture, and most tests look at its pixels alone.
encoding.PACKING = 1


@pytest.fixture
def fully_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are of the size in which they are sent."""
    monkeypatch.setattr(encoding, "PACKING", FULLY)


@pytest.fixture
def proof_report(request: pytest.FixtureRequest) -> ProofReport:
    """Tell a figure of a proof, for docs/PROOFS.md, and hold it against its limit; see tests/prove."""
    return reporting(request.node)
