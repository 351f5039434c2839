"""The moves of gin and the card rummies as numbers: one for each face where a face is chosen.

Melding is one number: what the hand's best melds lay now. Which cards to keep, take, claim, lay off, free and throw is
the learner's; how a hand divides into melds is computed exactly, as it is for the computer players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards import FACES, JOKER, Card, with_cards, without
from engine.games.draw_discard.players.by_strength import new_melds
from engine.games.draw_discard.players.hand import Hand, closing_flush, hand_of
from engine.games.draw_discard.players.pile import owed_laying
from engine.games.draw_discard.players.rebuilding import rebuilt
from engine.games.draw_discard.players.steady import swap_into_meld
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.gin.options import GinOptions, GinView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    LayTable,
    MoveKind,
    Pass,
    PassTurn,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.melds.laying_off import lay_off
from engine.melds.meld import NewMeld
from engine.melds.search import best_melds
from engine.rules.refusals import IllegalMove, Reject

DRAW: Final = 0
TAKE: Final = 1
"""The top discard; of a visible pile as few as may be taken."""
TAKE_DEEPEST: Final = 2
GIVE_BACK: Final = 3
PASS: Final = 4
CLAIM: Final = 5
MELD: Final = 6
REBUILD: Final = 7
DISCARD: Final = 8
"""Plus the face's number; so with the three below."""
KNOCK: Final = DISCARD + len(FACES)
LAY_OFF: Final = KNOCK + len(FACES)
FREE_JOKER: Final = LAY_OFF + len(FACES)
ACTIONS: Final = FREE_JOKER + len(FACES)

LOOKS: Final = 2_000
"""How long the table is searched for a rebuild: a learner steps often."""

LearnersView = GinView | DrawDiscardView


def moves_of(view: LearnersView, options: GinOptions | DrawDiscardOptions) -> dict[int, SeatMove]:
    """Each number that stands for a move which the view's seat may make now, with the move."""
    if isinstance(view, GinView) and isinstance(options, GinOptions):
        return dict(_in_gin(view, options))
    if isinstance(view, DrawDiscardView) and isinstance(options, DrawDiscardOptions):
        return dict(_in_rummy(view, options))
    raise TypeError(f"{type(view).__name__} is seen by no learner")


def _in_gin(view: GinView, options: GinOptions) -> Iterator[tuple[int, SeatMove]]:
    seat, turn = view.own_seat, view.turn
    if options.draw_stock:
        yield DRAW, DrawStock(seat, turn)
    if options.take_discard:
        yield TAKE, TakeDiscard(seat, turn)
    if options.may_pass:
        yield PASS, PassTurn(seat, turn)
    if options.may_meld and not options.layoffs:
        melds = best_melds(view.rules, view.hand).melds
        yield MELD, Lay(seat, turn, tuple(NewMeld(meld.cards, meld.faces) for meld in melds))
    for card in options.discardable:
        yield DISCARD + card.index, Discard(seat, turn, card)
    for card in options.may_knock:
        yield KNOCK + card.index, Discard(seat, turn, card, call=True)


def _in_rummy(view: DrawDiscardView, options: DrawDiscardOptions) -> Iterator[tuple[int, SeatMove]]:
    seat, turn, window = view.own_seat, view.turn, view.claim_window
    if window is not None:
        if MoveKind.CLAIM in options.kinds:
            yield CLAIM, Claim(seat, window.window)
            yield PASS, Pass(seat, window.window)
        return
    if options.draw_stock:
        yield DRAW, DrawStock(seat, turn)
    if options.take_discard and options.take_depths:
        yield TAKE, TakeDiscard(seat, turn, options.take_depths[0])
        if len(options.take_depths) > 1:
            yield TAKE_DEEPEST, TakeDiscard(seat, turn, options.take_depths[-1])
    if MoveKind.RETURN_DISCARD in options.kinds:
        yield GIVE_BACK, ReturnDiscard(seat, turn)
    hand = hand_of(view)
    if options.may_meld:
        yield from _laying(hand, options)
    last = len(view.hand) == 1
    for card in options.discardable:
        yield DISCARD + card.index, Discard(seat, turn, card, call=last)
    for card in options.may_knock:
        yield KNOCK + card.index, Discard(seat, turn, card, call=True)


def _laying(hand: Hand, options: DrawDiscardOptions) -> Iterator[tuple[int, SeatMove]]:
    flush = closing_flush(hand)
    laid = owed_laying(hand) if hand.owed else hand.lay((flush,)) if flush is not None else new_melds(hand)
    if laid is not None:
        yield MELD, laid
    if options.may_rearrange:
        table: LayTable | None = rebuilt(hand, LOOKS)
        if table is not None:
            yield REBUILD, table
    if hand.owed:
        return
    for card, meld in reversed(options.layoffs):
        if hand.can_spare((card,)):
            yield LAY_OFF + card.index, hand.lay(layoffs=(_laid_off(hand, meld, card),))
    for card, meld in reversed(options.swaps):
        freed = _freed(hand, options, JokerSwap(meld, card))
        if freed is not None:
            yield FREE_JOKER + card.index, freed


def _laid_off(hand: Hand, number: int, card: Card) -> LayOffCard:
    """A card added to a meld; a joker that has to be announced stands for the first face that it may."""
    lying = next(there.meld for there in hand.view.melds if there.meld_id == number)
    try:
        lay_off(hand.rules, lying, card)
    except IllegalMove as refusal:
        choices = refusal.facts.get("choices")
        if refusal.code is not Reject.JOKER_UNANNOUNCED or not isinstance(choices, tuple):
            raise
        return LayOffCard(number, card, choices[0])
    return LayOffCard(number, card)


def _freed(hand: Hand, options: DrawDiscardOptions, swap: JokerSwap) -> Lay | None:
    """The joker freed: into the hand, or where the rules do not let it stay there, into a meld."""
    if hand.rules.joker.freed == "hand_or_play":
        return hand.lay(swaps=(swap,))
    return swap_into_meld(hand, options, swap, with_cards(without(hand.cards, (swap.card,)), (JOKER,)))
