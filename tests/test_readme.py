"""The README names every game there is, with the players and the booklet that it has."""

import re
from pathlib import Path

import pytest

from bot.wording import Wording
from engine.variants import VARIANTS

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| (?P<name>[^|]+) \| `(?P<key>\w+)` \| (?P<players>[^|]+) \| (?P<booklet>[^|]+) \|", re.MULTILINE)
ROWS = {row["key"]: row for row in ROW.finditer(README)}


@pytest.mark.parametrize("key", VARIANTS)
def test_every_game_is_in_the_readme_s_table(key: str) -> None:
    row, variant = ROWS[key], VARIANTS[key]
    counts = variant.rules.seat_counts()
    consecutive = len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1))
    assert row["name"] == Wording.of("en").variant_name(key)
    assert row["players"] == (f"{counts[0]}–{counts[-1]}" if consecutive else ", ".join(map(str, counts)))
    assert row["booklet"].startswith(variant.booklet or "house")


def test_the_table_names_no_game_that_there_is_not() -> None:
    assert set(ROWS) == set(VARIANTS)


def test_the_readme_begins_with_the_two_commands_that_set_everything_up() -> None:
    beginning = README.partition("## What it does")[0]
    assert re.findall(r"^make (\w+)", beginning, re.MULTILINE) == ["play", "test"]
