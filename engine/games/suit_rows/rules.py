"""The rules of Karo 8 (000)."""

from __future__ import annotations

from typing import Literal

from engine.rules.rule_set import MatchRules
from engine.rules.switches import RuleModel, switch
from engine.rules.teams import TeamRules


class Karo8Switches(RuleModel):
    """What the booklet leaves open of Karo 8."""

    ace: Literal["high", "low"] = switch("high", ("000",), ("G-34",))
    may_hold_back: bool = switch(False, ("000",), ("A000-29",))
    eights_first: bool = switch(False, ("000",), ("A000-28",))
    start_draw: Literal["round_robin", "first_player"] = switch("round_robin", ("000",), ("A000-27",))
    drawn_card_playable_same_turn: bool = switch(False, ("000",), ("G-35",))
    win: Literal["colour_complete", "team_hands_empty"] = switch("colour_complete", ("000",), ("A000-30",))
    teams: Literal["lone_hero", "lone_villain"] = switch("lone_hero", ("000",), ("G-33",))


class SuitRowsMatchRules(MatchRules):
    """How long a match lasts: a round won is worth a point."""

    target: int = switch(3, ("000",), ge=1, le=50)


class SuitRowsRules(TeamRules):
    """Karo 8: four rows grow from their eights."""

    kind: Literal["suit_rows"] = "suit_rows"
    match: SuitRowsMatchRules = SuitRowsMatchRules(rounds=1, best="highest")
    karo8: Karo8Switches = Karo8Switches()
