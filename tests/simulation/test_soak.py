"""A day of games that begin all day long: what the process holds does not grow with what it has hosted."""

from contextlib import nullcontext
from statistics import median

import pytest

from engine.computers import choose
from tests.prove.reporting import ProofReport
from tests.simulation.soaking import Holding, soaked, thinking_elsewhere

MANY = 1_000
AT_ONCE_PER_CENT = 10
"""So much more may be held at the end than half-way."""
UNBOUNDED_PER_CENT = 2
"""The same of what is not remembered up to a bound: what the simulation notes of its games is in it."""


@pytest.mark.parametrize(
    ("games", "people", "hours"),
    [pytest.param(5, 8, 2, id="small"), pytest.param(2_000, 600, 24, id="whole", marks=pytest.mark.prove)],
)
async def test_memory_and_handles_are_flat_however_many_games_were_hosted(
    games: int, people: int, hours: int, proof_report: ProofReport
) -> None:
    with nullcontext(choose) if games < MANY else thinking_elsewhere() as chooser:
        found = await soaked(games, people, hours, seed=5, choose=chooser)
    proof_report("games hosted", found.games, limit=games, exactly=True)
    for what in ("finished", "moves", "said"):
        proof_report(what, getattr(found, what))
    proof_report("boards drawn", found.drawn)
    proof_report("notices that were never said", found.unsaid, limit=0)
    proof_report("deadlines that never fired", found.overdue, limit=0)
    half, end = around(found.hours, hours // 2), around(found.hours, hours)
    proof_report("open files at the end, beyond those half-way", end.files - half.files, limit=0)
    proof_report("tasks at the end, beyond those half-way", end.tasks - half.tasks, limit=0)
    proof_report("MB of memory half-way", round(half.resident_mb))
    if games >= MANY:
        some, all_of_it = found.emptied[hours // 2], found.emptied[hours]
        proof_report("objects half-way that are not remembered up to a bound", some.objects)
        proof_report(
            "per cent more at the end",
            round(100 * (all_of_it.objects / some.objects - 1), 1),
            limit=UNBOUNDED_PER_CENT,
        )
        growth = 100 * (end.resident_mb / half.resident_mb - 1)
        proof_report("per cent more at the end", round(growth, 1), limit=AT_ONCE_PER_CENT)


def around(hours: list[Holding], hour: int) -> Holding:
    """What was held in the three hours up to one, by the middle of three: a single hour may be a busy one."""
    some = hours[max(hour - 3, 0) : hour]
    return Holding(
        median(one.resident_mb for one in some),
        int(median(one.objects for one in some)),
        int(median(one.files for one in some)),
        int(median(one.tasks for one in some)),
    )
