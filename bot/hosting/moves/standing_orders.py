"""How a standing order answers a claim window.

What looks at the discard alone answers a fixed time after the window has opened, whatever it says. What looks at the
hand answers as the window closes, so that nobody sees from when an answer came what somebody holds or has ordered.
"""

from __future__ import annotations

from enum import Enum, auto

from bot.records.games import MeldOrder, StandingOrder
from engine.cards import Card
from engine.games.draw_discard.possible import completes_meld
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.views import MatchView


class OrderedAnswer(Enum):
    """What an order says to a discard."""

    KNOCK = auto()
    PASS = auto()


def soon_after_opening(order: StandingOrder | None, card: Card, *, passes: bool) -> OrderedAnswer | None:
    """The answer that needs no look at the hand; None where there is none, or not yet.

    `passes` is their owner's own default: to pass on everything unless an order says otherwise.
    """
    if order is not None and card in order.faces:
        return OrderedAnswer.KNOCK
    if order is not None and order.melds is not MeldOrder.NEVER:
        return None
    return OrderedAnswer.PASS if passes or (order is not None and order.pass_rest) else None


def as_it_closes(order: StandingOrder | None, card: Card, view: MatchView, *, passes: bool) -> OrderedAnswer | None:
    """The answer of an order whose owner has not answered by the deadline; `view` is theirs at that moment."""
    if order is not None and order.melds is not MeldOrder.NEVER and isinstance(view, DrawDiscardView):
        jokers = order.melds is MeldOrder.JOKERS
        if card in order.faces or completes_meld(view.rules, view.hand, card, jokers=jokers):
            return OrderedAnswer.KNOCK
        return OrderedAnswer.PASS if passes or order.pass_rest else None
    return soon_after_opening(order, card, passes=passes)


def after_round(order: StandingOrder, new_round: int) -> StandingOrder:
    """What is left of an order in the next round: what it says of cards, and of the rest, ends with its round."""
    return StandingOrder(new_round, melds=order.melds, answered=order.answered)
