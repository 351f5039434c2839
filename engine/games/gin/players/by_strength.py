"""The players by strength: a beginner, an occasional player, and those who have a module of their own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.cards import Card, with_cards, without
from engine.games.gin.options import options
from engine.games.gin.players.sharp import choose_sharp_in_gin
from engine.games.gin.players.steady import choose_steady_in_gin, knocks
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import Discard, DrawStock, Lay, MoveKind, PassTurn, SeatMove, TakeDiscard
from engine.games.strengths import Strength, attentive
from engine.melds.meld import NewMeld
from engine.melds.partners import chances, unseen
from engine.melds.search import best_melds, deadwood, melds_in, split_of
from engine.melds.worth import hand_value

# The beginner throws any of so many of its dearest loose cards.
SLOPPY: Final = 3


def choose_easy_in_gin(view: GinView, dice: int) -> SeatMove:
    """The beginner's move."""
    rules, seat, top, may = view.rules, view.own_seat, view.discard_top, options(view)
    if not may.discardable:
        after = with_cards(view.hand, () if top is None else (top,))
        fits = MoveKind.TAKE_DISCARD in may.kinds and any(top in meld.cards for meld in melds_in(rules, after))
        return _drawn(view, may, takes=fits)
    loose = best_melds(rules, view.hand).left
    choice = may.may_knock or may.discardable
    spare = [card for card in choice if card in loose] or choice
    dearest = sorted(spare, key=lambda face: (-hand_value(rules, (face,)), face.index))[:SLOPPY]
    card = dearest[dice % len(dearest)]
    return Discard(seat, view.turn, card, call=card in may.may_knock)


# What share of a loose card's worth each unseen card promises that would meld it; by how much a discard must better the
# hand to be worth more than an unknown card; by how much the deadwood with which to knock shrinks with each card gone
# from the stock.
OUT_WEIGHT: Final = 0.1
MARGIN: Final = 3.0
KNOCK_SLOPE: Final = 0.15
LOOKS_CLOSELY: Final = 3
"""Once in so many moves."""


def choose_casual_in_gin(view: GinView, dice: int) -> SeatMove:
    """The occasional player's move: two times in three like the beginner's."""
    if not attentive(dice, LOOKS_CLOSELY):
        return choose_easy_in_gin(view, dice)
    rules, seat, may = view.rules, view.own_seat, options(view)
    if not may.discardable:
        return _drawn(view, may, takes=MoveKind.TAKE_DISCARD in may.kinds and _wants(rules, view))
    if may.may_meld:
        return Lay(seat, view.turn, tuple(NewMeld(meld.cards) for meld in split_of(rules, view.hand).melds))
    left = _unseen(view)
    card = min(may.discardable, key=lambda face: (_prospect(rules, without(view.hand, (face,)), left), -face.index))
    lowest = min(may.may_knock, key=lambda face: deadwood(rules, without(view.hand, (face,))), default=None)
    if lowest is not None and knocks(view, deadwood(rules, without(view.hand, (lowest,))), KNOCK_SLOPE, soon=0):
        return Discard(seat, view.turn, lowest, call=True)
    return Discard(seat, view.turn, card)


def _drawn(view: GinView, may: GinOptions, *, takes: bool) -> SeatMove:
    """A card for the turn, the answer to an offered up-card, or lay-offs: those are best left to the search."""
    seat = view.own_seat
    if takes:
        return TakeDiscard(seat, view.turn)
    return DrawStock(seat, view.turn) if MoveKind.DRAW_STOCK in may.kinds else PassTurn(seat, view.turn)


def _wants(rules: GinRules, view: GinView) -> bool:
    """Whether the top discard betters the hand by more than an unknown card promises."""
    top = view.discard_top
    if top is None:
        return False
    left = _unseen(view)
    after = with_cards(view.hand, (top,))
    best = min(_prospect(rules, without(after, (card,)), left) for card in view.hand)
    return best < _prospect(rules, view.hand, left) - MARGIN


def _prospect(rules: GinRules, hand: tuple[Card, ...], left: Sequence[int]) -> float:
    """The deadwood of a hand, less what its loose cards promise."""
    split = split_of(rules, hand)
    hopes = zip(split.left, chances(rules, split.left, left), strict=True)
    return split.deadwood - OUT_WEIGHT * sum(outs * hand_value(rules, (card,)) for card, (outs, _) in hopes)


def _unseen(view: GinView) -> list[int]:
    """By face index, whether the seat sees the card neither in its hand nor on top of the discards."""
    return unseen(1, 0, view.hand if view.discard_top is None else (*view.hand, view.discard_top))


PLAYERS: Final[Mapping[Strength, Callable[[GinView, int], SeatMove]]] = {
    Strength.EASY: choose_easy_in_gin,
    Strength.CASUAL: choose_casual_in_gin,
    Strength.STEADY: choose_steady_in_gin,
    Strength.SHARP: choose_sharp_in_gin,
}
