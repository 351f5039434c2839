"""A first match of draw-and-discard rummy: what this turn allows, and why."""

from __future__ import annotations

from bot.ui.lessons.tip import Tip, cards_of, makes_a_meld, plays_alone, worth_of
from engine.cards import Card
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import MoveKind
from engine.games.views import Phase, WindowView
from engine.melds.search import best_melds, best_opening


def draw_discard_tip(view: DrawDiscardView) -> Tip | None:
    """The line for whoever may act now; None for everybody else."""
    now = options(view)
    if not now.kinds:
        return None
    if view.claim_window is not None:
        return _claiming(view, view.claim_window)
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
    use = _use_of(view, window.card)
    if use == "none":
        return Tip("lesson-claim-idle", {"card": window.card, "next": "yes" if is_next else "no"})
    if is_next:
        return Tip("lesson-claim-next", {"card": window.card, "use": use})
    price = view.rules.claim.penalty_stock_cards
    return Tip("lesson-claim", {"card": window.card, "use": use, "penalty": price})


def _use_of(view: DrawDiscardView, card: Card) -> str:
    """What a card would be good for: a meld of the hand, else a meld on the table, else a joker there, else nothing."""
    if makes_a_meld(view.rules, view.hand, card):
        return "meld"
    return _use_on_the_table(view, card)


def _use_on_the_table(view: DrawDiscardView, card: Card) -> str:
    """What the table as it lies would take a card for, were it in the hand of a seat to play."""
    playing = view._replace(
        claim_window=None, phase=Phase.PLAY, turn_seat=view.seat, owed=False, taken=None, hand=(card,)
    )
    now = options(playing)
    if now.layoffs:
        return "table"
    # A freed joker that must be laid at once is of use only with cards for it.
    return "joker" if now.swaps and view.rules.joker.freed == "hand_or_play" else "none"


def _drawing(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    top = view.discard_top
    if top is None or MoveKind.TAKE_DISCARD not in now.kinds:
        return Tip("lesson-draw", {"why": _why_the_stock(view), "from": view.rules.draw.discard_take_from_lap})
    if view.rules.draw.discard_take == "visible_pile":
        return Tip("lesson-pile", {"can": "yes" if now.take_depths else "no"})
    if view.rules.draw.discard_take == "only_if_melded_this_turn":
        return _taking_to_meld(view, now, top)
    return Tip("lesson-choose", {"card": top, "use": _use_of(view, top)})


def _taking_to_meld(view: DrawDiscardView, now: DrawDiscardOptions, top: Card) -> Tip:
    """Whether the discard, which must be melded at once, can be: a first laying-out needs its points as well."""
    rules = view.rules
    melds = best_melds(rules, [*view.hand, top]).melds
    in_meld = any(top in meld.cards for meld in melds)
    needed = 0 if view.seats[view.own_seat].opened else rules.opening.points
    worth = worth_of(rules, melds, single=rules.opening.scope == "single_meld")
    if not now.take_depths:
        fits = "no"
    elif in_meld and worth + _counts_anyway(view) >= needed:
        fits = "yes"
    elif worth + _may_count(view) < needed:
        fits = "short"
    else:
        on_table = "none" if needed else _use_on_the_table(view, top)
        unlaid = "rebuild" if plays_alone(rules) else "hint"
        fits = unlaid if on_table == "none" else on_table
    return Tip("lesson-only-melded", {"card": top, "fits": fits, "needed": needed})


def _may_count(view: DrawDiscardView) -> int:
    """The most points of melds that lie there already which count for a first laying-out (A003-10)."""
    return 0 if view.rules.opening.count_table == "none" else sum(lying.value for lying in view.melds)


def _counts_anyway(view: DrawDiscardView) -> int:
    """The points that lie there already and count for a first laying-out although it leaves them alone (A003-10)."""
    return _may_count(view) if view.rules.opening.count_table == "all" else 0


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
    needed = max(0, now.opening_short - _counts_anyway(view))
    melds = tuple(meld for meld in best_melds(view.rules, view.hand).melds if taken in meld.cards)
    if needed:
        melds = best_opening(view.rules, view.hand, needed, single) or ()
    if taken in {card for meld in melds for card in meld.cards}:
        return Tip("lesson-owed", {"card": taken, "cards": cards_of(melds)})
    if any(card is taken for card, _ in now.layoffs):
        return Tip("lesson-owed-fits", {"card": taken})
    rebuilds = now.may_rearrange and bool(view.melds)
    way = "no" if not rebuilds else "yes" if plays_alone(view.rules) else "hint"
    return Tip("lesson-owed-alone", {"card": taken, "rebuild": way})


def _opening(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    needed, scope = now.opening_short, view.rules.opening.scope
    single = scope == "single_meld"
    opening = best_opening(view.rules, view.hand, needed, single)
    if opening is not None:
        worth = worth_of(view.rules, opening, single=single)
        laid, of = cards_of(opening), len(opening)
        return Tip("lesson-opens", {"cards": laid, "melds": of, "points": worth, "needed": needed, "scope": scope})
    if now.layoffs:
        return Tip("lesson-fits", {"card": now.layoffs[0][0]})
    melds = best_melds(view.rules, view.hand).melds
    best = worth_of(view.rules, melds, single=single)
    if _may_count(view):
        anyway = bool(melds) and best + _counts_anyway(view) >= needed
        how = "lay" if anyway else "rebuild" if best + _may_count(view) >= needed else "wait"
        return Tip("lesson-table-counts", {"cards": cards_of(melds) or "none", "needed": needed, "how": how})
    if not best:
        return Tip("lesson-no-meld", {"needed": needed})
    return Tip("lesson-short", {"points": best, "needed": needed, "scope": scope})


def _laying(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    melds = best_melds(view.rules, view.hand).melds
    if melds:
        counts = "for" if view.rules.score.count_melds else "against"
        return Tip("lesson-melds", {"cards": cards_of(melds[:1]), "counts": counts})
    if now.layoffs:
        return Tip("lesson-fits", {"card": now.layoffs[0][0]})
    if now.swaps and view.rules.joker.freed == "hand_or_play":
        return Tip("lesson-frees", {"card": now.swaps[0][0]})
    if now.may_rearrange and view.melds:
        return Tip("lesson-rebuild")
    return Tip("lesson-laid" if view.laid else "lesson-nothing")
