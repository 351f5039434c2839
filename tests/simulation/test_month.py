"""A month on the real service, with a clock of its own: nothing is lost, and every second is somebody's."""

from datetime import timedelta

import pytest

from tests.prove.reporting import ProofReport
from tests.simulation.months import BEGINS, audited, month

WHOLE = pytest.mark.prove


@pytest.mark.parametrize(
    ("games", "people", "days", "restarts", "seed"),
    [
        pytest.param(4, 7, 4, 2, 1, id="small"),
        pytest.param(150, 200, 30, 12, 2, id="one half", marks=WHOLE),
        pytest.param(150, 200, 30, 12, 3, id="the other", marks=WHOLE),
    ],
)
async def test_in_a_month_nothing_is_lost_and_every_second_accounted_for(
    games: int, people: int, days: int, restarts: int, seed: int, proof_report: ProofReport
) -> None:
    async with month(games, people, days, restarts, seed) as (host, lived):
        for part in (1, 2):
            await lived.run(BEGINS + timedelta(days=days) * part / 2)
            found = await audited(host, lived)
            assert found.wrong == []
        chronicle, trouble = lived.chronicle, lived.trouble
        proof_report("games", found.counted["games"], limit=games, exactly=True)
        for what in ("finished", "moves", "turns", "timeouts", "hours"):
            proof_report(what, found.counted[what])
        proof_report("restarts", len(trouble.restarts), limit=restarts, exactly=True)
        proof_report("seats taken by substitutes", len(chronicle.taken))
        proof_report("matches that stood still for a while", len(trouble.stood))
        proof_report("turns in which somebody took back what they had laid", chronicle.taken_back)
        proof_report("forged or stale moves that were tried", trouble.forged)
        proof_report("of them not refused", trouble.slipped, limit=0)
