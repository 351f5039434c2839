"""Heroes against villains (000): the two teams, and what the rules of their games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.rules.contradictions import Contradiction
from engine.rules.rule_set import MatchRules, RuleSet
from engine.rules.switches import switch

TEAMS: Final = 2
HEROES, VILLAINS = range(TEAMS)
"""Heroes stand for the red suits, villains for the black ones."""


class TeamRules(RuleSet):
    """What both team games have: whoever has most at the end wins."""

    players_max: int = switch(4, "Most seats.", "000", ge=2, le=4)
    match: MatchRules = MatchRules(rounds=1, best="highest")

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from super().contradictions()
        if self.match.best == "lowest":
            yield Contradiction(("match.best",), "totals count what a team has won, so match.best must be highest")
        if self.match.eliminate_at is not None:
            why = "totals count what a team has won, so match.eliminate_at must be none"
            yield Contradiction(("match.eliminate_at",), why)
        if self.match.tie != "shared":
            yield Contradiction(("match.tie",), "a team shares its win, so match.tie must be shared")
