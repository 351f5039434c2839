import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.cli.questions import one_line
from bot.store.database.alone import alone
from bot.store.database.db import Database
from bot.store.database.faults import trouble
from tests.cli.conftest import Said
from tests.postgres import Postgres


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, database_file: Path) -> Path:
    monkeypatch.setenv("TALON_DATABASE_URL", f"sqlite:///{database_file}")
    return database_file


def remember(file: Path, name: str, value: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("INSERT INTO facts VALUES (?, ?)", (name, value))


def test_copy_says_how_many_rows_of_each_table_have_moved(
    talon: Callable[..., Said], kept: Path, postgres: Postgres
) -> None:
    remember(kept, "commands", "some")
    url = postgres.empty()
    said = talon("copy", url)
    assert said.code == 0, said.err
    lines = dict(line.rsplit(maxsplit=1) for line in said.out.splitlines())
    assert lines["facts"] == "1"
    assert lines["games"] == "0"
    assert lines["copied and found again"] == "1"
    again = talon("copy", url)
    assert again.code == 2
    assert "not empty" in again.err


def test_a_running_bot_is_not_copied(talon: Callable[..., Said], kept: Path, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with alone(f"sqlite:///{kept}"):
        said = talon("copy", other)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "is in use by another program that does not let go of it; stop that one" in said.err
    assert talon("copy", other).code == 0


async def test_on_a_server_others_of_ours_are_seen_and_nobody_else(postgres: Postgres) -> None:
    first, second = (Database(url) for url in [postgres.empty()] * 2)
    assert not await first.is_shared()
    assert await second.is_shared()
    await first.close()
    await second.close()


@pytest.mark.parametrize("url", ["nonsense", "postgresql://u:p@localhost:1/x"])
def test_an_address_to_copy_to_that_is_none_is_not_called_the_setting(
    talon: Callable[..., Said], kept: Path, url: str
) -> None:
    said = talon("copy", url)
    assert said.code != 0
    assert "URL" in said.err
    assert "TALON_DATABASE_URL" not in said.err


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("INSERT INTO alembic_version VALUES ('v0')", "of several schemas or of none (v0, v1); put a backup"),
        (
            "UPDATE alembic_version SET version_num = x'00ff'",
            "of several schemas or of none (b'\\x00\\xff'); put a backup",
        ),
        ("DROP TABLE outbox", "the database lacks outbox."),
        ("ALTER TABLE people DROP COLUMN digest_at", "the database lacks people.digest_at; put a backup in its place"),
        ("DROP TABLE alembic_version", "no schema of Talon's: it is another program's, or damaged; put a backup"),
    ],
)
def test_a_database_that_is_not_whole_is_named_in_one_line_by_every_command_and_left_as_it_is(
    talon: Callable[..., Said], kept: Path, tmp_path: Path, broken: str, told: str
) -> None:
    with closing(sqlite3.connect(kept)) as database, database:
        database.execute(broken)
    for command in (["migrate"], ["status"], ["doctor"], ["copy", f"sqlite:///{tmp_path / 'other.db'}"]):
        said = talon(*command)
        assert (said.code != 0, said.err.count("\n")) == (True, 1), command
        assert told in said.err


def test_days_that_no_calendar_has_are_refused_in_one_line(
    talon: Callable[..., Said], kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TALON_KEEP_DAYS", "800000")
    said = talon("tidy")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "36500" in said.err


class Full(sqlite3.Connection):
    """A database that cannot be copied for want of room."""

    def backup(self, *_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")


def test_a_disk_that_is_full_is_said_in_one_sentence_and_of_the_copy_where_that_has_no_room(
    talon: Callable[..., Said], kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Full))
    assert f"no room left for {tmp_path / 'copy.db'}" in talon("backup", str(tmp_path / "copy.db")).err
    room, file = shutil.disk_usage(tmp_path), tmp_path / "games.db"
    monkeypatch.setattr("shutil.disk_usage", lambda _: room._replace(free=4096))
    broken = trouble(sqlite3.OperationalError("disk I/O error"), make_url(f"sqlite:///{file}"))
    refused = [broken, OSError(28, "No space left", str(file))]
    assert {one_line(one) for one in refused} == {f"there is no room left for {file}"}
    of_a_server = trouble(asyncpg.DiskFullError("could not extend file"), make_url("postgresql://u@here/talon"))
    assert one_line(of_a_server) == "there is no room left for talon at here:5432"
