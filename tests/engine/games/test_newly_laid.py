"""The cards of the table that came there in a stretch of a round."""

from __future__ import annotations

from engine.cards import PLAYING_CARDS
from engine.games.events import Event, JokerSwapped, LaidOff, MeldLaid, RoundBegan, TableLaid, TookBack, TurnBegan
from engine.games.table import TableMeld
from engine.games.table_changes import laid_since
from engine.melds.meld import Meld, NewMeld
from engine.melds.reading import read_meld
from engine.variants import game_of
from tests.engine.builders import card, cards

RULES = game_of("nsv_robber").rules


def meld(text: str) -> Meld:
    return read_meld(RULES, NewMeld(cards(text)))


def marked(lying: dict[int, str], *events: Event) -> dict[int, str]:
    """The cards that are marked, meld by meld."""
    melds = [TableMeld(number, 0, meld(text), 0) for number, text in lying.items()]
    by_number = {there.meld_id: there.meld.cards for there in melds}
    return {
        change.meld_id: PLAYING_CARDS.texts(by_number[change.meld_id][place] for place in change.laid)
        for change in laid_since(melds, events)
    }


def test_a_new_meld_is_marked_whole_and_of_an_older_one_what_was_added() -> None:
    told = (MeldLaid(1, 2, meld("KS KD KC"), 30), LaidOff(1, 1, card("10H"), meld("7H 8H 9H 10H")))
    assert marked({1: "7H 8H 9H 10H", 2: "KS KD KC"}, *told) == {1: "10H", 2: "KS KD KC"}


def test_the_card_that_freed_a_joker_is_marked() -> None:
    assert marked({1: "7H 8H 9H"}, JokerSwapped(0, 1, card("8H"), meld("7H 8H 9H"))) == {1: "8H"}


def test_cards_that_were_rebuilt_are_marked_where_they_lie_now() -> None:
    told = (
        MeldLaid(1, 1, meld("7H 8H 9H"), 24),
        TableLaid(1, cards("10H JH"), (), (), (), 3),
    )
    assert marked({1: "8H 9H 10H", 2: "JH JD JC", 3: "7H 7D 7C"}, *told) == {1: "8H 9H 10H", 2: "JH", 3: "7H"}


def test_what_was_laid_in_an_earlier_round_marks_nothing() -> None:
    assert marked({1: "7H 8H 9H"}, MeldLaid(0, 1, meld("7H 8H 9H"), 24), RoundBegan(2, 0, 1)) == {}


def test_what_was_taken_back_marks_nothing_and_what_others_laid_before_still_does() -> None:
    told = (
        LaidOff(0, 1, card("10H"), meld("7H 8H 9H 10H")),
        TurnBegan(1, 5),
        LaidOff(1, 1, card("JH"), meld("7H 8H 9H 10H JH")),
        TookBack(1, cards("JH"), 0, (), ()),
    )
    assert marked({1: "7H 8H 9H 10H"}, *told) == {1: "10H"}
