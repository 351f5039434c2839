"""Rule sets: switches as people type them, contradictions, and the listing that panels are made from."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engine.booklets import CZECH_RUMMY, NSV_BASIC, NSV_BUY
from engine.games.draw_discard.rules import DrawDiscardRules, KnockRules
from engine.rules.contradictions import Allowed, Facts, RuleFault
from engine.rules.melding import FlushRules
from engine.rules.switches import RuleError, described, grouped, values_of
from engine.variants import VARIANTS, UnknownVariantError, game_of, variant_of
from tests.engine.builders import BASIC, LAYOFF

SWITCHES = {switch.name: switch for switch in described(BASIC)}


def value(name: str, typed: object, rules: DrawDiscardRules = BASIC) -> object:
    """What a switch is worth after it has been set."""
    return values_of(rules.with_switches({name: typed}))[name]


TYPED: Final[dict[str, list[tuple[object, object]]]] = {
    "opening.points": [("40", 40), (" 40 ", 40), (40, 40)],
    "score.winner_bonus": [("-40", -40)],
    "draw.discard_just_taken": [("on", True), ("Yes", True), ("TRUE", True)],
    "claim.enabled": [("off", False), ("0", False), (False, False)],
    "score.double": [("none", "none"), (None, "none")],
    "score.bonus_floor": [("None", "none")],
    "rearrange": [("none", None)],
    "match.eliminate_at": [("none", None), ("100", 100), (None, None)],
    "flush": [("off", None)],
    "match.rounds": [(word, "number_of_players") for word in ("number_of_players", "Number of players")] + [("3", 3)],
    "joker.meld_value": [("replaced-card", "replaced_card"), ("15", 15)],
    "opening.scope": [("SUM_OF_MELDS", "sum_of_melds")],
    "deal.packets": [([5], (5,))]
    + [(packets, (3, 3, 3, 4)) for packets in ("3 3 3 4", "3-3-3-4", "3, 3, 3, 4", (3, 3, 3, 4))],
}
REFUSED: Final[dict[str, list[tuple[object, str]]]] = {
    # A refusal repeats no more than a few words.
    "opening.points": [("9" * 5000, "9" * 40), (True, "on")]
    + [(word, word) for word in ("lots", "101", "-1", "3.5", "", "none")],
    "claim.enabled": [("perhaps", "perhaps"), ("2", "2")],
    "match.rounds": [("on", "on")],
    "match.eliminate_at": [("5", "5")],
    "layoff.targets": [("mine", "mine")],
    "go_out.knock.ace": [("5", "5")],
    "go_out.knock": [("9", "9")],
    "deal.packets": [("3 0", "3 0"), ((3, 0), "3-0"), ("", "")],
}


@pytest.mark.parametrize(("name", "typed", "expected"), [(name, *one) for name in TYPED for one in TYPED[name]])
def test_a_typed_text_is_read_by_the_switchs_own_kind(name: str, typed: object, expected: object) -> None:
    found = value(name, typed)
    assert found == expected
    assert type(found) is type(expected)


@pytest.mark.parametrize(("name", "typed", "given"), [(name, *one) for name in REFUSED for one in REFUSED[name]])
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(name: str, typed: object, given: str) -> None:
    with pytest.raises(RuleError) as caught:
        BASIC.with_switches({name: typed})
    assert (caught.value.code, caught.value.switch) == (RuleFault.VALUE_NOT_ALLOWED, name)
    assert caught.value.facts == {"given": given, "allowed": SWITCHES[name].allowed}


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("opening.point", ("opening.points", "opening.scope")),
        ("points", ("opening.points",)),
        ("Opening.Points", ("opening.points",)),
        ("court", ("hand_values.court", "meld_values.court")),
        ("kind", ()),
        # Below a switch there are no others.
        ("opening.points.least", ("opening.points",)),
        ("opening.", ("opening.scope", "opening.points")),
        ("kind.of", ()),
        ("xyzzy", ()),
        ("", ()),
        (".", ()),
    ],
)
def test_an_unknown_switch_is_refused_with_the_nearest_names(name: str, meant: tuple[str, ...]) -> None:
    with pytest.raises(RuleError) as caught:
        BASIC.with_switches({name: "1"})
    assert (caught.value.code, caught.value.switch) == (RuleFault.NO_SUCH_SWITCH, name)
    assert caught.value.facts["meant"][: len(meant)] == meant
    assert bool(caught.value.facts["meant"]) == bool(meant)


def attempted(name: str, typed: str) -> DrawDiscardRules | RuleError:
    """The rules with a switch set, or why it cannot be."""
    try:
        return BASIC.with_switches({name: typed})
    except RuleError as refusal:
        return refusal


anything = st.text(max_size=30)
values = st.text(max_size=12) | st.integers(-200, 200).map(str)


@given(st.tuples(st.sampled_from(sorted(SWITCHES)), values) | st.tuples(anything, anything))
def test_whatever_is_typed_is_read_or_refused(asked: tuple[str, str]) -> None:
    found = attempted(*asked)
    if isinstance(found, RuleError):
        assert found.switch == asked[0]
    else:
        assert asked[0] in values_of(found)
        assert DrawDiscardRules.model_validate(found.model_dump()) == found


def test_a_group_is_switched_on_with_its_defaults_or_by_a_switch_of_it_and_off() -> None:
    assert BASIC.with_switches({"go_out.knock": "on"}).go_out.knock == KnockRules()
    assert BASIC.with_switches({"flush": "on", "deal.cards": "12"}).flush == FlushRules()
    knocking = BASIC.with_switches({"go_out.knock.limit": "5"})
    assert knocking.go_out.knock == KnockRules(limit=5)
    assert knocking.with_switches({"go_out.knock": "on"}) == knocking
    assert NSV_BASIC.with_switches({"go_out.knock": "none"}).go_out.knock is None


@pytest.mark.parametrize(
    ("switches", "named", "facts", "code"),
    [
        ({"players_max": 2, "players_min": 3}, "players_min", {"least": 3, "most": 2}, RuleFault.SEATS_REVERSED),
        (
            {"opening.scope": "sum_of_melds", "opening.count_layoffs": True, "layoff.enabled": False},
            "opening.count_layoffs",
            {},
            RuleFault.LAYOFFS_NEVER_COUNT,
        ),
        (
            {"run.min": 4, "run.max": 6, "rearrange": "on", "opening.points": 0},
            "rearrange",
            {"least": 7},
            RuleFault.REBUILDING_SHORT_RUNS,
        ),
        (
            {"deal.cards": 15, "deck.packs": 1},
            "deal.cards",
            {"seats": 6, "each": 15, "needed": 92, "there": 58},
            RuleFault.DECK_TOO_SMALL,
        ),
    ],
)
def test_of_several_switches_that_were_set_the_first_is_at_fault(
    switches: dict[str, object], named: str, facts: Facts, code: RuleFault
) -> None:
    with pytest.raises(RuleError) as caught:
        BASIC.with_switches(switches)
    assert (caught.value.code, caught.value.switch, caught.value.facts) == (code, named, facts)


def test_contradictions_are_settled_by_setting_both() -> None:
    rules = BASIC.with_switches({"set.distinct_suits": "off", "set.max": "none"})
    assert (rules.set.distinct_suits, rules.set.max) == (False, None)
    assert BASIC.with_switches({"draw.discard_take": "never", "claim.enabled": "off"}).draw.discard_take == "never"
    assert BASIC.with_switches({"deck.packs": 1, "players_max": 4}).deck.packs == 1


def test_rules_cannot_be_made_contradictory_in_code_either() -> None:
    with pytest.raises(ValidationError, match="run_longer_than_suit"):
        DrawDiscardRules.model_validate({"run": {"max": 14}})
    with pytest.raises(ValidationError):
        DrawDiscardRules.model_validate({"no_such_rule": 1})


def test_every_switch_says_what_it_can_be() -> None:
    assert SWITCHES["opening.points"].allowed == Allowed(least=0, most=100)
    assert SWITCHES["claim.enabled"].allowed == Allowed(("on", "off"))
    assert SWITCHES["match.rounds"].allowed == Allowed(("number_of_players",), 1, 50)
    assert SWITCHES["match.eliminate_at"].allowed == Allowed(("none",), 10, 5000)
    assert SWITCHES["deal.packets"].allowed == Allowed((), 1, 15, many=True)
    assert SWITCHES["go_out.knock.ace"].allowed == Allowed(("1", "11"))
    assert set(SWITCHES["flush"].allowed.words) == {"on", "none"}


def test_the_switches_of_a_group_are_listed_whether_it_is_on_or_off() -> None:
    off = {switch.name: switch.value for switch in described(BASIC)}
    on = {switch.name: switch.value for switch in described(NSV_BASIC)}
    assert (off["go_out.knock"], off["go_out.knock.limit"]) == (None, None)
    assert (on["go_out.knock"], on["go_out.knock.limit"]) == (True, 9)
    assert SWITCHES["go_out.knock"].holds
    assert not SWITCHES["go_out.knock.limit"].holds


def test_a_group_and_the_switch_that_turns_it_on_are_listed_together() -> None:
    groups = grouped(described(BASIC))
    assert [switch.name for switch in groups["flush"]] == ["flush", "flush.cards"]
    assert [switch.name for switch in groups[""]] == ["players_min", "players_max", "meld_from_lap"]
    assert sum(map(len, groups.values())) == len(SWITCHES)


def test_every_listed_word_and_end_of_range_may_be_typed() -> None:
    """Alone it may contradict another switch, but never is it unknown."""
    for switch in described(BASIC):
        ends = [str(end) for end in (switch.allowed.least, switch.allowed.most) if end is not None]
        for typed in (*switch.allowed.words, *ends):
            found = attempted(switch.name, typed)
            assert not isinstance(found, RuleError) or found.code is not RuleFault.VALUE_NOT_ALLOWED, (
                switch.name,
                typed,
            )


def test_the_switches_of_one_rule_set_make_the_other_into_it() -> None:
    for rules in (BASIC, LAYOFF, CZECH_RUMMY, NSV_BASIC, NSV_BUY):
        assert DrawDiscardRules().with_switches(values_of(rules)) == rules


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownVariantError) as caught:
        variant_of("canasta")
    assert caught.value.known == tuple(VARIANTS)
    assert "disney_basic" in str(caught.value)


def test_house_rules_make_a_game_of_a_variant() -> None:
    game = game_of("disney_layoff", {"opening.points": "40"})
    assert (game.variant, values_of(game.rules)["opening.points"]) == ("disney_layoff", 40)
    with pytest.raises(RuleError):
        game_of("disney_layoff", {"opening.points": "many"})
