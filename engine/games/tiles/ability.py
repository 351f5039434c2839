"""Whether a seat could lay at all, for rules by which it then has to (A004-13)."""

from __future__ import annotations

from typing import Final

from engine.cards import JOKER, Card
from engine.games.tiles.round import TileRound, may_use_table
from engine.games.tiles.rules import TileRules
from engine.melds.laying_off import fitting_cards
from engine.melds.search import best_melds, best_opening
from engine.solver import solve

BUDGET: Final = 5_000
"""Positions that the solver looks at: what it cannot find among them nobody is blamed for not finding."""


def can_lay(rules: TileRules, rnd: TileRound) -> bool:
    """Whether the seat in turn could lay tiles from its rack now, its opening or a hand game included."""
    seat = rnd.turn_seat
    rack, opened = rnd.racks[seat], rnd.opened[seat]
    if may_use_table(rules, opened=opened):
        if _can_lay_plainly(rules, rnd, rack):
            return True
        lying = [there.meld for there in rnd.melds]
        return bool(solve(rules, lying, rack, budget=BUDGET, fewest_changes=False).placed)
    if rules.hand_game.enabled and rules.hand_game.waives_opening and not best_melds(rules, rack).left:
        return True
    single = rules.opening.scope == "single_meld"
    return best_opening(rules, rack, rules.opening.points, single_meld=single) is not None


def _can_lay_plainly(rules: TileRules, rnd: TileRound, rack: tuple[Card, ...]) -> bool:
    """Whether nothing need be moved: a new meld from the rack, or a tile more at a meld that no joker locks."""
    if rules.rearrange.min_rack > 1:
        return False
    if best_melds(rules, rack).melds:
        return True
    free = [there.meld for there in rnd.melds if JOKER not in there.meld.cards]
    return any(not fitting_cards(rules, meld).isdisjoint(rack) for meld in free)
