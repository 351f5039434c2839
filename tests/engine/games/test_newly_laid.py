"""The cards of the table that came there in a stretch of a round."""

import pytest

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


@pytest.mark.parametrize(
    ("events", "lying", "marked"),
    [
        # A new meld is marked whole, and of an older one what was added.
        (
            (MeldLaid(1, 2, meld("KS KD KC"), 30), LaidOff(1, 1, card("10H"), meld("7H 8H 9H 10H"))),
            {1: "7H 8H 9H 10H", 2: "KS KD KC"},
            {1: "10H", 2: "KS KD KC"},
        ),
        ((JokerSwapped(0, 1, card("8H"), meld("7H 8H 9H")),), {1: "7H 8H 9H"}, {1: "8H"}),
        # Cards that were rebuilt are marked where they lie now.
        (
            (MeldLaid(1, 1, meld("7H 8H 9H"), 24), TableLaid(1, cards("10H JH"), (), (), (), 3)),
            {1: "8H 9H 10H", 2: "JH JD JC", 3: "7H 7D 7C"},
            {1: "8H 9H 10H", 2: "JH", 3: "7H"},
        ),
        # What was laid in an earlier round marks nothing.
        ((MeldLaid(0, 1, meld("7H 8H 9H"), 24), RoundBegan(2, 0, 1)), {1: "7H 8H 9H"}, {}),
        # Nor does what was taken back, but what others laid before still does.
        (
            (
                LaidOff(0, 1, card("10H"), meld("7H 8H 9H 10H")),
                TurnBegan(1, 5),
                LaidOff(1, 1, card("JH"), meld("7H 8H 9H 10H JH")),
                TookBack(1, cards("JH"), 0, (), ()),
            ),
            {1: "7H 8H 9H 10H"},
            {1: "10H"},
        ),
    ],
)
def test_what_was_laid_is_marked(events: tuple[Event, ...], lying: dict[int, str], marked: dict[int, str]) -> None:
    melds = [TableMeld(number, 0, meld(text), 0) for number, text in lying.items()]
    by_number = {there.meld_id: there.meld.cards for there in melds}
    assert marked == {
        change.meld_id: PLAYING_CARDS.texts(by_number[change.meld_id][place] for place in change.laid)
        for change in laid_since(melds, events)
    }
