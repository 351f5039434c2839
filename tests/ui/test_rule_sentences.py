"""What pages of the rules say under house rules; how many cards a meld takes is played beside it."""

import pytest

from bot.ui.rules.pages import rules_pages
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.rules.refusals import Reject
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from tests.engine.builders import OVER, at_table, cards, refused
from tests.ui.looks import ENGLISH

SAID = [
    (
        "tile_rummy",
        "rearrange.lock=joker_only",
        "stays what it is until it is freed, and goes only to a meld of its kind.",
    ),
    ("my_rummy", "rearrange.lock=whole_meld", "A meld with a joker stays together"),
    ("my_rummy", "rearrange.swap_tile_from=rack_only", "must be one of your own. In a group"),
    ("my_rummy", "joker.freed=immediately_in_new_meld", "must go into a new meld at once."),
    ("my_rummy", "table_access_after_opening=same_turn", "yours in the turn of your first melds"),
    ("tile_rummy", "table_access_after_opening=next_turn", "yours from the turn after your first melds"),
    ("tile_rummy", "timeout.penalty_tiles=5", "while laying costs 5 tiles"),
    ("tile_rummy", "timeout.policy=keep_valid_else_rollback", "your tiles in no meld go back to you"),
    ("tile_rummy", "v2.enabled=on v2.condition=any_play", "The open tile is for any play."),
    ("tile_rummy", "hand_game.enabled=on", "✓ **Hand game** (002 “Hand Rummy”, 004 variant 3)"),
    ("tile_rummy", "v1.enabled=on", "✓ **Take, then lay or put aside** (004 variant 1)"),
    ("tile_rummy", "v2.enabled=on", "✓ **The open tile** (004 variant 2)"),
    ("my_rummy", "rearrange.check=strict_origin", "Three pieces of every meld stay together"),
    ("nsv_robber", "rearrange.lock=whole_meld", "A meld with a joker stays together"),
    (
        "nsv_robber",
        "rearrange.lock=joker_only",
        "stays what it is until it is freed, and goes only to a meld of its kind.",
    ),
    ("nsv_robber", "layoff.in_opening_turn=off", "You may not lay off in the turn of your first melds."),
    ("nsv_robber", "opening.points=0", "You need no meld of your own for it."),
    ("disney_karo8", "karo8.ace=low", "The ace lies below the two."),
    ("disney_karo8", "karo8.may_hold_back=on", "You may draw although you could lay."),
    ("disney_karo8", "karo8.eights_first=on", "All four eights must lie before any other card."),
    ("disney_karo8", "karo8.start_draw=first_player", "the first player draws."),
    ("disney_karo8", "karo8.drawn_card_playable_same_turn=on", "A drawn card that fits is laid at once."),
    ("disney_karo8", "karo8.win=team_hands_empty", "The first team without cards wins."),
    ("disney_karo8", "karo8.teams=lone_villain", "plays alone for the villains."),
    ("disney_duel", "duel.jokers=0", "No jokers. A team"),
]
"""What is said of a game under a house rule, and not by its booklet."""
BY_THE_BOOKLET = [
    ("my_rummy", "**Y** for grey"),
    ("tile_rummy", "**N** for brown"),
    ("disney_duel", "4 jokers, half for each team. A team"),
    ("nsv_robber", "The top discard may be taken only to lay it at once, before any other card."),
    ("nsv_robber", "As your first laying-out it must bring the points that first melds must. It may do so alone."),
    ("my_rummy", "stays what it is until it is freed, and goes only to a meld of its kind."),
    ("nsv_buy", "**The card turned up at the start** can be bought as well, also where two play."),
    ("nsv_buy", "**With two players** nobody is asked for a discard: the next player may simply take it."),
]


def pages_told(variant: str, rules: RuleSet) -> str:
    """All that the pages tell, without the lists of switches."""
    titles = ("House rules", "Every switch")
    pages = rules_pages(variant, rules, ENGLISH)
    return "\n".join(page.body for page in pages if not page.title.startswith(titles))


@pytest.mark.parametrize(("variant", "switches", "said"), SAID)
def test_a_house_rule_is_in_the_rules(variant: str, switches: str, said: str) -> None:
    rules = VARIANTS[variant].rules
    changed = rules.with_switches(dict(switch.split("=") for switch in switches.split()))
    assert said not in pages_told(variant, rules)
    assert said in pages_told(variant, changed)


@pytest.mark.parametrize(("variant", "said"), BY_THE_BOOKLET)
def test_a_rule_of_the_booklet_is_in_the_rules(variant: str, said: str) -> None:
    assert said in pages_told(variant, VARIANTS[variant].rules)


@pytest.mark.parametrize(("least_run", "least_set"), [(3, 3), (3, 4), (4, 3), (4, 4)])
@pytest.mark.parametrize("variant", ["disney_basic", "nsv_robber"])
def test_how_many_cards_a_meld_takes_is_told_with_an_example_of_as_many(
    variant: str, least_run: int, least_set: int
) -> None:
    changed = {"run.min": least_run, "set.min": least_set}
    rules = VARIANTS[variant].rules.with_switches(changed)
    assert isinstance(rules, DrawDiscardRules)
    run, group = ("5H 6H 7H 8H", "9S 9H 9C 9D")
    example_run, example_set = cards(run)[:least_run], cards(group)[:least_set]
    shown_run, shown_set = ENGLISH.cards(example_run), ENGLISH.cards(example_set)
    text = pages_told(variant, rules)
    short = f"sets of {least_set} cards or more ({shown_set}) and runs of one suit, {least_run} or more ({shown_run})"
    assert short in text
    assert f"**Runs** are {least_run} to " in text
    assert f" cards of one suit in a row, such as {shown_run}." in text
    assert f"**Sets** are {least_set} or more cards of one rank, such as {shown_set}." in text
    assert "three or more" not in text
    assert "three cards or more" not in text
    if rules.rearrange is not None:
        assert f"runs of {least_run} cards or more, sets of {least_set} or more" in text
    for words, least in ((run, least_run), (group, least_set)):
        fewer = " ".join(words.split()[: least - 1])
        open_rules = rules.with_switches({"opening.points": 0, "opening.count_layoffs": False})
        _laid(open_rules, " ".join(words.split()[:least]))
        with refused(Reject.MELD_TOO_SHORT):
            _laid(open_rules, fewer)


def _laid(rules: DrawDiscardRules, words: str) -> None:
    table = at_table(rules, hands=[f"{words} 2D 3D KC", "KD"], lap=3)
    table.lay(words)
    assert table.phase is not OVER


def test_a_run_that_is_too_short_is_called_so_in_the_pictures() -> None:
    pages = rules_pages("nsv_robber", VARIANTS["nsv_robber"].rules.with_switches({"run.min": 4}), ENGLISH)
    assert "Too few for a run" in [sample.caption for page in pages for sample in page.examples if not sample.right]
