"""Days and their puzzles: how a day is called, how hard it is, and the puzzles that come with the program."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.puzzles.making import make_puzzle
from engine.puzzles.puzzle import Puzzle, read_puzzle

FIRST: Final = date(2027, 1, 1)
"""The day whose puzzle has the number 1."""
EARLIEST: Final = date(2020, 1, 1)
LATEST: Final = date(9000, 1, 1)
"""Nobody looks back further, nor ahead."""
SHIPPED: Final = Path(__file__).with_name("days.txt")
"""Positions without answers, a line a day after its date, in their order."""


def number_of(day: date) -> int:
    """The number of a day's puzzle; below 1 for those before the first."""
    return (day - FIRST).days + 1


def level_of(day: date) -> int:
    """How hard a day's puzzle is: Monday's is easy, 1, Sunday's hard, 7."""
    return day.isoweekday()


def called(day: date) -> str:
    """How a day's puzzle is called: by its number, or by its date where that is before the first."""
    number = number_of(day)
    return str(number) if number > 0 else day.isoformat()


def day_of(text: str) -> date:
    """The day that is meant by a date or by a puzzle's number. Raises ValueError."""
    if text.isascii() and text.isdigit() and len(text) <= 5:
        return FIRST + timedelta(days=int(text) - 1)
    return date.fromisoformat(text)


def made(day: date) -> Puzzle:
    """A day's puzzle, found anew: not for the event loop, nor for whoever waits."""
    return make_puzzle(number_of(day), level_of(day))


def lines_by_day(text: str) -> dict[date, str]:
    """The lines of a file by their day, each without it. Raises ValueError for what is no such file."""
    found = {}
    for line in text.splitlines():
        day, _, position = line.partition(" ")
        found[date.fromisoformat(day)] = position
    return found


@lru_cache(maxsize=1)
def _shipped() -> dict[date, str]:
    return lines_by_day(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.exists() else {}


@lru_cache(maxsize=64)
def shipped(day: date) -> Puzzle | None:
    """The puzzle that comes with the program for a day; None outside the days that it has."""
    line = _shipped().get(day)
    return None if line is None else read_puzzle(line)
