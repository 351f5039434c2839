"""A first match of gin: what this turn allows, and why."""

from __future__ import annotations

from bot.ui.lessons.tip import Tip, makes_a_meld
from engine.cards import without
from engine.games.gin.options import GinOptions, options
from engine.games.gin.view import GinView
from engine.games.views import Phase
from engine.melds.search import deadwood
from engine.melds.worth import hand_value


def gin_tip(view: GinView) -> Tip | None:
    """The line for whoever may act now; None for everybody else."""
    now = options(view)
    if not now.kinds:
        return None
    match view.phase:
        case Phase.UPCARD | Phase.DRAW:
            return _drawing(view, now)
        case Phase.PLAY:
            return _discarding(view, now)
        case Phase.LAY_OFF:
            fitting = tuple(sorted({card for card, _ in now.layoffs}))
            return Tip("lesson-lay-off", {"cards": fitting or "none", "count": len(fitting)})
    return None


def _drawing(view: GinView, now: GinOptions) -> Tip:
    top = view.discard_top
    if top is None or not now.take_discard:
        return Tip("lesson-draw", {"why": "refused", "from": 0})
    makes = makes_a_meld(view.rules, view.hand, top)
    if view.phase is Phase.UPCARD:
        return Tip("lesson-upcard", {"card": top, "fits": "yes" if makes else "no"})
    return Tip("lesson-choose", {"card": top, "use": "meld" if makes else "none"})


def _discarding(view: GinView, now: GinOptions) -> Tip | None:
    if not now.discardable:
        return None
    left = {card: deadwood(view.rules, without(view.hand, (card,))) for card in now.discardable}
    # of those that leave as little, the one that the button beside names
    card = min(left, key=lambda one: (left[one], one not in view.drawn, -hand_value(view.rules, (one,)), one.suit))
    reach = "gin" if not left[card] else "knock" if card in now.may_knock else "wait"
    return Tip("lesson-deadwood", {"card": card, "left": left[card], "limit": view.limit, "reach": reach})
