"""Examples of rebuilding are right or wrong by the rules that are told, and drawn in the pieces of the game."""

import pytest

from bot.ui.rules.examples import rebuild_samples, rebuilds_drawn
from bot.ui.rules.pages import rules_pages
from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.cards import PLAYING_CARDS, TILES_002, TILES_004, Notation
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from render.pieces.pack import Pack
from render.sheets.rule_example import Rebuild
from tests.ui.looks import ENGLISH

GAMES = pytest.mark.parametrize(
    ("rules", "notation"), [(MY_RUMMY, TILES_002), (TILE_RUMMY, TILES_004), (NSV_ROBBER, PLAYING_CARDS)]
)


def told(page: str, rules: RuleSet, notation: Notation = PLAYING_CARDS) -> tuple[Rebuild, ...]:
    return rebuild_samples(page, rules, ENGLISH, notation)


@GAMES
def test_examples_2_and_3_of_002_and_4_of_004_are_right_in_every_game(rules: RuleSet, notation: Notation) -> None:
    shown = told("rebuilding", rules, notation)
    assert [one.right for one in shown] == [True, True, True, False]
    assert [notation.texts(piece.card for piece in tray.pieces) for tray in shown[0].before] == [
        notation.texts(PLAYING_CARDS.parse_many("2S 3S 4S 5S 6S"))
    ]
    assert shown[0].own == PLAYING_CARDS.parse_many("4S")


@GAMES
def test_what_is_wrong_is_told_by_the_sentence_of_the_refusal(rules: RuleSet, notation: Notation) -> None:
    *_, wrong = told("rebuilding", rules, notation)
    assert "too few" in wrong.caption
    assert [tray.wrong for tray in wrong.after] == [True, False]


@pytest.mark.parametrize(
    ("lock", "right"),
    [
        ("none", [True, True, True]),
        ("joker_only", [True, True, False]),
        ("groups_only", [True, True, False]),
        ("whole_meld", [True, False, False]),
    ],
)
@pytest.mark.parametrize("rules", [MY_RUMMY, TILE_RUMMY, NSV_ROBBER])
def test_a002_04_a004_04_a_joker_is_held_as_the_rules_say(rules: RuleSet, lock: str, right: list[bool]) -> None:
    shown = told("freeing", rules.with_switches({"rearrange.lock": lock}))
    assert [one.right for one in shown] == right
    assert all(any(tray.wrong for tray in one.after) is not one.right for one in shown)


@pytest.mark.parametrize(("least", "shown"), [(1, 4), (2, 2)])
def test_g24_no_example_lays_fewer_than_a_rebuild_must(least: int, shown: int) -> None:
    assert len(told("rebuilding", TILE_RUMMY.with_switches({"rearrange.min_rack": least}))) == shown


@pytest.mark.parametrize("variant", ["my_rummy", "tile_rummy", "nsv_robber"])
def test_rebuilds_are_drawn_and_told_in_words(variant: str) -> None:
    pages = [page for page in rules_pages(variant, VARIANTS[variant].rules, ENGLISH) if page.rebuilds]
    assert [page.title for page in pages] == ["Rebuilding the table", "Jokers on the table"]
    for page in pages:
        files = rebuilds_drawn(page.rebuilds, Pack(VARIANTS[variant].notation), ENGLISH)
        assert sum(len(file.data) for file in files) < 60_000
        for file in files:
            assert len(file.alt) < 1024
            assert "{" not in file.alt


@pytest.mark.parametrize(("variant", "colours"), [("my_rummy", "**Y** for grey"), ("tile_rummy", "**N** for brown")])
def test_the_rules_tell_the_letters_of_the_colours(variant: str, colours: str) -> None:
    assert any(colours in page.body for page in rules_pages(variant, VARIANTS[variant].rules, ENGLISH))
