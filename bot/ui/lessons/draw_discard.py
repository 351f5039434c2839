"""A first match of draw-and-discard rummy: what this turn allows, and why."""

from __future__ import annotations

from bot.ui.lessons.tip import Tip, cards_of, makes_a_meld, plays_alone, worth_of
from engine.cards import Card
from engine.games.draw_discard.options import DrawDiscardOptions, options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import MoveKind
from engine.games.views import Phase, WindowView
from engine.melds.search import best_melds, best_opening


def draw_discard_tip(view: DrawDiscardView) -> Tip | None:
    """The line for whoever may act now; None for everybody else."""
    now = options(view)
    if not now.kinds:
        return None
    if view.window is not None:
        return _claiming(view, view.window)
    match view.phase:
        case Phase.OPENING_DISCARD:
            return Tip("lesson-start")
        case Phase.DRAW:
            return _drawing(view, now)
        case Phase.PLAY:
            return _playing(view, now)
    return None


def _claiming(view: DrawDiscardView, window: WindowView) -> Tip:
    is_next = window.next_seat == view.seat and view.rules.claim.next_player_exempt
    fits = makes_a_meld(view.rules, view.hand, window.card)
    if not fits:
        return Tip("lesson-claim-idle", {"card": window.card, "next": "yes" if is_next else "no"})
    if is_next:
        return Tip("lesson-claim-next", {"card": window.card})
    return Tip("lesson-claim", {"card": window.card, "penalty": view.rules.claim.penalty_stock_cards})


def _drawing(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    top = view.discard_top
    if top is None or MoveKind.TAKE_DISCARD not in now.kinds:
        return Tip("lesson-draw", {"why": _why_the_stock(view), "from": view.rules.draw.discard_take_from_lap})
    if view.rules.draw.discard_take == "visible_pile":
        return Tip("lesson-pile", {"can": "yes" if now.take_depths else "no"})
    if view.rules.draw.discard_take == "only_if_melded_this_turn":
        return _taking_to_meld(view, top)
    fits = makes_a_meld(view.rules, view.hand, top)
    return Tip("lesson-choose", {"card": top, "fits": "yes" if fits else "no"})


def _taking_to_meld(view: DrawDiscardView, top: Card) -> Tip:
    """Whether the discard, which must be melded at once, can be: a first laying-out needs its points as well."""
    rules = view.rules
    melds = best_melds(rules, [*view.hand, top]).melds
    short = 0 if view.seats[view.own_seat].opened else rules.opening.points
    worth = worth_of(rules, melds, single=rules.opening.scope == "single_meld")
    if not any(top in meld.cards for meld in melds):
        fits = "no"
    else:
        alone = rules.opening.count_table == "none" or not view.melds
        fits = "short" if alone and worth < short else "yes"
    return Tip("lesson-only-melded", {"card": top, "fits": fits, "needed": short})


def _why_the_stock(view: DrawDiscardView) -> str:
    """Why there is nothing to choose from but the stock."""
    if view.rules.draw.discard_take == "never":
        return "never"
    if view.discard_top is None:
        return "empty"
    return "claimed" if view.stock_only else "early"


def _playing(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    if view.owed and view.taken is not None:
        return _owing(view, now, view.taken)
    if not now.may_meld:
        return Tip("lesson-early", {"from": view.rules.meld_from_lap, "lap": view.lap})
    if len(view.hand) == 1 and now.discardable:
        return Tip("lesson-last", {"card": view.hand[0]})
    if plays_alone(view.rules):
        return Tip("lesson-card-alone", {"needed": now.opening_short})
    return _opening(view, now) if now.opening_short else _laying(view, now)


def _owing(view: DrawDiscardView, now: DrawDiscardOptions, taken: Card) -> Tip:
    """What can be laid with the card that was taken to be melded at once."""
    single = view.rules.opening.scope == "single_meld"
    melds = best_melds(view.rules, view.hand).melds
    if now.opening_short:
        melds = best_opening(view.rules, view.hand, now.opening_short, single) or ()
    else:
        melds = tuple(meld for meld in melds if taken in meld.cards)
    found = cards_of(melds)
    return Tip("lesson-owed", {"card": taken, "cards": found if taken in found else "none"})


def _opening(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    needed, single = now.opening_short, view.rules.opening.scope == "single_meld"
    opening = best_opening(view.rules, view.hand, needed, single)
    if opening is not None:
        worth = worth_of(view.rules, opening, single=single)
        return Tip(
            "lesson-opens",
            {
                "cards": cards_of(opening),
                "points": worth,
                "needed": needed,
                "scope": view.rules.opening.scope,
            },
        )
    best = worth_of(view.rules, best_melds(view.rules, view.hand).melds, single=single)
    if not best:
        return Tip("lesson-no-meld", {"needed": needed})
    return Tip("lesson-short", {"points": best, "needed": needed, "scope": view.rules.opening.scope})


def _laying(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    melds = best_melds(view.rules, view.hand).melds
    if melds:
        return Tip("lesson-melds", {"cards": cards_of(melds[:1])})
    if now.layoffs:
        return Tip("lesson-fits", {"card": now.layoffs[0][0]})
    if now.may_rearrange and view.melds:
        return Tip("lesson-rebuild")
    return Tip("lesson-laid" if view.laid else "lesson-nothing")
