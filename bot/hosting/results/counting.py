"""What counts for the ratings: decided for a lobby that wants to know, and for a match that is over. Pure."""

from __future__ import annotations

from bot.hosting.results.parameters import PARAMETERS
from bot.records.games import GameRecord
from bot.records.results import Friendly
from engine.match.state import agreed_rounds
from engine.rules.rule_set import RuleSet
from engine.variants import variant_of

LEAST_PEOPLE = 2


def friendly_of(record: GameRecord, people: int) -> Friendly | None:
    """Why a game with so many people at its table is not rated; None where it is.

    Rated are the variant's own rules without hints, whatever the length, if it is no shorter than the printed one.
    """
    own = variant_of(record.variant).rules
    if record.day or record.is_chosen:
        return Friendly.DEAL if record.day else Friendly.LEARNING
    if record.variant not in PARAMETERS:
        return Friendly.NO_RATING
    if people < LEAST_PEOPLE:
        return Friendly.ALONE
    rearrange = getattr(record.rules, "rearrange", None)
    if rearrange is not None and rearrange.assist == "hints":
        return Friendly.HINTS
    if _length_aside(record.rules, own) != own:
        return Friendly.HOUSE_RULES
    return Friendly.SHORT if _is_short(record.rules, own, record.seats) else None


def _length_aside(rules: RuleSet, own: RuleSet) -> RuleSet:
    """Rules with the length of their own booklet, and its help where melds are rebuilt, which is no booklet's."""
    of = {"rounds": own.match.rounds, "target": own.match.target, "max_rounds": own.match.max_rounds}
    changed: dict[str, object] = {"match": rules.match.model_copy(update=of)}
    rearrange, helps = getattr(rules, "rearrange", None), getattr(own, "rearrange", None)
    if rearrange is not None and helps is not None:
        changed["rearrange"] = rearrange.model_copy(update={"assist": helps.assist})
    return rules.model_copy(update=changed)


def _is_short(rules: RuleSet, own: RuleSet, seats: int) -> bool:
    if rules.match.max_rounds < own.match.max_rounds:
        return True
    if own.match.end == "target":
        return rules.match.target < own.match.target
    return (agreed_rounds(rules, seats) or 0) < (agreed_rounds(own, seats) or 0)
