"""From chosen cards to a Lay: the search finds the ways, and a name means the same way at the next click."""

from bot.ui.hand.laying import MOST_WAYS, Laying, ways_to_lay_off, ways_to_meld, ways_to_swap
from bot.ui.hand.meld_actions import first_chosen
from engine.booklets import NSV_LAYOFF
from engine.cards import JOKER
from engine.games.moves import Discard, DrawStock, JokerSwap, Lay, LayOffCard
from engine.melds.meld import NewMeld
from tests.engine.builders import BASIC, LAYOFF, a_round, card, cards, house, text


def laid(ways: tuple[Laying, ...]) -> list[list[str]]:
    return [sorted(text(meld.cards) for meld in way.melds) for way in ways]


def test_nine_cards_are_split_into_their_three_melds() -> None:
    ways = ways_to_meld(BASIC, (), cards("7H 8H 9H KS KH KD 2C 3C 4C"))
    assert laid(ways) == [["2C 3C 4C", "7H 8H 9H", "KS KH KD"]]
    assert ways_to_meld(BASIC, (), cards("7H 8H 2C")) == (), "what makes no melds has no way"


def test_a_joker_at_either_end_of_a_run_makes_two_ways_the_better_first_each_with_a_name_that_lasts() -> None:
    ways, again = (ways_to_meld(BASIC, (), cards("7H 8H JK")) for _ in range(2))
    assert [way.melds[0].faces for way in ways] == [cards("7H 8H 9H"), cards("6H 7H 8H")]
    (low,) = ways[1].new_melds
    assert (low.cards, low.faces) == ((JOKER, card("7H"), card("8H")), cards("6H 7H 8H")), "what the joker stands for"
    assert [way.name for way in ways] == [way.name for way in again]
    assert len({way.name for way in ways}) == len(ways)


def test_a_joker_that_must_be_announced_makes_a_way_for_each_missing_suit() -> None:
    rules = house(BASIC, "joker.announce=required")
    ways = ways_to_meld(rules, (), cards("7H 7S JK"))
    said = {text(face for face in way.melds[0].faces if face is not None) for way in ways}
    assert said == {"7S 7H 7D", "7S 7H 7C"}


def test_a000_17_what_does_not_meld_is_laid_off_in_the_same_move() -> None:
    table = a_round(LAYOFF, hands=["", ""], melds=[(1, "4S 5S 6S")]).table.melds
    (way,) = ways_to_meld(LAYOFF, table, cards("KS KH KD 7S"))
    assert laid((way,)) == [["KS KH KD"]]
    assert way.layoffs == (LayOffCard(1, card("7S")),)


def test_003_a_joker_is_announced_where_one_press_melds_and_lays_off() -> None:
    """7S 7H JK with 9H laid off is no set to be read as one likes: its player says which seven is missing."""
    table = a_round(NSV_LAYOFF, hands=["", ""], melds=[(1, "6H 7H 8H")]).table.melds
    ways = ways_to_meld(NSV_LAYOFF, table, cards("7S 7H JK 9H"))
    said = {text(face for face in way.melds[0].faces if face is not None) for way in ways}
    assert {"7S 7H 7D", "7S 7H 7C"} <= said
    assert len({way.name for way in ways}) == len(ways) == len(said)


def test_a000_17_an_ace_that_is_laid_off_brings_the_points_that_a_longer_run_does_not() -> None:
    """A-6 of hearts on J-Q-K: as one run 21 points, as 2-6 with the ace laid off 31."""
    table = a_round(LAYOFF, hands=["", ""], melds=[(1, "JH QH KH")]).table.melds
    alone = ways_to_meld(LAYOFF, table, cards("AH 2H 3H 4H 5H 6H"))
    assert laid(alone)[0] == ["AH 2H 3H 4H 5H 6H"]
    assert not any(way.layoffs for way in alone)
    (way,) = ways_to_meld(LAYOFF, table, cards("AH 2H 3H 4H 5H 6H"), lambda way: bool(way.layoffs))
    assert laid((way,)) == [["2H 3H 4H 5H 6H"]]
    assert way.layoffs == (LayOffCard(1, card("AH")),)


def test_where_no_way_is_legal_the_ways_are_there_all_the_same() -> None:
    """The refusal says what is wrong with them."""
    assert len(ways_to_meld(LAYOFF, (), cards("7H 8H 9H"), lambda _: False)) == 1


def test_a_chain_is_laid_off_in_the_order_in_which_it_fits() -> None:
    table = a_round(BASIC, hands=["", ""], melds=[(1, "4S 5S 6S")]).table.melds
    (way,) = ways_to_lay_off(BASIC, table, cards("8S 7S"))
    assert way.layoffs == (LayOffCard(1, card("7S")), LayOffCard(1, card("8S")))
    assert text(way.grown[0].meld.cards) == "4S 5S 6S 7S 8S"


def test_a_card_that_fits_two_melds_has_two_ways() -> None:
    table = a_round(BASIC, hands=["", ""], melds=[(1, "4S 5S 6S"), (0, "7H 7D 7C")]).table.melds
    ways = ways_to_lay_off(BASIC, table, cards("7S"))
    assert [way.layoffs[0].meld for way in ways] == [1, 2]


def test_a_joker_laid_off_on_a_run_may_go_to_either_end_and_on_a_set_it_is_left_open() -> None:
    table = a_round(BASIC, hands=["", ""], melds=[(1, "4S 5S 6S")]).table.melds
    ways = ways_to_lay_off(BASIC, table, [JOKER])
    assert {way.layoffs[0].face for way in ways} == {card("3S"), card("7S")}
    table = a_round(BASIC, hands=["", ""], melds=[(1, "7H 7D 7C")]).table.melds
    assert len(ways_to_lay_off(BASIC, table, [JOKER])) == 1
    assert ways_to_lay_off(BASIC, (), cards("7S")) == (), "nothing fits where nothing lies"


def test_the_ways_never_outgrow_a_select() -> None:
    table = a_round(BASIC, hands=["", ""], melds=[(1, f"4{suit} 5{suit} 6{suit}") for suit in "SHDC"] * 2).table.melds
    assert len(ways_to_lay_off(BASIC, table, [JOKER, JOKER])) == MOST_WAYS


def test_a_card_frees_the_jokers_that_stand_for_it() -> None:
    swaps = ((card("6H"), 1), (card("6H"), 3), (card("9S"), 2))
    assert ways_to_swap(swaps, card("6H")) == (JokerSwap(1, card("6H")), JokerSwap(3, card("6H")))


MELD = (NewMeld(cards("8H 9H JK")),)


def test_the_cards_of_the_move_are_chosen_and_a_joker_is_freed_before_anything_is_laid_with_it() -> None:
    assert first_chosen(Discard(0, 1, card("KD"))) == cards("KD")
    assert first_chosen(Lay(0, 1, MELD)) == cards("8H 9H JK")
    assert first_chosen(DrawStock(0, 1)) == ()
    assert first_chosen(Lay(0, 1, MELD, swaps=(JokerSwap(1, card("6S")),))) == cards("6S")
