"""Claim windows: who is asked, sealed answers, when they close (G-07, G-11, G-12)."""

from itertools import permutations, product

import pytest

from engine.games.events import ClaimUnwanted, Discarded, TurnBegan, WindowAnswered, WindowOpened
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from tests.engine.builders import (
    BASIC,
    DRAW,
    OPENING_DISCARD,
    WINDOW,
    at_table,
    card,
    discarded,
    happened,
    house,
    refused,
)


@pytest.mark.parametrize("hand", ["7H 8H", "2C 3D", "JK JK", "9H 9S"])
def test_g07_every_discard_opens_a_window_for_all_who_may_claim_whatever_they_hold(hand: str) -> None:
    table = at_table(hands=["9H 6H", hand, "5D", hand])
    assert table.discard("9H") == (Discarded(0, card("9H")), WindowOpened(6, card("9H"), 0, (1, 2, 3)))
    assert table.active() == dict.fromkeys((1, 2, 3), frozenset({MoveKind.CLAIM, MoveKind.PASS}))


def test_g11_claims_are_allowed_from_the_first_discard_and_without_an_opening() -> None:
    table = at_table(hands=["9H 6H", "5C", "5D"], discards="", phase=OPENING_DISCARD, lap=1)
    table.discard("9H")
    table.pass_and_claim(1, 2)
    assert (table.hand(2), table.discards) == ("9H 5D 2C", "")
    assert (table.phase, table.turn_seat) == (DRAW, 1)


def test_g11_claim_from_lap_two() -> None:
    rules = house(BASIC, "claim.from_lap=2")
    assert discarded(rules, lap=1).phase is DRAW
    assert discarded(rules, lap=2).phase is WINDOW


def test_g11_a_seat_may_claim_any_number_of_times_or_as_often_as_is_agreed() -> None:
    assert 2 in discarded(claims_won=(0, 0, 9, 0)).asked
    table = discarded(house(BASIC, "claim.max_per_round=1"), claims_won=(0, 1, 1, 0))
    # The seat next in turn only draws early: that is no claim that counts.
    assert table.asked == (1, 3)
    with refused(Reject.CLAIM_NOT_ASKED):
        table.claim(2)
    table.pass_and_claim(1, 3)
    assert table.round.claims.won == (0, 1, 1, 1)


def test_with_two_seats_the_next_seats_claim_is_its_draw() -> None:
    table = discarded(seats=2)
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    table.take()
    assert table.hand(1) == "9H 5C 6C"


def test_answers_are_sealed() -> None:
    """An answer is told to its own seat alone, and the views of the others do not change."""
    table = discarded()
    before = [table.view(seat) for seat in (0, 1, 3, None)]
    assert table.claim(2) == (WindowAnswered(6, 2, claimed=True),)
    assert [table.view(seat) for seat in (0, 1, 3, None)] == before
    for seat, answer in ((0, None), (1, None), (2, MoveKind.CLAIM), (None, None)):
        window = table.view(seat).claim_window
        assert (window.window, window.card, window.discarder, window.next_seat) == (6, card("9H"), 0, 1)
        assert (window.asked, window.answer) == ((1, 2, 3), answer)


@pytest.mark.parametrize("veto", ["off", "on"])
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_g07_a000_10_it_closes_exactly_once_it_is_decided_and_the_first_right_goes_clockwise(
    order: tuple[int, ...], veto: str
) -> None:
    """After every answer, against all that the missing ones could still be: a claim, a pass, silence.

    G-06, A000-11: seat order, no race.
    """
    rules = house(BASIC, f"claim.veto={veto}")
    for claims in product((True, False), repeat=3):
        table = discarded(rules)
        given: dict[int, bool | None] = {}
        for seat, claimed in zip(order, claims, strict=True):
            table.claim(seat) if claimed else table.pass_(seat)
            given[seat] = claimed
            missing = [seat for seat in order if seat not in given]
            outcomes = {
                nearest({**given, **dict(zip(missing, answers, strict=True))}, veto == "on")
                for answers in product((True, False, None), repeat=len(missing))
            }
            assert (table.phase is WINDOW) is (len(outcomes) > 1)
            if table.phase is not WINDOW:
                assert [seat for seat in (1, 2, 3) if "9H" in table.hand(seat)] == [
                    seat for seat in outcomes if seat is not None
                ]
                break


def nearest(answers: dict[int, bool | None], veto: bool) -> int | None:
    """Who gets the card: the claimant nearest clockwise; with a veto nobody past a silent seat."""
    for seat in (1, 2, 3):
        if answers[seat] is None and veto:
            return None
        if answers[seat]:
            return seat
    return None


def test_g07_no_answer_is_a_pass_and_the_next_window_has_the_next_number() -> None:
    table = discarded()
    assert table.close() == (ClaimUnwanted(6, card("9H")), TurnBegan(1, 11))
    assert table.discards == "JS KS 9H"
    table.draw()
    table.discard("5C")
    assert [event.window for event in happened(table.events, WindowOpened)] == [6, 7]
