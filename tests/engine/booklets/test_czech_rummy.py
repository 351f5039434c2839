"""Czech rummy as its booklet prints it, sentence by sentence (RULES, game 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import JOKER
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import DrewStock, LaidOff, StockRenewed
from engine.games.moves import MoveKind
from engine.melds.meld import MeldKind
from engine.melds.worth import hand_value
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from engine.rules.switches import RuleError
from engine.variants import game_of
from tests.engine.builders import (
    DRAW,
    OPENING_DISCARD,
    at_table,
    card,
    dealt,
    happened,
    house,
    meld,
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


@pytest.mark.parametrize(
    ("word", "points"), [("JS", 10), ("QS", 10), ("KS", 10), ("AS", 1), ("10S", 10), ("2S", 2), ("JK", 15)]
)
def test_001_one_table_of_values_for_everything(word: str, points: int) -> None:
    assert hand_value(CZECH, [card(word)]) == points


def test_001_a_meld_counts_by_the_same_table() -> None:
    table = at_table(CZECH, hands=["AH 2H 3H JK QH KH 5S", "2C"], opened=[0])
    table.lay("AH 2H 3H")
    table.lay("QH KH JK=JH")
    assert [lying.value for lying in table.round.table.melds] == [6, 35]


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


def test_001_draw_one_card_from_the_stock_or_the_discard_pile_without_condition() -> None:
    table = at_table(CZECH, hands=["2S 7D", "2C"], discards="KH", phase=DRAW, lap=1)
    assert table.options(0).take_discard
    table.take()
    with refused(Reject.ALREADY_DRAWN):
        table.draw()


def test_001_drawing_and_discarding_are_compulsory_also_with_melds() -> None:
    table = at_table(CZECH, hands=["10S JS QS KS 5D", "2C"], phase=DRAW, stock="2H")
    with refused(Reject.DRAW_FIRST):
        table.lay("10S JS QS KS")
    table.draw()
    table.lay("10S JS QS KS")
    assert table.turn_seat == 0
    table.discard("5D")
    assert table.turn_seat == 1


def test_001_no_ban_on_melding_in_the_first_round() -> None:
    table = at_table(CZECH, hands=["10S JS QS KS 5D", "2C"], lap=1)
    table.lay("10S JS QS KS")
    assert table.melds() == ["10S JS QS KS"]


# ----------------------------------------------------------------------------------------------------------- the melds


def test_001_a_run_is_three_or_more_in_sequence_of_one_suit() -> None:
    assert meld(CZECH, "5H 6H 7H").kind is MeldKind.RUN
    with refused(Reject.RUN_BROKEN):
        meld(CZECH, "5H 6H 8H")
    with refused(Reject.NOT_A_MELD):
        meld(CZECH, "5H 6H 7D")


def test_a001_04_the_ace_is_low_only() -> None:
    assert meld(CZECH, "AH 2H 3H").kind is MeldKind.RUN
    with refused(Reject.RUN_WRAPS, ace="low"):
        meld(CZECH, "QH KH AH")
    assert meld(house(CZECH, "run.ace=low_or_high"), "QH KH AH").kind is MeldKind.RUN


def test_001_a_set_is_three_or_four_cards_of_one_rank() -> None:
    assert meld(CZECH, "7S 7H 7D").kind is MeldKind.SET
    assert meld(CZECH, "7S 7H 7D 7C").kind is MeldKind.SET


def test_a001_03_the_suits_of_a_set_are_distinct() -> None:
    with refused(Reject.SET_SUIT_REPEATED):
        meld(CZECH, "7S 7S 7D")
    assert meld(house(CZECH, "set.distinct_suits=off"), "7S 7S 7D").kind is MeldKind.SET


def test_001_a_flush_is_laid_only_to_close() -> None:
    table = at_table(CZECH, hands=["2S 4S 6S 8S 10S QS 5D 6D", "2C"], opened=[0])
    with refused(Reject.RUN_BROKEN):
        table.lay("2S 4S 6S")


# ---------------------------------------------------------------------------------------------------------- the jokers


@pytest.mark.parametrize(
    ("fits", "too_many"),
    [
        ("5H 6H JK", "5H JK JK"),
        ("5H 6H JK JK", "5H JK JK JK"),
        ("5H 6H 7H JK JK", "5H 6H JK JK JK"),
        ("5H 6H 7H JK JK JK", "5H 6H JK JK JK JK"),
    ],
)
def test_001_at_most_half_of_a_combination_are_jokers(fits: str, too_many: str) -> None:
    """Of three cards one, of four two, of five two, of six three."""
    assert meld(CZECH, fits).kind is MeldKind.RUN
    with refused(Reject.TOO_MANY_JOKERS):
        meld(CZECH, too_many)


def test_001_a_joker_is_exchanged_for_its_card_and_laid_at_once_in_a_new_combination() -> None:
    table = at_table(CZECH, hands=["6H 9S 9D 2C", "3C"], opened=[0], melds=[(1, "5H JK=6H 7H")])
    with refused(Reject.FREED_JOKER_UNUSED):
        table.lay(swaps=[("6H", 1)])
    table.lay("9S 9D JK", swaps=[("6H", 1)])
    assert table.melds() == ["5H 6H 7H", "9S 9D JK"]


def test_a001_05_by_house_rule_the_freed_joker_may_be_kept() -> None:
    keep = house(CZECH, "joker.freed=hand_or_play")
    table = at_table(keep, hands=["6H 9S 2C", "3C"], opened=[0], melds=[(1, "5H JK=6H 7H")])
    table.lay(swaps=[("6H", 1)])
    assert "JK" in table.hand(0)


@pytest.mark.parametrize(("worth", "points"), [("15", 33), ("replaced_card", 27)])
def test_a001_02_a_joker_is_worth_15_or_by_house_rule_the_card_it_replaces(worth: str, points: int) -> None:
    rules = house(CZECH, f"joker.meld_value={worth}")
    with refused(Reject.OPENING_SHORT, points=points, needed=40):
        at_table(rules, hands=["9S 9D JK 2C", "3C"]).lay("9S 9D JK")
    table = at_table(house(rules, f"opening.points={points}"), hands=["9S 9D JK 2C", "3C"])
    table.lay("9S 9D JK")
    assert table.round.table.melds[0].value == points


# --------------------------------------------------------------------------------------------------------- the opening


def test_001_first_melds_reach_forty_points_together() -> None:
    table = at_table(CZECH, hands=["9S 9D 9C 5H 6H 7H 2C", "3C"])
    with refused(Reject.OPENING_SHORT, points=27, needed=40):
        table.lay("9S 9D 9C")
    table.lay("9S 9D 9C", "5H 6H 7H")
    assert table.round.table.opened[0]


@pytest.mark.parametrize(("limit", "opens"), [(27, True), (28, False)])
def test_001_the_limit_is_agreed_at_the_start(limit: int, opens: bool) -> None:
    table = at_table(house(CZECH, f"opening.points={limit}"), hands=["9S 9D 9C 2C", "3C"])
    if opens:
        table.lay("9S 9D 9C")
        return
    with refused(Reject.OPENING_SHORT):
        table.lay("9S 9D 9C")


def test_a001_01_by_house_rule_one_meld_alone_reaches_it() -> None:
    table = at_table(house(CZECH, "opening.scope=single_meld"), hands=["9S 9D 9C 5H 6H 7H 2C", "3C"])
    with refused(Reject.OPENING_ONE_MELD, points=27, needed=40):
        table.lay("9S 9D 9C", "5H 6H 7H")


def test_001_after_it_cards_are_added_to_all_combinations_the_opponents_too() -> None:
    table = at_table(CZECH, hands=["8H 2S 3D", "3C"], melds=[(1, "5H 6H 7H")])
    with refused(Reject.LAYOFF_NEEDS_OPENING):
        table.lay(layoffs=[("8H", 1)])
    table = at_table(CZECH, hands=["8H 2S 3D", "3C"], opened=[0], melds=[(1, "5H 6H 7H")])
    assert happened(table.lay(layoffs=[("8H", 1)]), LaidOff)


# -------------------------------------------------------------------------------------------------------- the ending


def test_001_the_round_always_ends_with_a_discard() -> None:
    table = at_table(CZECH, hands=["9S 9D 9C", "KH 2C"], opened=[0])
    with refused(Reject.KEEP_A_DISCARD):
        table.lay("9S 9D 9C")
    table = at_table(CZECH, hands=["9S 9D 9C 2D", "KH 2C"], opened=[0])
    table.lay("9S 9D 9C")
    table.discard("2D")
    assert (table.result.end, table.result.winner) == (RoundEnd.WENT_OUT, 0)


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


def test_a001_07_by_house_rule_any_close_from_hand_doubles() -> None:
    hand = "10S JS QS KS 9H 9D 9C 5D 6D 7D 8D AC"
    any_close = house(CZECH, "score.double=any_close_from_hand")
    for rules, points in ((CZECH, [-10, 10]), (any_close, [-10, 20])):
        table = at_table(rules, hands=[hand, "KD"])
        table.lay("10S JS QS KS", "9H 9D 9C", "5D 6D 7D 8D")
        table.discard("AC")
        assert table.points() == points


def test_a001_06_by_house_rule_any_remaining_cards_of_one_suit_close() -> None:
    remaining = house(CZECH, "flush.cards=any_remaining")
    table = at_table(remaining, hands=["2S 4S 6S 8S KH", "KD"])
    table.lay("2S 4S 6S 8S")
    table.discard("KH")
    assert (table.result.end, table.points()) == (RoundEnd.CLOSED_FROM_HAND, [-10, 20])
    with refused(Reject.RUN_BROKEN):
        at_table(CZECH, hands=["2S 4S 6S 8S KH", "KD"]).lay("2S 4S 6S 8S")


def test_001_an_empty_stock_is_the_discards_turned_over() -> None:
    table = at_table(CZECH, hands=["2S 7D", "2C"], stock="", discards="KH 4S 9C", phase=DRAW)
    told = table.draw()
    assert happened(told, StockRenewed) == [StockRenewed(2, shuffled=False)]
    assert happened(told, DrewStock) == [DrewStock(0, card("KH"))]
    assert (table.stock, table.discards) == ("4S", "9C")


def test_a001_10_by_house_rule_they_are_shuffled() -> None:
    table = at_table(
        house(CZECH, "stock.empty=shuffle_discards_keep_top"),
        hands=["2S 7D", "2C"],
        stock="",
        discards="KH 4S 9C",
        phase=DRAW,
    )
    table.draw()
    assert StockRenewed(2, shuffled=True) in table.shuffle(1, 0)


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


def test_001_last_player_standing_needs_a_limit() -> None:
    with pytest.raises(RuleError, match="never_out"):
        CZECH.with_switches({"match.eliminate_at": None})


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
