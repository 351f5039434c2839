"""Switches in words: each stands once in the catalogs, with its group and its values; every fault has its sentence."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.wording import Wording, message_ids
from engine.rules.contradictions import Allowed, RuleFault
from engine.rules.switches import RuleError, RuleModel, Switch, described, values_of
from engine.variants import VARIANTS, game_of
from tests.engine.rules.faulty import FAULTY
from tests.properties import examples

SWITCHES = [switch for variant in VARIANTS.values() for switch in described(variant.rules)]
NAMES = {switch.name for switch in SWITCHES}
TYPED = re.compile(r"`([^`]*)`")


def ids(kind: str, names: set[str]) -> set[str]:
    """The messages on what has these dotted names."""
    return {f"{kind}-{name.replace('.', '-')}" for name in names}


def said(kind: str, locale: str) -> set[str]:
    """The messages of a kind that a locale's own catalogs have."""
    return {name for name in message_ids(locale) if name.startswith(f"{kind}-")}


def test_every_switch_has_its_sentence_and_no_sentence_is_on_a_switch_that_there_is_not() -> None:
    assert said("said", "en") == ids("said", NAMES)


def test_every_group_has_its_name_and_no_name_is_of_a_group_that_there_is_not() -> None:
    groups = {switch.group or "game" for switch in SWITCHES}
    assert said("group", "en") == ids("group", groups)


def test_every_fault_has_its_sentence_and_no_sentence_is_on_a_fault_that_there_is_not() -> None:
    assert said("fault", "en") - {"fault-switch"} == {f"fault-{code.value}" for code in RuleFault}


def test_rule_models_hold_no_prose() -> None:
    models = {type(variant.rules) for variant in VARIANTS.values()}
    while models:
        model = models.pop()
        assert [name for name, field in model.model_fields.items() if field.description or field.title] == []
        for one in (field.annotation for field in model.model_fields.values()):
            parts = (one, *getattr(one, "__args__", ()))
            models |= {part for part in parts if isinstance(part, type) and issubclass(part, RuleModel)}


@pytest.mark.parametrize(
    ("what", "phrase"),
    [
        (Allowed(("on", "off")), "on or off"),
        (Allowed(("a", "b", "c")), "a, b, or c"),
        (Allowed(("none",), 1, 50), "none or a whole number from 1 to 50"),
        (Allowed((), 10, 5000), "a whole number from 10 to 5000"),
        (Allowed((), 1, None, many=True), "whole numbers from 1"),
        (Allowed((), 1, 15, many=True), "whole numbers from 1 to 15"),
    ],
)
def test_what_a_switch_can_be_reads_as_a_phrase_with_the_words_as_they_are_typed(
    english: Wording, what: Allowed, phrase: str
) -> None:
    assert english.allowed(what) == phrase


def switch_of(key: str, name: str) -> Switch:
    return next(switch for switch in described(VARIANTS[key].rules) if switch.name == name)


@pytest.mark.parametrize(
    ("name", "value", "meaning"),
    [
        ("joker.swap", "own_turn", "You may free a joker on your turn."),
        ("deal.extra_card_to", "none", "Nobody gets an extra card."),
        ("match.eliminate_at", None, "No total puts anybody out."),
        ("match.eliminate_at", "100", "At 100 points a player is out of the match."),
        ("deal.packets", (3, 3, 4), "Cards are dealt in packets: 3-3-4."),
        ("claim.enabled", False, "Nobody knocks for discards."),
        ("go_out.knock", None, "Nobody may bid Rommé."),
        ("go_out.knock.limit", None, "Does not apply."),
        ("go_out.knock.ace", 11, "For the bid, an ace in hand counts 11."),
    ],
)
def test_what_a_value_means(english: Wording, name: str, value: object, meaning: str) -> None:
    assert english.said_value(switch_of("disney_basic", name), value) == meaning


def test_of_a_group_that_is_off_no_switch_means_anything(english: Wording) -> None:
    lock = switch_of("disney_basic", "rearrange.lock")
    assert english.said_switch(lock) == "Does not apply."


def test_of_a_switch_that_others_make_idle_its_value_is_not_told_but_what_it_can_be(english: Wording) -> None:
    rounds = switch_of("gin_rummy", "match.rounds")
    assert english.said_switch(rounds) == "Does not apply."
    assert english.said_value(rounds, 3) == "3 rounds."


@pytest.mark.parametrize(
    ("counts", "told"), [((2, 3, 4, 5, 6), "2 to 6"), ((2, 4), "2 or 4"), ((2,), "2"), ((2, 3), "2 to 3")]
)
def test_numbers_of_seats(english: Wording, counts: tuple[int, ...], told: str) -> None:
    assert english.seat_range(counts) == told


UNKNOWN = {RuleFault.NO_SUCH_SWITCH, RuleFault.GROUP_OF_SWITCHES, RuleFault.VALUE_NOT_ALLOWED}


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize("code", RuleFault)
def test_every_fault_is_one_sentence_of_switches_and_values_that_there_are(code: RuleFault, locale: str) -> None:
    change = FAULTY[code]
    refusal = change.refusal()
    told = Wording.of(locale).reject(refusal)
    assert told[-1] in ".?"
    assert "\n" not in told
    assert "{" not in told
    assert 20 <= len(told) <= 250
    typed = [piece.partition("=") for piece in TYPED.findall(told)]
    assert refusal.switch in {name for name, *_ in typed} | {"seats"}, "it is named as it is typed"
    if code not in UNKNOWN:
        known = {switch.name for switch in described(VARIANTS[change.variant].rules)}
        for name, equals, value in typed:
            assert allows(change.variant, name, value) if equals else name in known, name


def allows(variant: str, name: str, value: str) -> bool:
    """Whether a switch of a variant can be set so, whatever else that may contradict."""
    try:
        game_of(variant, {name: value})
    except RuleError as error:
        return error.code not in UNKNOWN
    return True


@pytest.mark.parametrize(
    ("switches", "told"),
    [
        (
            {"opening.pints": 4},
            "There is no house rule `opening.pints`. Did you mean `opening.points`, `opening.scope`, or"
            " `opening.count_layoffs`?",
        ),
        ({"xyzzy": 4}, "There is no house rule `xyzzy`. The rules of each game list those that it has."),
        (
            {"opening.points": "lots"},
            "`opening.points=lots` does not work. It can be a whole number from 0 to 100.",
        ),
        (
            {"deck.packs": 1},
            "`deck.packs` leaves too few cards: 6 players with 13 each need a deck of 80, and there are 58."
            " Lower `players_max` or deal fewer, or take more packs.",
        ),
        ({"set.min": 4, "set.max": 3}, "`set.max=3` is below `set.min=4`. Raise the one or lower the other."),
    ],
)
def test_facts_are_told(english: Wording, switches: dict[str, object], told: str) -> None:
    with pytest.raises(RuleError) as refused:
        game_of("disney_basic", switches)
    assert english.reject(refused.value) == told


@examples(50)
@given(st.one_of(st.just("joker.swap"), st.text(max_size=60)), st.text(max_size=60))
def test_whatever_is_typed_comes_back_on_one_line_and_within_its_backticks(name: str, value: str) -> None:
    try:
        rules = VARIANTS["disney_basic"].rules.with_switches({name: value})
    except RuleError as error:
        told = Wording.of("en").reject(error)
        assert len(told.splitlines()) == 1
        assert told.count("`") % 2 == 0
        known = "It can be `own_turn_after_opening`, `own_turn`, or `never`."
        assert name != "joker.swap" or told.endswith(known)
    else:
        assert name in values_of(rules)


def test_a_name_that_goes_on_and_on_is_not_repeated_to_its_end(english: Wording) -> None:
    for typed in ("x" * 5000, "opening." + "x" * 5000):
        with pytest.raises(RuleError) as refused:
            game_of("disney_basic", {typed: 1})
        assert len(english.reject(refused.value)) < 200
