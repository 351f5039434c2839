"""Czech rummy as its booklet prints it, sentence by sentence (RULES, game 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import JOKER
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from engine.variants import game_of
from tests.engine.builders import (
    DRAW,
    OPENING_DISCARD,
    at_table,
    dealt,
    house,
    refused,
    text,
)
from tests.engine.matches import match

CZECH = game_of("czech_rummy").rules
assert isinstance(CZECH, DrawDiscardRules)
TWELVE_SPADES = "AS AS 3S 3S 5S 5S 7S 7S 9S 9S JS JS"

# ------------------------------------------------------------------------------------------- players, cards, the deal


def test_001_two_to_six_players() -> None:
    assert CZECH.seat_counts() == (2, 3, 4, 5, 6)


def test_001_two_packs_with_exactly_four_jokers_make_108_cards() -> None:
    deck = Counter(DRAW_DISCARD.deck(CZECH))
    assert (sum(deck.values()), deck[JOKER]) == (108, 4)
    assert {count for one, count in deck.items() if one is not JOKER} == {2}


def test_001_twelve_cards_each_the_left_of_the_dealer_one_more_and_no_upcard() -> None:
    table = dealt(CZECH, seats=4)
    assert [len(hand) for hand in table.round.hands] == [13, 12, 12, 12]
    assert (len(table.round.piles.stock), table.round.piles.discards) == (108 - 49, ())


def test_001_the_start_player_discards_one_card_without_drawing() -> None:
    table = dealt(CZECH, seats=3)
    assert (table.phase, table.turn_seat) == (OPENING_DISCARD, 0)
    with refused(Reject.OPENING_DISCARD_ONLY):
        table.draw()
    with refused(Reject.OPENING_DISCARD_ONLY):
        table.lay(text(table.round.hands[0][:3]))
    table.discard(text(table.round.hands[0][:1]))
    assert (table.phase, table.turn_seat) == (DRAW, 1)


def test_a001_11_by_house_rule_the_start_player_plays_a_normal_turn() -> None:
    table = dealt(house(CZECH, "start.opening_action=normal_turn", "deal.extra_card_to=none"), seats=3)
    assert table.phase is DRAW


# ------------------------------------------------------------------------------------------------------------ the turn


# ----------------------------------------------------------------------------------------------------------- the melds


# ---------------------------------------------------------------------------------------------------------- the jokers


def test_001_a_joker_is_exchanged_for_its_card_and_laid_at_once_in_a_new_combination() -> None:
    table = at_table(CZECH, hands=["6H 9S 9D 2C", "3C"], opened=[0], melds=[(1, "5H JK=6H 7H")])
    with refused(Reject.FREED_JOKER_UNUSED):
        table.lay(swaps=[("6H", 1)])
    table.lay("9S 9D JK", swaps=[("6H", 1)])
    assert table.melds() == ["5H 6H 7H", "9S 9D JK"]


# --------------------------------------------------------------------------------------------------------- the opening


def test_001_first_melds_reach_forty_points_together() -> None:
    table = at_table(CZECH, hands=["9S 9D 9C 5H 6H 7H 2C", "3C"])
    with refused(Reject.OPENING_SHORT, points=27, needed=40):
        table.lay("9S 9D 9C")
    table.lay("9S 9D 9C", "5H 6H 7H")
    assert table.round.table.opened[0]


# -------------------------------------------------------------------------------------------------------- the ending


def test_001_the_closer_counts_plus_10_and_the_others_what_they_hold() -> None:
    table = at_table(CZECH, hands=["2D", "KH AS JK", "9C 3C"])
    table.discard("2D")
    assert table.points() == [-10, 26, 12]
    assert table.result.seats[0] is not None
    assert table.result.seats[0].items == ((ScoreItem.WINNER_BONUS, -10),)


def test_v001_01_twelve_cards_of_one_suit_close_from_hand_and_double_the_others() -> None:
    table = at_table(CZECH, hands=[f"{TWELVE_SPADES} KH", "KD 5C", "JK"])
    table.lay(TWELVE_SPADES)
    assert table.options(0).kinds == {MoveKind.LAY, MoveKind.TAKE_BACK, MoveKind.DISCARD}
    table.discard("KH")
    assert (table.result.end, table.points()) == (RoundEnd.CLOSED_FROM_HAND, [-10, 30, 30])


def test_a001_06_by_house_rule_any_remaining_cards_of_one_suit_close() -> None:
    remaining = house(CZECH, "flush.cards=any_remaining")
    table = at_table(remaining, hands=["2S 4S 6S 8S KH", "KD"])
    table.lay("2S 4S 6S 8S")
    table.discard("KH")
    assert (table.result.end, table.points()) == (RoundEnd.CLOSED_FROM_HAND, [-10, 20])
    with refused(Reject.RUN_BROKEN):
        at_table(CZECH, hands=["2S 4S 6S 8S KH", "KD"]).lay("2S 4S 6S 8S")


# ----------------------------------------------------------------------------------------------------------- the match


def test_001_at_100_points_one_is_out_and_the_last_player_left_wins() -> None:
    running = match(CZECH, [95, 80, 20])
    running.shuffle()
    running.win("5H", "9C", "")
    assert running.state.result is None
    running.shuffle()
    assert running.state.play.players == (2, 1)
    running.win(None, "AC KH", "")
    assert running.result.winners == (2,)
    assert running.result.totals == (100, 100, 0)


def test_001_as_an_alternative_nobody_is_out_and_the_final_score_ranks_all() -> None:
    ranking = house(CZECH, "match.end=fixed_rounds", "match.eliminate_at=none", "match.rounds=2")
    running = match(ranking, [150, 20, 0])
    running.shuffle()
    running.win("", "KH", "9C")
    assert running.result.totals == (140, 30, 9)
    assert running.result.places == (3, 2, 1)


@pytest.mark.parametrize(("counted", "out"), [("net", False), ("gross_penalty", True)])
def test_a001_08_the_limit_is_held_against_the_net_or_the_gross_penalty(counted: str, out: bool) -> None:
    running = match(house(CZECH, f"match.eliminate_on={counted}"), [60, 20, -10], [-10, 0, 5])
    running.shuffle()
    running.win("KH KD KC KS", "9C", "")
    assert (running.state.result is None) is True
    running.shuffle()
    assert (0 not in running.state.play.players) is out


def test_g39_the_plus_of_the_closer_takes_a_total_below_zero() -> None:
    running = match(CZECH, [0, 0])
    running.shuffle()
    running.win("", "KH")
    assert running.state.sheet[-1].seats[0] is not None
    assert running.state.sheet[-1].seats[0].points == -10
