"""The words of the catalog fit into the pictures: nothing but a long name is ever cut."""

import pytest

from bot.hosting.games.drafts import SortOrder
from bot.ui.games.families import board_of
from bot.ui.table.summary import match_summary, round_summary
from engine.booklets import NSV_BUY
from engine.games.views import Phase
from render.kit import text
from tests.engine.builders import BASIC, CardTable, at_table, discarded
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_draft, a_look, the_hand
from tests.ui.test_summary import a_finished_look

HAND = "2C 4C 6C 8C 10C QC 3D 5D 7D 9D JD KD AS 10S"


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that had to be cut while pictures were drawn."""
    lines: list[str] = []
    fitted = text.fitted

    def watched(line: str, *room: object) -> str:
        drawn = fitted(line, *room)
        if drawn != line:
            lines.append(line)
        return drawn

    monkeypatch.setattr(text, "fitted", watched)
    return lines


@pytest.mark.parametrize("melds", [0, 2, 9])
@pytest.mark.parametrize("rules", [BASIC, NSV_BUY], ids=["knocking", "buying"])
async def test_the_words_on_a_board_with_a_claim(rules: object, melds: int, cut: list[str]) -> None:
    lying = tuple((1, f"{rank}S {rank}H {rank}D") for rank in ("A", *range(2, 10)))[:melds]
    table = discarded(rules, melds=lying, discards="JS KS 2D 2S 3S")
    await _board_of(table)
    assert cut == []


async def test_the_words_on_the_widest_hand(cut: list[str]) -> None:
    for order in SortOrder:
        await the_hand(at_table(hands=(HAND, "2C 3C", "4C 5C"), phase=Phase.PLAY), 0, a_draft(order=order))
    assert cut == []


async def test_the_words_of_summaries(cut: list[str]) -> None:
    finished = a_finished_look()
    await round_summary(finished, 1, ENGLISH, NO_EMOJIS)
    await match_summary(finished, ENGLISH, NO_EMOJIS)
    assert cut == []


async def _board_of(table: CardTable) -> None:
    await board_of(a_look(table, None), ENGLISH, NO_EMOJIS).pictures()
