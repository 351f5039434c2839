"""What a player of draw-and-discard rummy may think about before it moves."""

from __future__ import annotations

from typing import Final

from engine.cards import JOKER, Card, WindowNumber
from engine.games.draw_discard.players.hand import Hand, hand_of
from engine.games.draw_discard.players.pile import gains_by_depth
from engine.games.draw_discard.players.rebuilding import (
    STEADY_BUDGET,
    choose_sharp_in_rummy,
    rebuilt,
)
from engine.games.draw_discard.players.sharp import by_experience, choose_sharp, loose_cards
from engine.games.draw_discard.players.steady import connects
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import Claim, Discard, DrawStock, Lay, LayTable, MoveKind, Pass, SeatMove, TakeDiscard
from engine.melds.search import split_of

MOST_DISCARDS: Final = 3
"""Only so many discards are worth a thought."""

MOST_DEPTHS: Final = 2
"""Of a visible pile only so many ways to take from it are."""


def ideas(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> tuple[SeatMove, ...]:
    """The move that experience speaks for, then what else may be better."""
    hand = hand_of(view)
    first = choose_sharp_in_rummy(view, options, dice)
    if view.claim_window is not None:
        moves = _answers(hand, view.claim_window.card, view.claim_window.window)
    elif MoveKind.DRAW_STOCK in options.kinds:
        moves = _draws(hand, options)
    elif view.owed:
        moves = ()
    else:
        moves = _plays(hand, options, first, dice)
    return tuple(dict.fromkeys((first, *moves)))


def _answers(hand: Hand, card: Card, window: WindowNumber) -> tuple[SeatMove, ...]:
    if card is not JOKER and not connects(hand, card):
        return ()
    return Claim(hand.seat, window), Pass(hand.seat, window)


def _draws(hand: Hand, options: DrawDiscardOptions) -> tuple[SeatMove, ...]:
    top = hand.view.discard_top
    draw = DrawStock(hand.seat, hand.view.turn)
    gains = gains_by_depth(hand, options.take_depths) if hand.view.pile else {}
    deep = sorted(gains, key=lambda depth: -gains[depth])[:MOST_DEPTHS]
    if deep:
        return draw, *(TakeDiscard(hand.seat, hand.view.turn, depth) for depth in deep)
    if top is None or 1 not in options.take_depths:
        return (draw,)
    owed = hand.with_taken(top).owed
    if owed and hand.rules.rearrange is not None:
        # Imagined players rebuild nothing: they would give back what is taken for that.
        return ()
    if owed or not (top is JOKER or connects(hand, top)):
        return (draw,)
    return draw, TakeDiscard(hand.seat, hand.view.turn)


def _plays(hand: Hand, options: DrawDiscardOptions, first: SeatMove, dice: int) -> tuple[SeatMove, ...]:
    """Other discards; and instead of laying or knocking, to wait, or with tables rebuilt to lay more or less.

    There waiting is not asked: what one waits for is mostly a rebuild, and imagined players make none.
    """
    moves: list[SeatMove] = []
    if hand.rules.rearrange is not None and MoveKind.LAY_TABLE in options.kinds:
        jokers = (JOKER,) * hand.cards.count(JOKER)
        found = [rebuilt(hand, STEADY_BUDGET, spared) for spared in dict.fromkeys(((), jokers))]
        moves += [laid for laid in found if laid is not None]
    waiting = options._replace(may_meld=False, may_knock=())
    if isinstance(first, Lay | LayTable) or (isinstance(first, Discard) and first.call):
        if len(hand.cards) > 1 and hand.rules.rearrange is None:
            moves.append(choose_sharp(hand.view, waiting, dice))
        if isinstance(first, Discard) and options.may_meld:
            moves.append(choose_sharp(hand.view, options._replace(may_knock=()), dice))
        return tuple(moves)
    split = split_of(hand.rules, hand.cards)
    loose = loose_cards(hand, options, split)
    moves += [
        Discard(hand.seat, hand.view.turn, card, call=len(hand.cards) == 1)
        for card in by_experience(hand, options, split, loose)[:MOST_DISCARDS]
    ]
    return tuple(moves)
