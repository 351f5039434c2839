"""docs/RATINGS.md says what the program does."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.results.parameters import document
from bot.simulation.ratings import Judged
from scripts.ratings import BEGINS, ENDS, FIGURES, PAGE, page

ROOT = Path(__file__).parents[3]
JUDGED: dict[str, Any] = json.loads((ROOT / FIGURES).read_text(encoding="utf-8"))


def test_the_table_is_that_of_the_parameters() -> None:
    told = (ROOT / PAGE).read_text(encoding="utf-8").partition(BEGINS)[2].partition(ENDS)[0]
    assert told.strip() == page(document(), JUDGED).strip()


@pytest.mark.parametrize("key", JUDGED)
def test_a_game_has_a_number_only_if_its_figures_allow_one(key: str) -> None:
    kept, by_its_figures = document()["games"][key]["why_not"], Judged(**JUDGED[key]["judged"]).why_not
    assert kept == by_its_figures or (kept, by_its_figures) == ("year", "")
