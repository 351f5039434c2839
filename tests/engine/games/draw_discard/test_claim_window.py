"""Claim windows: who is asked, sealed answers, when they close (G-07, G-11, G-12)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from engine.games.events import ClaimUnwanted, Discarded, TurnBegan, WindowAnswered, WindowOpened
from engine.games.moves import Claim, MoveKind, Pass, TurnTimedOut, WindowClosed
from engine.rules.refusals import Reject
from tests.engine.builders import (
    BASIC,
    DRAW,
    OPENING_DISCARD,
    OVER,
    WINDOW,
    at_table,
    card,
    discarded,
    happened,
    house,
    refused,
)


def test_g07_every_discard_opens_a_window_for_all_who_may_claim() -> None:
    table = at_table(hands=["9H 6H", "5C", "5D", "5S"])
    assert table.discard("9H") == (Discarded(0, card("9H")), WindowOpened(6, card("9H"), 0, (1, 2, 3)))
    answers = {MoveKind.CLAIM, MoveKind.PASS}
    assert table.active() == {1: answers, 2: answers, 3: answers}


@pytest.mark.parametrize("hand", ["7H 8H", "2C 3D", "JK JK", "9H 9S"])
def test_g07_who_is_asked_does_not_depend_on_anyones_cards(hand: str) -> None:
    table = at_table(hands=["9H 6H", hand, "5D", hand])
    assert table.discard("9H")[1] == WindowOpened(6, card("9H"), 0, (1, 2, 3))


def test_g11_claims_are_allowed_from_the_first_discard_and_without_an_opening() -> None:
    table = at_table(hands=["9H 6H", "5C", "5D"], discards="", phase=OPENING_DISCARD, lap=1)
    table.discard("9H")
    table.pass_(1)
    table.claim(2)
    assert (table.hand(2), table.discards) == ("9H 5D 2C", "")
    assert (table.phase, table.turn_seat) == (DRAW, 1)


def test_g11_claim_from_lap_two() -> None:
    rules = house(BASIC, "claim.from_lap=2")
    assert discarded(rules, lap=1).phase is DRAW
    assert discarded(rules, lap=2).phase is WINDOW


def test_g11_a_seat_may_claim_any_number_of_times() -> None:
    assert 2 in discarded(claims_won=(0, 0, 9, 0)).asked


def test_g11_claim_max_per_round() -> None:
    table = discarded(house(BASIC, "claim.max_per_round=1"), claims_won=(0, 1, 1, 0))
    # The seat next in turn only draws early: that is no claim that counts.
    assert table.asked == (1, 3)
    with refused(Reject.CLAIM_NOT_ASKED):
        table.claim(2)
    table.pass_(1)
    table.claim(3)
    assert table.round.claims.won == (0, 1, 1, 1)


def test_claims_off_no_window() -> None:
    table = discarded(house(BASIC, "claim.enabled=off"))
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    with refused(Reject.NO_WINDOW):
        table.do(Claim(2, 6))


def test_with_two_seats_the_next_seats_claim_is_its_draw() -> None:
    table = discarded(seats=2)
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    table.take()
    assert table.hand(1) == "9H 5C 6C"


def test_g12_no_window_for_the_discard_that_ends_the_round() -> None:
    table = at_table(hands=["9H", "5C", "5D"])
    assert happened(table.discard("9H"), WindowOpened) == []
    assert table.phase is OVER


def test_windows_are_numbered_one_by_one() -> None:
    table = discarded()
    table.close()
    table.draw()
    table.discard("5C")
    assert [event.window for event in happened(table.events, WindowOpened)] == [6, 7]


def test_an_answer_names_its_window() -> None:
    table = discarded()
    for stale in (Claim(1, 5), Pass(1, 5), WindowClosed(5), Claim(1, 7)):
        with refused(Reject.STALE_WINDOW):
            table.do(stale)
    table.close()
    with refused(Reject.STALE_WINDOW):
        table.do(Claim(1, 6))
    with refused(Reject.NO_WINDOW):
        table.do(Claim(1, 7))


def test_only_those_asked_may_answer_and_only_once() -> None:
    table = discarded()
    with refused(Reject.CLAIM_NOT_ASKED):
        table.claim(0)
    with refused(Reject.SEAT_OUT):
        table.claim(9)
    table.pass_(2)
    for again in (Claim(2, 6), Pass(2, 6)):
        with refused(Reject.CLAIM_ANSWERED):
            table.do(again)


def test_the_turns_clock_does_not_run_while_a_window_is_open() -> None:
    table = discarded()
    with refused(Reject.STALE_TURN):
        table.do(TurnTimedOut(10))
    with refused(Reject.WRONG_PHASE):
        table.do(TurnTimedOut(11))


def test_answers_are_sealed() -> None:
    """An answer is told to its own seat alone, and the views of the others do not change."""
    table = discarded()
    before = [table.view(seat) for seat in (0, 1, 3, None)]
    assert table.claim(2) == (WindowAnswered(6, 2, claimed=True),)
    assert [table.view(seat) for seat in (0, 1, 3, None)] == before
    window = table.view(2).claim_window
    assert window is not None
    assert window.answer is MoveKind.CLAIM


# ------------------------------------------------------------------------------------------------------ early close


def test_g07_it_closes_as_soon_as_no_missing_answer_could_change_the_outcome() -> None:
    table = discarded()
    table.claim(2)
    assert table.phase is WINDOW
    table.pass_(1)
    assert (table.phase, table.hand(2)) == (DRAW, "9H 2C 5C 6C")


@pytest.mark.parametrize("veto", ["off", "on"])
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_g07_it_closes_exactly_then(order: tuple[int, ...], veto: str) -> None:
    """After every answer, against all that the missing ones could still be: a claim, a pass, silence."""
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


def test_g07_a_pass_of_all_closes_it() -> None:
    table = discarded()
    table.pass_(3)
    table.pass_(1)
    assert table.phase is WINDOW
    told = table.pass_(2)
    assert told[1:] == (ClaimUnwanted(6, card("9H")), TurnBegan(1, 11))


def test_g07_it_stays_open_while_a_nearer_seat_is_silent() -> None:
    table = discarded()
    table.claim(3)
    table.pass_(1)
    assert table.phase is WINDOW
    table.close()
    assert table.hand(3) == "9H 2C 5C 6C"


def test_g07_no_answer_is_a_pass() -> None:
    table = discarded()
    assert table.close() == (ClaimUnwanted(6, card("9H")), TurnBegan(1, 11))
    assert table.discards == "JS KS 9H"


def test_g07_unwanted_the_card_is_still_there_to_draw_on_the_turn() -> None:
    table = discarded()
    for seat in (1, 2, 3):
        table.pass_(seat)
    table.take()
    assert table.hand(1) == "9H 5C 6C"
