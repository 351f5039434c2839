"""What cannot be read is set aside with its reason: its channel is free, others play on; and it is put back."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import Table, select, text
from sqlalchemy.exc import DBAPIError

from bot.hosting.games.drafts import Draft
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.running.scheduler import Scheduler
from bot.hosting.tournaments.alignment import Alignment
from bot.records.games import GameStatus, Obstacle
from bot.records.ids import GameId
from bot.records.notices import Notice, NoticeKind
from bot.records.orders import StandingOrder
from bot.records.people import NO_HABITS, ServerSettings
from bot.store.database.unreadable import AsideKind
from bot.store.doctor import take_out
from bot.store.games.games import GameStore
from bot.store.games.tournaments import TournamentStore
from bot.store.ledger.deadlines import EVERYWHERE
from bot.store.ledger.set_aside import SetAside
from bot.store.people.servers import load_settings
from bot.store.schema import GAME, deadlines, drafts, games, metadata, outbox, seats, snapshots, standing_orders
from bot.ui.kit.message import json_file
from engine.cards import PLAYING_CARDS
from tests.hosting.hosted import ANN, BEN, LIVE, ONE_SHORT_ROUND, Host, refusal_of
from tests.hosting.tournaments.organised import Organised

GARBAGE = "2 of 7H"
NO_TEXT = b'{"v": "2 of 7H \xff"}'
"""In a cell of text: one bit of a file has flipped. Of a name it would be a name."""


async def spoil(host: Host, table: Table, game_id: int, /, *, newest: bool = False, **values: Any) -> None:
    """Write into the rows of a game what the program never would, and forget what is in memory."""
    key = "id" if table is games else "game_id"
    written = {name: "CAST(:{} AS TEXT)" if isinstance(held, bytes) else ":{}" for name, held in values.items()}
    pairs = ", ".join(f'"{name}" = {place.format(name)}' for name, place in written.items())
    row = "rowid" if host.database.dialect == "sqlite" else "ctid"
    which = f"{row} = (SELECT max({row}) FROM {table.name} WHERE {key} = :this)" if newest else f"{key} = :this"  # noqa: S608 - names of our own schema
    await sql(host, f"UPDATE {table.name} SET {pairs} WHERE {which}", **values, this=game_id)  # noqa: S608 - the same


async def sql(host: Host, statement: str, /, **values: Any) -> None:
    """What a damaged file or another hand could do."""
    host.service.path._held.clear()
    try:
        async with host.database.writing() as connection:
            await connection.execute(text(statement), values)
    except DBAPIError:
        if host.database.dialect == "sqlite":
            raise
        pytest.skip("PostgreSQL takes no such value")


async def asides(host: Host) -> list[tuple[AsideKind, int]]:
    return [(one.kind, one.game_id) for one in await SetAside(host.database).listed()]


async def two_tables(host: Host) -> tuple[int, int]:
    """One that will be broken, and one that must not notice."""
    return await host.table(ANN, BEN), await host.table(ANN, BEN, channel_id=71)


@pytest.mark.parametrize("kind", ["someday", NO_TEXT])
async def test_a_deadline_of_unknown_kind_stops_nobody_and_its_own_game_goes_on(host: Host, kind: str | bytes) -> None:
    broken, sound = await two_tables(host)
    await spoil(host, deadlines, broken, kind=kind)
    host.clock.advance(LIVE.turn_s + 2)
    assert await host.scheduler.fire_due() >= 1
    assert await host.timed_out(sound)
    assert await asides(host) == [(AsideKind.DEADLINE, broken)]
    due = (await host.look(broken)).deadlines.turn
    assert due == host.clock() + LIVE.turn, "the clock has looked the game over, and its turn is due again"
    await host.after(LIVE.turn_s + 2)
    assert await host.timed_out(broken)


@pytest.mark.parametrize("game", [999, GARBAGE])
async def test_a_deadline_of_no_game_keeps_nobody_from_starting_nor_the_clock_busy(
    host: Host, monkeypatch: pytest.MonkeyPatch, game: object
) -> None:
    if host.database.dialect != "sqlite":
        pytest.skip("PostgreSQL takes no such row")
    lost, sound = await two_tables(host)
    with closing(sqlite3.connect(str(host.database.engine.url.database), isolation_level=None)) as elsewhere:
        elsewhere.execute("UPDATE deadlines SET game_id = ? WHERE game_id = ?", (game, lost))
    host.clock.advance(LIVE.turn_s + 2)
    await host.scheduler.forgive(EVERYWHERE)
    host.clock.advance(10 * 60)
    looks, usual = iter(range(50)), Scheduler._look
    monkeypatch.setattr(Scheduler, "_look", lambda this, now: (next(looks), usual(this, now))[1])
    await host.scheduler.fire_due()
    assert await host.timed_out(sound)


async def test_an_unreadable_game_frees_its_channel_and_is_refused_in_a_sentence(host: Host) -> None:
    broken, sound = await two_tables(host)
    await spoil(host, games, broken, rules="{}")
    assert await refusal_of(host.look(broken)) is HostReject.SET_ASIDE
    assert await asides(host) == [(AsideKind.GAME, broken)]
    for asked in (host.service.whereabouts.meant(70, BEN), host.service.game_in_channel(70)):
        assert await refusal_of(asked) is HostReject.SET_ASIDE, "nobody is told that there never was one"
    assert await host.services.my_games.aside(BEN) == 1
    assert (await host.lobby(ANN)).id not in (broken, sound)
    assert await host.after(LIVE.turn_s + 2) == 1
    with pytest.raises(Refused):
        await host.look(broken)
    assert len(await asides(host)) == 1


@pytest.mark.parametrize("spoilt", [{"switches": "not JSON"}, {"variant": "whist"}, {"variant": "gin_rummy"}])
async def test_the_list_of_a_servers_games_leaves_out_what_cannot_be_read(host: Host, spoilt: dict[str, str]) -> None:
    sound, broken = await two_tables(host)
    await spoil(host, games, broken, **spoilt)
    assert await host.service.last_opened(7) is None, "what nobody can read is nobody's usual game"
    assert [record.id for record in await host.service.games_in_guild(7)] == [sound]
    assert [record.id for record in await host.service.games_of(ANN)] == [sound]
    assert await asides(host) == [(AsideKind.GAME, broken)]


async def test_an_unreadable_game_in_memory_is_let_go_of_too(host: Host) -> None:
    broken, _ = await two_tables(host)
    await SetAside(host.database).game(broken, "its rules are gone")
    assert await refusal_of(host.look(broken)) is HostReject.SET_ASIDE


async def test_in_a_server_that_is_left_every_game_that_can_be_read_stands_still(host: Host) -> None:
    broken, sound = await two_tables(host)
    await sql(host, "DELETE FROM seats WHERE game_id = :this AND seat = 0", this=broken)
    for channel in (70, 71):
        await host.service.whereabouts.channel_gone(channel, Obstacle.SERVER_LEFT)
    assert (await host.look(sound)).record.standstill is not None


async def test_a_broken_notice_does_not_mute_its_game(host: Host) -> None:
    broken, sound = await two_tables(host)
    await host.say_all()
    await host.discard(broken)
    await host.discard(sound)
    await spoil(host, outbox, broken, notice='{"kind": "shout"}')
    assert {one.owner_id for one in await host.say_of_all()} == {sound}
    assert {kind for kind, _ in await asides(host)} == {AsideKind.NOTICE}
    await host.scheduler.fire_due()
    again = [(one.owner_id, one.notice.kind) for one in await host.say_of_all()]
    assert {(broken, NoticeKind.BOARD), (broken, NoticeKind.TURN)} <= set(again)


async def test_without_snapshot_and_with_half_a_log_there_is_no_game(host: Host) -> None:
    broken, _ = await two_tables(host)
    await host.discard(broken)
    await sql(host, "DELETE FROM snapshots")
    await sql(host, "DELETE FROM moves WHERE game_id = :this AND seq > 1", this=broken)
    with pytest.raises(Refused):
        await host.look(broken)
    ((kind, game_id),) = await asides(host)
    assert (kind, game_id) == (AsideKind.GAME, broken)


async def test_a_broken_draft_is_an_empty_one(host: Host) -> None:
    game_id, _ = await two_tables(host)
    await host.service.keep_draft(game_id, ANN, Draft(taking="open"))
    await spoil(host, drafts, game_id, draft="[7H")
    assert (await host.service.look_with_draft(game_id, ANN))[1] == Draft()
    assert await asides(host) == [(AsideKind.DRAFT, game_id)]


async def test_a_broken_standing_order_is_none(host: Host) -> None:
    game_id = await host.table()
    await host.service.orders.keep(game_id, ANN, StandingOrder(0, PLAYING_CARDS.parse_many("7H"), True), host.clock())
    await spoil(host, standing_orders, game_id, faces="7H 99X")
    assert await host.service.orders.of_user(ANN) == ()
    assert await host.service.orders.in_game(game_id, ANN) is None
    assert await asides(host) == [(AsideKind.ORDER, game_id)]


async def test_reasons_quote_nothing_of_what_was_stored(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    game_id = await host.table()
    await host.service.orders.keep(game_id, ANN, StandingOrder(0, PLAYING_CARDS.parse_many("7H"), True), host.clock())
    await spoil(host, standing_orders, game_id, faces=GARBAGE)
    await spoil(host, games, game_id, rules=f'{{"v": "{GARBAGE}"}}')
    with pytest.raises(Refused):
        await host.look(game_id)
    told = caplog.text + "".join(one.reason for one in await SetAside(host.database).listed())
    assert "7H" not in told


@pytest.mark.parametrize("column", ["events", "move", "at"])
async def test_a_line_of_the_log_that_cannot_be_read_is_told_once_and_done_without(host: Host, column: str) -> None:
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
    await host.discard(game_id)
    before = (await host.look(game_id)).record.seq
    await spoil(host, metadata.tables["moves"], game_id, newest=True, **{column: "[{"})
    record = (await host.look(game_id)).record
    assert record.seq == before
    if column == "move":
        with pytest.raises(Refused):
            await host.services.stories.of(game_id)
    else:
        assert (await host.services.stories.of(game_id)).story.length == before
    await host.service.path.store.log(GameId(game_id))
    assert await host.service.path.store.read_all() == 1
    assert await asides(host) == [(AsideKind.LINE, game_id)]
    (line,) = await SetAside(host.database).listed()
    await host.play_out(game_id)
    assert (await host.services.privacy.export(ANN))["seats"]
    await host.services.privacy.forget(ANN, "Former player")
    await mended(host, game_id, line.reason)


async def test_who_asks_for_their_data_and_is_forgotten_is_so_where_a_text_of_theirs_is_none(host: Host) -> None:
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
    await host.play_out(game_id)
    before = f'[{{"user_id":0,"name":"A"}},{{"user_id":{ANN},"name":"'.encode() + b'\xff"}]'
    await spoil(host, seats, game_id, name=NO_TEXT, before=before)
    await json_file("all.json", await host.services.privacy.export(ANN))
    await host.services.privacy.forget(ANN, "Former player")
    async with host.database.reading() as connection:
        kept = await connection.scalars(select(seats.c.before).where(seats.c.game_id == game_id))
    assert not any(str(ANN) in one for one in kept)


LINE: Final = "first, move, events, at"
BEYOND: Final = f"INSERT INTO moves (game_id, seq, {LINE}) SELECT game_id, 90, {LINE} FROM moves WHERE seq = 1"  # noqa: S608 - the same


@pytest.mark.parametrize(
    ("broken", "problem"),
    [("DELETE FROM moves WHERE seq = 1", "move 1: it is missing"), (BEYOND, "move 90: it is beyond the last")],
)
async def test_a_line_that_is_missing_from_a_log_or_beyond_it_is_told_and_is_not_put_back(
    host: Host, broken: str, problem: str
) -> None:
    game_id = await host.table(ANN, BEN)
    await host.discard(game_id)
    await sql(host, broken)
    store = host.service.path.store
    for _ in range(2):
        assert await store.read_all() == 1
        assert await asides(host) == [(AsideKind.LINE, game_id)]
        await mended(host, game_id, problem)
    assert await take_out(host.database) == 0


SPOILED = [
    (table.name, column.name, value)
    for table in (games, seats, snapshots, deadlines, outbox, standing_orders, drafts, metadata.tables["moves"])
    for column in table.columns
    if column.name not in ("id", "game_id", "guild_id", "channel_id", "version", "status")
    for value in ("garbage", -(2**62), NO_TEXT)
]


EVERY_DAY: Final = 16
"""Of so many of them one is tried in every run, all of them by `make prove`."""


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        pytest.param(*spoiled, marks=() if number % EVERY_DAY == 0 else pytest.mark.prove)
        for number, spoiled in enumerate(SPOILED)
    ],
)
async def test_whatever_is_broken_in_a_game_the_others_play_on(
    host: Host, table: str, column: str, value: object
) -> None:
    broken, sound = await two_tables(host)
    await host.discard(broken)
    await host.service.keep_draft(broken, ANN, Draft())
    await host.service.orders.keep(broken, ANN, StandingOrder(0, (), True), host.clock())
    await spoil(host, metadata.tables[table], broken, newest=True, **{column: value})
    await host.scheduler.forgive(EVERYWHERE)
    for _ in range(2):
        await host.after(LIVE.turn_s + 2)
    await host.say_all()
    await host.service.games_in_guild(7)
    await host.service.games_of(ANN)
    with suppress(Refused):
        await host.service.cancel(broken, ANN, host.key(), moderator=True)
    assert await host.timed_out(sound)
    new = await host.lobby(ANN, channel_id=70)
    assert new.channel_id == 70


async def test_whose_settings_cannot_be_read_plays_on_with_the_habits_of_their_seat(host: Host) -> None:
    await host.services.people.set_zone(ANN, "Europe/Berlin")
    game_id = await host.table(ANN, BEN)
    before = (await host.look(game_id)).record.holders
    await sql(host, "UPDATE people SET habits = '[{' WHERE user_id = :this", this=ANN)
    assert await host.service.follow_habits() == 0
    host.services.people.forget()
    assert (await host.services.people.lately(ANN)).habits == NO_HABITS
    await host.discard(game_id)
    assert (await host.look(game_id)).record.holders == before
    await host.services.people.set_zone(ANN, "Europe/Prague")
    assert {one.habits.zone for one in (await host.look(game_id)).record.holders} == {"Europe/Prague", None}


async def test_a_zone_that_this_machine_does_not_know_is_none(host: Host) -> None:
    """Whoever it is of, in turn or not, and in whichever of their settings or their server's."""
    await host.services.people.set_zone(ANN, "US/Pacific")
    game_id = await host.table(ANN, BEN)
    for table in ("people", "seats"):
        await sql(host, f"UPDATE {table} SET habits = replace(habits, 'US/Pacific', 'US/Pacific-New')")  # noqa: S608 - the same
    host.services.people.forget()
    assert (await host.services.people.lately(ANN)).habits.zone is None
    await host.scheduler.forgive(EVERYWHERE)
    await host.discard(game_id)
    assert await asides(host) == []
    assert load_settings('{"zone": "Mars/Base", "daily_hour": 7}') == ServerSettings(daily_hour=7)


async def test_a_time_of_the_daily_list_that_is_none_counts_as_not_settled(host: Host) -> None:
    await host.services.people.set_zone(ANN, "Europe/Berlin")
    await sql(host, "UPDATE people SET digest_at = 'late'")
    host.services.people.forget()
    person = await host.services.people.lately(ANN)
    assert (person.digest_at, person.habits.zone) == (None, "Europe/Berlin")


@pytest.mark.parametrize("grace", [2**62, -1])
async def test_a_grace_that_can_be_none_keeps_no_clock_from_starting_and_its_game_is_looked_over(
    host: Host, grace: int
) -> None:
    broken, sound = await two_tables(host)
    await spoil(host, deadlines, broken, grace_s=grace)
    await host.scheduler.forgive(EVERYWHERE)
    await host.after(LIVE.turn_s + 2)
    assert await host.timed_out(sound)
    assert (AsideKind.DEADLINE, broken) in await asides(host)


TOO_LONG = GAME.dump("pace", replace(LIVE, turn_s=2**62))


@pytest.mark.parametrize("spoiled", [(games, "pace", TOO_LONG), (games, "seats", 2**62), (seats, "reserve", 2**62)])
async def test_a_table_larger_or_a_time_longer_than_can_be_asked_for_is_none(host: Host, spoiled: Any) -> None:
    (table, column, value), lobby = spoiled, await host.lobby(ANN)
    await spoil(host, table, lobby.id, **{column: value})
    assert await GameStore(host.database).read_all() == 1
    assert await asides(host) == [(AsideKind.GAME, lobby.id)]


@pytest.mark.parametrize("of", ["s.state", "_deadlines.kind", "_people.entrant", "_tables.number", "_tables.game_id"])
async def test_a_tournament_that_cannot_be_read_stops_neither_the_start_nor_another_nor_its_tables(
    host: Host, of: str
) -> None:
    broken, sound = Organised(host), Organised(host, threads=20_000)
    for one in (broken, sound):
        await one.started(4, rules={"seats": 2, "seats_least": 2, "rounds": 2})
    (table, _), (of, column) = await broken.games(1), of.split(".")
    where = {"state": "id = 1", "kind": "tournament_id = 1"}.get(column, f"tournament_id = 1 AND {column} = 1")
    await sql(host, f"UPDATE tournament{of} SET {column} = '4' WHERE {where}")  # noqa: S608 - names of our own schema
    await host.scheduler.forgive(EVERYWHERE)
    await host.tournaments.course.prepare(host.clock())
    assert (await host.look(table.id)).record.holders == table.holders, "nobody sits in another's seat"
    assert await refusal_of(broken.look()) is HostReject.TOURNAMENT_UNREADABLE
    assert list(await TournamentStore(host.database).unreadable()) == [broken.tournament_id]
    await host.discard(table.id)
    await sound.play_round(1)
    await sound.go_on()
    assert len((await sound.look()).state.rounds) == 2


async def test_a_tournament_that_fails_keeps_no_other_waiting(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def fails(_: Alignment, tournament_id: int) -> None:
        tried.append(tournament_id)
        raise IndexError

    for threads in (10_000, 20_000):
        await Organised(host, threads=threads).started(4, rules={"seats": 2, "seats_least": 2, "rounds": 1})
    monkeypatch.setattr(Alignment, "align", fails)
    await host.tournaments.course.prepare(host.clock())
    assert sorted(tried) == [1, 2]
    await host.after(86_400)
    assert set(tried[2:]) == {1, 2}


async def broken_table(host: Host, **values: object) -> int:
    """A game in which a move was made, set aside because its row was spoiled."""
    broken, _ = await two_tables(host)
    await host.discard(broken)
    await spoil(host, games, broken, **values)
    with pytest.raises(Refused):
        await host.look(broken)
    return broken


async def mended(host: Host, game_id: int, problem: str | None = None) -> None:
    store = SetAside(host.database, host.clock)
    (aside,) = [one for one in await store.listed() if one.game_id == game_id]
    assert await store.put_back(aside) == problem


async def test_a_game_whose_row_was_put_right_goes_on_with_a_turn_of_full_length(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    before = await host.look(game_id, ANN)
    await spoil(host, games, game_id, pace="soon")
    with pytest.raises(Refused):
        await host.look(game_id)
    await host.say_all()
    await spoil(host, games, game_id, pace=GAME.dump("pace", LIVE))
    host.clock.advance(86_400)
    await mended(host, game_id)
    await host.scheduler.fire_due()
    after = await host.look(game_id, ANN)
    assert after.view == before.view
    assert after.record.status is GameStatus.RUNNING
    assert after.deadlines.turn == host.clock() + LIVE.turn
    assert Notice(NoticeKind.BOARD) in await host.say_all()
    assert await asides(host) == []


async def test_rules_that_cannot_be_read_are_made_again_from_the_switches_and_held_against_the_log(host: Host) -> None:
    before = await host.look(broken := await host.table(ANN, BEN), ANN)
    await spoil(host, games, broken, rules="{}")
    with pytest.raises(Refused):
        await host.look(broken)
    await mended(host, broken)
    after = await host.look(broken, ANN)
    assert (after.view, after.record.rules) == (before.view, before.record.rules)


async def test_rules_by_which_the_log_is_not_legal_are_not_taken_and_all_stays_as_it_was(host: Host) -> None:
    broken = await broken_table(host, rules="{}", switches='{"deck.jokers": 0}')
    await mended(host, broken, "the log: ReplayError")
    assert await asides(host) == [(AsideKind.GAME, broken)]
    async with host.database.reading() as connection:
        assert await connection.scalar(select(games.c.rules).where(games.c.id == broken)) == "{}"
        assert await connection.scalar(select(snapshots.c.seq).where(snapshots.c.game_id == broken))


async def test_a_game_whose_channel_has_another_by_now_stays_aside(host: Host) -> None:
    broken = await broken_table(host, rules="{}")
    await host.lobby(ANN, channel_id=70)
    await mended(host, broken, "its channel has another game now; end that first, or close this one")


async def test_what_cannot_be_read_still_stays_aside_and_says_why_until_it_is_closed_for_good(host: Host) -> None:
    broken = await broken_table(host, variant="whist")
    store = SetAside(host.database)
    (aside,) = await store.listed()
    assert "whist" in await store.put_back(aside)
    assert await asides(host) == [(AsideKind.GAME, broken)]
    assert await store.close(broken)
    assert not await store.close(broken)
    assert await asides(host) == []
    async with host.database.reading() as connection:
        status = await connection.scalar(games.select().with_only_columns(games.c.status).where(games.c.id == broken))
    assert status == "cancelled"


@pytest.mark.parametrize("spoiled", [{"rules": "{}"}, {"status": "garbage"}])
async def test_reading_everything_finds_what_nobody_has_touched_yet(host: Host, spoiled: dict[str, str]) -> None:
    broken, _ = await two_tables(host)
    await spoil(host, games, broken, **spoiled)
    assert await GameStore(host.database).read_all() == 2
    assert await asides(host) == [(AsideKind.GAME, broken)]
    assert await GameStore(host.database).active_in(70) is None
    assert await refusal_of(host.service.game_in_channel(70)) is HostReject.SET_ASIDE


async def test_a_game_whose_status_is_none_is_told_of_before_anybody_reads_it(host: Host) -> None:
    broken, _ = await two_tables(host)
    await spoil(host, games, broken, status="garbage")
    assert await refusal_of(host.service.game_in_channel(70)) is HostReject.SET_ASIDE
