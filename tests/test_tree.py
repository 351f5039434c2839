"""The repository holds what people wrote, and nothing that a program left behind."""

import gzip
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[1]
LARGEST: Final = 400_000

LEFT_BEHIND: Final = {
    b"SQLite format 3\0": "an SQLite database",
    b"\x37\x7f\x06": "the journal of one",
    b"PGDMP": "a dump of PostgreSQL",
    b"\x1f\x8b": "gzip",
    b"\x7fELF": "a program, or a core of one",
}


def left_behind(file: Path) -> str | None:
    """What a program's file is by its first bytes, None for one that people wrote."""
    with file.open("rb") as opened:
        begins = opened.read(max(map(len, LEFT_BEHIND)))
    return next((what for magic, what in LEFT_BEHIND.items() if begins.startswith(magic)), None)


@pytest.fixture(scope="module")
def tree() -> list[Path]:
    """Every file that is committed, or about to be."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone, and so nobody commits here")
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 - wherever git is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_there_is_no_database_packed_file_or_core_in_the_tree(tree: list[Path]) -> None:
    """A database of the playground holds hands, and the secrets of its games."""
    assert [(file.relative_to(ROOT), what) for file in tree if (what := left_behind(file))] == []


def test_no_file_is_large(tree: list[Path]) -> None:
    assert [str(file.relative_to(ROOT)) for file in tree if file.stat().st_size > LARGEST] == []


def test_what_a_program_leaves_behind_is_known_by_its_content(tmp_path: Path) -> None:
    database, packed = tmp_path / "play", tmp_path / "moves"
    with closing(sqlite3.connect(database, isolation_level=None)) as playing:
        playing.execute("PRAGMA journal_mode = WAL")
        playing.execute("CREATE TABLE games (secret BLOB)")
        journal = left_behind(tmp_path / "play-wal")
    packed.write_bytes(gzip.compress(b"moves"))
    assert (left_behind(database), journal) == ("an SQLite database", "the journal of one")
    assert (left_behind(packed), left_behind(Path(__file__))) == ("gzip", None)
