"""`talon migrate`, `backup`, `health`, and what `run` and `play` refuse."""

import asyncio
import gzip
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from unittest.mock import Mock

import discord
import pytest
from sqlalchemy import update

from bot.heartbeat import LONGEST_SILENCE
from bot.store.database.alone import alone
from bot.store.database.db import Database, sqlite_url
from bot.store.database.trouble import DatabaseTrouble
from bot.store.schema import outbox
from tests.store.test_copying import filled
from tests.test_house import ROOT


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """An empty folder with a database to be, and no settings but that."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TALON_TOKEN", raising=False)
    monkeypatch.setenv("TALON_DATABASE_URL", "sqlite+aiosqlite:///games.db")
    return tmp_path


@pytest.fixture
def migrated(home, newest_schema):
    """The database is there, as new as the program."""
    shutil.copy(newest_schema, home / "games.db")


def tables(path):
    with closing(sqlite3.connect(path)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@pytest.fixture
def may_log_in(monkeypatch):
    """There is a token, and Discord would take it."""

    async def logged_in(self, token):
        await self.setup_hook()

    monkeypatch.setenv("TALON_TOKEN", "a.b.c")
    monkeypatch.setattr("discord.Client.login", logged_in)


def one_line(said, *told):
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("talon: ")
    assert said.err.count("\n") == 1
    for word in told:
        assert word in said.err


def remember_a_beat(path, at, name="heartbeat"):
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", [name, at.isoformat()])


def test_migrate_makes_the_schema_and_may_be_repeated(talon, home):
    assert talon("migrate").code == 0
    made = tables("games.db")
    assert {"games", "facts"} <= made
    assert talon("migrate").code == 0
    assert tables("games.db") == made


def test_a_backup_is_a_whole_database_even_while_somebody_writes(talon, home, migrated):
    with closing(sqlite3.connect("games.db")) as writer:
        writer.execute("INSERT INTO facts (name, value) VALUES ('half', 'done')")
        said = talon("backup", "copy.db")
        assert (said.code, said.err) == (0, "")
    assert tables("copy.db") == tables("games.db")
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM facts").fetchone() == (0,)


@pytest.mark.parametrize("works", [True, False])
def test_a_backup_is_sent_to_another_machine_and_restored_as_the_page_on_hosting_says(talon, home, migrated, works):
    page = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")
    [line] = [line for line in page.splitlines() if line.startswith("17 4")]
    command = line.split("cd /srv/talon && ", 1)[1].replace("$(date +\\%u)", "7")
    (home / "talon-7.db.gz").write_bytes(gzip.compress(b"of last week"))
    programs = {"docker": f"exec {sys.executable} -m bot backup -" if works else "exit 1", "ssh": 'sh -c "$2"'}
    for name, does in programs.items():
        (home / name).write_text(f"#!/bin/sh\n{does}\n")
        (home / name).chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{home}:{os.environ['PATH']}"}
    subprocess.run(["/bin/sh", "-c", command], cwd=home, env=environment, capture_output=True, check=True)
    sent = gzip.decompress((home / "talon-7.db.gz").read_bytes())
    assert sorted(path.name for path in home.iterdir()) == ["docker", "games.db", "ssh", "talon-7.db.gz"]
    assert (sent == b"of last week") != works
    if works:
        (home / "games.db").write_bytes(sent)
        assert talon("doctor", "--json").code == 0
        assert {"games", "facts"} <= tables("games.db")


def test_a_backup_overwrites_nothing(talon, home, migrated):
    (home / "copy.db").write_text("precious")
    one_line(talon("backup", "copy.db"), "copy.db")
    assert (home / "copy.db").read_text() == "precious"


@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
def test_a_backup_takes_no_name_that_the_database_has_for_its_own_files(talon, home, migrated, suffix):
    (home / f"games.db{suffix}").unlink(missing_ok=True)
    one_line(talon("backup", f"games.db{suffix}"))
    assert not (home / f"games.db{suffix}").exists()


def test_a_backup_of_nothing_is_refused_and_leaves_nothing(talon, home):
    one_line(talon("backup", "copy.db"), "games.db")
    assert list(home.iterdir()) == []


def test_a_servers_database_is_for_its_own_tools(talon, monkeypatch):
    monkeypatch.setenv("TALON_DATABASE_URL", "postgresql+asyncpg://talon@localhost/talon")
    one_line(talon("backup", "copy.db"), "postgresql")


@pytest.mark.parametrize(
    ("ago", "code", "told"),
    [
        (timedelta(seconds=20), 0, "connected\n"),
        (None, 1, "never been connected"),
        (LONGEST_SILENCE + timedelta(seconds=5), 1, r"last connected [89]\d s ago"),
    ],
)
def test_a_bot_that_was_connected_lately_is_healthy_and_one_that_is_silent_is_not(talon, migrated, ago, code, told):
    if ago is not None:
        remember_a_beat("games.db", datetime.now(UTC) - ago, "heartbeat:a")
    said = talon("health")
    assert said.code == code
    assert (said.out == told) == (code == 0)
    assert re.search(told, said.err or said.out)


def test_a_bot_whose_time_of_day_was_set_back_starts_anew_to_follow_it(talon, migrated, may_log_in, monkeypatch):
    starts, slept = [True, DatabaseTrouble("away"), ConnectionResetError(), True, False], []

    async def connected(_config, _token, _stop):
        if isinstance(starts[0], Exception):
            raise starts.pop(0)
        return starts.pop(0)

    monkeypatch.setattr("bot.cli.connecting._connected", connected)
    monkeypatch.setattr("bot.cli.connecting.time.sleep", slept.append)
    assert talon("run").code == 0
    assert (starts, slept) == ([], [1.0, 2.0])


def test_any_process_of_several_that_was_connected_lately_counts_in_the_status(talon, migrated):
    remember_a_beat("games.db", datetime.now(UTC), "heartbeat:a")
    assert json.loads(talon("status", "--json").out)["connected"]


def test_without_a_database_there_is_no_health_and_still_no_database_and_an_empty_file_is_none(talon, home):
    assert talon("health").code == 1
    assert list(home.iterdir()) == []
    (home / "games.db").touch()
    assert talon("health").code == 1


def test_run_without_a_token_says_where_it_goes(talon):
    one_line(talon("run"), "TALON_TOKEN")


def test_a_bad_setting_is_named(talon, home, monkeypatch):
    monkeypatch.setenv("TALON_THINK_SECONDS", "soon")
    one_line(talon("run"), "talon: TALON_THINK_SECONDS: ")
    (home / ".env").write_bytes("TALON_TOKEN=a".encode("utf-16"))
    one_line(talon("status"), "talon: .env is no text in UTF-8")


def closed(code):
    return discord.ConnectionClosed(Mock(close_code=code), shard_id=None)


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (discord.LoginFailure("improper token"), "TALON_TOKEN"),
        (closed(4004), "TALON_TOKEN"),
        (closed(4011), "--shard-count"),
    ],
)
def test_what_discord_refuses_for_good_is_said_without_the_token(talon, monkeypatch, refusal, told):
    async def refused(self, token, **_):
        raise refusal

    monkeypatch.setenv("TALON_TOKEN", "not.a.token")
    monkeypatch.setattr("bot.client.TalonBot.start", refused)
    said = talon("run")
    one_line(said, told)
    assert "not.a.token" not in said.err


@pytest.mark.parametrize("command", ["migrate", "status", "run"])
@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("sqlite:////nowhere/at/all/talon.db", ["/nowhere/at/all"]),
        ("sqlite:////proc/talon.db", ["/proc"]),
        ("sqlite:///notes.txt", ["notes.txt", "no database"]),
        ("talon.db", ["TALON_DATABASE_URL", "sqlite:///talon.db"]),
        ("", ["TALON_DATABASE_URL"]),
        ("sqlite://", ["memory", "sqlite:///talon.db"]),
        ("sqlite:///:memory:", ["memory"]),
        ("mysql://talon@localhost/talon", ["SQLite or PostgreSQL", "mysql"]),
        ("oracle+who://x", ["SQLite or PostgreSQL"]),
        ("sqlite:///games.db?mode=ro", ["parameter mode"]),
        ("postgresql://talon:secret@localhost:1/talon?sslmode=require", ["localhost:1"]),
        ("postgresql://talon:secret@localhost:1/talon?sslmode=require&channel_binding=require", ["channel_binding"]),
        ("postgresql://talon:secret@localhost:1/talon", ["localhost:1"]),
    ],
)
def test_a_database_that_cannot_be_used_is_named_with_what_to_do(
    talon, home, may_log_in, monkeypatch, command, url, told
):
    (home / "notes.txt").write_text("milk, bread and a rummy set, and enough more to fill the head of a file" * 20)
    monkeypatch.setenv("TALON_DATABASE_URL", url)
    if url:
        said = talon(command)
        one_line(said, *told)
        assert "secret" not in said.err


@pytest.mark.parametrize("command", ["migrate", "status", "run"])
def test_a_database_of_a_newer_program_is_left_alone(talon, migrated, may_log_in, command):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
    one_line(talon(command), "newer Talon", "v9999")


@pytest.mark.parametrize("command", [("migrate",), ("status",), ("doctor",), ("copy", "sqlite:///copy.db")])
@pytest.mark.parametrize("schema", [None, "4c9e1f"])
def test_a_database_of_another_program_is_called_so_and_left_alone(talon, home, command, schema):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute("CREATE TABLE wp_posts (id INTEGER)")
        if schema is not None:
            database.execute("CREATE TABLE alembic_version (version_num TEXT)")
            database.execute("INSERT INTO alembic_version VALUES (?)", (schema,))
    one_line(talon(*command), "a table wp_posts and no schema of Talon's", "another program's")
    assert "wp_posts" in tables("games.db")
    assert "games" not in tables("games.db")


def test_the_playground_says_that_it_was_stopped(talon, home, monkeypatch):
    def no_further(*_, **__):
        raise asyncio.CancelledError

    monkeypatch.setattr("bot.playground.session.emoji_pictures", dict)
    monkeypatch.setattr("bot.playground.session.build_bot", no_further)
    play = ("play", "--database", "games.db", "--no-browser")
    assert talon(*play).out.startswith("\nStopped.")
    assert talon("--language", "de", *play).out == "\nBeendet. Die Partien gehen weiter, wenn du wieder startest.\n"


def test_what_is_wrong_with_the_playgrounds_file_is_said_of_its_option(talon, home):
    (home / "notes.txt").write_text("milk, bread and a rummy set, and enough more to fill the head of a file" * 20)
    one_line(talon("play", "--database", "notes.txt", "--no-browser"), "no database", "change --database")


@pytest.mark.parametrize("command", [("run",), ("play", "--database", "games.db", "--no-browser")])
def test_only_one_process_plays_on_a_file(talon, migrated, may_log_in, command):
    with alone("sqlite:///games.db"):
        one_line(talon(*command), "games.db is in use")


@pytest.mark.parametrize("target", ["missing/copy.db", "/proc/copy.db", "games.db/copy.db"])
def test_a_backup_to_where_nothing_can_be_written_is_refused(talon, home, migrated, target):
    one_line(talon("backup", target), "copy.db")


def test_a_schema_whose_words_are_no_text_any_more_is_a_damaged_database(talon, home, migrated):
    held = (home / "games.db").read_bytes()
    (home / "games.db").write_bytes(held.replace(b"CREATE TABLE", b"CREATE TAB\xa1\xff"))
    one_line(talon("doctor"), "games.db is damaged")
    one_line(talon("backup", "copy.db"), "games.db is damaged")
    assert not [*home.glob("copy.db*")]


def test_a_backup_of_what_is_no_database_of_ours_or_is_damaged_leaves_nothing_behind(talon, home, migrated):
    held = (home / "games.db").read_bytes()
    for content, said in (
        (b"no database at all, but long enough to be looked at" * 30, "no database"),
        (b"", "has no tables of Talon's"),
        (held[:8_192] + bytes(12_288) + held[20_480:], "is damaged"),
    ):
        (home / "games.db").write_bytes(content)
        one_line(talon("backup", "copy.db"), said)
        assert not list(home.glob("copy*"))


@pytest.mark.parametrize("token", ["short", "with a blank.b.c", "a.b.c\nHost: evil", "not…ascii.b.c"])
def test_a_token_that_can_be_none_is_refused_before_anything_is_asked(talon, monkeypatch, token):
    monkeypatch.setenv("TALON_TOKEN", token)
    said = talon("run")
    one_line(said, "TALON_TOKEN", "developer portal")
    assert token not in said.err


def test_status_tells_lengths_of_time_in_whole_seconds(talon, home, migrated):

    async def kept_waiting() -> None:
        database = Database(sqlite_url(home / "games.db"))
        await filled(database)
        async with database.writing() as connection:
            await connection.execute(update(outbox).values(not_before=datetime.now(UTC) - timedelta(seconds=158.4)))
        await database.close()

    asyncio.run(kept_waiting())
    assert re.search(r"^to be said: \d+, the oldest for 0:0\d:\d\d$", talon("status").out, re.MULTILINE)


def test_status_tells_how_things_stand(talon, home, migrated):
    remember_a_beat("games.db", datetime.now(UTC) - timedelta(seconds=20))
    said = talon("status")
    assert said.code == 0
    assert "connected" in said.out
    document = talon("status", "--json").document
    assert (document["connected"], document["games"], document["overdue"], document["set_aside"]) == (True, {}, 0, 0)
    assert document["bytes"] > 0


def test_a_doctor_lists_puts_back_and_closes(talon, home, migrated):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute(
            "INSERT INTO games (id, public_id, guild_id, channel_id, host_id, status, variant, rules, switches, pace,"
            " seats, locale, commitment, secret, created_at, seq, version, guests, played_on, day) VALUES (1,"
            " 'ABCDEFGH', 7, 70, 1, 'running', 'whist', '{}', '{}', '{}', 2, 'en', '', x'00', 0, 0, 1, '{}', '', 0)"
        )
        database.executemany(
            "INSERT INTO seats (game_id, seat, name, user_id, autopilot, misses, entropy, reserve, habits,"
            " is_open, before) VALUES (1, ?, ?, ?, 0, 0, 'e', 0, '', 0, '[]')",
            [(0, "Ann", 1001), (1, "Ben", 1002)],
        )
    said = talon("doctor")
    assert said.code == 1
    assert "game 1: game set aside" in said.out
    assert "stays aside" in talon("doctor", "--repair").out
    assert talon("doctor", "--json").document["aside"][0]["game"] == 1
    one_line(talon("doctor", "--close", "2"), "no game 2")
    one_line(talon("doctor", "--close", "9" * 20), "--close")
    assert talon("doctor", "--close", "1").code == 0


def test_in_a_sound_database_a_doctor_finds_nothing_and_tidying_says_what_it_did(talon, migrated):
    said = talon("doctor")
    assert (said.code, said.out) == (0, "0 games in play were read\n")
    assert talon("doctor", "--json").document == {"read": 0, "put_back": 0, "aside": [], "unreadable": []}
    assert talon("tidy").out == "0 games were packed, 0 deleted\n"


def test_a_doctor_names_what_the_bot_passes_over(talon, migrated):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute(
            "INSERT INTO results (match_id, seat, user_id, name, guild_id, channel_id, variant, ended, place, seats,"
            " points, rounds, \"left\", won, counts) VALUES (5, 0, 1, 'Ann', 7, 70, 'gin_rummy', 0, 1, 1, 9, 1, 0,"
            " '{}', '[{')"
        )
        database.execute("INSERT INTO daily_puzzles (day, position) VALUES ('2030-01-07', '[{')")
        database.execute(
            "INSERT INTO daily_attempts (user_id, day, guild_id, opened, closes, tries, hints, in_time) VALUES (1,"
            " 'someday', 7, 0, 0, '', 0, 0)"
        )
    said = talon("doctor")
    assert said.code == 1
    assert "result 5/0 cannot be read" in said.out
    found = [(one["kind"], one["id"]) for one in talon("doctor", "--json").document["unreadable"]]
    assert found == [("result", "5/0"), ("daily puzzle", "2030-01-07"), ("daily attempt", "1/None")]


def test_a_doctor_names_a_row_that_no_other_database_would_take(talon, migrated):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute("INSERT INTO moves (game_id, seq, first, move, events, at) VALUES (9, 1, 1, '{}', '[]', 0)")
    (one,) = talon("doctor", "--json").document["unreadable"]
    assert (one["kind"], one["reason"]) == (
        "row of moves",
        "it belongs to none of the games; talon doctor --repair takes it out",
    )
    one_line(talon("copy", "sqlite:///copy.db"), "moves: a row holds what the other database does not take", "doctor")
    assert talon("doctor", "--repair").out.endswith("\n1 rows were taken out that the bot does without\n")
    assert talon("copy", "sqlite:///copy.db").code == 0
