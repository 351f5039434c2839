"""One row that cannot be read takes nothing with it: of lists, results and days it is passed over, and the doctor names
it.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.hosting.refusals import HostReject
from bot.hosting.results.visibility import Asker
from bot.records.games import SavedRules
from bot.records.people import Bar
from bot.records.results import Friendly, Rated
from bot.store.database.trouble import DatabaseTrouble
from bot.store.database.unreadable import tell_once
from bot.store.doctor import take_out, unreadable_rows
from tests.hosting.daily.test_daily import DAY, SERVER, with_puzzles
from tests.hosting.hosted import ANN, BEN, CAT, MONDAY, Host, refusal_of
from tests.hosting.results.leaving import keep, seats
from tests.hosting.test_set_aside import asides, sql
from tests.hosting.tournaments.organised import HOSTESS, Organised, refused
from tests.hosting.tournaments.test_hosts import _season_over

GARBAGE = "[{"


@pytest.fixture(autouse=True)
def _as_if_never_told() -> None:
    tell_once.cache_clear()


async def spoil(host: Host, place: str, where: str, value: object = GARBAGE) -> None:
    """Write into `table.column` what the program never would."""
    table, column = place.split(".")
    await sql(host, f"UPDATE {table} SET {column} = :value WHERE {where}", value=value)  # noqa: S608 - names of our own schema


async def named(host: Host) -> list[tuple[str, int | str]]:
    """What the doctor finds."""
    return [(kind, of) for kind, of, _ in await unreadable_rows(host.database)]


async def test_lists_leave_out_a_tournament_that_cannot_be_read_and_it_alone_is_refused(host: Host) -> None:
    broken, sound, service = Organised(host), Organised(host, threads=20_000), host.tournaments
    for one in (broken, sound):
        await one.started(4, rules={"seats": 2, "seats_least": 2, "rounds": 2})
    # To PostgreSQL the secret is bytes.
    secret = ["secret"] if host.database.dialect == "sqlite" else []
    columns = dict.fromkeys(("variant", "rules", "switches", "pace", "state", "status", *secret), GARBAGE)
    for column, value in {**columns, "round_s": 2**62, "check_in_s": 2**62, "computers": 2**62}.items():
        async with host.database.reading() as connection:
            before = await connection.scalar(
                text(f"SELECT {column} FROM tournaments WHERE id = {broken.tournament_id}")  # noqa: S608 - the same
            )
        await spoil(host, f"tournaments.{column}", f"id = {broken.tournament_id}", value)
        for found in (
            await service.alive_in(7),
            await service.all_in(7, 20),
            await service.in_channel(70),
            await service.of_user(HOSTESS.user_id),
        ):
            assert [one.record.id for one in found] == [sound.tournament_id], column
        assert await refusal_of(broken.look()) is HostReject.TOURNAMENT_UNREADABLE, column
        for check in (service.check_channel(70), service.check_server(7)):
            assert await refusal_of(check) is HostReject.TOURNAMENT_UNREADABLE, column
        assert await named(host) == [("tournament", broken.tournament_id)], column
        assert await asides(host) == []
        await spoil(host, f"tournaments.{column}", f"id = {broken.tournament_id}", before)
    assert (await broken.look()).record.id == broken.tournament_id


async def test_of_a_draft_that_cannot_be_read_nobody_hears(host: Host) -> None:
    draft, sound = Organised(host), Organised(host)
    await draft.draft()
    await sound.opened(2)
    await spoil(host, "tournaments.rules", f"id = {draft.tournament_id}")
    await host.tournaments.check_channel(70)
    await host.tournaments.check_server(7)
    assert [one.record.id for one in await host.tournaments.in_channel(70)] == [sound.tournament_id]
    assert await named(host) == [("tournament", draft.tournament_id)]


async def test_of_a_database_that_fails_meanwhile_no_tournament_is_held_unreadable(host: Host) -> None:
    one = Organised(host)
    await one.opened(2)

    def fails(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM tournament_people" in statement:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "as of a file that is damaged")

    event.listen(host.database.engine.sync_engine, "before_cursor_execute", fails)
    for asked in (one.look(), host.tournaments.alive_in(7)):
        with pytest.raises(DatabaseTrouble):
            await asked


async def test_a_log_of_a_tournament_that_cannot_be_read_is_refused_and_named(host: Host) -> None:
    broken = Organised(host)
    await broken.opened(3)
    copied = 'tournament_id, 90, move, "by", at FROM tournament_log WHERE seq = 3'
    await sql(host, f'INSERT INTO tournament_log (tournament_id, seq, move, "by", at) SELECT {copied}')
    assert await named(host) == [("tournament", broken.tournament_id)], "there is one beyond the last"
    await sql(host, "DELETE FROM tournament_log WHERE seq = 90")
    await sql(host, "DELETE FROM tournament_log WHERE seq = 3")
    assert await named(host) == [("tournament", broken.tournament_id)], "a move is missing"
    await spoil(host, "tournaments.seq", f"id = {broken.tournament_id}", 2**62)
    assert await named(host) == [("tournament", broken.tournament_id)], "more than can be counted are missing"
    await spoil(host, "tournament_log.move", f"tournament_id = {broken.tournament_id}")
    assert await refusal_of(host.tournaments.log(broken.tournament_id)) is HostReject.TOURNAMENT_UNREADABLE
    assert await named(host) == [("tournament", broken.tournament_id)]
    assert (await broken.look()).record.id == broken.tournament_id


async def test_a_season_that_cannot_be_read_is_not_begun_twice(host: Host) -> None:
    tournament, service = Organised(host), host.tournaments
    await _season_over(tournament)
    season = (await service.next_season(tournament.tournament_id, HOSTESS, host.key())).record.id
    await spoil(host, "tournaments.state", f"id = {season}")
    again = service.next_season(tournament.tournament_id, HOSTESS, host.key())
    assert await refused(again) is HostReject.TOURNAMENT_UNREADABLE


MATCHES = [seats(number, (ANN, BEN), ended=MONDAY + timedelta(days=number)) for number in (1, 2, 3)] + [
    seats(4, (BEN, CAT), ended=MONDAY + timedelta(days=4)),
    seats(5, (ANN, CAT), ended=MONDAY + timedelta(days=5)),
]


async def of(host: Host, user: int) -> tuple[Rated, ...]:
    return await host.services.results.store.of_person(user, None, None, 50)


async def ratings(host: Host) -> Sequence[object]:
    return (await host.services.results.leaderboard(7, "gin_rummy", 0))[0]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *((name, GARBAGE) for name in ("counts", "won", "friendly", "ended", "team", "variant", "here_mu", "sigma")),
        ("mu", 1e308),
    ],
)
async def test_a_result_that_cannot_be_read_is_passed_over_and_told_once(
    host: Host, column: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    await keep(host.database, MATCHES)
    results = host.services.results
    await results.rater.catch_up()
    await spoil(host, f"results.{column}", "match_id = 2 AND seat = 1", value)
    for _ in range(2):
        assert [one.result.match_id for one in await of(host, ANN)] == [1, 2, 3, 5]
        assert [one.result.match_id for one in await of(host, BEN)] == [1, 3, 4]
        assert len(await results.exported(Asker(None, 7))) == 9
    assert sum("results 2/1" in line for line in caplog.messages) == 1
    assert await named(host) == [("result", "2/1")]
    looked = await results.look(ANN, Asker(ANN, 7))
    assert looked is not None
    await results.statistics(looked, Asker(ANN, 7), {70})


async def test_ratings_made_anew_are_those_of_the_matches_that_can_be_read_whole(host: Host) -> None:
    await keep(host.database, [match for match in MATCHES if match[0].match_id != 2])
    rater = host.services.results.rater
    await rater.rebuild()
    expected = await ratings(host)
    await keep(host.database, [MATCHES[1]])
    await rater.rebuild()
    assert await ratings(host) != expected
    await spoil(host, "results.counts", "match_id = 2 AND seat = 1")
    assert await rater.rebuild() == 4
    assert await ratings(host) == expected
    [_, passed, *_] = await of(host, ANN)
    assert (passed.result.match_id, passed.here) == (2, None)
    assert await rater.catch_up() == 0
    await spoil(host, "results.counts", "match_id = 2 AND seat = 1", "{}")
    assert await rater.rebuild() == 5


@pytest.mark.parametrize("column", ["counts", "ended", "match_id", "seats", "place"])
async def test_the_rater_goes_on_past_a_match_that_cannot_be_read(host: Host, column: str) -> None:
    await keep(host.database, MATCHES)
    await spoil(host, f"results.{column}", "match_id = 2 AND seat = 0")
    await host.services.results.rater.catch_up()
    assert [one.here is None for one in await of(host, BEN)] == [False, True, False, False]
    assert await host.services.results.store.rate_next(lambda *_: ((), ())) is None


@pytest.mark.parametrize("column", ["mu", "name"])
async def test_a_rating_that_cannot_be_read_is_made_anew_with_the_next_match(host: Host, column: str) -> None:
    await keep(host.database, MATCHES[:2])
    await host.services.results.rater.catch_up()
    await spoil(host, f"ratings.{column}", f"user_id = {ANN} AND guild_id = 7", b"\xff\xfe")
    assert [one.user_id for one in await ratings(host)] == [BEN]
    assert await named(host) == [("rating", f"7/gin_rummy/{ANN}")]
    await keep(host.database, MATCHES[2:])
    await host.services.results.rater.catch_up()
    assert {one.user_id for one in await ratings(host)} == {ANN, BEN, CAT}
    assert await named(host) == []


async def test_a_puzzle_that_cannot_be_read_is_none_and_all_else_of_the_days_is_there(host: Host) -> None:
    daily = await with_puzzles(host)
    await daily.open(ANN, SERVER, DAY, MONDAY)
    await spoil(host, "daily_puzzles.position", f"day = '{DAY}'")
    assert await refusal_of(daily.puzzle(DAY)) is HostReject.NO_PUZZLE
    assert await refusal_of(daily.open(BEN, SERVER, DAY, MONDAY)) is HostReject.NO_PUZZLE
    assert (await daily.open(BEN, SERVER, DAY - timedelta(days=1), MONDAY)).tries == ""
    assert await named(host) == [("daily puzzle", DAY.isoformat())]


@pytest.mark.parametrize("column", ["hints", "opened", "solved", "closes"])
async def test_an_attempt_that_cannot_be_read_is_its_days_alone(host: Host, column: str) -> None:
    daily = await with_puzzles(host)
    for back in (0, 1):
        await daily.open(ANN, SERVER, DAY - timedelta(days=back), MONDAY)
    await spoil(host, f"daily_attempts.{column}", f"day = '{DAY}'")
    if column != "solved":
        assert [one.day for one in await daily.store.of_person(ANN, DAY - timedelta(days=5), DAY)] == [
            DAY - timedelta(days=1)
        ]
        assert await named(host) == [("daily attempt", f"{ANN}/{DAY}")]
        assert (await daily.open(ANN, SERVER, DAY, MONDAY)).hints == 0, "it is begun anew"
        assert await named(host) == []
    await daily.open(BEN, SERVER, DAY, MONDAY)
    await daily.streak(ANN, DAY)


@pytest.mark.parametrize("place", ["daily_deals.secret", "daily_players.closes", "daily_players.game_id"])
async def test_a_deal_that_cannot_be_read_is_refused_and_the_next_days_are_committed(host: Host, place: str) -> None:
    deals = host.services.deals
    player = await deals.check_open(ANN, SERVER, DAY, MONDAY)
    await deals.deal(DAY)
    await deals.store.open_deal(player, "first")
    await spoil(host, place, f"day = '{DAY}'", 5 if place == "daily_deals.secret" else GARBAGE)
    assert await refusal_of(deals.open(player, "Ann", 5000, "en", host.key())) is HostReject.NO_DEAL
    assert len(await named(host)) == 1
    await deals.commit_ahead()
    assert await deals.store.deal(DAY + timedelta(days=2)) is not None


@pytest.mark.parametrize(
    ("column", "value"),
    [("switches", "[{"), ("variant", "[{"), ("switches", '{"opening.points": 9999}'), ("switches", '{"no.such": 1}')],
)
async def test_a_rule_set_that_cannot_be_read_is_left_out_and_may_be_saved_anew(
    host: Host, column: str, value: str
) -> None:
    kept = host.services.rule_sets
    club, home = (SavedRules(7, name, "czech_rummy", {"opening.points": 40}, ANN) for name in ("Club", "Home"))
    for one in (club, home):
        await kept.save(one)
    await kept.use(7, "Club")
    await spoil(host, f"rule_sets.{column}", "name = 'Club'", value)
    assert [one.name for one in await kept.of_guild(7)] == ["Home"]
    assert await refusal_of(kept.named(7, "Club")) is HostReject.NO_RULE_SET
    assert await kept.default_for(7, "czech_rummy") is None
    assert [kind for kind, _ in await named(host)] == ["rule set"]
    await kept.save(club)
    assert await kept.default_for(7, "czech_rummy") is not None


async def test_a_finisher_of_a_deal_who_cannot_be_read_is_not_compared_with(host: Host) -> None:
    deals = host.services.deals
    for user, match in ((ANN, 11), (BEN, 12)):
        await deals.store.open_deal(await deals.check_open(user, SERVER, DAY, MONDAY), "first")
        await deals.store.put_game(user, DAY, match)
    await keep(
        host.database, [seats(match, (user, None), friendly=Friendly.DEAL) for user, match in ((ANN, 11), (BEN, 12))]
    )
    await spoil(host, "results.points", "match_id = 12 AND seat = 0")
    assert [one.user_id for one in await deals.store.finishers(DAY)] == [ANN]


async def test_a_count_of_turns_that_cannot_be_read_locks_no_table_and_is_taken_out(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await host.lobby(ANN, BEN)
    for user in (ANN, BEN):
        await sql(host, "INSERT INTO turns_played (user_id, turns, in_time) VALUES (:user, 3, 2)", user=user)
    await spoil(host, "turns_played.in_time", f"user_id = {ANN}")
    assert set((await host.look(lobby.id)).punctual) == {BEN}
    assert "turns_played somebody's: passed over" in caplog.text
    assert await named(host) == [("count of turns", ANN)]
    assert await take_out(host.database) == 1
    assert await named(host) == []


@pytest.mark.parametrize("column", ["at", "barred_by"])
async def test_a_bar_or_a_block_that_cannot_be_read_holds_all_the_same(host: Host, column: str) -> None:
    company = host.service.access
    for user in (ANN, CAT):
        await company.bar(Bar(7, user, "A name", "A reason", BEN, MONDAY), from_matches=False)
        await company.block(BEN, user, "A name")
    await spoil(host, f"bars.{column}", f"user_id = {ANN}")
    await spoil(host, "blocks.at", f"blocked_id = {ANN}")
    assert await refusal_of(company.check_bar(7, ANN)) is HostReject.BARRED
    assert await company.apart_from(BEN) == {ANN, CAT}
    assert [one.user_id for one in await company.bars_in(7)] == [one.blocked_id for one in await company.blocks_of(BEN)]
    assert await named(host) == [("block", f"{BEN}/{ANN}"), ("bar", f"7/{ANN}")]
    assert (await company.lift(7, ANN)).user_id == ANN
    await company.check_bar(7, ANN)
