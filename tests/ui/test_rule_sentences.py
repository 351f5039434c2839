"""What sentences of the rules say, beside the engine that does so: each is played."""

import re

import pytest

from bot.ui.rules.pages import Page, rules_pages
from bot.wording import Wording, locales
from engine.booklets import MY_RUMMY, NSV_BUY, NSV_ROBBER
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.rules.refusals import Reject
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from tests.engine.builders import DRAW, OVER, WINDOW, CardTable, at_table, cards, dealt, house, refused
from tests.engine.tile_builders import TileTable, at_my
from tests.ui.looks import ENGLISH


def pages(variant: str, rules: RuleSet) -> list[Page]:
    """The pages that tell the rules, without the lists of switches."""
    titles = ("House rules", "Every switch")
    return [page for page in rules_pages(variant, rules, ENGLISH) if not page.title.startswith(titles)]


def told(variant: str, rules: RuleSet) -> str:
    """All that the pages tell."""
    return "\n".join(page.body for page in pages(variant, rules))


def nines(*switches: str) -> TileTable:
    """A joker that stands for a nine in a row, and a rack with which it could lie in a group or in another row."""
    return at_my(*switches, racks=["B9 G9 P10 P11 P6 Y1", "Y2"], table="P6 P7 P8 JK=P9", opened=[0])


def test_a_joker_goes_to_another_meld_of_its_kind_as_the_same_tile_or_card() -> None:
    locked = house(NSV_ROBBER, "rearrange.lock=joker_only")
    for variant, rules in (("my_rummy", MY_RUMMY), ("nsv_robber", locked)):
        assert "until it is freed, and goes only to a meld of its kind." in told(variant, rules)
    nines().lay("P6 P7 P8 | JK=P9 P10 P11")
    with refused(Reject.JOKER_LOCKED):
        nines().lay("P6 P7 P8 | JK=P9 B9 G9")
    words = {"hands": ["9S 9C 10H JH 2D", "KD"], "melds": [(0, "6H 7H 8H JK=9H")]}
    at_table(locked, **words).rebuild("6H 7H 8H | JK=9H 10H JH")
    with refused(Reject.JOKER_LOCKED):
        at_table(locked, **words).rebuild("6H 7H 8H | 9S 9C JK=9H")


@pytest.mark.parametrize(
    ("variant", "switches", "gone", "instead"),
    [
        ("disney_basic", {"stock.empty": "end_round"}, "shuffled into a new one", "new stock. Once the stock is used"),
        (
            "disney_basic",
            {"stock.max_recycles": 0},
            "shuffled into a new one",
            "The discards never become a new stock.",
        ),
        ("disney_basic", {"score.display": "negative"}, "The lowest total wins.", "The highest total wins."),
        ("czech_rummy", {"score.display": "negative"}, "At 100 points", "At −100 points a player is out"),
        ("disney_basic", {"run.max": 3}, "3 to 13 cards", "**Runs** are 3 cards of one suit in a row"),
        ("disney_basic", {"go_out.last_card": "floats"}, "**No cards left** ends", "play on without a hand"),
        ("tile_rummy", {"score.double": "none"}, "A hand game doubles the others’ points.", "Nothing doubles points."),
        ("my_rummy", {"v1.discard": "always"}, "only if you have laid none.", "You put a tile aside in every turn."),
        ("gin_rummy", {"knock.oklahoma": "on"}, "10 or less. No deadwood", "10 or less. The up-card lowers the limit"),
        ("gin_rummy", {"score.game": 0}, "at the end gets", "Each round won brings 20 at the end."),
        ("gin_rummy", {"score.box": 0}, "round won brings", "The leader at the end gets 100 for the game."),
        ("tile_rummy", {"may_decline_to_lay": "off"}, "You need not lay, even if", "If you can lay, you must."),
    ],
)
def test_what_a_switch_has_settled_is_told_nowhere_else_otherwise(
    variant: str, switches: dict[str, object], gone: str, instead: str
) -> None:
    rules = VARIANTS[variant].rules
    assert gone in told(variant, rules)
    switched = told(variant, rules.with_switches(switches))
    assert gone not in switched
    assert instead in switched


def test_004_v1_a_tile_is_taken_in_every_turn_and_no_page_says_that_it_may_be() -> None:
    pages = told("tile_rummy", VARIANTS["tile_rummy"].rules.with_switches({"v1.enabled": True}))
    assert "On your turn, take a tile" in pages
    assert "You may draw" not in pages


@pytest.mark.parametrize(
    ("variant", "switch", "said"),
    [
        ("tile_rummy", {"rearrange.lock": "joker_only"}, "stays what it is until it is freed"),
        ("my_rummy", {"rearrange.lock": "whole_meld"}, "A meld with a joker stays together"),
        ("my_rummy", {"rearrange.swap_tile_from": "rack_only"}, "must be one of your own. In a group"),
        ("my_rummy", {"joker.freed": "immediately_in_new_meld"}, "must go into a new meld at once."),
        ("my_rummy", {"table_access_after_opening": "same_turn"}, "yours in the turn of your first melds"),
        ("tile_rummy", {"table_access_after_opening": "next_turn"}, "yours from the turn after your first melds"),
        ("tile_rummy", {"timeout.penalty_tiles": 5}, "while laying costs 5 tiles"),
        ("tile_rummy", {"timeout.policy": "keep_valid_else_rollback"}, "your tiles in no meld go back to you"),
        ("tile_rummy", {"v2.enabled": True, "v2.condition": "any_play"}, "The open tile is for any play."),
        ("tile_rummy", {"hand_game.enabled": True}, "✓ **Hand game** (002 “Hand Rummy”, 004 variant 3)"),
        ("tile_rummy", {"v1.enabled": True}, "✓ **Take, then lay or put aside** (004 variant 1)"),
        ("tile_rummy", {"v2.enabled": True}, "✓ **The open tile** (004 variant 2)"),
        ("my_rummy", {"rearrange.check": "strict_origin"}, "Three pieces of every meld stay together"),
        ("nsv_robber", {"rearrange.lock": "whole_meld"}, "A meld with a joker stays together"),
        ("disney_karo8", {"karo8.ace": "low"}, "The ace lies below the two."),
        ("disney_karo8", {"karo8.may_hold_back": True}, "You may draw although you could lay."),
        ("disney_karo8", {"karo8.eights_first": True}, "All four eights must lie before any other card."),
        ("disney_karo8", {"karo8.start_draw": "first_player"}, "the first player draws."),
        ("disney_karo8", {"karo8.drawn_card_playable_same_turn": True}, "A drawn card that fits is laid at once."),
        ("disney_karo8", {"karo8.win": "team_hands_empty"}, "The first team without cards wins."),
        ("disney_karo8", {"karo8.teams": "lone_villain"}, "plays alone for the villains."),
        ("disney_duel", {"duel.jokers": 6}, "6 jokers, half for each team. A team"),
        ("disney_duel", {"duel.jokers": 0}, "No jokers. A team"),
    ],
)
def test_what_a_house_rule_says_stands_in_the_pages_where_it_is_played_and_nowhere_else(
    variant: str, switch: dict[str, object], said: str
) -> None:
    rules = VARIANTS[variant].rules
    assert said not in told(variant, rules)
    assert said in told(variant, rules.with_switches(switch))


def test_a000_15_pages_and_lists_give_points_the_sign_of_the_sheet() -> None:
    bonuses = {"score.winner_bonus": -40, "score.lone_joker_relief": -20}
    for variant, more in (("disney_layoff", {"score.display": "negative"}), ("rummy_500", {})):
        rules = VARIANTS[variant].rules.with_switches({**bonuses, **more})
        every = "\n".join(page.body for page in rules_pages(variant, rules, ENGLISH))
        assert every.count("Winning a round counts 40.") == every.count("is credited 20.") == 2, "page and list"
        assert not any(wrong in every for wrong in ("counts −", "credited −", "The lowest"))


@pytest.mark.parametrize("locale", locales())
def test_a_number_of_points_and_its_noun_agree(locale: str) -> None:
    opening = [(key, {"opening.points": "3"}) for key in ("disney_basic", "czech_rummy", "my_rummy")]
    alone = [(key, {"opening.points": "1"}) for key, _ in opening]
    for key, switches in (
        *opening,
        *alone,
        ("gin_rummy", {"score.undercut": "1"}),
        ("disney_karo8", {"match.target": "1"}),
    ):
        rules = VARIANTS[key].rules.with_switches(switches)
        every = "\n".join(page.body for page in rules_pages(key, rules, Wording.of(locale)))
        assert not re.search(r"\b1 (points|Punkte|puntos|punti|punten|punktów|body|bodů)\b|\b3 (punktów|bodů)\b", every)


def test_a001_08_who_reaches_the_limit_is_out_however_the_match_ends() -> None:
    rules = VARIANTS["czech_rummy"].rules
    one, last = "If only one is left, that one wins.", "The last one left wins."
    for end, wins in (("last_player_standing", last), ("target", one), ("fixed_rounds", one)):
        (aim,) = (
            page.body for page in pages("czech_rummy", rules.with_switches({"match.end": end})) if "aim" in page.title
        )
        assert aim.endswith(f"At 100 points a player is out of the match. {wins}")
    kept = rules.with_switches({"match.end": "target", "match.eliminate_at": "none"})
    assert "out of the match" not in told("czech_rummy", kept)


@pytest.mark.parametrize("variant", ["czech_rummy", "nsv_robber", "my_rummy"])
def test_where_no_jokers_are_dealt_no_page_is_about_them(variant: str) -> None:
    rules = VARIANTS[variant].rules
    without = pages(variant, rules.with_switches({"deck.jokers": 0}))
    assert "Jokers" in {page.title for page in pages(variant, rules)}
    titles = {page.title for page in without}
    assert ("Rebuilding the table" in titles) is (variant != "czech_rummy"), "where melds stay as they are"
    assert not {"Jokers", "Jokers on the table"} & titles
    assert "A joker left in hand" not in "".join(page.body for page in without)


def test_with_two_players_the_card_turned_up_is_offered_and_no_discard_is() -> None:
    text = told("nsv_buy", NSV_BUY)
    assert "**The card turned up at the start** can be bought as well, also where two play." in text
    assert "**With two players** nobody is asked for a discard: the next player may simply take it." in text
    table = dealt(NSV_BUY, seats=2)
    assert (table.phase, set(table.active())) == (WINDOW, {0, 1})
    table.pass_(0)
    table.pass_(1)
    table.draw()
    table.discard(str(table.options(0).discardable[0]))
    assert (table.phase, set(table.active())) == (DRAW, {1})


@pytest.mark.parametrize("switch", ["claim.upcard_buyable=off", "claim.from_lap=2"])
def test_where_the_card_turned_up_is_not_for_sale_nothing_is_said_of_it(switch: str) -> None:
    rules = house(NSV_BUY, switch)
    assert "turned up at the start" not in told("nsv_buy", rules)
    assert dealt(rules, seats=2).phase is DRAW


def test_d003_u1_the_open_card_is_laid_before_any_other() -> None:
    said = "The top discard may be taken only to lay it at once, before any other card."
    assert said in told("nsv_robber", NSV_ROBBER)
    words = {"hands": ["9S 9C QS QC QH 2D", "KS"], "discards": "9H", "phase": DRAW, "melds": [(0, "6H 7H 8H")]}
    for lay_it in (lambda table: table.lay("9S 9H 9C"), lambda table: table.lay(layoffs=[("9H", 1)])):
        table = at_table(NSV_ROBBER, **words)
        table.take()
        with refused(Reject.TAKEN_NOT_MELDED):
            table.lay("QS QC QH")
        lay_it(table)
        table.lay("QS QC QH")


def laid_off(rules: DrawDiscardRules, word: str) -> CardTable:
    """Who has not opened adds a card to a row of 30 points."""
    table = at_table(rules, hands=[f"{word} 2D 3D", "KD"], melds=[(1, "6H 7H 8H 9H")])
    table.lay(layoffs=[(word, 1)])
    return table


def test_a003_10_lay_offs_may_be_a_first_laying_out_and_need_no_meld_of_ones_own() -> None:
    said = "As your first laying-out it must bring the points that first melds must. It may do so alone."
    free = house(NSV_ROBBER, "opening.points=0")
    for rules, sentence, card in ((NSV_ROBBER, said, "10H"), (free, "You need no meld of your own for it.", "5H")):
        assert sentence in told("nsv_robber", rules)
        assert laid_off(rules, card).round.table.opened[0]
    with refused(Reject.OPENING_SHORT):
        laid_off(NSV_ROBBER, "5H")


@pytest.mark.parametrize("points", [0, 40])
def test_g26_where_lay_offs_wait_for_the_next_turn_melds_come_first(points: int) -> None:
    rules = house(NSV_ROBBER, "layoff.in_opening_turn=off", f"opening.points={points}")
    said = "You may lay off after your own first melds. You may not lay off in the turn of your first melds."
    assert said in told("nsv_robber", rules)
    with refused(Reject.LAYOFF_NOT_IN_OPENING_TURN):
        laid_off(rules, "10H")


@pytest.mark.parametrize(("least_run", "least_set"), [(3, 3), (3, 4), (4, 3), (4, 4)])
@pytest.mark.parametrize("variant", [key for key, one in VARIANTS.items() if one.family == "draw_discard"])
def test_how_many_cards_a_meld_takes_is_told_with_an_example_of_as_many(
    variant: str, least_run: int, least_set: int
) -> None:
    changed = {"run.min": least_run, "set.min": least_set}
    rules = VARIANTS[variant].rules.with_switches(changed)
    run, group = ("5H 6H 7H 8H", "9S 9H 9C 9D")
    example_run, example_set = cards(run)[:least_run], cards(group)[:least_set]
    shown_run, shown_set = ENGLISH.cards(example_run), ENGLISH.cards(example_set)
    text = told(variant, rules)
    most = rules.set.largest
    set_size = f"{least_set} or more" if most is None else f"{least_set} to {most}" if most > least_set else f"{most}"
    run_size = f"{least_run} to {rules.run.max}"
    assert f"sets of {set_size} cards ({shown_set}) and runs of one suit, {run_size} cards ({shown_run})" in text
    assert f"**Runs** are {run_size} cards of one suit in a row, such as {shown_run}." in text
    assert f"**Sets** are {set_size} cards of one rank, such as {shown_set}." in text
    assert "three or more" not in text
    assert "three cards or more" not in text
    if rules.rearrange is not None:
        assert f"runs of {run_size} cards, sets of {set_size} cards" in text
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
    rules = NSV_ROBBER.with_switches({"run.min": 4})
    captions = [sample.caption for page in pages("nsv_robber", rules) for sample in page.examples if not sample.right]
    assert "Too few for a run" in captions
