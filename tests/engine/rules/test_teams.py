"""The rules of the team games: who can play them, and which switches contradict each other."""

import pytest

from engine.games.duel.rules import DuelRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.rules.switches import RuleError
from engine.variants import game_of

DUEL = DuelRules()
KARO8 = SuitRowsRules()


def test_the_duel_is_for_two_or_four() -> None:
    assert DUEL.seat_counts() == (2, 4)
    for seats in (1, 3, 5):
        with pytest.raises(RuleError, match=r"wrong_seats.*counts=\(2, 4\)"):
            game_of("disney_duel").new(seats)


def test_karo_8_is_for_two_to_four() -> None:
    assert KARO8.seat_counts() == (2, 3, 4)
    with pytest.raises(RuleError, match=r"wrong_seats.*seats=5, counts=\(2, 3, 4\)"):
        game_of("disney_karo8").new(5)
