import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

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
    remember(kept, "heartbeat", datetime.now(UTC).isoformat())
    said = talon("copy", f"sqlite:///{tmp_path / 'other.db'}")
    assert said.code != 0
    assert "stop the bot first" in said.err
    assert said.err.count("\n") == 1
