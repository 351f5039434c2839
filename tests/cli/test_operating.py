"""`talon migrate`, `backup`, `health`, and what `run` and `play` refuse."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.heartbeat import LONGEST_SILENCE


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """An empty folder with a database to be, and no settings but that."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TALON_TOKEN", raising=False)
    monkeypatch.setenv("TALON_DATABASE_URL", "sqlite+aiosqlite:///games.db")
    return tmp_path


def tables(path):
    with closing(sqlite3.connect(path)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def remember_a_beat(path, at):
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT OR REPLACE INTO facts (name, value) VALUES ('heartbeat', ?)", [at.isoformat()])


def test_migrate_makes_the_schema_and_may_be_repeated(talon, home):
    assert talon("migrate").code == 0
    made = tables("games.db")
    assert {"games", "facts"} <= made
    assert talon("migrate").code == 0
    assert tables("games.db") == made


def test_a_backup_is_a_whole_database_even_while_somebody_writes(talon, home):
    talon("migrate")
    with closing(sqlite3.connect("games.db")) as writer:
        writer.execute("INSERT INTO facts (name, value) VALUES ('half', 'done')")
        said = talon("backup", "copy.db")
        assert (said.code, said.err) == (0, "")
    assert tables("copy.db") == tables("games.db")
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM facts").fetchone() == (0,)


def test_a_backup_overwrites_nothing(talon, home):
    talon("migrate")
    (home / "copy.db").write_text("precious")
    said = talon("backup", "copy.db")
    assert said.code != 0
    assert "copy.db" in said.err
    assert (home / "copy.db").read_text() == "precious"


def test_a_backup_of_nothing_is_refused_and_leaves_nothing(talon, home):
    said = talon("backup", "copy.db")
    assert said.code != 0
    assert "games.db" in said.err
    assert list(home.iterdir()) == []


def test_a_servers_database_is_for_its_own_tools(talon, monkeypatch):
    monkeypatch.setenv("TALON_DATABASE_URL", "postgresql+asyncpg://talon@localhost/talon")
    said = talon("backup", "copy.db")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "postgresql" in said.err


def test_a_bot_that_was_connected_lately_is_healthy(talon, home):
    talon("migrate")
    remember_a_beat("games.db", datetime.now(UTC) - timedelta(seconds=20))
    said = talon("health")
    assert (said.code, said.out) == (0, "connected\n")


@pytest.mark.parametrize(
    ("ago", "told"),
    [(None, "never been connected"), (LONGEST_SILENCE + timedelta(seconds=5), "last connected 80 s ago")],
)
def test_a_bot_that_is_silent_is_not(talon, home, ago, told):
    talon("migrate")
    if ago is not None:
        remember_a_beat("games.db", datetime.now(UTC) - ago)
    said = talon("health")
    assert (said.code, said.out) == (1, "")
    assert told in said.err


def test_without_a_database_there_is_no_health_and_still_no_database(talon, home):
    assert talon("health").code == 1
    assert list(home.iterdir()) == []


def test_an_empty_file_is_no_database(talon, home):
    (home / "games.db").touch()
    assert talon("health").code == 1


def test_run_without_a_token_says_where_it_goes(talon):
    said = talon("run")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "TALON_TOKEN" in said.err


def test_a_bad_setting_is_named(talon, monkeypatch):
    monkeypatch.setenv("TALON_THINK_SECONDS", "soon")
    said = talon("run")
    assert said.code == 2
    assert said.err.startswith("talon: TALON_THINK_SECONDS: ")


def test_a_token_that_discord_refuses_is_said_without_the_token(talon, monkeypatch):
    async def refused(self, token, **_):
        raise discord.LoginFailure("improper token")

    monkeypatch.setenv("TALON_TOKEN", "not.a.token")
    monkeypatch.setattr("bot.client.TalonBot.start", refused)
    said = talon("run")
    assert (said.code, said.out) == (2, "")
    assert "TALON_TOKEN" in said.err
    assert "not.a.token" not in said.err
