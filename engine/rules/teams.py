"""Heroes against villains (000): the two teams, and what the rules of their games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.rule_set import MatchRules, RuleSet, wins_at_odds
from engine.rules.switches import switch

TEAMS: Final = 2
HEROES, VILLAINS = range(TEAMS)
"""Heroes stand for the red suits, villains for the black ones."""


class TeamRules(RuleSet):
    """What both team games have: whoever has most at the end wins."""

    players_max: int = switch(4, ("000",), ge=2, le=4)
    match: MatchRules = MatchRules(rounds=1, best="highest")

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        yield from wins_at_odds(self.match)
        if self.match.tie != "shared":
            yield Contradiction(RuleFault.TEAM_SHARES_WIN, ("match.tie",))
