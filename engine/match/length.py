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


def most_rounds(rules: RuleSet, seats: int) -> int:
    """The most rounds that a match of so many seats can have, however they end; then the leader has won (G-13)."""
    return (agreed_rounds(rules, seats) or rules.match.max_rounds) + most_extra_rounds(rules)


def most_extra_rounds(rules: RuleSet) -> int:
    """How many rounds are played on for a tied first place: none where the win is shared (G-14)."""
    return 0 if rules.match.tie == "shared" else EXTRA_ROUNDS


def is_over(rules: RuleSet, state: MatchState, totals: tuple[int, ...]) -> bool:
    """Whether the agreed end is reached; a tied first place may still ask for more rounds (G-13, G-14)."""
    match = rules.match
    if len(alive(rules, state)) <= 1 or state.contenders is not None:
        return True
    if state.sheet[-1].end is RoundEnd.LAST_TEAM:
        return True
    if match.end == "target" and any(_reached(match, totals[seat]) for seat in alive(rules, state)):
        return True
    return state.round >= (agreed_rounds(rules, state.seats) or match.max_rounds)


def _reached(match: MatchRules, total: int) -> bool:
    """Whether a total ends a match played to one (G-13).

    Where the lowest total is best, bonuses may take points off it: then as many below zero end the match as well, or
    two players who win in turn would never be done.
    """
    return total >= match.target or (match.best == "lowest" and total <= -match.target)
