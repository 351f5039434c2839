"""docs/RATINGS.md says what the program does."""

from pathlib import Path

import pytest

from bot.cli.ratings import BEGINS, ENDS, PAGE, page
from bot.hosting.results.parameters import document
from bot.simulation.ratings import Judged

ROOT = Path(__file__).parents[2]
JUDGED = {key: one for key, one in document()["games"].items() if "judged" in one}


def test_the_table_is_that_of_the_parameters() -> None:
    told = (ROOT / PAGE).read_text(encoding="utf-8").partition(BEGINS)[2].partition(ENDS)[0]
    assert told.strip() == page(document()).strip()


@pytest.mark.parametrize("key", JUDGED)
def test_a_game_has_a_number_only_if_its_figures_allow_one(key: str) -> None:
    by_its_figures = Judged(**JUDGED[key]["judged"]).why_not
    assert JUDGED[key]["why_not"] == by_its_figures or (JUDGED[key]["why_not"], by_its_figures) == ("year", "")
