import asyncio
import logging
import sqlite3
import threading
import time
from datetime import UTC, datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import insert, make_url, select, text
from sqlalchemy.exc import IntegrityError

from bot.store.database.db import Database, sqlite_url
from bot.store.database.faults import trouble
from bot.store.database.trouble import DatabaseTrouble
from bot.store.games.drafts import DraftStore
from bot.store.games.games import GameStore
from bot.store.schema import drafts, facts
from tests.store.stored_games import ANN, MONDAY, stored_lobby
from tests.waiting import until


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_sqlite_keeps_what_it_has_committed_through_a_power_cut(database: Database) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
    async with database.writing() as connection:
        found = [await connection.scalar(text(f"PRAGMA {name}")) for name in names]
    assert found == ["wal", 2, 1, 1, 10_000]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_is_carried_out_inline_is_kept_without_waiting_for_the_disk(url: str) -> None:
    database = Database(url, inline=True)
    async with database.reading() as connection:
        assert await connection.scalar(text("PRAGMA synchronous")) == 0
    await database.close()


async def test_an_error_rolls_the_whole_transaction_back(database: Database) -> None:
    async def half_done() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(facts).values(name="a", value="1"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await half_done()
    async with database.reading() as connection:
        assert (await connection.execute(select(facts))).all() == []


async def test_a_reader_sees_one_state_of_the_database_throughout(database: Database) -> None:
    async with database.reading() as reader:
        assert (await reader.execute(select(facts))).all() == []
        async with database.writing() as writer:
            await writer.execute(insert(facts).values(name="a", value="1"))
        assert (await reader.execute(select(facts))).all() == []
    async with database.reading() as reader:
        assert len((await reader.execute(select(facts))).all()) == 1


async def test_what_is_being_read_is_read_to_its_end_before_connections_are_closed(url: str) -> None:
    database = Database(url)
    begun, goes_on, order = asyncio.Event(), asyncio.Event(), []

    async def read() -> None:
        async with database.reading() as connection:
            begun.set()
            await goes_on.wait()
            order.append(await connection.scalar(text("SELECT 1")))

    reading = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(database.close())
    closing.add_done_callback(lambda _: order.append("closed"))
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(reading, closing)
    await asyncio.sleep(0)
    assert order == [1, "closed"]


async def test_errors_do_not_quote_what_was_being_written(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(insert(facts).values(name="a", value="first"))

    async def again() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(facts).values(name="a", value="7H 8H 9H"))

    with pytest.raises(IntegrityError) as raised:
        await again()
    assert "7H" not in str(raised.value)
    read = sqlite3.OperationalError("Could not decode to UTF-8 column 'draft' with text '7H 8H 9H'")
    assert "7h" not in str(trouble(read, make_url("sqlite:///talon.db"))).lower()


async def test_the_driver_does_not_log_what_is_written_not_even_at_debug(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        async with database.writing() as connection:
            await connection.execute(insert(facts).values(name="a", value="7H 8H 9H"))
        async with database.reading() as connection:
            await connection.execute(select(facts))
    assert "7H" not in caplog.text


@pytest.mark.parametrize(
    "instant",
    [
        MONDAY,
        MONDAY + timedelta(microseconds=1),
        datetime(1969, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC),
        datetime(2030, 1, 7, 14, tzinfo=timezone(timedelta(hours=2))),
    ],
)
async def test_instants_come_back_exactly(database: Database, instant: datetime) -> None:
    stored = await stored_lobby(GameStore(database))
    await DraftStore(database).put(stored.record.id, ANN, {}, instant)
    async with database.reading() as connection:
        assert await connection.scalar(select(drafts.c.at)) == instant


async def test_a_naive_instant_is_refused(database: Database) -> None:
    stored = await stored_lobby(GameStore(database))
    with pytest.raises(Exception, match="offset-naive"):
        await DraftStore(database).put(stored.record.id, ANN, {}, datetime(2030, 1, 7))  # noqa: DTZ001


async def test_an_upsert_overwrites_counts_and_keeps_as_told(database: Database) -> None:
    store = DraftStore(database)
    game_id = (await stored_lobby(GameStore(database))).record.id
    other_id = (await stored_lobby(GameStore(database), 71)).record.id
    await store.put(game_id, ANN, {"chosen": ["7H"]}, MONDAY)
    await store.put(game_id, ANN, {"chosen": ["8H", "9H"]}, MONDAY)
    await store.put(other_id, ANN, {"chosen": []}, MONDAY)
    await store.put(game_id, 2, {"chosen": ["JK"]}, MONDAY)
    kept = {game_id: {"chosen": ["8H", "9H"]}, other_id: {"chosen": []}}
    assert await store.of({game_id: ANN, other_id: ANN}) == kept
    assert await store.of({game_id: 2}) == {}, "who has no seat has no draft"


def threads_of_the_driver() -> list[threading.Thread]:
    """Those that still run; each answers to an event loop, which a command of a moment has closed soon after."""
    return [thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name]


async def test_a_file_that_is_no_database_leaves_no_thread_behind(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database at all, but long enough to be looked at" * 30)
    database, before = Database(sqlite_url(tmp_path / "notes.txt")), threads_of_the_driver()
    with pytest.raises(DatabaseTrouble):
        await database.upgrade()
    await until(lambda: threads_of_the_driver() == before)
    await database.close()


async def test_where_nothing_can_be_opened_the_thread_has_ended_before_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_after_a_while(connection: aiosqlite.Connection) -> object:
        connection._tx.put_nowait((None, partial(time.sleep, 0.05)))
        return stop(connection)

    stop = aiosqlite.Connection.stop
    monkeypatch.setattr(aiosqlite.Connection, "stop", stop_after_a_while)
    database, before = Database(sqlite_url(tmp_path / "no" / "such" / "talon.db")), threads_of_the_driver()
    with pytest.raises(DatabaseTrouble):
        await database.upgrade()
    assert threads_of_the_driver() == before
    await database.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_server_that_was_read_only_is_written_to_as_soon_as_it_is_not(database: Database, url: str) -> None:
    operator = Database(url)
    async with operator.engine.begin() as connection:
        name = await connection.scalar(text("SELECT current_database()"))
        await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    await database.engine.dispose()
    with pytest.raises(DatabaseTrouble, match="takes nothing"):
        await database.put(facts, {"name": "a", "value": "1"})
    async with operator.engine.begin() as connection:
        await connection.execute(text(f'ALTER DATABASE "{name}" RESET default_transaction_read_only'))
    await operator.close()
    await database.put(facts, {"name": "a", "value": "2"})
