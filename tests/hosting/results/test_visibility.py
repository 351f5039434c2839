"""Who may see results: by their owner's choice, in every list, comparison and export at once, backwards too."""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.hosting.results.seasons import season_at, season_before, season_named
from bot.hosting.results.service import Results
from bot.hosting.results.statistics import Rival, statistics_of
from bot.hosting.results.visibility import Asker, Scope, scope_of
from bot.records.ids import GameId
from bot.records.results import Friendly, Rated, Shows
from bot.store.schema import metadata, ratings, results
from engine.cards import Seat
from tests.hosting.hosted import MONDAY, Host
from tests.hosting.results.leaving import keep, season, seats

ME, BEN, EVE = 10, 11, 14
MOST = 20


@pytest.fixture
def short_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most so many matches are looked at of somebody."""
    monkeypatch.setattr("bot.hosting.results.service.MOST", MOST)


@pytest.mark.parametrize(
    ("shows", "asker", "scope"),
    [
        (Shows.ME, Asker(ME, 7), Scope()),
        (Shows.ME, Asker(BEN, 7), None),
        (Shows.ME, Asker(None, 7), None),
        (Shows.SERVER, Asker(BEN, 7), Scope(7)),
        (Shows.SERVER, Asker(BEN, 0), None),
        (Shows.EVERYWHERE, Asker(BEN, 7), Scope()),
        (Shows.EVERYWHERE, Asker(BEN, 0), None),
    ],
)
def test_a_choice_says_who_sees_what(shows: Shows, asker: Asker, scope: Scope | None) -> None:
    assert scope_of(ME, shows, asker) == scope
    assert scope_of(-5, Shows.EVERYWHERE, asker) is None


async def found(service: Results, asker: Asker) -> str:
    """All that somebody is told in a server, as text."""
    told: list[object] = []
    for user in range(10, 16):
        looked = await service.look(user, asker)
        if looked is not None:
            told.append(await service.statistics(looked, asker, {70, 71}))
    told.append(await service.leaderboard(asker.guild_id, "gin_rummy", 0))
    told.append(await service.leaderboard(asker.guild_id, "gin_rummy", 0, season_at("quarter", MONDAY)))
    told.append(await service.exported(Asker(None, asker.guild_id)))
    quarter = season_at("quarter", MONDAY)
    rows = await service.store.in_guild(asker.guild_id, quarter.begins, quarter.ends)
    told.append(await service.card(asker.guild_id, quarter, rows))
    return repr(told)


async def test_who_hides_is_found_nowhere_and_backwards_too(host: Host) -> None:
    service = host.services.results
    await keep(host.database, season(range(10, 16), 25))
    await service.rater.catch_up()
    assert "Eve" in await found(service, Asker(BEN, 7))
    await host.services.people.settle(EVE, shows=Shows.ME)
    told = await found(service, Asker(BEN, 7))
    assert "Eve" not in told
    assert f"user_id={EVE}," not in told
    assert f"'user': '{EVE}'" not in told
    assert "Eve" in await found(service, Asker(EVE, 7))
    await host.services.people.settle(EVE, shows=Shows.SERVER)
    assert "Eve" in await found(service, Asker(BEN, 7))


async def test_the_best_rise_is_from_what_was_brought_into_a_season_to_what_is_left_at_its_end(host: Host) -> None:
    service, month, before = host.services.results, season_at("month", MONDAY), season_before("month", MONDAY)
    played = {before: [(11, 10), (11, 12), (12, 13)], month: [(13, 11), (12, 11), (11, 10)]}
    pairs = [(one.begins + timedelta(days=day), pair) for one in played for day, pair in enumerate(played[one])]
    await keep(host.database, [seats(number, pair, ended=at) for number, (at, pair) in enumerate(pairs, start=1)])
    await service.rater.catch_up()
    stood = [dict.fromkeys(range(10, 14), 1000)]
    for one, name, riser in ((before, "Ben", 11), (month, "Dot", 13)):
        listed, _ = await service.leaderboard(7, "gin_rummy", 0, one)
        stood.append({who.user_id: who.shown for who in listed})
        risen = stood[-1][riser] - stood[-2][riser]
        rows = await service.store.in_guild(7, one.begins, one.ends)
        assert (await service.card(7, one, rows)).rise == (name, "gin_rummy", risen)
    lost = [one for one in rows if one.result.user_id == 11]
    assert (await service.card(7, month, lost)).rise is None


async def test_the_results_of_a_server_stay_there_unless_somebody_shows_them_everywhere(host: Host) -> None:
    service = host.services.results
    await keep(host.database, [seats(1, (ME, BEN), guild_id=7), seats(2, (ME, BEN), guild_id=8, channel_id=80)])
    there = await service.look(ME, Asker(BEN, 7))
    assert [one.result.guild_id for one in there.rows] == [7]
    assert await service.look(ME, Asker(BEN, 9)) is None
    await host.services.people.settle(ME, shows=Shows.EVERYWHERE)
    everywhere = await service.look(ME, Asker(BEN, 7))
    assert [one.result.guild_id for one in everywhere.rows] == [7, 8]
    assert await service.look(ME, Asker(BEN, 9)) is None, "they never played there"


async def test_matches_of_channels_that_one_cannot_see_are_in_no_rivalry(host: Host) -> None:
    service, asker = host.services.results, Asker(ME, 7)
    await keep(host.database, [seats(number, (ME, BEN), channel_id=70 + number % 2) for number in range(1, 9)])
    looked = await service.look(ME, asker)
    assert looked is not None
    assert (await service.statistics(looked, asker, {70, 71})).best.of == 8
    assert (await service.statistics(looked, asker, {70})).best.of == 4
    assert (await service.statistics(looked, asker, ())).best is None


@pytest.mark.parametrize("newer", [{"guild_id": 8}, {"variant": "rummy_500"}, {}], ids=["elsewhere", "other", "here"])
@pytest.mark.usefixtures("short_lists")
async def test_what_two_played_is_found_behind_however_many_newer_matches(host: Host, newer: dict[str, Any]) -> None:
    service, later = host.services.results, MONDAY + timedelta(days=1)
    met = [seats(number, (ME, BEN)) for number in (1, 2)]
    await keep(
        host.database, [*met, *(seats(number, (ME, EVE), ended=later, **newer) for number in range(3, MOST + 4))]
    )
    own, other = [await service.look(who, Asker(ME, 7), "gin_rummy", here=True) for who in (ME, BEN)]
    assert own is not None
    assert other is not None
    assert {one.result.guild_id for one in own.rows} == {7}
    won, lost = await service.together(await service.shared(own, other), other, {70})
    assert (won.won, won.of, lost.won, lost.of) == (2, 2, 0, 2)


@pytest.mark.usefixtures("short_lists")
async def test_what_a_match_did_to_a_rating_is_told_behind_however_many_others(host: Host) -> None:
    """It counts on from the last rated match there, and is found behind newer ones."""
    service, day, last = host.services.results, timedelta(days=1), MOST + 4
    between = (seats(number, (ME, EVE), ended=MONDAY + day, friendly=Friendly.SHORT) for number in range(2, last))
    met = [seats(1, (ME, BEN)), seats(last, (ME, BEN), ended=MONDAY + 2 * day)]
    await keep(host.database, [*met, *between])
    changes = [await service.change(number, ME) for number in (1, 2, last)]
    assert None not in changes
    first, friendly, second = [one for one in changes if one is not None]
    assert (first.before, first.now, friendly.why) == (1000, second.before, Friendly.SHORT)
    assert await service.change(1, EVE) is None


async def test_what_the_coach_said_is_told_by_month_and_to_oneself_alone(host: Host) -> None:
    service, month = host.services.results, timedelta(days=31)
    await keep(host.database, [seats(number, (ME, BEN), ended=MONDAY + (number // 3) * month) for number in range(5)])
    for number, (decisions, lost) in enumerate([(20, 4.0), (20, 1.0), (0, 0.0), (10, 2.0)]):
        await service.store.put_coached(GameId(number), Seat(0), ME, decisions, lost)
    await service.store.put_coached(GameId(4), Seat(0), EVE, 10, 9.0)
    for asker, told in (
        (Asker(ME, 7), ((date(2030, 1, 1), 0.125), (date(2030, 2, 1), 0.2))),
        (Asker(BEN, 7), ()),
        (Asker(None, 7), ()),
    ):
        looked = await service.look(ME, asker)
        assert looked is not None
        assert (await service.statistics(looked, asker, ())).coached == told


async def test_who_is_deleted_is_in_no_table_and_nobody_elses_rating_changes(host: Host) -> None:
    gone = 712_345_678_901_234_567
    await keep(host.database, season([10, 11, gone], 12))
    service = host.services.results
    await service.rater.catch_up()
    async with host.database.reading() as connection:
        before = [tuple(row) for row in await connection.execute(select(ratings).where(ratings.c.user_id != gone))]
    privacy = host.services.privacy
    assert str(gone) in json.dumps((await privacy.export(gone))["results"])
    await privacy.forget(gone, "Former player")
    async with host.database.reading() as connection:
        rows = [list(row) for table in metadata.sorted_tables for row in await connection.execute(select(table))]
        labels = set(await connection.scalars(select(results.c.user_id).where(results.c.user_id < 0)))
        after = [tuple(row) for row in await connection.execute(select(ratings).where(ratings.c.user_id > 0))]
    assert str(gone) not in json.dumps(rows, default=str)
    assert len(labels) == 1
    assert sorted(before) == sorted(after)
    await service.rater.rebuild()
    async with host.database.reading() as connection:
        rebuilt = [tuple(row) for row in await connection.execute(select(ratings).where(ratings.c.user_id > 0))]
    assert sorted(rebuilt) == sorted(after)
    standings, _ = await service.leaderboard(7, "gin_rummy", 0)
    assert {one.user_id for one in standings} == {10, 11}


def test_a_season_has_a_name_and_one_that_never_was_has_none() -> None:
    now = datetime(2026, 11, 23, tzinfo=UTC)
    assert season_at("month", now).name == "2026-11"
    assert season_before("month", datetime(2026, 1, 1, tzinfo=UTC)).name == "2025-12"
    assert season_before("quarter", now).name == "2026-Q3"
    assert season_named("2026-q4", now) == season_at("quarter", now)
    assert [season_named(one, now) for one in ("2026-12", "2026-13", "2026-Q5", "soon", "1999-01")] == [None] * 5


@pytest.mark.parametrize(
    ("won", "best", "worst"), [((), None, None), ((0,), None, 0), ((5,), 5, None), ((0, 0), None, 0), ((1, 4), 4, 1)]
)
def test_best_is_against_somebody_who_was_beaten_and_hardest_against_another(
    won: tuple[int, ...], best: int | None, worst: int | None
) -> None:
    rows = [Rated(seats(1, (ME, BEN))[0])]
    told = statistics_of(rows, Scope(), [Rival("Ben", one, 5) for one in won])
    assert [rival and rival.won for rival in (told.best, told.worst)] == [best, worst]
