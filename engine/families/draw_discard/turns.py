"""A turn's beginning and its first step: draw from the stock, or take the top discard."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, without
from engine.errors import IllegalMove, Reject
from engine.events import DrewStock, ReturnedDiscard, TookDiscard, TurnBegan
from engine.families.draw_discard.ending import end_round
from engine.families.draw_discard.state import Outcome, Pending, Round, gain, put_at
from engine.families.draw_discard.stock import can_draw, draw_one, needs_shuffle
from engine.fits import fitting_cards, freeing_cards
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
        # A lap ends when everyone has had a turn in it, whatever order claims have made of the turns.
        lap=1 + min(rnd.turns_had[player] for player in rnd.players),
        turn=rnd.turn + 1,
        turn_seat=seat,
        turns_had=put_at(rnd.turns_had, seat, rnd.turns_had[seat] + 1),
        phase=Phase.DRAW if taken is None else Phase.PLAY,
        drawn=None,
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
    return replace(gain(rnd, seat, (card,)), phase=Phase.PLAY, drawn=card), (*told, DrewStock(seat, card))


def take_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """The seat in turn takes the top discard instead of a card from the stock (A000-02). Raises IllegalMove."""
    if not rnd.discards:
        raise IllegalMove(Reject.DISCARD_EMPTY)
    if rnd.stock_only:
        raise IllegalMove(Reject.STOCK_ONLY)
    if rules.draw.discard_take == "never":
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
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
    return replace(put_back(rnd, card), phase=Phase.DRAW), (ReturnedDiscard(seat, card),)


def put_back(rnd: Round, card: Card) -> Round:
    """The discard that the seat in turn had taken is the top discard again."""
    seat = rnd.turn_seat
    return replace(
        rnd,
        hands=put_at(rnd.hands, seat, without(rnd.hands[seat], (card,))),
        fresh=put_at(rnd.fresh, seat, without(rnd.fresh[seat], (card,))),
        discards=(*rnd.discards, card),
        taken=None,
        owed=False,
    )


def _meldable(rules: DrawDiscardRules, rnd: Round, card: Card) -> bool:
    """Whether some new meld, lay-off or joker swap could use the card at once (003 Räuber-Rommé)."""
    if rnd.lap < rules.meld_from_lap:
        return False
    lying = [there.meld for there in rnd.melds]
    if rules.layoff.enabled and any(card in fitting_cards(rules, meld) for meld in lying):
        return True
    if rules.joker.swap != "never" and any(card in freeing_cards(rules, meld) for meld in lying):
        return True
    return any(card in meld.cards for meld in melds_in(rules, (*rnd.hands[rnd.turn_seat], card)))
