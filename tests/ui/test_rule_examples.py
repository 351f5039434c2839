"""Examples beside the rules are right or wrong by the very rules that are told, house rules included."""

import pytest

from bot.ui.rules.examples import samples, samples_drawn
from bot.ui.rules.pages import rules_pages
from engine.booklets import CZECH_RUMMY, DISNEY_BASIC, DISNEY_DUEL, DISNEY_KARO8, GIN_RUMMY, NSV_BASIC
from engine.cards import PLAYING_CARDS
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from render.pieces.pack import Pack
from render.sheets.rule_example import Example
from tests.engine.builders import text
from tests.ui.looks import ENGLISH, EVERY_GAME


def the_sample(family: str, page: str, rules: RuleSet, cards: str) -> Example:
    """The sample with these cards."""
    return next(one for one in samples(family, page, rules, ENGLISH) if text(one.cards) == cards)


def melds_of(*switches: str, rules: RuleSet = DISNEY_BASIC) -> dict[str, bool | None]:
    """Which of the sample melds are right."""
    changed = rules.with_switches(dict(switch.split("=") for switch in switches))
    return {text(one.cards): one.right for one in samples("draw_discard", "melds", changed, ENGLISH)}


def test_runs_and_sets_of_the_booklet() -> None:
    found = melds_of()
    assert found["5H 6H 7H"]
    assert found["9S 9H 9C"]
    assert not found["5H 7H 8H"]
    assert not found["8C 8D 8D"]
    assert "4S 4H 4D 4C 4S" not in found, "nobody expects five of a rank where four suits are all"


@pytest.mark.parametrize(
    ("switch", "cards", "right"),
    [
        ("run.ace=low", "QH KH AH", False),
        ("run.ace=low_or_high", "QH KH AH", True),
        ("run.ace=high", "AD 2D 3D", False),
        ("run.wrap=on", "KS AS 2S", True),
        ("set.distinct_suits=off", "8C 8D 8D", True),
    ],
)
def test_a_house_rule_changes_what_is_right(switch: str, cards: str, right: bool) -> None:
    assert melds_of("run.ace=low_or_high", switch)[cards] is right


@pytest.mark.parametrize(("switch", "cards"), [("run.min=4", "QH KH AH"), ("set.min=4", "8C 8D 8D")])
def test_no_sample_is_said_to_be_wrong_for_what_its_size_is_wrong_for(switch: str, cards: str) -> None:
    assert cards not in melds_of(switch)


def test_a003_03_repeated_suits_and_more_than_four_of_a_rank() -> None:
    found = melds_of(rules=NSV_BASIC)
    assert found["8C 8D 8D"]
    assert found["4S 4H 4D 4C 4S"]


def test_a001_06_the_closing_flush_is_shown_where_there_is_one() -> None:
    assert sum(len(cards.split()) == 12 for cards in melds_of(rules=CZECH_RUMMY)) == 1
    assert not any(len(cards.split()) == 12 for cards in melds_of())


@pytest.mark.parametrize(("most", "right"), [("half", False), ("at_least_one_natural", True), ("one", False)])
def test_g19_jokers_in_a_meld(most: str, right: bool) -> None:
    rules = DISNEY_BASIC.with_switches({"joker.max_per_meld": most})
    assert the_sample("draw_discard", "jokers", rules, "9C JK JK").right is right


@pytest.mark.parametrize(("page", "switch"), [("jokers", "deck.jokers"), ("opening", "opening.points")])
def test_without_jokers_or_a_minimum_there_is_nothing_to_show_of_them(page: str, switch: str) -> None:
    assert samples("draw_discard", page, DISNEY_BASIC.with_switches({switch: 0}), ENGLISH) == ()


def test_a001_02_a_joker_is_worth_what_the_rules_say() -> None:
    assert "worth 25" in the_sample("draw_discard", "jokers", CZECH_RUMMY, "4S JK 6S").caption
    assert "worth 15" in the_sample("draw_discard", "jokers", DISNEY_BASIC, "4S JK 6S").caption


@pytest.mark.parametrize(
    ("scope", "points", "right"), [("single_meld", 30, False), ("sum_of_melds", 30, True), ("sum_of_melds", 31, False)]
)
def test_a000_06_an_opening_counts_one_meld_or_all(scope: str, points: int, right: bool) -> None:
    rules = DISNEY_BASIC.with_switches({"opening.scope": scope, "opening.points": points})
    assert the_sample("draw_discard", "opening", rules, "5H 6H 7H 4S 4H 4C").right is right


@pytest.mark.parametrize(("limit", "right"), [(10, True), (9, False)])
def test_gin_knocks_with_so_much_deadwood(limit: int, right: bool) -> None:
    rules = GIN_RUMMY.with_switches({"knock.limit": limit})
    (hand,) = [one for one in samples("gin", "turn", rules, ENGLISH) if "Deadwood 10" in one.caption]
    assert hand.right is right


@pytest.mark.parametrize(("ace", "high", "low"), [("high", True, False), ("low", False, True)])
def test_g34_the_place_of_the_ace(ace: str, high: bool, low: bool) -> None:
    rules = DISNEY_KARO8.with_switches({"karo8.ace": ace})
    assert the_sample("suit_rows", "turn", rules, "8D 9D 10D JD QD KD AD").right is high
    assert the_sample("suit_rows", "turn", rules, "AD 2D 3D 4D 5D 6D 7D 8D").right is low


def test_a000_28_with_all_eights_first_a_row_grows_all_the_same() -> None:
    rules = DISNEY_KARO8.with_switches({"karo8.eights_first": True})
    assert the_sample("suit_rows", "turn", rules, "6D 7D 8D 9D").right


def test_a_comparison_is_neither_right_nor_wrong() -> None:
    shown = samples("duel", "turn", DISNEY_DUEL, ENGLISH)
    assert {one.right for one in shown} == {None}
    assert any("a tie" in one.caption for one in shown)


@pytest.mark.parametrize("variant", EVERY_GAME)
def test_every_game_has_a_page_with_pictures_and_they_are_told_in_words(variant: str) -> None:
    pages = rules_pages(variant, VARIANTS[variant].rules, ENGLISH)
    drawn = [samples_drawn(page.examples, Pack(VARIANTS[variant].notation), ENGLISH) for page in pages if page.examples]
    assert drawn
    for file in (file for files in drawn for file in files):
        assert file.alt
        assert "{" not in file.alt
        assert len(file.alt) <= 1024
        assert len(file.data) < 60_000


def test_jokers_are_drawn_as_what_they_stand_for() -> None:
    run = the_sample("draw_discard", "jokers", DISNEY_BASIC, "4S JK 6S")
    assert run.faces == PLAYING_CARDS.parse_many("4S 5S 6S")
