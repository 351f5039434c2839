"""500 rummy's score: cards laid count for whoever laid them, cards in hand against (docs/GIN_AND_500.md)."""

import pytest

from engine.booklets import RUMMY_500
from engine.rules.scores import ScoreItem
from tests.engine.builders import at_table, house

HAND, MELDED = ScoreItem.HAND, ScoreItem.MELDED


def items(table, seat: int) -> dict[ScoreItem, int]:
    """The lines of a seat's score in the finished round."""
    return dict(table.result.seats[seat].items)


def test_500_a_meld_counts_for_the_seat_that_laid_it() -> None:
    table = at_table(RUMMY_500, hands=["7H 8H 9H 2C", "KS"])
    table.lay("7H 8H 9H")
    assert (table.view(1).seats[0].earned, table.view(None).seats[1].earned) == (24, 0)
    table.discard("2C")
    assert (items(table, 0), items(table, 1)) == ({MELDED: 24}, {MELDED: 0, HAND: -10})


@pytest.mark.parametrize(
    ("meld", "off", "points"),
    [
        ("AH 2H 3H", None, 6),
        ("QH KH AH", None, 35),
        ("AS AH AD AC", None, 60),
        ("5H 5D JK", None, 25),
        ("7C JK 9C", None, 31),
        # A card laid off counts by its place.
        ("2H 3H 4H", "AH", 1),
        ("JH QH KH", "AH", 15),
        ("2H 3H 4H", "JK", 15),
    ],
)
def test_500_aces_15_or_1_below_the_two_and_jokers_15(meld: str, off: str | None, points: int) -> None:
    if off is None:
        table = at_table(RUMMY_500, hands=[f"{meld} 2C", "KS"])
        table.lay(meld)
    else:
        table = at_table(RUMMY_500, hands=[f"{off} 2C", "KS"], melds=[(1, meld)])
        table.lay(layoffs=[(off, 1)])
    assert table.round.table.earned == (points, 0)


def test_500_who_leaves_keeps_what_was_laid_and_pays_for_the_hand() -> None:
    table = at_table(RUMMY_500, hands=["2C", "KS", "AD"], earned=(0, 31, 0))
    table.leave(1)
    table.discard("2C")
    assert table.points() == [0, 21, -15]


def test_500_bonuses_of_other_games_turn_round() -> None:
    """A penalty is taken off, a reward is added: totals count what is good."""
    switches = ("score.winner_bonus=-40", "score.lone_joker_relief=-10", "score.first_melder_penalty=20")
    table = at_table(house(RUMMY_500, *switches), hands=["2C", "JK", "3D"], melds=[(2, "7H 8H 9H")], earned=(0, 0, 24))
    table.discard("2C")
    assert items(table, 0) == {MELDED: 0, ScoreItem.WINNER_BONUS: 40}
    assert items(table, 1) == {MELDED: 0, HAND: -15, ScoreItem.LONE_JOKER: 10}
    assert items(table, 2) == {MELDED: 24, HAND: -3, ScoreItem.FIRST_MELDER: -20}
