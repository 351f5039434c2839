"""A first match with tiles: what this turn allows, and why."""

from __future__ import annotations

from bot.ui.lessons.tip import Tip, cards_of, plays_alone, worth_of
from engine.games.tiles.options import TileOptions, options
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from engine.melds.search import best_melds, best_opening


def tiles_tip(view: TileView) -> Tip | None:
    """The line for whoever may act now; None for everybody else."""
    now = options(view)
    if not now.kinds:
        return None
    match view.phase:
        case Phase.DRAW:
            return Tip("lesson-tile-first", {"aside": now.take_aside or "none"})
        case Phase.PUT_ASIDE:
            return Tip("lesson-put-aside")
        case Phase.LAY_OR_DRAW | Phase.LAY:
            return _laying(view, now)
    return None


def _laying(view: TileView, now: TileOptions) -> Tip:
    instead = "draw" if now.draw_stock else "aside" if now.discardable else "end"
    if plays_alone(view.rules):
        return Tip("lesson-tile-alone", {"needed": now.opening_short})
    if now.opening_short:
        return _opening(view, now.opening_short, instead)
    melds = best_melds(view.rules, view.hand).melds
    if melds:
        return Tip("lesson-tile-melds", {"cards": cards_of(melds[:1])})
    if now.layoffs:
        return Tip("lesson-tile-fits", {"card": now.layoffs[0][0]})
    return Tip("lesson-tile-nothing", {"instead": instead, "rebuild": "yes" if now.may_rearrange else "no"})


def _opening(view: TileView, needed: int, instead: str) -> Tip:
    single = view.rules.opening.scope == "single_meld"
    opening = best_opening(view.rules, view.hand, needed, single)
    if opening is not None:
        worth = worth_of(view.rules, opening, single=single)
        return Tip("lesson-tile-opens", {"cards": cards_of(opening), "points": worth, "needed": needed})
    best = worth_of(view.rules, best_melds(view.rules, view.hand).melds, single=single)
    return Tip("lesson-tile-short", {"points": best, "needed": needed, "instead": instead})
