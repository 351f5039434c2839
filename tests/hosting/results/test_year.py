"""People of known strength play on the real service, results only: their order by rating is that of their strength.

Strength acts through round scores resampled from self-play, never through the model of the ratings.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.hosting.results.parameters import PARAMETERS
from bot.records.results import SeatResult
from bot.simulation.ratings import People, deal, kendall
from tests.hosting.hosted import MONDAY, Host
from tests.hosting.results.leaving import keep, seats
from tests.prove.reporting import ProofReport

FIRST = 1000


def matches_of(variant: str, people: People, number: int, rounds: int, already: int) -> list[list[SeatResult]]:
    """Matches among people at random, as their last commits would have left them."""
    found = []
    tables = [deal(variant, 2, rounds, 5)]
    for count, outcome in enumerate(people.play(tables, number), start=already + 1):
        users = [FIRST + one for side in outcome.sides for one in side]
        ended = MONDAY + timedelta(minutes=7 * count)
        found.append(seats(count, users, [rank + 1 for rank in outcome.ranks], ended=ended, variant=variant))
    return found


async def kendall_of(host: Host, variant: str, people: People) -> float:
    """How well the order by the ratings that are kept is that of the strengths."""
    found, _ = await host.services.results.store.standings(7, variant, 0, 10_000)
    by_user = {one.user_id: one.skill.mu for one in found}
    known = [number for number in range(len(people.strengths)) if FIRST + number in by_user]
    return kendall([by_user[FIRST + one] for one in known], [people.strengths[one] for one in known])


async def test_twenty_matches_put_people_in_the_order_of_their_strength(host: Host) -> None:
    people = People(16, 3, improve=False)
    await keep(host.database, matches_of("gin_rummy", people, 160, 4, 0))
    assert await host.services.results.rater.rebuild() == 160
    assert await kendall_of(host, "gin_rummy", people) >= 0.4


@pytest.mark.prove
@pytest.mark.parametrize("variant", list(PARAMETERS))
async def test_3000_people_play_a_year(host: Host, variant: str, proof_report: ProofReport) -> None:
    people = People(3000, 3, improve=False)
    played = 0
    for each, least in ((20, 0.4), (60, 0.6)):
        more = each * 1500 - played
        await keep(host.database, matches_of(variant, people, more, 60, played))
        played += more
        await host.services.results.rater.catch_up()
        found = round(await kendall_of(host, variant, people), 3)
        proof_report(f"Kendall after {each} matches a person", found, limit=least, at_least=True)
    kept = {one.user_id: one.skill for one in (await host.services.results.leaderboard(7, variant, 0))[0]}
    assert await host.services.results.rater.rebuild() == played
    after = {one.user_id: one.skill for one in (await host.services.results.leaderboard(7, variant, 0))[0]}
    worst = max(abs(after[one].mu - skill.mu) for one, skill in kept.items())
    proof_report("matches", played)
    proof_report("largest difference between kept and made anew", worst, limit=1e-9)
