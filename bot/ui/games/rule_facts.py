"""What panels of any game read of its rules: each fact is read from the rule models of the families that have it."""

from __future__ import annotations

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.gin.rules import GinRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import MeldRules
from engine.melds.rebuilding import TableRules
from engine.rules.rebuilding import RearrangeRules
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet


def meld_rules(rules: RuleSet) -> MeldRules:
    """The rules as the search for melds reads them. Raises IllegalMove(WRONG_PHASE) in a game without melds."""
    if isinstance(rules, DrawDiscardRules | GinRules | TileRules):
        return rules
    raise IllegalMove(Reject.WRONG_PHASE)


def table_rules(rules: RuleSet) -> TableRules:
    """The rules as the check of a rebuild reads them. Raises IllegalMove(REARRANGE_DISABLED) where melds stay."""
    if isinstance(rules, DrawDiscardRules | TileRules):
        return rules
    raise IllegalMove(Reject.REARRANGE_DISABLED)


def rearrange_of(rules: RuleSet) -> RearrangeRules | None:
    """How the melds on the table may be rebuilt, None where they stay as they lie."""
    return rules.rearrange if isinstance(rules, DrawDiscardRules | TileRules) else None


def melding_begins(rules: RuleSet) -> int:
    """The lap from which melds may be laid (A000-01)."""
    return rules.meld_from_lap if isinstance(rules, DrawDiscardRules) else 1


def least_cards(rules: RuleSet) -> tuple[int, int]:
    """How many cards a set takes at least, and a run, in a game of melds; in others what is usual."""
    if isinstance(rules, DrawDiscardRules | GinRules | TileRules):
        return rules.set.min, rules.run.min
    return 3, 3


def laps_matter(rules: RuleSet) -> bool:
    """Whether something is allowed only from a later lap on."""
    if not isinstance(rules, DrawDiscardRules):
        return False
    claimed_from = rules.claim.from_lap if rules.claim.enabled else 1
    return max(rules.meld_from_lap, rules.draw.discard_take_from_lap, claimed_from) > 1


def cards_are_laid_off(rules: RuleSet) -> bool:
    """Whether single cards are added to melds on the table."""
    return not isinstance(rules, DrawDiscardRules) or rules.layoff.enabled


def opens_with_one_meld(rules: RuleSet) -> bool:
    """Whether one meld alone must bring the points of a first laying-out (A000-06)."""
    return isinstance(rules, DrawDiscardRules | TileRules) and rules.opening.scope == "single_meld"


def opens_with_any_meld(rules: RuleSet) -> bool:
    """Whether no points are needed for first melds, so that having opened is no news (A000-06)."""
    return isinstance(rules, DrawDiscardRules | TileRules) and rules.opening.points == 0


def has_jokers(rules: RuleSet) -> bool:
    """Whether there are jokers among the pieces."""
    return isinstance(rules, DrawDiscardRules | TileRules) and rules.deck.jokers > 0


def begins_with_a_tile(rules: RuleSet) -> bool:
    """Whether each turn begins with taking a tile, and ends with laying or with putting one aside (004, V1)."""
    return isinstance(rules, TileRules) and rules.v1.enabled


def discards_are_claimed(rules: RuleSet) -> bool:
    """Whether others may knock for a discard."""
    return isinstance(rules, DrawDiscardRules) and rules.claim.enabled


def discards_are_bought(rules: RuleSet) -> bool:
    """Whether claiming is called buying, as it is where the up-card can be bought (003)."""
    return isinstance(rules, DrawDiscardRules) and rules.claim.upcard_buyable


def call_is_required(rules: RuleSet) -> bool:
    """Whether whoever goes out must call it (G-28)."""
    return isinstance(rules, DrawDiscardRules) and rules.go_out.call == "required"


def as_written(points: int, rules: RuleSet) -> int:
    """Points as the game writes them down: as penalty points, or below zero (A000-15)."""
    negative = isinstance(rules, DrawDiscardRules) and rules.score.display == "negative"
    return -points if negative else points


def plays_for_cents(rules: RuleSet) -> bool:
    """Whether totals are told in money as well."""
    return isinstance(rules, DrawDiscardRules) and rules.score.show_money
