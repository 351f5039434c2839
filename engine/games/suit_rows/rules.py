"""The rules of Karo 8 (000)."""

from __future__ import annotations

from typing import Literal

from engine.rules.switches import RuleModel, switch
from engine.rules.teams import TeamRules


class Karo8Switches(RuleModel):
    """What the booklet leaves open of Karo 8."""

    ace: Literal["high", "low"] = switch("high", "Where the ace lies: above the king or below the two (G-34).", "000")
    may_hold_back: bool = switch(False, "Whether a seat that could lay a card may draw instead (A000-29).", "000")
    eights_first: bool = switch(False, "Whether all four eights must lie before any other card (A000-28).", "000")
    start_draw: Literal["round_robin", "first_player"] = switch(
        "round_robin", "Who draws for an eight where nobody holds one (A000-27).", "000"
    )
    drawn_card_playable_same_turn: bool = switch(False, "Whether a drawn card that fits is laid at once (G-35).", "000")
    win: Literal["colour_complete", "team_hands_empty"] = switch(
        "colour_complete", "What wins: a complete colour, or a team without cards (A000-30).", "000"
    )
    teams: Literal["lone_hero", "lone_villain"] = switch(
        "lone_hero", "With three seats, the colour that the dealer, drawn by lot, plays alone (G-33).", "000"
    )


class SuitRowsRules(TeamRules):
    """Karo 8: four rows grow from their eights."""

    kind: Literal["suit_rows"] = "suit_rows"
    karo8: Karo8Switches = Karo8Switches()
