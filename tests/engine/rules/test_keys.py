"""Rule models as keys of caches: equal ones are one key, a changed copy is another, in whatever process."""

import pickle
from copy import deepcopy

import pytest

from engine.booklets import CZECH_RUMMY, DISNEY_BASIC, GIN_RUMMY, TILE_RUMMY
from engine.cards import FACES
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileHandValues
from engine.melds.meld import meld_rule_set
from engine.melds.search import deadwood
from engine.rules.melding import HandValues, SetRules
from engine.rules.rule_set import RuleSet
from tests.engine.builders import cards


@pytest.mark.parametrize("rules", [DISNEY_BASIC, CZECH_RUMMY, GIN_RUMMY, TILE_RUMMY])
def test_rules_that_were_stored_or_copied_are_the_same_key(rules: RuleSet) -> None:
    hash(rules)
    for same in (
        type(rules).model_validate_json(rules.model_dump_json()),
        pickle.loads(pickle.dumps(rules)),  # noqa: S301 - our own
        deepcopy(rules),
        rules.model_copy(),
    ):
        assert same == rules
        assert hash(same) == hash(rules)


def test_a_pickle_holds_no_hash_for_words_hash_differently_in_another_process() -> None:
    hash(DISNEY_BASIC)
    assert "_hash" not in str(DISNEY_BASIC.__getstate__())


def test_a_changed_copy_is_another_key_and_counts_anew() -> None:
    values = HandValues()
    hash(values)
    assert sum(values.by_face) > 0
    changed = values.model_copy(update={"ace": 1})
    assert changed == HandValues(ace=1) != values
    assert hash(changed) == hash(HandValues(ace=1))
    assert changed.by_face == HandValues(ace=1).by_face == tuple(changed.of(face) for face in FACES)


def test_models_of_different_types_differ_though_their_fields_do_not() -> None:
    assert TileHandValues(joker=20) != HandValues(ace=1, court=13, joker=20)
    assert HandValues() != "11 10 20"


def test_equal_rules_of_melds_are_one_key_whatever_else_the_rules_say() -> None:
    other = DISNEY_BASIC.with_switches({"opening.points": 40, "deal.cards": 11})
    assert meld_rule_set(other) is meld_rule_set(DISNEY_BASIC)
    assert meld_rule_set(other.with_switches({"hand_values.ace": 1})) is not meld_rule_set(DISNEY_BASIC)


def test_rules_that_are_gone_are_not_taken_for_those_that_came_in_their_place() -> None:
    hand = cards("AS KD 5H")
    for ace in list(range(1, 26)) * 4:
        assert deadwood(DrawDiscardRules(hand_values=HandValues(ace=ace)), hand) == ace + 15


@pytest.mark.parametrize(
    ("sets", "largest"),
    [
        (SetRules(), 4),
        (SetRules(max=3), 3),
        (SetRules(max=None), 4),
        (SetRules(max=None, distinct_suits=False), None),
        (SetRules(max=8, distinct_suits=False), 8),
    ],
)
def test_the_most_cards_of_a_set(sets: SetRules, largest: int | None) -> None:
    assert sets.largest == largest
