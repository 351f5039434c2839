from dataclasses import replace
from datetime import date, time, timedelta

import pytest
from sqlalchemy import delete, insert, select, update

from bot.records.deadlines import Deadline, DeadlineKind, TurnClock
from bot.records.games import Ending, GameStatus, Holder, Obstacle, Pace, Predecessor, Standstill
from bot.records.orders import MeldOrder, StandingOrder
from bot.records.people import GuestList, Habits, QuietHours, Vacation
from bot.store.database.db import Database
from bot.store.games.drafts import DraftStore
from bot.store.games.games import ChannelTaken, Conflict, GameStore, KeySeen
from bot.store.ledger.stored import Commit
from bot.store.schema import games, moves, outbox, snapshots
from engine.cards import PLAYING_CARDS
from tests.store.stored_games import MONDAY, SECRET, dealt, later, loaded, stored_lobby

TURN = Deadline(DeadlineKind.TURN, 1, later(120), later(122), 120)


async def test_a_game_is_loaded_as_it_was_committed_with_all_that_is_known_of_it(database: Database) -> None:
    store = GameStore(database)
    commit = dealt(await stored_lobby(store))
    ann, computer = commit.after.record.holders
    away = replace(
        ann,
        autopilot=True,
        misses=3,
        reserve=timedelta(hours=7, microseconds=5),
        habits=Habits("Europe/Berlin", QuietHours(time(22, 30), time(8)), (Vacation(date(2030, 2, 1), MONDAY.date()),)),
        is_open=True,
        before=(Predecessor(1002, "Ben", 12), Predecessor(0, "Former player", 20, "a mark")),
    )
    record = replace(
        commit.after.record,
        pace=Pace("custom", 600, 45, 90, by_itself=False, quiet=False, vacation=True, reserve_parts=1),
        locale="cs",
        guests=GuestList(True, frozenset({1002, 1003}), frozenset({1004})),
        ending=Ending(1001, frozenset({1001}), True),
        standstill=Standstill(Obstacle.LOCKED, MONDAY),
        board_message_id=555,
        holders=(away, computer),
    )
    order = StandingOrder(1, tuple(PLAYING_CARDS.parse_many("7H JK")), True, MeldOrder.JOKERS, 3)
    clock = TurnClock(0, timedelta(hours=1), MONDAY, timedelta(days=14, microseconds=1), 2, overdue=True, reminded=1)
    due = (replace(TURN, clock=clock),)
    after = replace(commit.after, record=record, deadlines=due, orders={1001: order})
    await store.commit(replace(commit, after=after))
    game = await loaded(store, after.record.id)
    assert replace(game, recent=()) == after
    assert game.recent == tuple((event, logged.seq) for logged in commit.moves for event in logged.events)


async def test_what_a_commit_no_longer_has_is_gone(database: Database) -> None:
    store = GameStore(database)
    commit = dealt(await stored_lobby(store))
    after = replace(commit.after, deadlines=(TURN,), orders={1001: StandingOrder(1, (), pass_rest=True)})
    await store.commit(replace(commit, after=after))
    absent = replace(after.record.holders[0], misses=1)
    record = replace(after.record, holders=(absent, *after.record.holders[1:]))
    bare = replace(after, record=record, version=after.version + 1, deadlines=(), orders={})
    await store.commit(Commit(after, bare, MONDAY))
    game = await loaded(store, after.record.id)
    assert (game.deadlines, game.orders, game.record.holders) == ((), {}, record.holders)


async def test_a_commit_on_an_older_version_is_a_conflict_and_a_log_has_every_number_once(database: Database) -> None:
    store = GameStore(database)
    lobby = await stored_lobby(store)
    commit = dealt(lobby)
    await store.commit(commit)
    with pytest.raises(Conflict):
        await store.commit(dealt(lobby))
    async with database.reading() as connection:
        assert (await connection.execute(select(moves.c.seq).order_by(moves.c.seq))).scalars().all() == [1, 2]
    again = replace(commit, before=commit.after, after=replace(commit.after, version=3))
    with pytest.raises(Exception, match=r"UNIQUE|unique"):
        await store.commit(again)
    assert await store.version(commit.after.record.id) == 2


async def test_a_key_is_committed_once(database: Database) -> None:
    store = GameStore(database)
    lobby = await stored_lobby(store)
    commit = dealt(lobby, key="click")
    await store.commit(commit)
    second = replace(commit.moves[0], seq=3)
    record = replace(commit.after.record, seq=3)
    again = Commit(commit.after, replace(commit.after, record=record, version=3), MONDAY, (second,))
    with pytest.raises(KeySeen):
        await store.commit(again)
    answer = await store.answer_to(lobby.record.id, "click")
    assert answer == tuple(event for logged in commit.moves for event in logged.events)
    assert await store.answer_to(lobby.record.id, "another") is None


async def test_a_channel_has_one_active_game_and_any_number_of_finished_ones(database: Database) -> None:
    store = GameStore(database)
    first = await stored_lobby(store)
    with pytest.raises(ChannelTaken) as taken:
        await store.insert(first, "another click")
    assert taken.value.game_id == first.record.id
    running = dealt(first)
    await store.commit(running)
    with pytest.raises(ChannelTaken):
        await store.insert(first, "a click in the match")
    over = replace(running.after, record=replace(running.after.record, status=GameStatus.FINISHED), version=3)
    await store.commit(Commit(running.after, over, MONDAY))
    second = await store.insert(first, "a later click")
    assert await store.active_in(70) == second


async def test_ids_of_games_are_never_used_again(database: Database) -> None:
    store = GameStore(database)
    first = await stored_lobby(store)
    async with database.writing() as connection:
        await connection.execute(delete(games))
    second = await stored_lobby(store)
    assert second.record.id > first.record.id


async def test_holders_may_change_places(database: Database) -> None:
    store = GameStore(database)
    lobby = await stored_lobby(store)
    swapped = (Holder(0, "Ada", None, computer="easy"), replace(lobby.record.holders[0], seat=1))
    after = replace(lobby, record=replace(lobby.record, holders=swapped), version=2)
    await store.commit(Commit(lobby, after, MONDAY))
    game = await loaded(store, lobby.record.id)
    assert game.record.holders == swapped


@pytest.mark.parametrize("damage", ["missing", "unreadable", "behind"])
async def test_the_log_is_the_truth_and_the_snapshot_a_cache(database: Database, damage: str) -> None:
    store = GameStore(database)
    commit = dealt(await stored_lobby(store))
    await store.commit(commit)
    async with database.writing() as connection:
        if damage == "missing":
            await connection.execute(delete(snapshots))
        elif damage == "unreadable":
            await connection.execute(update(snapshots).values(state='{"v":1,"match":"?"}'))
        else:
            await connection.execute(update(snapshots).values(seq=1))
    game = await loaded(store, commit.after.record.id)
    assert game.state == commit.after.state


async def test_the_record_tells_the_secret_only_after_the_match(database: Database) -> None:
    store = GameStore(database)
    commit = dealt(await stored_lobby(store))
    await store.commit(commit)
    game_id = commit.after.record.id
    for status, told in ((GameStatus.RUNNING, None), (GameStatus.CANCELLED, None), (GameStatus.FINISHED, SECRET.hex())):
        async with database.writing() as connection:
            await connection.execute(update(games).values(status=status.value))
        game = await loaded(store, game_id)
        assert game.record.secret == told


async def test_drafts_go_when_a_game_ends_and_what_waits_to_be_said_only_with_a_hushed_commit(
    database: Database,
) -> None:
    store, drafts = GameStore(database), DraftStore(database)
    lobby = await stored_lobby(store)
    await drafts.put(lobby.record.id, 1001, {"chosen": ["7H"]}, MONDAY)
    async with database.writing() as connection:
        waiting = {"slot": "board", "notice": "{}", "revision": 1, "attempts": 0, "not_before": MONDAY, "direct": False}
        await connection.execute(insert(outbox).values(game_id=lobby.record.id, **waiting))
    over = replace(lobby, record=replace(lobby.record, status=GameStatus.CANCELLED), version=2)
    await store.commit(Commit(lobby, over, MONDAY))
    assert await drafts.of({lobby.record.id: 1001}) == {}
    async with database.reading() as connection:
        assert len((await connection.execute(select(outbox))).all()) == 1
    await store.commit(Commit(over, replace(over, version=3), MONDAY, drops_notices=True))
    async with database.reading() as connection:
        assert (await connection.execute(select(outbox))).all() == []
