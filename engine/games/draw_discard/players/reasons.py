"""Why a move in draw-and-discard rummy is good, or was not."""

from collections.abc import Sequence

from engine.cards import Card, Seat, without
from engine.games.draw_discard.players.hand import choices_of, unseen_of
from engine.games.draw_discard.players.pile import topmost
from engine.games.draw_discard.possible import opened_with
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Claim, Discard, DrawStock, Lay, LayTable, Pass, SeatMove, TakeDiscard
from engine.games.reasons import (
    Reason,
    Shown,
    Why,
    against_discard,
    against_taking,
    for_discard,
    for_laying,
    for_taking,
)
from engine.melds.laying_off import fitting_cards
from engine.melds.search import deadwood


def reasons_for(  # noqa: PLR0911 - one for each kind of move
    view: DrawDiscardView, move: SeatMove
) -> Sequence[Reason]:
    """What speaks for a move of the view's seat, most of all first."""
    rules, hand = view.rules, view.hand
    match move:
        case Discard(card=card):
            left = without(hand, (card,))
            if not left:
                return [Reason(Why.OUT)]
            if move.call:
                return [Reason(Why.LEFT_OVER, points=deadwood(rules, left), number=view.stock)]
            return for_discard(rules, hand, card, unseen_of(view), _others(view))
        case Lay() | LayTable():
            called = Why.OUT_CALLED if rules.go_out.call == "required" else Why.OUT
            out = None if rules.go_out.last_card == "floats" else called
            return [*_opening(view, move), *for_laying(rules, hand, view.melds, move, out)]
        case TakeDiscard() if view.discard_top is not None:
            return _for_getting(view, *topmost(view, move.depth))
        case Claim() if view.claim_window is not None:
            return [*_for_getting(view, view.claim_window.card), *_penalty(view)]
        case DrawStock() if view.discard_top is not None and not view.stock_only:
            return against_taking(rules, hand, view.discard_top)
        case Pass() if view.claim_window is not None:
            return against_taking(rules, hand, view.claim_window.card) or _penalty(view)
    return []


def reasons_against(view: DrawDiscardView, move: SeatMove) -> Sequence[Reason]:
    """What speaks against a move of the view's seat."""
    rules, hand = view.rules, view.hand
    match move:
        case Discard(call=False, card=card) if len(hand) > 1:
            return against_discard(rules, hand, card, unseen_of(view), _others(view))
        case TakeDiscard() if view.discard_top is not None:
            # What must be melded at once is taken only where it can be, with what lies on the table or above it.
            owed = rules.draw.must_meld(move.depth, len(hand))
            return [] if owed else against_taking(rules, hand, view.discard_top)
        case Claim() if view.claim_window is not None:
            return [*against_taking(rules, hand, view.claim_window.card), *_penalty(view)]
    # What speaks against a draw or a pass is what speaks for the card that was left, and told of that.
    return []


def _for_getting(view: DrawDiscardView, card: Card, *above: Card) -> list[Reason]:
    found = for_taking(view.rules, view.hand, card, above)
    if found:
        return found
    fits = any(card in fitting_cards(view.rules, lying.meld) for lying in view.melds)
    return [Reason(Why.FITS, (card,))] if fits else []


def _opening(view: DrawDiscardView, move: Lay | LayTable) -> list[Reason]:
    """That it opens, by what counts for that; a flush that closes the round needs no points."""
    opening, points = view.rules.opening, opened_with(view, move)
    needed, single = opening.points, opening.scope == "single_meld"
    return [Reason(Why.OPENS, points=points, number=needed, is_single=single)] if points >= needed > 0 else []


def _penalty(view: DrawDiscardView) -> list[Reason]:
    """The penalty cards of a claim, where it costs the seat any."""
    window, claim = view.claim_window, view.rules.claim
    free = window is None or (window.next_seat == view.own_seat and claim.next_player_exempt)
    return [] if free or not claim.penalty_stock_cards else [Reason(Why.PENALTY, number=claim.penalty_stock_cards)]


def _others(view: DrawDiscardView) -> list[Shown]:
    """What the others have shown, whoever is next first."""
    seats = len(view.seats)
    order = [Seat((view.own_seat + step) % seats) for step in range(1, seats)]
    shown = [(seat, choices_of(view.history, seat)) for seat in order if not view.seats[seat].out]
    return [Shown(seat, choices.held, (*choices.thrown, *choices.left)) for seat, choices in shown]
