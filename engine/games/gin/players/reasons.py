"""Why a move in gin is good, or was not."""

from collections.abc import Sequence

from engine.cards import Seat, with_cards, without
from engine.games.gin.players.steady import memory_of
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, Lay, PassTurn, SeatMove, TakeDiscard
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
from engine.games.views import Phase
from engine.melds.laying_off import best_lay_offs
from engine.melds.search import deadwood
from engine.melds.worth import hand_value


def reasons_for(view: GinView, move: SeatMove) -> Sequence[Reason]:  # noqa: PLR0911 - one for each kind of move
    """What speaks for a move of the view's seat, most of all first."""
    rules, hand = view.rules, view.hand
    match move:
        case Discard(call=True, card=card):
            left = deadwood(rules, without(hand, (card,)))
            return [Reason(Why.LEFT_OVER, points=left, number=view.stock)] if left else [Reason(Why.OUT)]
        case Discard(card=card):
            found = for_discard(rules, hand, card, memory_of(view).unseen, (_other(view),))
            lowest = min(deadwood(rules, without(hand, (one,))) for one in hand)
            return [Reason(Why.WAITS, points=lowest), *found] if lowest <= view.limit else found
        case Lay() if view.phase is Phase.PLAY:
            return [Reason(Why.OUT)]
        case Lay():
            return for_laying(rules, hand, view.melds, move)
        case TakeDiscard() if view.discard_top is not None:
            return for_taking(rules, hand, view.discard_top)
        case PassTurn() if view.phase is Phase.LAY_OFF:
            return _best_laid_off(view)
        case DrawStock() | PassTurn() if view.discard_top is not None and not view.stock_only:
            return against_taking(rules, hand, view.discard_top)
    return []


def _best_laid_off(view: GinView) -> list[Reason]:
    """What the best lay-offs on a knock take off the hand; that there are none, where nothing fits."""
    found = best_lay_offs(view.rules, view.hand, [lying.meld for lying in view.melds])
    cards = with_cards((), [card for _, card in found])
    if not cards:
        return [Reason(Why.NOTHING_TO_LAY)]
    return [Reason(Why.LAYS, cards, len(cards), hand_value(view.rules, cards))]


def reasons_against(view: GinView, move: SeatMove) -> Sequence[Reason]:
    """What speaks against a move of the view's seat."""
    rules, hand = view.rules, view.hand
    match move:
        case Discard(call=False, card=card):
            return against_discard(rules, hand, card, memory_of(view).unseen, (_other(view),))
        case TakeDiscard() if view.discard_top is not None:
            return against_taking(rules, hand, view.discard_top)
    # What speaks against a draw or a pass is what speaks for the card that was left, and told of that.
    return []


def _other(view: GinView) -> Shown:
    memory = memory_of(view)
    return Shown(Seat(1 - view.own_seat), memory.held, (*memory.thrown, *memory.left))
