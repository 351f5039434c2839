"""Every sentence of the rules that is there for some rules only has a predicate: it is read exactly where that holds.

What a switch says is said by house.ftl, and is the switch's own value; these are the sentences beside it. A sentence of
a selector that stands in no list below fails.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from fluent.syntax import ast, parse

from bot.ui.rules.pages import PAGES, rules_pages
from engine.variants import VARIANTS
from scripts.words import CATALOG
from tests.engine.rules.every_switch import with_many
from tests.prove.reporting import ProofReport
from tests.ui.looks import ENGLISH

Holds = Callable[[Any], bool]

CLAIMS: Final[dict[str, dict[str, Holds]]] = {
    "draw_discard-short": {
        "A joker stands for any card.": lambda r: r.deck.jokers > 0,
        "**Your first meld** must be worth": lambda r: r.opening.points > 0 and r.opening.scope == "single_meld",
        "**Your first melds** must be worth": lambda r: r.opening.points > 0 and r.opening.scope != "single_meld",
        "**First lap:** only draw and discard.": lambda r: r.meld_from_lap == 2,
        "- **Before lap": lambda r: r.meld_from_lap > 2,
        "**Then** add cards to melds on the table.": lambda r: r.layoff.enabled and r.rearrange is None,
        "**Then** the table is yours: take melds apart": lambda r: r.rearrange is not None,
        "**The discards lie open.**": lambda r: r.draw.discard_take == "visible_pile",
        "from three players on": lambda r: r.claim.enabled and r.players_max > 2,
        "**Bidding Rommé:** your discard may end the round.": lambda r: r.go_out.knock,
        "No points may be left in hand.": lambda r: (to := r.go_out.knock) and to.limit == 0,
        "Points left in hand: exactly": lambda r: (to := r.go_out.knock) and to.limit and to.test == "exactly",
        "Points left in hand: at most": lambda r: (to := r.go_out.knock) and to.limit and to.test == "at_most",
        "**No cards left** ends the round.": lambda r: r.go_out.last_card != "floats",
    },
    "draw_discard-goal": {
        "or as many below zero, the match is over.": lambda r: r.match.end == "target" and r.match.best == "lowest",
        "points, the match is over.": lambda r: r.match.end == "target" and r.match.best == "highest",
        "The last one left wins.": lambda r: r.match.end == "last_player_standing",
        "If only one is left": lambda r: r.match.end != "last_player_standing" and r.match.eliminate_at is not None,
    },
    "draw_discard-turn": {
        "Meld, keep or discard the others.": lambda r: r.draw.discard_take == "visible_pile",
        "After ten laps of taken discards alone": lambda r: r.draw.discard_take in {"free", "visible_pile"},
    },
    "draw_discard-opening": {
        "After that, any meld will do for the rest of the round.": lambda r: r.opening.points > 0,
        "**Laying off** is adding single cards": lambda r: r.layoff.enabled,
        "You need no meld of your own for it.": lambda r: lays_off_first(r) and not r.opening.points,
        "As your first laying-out it must bring the points": lambda r: lays_off_first(r) and r.opening.points > 0,
    },
    "draw_discard-rebuilding": {
        "Only a joker that you freed may go to your hand.": lambda r: r.deck.jokers and r.joker.freed == "hand_or_play",
        "None of them goes to your hand.": lambda r: not r.deck.jokers or r.joker.freed != "hand_or_play",
        "Before your first melds you may rebuild only in": lambda r: r.layoff.requires == "own_opening",
        "You need a meld of your own first, or in the same": lambda r: r.layoff.requires == "own_meld",
    },
    "draw_discard-jokers": {"**Freeing a joker** is putting the card": lambda r: r.joker.swap != "never"},
    "draw_discard-knocking": {
        "After a discard everybody else is asked": lambda r: r.claim.enabled,
        "Answers are secret until time is up": lambda r: r.claim.enabled and r.claim.resolution == "seat_order",
        "can be bought as well, also where two play.": lambda r: (
            r.claim.enabled and r.claim.upcard_buyable and r.claim.from_lap == 1
        ),
        "With two players** nobody is asked for a discard": lambda r: r.claim.enabled,
    },
    "draw_discard-ending": {
        "Twice at most without anybody laying a card": lambda r: (
            r.stock.empty != "end_round" and r.stock.max_recycles is None
        ),
    },
    "draw_discard-scores": {
        "**Every card counts for the player who laid it**": lambda r: r.score.count_melds,
    },
    "gin-short": {
        "when you have no deadwood at all: that is **gin**.": lambda r: r.knock.limit == 0,
        "No deadwood at all is **gin**.": lambda r: r.knock.limit > 0,
        "no more deadwood than the one who knocked?": lambda r: r.knock.limit > 0 and r.score.undercut_on_tie,
        "less deadwood than the one who knocked?": lambda r: r.knock.limit > 0 and not r.score.undercut_on_tie,
        "It brings": lambda r: r.knock.limit > 0 and r.score.undercut > 0,
    },
    "gin-goal": {
        "points ends the match.": lambda r: r.match.end != "fixed_rounds",
    },
    "gin-deal": {
        "If not, the dealer may.": lambda r: r.deal.upcard_offered,
        "The player who did not deal begins, and may take it.": lambda r: not r.deal.upcard_offered,
    },
    "gin-turn": {"If even the card to discard fits, lay": lambda r: r.score.big_gin is not None},
    "tiles-short": {
        "A joker stands for any tile.": lambda r: r.deck.jokers > 0,
        "**Your first melds** must be worth": lambda r: r.opening.points > 0,
    },
    "tiles-goal": {"points, the match is over.": lambda r: r.match.end == "target"},
    "tiles-turn": {
        "the last tile that the player before you has put aside.": lambda r: r.v1.enabled,
        "Instead of drawing you may use the open tile.": lambda r: r.v2.enabled,
    },
    "tiles-opening": {
        "The table is open to you from the start.": lambda r: not r.opening.points,
        "They come from your rack alone.": lambda r: r.opening.points > 0,
        "A tile counts its number.": lambda r: r.opening.points > 0,
        "**Hand game:** you have laid nothing before": lambda r: r.hand_game.enabled,
    },
    "tiles-jokers": {
        "In a group you say which colour it stands for.": lambda r: r.joker.announce == "required",
        "In a group it may stand for any colour that is": lambda r: r.joker.announce != "required",
    },
    "tiles-freeing": {
        "Put the real tile in its place to free it.": lambda r: r.rearrange.lock != "none",
        "It never goes to your rack.": lambda r: r.rearrange.lock != "none",
        "In a group of three any colour that is missing": lambda r: (
            r.rearrange.lock != "none" and r.rearrange.set_colour == "any_missing"
        ),
    },
    "tiles-time": {
        "a tile is drawn for you and put aside.": lambda r: r.v1.enabled,
        "a tile is drawn for you.": lambda r: not r.v1.enabled,
        "If the table still is not right, the turn is taken": lambda r: r.timeout.policy == "keep_valid_else_rollback",
    },
    "tiles-scores": {
        "the round counts for nobody.": lambda r: r.pool_empty == "void_round",
        "the lowest rack wins: the others lose": lambda r: r.pool_empty != "void_round",
        "Equally low racks share that": lambda r: r.pool_empty != "void_round" and r.score.winner == "plus_sum",
    },
}


def lays_off_first(rules: Any) -> bool:
    """Whether lay-offs may be somebody's first laying-out (A003-10b)."""
    layoff = rules.layoff
    opens = layoff.requires == "own_opening" and layoff.in_opening_turn
    return layoff.enabled and rules.rearrange is not None and opens


def conditional() -> Iterator[tuple[str, str]]:
    """The texts of the pages that stand in a selector, each with its page."""
    for one in parse((CATALOG / "rules.ftl").read_text(encoding="utf-8")).body:
        if isinstance(one, ast.Message) and one.value is not None:
            page = one.id.name.removeprefix("rules-")
            if page.partition("-")[0] in PAGES and not page.endswith("-title"):
                yield from ((page, text) for text in _inside(one.value, inside=False))


def _inside(pattern: ast.Pattern, *, inside: bool) -> Iterator[str]:
    whole = "".join(part.value if isinstance(part, ast.TextElement) else "\0" for part in pattern.elements)
    if inside and re.search(r"[a-z]{3}", whole):
        yield whole
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from _inside(variant.value, inside=True)


def test_every_sentence_that_depends_on_the_rules_has_its_predicate() -> None:
    unlisted = [(page, text) for page, text in conditional() if not any(said in text for said in CLAIMS.get(page, ()))]
    assert unlisted == []
    texts = [*conditional()]
    stale = [
        said for page, told in CLAIMS.items() for said in told if not any(said in t for p, t in texts if p == page)
    ]
    assert stale == []


def hold(variant: str, count: int) -> int:
    """The pages of so many house rules at random say what holds for them, and nothing else."""
    family, told = VARIANTS[variant].family, 0
    titles = {
        ENGLISH.in_forms(family).text(f"rules-{page}-title", bought=bought): f"{family}-{page}"
        for page in PAGES[family]
        for bought in ("yes", "no")
    }
    for wish, rules in with_many(VARIANTS[variant].rules, count, seed=26):
        for page in rules_pages(variant, rules, ENGLISH):
            for said, predicate in CLAIMS.get(titles.get(page.title, ""), {}).items():
                assert (said in page.body) is bool(predicate(rules)), (page.title, said, wish)
            assert page.title not in titles or "Does not apply" not in page.body, (page.title, wish)
        told += 1
    return told


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_page_says_what_holds_and_nothing_else(variant: str) -> None:
    assert hold(variant, 3) == 3


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_pages_of_200_house_rules_say_what_holds(variant: str, proof_report: ProofReport) -> None:
    proof_report("house rules at random whose pages say what holds", hold(variant, 200), 200, at_least=True)


@pytest.mark.parametrize(("ace", "worth"), [("low", "below the two"), ("high", "above the king")])
def test_a001_04_an_ace_counts_only_where_it_may_lie(ace: str, worth: str) -> None:
    rules = VARIANTS["czech_rummy"].rules.with_switches({"run.ace": ace})
    (melds,) = [page.body for page in rules_pages("czech_rummy", rules, ENGLISH) if page.title == "Melds"]
    assert re.findall(r"An ace (\w+ the \w+) is worth", melds) == [worth]
