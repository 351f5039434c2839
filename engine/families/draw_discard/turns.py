"""A turn's beginning and its first step: draw from the stock, or take the top discard."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, without
from engine.errors import IllegalMove, Reject
from engine.events import DrewStock, ReturnedDiscard, TookDiscard, TurnBegan
from engine.families.draw_discard.ending import end_round
from engine.families.draw_discard.state import Outcome, Pending, Round, gain, put_at
from engine.families.draw_discard.stock import can_draw, draw_one, needs_shuffle
from engine.fits import fitting_cards
from engine.rules import DrawDiscardRules
from engine.scores import RoundEnd
from engine.search import melds_in
from engine.views import Phase


def begin_turn(
    rules: DrawDiscardRules, rnd: Round, seat: int, *, stock_only: bool = False, taken: Card | None = None
) -> Outcome:
    """The next seat's turn; with `taken` it has claimed the discard already and goes on with its melds.

    A seat that can neither draw nor take ends the round undecided (G-03).
    """
    begun = replace(
        rnd,
        lap=rnd.lap + 1 if _goes_round(rnd, seat) else rnd.lap,
        turn=rnd.turn + 1,
        turn_seat=seat,
        phase=Phase.DRAW if taken is None else Phase.PLAY,
        taken=taken,
        owed=False,
        opened_now=False,
        closing=False,
        stock_only=stock_only,
        window=None,
    )
    if taken is None and not can_draw(rules, begun) and not may_take(rules, begun):
        return end_round(rules, begun, RoundEnd.STOCK_EXHAUSTED, None)
    return begun, (TurnBegan(seat, begun.turn),)


def _goes_round(rnd: Round, seat: int) -> bool:
    """Whether play reaches or passes the seat left of the dealer on its way to this seat: a lap begins there."""
    seats, left_of_dealer = len(rnd.hands), rnd.dealer + 1
    return (seat - left_of_dealer) % seats <= (rnd.turn_seat - left_of_dealer) % seats


def may_take(rules: DrawDiscardRules, rnd: Round) -> bool:
    """Whether the rules let the seat in turn take the top discard at this moment."""
    return (
        bool(rnd.discards)
        and not rnd.stock_only
        and rules.draw.discard_take != "never"
        and rnd.lap >= rules.draw.discard_take_from_lap
    )


def draw_stock(rules: DrawDiscardRules, rnd: Round, *, neutral: bool = False) -> Outcome:
    """The seat in turn draws; the round waits for a shuffle where the stock has run out, or ends undecided (G-03)."""
    seat = rnd.turn_seat
    if not can_draw(rules, rnd):
        return end_round(rules, rnd, RoundEnd.STOCK_EXHAUSTED, None)
    if needs_shuffle(rules, rnd):
        return replace(rnd, phase=Phase.SHUFFLE, pending=Pending("draw", seat, neutral)), ()
    rnd, card, told = draw_one(rules, rnd)
    return replace(gain(rnd, seat, (card,)), phase=Phase.PLAY), (*told, DrewStock(seat, card))


def take_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """The seat in turn takes the top discard instead of a card from the stock (A000-02). Raises IllegalMove."""
    if not rnd.discards:
        raise IllegalMove(Reject.DISCARD_EMPTY)
    if rnd.stock_only:
        raise IllegalMove(Reject.STOCK_ONLY)
    if not may_take(rules, rnd):
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED, from_lap=rules.draw.discard_take_from_lap)
    seat, card = rnd.turn_seat, rnd.discards[-1]
    owed = rules.draw.discard_take == "only_if_melded_this_turn"
    if owed and not _meldable(rules, rnd, card):
        raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=card)
    after = gain(replace(rnd, discards=rnd.discards[:-1]), seat, (card,))
    return replace(after, phase=Phase.PLAY, taken=card, owed=owed), (TookDiscard(seat, card),)


def return_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """Undo the taking of a discard that had to be melded at once. Raises IllegalMove(NOTHING_TO_RETURN)."""
    seat, card = rnd.turn_seat, rnd.taken
    if not rnd.owed or card is None:
        raise IllegalMove(Reject.NOTHING_TO_RETURN)
    after = replace(
        rnd,
        hands=put_at(rnd.hands, seat, without(rnd.hands[seat], (card,))),
        fresh=put_at(rnd.fresh, seat, without(rnd.fresh[seat], (card,))),
        discards=(*rnd.discards, card),
        phase=Phase.DRAW,
        taken=None,
        owed=False,
    )
    return after, (ReturnedDiscard(seat, card),)


def _meldable(rules: DrawDiscardRules, rnd: Round, card: Card) -> bool:
    """Whether some new meld or lay-off could use the card at once (003 Räuber-Rommé)."""
    if rnd.lap < rules.meld_from_lap:
        return False
    if any(card in fitting_cards(rules, lying.meld) for lying in rnd.melds):
        return True
    return any(card in meld.cards for meld in melds_in(rules, (*rnd.hands[rnd.turn_seat], card)))
