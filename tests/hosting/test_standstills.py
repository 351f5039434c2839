"""Matches that cannot be played where they are: they wait, their clocks rest, and they go on as they were."""

from datetime import timedelta

import pytest

from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject, Refused
from bot.records.deadlines import DeadlineKind, of_kind
from bot.records.games import GameStatus, Obstacle, Standstill
from bot.records.notices import Notice, NoticeKind
from bot.store.ledger.deadlines import EVERYWHERE, Absence, DeadlineStore, Shards
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, Host, refuses

DAILY = PACES["daily"]
DAY = 86_400.0


async def stood(host: Host, why: Obstacle = Obstacle.FORBIDDEN) -> int:
    """A daily match of three that stands still, three hours into its first turn."""
    game_id = await host.table(ANN, BEN, CAT, pace=DAILY)
    await host.say_all()
    host.clock.advance(3 * 3_600)
    assert await host.service.whereabouts.stand_still(game_id, why)
    return game_id


async def left(host: Host, game_id: int) -> timedelta:
    due = (await host.look(game_id)).deadlines.turn
    return due - host.clock.now


async def test_while_nobody_can_play_there_no_clock_runs_and_afterwards_it_goes_on_to_the_second(host: Host) -> None:
    game_id = await stood(host)
    assert (await host.look(game_id)).deadlines.turn is None
    for _ in range(10):
        await host.after(2 * DAY)
        await host.scheduler.forgive(EVERYWHERE)
    record = (await host.look(game_id)).record
    assert record.standstill is not None
    assert [one.misses for one in record.holders] == [0, 0, 0]
    await host.service.whereabouts.go_on(game_id)
    assert await left(host, game_id) == DAILY.turn + DAILY.reserve / 3 - timedelta(hours=3)
    host.clock.advance(21 * 3_600)
    await host.discard(game_id)
    assert {one.reserve for one in (await host.look(game_id)).record.holders} == {DAILY.reserve}


async def test_what_had_a_moment_left_has_the_grace_when_it_goes_on(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=DAILY)
    host.clock.advance((DAILY.turn + DAILY.reserve / 3).total_seconds() - 5)
    await host.service.whereabouts.stand_still(game_id, Obstacle.LOCKED)
    host.clock.advance(DAY)
    await host.service.whereabouts.go_on(game_id)
    assert await left(host, game_id) == timedelta(minutes=10)


async def test_an_open_claim_window_keeps_what_it_had_left(host: Host) -> None:
    game_id, _ = await host.at_window(pace=DAILY)
    host.clock.advance(600)
    await host.service.whereabouts.stand_still(game_id, Obstacle.FORBIDDEN)
    await host.after(5 * DAY)
    await host.service.whereabouts.go_on(game_id)
    window = (await host.look(game_id)).deadlines.window
    assert window - host.clock.now == DAILY.window - timedelta(seconds=600)
    await host.after(DAILY.window.total_seconds())
    assert (await host.look(game_id)).deadlines.turn is not None


async def test_while_its_tournament_rests_the_call_to_knock_is_taken_away(host: Host) -> None:
    game_id, _ = await host.at_window(pace=DAILY)
    await host.say_all()
    await host.service.whereabouts.stand_still(game_id, Obstacle.PAUSED)
    assert Notice(NoticeKind.TURN) in await host.say_all()


@pytest.mark.parametrize("first", ["suspended", "shut out"])
async def test_a_suspended_match_keeps_what_is_left_of_its_day(host: Host, first: str) -> None:
    game_id = await host.table(ANN, BEN, pace=DAILY)
    if first == "shut out":
        await host.service.whereabouts.stand_still(game_id, Obstacle.FORBIDDEN)
    await host.service.want_end(game_id, ANN, host.key(), moderator=True)
    await host.after(3_600)
    if first == "suspended":
        await host.service.whereabouts.stand_still(game_id, Obstacle.FORBIDDEN)
    await host.after(5 * DAY)
    await host.service.whereabouts.go_on(game_id)
    assert (await host.look(game_id)).record.is_suspended
    left_of_it = DAY - 3_600 if first == "suspended" else DAY
    assert (await host.look(game_id)).deadlines.ending == host.clock.now + timedelta(seconds=left_of_it)
    await host.after(left_of_it - 1)
    assert (await host.look(game_id)).record.status is GameStatus.RUNNING
    await host.after(1)
    assert (await host.look(game_id)).record.status is GameStatus.CANCELLED


async def test_the_day_of_a_suspended_match_goes_on_by_what_its_players_could_not_be_there(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=DAILY)
    await host.service.want_end(game_id, ANN, host.key(), moderator=True)
    await host.say_all()
    now = host.clock.now
    away = Absence(Shards(), now, now + timedelta(hours=30))
    host.clock.advance(30 * 3_600)
    assert await DeadlineStore(host.database, host.clock).rest(away, timedelta(seconds=2)) == (game_id,)
    assert (await host.look(game_id)).deadlines.ending == now + timedelta(hours=54)
    assert Notice(NoticeKind.BOARD) in await host.say_all()


async def test_the_board_of_a_turn_that_ends_soon_tells_after_a_short_absence_too_how_long_it_lasts(host: Host) -> None:
    game_id, now = await host.table(ANN, BEN), host.clock.now
    await host.say_all()
    host.clock.advance(45)
    await DeadlineStore(host.database, host.clock).rest(Absence(Shards(), now, host.clock.now), timedelta(seconds=2))
    assert (await host.look(game_id)).deadlines.turn == host.clock.now + LIVE.turn
    assert Notice(NoticeKind.BOARD) in await host.say_all()


async def test_a_long_absence_of_ours_does_not_wake_what_stands_still(host: Host) -> None:
    game_id = await stood(host)
    await host.say_all()
    now = host.clock.now
    away = Absence(Shards(), now, now + timedelta(hours=5))
    store = DeadlineStore(host.database, host.clock)
    assert await store.rest(away, timedelta(seconds=2)) == ()
    assert await host.say_all() == []
    host.clock.advance(6 * 3_600)
    await host.service.whereabouts.go_on(game_id)
    assert await left(host, game_id) == DAILY.turn + DAILY.reserve / 3 - timedelta(hours=3)


async def test_the_host_is_told_once_and_the_board_tried_until_it_can_be_shown(host: Host) -> None:
    game_id = await stood(host)
    assert set(await host.say_all()) == {Notice(NoticeKind.STANDSTILL), Notice(NoticeKind.BOARD)}
    assert not await host.service.whereabouts.stand_still(game_id, Obstacle.FORBIDDEN)
    assert await host.say_all() == []
    await host.service.whereabouts.go_on(game_id)
    told = await host.say_all()
    assert [one.kind for one in told] == [NoticeKind.BOARD, NoticeKind.TURN], "the person in turn is called again"


async def test_what_goes_to_the_host_does_not_wait_for_what_the_channel_refuses(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, pace=DAILY)
    (board,), _ = await host.deliveries.take(host.clock(), timedelta(minutes=1), 5)
    await host.service.whereabouts.stand_still(game_id, Obstacle.FORBIDDEN)
    await host.deliveries.put_back(board, host.clock() + timedelta(hours=6))
    assert await host.say_all() == [Notice(NoticeKind.STANDSTILL)]


async def test_moves_are_refused_and_nobody_is_waited_for(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=DAILY)
    move = await host.plain_move(game_id, user)
    assert len(await host.service.games_waiting_for(user)) == 1
    await host.service.whereabouts.stand_still(game_id, Obstacle.LOCKED)
    assert await host.service.games_waiting_for(user) == ()
    with refuses(HostReject.STANDS_STILL, why="locked"):
        await host.submit(game_id, user, move)
    await host.service.whereabouts.go_on(game_id)
    assert len(await host.service.games_waiting_for(user)) == 1
    await host.submit(game_id, user, move)


async def test_seats_are_left_taken_back_and_taken_meanwhile(host: Host) -> None:
    game_id = await stood(host)
    for user in (CAT, ANN):
        await host.service.leave(game_id, user, host.key())
    await host.service.resume(game_id, ANN, host.key())
    assert (await host.service.take_seat(game_id, DAN, "Dan", host.key())).seat_of(DAN) == 2
    await host.service.whereabouts.go_on(game_id)
    assert await left(host, game_id) <= DAILY.turn + DAILY.reserve / 3 - timedelta(hours=3)


async def test_a_match_of_a_deleted_channel_is_taken_elsewhere_by_any_of_its_players(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, pace=DAILY)
    host.clock.advance(3_600)
    await host.service.whereabouts.channel_gone(70)
    assert (await host.look(game_id)).record.standstill == Standstill(Obstacle.CHANNEL_GONE, host.clock.now)
    assert await host.say_all() == [Notice(NoticeKind.STANDSTILL)], "nothing is said where nobody is"
    await host.service.whereabouts.channel_gone(70)
    assert await host.say_all() == [], "as a message that cannot be said there finds too"
    await host.after(13 * DAY)
    with pytest.raises(Refused, match="not_host"):
        await host.service.whereabouts.move(game_id, DAN, 71, host.key())
    moved = await host.service.whereabouts.move(game_id, CAT, 71, host.key())
    assert (moved.channel_id, moved.standstill, moved.board_message_id) == (71, None, None)
    assert await left(host, game_id) == DAILY.turn + DAILY.reserve / 3 - timedelta(hours=1)
    assert Notice(NoticeKind.BOARD) in await host.say_all()


@pytest.mark.parametrize(("why", "days"), [(Obstacle.CHANNEL_GONE, 14), (Obstacle.FORBIDDEN, 90)])
async def test_after_that_it_is_over_without_a_result_and_without_its_secret(
    host: Host, why: Obstacle, days: int
) -> None:
    game_id = await stood(host, why)
    await host.after(days * DAY - 1)
    assert (await host.look(game_id)).record.status is GameStatus.RUNNING
    await host.after(1)
    record = (await host.look(game_id)).record
    assert (record.status, record.secret) == (GameStatus.CANCELLED, None)


async def test_a_match_that_is_played_only_its_host_or_a_moderator_takes_elsewhere(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=DAILY)
    with pytest.raises(Refused, match="not_host"):
        await host.service.whereabouts.move(game_id, BEN, 71, host.key())
    assert (await host.service.whereabouts.move(game_id, DAN, 71, host.key(), moderator=True)).channel_id == 71
    assert (await host.service.whereabouts.move(game_id, ANN, 72, host.key())).channel_id == 72
    other = await host.table(CAT, DAN, pace=DAILY)
    with pytest.raises(Refused, match="channel_busy"):
        await host.service.whereabouts.move(other, CAT, 72, host.key())


async def test_a_standstill_survives_a_restart_and_keeps_its_first_moment(host: Host, url: str) -> None:
    game_id = await stood(host)
    since = host.clock.now
    host.clock.advance(3_600)
    async with Host.opened(url, host.clock) as other:
        await other.service.whereabouts.stand_still(game_id, Obstacle.CHANNEL_GONE)
        record = (await other.look(game_id)).record
        assert record.standstill == Standstill(Obstacle.CHANNEL_GONE, since)
        (place,) = await other.service.path.store.places(record.guild_id)
        assert place == record.place
        assert await other.service.path.store.places(record.guild_id, 4711) == ()


async def test_a_lobby_and_a_match_in_direct_messages_do_not_stand_still(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN)
    assert not await host.service.whereabouts.stand_still(lobby.id, Obstacle.FORBIDDEN)
    direct = await host.table(ANN, computers=("easy",), guild_id=0, channel_id=71)
    assert not await host.service.whereabouts.stand_still(direct, Obstacle.FORBIDDEN)
    await host.service.whereabouts.channel_gone(71)
    assert (await host.look(direct)).record.status is GameStatus.CANCELLED


async def test_a_turn_that_nobody_ends_by_itself_can_be_ended_after_a_standstill(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=PACES["friendly"])
    await host.after(DAY + 10)
    waits = {ANN: BEN, BEN: ANN}[await host.in_turn(game_id)]
    await host.service.whereabouts.stand_still(game_id, Obstacle.LOCKED)
    host.clock.advance(DAY)
    await host.service.whereabouts.go_on(game_id)
    visible = await host.look(game_id)
    assert visible.deadlines.can_play_on
    await host.service.play_on(game_id, waits, visible.view.turn, host.key())


async def test_who_leaves_a_match_that_stands_still_is_played_for_when_it_goes_on(host: Host) -> None:
    game_id = await stood(host)
    user = await host.in_turn(game_id)
    host.clock.advance(DAY)
    await host.service.leave(game_id, user, host.key())
    stored = await host.service.path.newest(game_id)
    assert of_kind(stored.deadlines, DeadlineKind.COMPUTER) is not None
    await host.scheduler.fire_due()
    assert (await host.look(game_id)).record.standstill is not None
    await host.service.whereabouts.go_on(game_id)
    await host.after(5)
    after = await host.service.path.newest(game_id)
    assert after.record.seq > stored.record.seq
    assert after.record.standstill is None
