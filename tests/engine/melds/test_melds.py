"""Melds: RULES.md games 1, 2 and 5 to 8, clause by clause, and the definition of a meld as properties."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cards import JOKER, NATURALS, Card, deck
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.laying_off import lay_off, swap_joker
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import read_meld, readings
from engine.melds.worth import card_values, hand_value, meld_value
from engine.rules.refusals import IllegalMove, Reject
from tests.engine.meld_builders import (
    BASIC,
    CZECH,
    NSV,
    TILES,
    card,
    cards,
    faces,
    hands,
    is_set_by_definition,
    meld,
    outcome,
    refused,
    rule_sets,
    runs_by_definition,
    text,
)

VECTORS: Final[list[dict[str, Any]]] = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))
RULES_OF: Final = {"disney": BASIC, "nsv": NSV}


def _vectors(kind: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] == kind]


@pytest.mark.parametrize("vector", _vectors("hand_value"))
def test_booklet_hand_counts(vector: dict[str, Any]) -> None:
    hand = [JOKER if word == "JK" else card(f"{word}S") for word in vector["hand"]]
    assert hand_value(RULES_OF[vector["values"]], hand) == vector["expect"]


@pytest.mark.parametrize("vector", _vectors("meld"))
def test_booklet_melds(vector: dict[str, Any]) -> None:
    rules = RULES_OF[vector["rules"]]
    found = readings(rules, cards(" ".join(vector["cards"])))
    assert {reading.kind.value for reading in found} == ({vector["expect"]} if vector["expect"] else set())
    if "value" in vector:
        assert meld_value(rules, found[0]) == vector["value"]
        assert sum(card_values(rules, found[0])) == vector["value"]


def test_000_purpose_a_run_has_three_or_more_cards_of_one_suit() -> None:
    assert meld(BASIC, "9H 7H 10H 8H") == Meld(MeldKind.RUN, cards("7H 8H 9H 10H"), cards("7H 8H 9H 10H"))
    assert refused(BASIC, "7H 8H").code is Reject.MELD_TOO_SHORT
    assert refused(BASIC, "7H 8H").facts == {"count": 2, "min": 3}
    assert refused(BASIC, "7H 8H 9D").code is Reject.NOT_A_MELD


def test_000_purpose_a_gap_or_a_card_twice_breaks_a_run_and_is_named() -> None:
    assert refused(BASIC, "7H 8H 10H JH").facts == {"missing": cards("9H")}
    assert refused(BASIC, "7H 10H JK").code is Reject.RUN_BROKEN
    assert refused(BASIC, "7H 10H JK").facts == {"missing": cards("8H 9H")}
    assert refused(BASIC, "JH KH AH").facts == {"missing": cards("QH")}
    refusal = refused(BASIC, "7H 7H 8H")
    assert (refusal.code, refusal.facts["repeated"]) == (Reject.RUN_BROKEN, card("7H"))


def test_000_values_the_ace_counts_1_below_the_two_and_11_above_the_king() -> None:
    """A joker that stands for the two makes it low."""
    for laid, worth in (("AH 2H 3H", 6), ("AH QH KH", 31), ("AH JK 3H", 6), ("JK KH AH", 31)):
        assert meld_value(BASIC, meld(BASIC, laid)) == worth
    assert faces(meld(BASIC, "AH QH KH")) == "QH KH AH"


def test_g18_no_run_goes_round_the_corner() -> None:
    assert refused(BASIC, "KH AH 2H").code is Reject.RUN_WRAPS
    assert refused(BASIC, "QH KH AH 2H").code is Reject.RUN_WRAPS


def test_g18_an_ace_lies_at_one_end_of_thirteen_cards_at_most() -> None:
    thirteen = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    assert faces(meld(BASIC, thirteen)).startswith("AH 2H")
    assert faces(meld(BASIC, thirteen.removeprefix("AH ") + " AH")).endswith("KH AH")
    assert refused(BASIC, thirteen + " AH").facts == {"count": 14, "max": 13}


@pytest.mark.parametrize(
    ("ace", "allowed", "forbidden"), [("low", "AH 2H 3H", "QH KH AH"), ("high", "QH KH AH", "AH 2H 3H")]
)
def test_a001_04_where_the_ace_may_stand(ace: str, allowed: str, forbidden: str) -> None:
    rules = BASIC.with_switches({"run.ace": ace})
    assert faces(meld(rules, allowed)) == allowed
    assert refused(rules, forbidden).code is Reject.RUN_WRAPS


def test_run_min_and_run_max_bound_a_run_and_set_min_and_set_max_a_set() -> None:
    rules = BASIC.with_switches({"run.min": 4, "run.max": 5})
    assert refused(rules, "7H 8H 9H").facts == {"count": 3, "min": 4}
    assert len(meld(rules, "7H 8H 9H 10H JH").cards) == 5
    assert refused(rules, "6H 7H 8H 9H 10H JH").facts == {"count": 6, "max": 5}
    assert refused(NSV.with_switches({"set.max": 4}), "8S 8S 8H 8H 8D").facts == {"count": 5, "max": 4}
    assert refused(BASIC.with_switches({"set.min": 4}), "8S 8H 8D").facts == {"count": 3, "min": 4}


def test_a000_04_a_set_has_one_rank_and_different_suits() -> None:
    assert text(meld(BASIC, "KD KS KH").cards) == "KS KH KD"
    refusal = refused(BASIC, "KS KS KH")
    assert (refusal.code, refusal.facts) == (Reject.SET_SUIT_REPEATED, {"card": card("KS"), "suit": 0})


def test_a003_03_sets_of_booklet_003_may_repeat_suits_without_limit() -> None:
    assert meld_value(NSV, meld(NSV, "KS KS KH")) == 30
    assert len(meld(NSV, "8S 8S 8H 8H 8D 8D 8C 8C").cards) == 8


@pytest.mark.parametrize(("rules", "worth"), [(BASIC, 33), (NSV, 33), (CZECH, 3)])
def test_g17_an_ace_in_a_set(rules: DrawDiscardRules, worth: int) -> None:
    assert meld_value(rules, meld(rules, "AS AH AD")) == worth


def test_g22_a_set_of_all_four_suits_takes_no_joker() -> None:
    assert refused(BASIC, "8S 8H 8D 8C JK").facts == {"count": 5, "max": 4}
    assert outcome(lay_off, BASIC, meld(BASIC, "8S 8H 8D 8C"), JOKER) is Reject.SET_TOO_LARGE


@pytest.mark.parametrize(
    ("laid", "read"),
    [
        ("JK 7H 8H", "6H 7H 8H"),
        ("7H 8H JK", "7H 8H 9H"),
        ("QS JK AS", "QS KS AS"),
        ("7H JK 9H", "7H 8H 9H"),
        ("JK 9H 8H", "8H 9H 10H"),
        ("8H 7H JK", "6H 7H 8H"),
        ("KS AS JK", "QS KS AS"),
        ("JK JK 7H 8H", "5H 6H 7H 8H"),
    ],
)
def test_g21_in_a_run_the_place_says_what_a_joker_is(laid: str, read: str) -> None:
    assert faces(meld(BASIC, laid)) == read


def test_g21_without_a_readable_order_the_reading_worth_most_counts() -> None:
    assert faces(meld(BASIC, "7H JK 8H")) == "7H 8H 9H"
    assert [faces(found) for found in readings(BASIC, cards("7H 8H JK"))] == ["7H 8H 9H", "6H 7H 8H"]


def test_g21_explicit_faces_come_before_the_order() -> None:
    assert faces(meld(BASIC, "7H 8H JK", "- - 6H")) == "6H 7H 8H"
    assert refused(BASIC, "7H 8H JK", "- - 5H").code is Reject.JOKER_CANNOT_STAND_FOR
    assert refused(BASIC, "7H 8H 9H", "7H 8H 10H").code is Reject.JOKER_CANNOT_STAND_FOR
    assert refused(BASIC, "7H 8H JK", "- - JK").code is Reject.JOKER_CANNOT_STAND_FOR


def test_g21_a_joker_in_a_set_stays_open_unless_announced_or_forced() -> None:
    assert faces(meld(BASIC, "7S 7H JK")) == "7S 7H -"
    assert faces(meld(BASIC, "7S 7H JK", "- - 7C")) == "7S 7H 7C"
    assert faces(meld(BASIC, "7S JK 7H 7D")) == "7S 7H 7D 7C"
    assert faces(meld(BASIC, "7S JK 7H JK", "- 7D - -")) == "7S 7H 7D 7C"
    # Where suits differ it cannot be a suit that is there.
    refusal = refused(BASIC, "7S 7H JK", "- - 7H")
    assert (refusal.code, refusal.facts["face"]) == (Reject.JOKER_CANNOT_STAND_FOR, card("7H"))


def test_003_the_card_that_a_joker_in_a_set_is_must_be_announced() -> None:
    refusal = refused(NSV, "KS KH KD JK")
    assert (refusal.code, refusal.facts) == (Reject.JOKER_UNANNOUNCED, {"choices": cards("KC KS KH KD")})
    assert faces(meld(NSV, "KS KH KD JK", "- - - KC")) == "KS KH KD KC"
    assert faces(meld(NSV, "KS KH KD JK", "- - - KS")) == "KS KH KD KS"
    assert len(readings(NSV, cards("KS KH KD JK"))) == 4


@pytest.mark.parametrize(
    ("jokers", "allowed", "refused_with"),
    [
        ("half", "7H JK 9H JK", "7H JK JK"),
        ("one", "7H JK 9H", "7H JK 9H JK"),
        ("at_least_one_natural", "7H JK JK", "JK JK JK"),
    ],
)
def test_g19_jokers_in_a_meld(jokers: str, allowed: str, refused_with: str) -> None:
    rules = BASIC.with_switches({"joker.max_per_meld": jokers})
    assert meld(rules, allowed).cards.count(JOKER) == allowed.count("JK")
    refusal = refused(rules, refused_with)
    count = refused_with.count("JK")
    assert (refusal.code, refusal.facts) == (
        Reject.TOO_MANY_JOKERS,
        {"jokers": count, "naturals": len(refused_with.split()) - count},
    )


def test_a001_02_a_joker_in_a_meld_is_worth_15_or_what_it_replaces() -> None:
    assert meld_value(CZECH, meld(CZECH, "2H JK 4H")) == 2 + 15 + 4
    assert meld_value(CZECH, meld(CZECH, "2H 2D JK")) == 2 + 15 + 2
    assert meld_value(BASIC, meld(BASIC, "2H JK 4H")) == 9
    assert meld_value(BASIC, meld(BASIC, "KH KD JK")) == 30


def test_nothing_chosen_is_no_meld() -> None:
    assert refused(BASIC, "").code is Reject.NOTHING_CHOSEN
    assert readings(BASIC, ()) == ()


def test_faces_that_do_not_match_the_cards_in_number_are_refused() -> None:
    assert refused(BASIC, "7H 8H JK", "- 8H").code is Reject.NOT_A_MELD


SUITED: Final = "2H 2H 4H 5H 7H 8H 10H JH JH KH"


def test_001_twelve_cards_of_one_suit_are_a_flush() -> None:
    flush = meld(CZECH, SUITED + " AH KH")
    assert (flush.kind, len(flush.cards)) == (MeldKind.FLUSH, 12)
    assert meld_value(CZECH, flush) == 1 + 2 + 2 + 4 + 5 + 7 + 8 + 10 * 5
    assert refused(CZECH, SUITED + " AH").code is Reject.RUN_BROKEN
    assert refused(BASIC, SUITED + " AH KH").code is Reject.RUN_BROKEN


def test_001_a_joker_in_a_flush_stands_for_no_card_in_particular() -> None:
    flush = meld(CZECH, SUITED + " JK JK")
    assert faces(flush) == SUITED + " - -"
    assert meld_value(CZECH, flush) == 2 + 2 + 4 + 5 + 7 + 8 + 10 * 4 + 2 * 15
    by_card = CZECH.with_switches({"joker.meld_value": "replaced_card"})
    assert meld_value(by_card, flush) == 2 + 2 + 4 + 5 + 7 + 8 + 10 * 4 + 2 * 10


def test_a001_06_a_flush_of_any_number_where_the_rules_say_so() -> None:
    rules = CZECH.with_switches({"flush.cards": "any_remaining"})
    assert meld(rules, "2H 5H 9H").kind is MeldKind.FLUSH
    assert meld(rules, "2H 3H 4H").kind is MeldKind.RUN


def test_001_a_flush_takes_no_card_and_frees_no_joker() -> None:
    flush = meld(CZECH, SUITED + " JK JK")
    assert outcome(lay_off, CZECH, flush, card("9H")) is Reject.DOES_NOT_FIT
    assert outcome(swap_joker, CZECH, flush, card("9H")) is Reject.SWAP_NO_JOKER


def _laid_off(rules: DrawDiscardRules, onto: Meld, word: str, stands: str | None = None) -> str:
    return faces(lay_off(rules, onto, card(word), None if stands is None else card(stands)))


def _refused_lay_off(rules: DrawDiscardRules, onto: Meld, word: str, stands: str | None = None) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        lay_off(rules, onto, card(word), None if stands is None else card(stands))
    return caught.value


def test_000_single_cards_go_to_the_ends_of_a_run_as_what_they_are() -> None:
    run = meld(BASIC, "7H 8H 9H")
    assert _laid_off(BASIC, run, "6H") == "6H 7H 8H 9H"
    assert _laid_off(BASIC, run, "10H") == "7H 8H 9H 10H"
    refusal = _refused_lay_off(BASIC, run, "8H")
    assert (refusal.code, refusal.facts["choices"]) == (Reject.DOES_NOT_FIT, cards("10H 6H"))
    assert _refused_lay_off(BASIC, run, "10H", "6H").code is Reject.JOKER_CANNOT_STAND_FOR


def test_000_the_ace_goes_below_the_two_or_above_the_king() -> None:
    assert _laid_off(BASIC, meld(BASIC, "2H 3H 4H"), "AH") == "AH 2H 3H 4H"
    assert _laid_off(BASIC, meld(BASIC, "JH QH KH"), "AH") == "JH QH KH AH"
    assert meld_value(BASIC, lay_off(BASIC, meld(BASIC, "JH QH KH"), card("AH"))) == 41


def test_g18_no_lay_off_goes_round_the_corner_and_a_whole_suit_takes_no_second_ace() -> None:
    assert _refused_lay_off(BASIC, meld(BASIC, "AH 2H 3H"), "KH").code is Reject.RUN_WRAPS
    assert _refused_lay_off(BASIC, meld(BASIC, "QH KH AH"), "2H").code is Reject.RUN_WRAPS
    assert _refused_lay_off(CZECH, meld(CZECH, "JH QH KH"), "AH").code is Reject.RUN_WRAPS
    assert _laid_off(BASIC.with_switches({"run.wrap": True}), meld(BASIC, "AH 2H 3H"), "KH") == "KH AH 2H 3H"
    whole_suit = meld(BASIC, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert _refused_lay_off(BASIC, whole_suit, "AH").code is Reject.DOES_NOT_FIT


def test_g21_a_joker_at_a_run_takes_the_end_worth_more_or_the_announced_one() -> None:
    run = meld(BASIC, "7H 8H 9H")
    assert _laid_off(BASIC, run, "JK") == "7H 8H 9H 10H"
    assert _laid_off(BASIC, run, "JK", "6H") == "6H 7H 8H 9H"
    assert _refused_lay_off(BASIC, run, "JK", "JH").code is Reject.JOKER_CANNOT_STAND_FOR
    assert _laid_off(BASIC, meld(BASIC, "QH KH AH"), "JK") == "JH QH KH AH"


def test_g19_a_lay_off_may_not_bring_a_joker_too_many() -> None:
    assert _refused_lay_off(BASIC, meld(BASIC, "7H JK 9H JK"), "JK").facts == {"jokers": 3, "naturals": 2}
    assert _laid_off(BASIC, meld(BASIC, "7H JK 9H JK"), "JH") == "7H 8H 9H 10H JH"


def test_000_the_missing_suits_go_to_a_set() -> None:
    kings = meld(BASIC, "KS KH KD")
    assert _laid_off(BASIC, kings, "KC") == "KS KH KD KC"
    assert _laid_off(BASIC, kings, "JK") == "KS KH KD KC"
    assert _refused_lay_off(BASIC, kings, "KH").code is Reject.SET_SUIT_REPEATED
    assert _refused_lay_off(BASIC, kings, "QC").code is Reject.DOES_NOT_FIT
    assert _laid_off(NSV, meld(NSV, "KS KH KD"), "KH") == "KS KH KH KD"


def test_g21_an_open_joker_of_a_set_makes_way_and_is_settled_by_the_last_suit() -> None:
    assert _laid_off(BASIC, meld(BASIC, "KS KH JK"), "KD") == "KS KH KD KC"
    announced = meld(BASIC, "KS KH JK", "- - KD")
    assert _refused_lay_off(BASIC, announced, "KD").code is Reject.SET_SUIT_REPEATED
    assert _laid_off(BASIC, announced, "KC") == "KS KH KC KD"


def test_003_a_joker_laid_off_to_a_set_must_be_announced() -> None:
    kings = meld(NSV, "KS KH KD")
    refusal = _refused_lay_off(NSV, kings, "JK")
    assert (refusal.code, refusal.facts["choices"]) == (Reject.JOKER_UNANNOUNCED, cards("KC KS KH KD"))
    assert _laid_off(NSV, kings, "JK", "KC") == "KS KH KD KC"
    assert _refused_lay_off(NSV, kings, "JK", "QC").code is Reject.JOKER_CANNOT_STAND_FOR


UNANNOUNCED: Final = NSV.with_switches({"joker.announce": "when_ambiguous"})


@pytest.mark.parametrize(
    ("rules", "lying", "stands", "word", "after"),
    [
        (BASIC, "7H JK 9H", "", "8H", "7H 8H 9H"),
        (BASIC, "JK 8H JK 10H", "", "9H", "JK 8H 9H 10H"),
        *((BASIC, "7H JK 9H", "", wrong, None) for wrong in ("9H", "10H", "8D", "JK")),
        # Any missing suit frees an open joker of a set, any at all where suits may repeat, one announced its own.
        (BASIC, "KS KH JK", "", "KD", "KS KH KD"),
        (BASIC, "KS KH JK", "", "KC", "KS KH KC"),
        (BASIC, "KS KH JK", "", "KS", None),
        (BASIC, "KS KH JK", "", "QD", None),
        (UNANNOUNCED, "KS KH JK", "", "KS", "KS KS KH"),
        (NSV, "KS KH JK", "- - KC", "KC", "KS KH KC"),
        (NSV, "KS KH JK", "- - KC", "KD", None),
    ],
)
def test_000_g21_the_real_card_and_no_other_takes_the_place_of_the_joker(rules, lying, stands, word, after) -> None:
    found = outcome(swap_joker, rules, meld(rules, lying, stands), card(word))
    assert (found if isinstance(found, Reject) else text(found.cards)) == (after or Reject.SWAP_NO_JOKER)


def test_a000_14_in_hand_courts_count_10_and_the_ace_11() -> None:
    assert hand_value(BASIC, cards("AS 2H 9D 10C JS QS KS")) == 11 + 2 + 9 + 40
    assert hand_value(CZECH, cards("AS JK KS")) == 1 + 15 + 10
    assert hand_value(BASIC, ()) == 0


def test_no_card_but_the_ace_counts_more_than_the_courts_so_tiles_count_their_numbers() -> None:
    numbers = TILES.with_switches({"hand_values.court": 13, "meld_values.court": 13})
    assert hand_value(numbers, cards("10S JS QS KS")) == 10 + 11 + 12 + 13
    assert meld_value(numbers, meld(numbers, "JS QS KS")) == 11 + 12 + 13


@given(rule_sets(), hands(1, 6))
def test_readings_are_what_the_definition_allows(rules: DrawDiscardRules, chosen: tuple[Card, ...]) -> None:
    found = readings(rules, chosen)
    assert {reading.faces for reading in found if reading.kind is MeldKind.RUN} == runs_by_definition(rules, chosen)
    assert any(reading.kind is MeldKind.SET for reading in found) == is_set_by_definition(rules, chosen)
    assert len(set(found)) == len(found)
    assert all(Counter(reading.cards) == Counter(chosen) for reading in found)
    values = [meld_value(rules, reading) for reading in found]
    assert values == sorted(values, reverse=True)


@given(rule_sets(), st.integers(0, 3), st.data())
def test_long_runs_are_what_the_definition_allows(rules: DrawDiscardRules, jokers: int, data: st.DataObject) -> None:
    suit = [each for each in deck(2, 0) if each.suit == 1]
    chosen = data.draw(st.lists(st.sampled_from(suit), min_size=8, max_size=14, unique_by=lambda each: each.rank))
    chosen += [JOKER] * jokers
    if data.draw(st.booleans()):
        chosen.append(chosen[0])
    assert {reading.faces for reading in readings(rules, chosen)} == runs_by_definition(rules, chosen)


@given(rule_sets(), hands(3, 6), st.randoms(use_true_random=False))
def test_what_a_player_lays_is_one_of_the_readings(
    rules: DrawDiscardRules, chosen: tuple[Card, ...], order: Any
) -> None:
    laid = list(chosen)
    order.shuffle(laid)
    possible = readings(rules, chosen)
    found = outcome(read_meld, rules, NewMeld(tuple(laid)))
    if found is Reject.JOKER_UNANNOUNCED:
        assert {reading.kind for reading in possible} == {MeldKind.SET}
    elif possible:
        assert found in possible
    else:
        assert isinstance(found, Reject)


@example(TILES, cards("3C JK JK"))
@given(rule_sets(), hands(3, 6))
def test_a_meld_laid_with_its_faces_is_read_as_itself(rules: DrawDiscardRules, chosen: tuple[Card, ...]) -> None:
    for reading in readings(rules, chosen):
        assert read_meld(rules, NewMeld(reading.cards, reading.faces)) == reading


@example(BASIC.with_switches({"run.wrap": True}), cards("AS KS JK"), card("2S"))
@given(rule_sets(), hands(3, 5), st.sampled_from([*NATURALS, JOKER]))
def test_a_lay_off_extends_a_meld_and_is_refused_where_nothing_could(
    rules: DrawDiscardRules, chosen: tuple[Card, ...], more: Card
) -> None:
    for onto in readings(rules, chosen):
        longer = [
            reading
            for reading in readings(rules, (*chosen, more))
            if reading.kind is onto.kind and (onto.kind is MeldKind.SET or onto in _ends_off(reading))
        ]
        found = outcome(lay_off, rules, onto, more)
        if isinstance(found, Meld):
            assert Counter(found.cards) == Counter((*chosen, more))
            assert None in found.faces or read_meld(rules, NewMeld(found.cards, found.faces)) == found
        elif found not in (Reject.JOKER_UNANNOUNCED, Reject.SET_SUIT_REPEATED):
            assert not longer


def _ends_off(run: Meld) -> tuple[Meld, Meld]:
    """The run without its first card and without its last; a joker stays the card that it lies there as."""
    return Meld(run.kind, run.cards[1:], run.faces[1:]), Meld(run.kind, run.cards[:-1], run.faces[:-1])


@given(rule_sets(), hands(4, 7))
def test_a_card_taken_from_the_end_of_a_run_can_be_laid_off_again(
    rules: DrawDiscardRules, chosen: tuple[Card, ...]
) -> None:
    for run in readings(rules, chosen):
        shorter = run.cards[:-1]
        if run.kind is MeldKind.RUN and run.faces[:-1] in runs_by_definition(rules, shorter):
            rest = Meld(MeldKind.RUN, shorter, run.faces[:-1])
            again = lay_off(rules, rest, run.cards[-1], run.faces[-1])
            assert Counter(again.faces) == Counter(run.faces)
            assert again == run or run.faces[-1] in (run.faces[0], again.faces[0])


@given(rule_sets(), hands(3, 6))
def test_a_swap_puts_the_card_in_the_jokers_place_and_keeps_the_worth(
    rules: DrawDiscardRules, chosen: tuple[Card, ...]
) -> None:
    for onto in readings(rules, chosen):
        for each, stands in zip(onto.cards, onto.faces, strict=True):
            if each is JOKER and stands is not None:
                found = swap_joker(rules, onto, stands)
                assert Counter(found.cards) == Counter(onto.cards) - Counter([JOKER]) + Counter([stands])
                assert Counter(found.faces) == Counter(onto.faces)
                if rules.joker.meld_value == "replaced_card":
                    assert meld_value(rules, found) == meld_value(rules, onto)
