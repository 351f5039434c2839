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
from engine.rules.refusals import Reject
from tests.engine.builders import card, cards, new_meld, refused, text
from tests.engine.meld_builders import (
    BASIC,
    CZECH,
    NSV,
    TILES,
    faces,
    hands,
    is_set_by_definition,
    outcome,
    rule_sets,
    runs_by_definition,
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


THIRTEEN: Final = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
SUITED: Final = "2H 2H 4H 5H 7H 8H 10H JH JH KH"
LOW, HIGH = (BASIC.with_switches({"run.ace": ace}) for ace in ("low", "high"))
FOUR_OR_FIVE: Final = BASIC.with_switches({"run.min": 4, "run.max": 5})
WRAPPING: Final = BASIC.with_switches({"run.wrap": True})
ONE_JOKER, ONE_NATURAL = (BASIC.with_switches({"joker.max_per_meld": most}) for most in ("one", "at_least_one_natural"))


@pytest.mark.parametrize(
    ("rules", "laid", "read"),
    [
        (BASIC, "9H 7H 10H 8H", "7H 8H 9H 10H"),
        (BASIC, "AH QH KH", "QH KH AH"),
        # G-18: an ace lies at one end of thirteen cards at most. A001-04: where it may stand.
        (BASIC, THIRTEEN, THIRTEEN),
        (BASIC, f"{THIRTEEN[3:]} AH", f"{THIRTEEN[3:]} AH"),
        (LOW, "AH 2H 3H", "AH 2H 3H"),
        (HIGH, "QH KH AH", "QH KH AH"),
        (FOUR_OR_FIVE, "7H 8H 9H 10H JH", "7H 8H 9H 10H JH"),
        # A000-04, A003-03: a set has one rank, and its suits differ or may repeat without limit.
        (BASIC, "KD KS KH", "KS KH KD"),
        (NSV, "8S 8S 8H 8H 8D 8D 8C 8C", "8S 8S 8H 8H 8D 8D 8C 8C"),
        # G-21: in a run the place says what a joker is, else the reading worth most counts, but for what is announced.
        (BASIC, "JK 7H 8H", "6H 7H 8H"),
        (BASIC, "7H 8H JK", "7H 8H 9H"),
        (BASIC, "QS JK AS", "QS KS AS"),
        (BASIC, "7H JK 9H", "7H 8H 9H"),
        (BASIC, "JK 9H 8H", "8H 9H 10H"),
        (BASIC, "8H 7H JK", "6H 7H 8H"),
        (BASIC, "KS AS JK", "QS KS AS"),
        (BASIC, "JK JK 7H 8H", "5H 6H 7H 8H"),
        (BASIC, "7H JK 8H", "7H 8H 9H"),
        (BASIC, "7H 8H JK=6H", "6H 7H 8H"),
        # In a set it stays open unless announced or forced; booklet 003 wants it announced.
        (BASIC, "7S 7H JK", "7S 7H -"),
        (BASIC, "7S 7H JK=7C", "7S 7H 7C"),
        (BASIC, "7S JK 7H 7D", "7S 7H 7D 7C"),
        (BASIC, "7S JK=7D 7H JK", "7S 7H 7D 7C"),
        (NSV, "KS KH KD JK=KC", "KS KH KD KC"),
        (NSV, "KS KH KD JK=KS", "KS KH KD KS"),
        # G-19: how many jokers a meld bears.
        (BASIC, "7H JK 9H JK", "7H 8H 9H 10H"),
        (ONE_JOKER, "7H JK 9H", "7H 8H 9H"),
        (ONE_NATURAL, "7H JK JK", "7H 8H 9H"),
    ],
)
def test_000_what_is_laid_is_read_as_one_meld(rules: DrawDiscardRules, laid: str, read: str) -> None:
    assert faces(read_meld(rules, new_meld(laid))) == read


@pytest.mark.parametrize(
    ("rules", "laid", "code", "facts"),
    [
        (BASIC, "", Reject.NOTHING_CHOSEN, {}),
        (BASIC, "7H 8H", Reject.MELD_TOO_SHORT, {"count": 2, "min": 3}),
        (BASIC, "7H 8H 9D", Reject.NOT_A_MELD, {}),
        # A gap or a card twice breaks a run and is named.
        (BASIC, "7H 8H 10H JH", Reject.RUN_BROKEN, {"missing": cards("9H")}),
        (BASIC, "7H 10H JK", Reject.RUN_BROKEN, {"missing": cards("8H 9H")}),
        (BASIC, "JH KH AH", Reject.RUN_BROKEN, {"missing": cards("QH")}),
        (FOUR_OR_FIVE, "5H 6H 8H JH", Reject.RUN_BROKEN, {"missing": ()}),
        (BASIC, "7H 7H 8H", Reject.RUN_BROKEN, {"repeated": card("7H")}),
        # G-18, A001-04: no run goes round the corner.
        (BASIC, "KH AH 2H", Reject.RUN_WRAPS, {}),
        (BASIC, "QH KH AH 2H", Reject.RUN_WRAPS, {}),
        (BASIC, f"{THIRTEEN} AH", Reject.NOT_A_MELD, {"count": 14, "max": 13}),
        (LOW, "QH KH AH", Reject.RUN_WRAPS, {}),
        (HIGH, "AH 2H 3H", Reject.RUN_WRAPS, {}),
        (FOUR_OR_FIVE, "7H 8H 9H", Reject.MELD_TOO_SHORT, {"count": 3, "min": 4, "kind": "run"}),
        (FOUR_OR_FIVE, "JK 9H JK", Reject.TOO_MANY_JOKERS, {"jokers": 2, "naturals": 1}),
        (FOUR_OR_FIVE, "6H 7H 8H 9H 10H JH", Reject.NOT_A_MELD, {"count": 6, "max": 5}),
        (NSV.with_switches({"set.max": 4}), "8S 8S 8H 8H 8D", Reject.SET_TOO_LARGE, {"count": 5, "max": 4}),
        (BASIC.with_switches({"set.min": 4}), "8S 8H 8D", Reject.MELD_TOO_SHORT, {"count": 3, "min": 4, "kind": "set"}),
        (BASIC, "KS KS KH", Reject.SET_SUIT_REPEATED, {"card": card("KS"), "suit": 0}),
        # G-22: a set of all four suits takes no joker.
        (BASIC, "8S 8H 8D 8C JK", Reject.SET_TOO_LARGE, {"count": 5, "max": 4}),
        (BASIC, "7H 8H JK=5H", Reject.JOKER_CANNOT_STAND_FOR, {}),
        (BASIC, "7H 8H 9H=10H", Reject.JOKER_CANNOT_STAND_FOR, {}),
        (BASIC, "7H 8H JK=JK", Reject.JOKER_CANNOT_STAND_FOR, {}),
        (BASIC, "7S 7H JK=7H", Reject.JOKER_CANNOT_STAND_FOR, {"face": card("7H")}),
        (NSV, "KS KH KD JK", Reject.JOKER_UNANNOUNCED, {"choices": cards("KC KS KH KD")}),
        (BASIC, "7H JK JK", Reject.TOO_MANY_JOKERS, {"jokers": 2, "naturals": 1}),
        (ONE_JOKER, "7H JK 9H JK", Reject.TOO_MANY_JOKERS, {"jokers": 2, "naturals": 2}),
        (ONE_NATURAL, "JK JK JK", Reject.TOO_MANY_JOKERS, {"jokers": 3, "naturals": 0}),
        # 001: a flush has twelve cards, and there is none in 000.
        (CZECH, f"{SUITED} AH", Reject.RUN_BROKEN, {}),
        (BASIC, f"{SUITED} AH KH", Reject.RUN_BROKEN, {}),
    ],
)
def test_000_what_is_no_meld_is_refused_with_what_is_wrong(
    rules: DrawDiscardRules, laid: str, code: Reject, facts: dict[str, object]
) -> None:
    with refused(code, **facts):
        read_meld(rules, new_meld(laid))


@pytest.mark.parametrize(
    ("rules", "laid", "worth"),
    [
        # The ace counts 1 below the two and 11 above the king; a joker that stands for the two makes it low.
        *(
            (BASIC, laid, worth)
            for laid, worth in (("AH 2H 3H", 6), ("AH JK 3H", 6), ("AH QH KH", 31), ("JK KH AH", 31))
        ),
        (BASIC, "JH QH KH AH", 41),
        (NSV, "KS KS KH", 30),
        # G-17: an ace in a set.
        *((rules, "AS AH AD", worth) for rules, worth in ((BASIC, 33), (NSV, 33), (CZECH, 3))),
        # A001-02: a joker in a meld is worth 15, or what it replaces.
        *((CZECH, laid, worth) for laid, worth in (("2H JK 4H", 2 + 15 + 4), ("2H 2D JK", 2 + 15 + 2))),
        *((BASIC, laid, worth) for laid, worth in (("2H JK 4H", 9), ("KH KD JK", 30))),
        (CZECH, f"{SUITED} AH KH", 1 + 2 + 2 + 4 + 5 + 7 + 8 + 10 * 5),
        (CZECH, f"{SUITED} JK JK", 2 + 2 + 4 + 5 + 7 + 8 + 10 * 4 + 2 * 15),
        (CZECH.with_switches({"joker.meld_value": "replaced_card"}), f"{SUITED} JK JK", 38 + 10 * 3 + 2 * 10),
        (TILES.with_switches({"meld_values.court": 13}), "JS QS KS", 11 + 12 + 13),
    ],
)
def test_000_what_a_meld_is_worth(rules: DrawDiscardRules, laid: str, worth: int) -> None:
    assert meld_value(rules, read_meld(rules, new_meld(laid))) == worth


def test_faces_that_do_not_match_the_cards_in_number_are_refused() -> None:
    with refused(Reject.NOT_A_MELD):
        read_meld(BASIC, NewMeld(cards("7H 8H JK"), (None, card("8H"))))


def test_001_twelve_cards_of_one_suit_are_a_flush_in_which_a_joker_stands_for_no_card_in_particular() -> None:
    """A001-06: of any number where the rules say so."""
    flush = read_meld(CZECH, new_meld(f"{SUITED} JK JK"))
    assert (flush.kind, len(flush.cards), faces(flush)) == (MeldKind.FLUSH, 12, f"{SUITED} - -")
    assert outcome(swap_joker, CZECH, flush, card("9H")) is Reject.SWAP_NO_JOKER
    rules = CZECH.with_switches({"flush.cards": "any_remaining"})
    assert read_meld(rules, new_meld("2H 5H 9H")).kind is MeldKind.FLUSH
    assert read_meld(rules, new_meld("2H 3H 4H")).kind is MeldKind.RUN


@pytest.mark.parametrize(
    ("rules", "lying", "laid", "after"),
    [
        (BASIC, "7H 8H 9H", "6H", "6H 7H 8H 9H"),
        (BASIC, "7H 8H 9H", "10H", "7H 8H 9H 10H"),
        (BASIC, "7H 8H 9H", "8H", (Reject.DOES_NOT_FIT, {"choices": cards("10H 6H")})),
        (BASIC, "7H 8H 9H", "10H=6H", (Reject.JOKER_CANNOT_STAND_FOR, {})),
        # The ace goes below the two or above the king, and G-18 not round the corner.
        (BASIC, "2H 3H 4H", "AH", "AH 2H 3H 4H"),
        (BASIC, "JH QH KH", "AH", "JH QH KH AH"),
        (BASIC, "AH 2H 3H", "KH", (Reject.RUN_WRAPS, {})),
        (BASIC, "QH KH AH", "2H", (Reject.RUN_WRAPS, {})),
        (CZECH, "JH QH KH", "AH", (Reject.RUN_WRAPS, {})),
        (WRAPPING, "AH 2H 3H", "KH", "KH AH 2H 3H"),
        (BASIC, THIRTEEN, "AH", (Reject.DOES_NOT_FIT, {})),
        # G-21: a joker takes the end worth more, or the announced one. G-19: it may not be one too many.
        (BASIC, "7H 8H 9H", "JK", "7H 8H 9H 10H"),
        (BASIC, "7H 8H 9H", "JK=6H", "6H 7H 8H 9H"),
        (BASIC, "7H 8H 9H", "JK=JH", (Reject.JOKER_CANNOT_STAND_FOR, {})),
        (BASIC, "QH KH AH", "JK", "JH QH KH AH"),
        (BASIC, "7H JK 9H JK", "JH", "7H 8H 9H 10H JH"),
        (BASIC, "7H JK 9H JK", "JK", (Reject.TOO_MANY_JOKERS, {"jokers": 3, "naturals": 2})),
        # The missing suits go to a set.
        (BASIC, "KS KH KD", "KC", "KS KH KD KC"),
        (BASIC, "KS KH KD", "JK", "KS KH KD KC"),
        (BASIC, "KS KH KD", "KH", (Reject.SET_SUIT_REPEATED, {})),
        (BASIC, "KS KH KD", "QC", (Reject.DOES_NOT_FIT, {})),
        (NSV, "KS KH KD", "KH", "KS KH KH KD"),
        (BASIC, "8S 8H 8D 8C", "JK", (Reject.SET_TOO_LARGE, {})),
        # An open joker of a set makes way, and is settled by the last suit.
        (BASIC, "KS KH JK", "KD", "KS KH KD KC"),
        (BASIC, "KS KH JK=KD", "KD", (Reject.SET_SUIT_REPEATED, {})),
        (BASIC, "KS KH JK=KD", "KC", "KS KH KC KD"),
        # 003: a joker laid off at a set must be announced.
        (NSV, "KS KH KD", "JK", (Reject.JOKER_UNANNOUNCED, {"choices": cards("KC KS KH KD")})),
        (NSV, "KS KH KD", "JK=KC", "KS KH KD KC"),
        (NSV, "KS KH KD", "JK=QC", (Reject.JOKER_CANNOT_STAND_FOR, {})),
        # 001: a flush takes no card.
        (CZECH, f"{SUITED} JK JK", "9H", (Reject.DOES_NOT_FIT, {})),
    ],
)
def test_000_single_cards_are_laid_off(
    rules: DrawDiscardRules, lying: str, laid: str, after: str | tuple[Reject, dict[str, object]]
) -> None:
    word, _, face = laid.partition("=")
    asked = (rules, read_meld(rules, new_meld(lying)), card(word), card(face) if face else None)
    if isinstance(after, str):
        assert faces(lay_off(*asked)) == after
    else:
        with refused(after[0], **after[1]):
            lay_off(*asked)


UNANNOUNCED: Final = NSV.with_switches({"joker.announce": "when_ambiguous"})


@pytest.mark.parametrize(
    ("rules", "lying", "word", "after"),
    [
        (BASIC, "7H JK 9H", "8H", "7H 8H 9H"),
        (BASIC, "JK 8H JK 10H", "9H", "JK 8H 9H 10H"),
        *((BASIC, "7H JK 9H", wrong, None) for wrong in ("9H", "10H", "8D", "JK")),
        # Any missing suit frees an open joker of a set, any at all where suits may repeat, one announced its own.
        (BASIC, "KS KH JK", "KD", "KS KH KD"),
        (BASIC, "KS KH JK", "KC", "KS KH KC"),
        (BASIC, "KS KH JK", "KS", None),
        (BASIC, "KS KH JK", "QD", None),
        (UNANNOUNCED, "KS KH JK", "KS", "KS KS KH"),
        (NSV, "KS KH JK=KC", "KC", "KS KH KC"),
        (NSV, "KS KH JK=KC", "KD", None),
    ],
)
def test_000_g21_the_real_card_and_no_other_takes_the_place_of_the_joker(rules, lying, word, after) -> None:
    found = outcome(swap_joker, rules, read_meld(rules, new_meld(lying)), card(word))
    assert (found if isinstance(found, Reject) else text(found.cards)) == (after or Reject.SWAP_NO_JOKER)


def test_a000_14_in_hand_courts_count_10_and_the_ace_11() -> None:
    assert hand_value(BASIC, cards("AS 2H 9D 10C JS QS KS")) == 11 + 2 + 9 + 40
    assert hand_value(CZECH, cards("AS JK KS")) == 1 + 15 + 10
    assert hand_value(BASIC, ()) == 0
    assert hand_value(TILES.with_switches({"hand_values.court": 13}), cards("10S JS QS KS")) == 10 + 11 + 12 + 13


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
