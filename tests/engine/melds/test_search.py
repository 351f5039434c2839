"""Search: what it finds in known hands, and that it finds what trying everything finds."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import NATURALS, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.meld import Meld, MeldKind
from engine.melds.search import best_melds, best_opening, deadwood, melds_in, missing_for, splits
from engine.melds.worth import hand_value, meld_value
from tests.engine.builders import cards, text
from tests.engine.meld_builders import (
    BASIC,
    CZECH,
    NSV,
    TILES,
    divisions,
    faces,
    groups,
    hands,
    part_of,
    rule_sets,
    worth,
)

KNOCKS: Final[list[dict[str, Any]]] = [
    vector
    for vector in json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))
    if vector["kind"] == "knock"
]


def _texts(melds: tuple[Meld, ...]) -> list[str]:
    return [text(found.cards) for found in melds]


@pytest.mark.parametrize("vector", KNOCKS, ids=lambda vector: str(vector["id"]))
def test_booklet_knock_with_the_limit_of_nine(vector: dict[str, Any]) -> None:
    kept = [word for word in [*vector["hand"], vector["draw"]] if word != vector["discard"]]
    found = best_melds(NSV, cards(" ".join(kept)))
    assert _texts(found.melds) == [" ".join(words) for words in vector["melds"]]
    assert text(found.left) == " ".join(vector["left"])
    assert found.deadwood == vector["left_value"] <= vector["limit"]


def test_g18_the_corner_is_turned_only_where_the_rules_wrap() -> None:
    wrapping = BASIC.with_switches({"run.wrap": True, "run.max": 14})
    assert best_melds(BASIC, cards("2H KH AH")).melds == ()
    assert _texts(best_melds(wrapping, cards("2H KH AH")).melds) == ["KH AH 2H"]
    whole_suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    assert len(best_melds(wrapping, cards(f"{whole_suit} AH")).melds) == 1
    assert len(best_melds(wrapping, cards(f"{whole_suit} JK")).melds) == 1
    assert text(best_melds(wrapping, cards(f"{whole_suit} AS")).left) == "AS"


def test_003_jokers_of_sets_are_announced_as_a_missing_suit() -> None:
    (found,) = best_melds(NSV, cards("KS KH JK")).melds
    assert faces(found) == "KS KH KD"


@given(rule_sets(), hands(0, 9))
def test_best_melds_leave_as_little_as_trying_everything(rules: DrawDiscardRules, hand: tuple[Card, ...]) -> None:
    found = best_melds(rules, hand)
    parts = groups(rules, hand)
    best = min(
        (deadwood_left, cards_left, len(division))
        for division in divisions(parts, (1 << len(hand)) - 1)
        for deadwood_left, cards_left in [_left(rules, hand, division)]
    )
    assert (found.deadwood, len(found.left), len(found.melds)) == best
    assert found.deadwood == deadwood(rules, hand) == hand_value(rules, found.left)
    laid = [card for meld in found.melds for card in meld.cards]
    assert Counter([*laid, *found.left]) == Counter(hand)


def _left(rules: DrawDiscardRules, hand: tuple[Card, ...], division: tuple[int, ...]) -> tuple[int, int]:
    left = part_of(hand, (1 << len(hand)) - 1 - sum(division))
    return hand_value(rules, left), len(left)


@given(hands(10, 14), st.sampled_from([BASIC, CZECH, NSV, TILES]))
def test_a_card_more_never_makes_a_hand_worse_than_by_its_own_points(
    hand: tuple[Card, ...], rules: DrawDiscardRules
) -> None:
    before, after = deadwood(rules, hand[1:]), deadwood(rules, hand)
    assert after <= before + hand_value(rules, hand[:1])


def test_a000_06_other_melds_follow_the_meld_of_30() -> None:
    found = best_opening(BASIC, cards("2S 3S 4S QH QD QC"), 30, single_meld=True)
    assert _texts(found) == ["QH QD QC", "2S 3S 4S"]


@given(rule_sets(), hands(3, 8), st.booleans(), st.data())
def test_openings_are_the_least_deadwood_among_all_that_reach_the_points(
    rules: DrawDiscardRules, hand: tuple[Card, ...], single: bool, data: st.DataObject
) -> None:
    worths = {bits: worth(rules, part_of(hand, bits)) for bits in groups(rules, hand)}
    reach = max if single else sum
    openings = [
        (reach(worths[bits] for bits in division), _left(rules, hand, division)[0])
        for division in divisions(list(worths), (1 << len(hand)) - 1)
        if division
    ]
    reached = sorted({points for points, _ in openings} | {0})
    points = data.draw(st.sampled_from(reached)) + data.draw(st.integers(0, 1))
    left = [deadwood_left for reached, deadwood_left in openings if reached >= points]
    found = best_opening(rules, hand, points, single)
    assert (found is None) == (not left)
    if found is not None:
        assert reach(meld_value(rules, meld) for meld in found) >= points
        laid = [card for meld in found for card in meld.cards]
        assert hand_value(rules, hand) - hand_value(rules, laid) == min(left)


def test_melds_with_at_most_so_many_jokers() -> None:
    hand = cards("7H 8H 9H JK")
    assert _texts(melds_in(BASIC, hand, jokers=0)) == ["7H 8H 9H"]
    with_one = {(text(found.cards), faces(found)) for found in melds_in(BASIC, hand)}
    assert with_one == {
        ("7H 8H 9H", "7H 8H 9H"),
        ("7H 8H 9H JK", "7H 8H 9H 10H"),
        ("7H 8H JK", "7H 8H 9H"),
        ("8H 9H JK", "8H 9H 10H"),
        ("7H JK 9H", "7H 8H 9H"),
    }


@given(rule_sets(), hands(0, 8))
def test_melds_in_a_hand_are_those_that_trying_everything_finds(
    rules: DrawDiscardRules, hand: tuple[Card, ...]
) -> None:
    found = melds_in(rules, hand)
    expected = {tuple(sorted(part_of(hand, bits))) for bits in groups(rules, hand)}
    assert sorted(tuple(sorted(meld.cards)) for meld in found) == sorted(expected)
    assert all(meld_value(rules, meld) == worth(rules, meld.cards) for meld in found)


def test_001_twelve_cards_of_one_suit_are_split_as_a_flush() -> None:
    hand = cards("2H 2H 4H 5H 7H 8H 10H JH JH KH AH KH")
    assert [[found.kind for found in way] for way in splits(CZECH, hand)] == [[MeldKind.FLUSH]]
    assert missing_for(CZECH, hand).left == ()
    assert splits(BASIC, hand) == ()


@given(rule_sets(), hands(3, 8))
def test_splits_are_those_that_trying_everything_finds(rules: DrawDiscardRules, chosen: tuple[Card, ...]) -> None:
    every = splits(rules, chosen, limit=100_000)
    whole = (1 << len(chosen)) - 1
    expected = {
        tuple(sorted(tuple(sorted(part_of(chosen, bits))) for bits in division))
        for division in divisions(groups(rules, chosen), whole)
        if sum(division) == whole
    }
    assert {tuple(sorted(tuple(sorted(meld.cards)) for meld in way)) for way in every} == expected
    assert len({frozenset(Counter(way).items()) for way in every}) == len(every)
    rank = [_rank(rules, way) for way in every]
    assert rank == sorted(rank)
    assert [_rank(rules, way) for way in splits(rules, chosen, limit=3)] == rank[:3]


def _rank(rules: DrawDiscardRules, way: tuple[Meld, ...]) -> tuple[int, int]:
    return -sum(meld_value(rules, meld) for meld in way), len(way)


@given(rule_sets(), hands(1, 7))
def test_a_shortfall_leaves_the_fewest_cards_over(rules: DrawDiscardRules, chosen: tuple[Card, ...]) -> None:
    short = missing_for(rules, chosen)
    every = divisions(groups(rules, chosen), (1 << len(chosen)) - 1)
    assert len(short.left) == min(_left(rules, chosen, division)[1] for division in every)
    assert Counter([*(card for meld in short.melds for card in meld.cards), *short.left]) == Counter(chosen)
    assert (short.left == ()) == bool(splits(rules, chosen, 1))
    if short.left:
        helping = tuple(face for face in NATURALS if splits(rules, (*chosen, face), 1))
        assert short.wanted == helping
