"""What is said in gin and 500 rummy: knocks, up-cards, piles, and the pages of their rules."""

import pytest

from bot.wording import Wording
from engine.cards import PLAYING_CARDS
from engine.games import events as happened
from engine.games.gin.rules import GinRules
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd, RoundResult, SeatScore

NAMES = ("Ada", "Ben")
SEVEN, EIGHT = PLAYING_CARDS.parse_many("7H 8S")


@pytest.fixture
def gin(english: Wording) -> Wording:
    return english.in_forms("gin", rules=GinRules())


@pytest.mark.parametrize(
    ("left", "big", "line"),
    [
        (7, False, "Ada knocks with 7 points of deadwood."),
        (1, False, "Ada knocks with one point of deadwood."),
        (0, False, "Ada goes gin!"),
        (0, True, "Ada goes big gin!"),
    ],
)
def test_a_knock_is_told_with_its_deadwood(gin: Wording, left: int, big: bool, line: str) -> None:
    assert gin.speech(NAMES).line(happened.Knocked(0, left, big)) == line


def test_a_refusal_to_knock_tells_the_deadwood_and_the_limit(gin: Wording) -> None:
    said = gin.reject(IllegalMove(Reject.KNOCK_TOO_HIGH, left=12, limit=10))
    assert said == "You would hold 12 points of deadwood and may knock with at most 10. Discard without knocking."
    assert gin.reject(IllegalMove(Reject.STOCK_ONLY, why="refused")).startswith("Both of you have refused")


@pytest.mark.parametrize(
    ("end", "words"),
    [
        (RoundEnd.GIN, "Ben went gin"),
        (RoundEnd.BIG_GIN, "Ben went gin with every card"),
        (RoundEnd.UNDERCUT, "Ben undercut the knock: 7 against 15."),
        (RoundEnd.KNOCKED, "Ben knocked: 7 against 15."),
    ],
)
def test_the_end_of_a_round_is_told_with_its_winner(gin: Wording, end: RoundEnd, words: str) -> None:
    assert words in gin.speech(NAMES).line(ended(end))


def ended(end: RoundEnd) -> happened.RoundEnded:
    """A round that Ben won with seven points of deadwood against Ada's fifteen."""
    hands = (SEVEN, EIGHT), (SEVEN,)
    return happened.RoundEnded(RoundResult(2, end, 1, tuple(SeatScore(hand, (), 0) for hand in hands)))


@pytest.mark.parametrize("end", [RoundEnd.KNOCKED, RoundEnd.UNDERCUT])
def test_who_lost_a_round_is_told_what_they_had_and_nobody_else(gin: Wording, end: RoundEnd) -> None:
    speech = gin.speech(NAMES)
    assert speech.line(ended(end), own_seat=0).endswith(": 7 against your 15.")
    assert speech.line(ended(end), own_seat=1).endswith(": 7 against 15.")


def test_a_pile_is_told_card_by_card(english: Wording) -> None:
    assert english.speech(NAMES).line(happened.TookDiscard(0, SEVEN)) == "Ada took 7♥︎ from the discard pile."
    taken = english.speech(NAMES).line(happened.TookDiscard(0, SEVEN, (EIGHT,)))
    assert taken == "Ada took 7♥︎ from the discard pile, with all above it: 8♠︎."
    back = english.speech(NAMES).line(happened.ReturnedDiscard(0, SEVEN, (EIGHT,)))
    assert back == "Ada put 7♥︎ and all above it back on the discard pile."


def test_what_a_knock_brings_is_a_difference_and_what_somebody_leaves_is_not(gin: Wording) -> None:
    assert gin.text("score-difference") == "difference in deadwood"
    assert gin.in_forms("left", "gin").text("score-difference") == "deadwood"
