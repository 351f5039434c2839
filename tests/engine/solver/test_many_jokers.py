"""However many jokers there are: the solver's answer is legal, and where it says so, nothing better can be laid."""

from __future__ import annotations

from typing import Final

import pytest

from engine.booklets import DISNEY_LAYOFF, NSV_LAYOFF, NSV_ROBBER
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.rebuilding import judge
from engine.solver import solve
from tests.engine.solver.adversarial import Position, position
from tests.engine.solver.loose_jokers import most_laid
from tests.engine.table_builders import ROBBER, pieces, table

VARIANTS: Final = (
    NSV_ROBBER,
    DISNEY_LAYOFF.with_switches({"rearrange": "on"}),
    NSV_LAYOFF.with_switches({"rearrange": "on"}),
)
JOKERS: Final = range(9)
PACKS: Final = (1, 2)

EIGHT_JOKERS: Final = (
    (
        "2S 2H JK=2C | 3S 3H JK=3C | 4S 4H JK=4C | 6S 6H JK=6C | 7S 7H JK=7C | 9S 9H JK=9C | 10S 10H JK=10C | "
        "QS QH JK=QC",
        "2D 3D 4D 6D",
        4,
    ),
    (
        "6H JK=7H 8H | 4H 5H 6H 7H 8H 9H | 10S 10H 10C | 9D 9C JK=9S | KH KD JK=KS JK=KC | JS JD JC JK=JH | "
        "JK=5S 6S 7S | 10C JC JK=QC | 4S 4H JK=4D | 7S 7H 7D 7C",
        "5S 9S 9D",
        3,
    ),
)


def rules_with(number: int, jokers: int, packs: int) -> DrawDiscardRules:
    """The rules of a variant, each in turn."""
    switches = {"deck.jokers": jokers, "deck.packs": packs, "deal.cards": 5}
    return VARIANTS[number % len(VARIANTS)].with_switches(switches)


def agrees(rules: DrawDiscardRules, at: Position, most: int) -> bool:
    """Checks an answer against the most that can be laid; gives whether it was proven."""
    found = solve(rules, at.table, at.rack, fewest_changes=False)
    assert found.laid <= most
    assert found.laid == most or not found.optimal
    assert not found.laid or judge(rules, at.table, at.rack, found.table).laid == found.placed
    return found.optimal


@pytest.mark.parametrize(("words", "rack", "most"), EIGHT_JOKERS)
def test_with_eight_jokers_on_the_table_no_answer_is_wrong(words: str, rack: str, most: int) -> None:
    at = Position(table(ROBBER, words), pieces(ROBBER, rack))
    assert most_laid(NSV_ROBBER, at.table, at.rack) == most
    agrees(NSV_ROBBER.with_switches({"deck.jokers": 8}), at, most)


@pytest.mark.parametrize("packs", PACKS)
@pytest.mark.parametrize("jokers", JOKERS)
def test_whatever_jokers_and_packs_are_agreed_as_much_is_laid_as_an_integer_programme_finds(
    jokers: int, packs: int
) -> None:
    rules = rules_with(jokers, jokers, packs)
    at = position(rules, f"{jokers} jokers {packs} packs", packs, jokers)
    most = most_laid(rules, at.table, at.rack)
    assert most is not None
    agrees(rules, at, most)
