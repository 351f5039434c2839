"""House rules as people type them, and what a game changes of its booklet."""

import pytest

from bot.hosting.refusals import HostReject, Refused
from bot.ui.lobby.house_rules import EXAMPLE, differences, parse_house_rules, said_differences, shortened
from engine.rules.switches import described
from engine.variants import VARIANTS
from tests.engine.builders import BASIC, house
from tests.ui.looks import ENGLISH, a_record, values


def test_a_typed_text_sets_switches() -> None:
    typed = "opening.points=40  deck.jokers=4,claim.enabled=off"
    assert parse_house_rules(typed) == {"opening.points": "40", "deck.jokers": "4", "claim.enabled": "off"}
    assert parse_house_rules("") == {}


@pytest.mark.parametrize("typed", ["opening.points", "=40", "opening.points="])
def test_half_a_house_rule_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_house_rules(typed)
    assert refused.value.code is HostReject.HALF_A_RULE
    assert typed in ENGLISH.reject(refused.value)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_example_applies_in_every_game(variant: str) -> None:
    rules = VARIANTS[variant].rules.with_switches(EXAMPLE)
    assert {one.name for one in described(rules) if one.holds} >= EXAMPLE.keys()


def test_half_a_house_rule_that_goes_on_and_on_is_not_repeated_to_its_end() -> None:
    with pytest.raises(Refused) as refused:
        parse_house_rules("x" * 5000)
    assert len(ENGLISH.reject(refused.value)) < 250


def test_a_game_tells_what_it_changes_of_its_booklet_and_nothing_else() -> None:
    record = a_record(house(BASIC, "opening.points=40", "joker.swap=never"))
    told = [*differences(record.variant, record.rules, ENGLISH).values()]
    assert [text.split("`")[1] for text in told] == ["joker.swap=never", "opening.points=40"]
    assert "booklet: `30`" in told[1]


def test_a_lobby_tells_house_rules_in_words_alone() -> None:
    rules = house(BASIC, "opening.points=0", "claim.enabled=off", "set.max=3")
    assert said_differences("disney_basic", rules, ENGLISH) == (
        "Nobody knocks for discards.",
        "A set has at most 3 cards.",
        "No points needed to open.",
    )


def test_of_a_group_that_is_turned_off_it_is_said_once() -> None:
    rules = VARIANTS["nsv_basic"].rules.with_switches({"go_out.knock": "none"})
    assert said_differences("nsv_basic", rules, ENGLISH) == ("Nobody may bid Rommé.",)


@pytest.mark.parametrize("key", VARIANTS)
def test_every_value_of_every_switch_is_said_in_a_sentence(key: str) -> None:
    """No switch says the same of two values, and none repeats a word as it is typed."""
    for switch in described(VARIANTS[key].rules):
        offered = list(dict.fromkeys(values(switch)))
        said = [ENGLISH.said_value(switch, _read(value)) for value in offered]
        assert len(set(said)) == len(said), switch.name
        for sentence, value in zip(said, offered, strict=True):
            assert sentence.endswith((".", "!")), sentence
            assert "_" not in sentence, (switch.name, value)


def _read(value: str) -> object:
    """A suggested value as a rule set would hold it."""
    if value.lstrip("-").isdecimal():
        return int(value)
    return {"on": True, "off": False, "none": None}.get(value, value)


def test_switches_are_shortened_at_a_whole_one_and_the_rest_is_counted() -> None:
    switches = {"run.max": 7, "deal.packets": [3, 3, 4], "claim.enabled": False, "opening.points": 40}
    whole = "run.max=7 deal.packets=3-3-4 claim.enabled=off opening.points=40"
    assert shortened(switches, len(whole)) == whole
    assert shortened(switches, len(whole) - 1) == "run.max=7 deal.packets=3-3-4 claim.enabled=off … +1"
    assert shortened(switches, 20) == "run.max=7 … +3"


@pytest.mark.parametrize(
    ("variant", "switch", "booklet"),
    [("tile_rummy", "match.rounds", 4), ("disney_basic", "match.target", 300), ("disney_karo8", "match.target", 3)],
)
def test_g13_what_no_booklet_says_is_called_a_default(variant: str, switch: str, booklet: int) -> None:
    rules = VARIANTS[variant].rules.with_switches({switch: 11})
    (rule,) = differences(variant, rules, ENGLISH).values()
    assert rule.endswith(f"`{switch}=11` (default: `{booklet}`)")
