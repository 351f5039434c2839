from datetime import datetime, timedelta

from bot.records.notices import Notice, NoticeKind, Waiting
from bot.store.database.db import Database
from bot.store.games.games import GameStore
from bot.store.ledger.outbox import Outbox
from bot.store.ledger.stored import StoredGame
from tests.store.stored_games import MONDAY, later, saying, stored_lobby

LEASE = timedelta(seconds=60)
BOARD, TURN = Notice(NoticeKind.BOARD), Notice(NoticeKind.TURN)
OPEN, TAKEN = Notice(NoticeKind.SEAT_OPEN), Notice(NoticeKind.SEAT_CHANGED, substitute=True)
ROUND = Notice(NoticeKind.ROUND, round=1)


async def said(store: GameStore, game: StoredGame, *notices: Notice) -> StoredGame:
    commit = saying(game, *notices)
    await store.commit(commit)
    return commit.after


async def handed_out(outbox: Outbox, at: datetime, limit: int = 10) -> tuple[Waiting, ...]:
    taken, _ = await outbox.take(at, LEASE, limit)
    return taken


async def test_notices_of_one_game_are_handed_out_one_at_a_time_and_in_order(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    assert await outbox.take(MONDAY, LEASE, 10) == ((), None)
    game = await stored_lobby(store)
    await said(store, game, ROUND, BOARD, TURN)
    order = []
    while taken := await handed_out(outbox, MONDAY):
        assert len(taken) == 1
        assert await handed_out(outbox, MONDAY) == ()
        order.append(taken[0].notice)
        await outbox.done(taken[0])
    assert order == [ROUND, BOARD, TURN]


async def test_games_do_not_wait_for_each_other(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    games: list[int] = []
    for channel in (70, 71, 72):
        game = await stored_lobby(store, channel)
        games.append((await said(store, game, BOARD, TURN)).record.id)
    assert [row.owner_id for row in await handed_out(outbox, MONDAY, 2)] == games[:2]
    assert [(row.owner_id, row.notice) for row in await handed_out(outbox, MONDAY, 2)] == [(games[2], BOARD)]


async def test_a_waiting_notice_is_replaced_by_the_next_in_its_slot(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    game = await stored_lobby(store)
    game = await said(store, game, OPEN, TURN)
    await said(store, game, TAKEN)
    taken = await handed_out(outbox, MONDAY)
    assert [row.notice for row in taken] == [TAKEN]
    await outbox.done(taken[0])
    assert [row.notice for row in await handed_out(outbox, MONDAY)] == [TURN]


async def test_a_notice_replaced_while_it_was_being_said_is_said_again(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    game = await said(store, await stored_lobby(store), OPEN)
    (taken,) = await handed_out(outbox, MONDAY)
    await said(store, game, TAKEN)
    assert await handed_out(outbox, MONDAY) == ()
    await outbox.done(taken)
    assert [row.notice for row in await handed_out(outbox, MONDAY)] == [TAKEN]


async def test_what_a_dead_process_held_is_handed_out_after_its_lease_or_at_the_start_of_the_only_one(
    database: Database,
) -> None:
    store, outbox = GameStore(database), Outbox(database)
    await said(store, await stored_lobby(store), BOARD)
    await handed_out(outbox, MONDAY)
    assert await outbox.take(later(59), LEASE, 10) == ((), later(60))
    assert len(await handed_out(outbox, later(60))) == 1
    assert await handed_out(outbox, later(61)) == ()
    await outbox.release()
    assert len(await handed_out(outbox, later(61))) == 1


async def test_a_notice_put_back_waits_and_counts_its_attempts(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    await said(store, await stored_lobby(store), BOARD, TURN)
    for attempts in (0, 1, 2):
        (row,) = await handed_out(outbox, later(attempts * 30))
        assert (row.notice, row.attempts) == (BOARD, attempts)
        await outbox.put_back(row, later((attempts + 1) * 30))
        assert await outbox.take(later(attempts * 30), LEASE, 10) == ((), later((attempts + 1) * 30))


async def test_a_notice_that_discord_wants_later_is_not_hurried(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    game = await stored_lobby(store)
    await said(store, game, BOARD)
    (row,) = await handed_out(outbox, MONDAY)
    await outbox.put_back(row, later(1))
    (row,) = await handed_out(outbox, later(1))
    await outbox.put_back(row, later(40), failed=False)
    assert await outbox.hurry(later(2), guild_id=game.record.guild_id) == 0
    assert await outbox.hurry(later(2), within=timedelta(minutes=5)) == 0
    assert await handed_out(outbox, later(39)) == ()
    assert [row.attempts for row in await handed_out(outbox, later(40))] == [0]


async def test_a_late_done_does_not_meet_another_notice(database: Database) -> None:
    store, outbox = GameStore(database), Outbox(database)
    game = await said(store, await stored_lobby(store), TURN)
    (first,) = await handed_out(outbox, MONDAY)
    await outbox.done(first)
    await said(store, game, BOARD)
    await outbox.done(first)
    assert [row.notice for row in await handed_out(outbox, MONDAY)] == [BOARD]
