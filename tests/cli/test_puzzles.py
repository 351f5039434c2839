"""`talon puzzles`: a day is shown with its answer, and a file of days goes on where it was broken off."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.hosting.daily import days
from engine.puzzles.puzzle import Puzzle, read_puzzle
from tests.cli.conftest import Said

KEYS = {"number", "date", "variant", "table", "rack", "laid", "placed", "level"}
LINE = "my_rummy 1; P8 G1 G2 Y13; P4 P5 P6 P7 | P1 B1 Y1 | G3 G4 G5"


def test_a_day_is_shown_with_its_answer(talon: Callable[..., Said]) -> None:
    shown = talon("puzzles", "show", "2027-01-02", "--json").document
    assert shown.keys() >= KEYS
    assert (shown["number"], shown["date"], shown["variant"], shown["level"]) == (2, "2027-01-02", "tile_rummy", 6)
    assert shown["laid"] == len(shown["placed"]) > 2
    assert talon("puzzles", "show", "2", "--json").document == shown
    assert " ".join(shown["placed"]) in talon("puzzles", "show", "2").out


def test_making_goes_on_where_it_was_broken_off(
    talon: Callable[..., Said], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[date] = []

    def quickly(day: date) -> Puzzle:
        asked.append(day)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return read_puzzle(LINE)

    monkeypatch.setattr(days, "made", quickly)
    file = tmp_path / "days.txt"
    assert talon("puzzles", "make", "-o", str(file), "--days", "4").code == 130
    assert len(file.read_text().splitlines()) == 2
    assert talon("puzzles", "make", "-o", str(file), "--days", "4").code == 0
    assert [line.partition(" ")[0] for line in file.read_text().splitlines()] == [
        (days.FIRST + timedelta(days=after)).isoformat() for after in range(4)
    ]
    assert asked.count(days.FIRST) == 1
    assert talon("puzzles", "make", "-o", str(file), "--days", "4").out.endswith("0 of them are new\n")


def test_a_file_of_something_else_is_left_alone(talon: Callable[..., Said], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello\n")
    assert "holds no puzzles" in talon("puzzles", "make", "-o", str(file), "--days", "1").err
    assert file.read_text() == "hello\n"
