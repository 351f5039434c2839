"""People of known strength play on the real service, results only: their order by rating is that of their strength.

Strength acts through round scores resampled from self-play, never through the model of the ratings.
"""

from collections.abc import Mapping
from datetime import timedelta
from functools import cache
from statistics import fmean

import pytest

from bot.cli.ratings import seat_counts
from bot.hosting.results.parameters import PARAMETERS
from bot.records.results import SeatResult, Skill
from bot.simulation.ratings import People, deal, kendall
from tests.hosting.hosted import MONDAY, Host
from tests.hosting.results.leaving import keep, seats
from tests.prove.reporting import ProofReport

FIRST = 1000
ONE_BY_ONE = 1_000
"""So many matches are rated as they end; the others all at once, which gives the same."""
dealt = cache(deal)


def matches_of(variant: str, people: People, number: int, rounds: int, already: int) -> list[list[SeatResult]]:
    """Matches among people at random, as their last commits would have left them."""
    found = []
    tables = [dealt(variant, count, rounds, 5) for count in seats_of(variant)]
    for count, outcome in enumerate(people.play(tables, number), start=already + 1):
        users = [FIRST + one for side in outcome.sides for one in side]
        ended = MONDAY + timedelta(minutes=7 * count)
        found.append(seats(count, users, [rank + 1 for rank in outcome.ranks], ended=ended, variant=variant))
    return found


def seats_of(variant: str) -> list[int]:
    """How many sit at the tables that a game's ratings were fitted to."""
    return seat_counts(variant, None)


async def skills_of(host: Host, variant: str) -> dict[int, Skill]:
    """The ratings that are kept, by person."""
    found, _ = await host.services.results.store.standings(7, variant, 0, 10_000)
    return {one.user_id - FIRST: one.skill for one in found}


def kendall_of(skills: Mapping[int, Skill], people: People) -> float:
    """How well the order by ratings is that of the strengths."""
    return kendall([one.mu for one in skills.values()], [people.strengths[who] for who in skills])


async def test_twenty_matches_put_people_in_the_order_of_their_strength(host: Host) -> None:
    people = People(16, 3, improve=False)
    await keep(host.database, matches_of("gin_rummy", people, 160, 2, 0))
    assert await host.services.results.rater.rebuild() == 160
    assert kendall_of(await skills_of(host, "gin_rummy"), people) >= 0.4


@pytest.mark.prove
@pytest.mark.parametrize("variant", list(PARAMETERS))
async def test_3000_people_play_a_year(host: Host, variant: str, proof_report: ProofReport) -> None:
    people, rater, played = People(3000, 3, improve=False), host.services.results.rater, ONE_BY_ONE
    at_table = fmean(seats_of(variant))
    await keep(host.database, matches_of(variant, people, played, 60, 0))
    assert await rater.catch_up() == played
    kept = await skills_of(host, variant)
    assert await rater.rebuild() == played
    after = await skills_of(host, variant)
    assert kept.keys() == after.keys()
    worst = max(abs(after[one].mu - skill.mu) for one, skill in kept.items())
    proof_report("largest difference between kept, one by one, and made anew", worst, limit=1e-9)
    for each, least in ((20, 0.4), (60, 0.6)):
        more = round(each * 3000 / at_table) - played
        await keep(host.database, matches_of(variant, people, more, 60, played))
        played += more
        assert await rater.rebuild() == played
        found = round(kendall_of(await skills_of(host, variant), people), 3)
        proof_report(f"Kendall after {each} matches a person", found, limit=least, at_least=True)
    proof_report("matches", played)
