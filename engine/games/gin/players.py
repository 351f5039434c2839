"""Gin rummy: the beginner throws what counts most; the club player weighs what every card may still become."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.cards import Card, with_cards, without
from engine.games.gin.options import GinOptions
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, Lay, MoveKind, PassTurn, SeatMove, TakeDiscard
from engine.games.players import restless
from engine.games.strengths import Strength
from engine.melds.meld import NewMeld
from engine.melds.outlook import chances, unseen
from engine.melds.search import best_melds, deadwood, melds_in
from engine.melds.worth import hand_value

# The beginner throws any of so many of its dearest loose cards.
SLOPPY: Final = 3
# Found by playing many matches of these players against each other: what share of a loose card's worth each unseen card
# promises that would meld it; by how much a discard must better the hand to be worth more than an unknown card; by how
# much the deadwood with which to knock shrinks with each card that is gone from the stock.
OUT_WEIGHT: Final = 0.1
MARGIN: Final = 3.0
KNOCK_SLOPE: Final = 0.15


def choose_easy_in_gin(view: GinView, options: GinOptions, dice: int) -> SeatMove:
    """The beginner's move."""
    rules, seat, top = view.rules, view.own_seat, view.discard_top
    if not options.discardable:
        after = with_cards(view.hand, () if top is None else (top,))
        return _drawn(view, options, wanted=any(top in meld.cards for meld in melds_in(rules, after)), dice=dice)
    loose = best_melds(rules, view.hand).left
    choice = options.may_knock or options.discardable
    spare = [card for card in choice if card in loose] or choice
    dearest = sorted(spare, key=lambda face: (-hand_value(rules, (face,)), face.index))[:SLOPPY]
    card = dearest[dice % len(dearest)]
    return Discard(seat, view.turn, card, call=card in options.may_knock)


def choose_steady_in_gin(view: GinView, options: GinOptions, dice: int) -> SeatMove:
    """The club player's move."""
    rules, seat = view.rules, view.own_seat
    if not options.discardable:
        return _drawn(view, options, wanted=_wants(rules, view), dice=dice)
    if options.may_meld:
        return Lay(seat, view.turn, tuple(NewMeld(meld.cards) for meld in best_melds(rules, view.hand).melds))
    left = _unseen(view)
    card = min(options.discardable, key=lambda face: (_prospect(rules, without(view.hand, (face,)), left), -face.index))
    lowest = min(options.may_knock, key=lambda face: deadwood(rules, without(view.hand, (face,))), default=None)
    if lowest is not None and _knocks(rules, view, deadwood(rules, without(view.hand, (lowest,)))):
        return Discard(seat, view.turn, lowest, call=True)
    return Discard(seat, view.turn, card)


def _drawn(view: GinView, options: GinOptions, *, wanted: bool, dice: int) -> SeatMove:
    """A card for the turn, the answer to an offered up-card, or lay-offs: those are best left to the search."""
    seat = view.own_seat
    if MoveKind.TAKE_DISCARD in options.kinds and wanted and not (options.draw_stock and restless(dice)):
        return TakeDiscard(seat, view.turn)
    return DrawStock(seat, view.turn) if options.draw_stock else PassTurn(seat, view.turn)


def _wants(rules: GinRules, view: GinView) -> bool:
    """Whether the top discard betters the hand by more than an unknown card promises."""
    top = view.discard_top
    if top is None:
        return False
    left = _unseen(view)
    after = with_cards(view.hand, (top,))
    best = min(_prospect(rules, without(after, (card,)), left) for card in view.hand)
    return best < _prospect(rules, view.hand, left) - MARGIN


def _prospect(rules: GinRules, hand: Sequence[Card], left: Sequence[int]) -> float:
    """The deadwood of a hand, less what its loose cards promise."""
    split = best_melds(rules, hand)
    hopes = zip(split.left, chances(rules, split.left, left), strict=True)
    return split.deadwood - OUT_WEIGHT * sum(outs * hand_value(rules, (card,)) for card, (outs, _) in hopes)


def _knocks(rules: GinRules, view: GinView, left: int) -> bool:
    """Whether to knock with so much deadwood: the longer the round, the less the other one still holds."""
    gone = 52 - 2 * rules.deal.cards - 1 - view.stock
    return left <= max(view.limit - KNOCK_SLOPE * gone, 0)


def _unseen(view: GinView) -> list[int]:
    """By face index, whether the seat sees the card neither in its hand nor on top of the discards."""
    return unseen(1, 0, view.hand if view.discard_top is None else (*view.hand, view.discard_top))


PLAYERS: Final[Mapping[Strength, Callable[[GinView, GinOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy_in_gin,
    Strength.STEADY: choose_steady_in_gin,
    Strength.SHARP: choose_steady_in_gin,
}
