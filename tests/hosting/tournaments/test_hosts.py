"""What hosts may do to the course of a tournament: time for one table, an early end, seeds, the next season."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

import pytest

from bot.hosting.refusals import HostReject
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameRecord, GameStatus, Obstacle
from bot.records.notices import NoticeKind
from bot.records.tournaments import TournamentStatus, table_number
from bot.ui.tournament.host import acts_now
from bot.ui.tournament.outgoing import tournament_board
from engine.games.events import TimedOut
from engine.tournament.formats.league import divisions_of
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, Pause, Remove, Resume, Undo
from engine.tournament.refusals import TournamentReject
from engine.tournament.standings import standings
from engine.tournament.state import Ended, Status
from tests.hosting.hosted import FakeClock, Host
from tests.hosting.tournaments.organised import HOSTESS, HOURLY, PEOPLE, TWO_ROUNDS, Organised, refused
from tests.ui.looks import ENGLISH, texts

BY = "1001"


@pytest.mark.parametrize("taken_back", [False, True])
async def test_a_table_that_is_given_more_time_is_played_on_until_it_is_up_or_taken_back(
    tournament: Organised, taken_back: bool
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=600)
    visible = await tournament.act(Extend(1, 300, "a late train", BY, table=2))
    ends, own = visible.due_at(DeadlineKind.ROUND, 1), visible.due_at(DeadlineKind.TABLE, table_number(1, 2))
    assert own == ends + timedelta(seconds=300)
    await tournament.host.after(600)
    assert await tournament.ends_of_tables() == [Ended.SCORED_NOW, None]
    if taken_back:
        await tournament.act(Undo(1, "it came", BY))
    await tournament.host.after(0 if taken_back else 300)
    assert await tournament.ends_of_tables() == [Ended.SCORED_NOW] * 2
    assert [record.status for record in await tournament.games(1)] == [GameStatus.CANCELLED] * 2


async def test_more_time_than_a_year_or_less_than_a_minute_is_not_given(tournament: Organised) -> None:
    before = await tournament.opened(2, rules=TWO_ROUNDS, round_s=600)
    for seconds in (-60, 0, 59, 366 * 86_400 + 1, 10**12):
        assert await refused(tournament.act(Extend(1, seconds, "a late train", BY))) is HostReject.BAD_EXTENSION
    assert await tournament.look() == before


async def test_a_table_keeps_its_own_time_through_a_pause_and_moves_with_its_round(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=600)
    await tournament.act(Extend(1, 300, "a late train", BY, table=2))
    await tournament.act(Pause("dinner", BY))
    await tournament.host.after(7_200)
    await tournament.act(Resume("dessert", BY))
    visible = await tournament.act(Extend(1, 60, "coffee", BY))
    own = visible.due_at(DeadlineKind.TABLE, table_number(1, 2))
    assert own == tournament.host.clock() + timedelta(seconds=960)


async def test_while_a_tournament_is_paused_its_tables_rest_and_go_on_with_the_time_that_was_left(url: str) -> None:
    clock = FakeClock()
    async with Host.opened(url, clock) as host:
        tournament = Organised(host)
        visible = await tournament.started(4, rules=TWO_ROUNDS, round_s=7_200, pace=HOURLY)
        game = (await tournament.games(1))[0]
        due = await _due(tournament, game)
        clock.advance(1_200)
        await tournament.act(Pause("dinner", BY))
        user = await host.in_turn(game.id)
        move = await host.plain_move(game.id, user)
        assert await refused(host.submit(game.id, user, move)) is HostReject.STANDS_STILL
        clock.advance(5 * 86_400)
        await host.scheduler.fire_due()
        assert (await tournament.games(1))[0].seq == game.seq
    async with Host.opened(url, clock) as host:
        host.keys = count(1_000)
        await host.tournaments.course.prepare(host.clock())
        tournament = Organised(host, visible.record.id)
        await host.scheduler.fire_due()
        assert [one.rests for one in await tournament.games(1)] == [True] * 2
        await tournament.act(Resume("dessert", BY))
        assert await _due(tournament, game) == due + timedelta(days=5)
        assert [one.rests for one in await tournament.games(1)] == [False] * 2
        await host.submit(game.id, user, move, "goes on")
        assert (await tournament.games(1))[0].seq > game.seq


async def _due(tournament: Organised, game: GameRecord) -> datetime:
    turn = (await tournament.host.look(game.id)).deadlines.turn
    assert turn is not None
    return turn


async def test_a_paused_table_rests_wherever_it_is_and_what_cannot_be_played_there_rests_with_it(
    tournament: Organised,
) -> None:
    await tournament.opened(4, rules=TWO_ROUNDS)
    await tournament.begin()
    await tournament.act(Pause("tea", BY))
    await tournament.say_all()
    assert [one.rests for one in await tournament.games(1)] == [True] * 2, "dealt while it is paused, too"
    await tournament.act(Resume("drunk", BY))
    whereabouts, (locked, lost) = tournament.host.service.whereabouts, await tournament.games(1)
    await whereabouts.stand_still(locked.id, Obstacle.LOCKED)
    await tournament.act(Pause("dinner", BY))
    await whereabouts.go_on(locked.id)
    assert not await whereabouts.stand_still(lost.id, Obstacle.FORBIDDEN)
    await whereabouts.channel_gone(lost.channel_id)
    await tournament.host.tournaments.thread_gone(lost.channel_id)
    await tournament.say_all()
    await tournament.host.scheduler.fire_due()
    resting = await tournament.games(1)
    assert resting[1].channel_id != lost.channel_id
    assert [one.rests for one in resting] == [True] * 2
    await tournament.act(Resume("dessert", BY))
    assert [one.standstill for one in await tournament.games(1)] == [None] * 2


async def test_a_round_that_was_over_its_time_gets_as_much_as_the_host_says(tournament: Organised) -> None:
    await tournament.started(4, rules={**TWO_ROUNDS, "unfinished": "computer_finishes"}, round_s=3_600)
    await tournament.host.after(3_601)
    visible = await tournament.act(Extend(1, 300, "they came back", BY))
    assert visible.due_at(DeadlineKind.ROUND, 1) == tournament.host.clock() + timedelta(seconds=300)


async def test_an_early_end_is_undone_or_else_the_tournament_is_over_with_the_tables_that_are_played(
    tournament: Organised,
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    await tournament.act(EndEarly("the bar closes", BY))
    await tournament.act(Undo(1, "it does not", BY))
    await tournament.play_round(1)
    assert (await tournament.look()).stored.deadline(DeadlineKind.NEXT, 2) is not None
    await tournament.act(EndEarly("it does", BY))
    await tournament.go_on()
    visible = await tournament.look()
    assert visible.record.status is TournamentStatus.OVER
    assert len(visible.state.rounds) == 1


ARENA = {"seats": 4, "seats_least": 2}


@pytest.mark.parametrize("comes", [True, False])
async def test_in_an_arena_a_late_player_completes_a_table_at_once_and_who_waits_long_enough_plays_at_a_short_one(
    tournament: Organised, comes: bool
) -> None:
    await tournament.started(3, "arena", rules=ARENA, round_s=7_200)
    assert not (await tournament.look()).state.rounds
    if comes:
        await tournament.join(PEOPLE[3])
    await tournament.host.after(0 if comes else 180)
    assert [len(table.seats) for table in (await tournament.look()).state.rounds[0].tables] == [3 + comes]


@pytest.mark.parametrize("early", [True, False])
async def test_at_its_bell_an_arenas_open_tables_are_counted_as_announced(tournament: Organised, early: bool) -> None:
    await tournament.started(4, "arena", rules=ARENA, round_s=7_200)
    visible = await tournament.act(Extend(1, 600, "one more", BY))
    assert visible.due_at(DeadlineKind.BELL) == tournament.host.clock() + timedelta(seconds=7_800)
    if early:
        await tournament.act(EndEarly("good night", BY))
    else:
        await tournament.host.after(7_800)
    assert await tournament.ends_of_tables() == [Ended.SCORED_NOW]
    assert [record.status for record in await tournament.games(1)] == [GameStatus.CANCELLED]
    await tournament.host.scheduler.fire_due()
    assert (await tournament.look()).record.status is TournamentStatus.OVER
    kinds = {one.kind for one in await tournament.say_all()}
    assert NoticeKind.PODIUM in kinds
    assert NoticeKind.ROUND not in kinds, "its rounds are its tables, which tell of themselves"


@pytest.mark.parametrize("how", [Status.DROPPED, Status.REMOVED])
async def test_the_computer_plays_for_who_has_left_the_server_or_is_taken_out(
    tournament: Organised, how: Status
) -> None:
    await tournament.opened(3, rules=TWO_ROUNDS)
    await tournament.join(replace(PEOPLE[3], name="ada"))  # as a table would name its first computer
    await tournament.begin()
    await tournament.say_all()
    visible, gone = await tournament.look(), PEOPLE[2].user_id
    entrant = visible.record.entrant_of(gone)
    assert entrant is not None
    if how is Status.REMOVED:
        await tournament.act(Remove(entrant, "bad manners", BY))
    else:
        await tournament.host.service.gone_from_server(7, gone)
    assert await tournament.status_of(gone) is how
    holders = [one for record in await tournament.games(1) for one in record.holders]
    assert [one.user_id for one in holders if gone in [earlier.user_id for earlier in one.before]] == [None]
    assert len({one.name.casefold() for one in holders}) == 4
    if how is Status.REMOVED:
        await tournament.act(Undo(1, "it was another", BY))
        holders = [one for record in await tournament.games(1) for one in record.holders]
        assert [one.autopilot for one in holders if one.user_id == gone] == [False]
        await tournament.act(Remove(entrant, "bad manners", BY))
        await tournament.host.services.privacy.forget(gone, "Former player")
        assert await refused(tournament.act(Undo(3, "too late", BY))) is TournamentReject.TOO_LATE_TO_UNDO
        assert "undo" not in dict(acts_now(await tournament.look()))


async def test_who_was_taken_out_stays_out_of_it_though_their_data_was_deleted(tournament: Organised) -> None:
    host, gone = tournament.host, PEOPLE[2]
    host.service.marks.__dict__["key"] = bytes(32)
    await tournament.opened(4)
    await tournament.act(Remove(2, "bad manners", BY))
    await host.services.privacy.forget(gone.user_id, "Former player")
    assert await refused(tournament.join(gone)) is TournamentReject.MAY_NOT_RETURN
    known = (await tournament.join(PEOPLE[4])).record.people[2]
    assert (known.name, known.user_id, known.mark != "") == ("Former player", None, True)
    assert known.mark not in str(await host.services.privacy.export(gone.user_id))
    await tournament.act(Cancel("rain", BY))
    assert (await tournament.look()).record.people[2].mark == "", "it goes with the end"


async def _season_over(tournament: Organised, people: int = 4, seats: int = 2) -> VisibleTournament:
    """Divisions have played: a table each."""
    await tournament.started(people, "league", rules={"seats": seats, "division_size": seats, "moving": 1})
    await tournament.play_round(1)
    await tournament.go_on()
    over = await tournament.look()
    assert over.record.status is TournamentStatus.OVER
    return over


@pytest.mark.parametrize(
    ("format", "code"), [("swiss", HostReject.NO_SEASONS), ("league", TournamentReject.NOT_FINISHED)]
)
async def test_only_a_league_that_is_over_has_a_next_season(tournament: Organised, format: str, code: object) -> None:
    await tournament.opened(2, format)
    season = tournament.host.tournaments.next_season(tournament.tournament_id, HOSTESS, tournament.host.key())
    assert await refused(season) is code


async def test_the_next_season_is_one_command_and_its_divisions_are_who_stayed_rose_and_fell(
    tournament: Organised, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await _season_over(tournament)
    rows = {(row.division, row.place): row.entrant for row in standings(before.state)}
    service, host = tournament.host.tournaments, tournament.host
    key = host.key()
    other = service.next_season(before.record.id, PEOPLE[1], host.key())
    assert await refused(other) is HostReject.NOT_TOURNAMENT_HOST
    after = service._store.seasons_after

    async def waiting(*asked: Any) -> tuple[int, ...]:
        return await asyncio.sleep(0, await after(*asked))

    monkeypatch.setattr(service._store, "seasons_after", waiting)
    pressed = (service.next_season(before.record.id, HOSTESS, one) for one in (key, host.key()))
    begun, late = await asyncio.gather(*pressed, return_exceptions=True)
    assert isinstance(begun, VisibleTournament)
    assert getattr(late, "code", None) is HostReject.SEASON_BEGUN, "two who press at once begin one season"
    season = await service.look(begun.record.id)
    again = await service.next_season(before.record.id, HOSTESS, key)
    assert again.record.id == season.record.id != before.record.id
    assert (season.state.season, season.record.status) == (2, TournamentStatus.CHECK_IN)
    assert season.record.commitment is not None
    assert season.record.commitment != before.record.commitment
    assert any(one.kind is NoticeKind.CHECK_IN for one in await tournament.say_all())

    tournament.tournament_id = season.record.id
    await tournament.join(PEOPLE[7])
    for person in PEOPLE[:4]:
        await service.check_in(season.record.id, person, host.key())
    await tournament.host.after(2 * 86_400)
    begun = await tournament.look()
    assert begun.record.status is TournamentStatus.RUNNING
    for of, code in ((before, HostReject.SEASON_BEGUN), (begun, TournamentReject.NOT_FINISHED)):
        assert await refused(service.next_season(of.record.id, HOSTESS, host.key())) is code

    def people(record: object, entrants: object) -> list[str]:
        return [record.people[one].name for one in entrants]

    upper, lower = [rows[0, 1], rows[1, 1]], [rows[0, 2], rows[1, 2]]
    divisions = divisions_of(begun.state)
    names = [name for division in divisions for name in people(begun.record, division)]
    assert names == [*people(before.record, upper + lower), PEOPLE[7].name]


async def test_in_a_league_a_decided_table_of_any_round_rests_and_is_played_on_once_that_is_taken_back(
    tournament: Organised,
) -> None:
    await tournament.started(4, "league", rules={"seats": 2, "division_size": 4, "moving": 1})
    assert len((await tournament.look()).state.rounds) == 3
    await tournament.act(Decide(1, 1, (2, 1), "a quarrel", BY))
    for _ in range(2):
        decided, other = await tournament.games(1)
        assert (decided.standstill.why, other.rests) == (Obstacle.DECIDED, False)
        await tournament.act(Pause("dinner", BY))
        assert [one.standstill.why for one in await tournament.games(1)] == [Obstacle.PAUSED] * 2
        await tournament.act(Resume("dessert", BY))
    await tournament.host.after(3 * 86_400)
    await tournament.act(Undo(1, "peace", BY))
    decided, other = await tournament.games(1)
    assert not decided.rests
    recent = (await tournament.host.look(decided.id)).recent
    assert TimedOut not in map(type, recent), "nobody ran out of time at a table that counts no more"
    assert any(one.misses for one in other.holders)
    assert decided.status is GameStatus.RUNNING
    assert (1, 1) in (await tournament.look()).state.open_tables()


async def test_who_was_deleted_after_a_season_is_out_of_the_next_and_the_runner_up_rises(tournament: Organised) -> None:
    before = await _season_over(tournament, 8, 4)
    placed = {(row.division, row.place): before.record.people[row.entrant] for row in standings(before.state)}
    await tournament.host.services.privacy.forget(placed[1, 1].user_id, "Former player")
    # The one who has gone may have hosted it.
    service, keeper = tournament.host.tournaments, Actor(99, "Kay", manages=7)
    season = await service.look((await service.next_season(before.record.id, keeper, tournament.host.key())).record.id)
    entrants = zip(season.state.entrants, season.record.people, strict=True)
    entered = [(one.division, person.name) for one, person in entrants]
    upper, lower = [(0, 1), (0, 2), (0, 3), (1, 2)], [(0, 4), (1, 3), (1, 4)]
    assert entered == [(0, placed[one].name) for one in upper] + [(1, placed[one].name) for one in lower]


async def test_who_waits_as_a_season_ends_starts_at_the_bottom_of_the_next(tournament: Organised) -> None:
    await tournament.started(4, "league", rules={"seats": 2, "division_size": 2, "moving": 1})
    newcomer, back, late = PEOPLE[4], PEOPLE[3], PEOPLE[5]
    service, host = tournament.host.tournaments, tournament.host
    await tournament.join(newcomer)
    await host.services.privacy.forget(back.user_id, "Former player")
    await tournament.play_round(1)
    await tournament.join(late)
    await tournament.join(back)
    await tournament.go_on()
    await host.services.privacy.forget(late.user_id, "Former player")
    season = await service.look((await service.next_season(tournament.tournament_id, HOSTESS, host.key())).record.id)
    entrants = zip(season.state.entrants, season.record.people, strict=True)
    divisions = {person.name: one.division for one, person in entrants}
    assert divisions.keys() == {"Ann", "Ben", "Cat", newcomer.name, back.name}
    assert [name for name, division in divisions.items() if division is None] == [back.name]


@pytest.mark.parametrize("ends", ["held on", "deleted"])
async def test_where_the_host_had_their_data_deleted_who_manages_the_server_starts_it_and_is_the_host(
    tournament: Organised, ends: str
) -> None:
    await tournament.opened(4)
    service, host = tournament.host.tournaments, tournament.host
    await host.services.privacy.forget(HOSTESS.user_id, "Former player")
    board = await tournament_board(await tournament.look(), ENGLISH)
    assert "Who manages the server starts it." in texts(board)
    guest, keeper = Actor(PEOPLE[1].user_id, "Ben"), Actor(99, "Kay", manages=7)
    starting = service.start(tournament.tournament_id, guest, host.key())
    assert await refused(starting) is HostReject.NOT_TOURNAMENT_HOST
    if ends == "held on":
        begun = await service.start(tournament.tournament_id, keeper, host.key())
        assert (begun.record.status, begun.record.host_id) == (TournamentStatus.RUNNING, 99)
    else:
        await tournament.say_all()
        await service.channel_gone(tournament.tournament_id)
        told = {one.user_id for one in await tournament.say_all() if one.kind is NoticeKind.HOMELESS}
        assert told == {person.user_id for person in PEOPLE[:4] if person.user_id != HOSTESS.user_id}


@pytest.mark.parametrize("set_start", [False, True])
async def test_before_the_start_a_pause_keeps_the_time_to_it(tournament: Organised, *, set_start: bool) -> None:
    host = tournament.host
    starts_at = host.clock() + timedelta(hours=2) if set_start else None
    await tournament.opened(4, check_in_s=1_200, starts_at=starts_at, rules={"check_in": True})
    if not set_start:
        await tournament.begin()
    left = timedelta(seconds=7_200 if set_start else 1_200)
    await tournament.act(Pause("dinner", BY))
    await host.after(10 * 3_600)
    assert (await tournament.look()).record.status in (TournamentStatus.OPEN, TournamentStatus.CHECK_IN)
    again = await tournament.act(Resume("fed", BY))
    assert (again.due_at(DeadlineKind.START) or again.record.terms.starts_at) == host.clock() + left
    await host.after(left.total_seconds() - 1)
    assert (await tournament.look()).record.status is TournamentStatus.CHECK_IN


async def test_after_a_season_that_was_called_off_there_may_be_another(tournament: Organised) -> None:
    await _season_over(tournament, 4, 4)
    service, first = tournament.host.tournaments, tournament.tournament_id
    tournament.tournament_id = (await service.next_season(first, HOSTESS, tournament.host.key())).record.id
    assert await refused(service.next_season(first, HOSTESS, tournament.host.key())) is HostReject.SEASON_BEGUN
    await tournament.act(Cancel("rain", BY))
    again = await service.next_season(first, Actor(99, "Kay", manages=7), tournament.host.key())
    assert again.record.host_id == HOSTESS.user_id, "whoever began it"
    assert (again.record.status, again.state.season) == (TournamentStatus.CHECK_IN, 2)


async def test_what_is_called_off_in_a_pause_is_paused_no_more(tournament: Organised) -> None:
    await tournament.opened(4)
    await tournament.act(Pause("dinner", BY))
    off = await tournament.act(Cancel("rain", BY))
    assert not off.state.paused
    assert "Called off." in texts(await tournament_board(off, ENGLISH))


async def test_a_host_begins_before_check_in_ends_only_once_all_are_there(tournament: Organised) -> None:
    await tournament.opened(4, check_in_s=3_600, rules={"rounds": 1, "seats": 2})
    await tournament.begin()
    assert (await tournament.look()).record.status is TournamentStatus.CHECK_IN
    for person in PEOPLE[:3]:
        await tournament.host.tournaments.check_in(tournament.tournament_id, person, tournament.host.key())
    assert await refused(tournament.begin()) is HostReject.CHECK_IN_OPEN
    late = (await tournament.look()).record.entrant_of(PEOPLE[3].user_id)
    assert late is not None
    await tournament.act(Remove(late, "not here", BY))
    await tournament.begin()
    assert (await tournament.look()).record.status is TournamentStatus.RUNNING
