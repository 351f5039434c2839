"""The up-card, the draw and the discard: the turns of a round until somebody knocks."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card, without
from engine.games.events import Discarded, DrewStock, TookDiscard, UpcardRefused
from engine.games.gin.knocking import check_knock, knock, void_round
from engine.games.gin.round import GinRound, Outcome, begin_turn, gain, holding, other
from engine.games.gin.rules import GinRules
from engine.games.moves import Discard, TakeDiscard
from engine.games.views import Phase
from engine.melds.search import best_melds
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove, Reject

IDLE_TURNS: Final = 20
"""Turns in a row in which the discard is taken; then the stock must be drawn from, or a round might never end."""


def refuse_upcard(rnd: GinRound) -> Outcome:
    """The up-card is offered to the dealer next; refused by both it stays, and the other seat draws from the stock."""
    seat = rnd.turn_seat
    told = (UpcardRefused(seat, rnd.discards[-1]),)
    if seat != rnd.dealer:
        rnd, more = begin_turn(rnd, rnd.dealer, Phase.UPCARD)
    else:
        rnd, more = begin_turn(rnd, other(rnd, seat), Phase.DRAW, stock_only=True)
    return rnd, told + more


def draw_stock(rnd: GinRound) -> Outcome:
    """The seat in turn draws."""
    seat, card = rnd.turn_seat, rnd.stock[-1]
    return gain(rnd, seat, card, stock=rnd.stock[:-1], drawn=card, idle=0), (DrewStock(seat, card),)


def take_discard(rnd: GinRound, move: TakeDiscard) -> Outcome:
    """The seat in turn takes the up-card or the top discard. Raises IllegalMove."""
    if rnd.stock_only:
        raise IllegalMove(Reject.STOCK_ONLY, why="often" if rnd.idle else "refused")
    if move.depth != 1:
        raise IllegalMove(Reject.TAKE_TOP_ONLY)
    seat, card = rnd.turn_seat, rnd.discards[-1]
    taken = gain(rnd, seat, card, discards=rnd.discards[:-1], taken=card, idle=rnd.idle + 1)
    return taken, (TookDiscard(seat, card),)


def discardable(rules: GinRules, hand: Sequence[Card], taken: Card | None) -> tuple[Card, ...]:
    """The cards that may be discarded: all but the one just taken from the discard pile."""
    barred = None if rules.draw.discard_just_taken else taken
    return tuple([card for card in hand if card is not barred])


def discard(rules: GinRules, rnd: GinRound, move: Discard) -> Outcome:
    """End the turn with a discard: knock, or let play go on unless the stock has run low. Raises IllegalMove."""
    seat, card = move.seat, move.card
    hand = rnd.hands[seat]
    if card not in hand:
        raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    if card not in discardable(rules, hand, rnd.taken):
        raise IllegalMove(Reject.DISCARD_JUST_TAKEN, card=card)
    if move.melds and not move.call:
        raise IllegalMove(Reject.WRONG_PHASE)
    left = without(hand, (card,))
    split = check_knock(rules, rnd, left, move.melds) if move.call else None
    told = (Discarded(seat, card),)
    changed = {**holding(rnd, seat, left), "discards": (*rnd.discards, card)}
    if split is not None:
        rnd, more = knock(rules, rnd._replace(**changed), split)
    elif len(rnd.stock) <= rules.stock.void_at:
        rnd, more = void_round(rnd._replace(**changed))
    else:
        rnd, more = begin_turn(rnd, other(rnd, seat), Phase.DRAW, stock_only=rnd.idle >= IDLE_TURNS, **changed)
    return rnd, told + more


def neutral(rules: GinRules, rnd: GinRound) -> Outcome:
    """What the clock does for an absent seat: refuse the up-card; draw from the stock and discard that card."""
    if rnd.phase is Phase.UPCARD:
        return refuse_upcard(rnd)
    rnd, told = draw_stock(rnd) if rnd.phase is Phase.DRAW else (rnd, ())
    rnd, more = discard(rules, rnd, Discard(rnd.turn_seat, rnd.turn, _spare(rules, rnd)))
    return rnd, told + more


def _spare(rules: GinRules, rnd: GinRound) -> Card:
    """The card drawn, else the one that counts most of those that lie in no meld."""
    hand = rnd.hands[rnd.turn_seat]
    if rnd.drawn is not None:
        return rnd.drawn
    allowed = discardable(rules, hand, rnd.taken)
    loose = best_melds(rules, hand).left
    return max(allowed, key=lambda card: (card in loose, hand_value(rules, (card,)), card.index))
