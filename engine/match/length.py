"""How long a match lasts (G-13, G-14)."""

from __future__ import annotations

from typing import Final

from engine.match.standing import alive
from engine.match.state import MatchState
from engine.rules.rule_set import MatchRules, RuleSet
from engine.rules.scores import RoundEnd

EXTRA_ROUNDS: Final = 10
"""The most rounds that are played on for a tied first place; then the win is shared (G-14)."""


def agreed_rounds(rules: RuleSet, seats: int) -> int | None:
    """The agreed number of rounds, None for a match that ends otherwise (G-13)."""
    match = rules.match
    if match.end != "fixed_rounds":
        return None
    return seats if match.rounds == "number_of_players" else match.rounds


def most_rounds(rules: RuleSet, seats: int) -> int | None:
    """The most rounds that a match of so many seats can have, however they end; then the leader has won (G-13).

    None under the first edition of the rules, whose matches to a total had no such limit.
    """
    if not rules.is_current:
        return None
    agreed = agreed_rounds(rules, seats)
    regular = rules.match.max_rounds if agreed is None else agreed
    return regular + (EXTRA_ROUNDS if rules.match.tie == "extra_round" else 0)


def most_extra_rounds(rules: RuleSet) -> int:
    """How many rounds are played on for a tied first place: none where the win is shared (G-14)."""
    if rules.match.tie == "shared":
        return 0
    return EXTRA_ROUNDS if rules.is_current else 1


def is_over(rules: RuleSet, state: MatchState, totals: tuple[int, ...]) -> bool:
    """Whether the agreed end is reached; a tied first place may still ask for more rounds (G-13, G-14)."""
    match = rules.match
    if len(alive(rules, state)) <= 1 or state.contenders is not None:
        return True
    if state.sheet[-1].end is RoundEnd.LAST_TEAM:
        return True
    if match.end == "target" and any(_reached(match, totals[seat]) for seat in alive(rules, state)):
        return True
    rounds = agreed_rounds(rules, state.seats)
    if rounds is None and rules.is_current:
        rounds = match.max_rounds
    return rounds is not None and state.round >= rounds


def _reached(match: MatchRules, total: int) -> bool:
    """Whether a total ends a match played to one (G-13).

    Where the lowest total is best, bonuses may take points off it: then as many below zero end the match as well, or
    two players who win in turn would never be done.
    """
    return total >= match.target or (match.best == "lowest" and total <= -match.target)
