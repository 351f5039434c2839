"""Every event has its line, and a line tells no more than its viewer may know."""

from typing import get_args

import pytest

from bot.wording import Wording
from engine.cards import JOKER, PLAYING_CARDS, TILES_004
from engine.games import events as happened
from engine.games.events import Event, seen_by
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld, MeldKind
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, SeatScore

NAMES = ("Ada", "Ben", "Cyd")
TEAM_ENDS = (RoundEnd.PILES_EMPTY, RoundEnd.COLOUR_COMPLETE, RoundEnd.HANDS_EMPTY, RoundEnd.LAST_TEAM)
SEVEN, EIGHT, NINE = PLAYING_CARDS.parse_many("7H 8H 9H")
RUN = Meld(MeldKind.RUN, (SEVEN, JOKER, NINE), (SEVEN, EIGHT, NINE))
ROUND = RoundResult(2, RoundEnd.WENT_OUT, 1, (SeatScore((SEVEN,), (), 7), SeatScore((), (), 0), None))
EVENTS: tuple[Event, ...] = (
    happened.RoundBegan(1, 0, 1),
    happened.HandDealt(1, (SEVEN, EIGHT)),
    happened.UpcardTurned(SEVEN),
    happened.TurnBegan(1, 4),
    happened.DrewStock(1, NINE),
    happened.TookDiscard(1, SEVEN),
    happened.ReturnedDiscard(1, SEVEN),
    happened.MeldLaid(1, 1, RUN, 24),
    happened.Opened(1, 30),
    happened.LaidOff(1, 1, EIGHT, RUN),
    happened.TookBack(1, (SEVEN, EIGHT), 0, (), (1,)),
    happened.JokerSwapped(1, 1, EIGHT, RUN),
    happened.Discarded(1, SEVEN),
    happened.WindowOpened(3, SEVEN, 0, (1, 2)),
    happened.WindowAnswered(3, 1, claimed=True),
    happened.ClaimWon(3, 1, SEVEN, 1, (NINE,)),
    happened.ClaimUnwanted(3, SEVEN),
    happened.Flipped(1),
    happened.LettingRun(1, agree=True),
    happened.ComparisonDecided(((0, SEVEN), (1, NINE)), 1, 2),
    happened.PlayOffCalled((0, 1)),
    happened.CardPlaced(1, SEVEN),
    happened.TurnPassed(1),
    happened.StarterDrawn(((0, SEVEN), (1, NINE)), 1),
    happened.TableLaid(1, (SEVEN,), (TableMeld(2, 1, RUN, 24),), (MeldChange(2, (0,), (1,)),), (1,), 1),
    happened.TileTaken(1, SEVEN, "aside"),
    happened.TilePutAside(1, SEVEN),
    happened.LooseTilesTaken(1, (SEVEN, EIGHT)),
    happened.PenaltyDrawn(1, 1, (NINE,)),
    happened.StockRenewed(40, shuffled=True),
    happened.TimedOut(1),
    happened.CallForgotten(1, NINE),
    happened.Floated(1),
    happened.UpcardRefused(1, SEVEN),
    happened.Knocked(1, 7, big=False),
    happened.RommeCalled(1, 0),
    happened.SeatLeft(1),
    happened.SeatEliminated(1, 104),
    happened.RoundEnded(ROUND),
    happened.MatchEnded(MatchResult((10, 20, 10), (1, 3, 1), (0, 2))),
)


def test_every_kind_of_event_has_a_sample_here() -> None:
    union = get_args(Event)[0]
    assert {type(event) for event in EVENTS} == set(get_args(union))


SEEN = [seen for viewer in (None, 0, 1) for event in EVENTS if (seen := seen_by(event, viewer)) is not None]


def test_one_card_is_said_as_one(english: Wording) -> None:
    lines = [english.speech(NAMES).line(happened.StockRenewed(1, shuffled=shuffled)) for shuffled in (True, False)]
    assert [line.split()[-2:] for line in lines] == [["1", "card."]] * 2


@pytest.mark.parametrize("seen", SEEN, ids=lambda event: event.kind)
def test_every_event_has_its_line_for_whoever_may_see_it(english: Wording, seen: Event) -> None:
    line = english.speech(NAMES).line(seen)
    assert line[-1] in ".!"
    assert "{" not in line
    assert "none" not in line.split()


@pytest.mark.parametrize(
    "event",
    [happened.DrewStock(1, NINE), happened.ClaimWon(3, 1, SEVEN, 1, (NINE,)), happened.PenaltyDrawn(1, 1, (NINE,))],
)
def test_a_drawn_card_is_told_to_its_seat_alone(english: Wording, event: Event) -> None:
    assert "9♥︎" in str(english.speech(NAMES).line(seen_by(event, 1)))
    assert "9♥︎" not in str(english.speech(NAMES).line(seen_by(event, 0)))
    assert "9♥︎" not in str(english.speech(NAMES).line(seen_by(event, None)))


# An undercut counts deadwood, and needs the rules of gin.
@pytest.mark.parametrize("end", [one for one in RoundEnd if one is not RoundEnd.UNDERCUT])
def test_every_way_to_end_a_round_is_told_with_who_won_it(english: Wording, end: RoundEnd) -> None:
    nobody = end in (RoundEnd.STOCK_EXHAUSTED, RoundEnd.VOID)
    alone = not nobody and end not in TEAM_ENDS
    result = RoundResult(3, end, 2 if alone else None, (), (0, 2) if end in TEAM_ENDS else ())
    # tiles alone can block a round
    notation = TILES_004 if end is RoundEnd.BLOCKED else PLAYING_CARDS
    line = str(english.speech(NAMES, notation).line(happened.RoundEnded(result)))
    assert "Round 3" in line
    assert ("Cyd" in line) is not nobody
    assert ("Ada and Cyd" in line) is (end in TEAM_ENDS)


def test_g32_ties_play_offs_and_draws_are_told(english: Wording) -> None:
    tie = english.speech(NAMES).line(happened.ComparisonDecided(((0, SEVEN), (1, SEVEN)), None, 2))
    assert tie == "Ada 7♥︎ and Ben 7♥︎: a tie for the highest, with 2 cards at stake."
    assert "Ada and Ben" in str(english.speech(NAMES).line(happened.PlayOffCalled((0, 1))))
    assert "Nobody who tied" in str(english.speech(NAMES).line(happened.PlayOffCalled(())))
    drawn = RoundResult(1, RoundEnd.PILES_EMPTY, None, ())
    assert "equally many cards for both teams" in str(english.speech(NAMES).line(happened.RoundEnded(drawn)))


def test_shared_wins_name_everybody_who_won(english: Wording) -> None:
    assert english.speech(NAMES).line(EVENTS[-1]) == "The match is over: Ada and Cyd share the win!"


def test_names_cannot_format_or_ping(english: Wording) -> None:
    line = str(english.speech(["**bold**\n<@123456789012345678> @everyone <t:1>"]).line(happened.TurnBegan(0, 1)))
    assert "\\*\\*" in line
    assert "@everyone" not in line
    assert "<@123456789012345678>" not in line
    assert "\\<t:1>" in line
    assert "\n" not in line
