"""Räuber-Rommé as booklet 003 prints it, sentence by sentence (RULES game 9); its rebuilding is under families."""

from __future__ import annotations

from collections import Counter

from engine.booklets import NSV_ROBBER
from engine.cards import JOKER
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Discarded, DrewStock, Opened, TurnBegan
from engine.games.moves import MoveKind
from engine.melds.worth import hand_value, meld_value
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from engine.variants import game_of, variant_of
from tests.engine.builders import DRAW, OVER, PLAY, at_table, cards, deal, dealt, happened, house, meld, refused

GAME = game_of("nsv_robber")
assert isinstance(GAME.rules, DrawDiscardRules)
ROBBER: DrawDiscardRules = GAME.rules


def robber(*switches: str, hands: list[str], **more):
    return at_table(house(ROBBER, *switches), hands=hands, **more)


# ------------------------------------------------------------------------------------------- players, cards, the deal


def test_003_robber_the_registered_game_is_the_preset_of_the_booklet() -> None:
    assert NSV_ROBBER == ROBBER
    assert variant_of("nsv_robber").booklet == "003"


def test_003_robber_two_to_six_players() -> None:
    assert ROBBER.seat_counts() == (2, 3, 4, 5, 6)


def test_a003_15_two_packs_with_two_jokers_in_all() -> None:
    deck = Counter(DRAW_DISCARD.deck(ROBBER))
    assert (sum(deck.values()), deck[JOKER]) == (106, 2)


def test_003_robber_thirteen_cards_each_and_an_open_card_next_to_the_stock() -> None:
    rnd = deal(ROBBER, seats=4).state
    assert [len(hand) for hand in rnd.hands] == [13] * 4
    assert (len(rnd.piles.discards), len(rnd.piles.stock)) == (1, 106 - 4 * 13 - 1)


def test_003_robber_forehand_plays_a_normal_turn() -> None:
    table = dealt(ROBBER, seats=3)
    assert (table.phase, table.turn_seat) == (DRAW, 0)


# ------------------------------------------------------------------------------------------------------------ the turn


def test_003_robber_nobody_claims_a_discard() -> None:
    table = robber(hands=["2S 7D", "7S 7C 3D", "KD"])
    told = table.discard("7D")
    assert [type(event) for event in told] == [Discarded, TurnBegan]
    assert table.turn_seat == 1


def test_003_robber_one_lays_from_the_first_turn() -> None:
    table = robber(hands=["JS JC JD 10H 10S 10C 2D", "KD"], lap=1)
    assert happened(table.rebuild("JS JC JD | 10H 10S 10C"), Opened) == [Opened(0, 60)]


def test_a003_14_melds_are_laid_after_drawing() -> None:
    table = robber(hands=["JS JC JD QS QH QD 2D", "KD"], phase=DRAW)
    with refused(Reject.DRAW_FIRST):
        table.rebuild("JS JC JD | QS QH QD")


def test_a003_11_one_lays_off_and_discards_as_usual() -> None:
    table = robber(hands=["9H 2D 3D", "KD"], melds=[(0, "5H 6H 7H 8H")])
    table.lay(layoffs=[("9H", 1)])
    assert table.phase is PLAY
    table.discard("2D")
    assert table.turn_seat == 1


def test_a000_08_one_lays_off_on_the_others_melds_too() -> None:
    table = robber(hands=["9H KS 2D", "KD"], melds=[(1, "5H 6H 7H 8H"), (0, "KD KH KC")])
    table.lay(layoffs=[("9H", 1), ("KS", 2)])
    assert table.hand(0) == "2D"


def test_g26_lay_offs_help_in_the_opening_turn_and_by_house_rule_wait() -> None:
    words = {"hands": ["JS JC JD 9H 2D 3D", "KD"], "melds": [(1, "5H 6H 7H 8H")]}
    robber(**words).rebuild("5H 6H 7H 8H 9H | JS JC JD")
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        robber("layoff.in_opening_turn=off", **words).rebuild("5H 6H 7H 8H 9H | JS JC JD")


def test_003_robber_the_minimum_is_40() -> None:
    with refused(Reject.OPENING_SHORT, points=39, needed=40):
        robber(hands=["JS JC JD 3S 3C 3D 2D", "KD"]).rebuild("JS JC JD | 3S 3C 3D")
    robber(hands=["10H JH QH KH 2D", "KD"]).rebuild("10H JH QH KH")


def test_003_robber_the_minimum_is_once_a_round_and_for_each_seat() -> None:
    table = robber(hands=["2S 2C 2D 9D", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")])
    table.rebuild("10H JH QH KH | 2S 2C 2D")
    table.discard("9D")
    table = robber(hands=["2S", "3S 3C 3D 9C"], melds=[(0, "10H JH QH KH")], turn_seat=1)
    with refused(Reject.OPENING_SHORT, points=9):
        table.rebuild("10H JH QH KH | 3S 3C 3D")


def test_g23_the_open_card_that_was_taken_is_melded_and_so_never_discarded() -> None:
    table = robber(hands=["9S 9C 2D 3D", "KS"], discards="9H", phase=DRAW, melds=[(0, "QD KD AD")])
    table.take()
    assert table.options(0).discardable == ()
    with refused(Reject.TAKEN_NOT_MELDED):
        table.discard("9H")


# -------------------------------------------------------------------------------------------------------------- jokers


def test_003_robber_a_joker_replaces_any_card_of_any_suit() -> None:
    for words in ("9H JK=10H JH", "JK=QH KH AH", "KS KH JK=KS", "KS KH JK=KC"):
        assert JOKER in meld(ROBBER, words).cards


def test_003_robber_a_joker_counts_as_the_card_it_replaces() -> None:
    assert meld_value(ROBBER, meld(ROBBER, "9H JK=10H JH")) == 29


def test_a003_16_the_real_card_frees_a_joker_of_a_set_or_a_run_in_ones_own_turn() -> None:
    for words, real in (("9H JK=10H JH", "10H"), ("KS KH JK=KC", "KC")):
        table = robber(hands=[f"{real} 2D", "KD"], melds=[(1, words)], opened=[0])
        table.lay(swaps=[(real, 1)])
        assert table.hand(0) == "2D JK"


def test_g20_a_joker_is_not_freed_before_ones_opening() -> None:
    table = robber(hands=["10H 2D", "KD"], melds=[(1, "9H JK JH")])
    with refused(Reject.SWAP_NEEDS_OPENING):
        table.lay(swaps=[("10H", 1)])
    with refused(Reject.SWAP_NEEDS_OPENING):
        table.rebuild("9H 10H JH")


def test_g20_by_house_rule_it_is_however_the_cards_are_laid() -> None:
    for swapped in (lambda table: table.lay(swaps=[("10H", 1)]), lambda table: table.rebuild("9H 10H JH")):
        table = robber("joker.swap=own_turn", hands=["10H 2D", "KD"], melds=[(1, "9H JK JH")])
        swapped(table)
        assert table.hand(0) == "2D JK"
        assert not table.round.table.opened[0]


def test_g20_a_swap_that_is_part_of_the_openings_own_rebuild_counts_as_the_opening() -> None:
    """29 of the row that is touched, and 12 or 9 of one's own: by a rebuild or by a press, it is the same."""
    for word, points in (("4", 41), ("3", 38)):
        own = f"{word}S {word}C {word}D"
        for laid in (
            lambda table, own=own: table.rebuild(f"9H 10H JH | {own}"),
            lambda table, own=own: table.lay(own, swaps=[("10H", 1)]),
        ):
            table = robber(hands=[f"10H 2D {own}", "KD"], melds=[(1, "9H JK JH")])
            if points < 40:
                with refused(Reject.OPENING_SHORT, points=points):
                    laid(table)
            else:
                assert happened(laid(table), Opened) == [Opened(0, points)]
                assert table.hand(0) == "2D JK"


def test_003_robber_an_unopened_player_makes_an_old_row_longer_and_a_new_one_by_the_same_rule() -> None:
    lying = [(1, "3H 4H 5H 6H 7H")]
    for after in ("3H 4H 5H 6H 7H 8H 9H", "3H 4H 5H | 6H 7H 8H 9H"):
        table = robber(hands=["8H 9H 2D", "KD"], melds=lying)
        assert happened(table.rebuild(after), Opened) == [Opened(0, 42)]
    table = robber(hands=["8H 9H 2D", "KD"], melds=lying)
    assert happened(table.lay(layoffs=[("8H", 1), ("9H", 1)]), Opened) == [Opened(0, 42)]


def test_003_robber_a_row_made_longer_falls_short_like_a_new_one() -> None:
    lying = [(1, "3H 4H 5H 6H 7H")]
    for after in ("3H 4H 5H 6H 7H 8H", "3H 4H 5H | 6H 7H 8H"):
        with refused(Reject.OPENING_SHORT, points=33):
            robber(hands=["8H 9H 2D", "KD"], melds=lying).rebuild(after)
    with refused(Reject.OPENING_SHORT, points=33):
        robber(hands=["8H 9H 2D", "KD"], melds=lying).lay(layoffs=[("8H", 1)])


def test_003_robber_a_discard_that_was_taken_is_laid_before_anything_else() -> None:
    table = robber(hands=["9S 9C QS QC QH 2D", "KS"], discards="9H", phase=DRAW, melds=[(0, "QD KD AD")])
    table.take()
    with refused(Reject.TAKEN_NOT_MELDED, card=cards("9H")[0]):
        table.rebuild("QD KD AD | QS QC QH")
    table.rebuild("QD KD AD | 9H 9S 9C | QS QC QH")
    assert table.hand(0) == "2D"


def test_003_robber_it_goes_back_only_while_nothing_was_laid() -> None:
    table = robber(hands=["9S 9C 2D 3D", "KS"], discards="9H", phase=DRAW, melds=[(0, "QD KD AD")])
    table.take()
    table.give_back()
    assert (table.phase, table.discards) == (DRAW, "9H")
    table.take()
    table.rebuild("QD KD AD | 9H 9S 9C")
    with refused(Reject.NOTHING_TO_RETURN):
        table.give_back()


def test_g21_a_joker_in_a_set_is_announced() -> None:
    with refused(Reject.JOKER_UNANNOUNCED):
        robber(hands=["KS KH JK 2D", "KD"], melds=[(0, "5H 6H 7H")]).rebuild("5H 6H 7H | KS KH JK")
    robber(hands=["KS KH JK 2D", "KD"], melds=[(0, "5H 6H 7H")]).rebuild("5H 6H 7H | KS KH JK=KC")


# ----------------------------------------------------------------------------------------------------- the end, scores


def test_003_robber_play_goes_on_to_the_last_card() -> None:
    table = robber(hands=["9H 2D 3D", "KD"], melds=[(0, "5H 6H 7H 8H")])
    table.rebuild("5H 6H 7H 8H 9H")
    table.discard("2D")
    assert table.phase is not OVER
    assert table.options(1).may_knock == ()


def test_003_robber_who_is_left_is_charged_as_in_the_settlement() -> None:
    assert hand_value(ROBBER, cards("AS KS QH QD 8S 8C 10D JK")) == 107
    table = robber(hands=["9H", "AS KS QH QD 8S 8C 10D JK", "2D"], melds=[(0, "5H 6H 7H 8H")])
    table.rebuild("5H 6H 7H 8H 9H")
    assert table.result.end is RoundEnd.WENT_OUT
    assert table.points() == [0, 107, 2]


def test_003_robber_there_are_no_rewards() -> None:
    table = robber(hands=["9H", "JK", "2D"], melds=[(1, "5H 6H 7H 8H"), (0, "KS KH KC")], first_melder=1)
    table.rebuild("5H 6H 7H 8H 9H | KS KH KC")
    assert table.points() == [0, 40, 2]


def test_g13_as_many_rounds_as_players_and_the_lowest_total_wins() -> None:
    assert [GAME.rounds(seats) for seats in (2, 4, 6)] == [2, 4, 6]
    assert ROBBER.match.best == "lowest"


def test_g31_where_the_time_is_up_a_card_is_drawn_and_discarded() -> None:
    table = robber(hands=["2S 7D", "KD"], stock="9C 8C", phase=DRAW, melds=[(0, "5H 6H 7H 8H")])
    told = table.time_out()
    assert happened(told, DrewStock)
    assert table.hand(0) == "2S 7D"
    assert table.discards.split()[-1] == "9C"


def test_g03_an_empty_stock_is_the_discards_shuffled() -> None:
    table = robber(hands=["2S 7D", "KD"], stock="", discards="3H 4H 5H", phase=DRAW, melds=[(0, "5H 6H 7H 8H")])
    table.draw()
    table.shuffle(1, 0)
    assert table.discards == "5H"
    assert MoveKind.DISCARD in table.options(0).kinds
