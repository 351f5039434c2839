"""The players by strength: a beginner, an occasional player, and those who have a module of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.cards import JOKER, Card
from engine.games.draw_discard.players.hand import Hand, cards_of, hand_of, opening, sparing
from engine.games.draw_discard.players.pile import owed_laying, topmost
from engine.games.draw_discard.players.rebuilding import choose_sharp_in_rummy, choose_steady_in_rummy
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    MoveKind,
    Pass,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.strengths import Strength, attentive
from engine.melds.search import best_melds, melds_in
from engine.melds.worth import hand_value


def choose_easy(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The beginner's move."""
    hand = hand_of(view)
    if view.claim_window is not None:
        wanted = view.claim_window.card is JOKER
        return Claim(hand.seat, view.claim_window.window) if wanted else Pass(hand.seat, view.claim_window.window)
    if MoveKind.DRAW_STOCK in options.kinds:
        depth = _liked(hand, options)
        return DrawStock(hand.seat, view.turn) if depth is None else TakeDiscard(hand.seat, view.turn, depth)
    if view.owed:
        return owed_laying(hand) or ReturnDiscard(hand.seat, view.turn)
    laid = _laying(hand, options) if options.may_meld else None
    if laid is not None:
        return laid
    card = _discard(hand, options, dice)
    return Discard(hand.seat, view.turn, card, call=card in options.may_knock or len(hand.cards) == 1)


def _liked(hand: Hand, options: DrawDiscardOptions) -> int | None:
    """The fewest discards whose deepest lies in a meld of naturals, or can be laid at once where it must."""
    for depth in options.take_depths:
        taken = topmost(hand.view, depth)
        after = hand.with_taken(*taken)
        if after.owed:
            liked = owed_laying(after) is not None
        else:
            melds = melds_in(hand.rules, after.cards, jokers=0)
            liked = taken[0] is JOKER or any(taken[0] in meld.cards for meld in melds)
        if liked:
            return depth
    return None


def _laying(hand: Hand, options: DrawDiscardOptions) -> Lay | None:
    laid = new_melds(hand)
    if laid is not None:
        return laid
    for card, meld in options.layoffs:
        if card is not JOKER and hand.can_spare((card,)):
            return hand.lay(layoffs=(LayOffCard(meld, card),))
    return None


def new_melds(hand: Hand) -> Lay | None:
    """What the hand's best melds lay now: the opening where the seat has yet to open; None where nothing can be."""
    if not hand.may_lay:
        return None
    if not hand.info.opened and hand.rules.opening.points:
        return opening(hand)
    melds = sparing(hand, best_melds(hand.rules, hand.cards).melds)
    return hand.lay(melds) if melds else None


def _discard(hand: Hand, options: DrawDiscardOptions, dice: int) -> Card:
    """The card that counts most outside its melds; a pair is kept on every other throw of the dice."""
    choice = options.may_knock or options.discardable
    melded = cards_of(best_melds(hand.rules, hand.cards).melds)
    spare = [card for card in choice if card not in melded and card is not JOKER] or list(choice)
    if dice % 2:
        ranks = [card.rank for card in hand.cards]
        spare = [card for card in spare if ranks.count(card.rank) == 1] or spare
    return max(spare, key=lambda card: (hand_value(hand.rules, (card,)), card.index))


LOOKS_CLOSELY: Final = 2
"""Once in so many moves."""


def choose_casual(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The occasional player's move; what it took to be laid it looks for a place for until it is laid."""
    chooses = choose_steady_in_rummy if view.owed or attentive(dice, LOOKS_CLOSELY) else choose_easy
    return chooses(view, options, dice)


PLAYERS: Final[Mapping[Strength, Callable[[DrawDiscardView, DrawDiscardOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy,
    Strength.CASUAL: choose_casual,
    Strength.STEADY: choose_steady_in_rummy,
    Strength.SHARP: choose_sharp_in_rummy,
}
