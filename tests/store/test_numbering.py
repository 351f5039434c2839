"""No id of a game comes to mean another, also where a backup was put back that does not know of it."""

from datetime import timedelta
from pathlib import Path

from bot.store.database.copying import copy_file
from bot.store.database.db import Database, sqlite_url
from bot.store.database.numbering import number_anew
from bot.store.games.games import GameStore
from tests.store.stored_games import stored_lobby
from tests.store.test_people import NOON


async def opened(database: Database, channel: int) -> int:
    return (await stored_lobby(GameStore(database), channel)).record.id


async def test_ids_go_on_above_those_that_were_given_whatever_the_clock_says(database: Database) -> None:
    await number_anew(database, NOON)
    first = await opened(database, 70)
    await number_anew(database, NOON - timedelta(days=1))
    second = await opened(database, 71)
    await number_anew(database, NOON + timedelta(hours=1))
    assert first < second < second + 3000 < await opened(database, 72)


async def test_an_id_that_was_given_after_a_backup_is_not_given_again_once_that_is_put_back(
    database_file: Path, tmp_path: Path
) -> None:
    lost, restored = Database(sqlite_url(database_file)), Database(sqlite_url(tmp_path / "copy.db"))
    await number_anew(lost, NOON)
    copy_file(database_file, tmp_path / "copy.db")
    gone = [await opened(lost, channel) for channel in (70, 71)]
    await number_anew(restored, NOON + timedelta(minutes=1))
    assert await opened(restored, 72) > max(gone)
    await lost.close()
    await restored.close()
