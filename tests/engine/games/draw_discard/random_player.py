"""A player without a plan: any legal move, for tests and measurements that must reach every corner of the rules."""

from typing import Final

from engine.cards import JOKER, with_cards, without
from engine.games.draw_discard.players.hand import Hand, closing_flush, hand_of
from engine.games.draw_discard.players.pile import owed_laying
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    MoveKind,
    Pass,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.melds.search import melds_in
from engine.melds.worth import meld_value

# One throw in so many looks for melds, which costs more than all else together.
MELD_THROW: Final = 4


def choose_random(view: DrawDiscardView, dice: int) -> SeatMove:
    """Some legal move, every listed one equally likely; melds are looked for on some throws of the dice alone."""
    hand, now = hand_of(view), options(view)
    seat, turn, kinds = hand.seat, view.turn, now.kinds
    if view.claim_window is not None:
        window = view.claim_window.window
        answers = (Claim(seat, window), Pass(seat, window), Pass(seat, window, then_draw=True))
        return answers[dice % 3]
    if MoveKind.DRAW_STOCK in kinds:
        depths = now.take_depths
        take = TakeDiscard(seat, turn, depths[dice // 2 % len(depths)]) if depths and dice % 2 else None
        return take or DrawStock(seat, turn)
    if view.owed:
        return _settled(hand, dice)
    laid = _new_melds(hand, dice // MELD_THROW) if now.may_meld and dice % MELD_THROW == 0 else None
    return laid or _listed(hand, now, dice // MELD_THROW)


def _settled(hand: Hand, dice: int) -> SeatMove:
    """A Lay that uses the discard which must be melded at once; sometimes, and where there is none, the way back."""
    laid = None
    if dice % MELD_THROW == 0:
        laid = owed_laying(hand)
    elif dice % MELD_THROW > 1:
        laid = _new_melds(hand, dice // MELD_THROW)
    return laid or ReturnDiscard(hand.seat, hand.view.turn)


def _new_melds(hand: Hand, dice: int) -> Lay | None:
    """A Lay of one meld that may be laid now; with the taken discard in it where that is owed."""
    flush = closing_flush(hand)
    if flush is not None and dice % 2:
        return hand.lay((flush,))
    short = 0 if hand.view.own_info.opened else hand.rules.opening.points
    found = [
        meld
        for meld in melds_in(hand.rules, hand.cards)
        if meld_value(hand.rules, meld) >= short and (not hand.owed or hand.taken in meld.cards)
    ]
    chosen = found[dice % len(found)] if found else None
    return hand.lay((chosen,)) if chosen and hand.can_spare(chosen.cards) else None


def _listed(hand: Hand, now: DrawDiscardOptions, dice: int) -> SeatMove:
    """One of the discards, lay-offs and joker swaps that the options list."""
    count = len(now.discardable)
    at = dice % (count + len(now.layoffs) + len(now.swaps))
    if at >= count + len(now.layoffs):
        card, meld_id = now.swaps[at - count - len(now.layoffs)]
        laid = _swapped(hand, JokerSwap(meld_id, card), dice)
        if laid is not None:
            return laid
        at = dice % count
    elif at >= count:
        card, meld_id = now.layoffs[at - count]
        if card is not JOKER and hand.can_spare((card,)):
            return hand.lay(layoffs=(LayOffCard(meld_id, card),))
        at = dice % count
    card = now.discardable[at]
    knocks = card in now.may_knock and dice // 7 % 2 == 1
    return Discard(hand.seat, hand.view.turn, card, call=knocks or len(hand.cards) == 1)


def _swapped(hand: Hand, swap: JokerSwap, dice: int) -> Lay | None:
    """The swap; where the freed joker must be laid at once, with a new meld that holds it."""
    if hand.rules.joker.freed == "hand_or_play":
        return hand.lay(swaps=(swap,))
    after = with_cards(without(hand.cards, (swap.card,)), (JOKER,))
    short = 0 if hand.view.own_info.opened else hand.rules.opening.points
    for meld in melds_in(hand.rules, after):
        if JOKER in meld.cards and meld_value(hand.rules, meld) >= short:
            played = without((*meld.cards, swap.card), (JOKER,))
            return hand.lay((meld,), swaps=(swap,)) if hand.can_spare(played) else None
    return None
