"""The public history of a round: what gets in, what never does, and what can be read off it."""

import pickle
from typing import get_args

import pytest

from engine.cards import JOKER
from engine.games.events import (
    ClaimWon,
    Discarded,
    DrewStock,
    Event,
    HandDealt,
    JokerSwapped,
    LaidOff,
    MeldLaid,
    PenaltyDrawn,
    ReturnedDiscard,
    SeatLeft,
    TookBack,
    TookDiscard,
    WindowAnswered,
)
from engine.games.history import NOTHING_YET, TOLD, Act, Deed, acts_of, known_in_hand
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.variants import game_of
from tests.engine.builders import card, cards

EVENTS = get_args(get_args(Event)[0])


def run(text: str):
    return read_meld(game_of("disney_layoff").rules, NewMeld(cards(text)))


def history(*events: Event) -> tuple[Act, ...]:
    return tuple(acts_of(events))


def test_every_event_is_either_told_or_left_out_on_purpose():
    """What is private to a seat, what the view or the acts around it say, what is of the match or a round's end."""
    private = {"HandDealt", "WindowAnswered"}
    said = {"RoundBegan", "TurnBegan", "WindowOpened", "Opened", "Flipped", "LettingRun", "PlayOffCalled"}
    of_match = {"StarterDrawn", "RoundEnded", "SeatEliminated", "MatchEnded"}
    assert {event.__name__ for event in set(EVENTS) - set(TOLD)} == private | said | of_match
    assert set(TOLD) <= set(EVENTS)


def test_what_only_one_seat_sees_of_an_event_does_not_get_in():
    assert history(DrewStock(2, card("7H"))) == (Act(2, Deed.DREW, (), 1),)
    assert history(PenaltyDrawn(2, 3, cards("7H 8H 9H"))) == (Act(2, Deed.DREW, (), 3),)
    assert history(ClaimWon(4, 1, card("QS"), 1, cards("7H"))) == (Act(1, Deed.CLAIMED, cards("QS"), 1),)
    assert history(HandDealt(0, cards("7H")), WindowAnswered(4, 1, claimed=True)) == ()
    # What lay on a visible pile above a discard is taken with it.
    assert history(TookDiscard(0, card("7H"), cards("8H 9C"))) == (Act(0, Deed.TOOK, cards("7H 8H 9C")),)


TOOK = (TookDiscard(0, card("7H")), ClaimWon(1, 0, card("9H"), 1, None), TookDiscard(1, card("KS")))
FREED = JokerSwapped(0, 1, card("8H"), run("7H 8H 9H"))
LAID = MeldLaid(0, 1, run("7H 8H 9H"), 24)


@pytest.mark.parametrize(
    ("events", "seat", "known"),
    [
        (TOOK, 0, cards("7H 9H")),
        ((*TOOK, LAID), 0, ()),
        ((*TOOK, LAID, Discarded(1, card("KS"))), 1, ()),
        ((*TOOK, LaidOff(0, 1, card("9H"), run("7H 8H 9H"))), 0, cards("7H")),
        ((*TOOK, SeatLeft(0)), 0, ()),
        ((TOOK[0], ReturnedDiscard(0, card("7H"))), 0, ()),
        # A freed joker until it is laid; what was laid and taken back again.
        ((FREED,), 0, (JOKER,)),
        ((FREED, MeldLaid(0, 2, run("4S 5S JK"), 15)), 0, ()),
        ((TOOK[0], LAID, TookBack(0, cards("7H 8H 9H"), 0, (), (1,))), 0, cards("7H 8H 9H")),
        ((TOOK[0], FREED, TookBack(0, cards("8H"), 1, (), ())), 0, cards("7H 8H")),
    ],
)
def test_what_a_seat_took_openly_is_known_to_be_in_its_hand_until_it_parts_with_it(events, seat, known) -> None:
    assert known_in_hand(history(*events), seat) == known


@pytest.mark.parametrize("at_a_time", [1, 3, 31, 32, 33, 100])
def test_a_history_is_the_same_however_it_was_added_to_and_what_it_was_before_stays(at_a_time: int):
    acts = [Act(number % 3, Deed.DREW, (), number) for number in range(100)]
    told = NOTHING_YET
    for first in range(0, len(acts), at_a_time):
        before, was = told, tuple(told)
        told = told.with_acts(acts[first : first + at_a_time])
        assert (tuple(before), len(before)) == (was, len(was))
    assert (tuple(told), len(told)) == (tuple(acts), 100)
    assert told == NOTHING_YET.with_acts(acts) == pickle.loads(pickle.dumps(told))  # noqa: S301 - our own
    assert told != NOTHING_YET.with_acts(acts[:-1])
    assert told.with_acts(()) is told
    assert not NOTHING_YET
