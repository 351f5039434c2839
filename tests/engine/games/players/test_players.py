"""The computer players: what they do in single moments."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.cards import with_cards
from engine.computers import STRENGTHS, choose
from engine.games.draw_discard.round import Window
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    Pass,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.reasons import newly_laid
from engine.games.views import Phase
from engine.melds.meld import NewMeld
from engine.variants import game_of
from tests.engine.builders import WINDOW, at_table, card, cards

BASIC = game_of("disney_basic")
LAYOFF = game_of("disney_layoff")
FEW = 8
both = pytest.mark.parametrize("strength", STRENGTHS)


def seen(
    hand: str,
    *,
    game=BASIC,
    melds: Sequence[str] = (),
    opened: bool = False,
    top: str = "5S",
    window: str | None = None,
    next_seat: int = 0,
    others: int = 9,
    **more: Any,
) -> DrawDiscardView:
    """What seat 0 of three sees in the third lap, with the given hand; the others have laid the melds."""
    if window is not None:
        asked = Window(5, card(window), 2, next_seat, (next_seat, 1 - next_seat))
        more |= {"phase": WINDOW, "window": asked, "turn_seat": 2}
    table = at_table(
        game.rules,
        hands=[hand, *[" ".join(["2C"] * others)] * 2],
        stock=" ".join(["2C"] * 40),
        discards=f"3S 3S 3S 3S {window or top}",
        melds=[(1, words) for words in melds],
        opened=[0] * opened + [2] * bool(melds),
        lap=3,
        turn=7,
        **more,
    )
    return table.view(0)


def move(strength: str, view: DrawDiscardView, game=BASIC, dice: int = 1) -> SeatMove:
    return choose(strength, view, dice, playouts=FEW)


@both
def test_a_discard_that_completes_a_meld_is_taken(strength: str):
    view = seen("7H 8H 2S KD JC", top="9H", phase=Phase.DRAW)
    assert move(strength, view) == TakeDiscard(0, 7)


def test_steady_takes_what_it_can_lay_off_at_once():
    view = seen("2S KD JC", top="6D", melds=["3D 4D 5D"], opened=True, phase=Phase.DRAW)
    assert move("steady", view) == TakeDiscard(0, 7)
    assert move("steady", view._replace(seats=(view.seats[0]._replace(opened=False), *view.seats[1:]))) == DrawStock(
        0, 7
    )


def test_steady_claims_out_of_turn_only_what_is_worth_the_penalty_card():
    assert move("steady", seen("KH KS 2S 8D JC", window="KD", next_seat=1)) == Claim(0, 5)
    assert move("steady", seen("2H 2S 9S 8D JC", window="2D", next_seat=1)) == Pass(0, 5)
    assert move("steady", seen("KH 4S 9S 8D JC", window="KD", next_seat=1)) == Pass(0, 5)


def test_a000_06_sharp_claims_what_lets_it_open_or_may_come_to_that():
    """The run of hearts counts 30 with the eight; the queen waits for jacks, aces and queens, the two for nothing."""
    run, queen, two = "4H 5H 6H 7H 2S 9D JC", "KS QH 2D 8D 5C", "2S 3H 8D JC 6C"
    for hand, window, claims in ((run, "8H", True), (queen, "QS", True), (two, "2H", False)):
        view = seen(hand, window=window, next_seat=1)
        assert move("sharp", view) == (Claim(0, 5) if claims else Pass(0, 5))
        assert move("steady", view) == Pass(0, 5)
    assert move("sharp", seen(queen, window="QS", next_seat=0)) == Pass(0, 5)
    assert move("sharp", seen(queen, window="QS", next_seat=1, opened=True)) == Pass(0, 5)


@both
def test_a000_06_it_opens_as_soon_as_one_meld_is_worth_30(strength: str):
    laid = move(strength, seen("10H JH QH 2S 2D 2C 9C"))
    assert isinstance(laid, Lay)
    assert cards("10H JH QH") in [new.cards for new in laid.melds]
    assert isinstance(move(strength, seen("4H 5H 6H 2S 2D 2C 9C")), Discard)


@both
def test_a000_17_cards_laid_off_help_to_open_where_they_count(strength: str):
    view = seen("9H 9S 9C 4D 2S 8C", game=LAYOFF, melds=["5D 6D 7D"], others=3)
    laid = move(strength, view, LAYOFF)
    assert isinstance(laid, Lay)
    assert laid.layoffs == (LayOffCard(1, card("4D")),)
    assert [new.cards for new in laid.melds] == [cards("9S 9H 9C")]


def test_a000_21_where_the_first_to_meld_pays_sharp_players_keep_melds_while_nobody_is_near_the_end() -> None:
    hand = "9H 9S 9C 4D 2S 8C"
    assert isinstance(move("sharp", seen(hand, game=LAYOFF, melds=["5D 6D 7D"]), LAYOFF), Discard)
    assert isinstance(move("steady", seen(hand, game=LAYOFF, melds=["5D 6D 7D"]), LAYOFF), Lay)


@both
def test_g27_a_card_to_discard_is_kept_which_is_not_the_one_just_taken(strength: str):
    """Six cards, two melds: laying both would leave nothing to discard (000: the last card must be discarded)."""
    laid = move(strength, seen("10H JH QH 5S 5D 5C", opened=True))
    assert isinstance(laid, Lay)
    assert sum(len(new.cards) for new in laid.melds) == 3
    laid = move(strength, seen("10H JH QH KH", opened=True, taken="KH"))
    assert isinstance(laid, Lay)
    assert card("KH") in [one for new in laid.melds for one in new.cards]
    assert move(strength, seen("9C", opened=True)) == Discard(0, 7, card("9C"), call=True)


@both
def test_a000_18_the_last_card_is_laid_where_that_is_allowed_and_called(strength: str):
    laid = move(strength, seen("10H JH QH", game=LAYOFF, opened=True), LAYOFF)
    assert isinstance(laid, Lay)
    assert laid.call
    assert laid.melds[0].cards == cards("10H JH QH")


def test_steady_frees_a_joker_that_it_can_use():
    view = seen("5D 9S 9C 2H KS", melds=["4D JK 6D"], opened=True)
    assert move("steady", view) == Lay(0, 7, swaps=(JokerSwap(1, card("5D")),))


def test_steady_lays_a_freed_joker_at_once_where_it_must():
    game = game_of("disney_basic", {"joker.freed": "immediately_in_new_meld"})
    laid = move("steady", seen("5D 9S 9C 2H", game=game, melds=["4D JK 6D"], opened=True), game)
    assert isinstance(laid, Lay)
    assert laid.swaps == (JokerSwap(1, card("5D")),)
    assert sorted(laid.melds[0].cards) == sorted(cards("9S 9C JK"))
    without_pair = seen("5D 9S 8C 2H", game=game, melds=["4D JK 6D"], opened=True)
    assert isinstance(move("steady", without_pair, game), Discard)


def test_steady_keeps_a_joker_that_it_cannot_use_but_lays_it_off_to_go_out():
    keeps = move("steady", seen("JK 2H 9C KS", melds=["4D 5D 6D"], opened=True))
    assert isinstance(keeps, Discard)
    assert keeps.card is not card("JK")
    assert move("steady", seen("JK 2H", melds=["4D 5D 6D"], opened=True)) == Lay(
        0, 7, layoffs=(LayOffCard(1, card("JK")),)
    )
    # Behind a joker, behind two, or behind a natural that fits elsewhere too, another card fits.
    for hand in ("JK 8D KS", "JK JK 9D KS", "7D 8D KS"):
        laid = move("steady", seen(hand, melds=["7H 7S 7C", "4D 5D 6D"], opened=True))
        assert isinstance(laid, Lay)
        assert laid.layoffs[-1].card is cards(hand)[-2]


@pytest.mark.parametrize("freed", ["hand_or_play", "immediately_any"])
@pytest.mark.parametrize(
    ("hand", "melds", "lays"),
    [
        ("8S 2H", ["5S 6S 7S JK", "7H 8H 9H"], "JK"),
        # One is left to end the turn with beside a new meld, or beside what goes behind the joker.
        ("8S QH QD 2H", ["5S 6S 7S JK"], "QH QD JK"),
        ("8S 5D JH", ["5S 6S 7S JK", "7H 8H 9H", "5H 5S 5C"], "5D JK"),
    ],
)
def test_steady_frees_a_joker_to_go_out_with(freed: str, hand: str, melds: Sequence[str], lays: str) -> None:
    game = game_of("disney_basic", {"joker.freed": freed, "layoff.enabled": "on"})
    view = seen(hand, game=game, melds=melds, opened=True)
    laid = move("steady", view, game)
    assert isinstance(laid, Lay)
    assert laid.swaps == (JokerSwap(1, card("8S")),)
    assert newly_laid(laid) == with_cards((), cards(lays))


def test_steady_closes_with_a_flush():
    game = game_of("disney_basic", {"flush.cards": "any_remaining"})
    laid = move("steady", seen("2H 4H 5H 7H 9H JH KH 3S", game=game), game)
    assert isinstance(laid, Lay)
    assert sorted(laid.melds[0].cards) == sorted(cards("2H 4H 5H 7H 9H JH KH"))


@both
def test_a_taken_card_that_must_be_melded_is_taken_only_if_it_can_be(strength: str):
    game = game_of("disney_basic", {"draw.discard_take": "only_if_melded_this_turn", "claim.enabled": False})
    assert move(strength, seen("2H 2S 9S 8D JC", game=game, top="2D", phase=Phase.DRAW), game) == DrawStock(0, 7)
    opened = seen("2H 2S 9S 8D JC", game=game, top="2D", phase=Phase.DRAW, opened=True)
    assert move(strength, opened, game) == TakeDiscard(0, 7)
    laid = move(strength, seen("2H 2S 2D 9S 8D JC", game=game, taken="2D", owed=True, opened=True), game)
    assert isinstance(laid, Lay)
    assert card("2D") in laid.melds[0].cards
    stuck = seen("2H 7S 2D 9S 8D JC", game=game, taken="2D", owed=True, opened=True)
    assert move(strength, stuck, game) == ReturnDiscard(0, 7)


@both
def test_melds_are_not_broken_for_the_discard(strength: str):
    thrown = move(strength, seen("4H 5H 6H 2S"))
    assert thrown == Discard(0, 7, card("2S"))


def test_steady_throws_what_has_no_prospects_before_what_counts_more():
    assert move("steady", seen("KH QH KS 9C 4D 5H 6H")) == Discard(0, 7, card("9C"))


def test_steady_does_not_throw_what_others_wait_for():
    """Both sevens count the same and have no prospects; one of them fits the table."""
    view = seen("7D 7D 8C 2S", melds=["4D 5D 6D"], game=LAYOFF)
    assert move("steady", view, LAYOFF) == Discard(0, 7, card("8C"))


@both
def test_a_player_that_may_knock_knocks_and_throws_the_dearest(strength: str):
    game = game_of("disney_basic", {"go_out.knock.limit": 9})
    assert move(strength, seen("2S 3D KC", game=game, opened=True), game) == Discard(0, 7, card("KC"), call=True)


def test_an_unknown_strength_is_refused():
    view = seen("9C")
    with pytest.raises(ValueError, match="there are easy, casual, steady"):
        choose("brilliant", view, 0)


NSV = game_of("nsv_basic")


def test_003_steady_lays_first_and_bids_romme_as_soon_as_it_may():
    made = move("steady", seen("3D 4D 5D 6D 7D 9D QD", game=NSV), NSV)
    assert made == Lay(0, 7, (NewMeld(cards("3D 4D 5D 6D 7D"), cards("3D 4D 5D 6D 7D")),))
    assert move("steady", seen("9D QD", game=NSV), NSV) == Discard(0, 7, card("QD"), call=True)
