"""`talon ratings` and `talon export`: what they print."""

import asyncio
import csv
import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from bot.store.database.db import Database
from tests.hosting.results.leaving import keep, season

URL = "sqlite+aiosqlite:///games.db"


async def _played():
    database = Database(URL)
    await keep(database, season([10, 11, 712_345_678_901_234_567], 6))
    await database.close()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch, newest_schema):
    """A folder with a database in which six matches were played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TALON_DATABASE_URL", URL)
    shutil.copy(newest_schema, tmp_path / "games.db")
    asyncio.run(_played())


def test_an_export_has_a_row_a_seat_with_ids_as_texts_and_a_header_where_there_is_none(talon):
    header, *_ = lines = talon("export", "--guild", "7").out.splitlines()
    rows = list(csv.DictReader(lines))
    assert len(rows) == 12
    assert {row["user"] for row in rows} == {"10", "11", "712345678901234567"}
    document = json.loads(talon("export", "--guild", "7", "--format", "json").out)
    assert [row["user"] for row in document["results"]] == [row["user"] for row in rows]
    assert talon("export", "--guild", "8").out.splitlines() == [header]


def test_no_table_program_takes_a_name_for_a_formula(talon):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute("UPDATE results SET name = '@SUM(1)'")
    assert "'@SUM(1)" in talon("export", "--guild", "7").out


def test_ratings_are_made_anew(talon):
    assert talon("ratings", "rebuild").out.startswith("6 matches, rated anew in ")


def test_a_result_that_cannot_be_read_is_passed_over(talon):
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute("UPDATE results SET counts = '[{' WHERE match_id = 3 AND seat = 0")
    assert talon("ratings", "rebuild", "--json").document["matches"] == 5
    assert len(list(csv.DictReader(talon("export", "--guild", "7").out.splitlines()))) == 11
