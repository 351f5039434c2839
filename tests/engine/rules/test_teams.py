"""The rules of the team games: who can play them, and which switches contradict each other."""

from __future__ import annotations

import pytest

from engine.games.duel.rules import DuelRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.match.match import Game
from engine.rules.contradictions import Shares
from engine.rules.switches import RuleError
from engine.variants import game_of

DUEL = DuelRules()
KARO8 = SuitRowsRules()


def test_the_duel_is_for_two_or_four() -> None:
    assert DUEL.seat_counts() == (2, 4)
    for seats in (1, 3, 5):
        with pytest.raises(RuleError, match=r"wrong_seats.*counts=\(2, 4\)"):
            game_of("disney_duel").new(seats)


@pytest.mark.parametrize(("jokers", "seats"), [(0, (2, 4)), (2, (2,)), (4, (2, 4)), (6, (2,))])
def test_a000_25_equal_shares_within_a_team(jokers: int, seats: tuple[int, ...]) -> None:
    assert DUEL.with_switches({"duel.jokers": jokers}).seat_counts() == seats


def test_a000_25_jokers_that_do_not_divide_are_named() -> None:
    game: Game = game_of("disney_duel", {"duel.jokers": 6})
    with pytest.raises(RuleError) as refused:
        game.new(4)
    assert refused.value.switch == "duel.jokers"
    assert refused.value.facts == Shares(cards=55, players=2)


def test_a_duel_that_no_number_of_seats_can_play_is_refused() -> None:
    with pytest.raises(RuleError, match="no_equal_teams"):
        DUEL.with_switches({"players_min": 4, "duel.jokers": 6})


def test_karo_8_is_for_two_to_four() -> None:
    assert KARO8.seat_counts() == (2, 3, 4)
    with pytest.raises(RuleError, match=r"wrong_seats.*seats=5, counts=\(2, 3, 4\)"):
        game_of("disney_karo8").new(5)


@pytest.mark.parametrize("rules", [DUEL, KARO8], ids=["duel", "karo8"])
@pytest.mark.parametrize(
    ("switches", "named"),
    [
        ({"match.best": "lowest"}, "match.best"),
        ({"match.eliminate_at": 100}, "match.eliminate_at"),
        ({"match.tie": "extra_round"}, "match.tie"),
    ],
)
def test_what_makes_no_sense_for_teams_is_refused(
    rules: DuelRules | SuitRowsRules, switches: dict[str, object], named: str
) -> None:
    with pytest.raises(RuleError) as refused:
        rules.with_switches(switches)
    assert refused.value.switch == named
