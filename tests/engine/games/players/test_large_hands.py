"""A decision takes a bounded amount of work with the largest hands, beside the most melds, with all jokers."""

import sys
import time
from collections.abc import Callable

import pytest

from bot.hosting.thinking.pondering import LONGEST_S, Pondering
from engine.booklets import DISNEY_BASIC, RUMMY_500
from engine.cards import JOKER, deck, without
from engine.computers import STRENGTHS, choose
from engine.games.strengths import Strength
from engine.melds.reading import readings
from engine.melds.search import best_melds, best_opening
from engine.melds.worth import hand_value, meld_value
from engine.variants import game_of_view
from tests.engine.games.players.large_tables import MELDING, SHAPES, moments
from tests.prove.reporting import ProofReport

MOST_CALLS = 250_000
UNWATCHED_S, LONGEST_DECISION_S = 0.3, 3.0
SEEDS = 4

CASES = (("disney_basic", 50, 34, 0), ("rummy_500", 24, 24, 1), ("my_rummy", 50, 12, 1))


def calls_of(job: Callable[[], object]) -> int:
    """How many functions of Python a job calls."""
    calls = 0

    def count(_frame: object, event: str, _what: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        job()
    finally:
        sys.setprofile(before)
    return calls


@pytest.mark.parametrize(("variant", "hand", "melds", "seed"), CASES)
def test_a_steady_decision_stays_within_its_calls(variant: str, hand: int, melds: int, seed: int) -> None:
    for view in moments(variant, hand, melds, seed):
        if game_of_view(view).options(view).kinds:
            assert calls_of(lambda seen=view: choose("steady", seen, 0)) < MOST_CALLS  # type: ignore[misc]


def test_of_a_hand_that_is_never_dealt_good_melds_are_found() -> None:
    hand = (*deck(2, 0)[:44], *[JOKER] * 6)
    found = best_melds(DISNEY_BASIC, hand)
    laid = [card for meld in found.melds for card in meld.cards]
    assert sorted((*laid, *found.left)) == sorted(hand)
    assert all(readings(DISNEY_BASIC, meld.cards) for meld in found.melds)
    assert len(laid) > 40
    for single in (True, False):
        opens = best_opening(DISNEY_BASIC, hand, 60, single)
        values = [meld_value(DISNEY_BASIC, meld) for meld in opens or ()]
        assert (max(values) if single else sum(values)) >= 60
        assert without(hand, [card for meld in opens or () for card in meld.cards])


def test_of_a_hand_of_thirteen_nothing_is_given_up() -> None:
    """A worst case of what is dealt: thirteen cards of two suits, two of them jokers."""
    hand = (*deck(1, 0)[:6], *deck(1, 0)[13:18], JOKER, JOKER)
    for points in (0, 30, 90):
        opens = best_opening(RUMMY_500, hand, points, single_meld=False)
        assert opens == best_opening(RUMMY_500, hand, points, single_meld=False, exact=True)


@pytest.mark.parametrize("jokers", range(5, 9))
def test_of_a_hand_of_twenty_with_every_joker_nothing_is_given_up(jokers: int) -> None:
    packs = deck(2, 0)
    for first in (0, 7, 13, 31):
        hand = (*packs[first : first + 52 : 4][: 20 - jokers], *[JOKER] * jokers)
        opens = best_opening(DISNEY_BASIC, hand, 1, single_meld=False, exact=True)
        laid = [card for meld in opens or () for card in meld.cards]
        assert best_melds(DISNEY_BASIC, hand).deadwood == hand_value(DISNEY_BASIC, without(hand, laid))


@pytest.mark.prove
@pytest.mark.parametrize("variant", MELDING)
def test_every_level_decides_in_time_with_the_largest_hands(variant: str, proof_report: ProofReport) -> None:
    """In seconds of one processor, of two seats: easy to steady, whom nobody waits for, and the sharp player."""
    worst = dict.fromkeys(STRENGTHS, 0.0)
    decisions = 0
    for hand, melds in SHAPES:
        for seed in range(SEEDS):
            for view in moments(variant, hand, melds, seed):
                if not game_of_view(view).options(view).kinds:
                    continue
                for strength in STRENGTHS:
                    if strength == Strength.SHARP and seed:
                        continue
                    chooser = Pondering(longest_s=LONGEST_S, clock=time.process_time)
                    began = time.process_time()
                    chooser(strength, view, seed << 7)
                    worst[strength] = max(worst[strength], time.process_time() - began)
                    decisions += 1
    proof_report("decisions", decisions)
    for strength, took in worst.items():
        limit = LONGEST_DECISION_S if strength == Strength.SHARP else UNWATCHED_S
        proof_report(f"milliseconds of the longest decision, {strength}", round(1000 * took), limit=1000 * limit)
