"""What `make prove` gathers from proofs, and the page that it writes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.prove.reporting import Figure, ProofReport
from tests.prove.run import Proof, page
from tests.referee.watched import HEADING

BEGAN = datetime(2030, 1, 7, 12, tzinfo=UTC)


def test_a_figure_that_keeps_its_limit_is_reported(proof_report: ProofReport, request: pytest.FixtureRequest) -> None:
    proof_report("random moves", 200_000)
    proof_report("cards lost", 0, limit=0)
    proof_report("kills", 240, limit=200, at_least=True)
    proof_report("places", 3, limit=3, exactly=True)
    assert [facts["name"] for _, facts in request.node.user_properties] == [
        "random moves", "cards lost", "kills", "places",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("figure", "limit", "how", "target"),
    [(1, 0, {}, "at most 0"), (199, 200, {"at_least": True}, "at least 200"), (2, 3, {"exactly": True}, "exactly 3")],
)
def test_a_figure_that_misses_its_limit_fails_its_proof(
    figure: int, limit: int, how: dict[str, bool], target: str, proof_report: ProofReport
) -> None:
    with pytest.raises(AssertionError, match=f"kills: {figure}, and it must be {target}"):
        proof_report("kills", figure, limit, **how)


def test_the_page_has_a_line_for_each_proof_and_each_figure_and_shows_what_failed() -> None:
    lost = Proof(
        "b::test_cards", "cards", [Figure("moves", 200_000), Figure("cards lost", 1, 0)], passed=False, seconds=9
    )
    kills = Proof("a::test_kills", "kills", [Figure("kills", 240, 200, at_least=True)], seconds=1234.5)
    lines = page([lost, kills], BEGAN, 600).splitlines()
    assert "1 of 2 proofs hold." in lines
    assert any(line.startswith("2030-01-07 12:00 UTC") and line.endswith("10 minutes:") for line in lines)
    assert [line for line in lines[: lines.index(HEADING)] if line.startswith("|")][2:] == [
        "| **kills** |  |  | yes | 1,234 |",
        "| kills | 240 | at least 200 | yes |  |",
        "| **cards** |  |  | **no** | 9 |",
        "| moves | 200,000 |  |  |  |",
        "| cards lost | 1 | at most 0 | **no** |  |",
    ]
