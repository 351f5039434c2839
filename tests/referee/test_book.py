"""The score sheet: ties, eliminations and places as the referee counts them."""

from __future__ import annotations

import pytest

from tests.referee import Foul
from tests.referee.book import Book, RoundScore
from tests.referee.record import Entry, Events

NOTHING = Events([])


def rules(**match: object) -> Entry:
    plain = {
        "end": "fixed_rounds",
        "rounds": 1,
        "target": 100,
        "max_rounds": 200,
        "eliminate_at": None,
        "eliminate_on": "net",
        "best": "lowest",
        "dealer_rotation": "clockwise",
        "tie": "shared",
    }
    return {"match": plain | match}


def scored(*points: int | None) -> RoundScore:
    return RoundScore("went_out", 0, list(points), [max(0, value or 0) for value in points])


def ended(totals: list[int], places: list[int]) -> Events:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    result = {"totals": totals, "places": places, "winners": winners, "bonuses": []}
    return Events([{"kind": "match_ended", "result": result}])


def test_g14_a_tie_is_shared_unless_an_extra_round_is_agreed():
    book = Book(rules(), 3, dealer=0)
    book.enter(scored(5, 9, 5), ended([5, 9, 5], [1, 3, 1]))
    assert book.over


def test_g14_extra_rounds_among_the_tied_go_on_until_it_is_decided():
    book = Book(rules(tie="extra_round"), 3, dealer=0)
    book.enter(scored(5, 9, 5), NOTHING)
    assert book.seated() == [0, 2]
    book.enter(scored(4, None, 4), NOTHING)
    assert book.seated() == [0, 2]
    book.enter(scored(4, None, 7), ended([13, 9, 16], [1, 3, 2]))
    assert book.over


def test_g14_after_ten_extra_rounds_the_win_is_shared():
    book = Book(rules(tie="extra_round"), 2, dealer=0)
    for _ in range(10):
        book.enter(scored(1, 1), NOTHING)
    book.enter(scored(1, 1), ended([11, 11], [1, 1]))
    assert book.over


def test_g14_a_match_that_ends_in_a_tied_extra_round_is_a_foul():
    book = Book(rules(tie="extra_round"), 2, dealer=0)
    book.enter(scored(1, 1), NOTHING)
    with pytest.raises(Foul, match="G-14"):
        book.enter(scored(1, 1), ended([2, 2], [1, 1]))


def test_g16_several_seats_are_out_in_one_round_and_the_last_one_wins():
    book = Book(rules(end="last_player_standing", eliminate_at=100), 3, dealer=0)
    out = [{"kind": "seat_eliminated", "seat": seat, "total": total} for seat, total in ((1, 120), (2, 101))]
    told = ended([-10, 120, 101], [1, 3, 2])
    book.enter(scored(-10, 120, 101), Events([*out, told.next()]))
    assert book.over


def test_g15_who_stayed_longer_has_the_better_place():
    book = Book(rules(rounds=3), 3, dealer=0)
    book.left = [2, 0]
    assert book.places([0, 50, 10]) == [2, 1, 3]


def test_g02_the_deal_passes_to_the_left_over_seats_that_are_out():
    book = Book(rules(end="last_player_standing", eliminate_at=100), 3, dealer=0)
    book.enter(scored(-10, 120, 30), Events([{"kind": "seat_eliminated", "seat": 1, "total": 120}]))
    assert book.dealer == 2


@pytest.mark.parametrize("end", ["target", "last_player_standing"])
def test_g13_a_match_that_nothing_else_ends_is_over_after_the_most_rounds_that_the_house_rules_name(end: str):
    book = Book(rules(end=end, max_rounds=3), 2, dealer=0)
    book.enter(scored(-10, 8), NOTHING)
    book.enter(scored(7, -10), NOTHING)
    book.enter(scored(-10, 9), ended([-13, 7], [1, 2]))
    assert book.over
