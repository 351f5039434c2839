"""A turn's beginning and its first step: draw from the stock, or take from the discard pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import JOKER, Card, without
from engine.games.draw_discard.ending import end_round
from engine.games.draw_discard.round import IN_DRAW, IN_PLAY, IN_SHUFFLE, Outcome, Pending, Round, gain, put_at
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.stock import can_draw, needs_shuffle, with_stock
from engine.games.events import DrewStock, Event, ReturnedDiscard, TookDiscard, TurnBegan
from engine.games.values import changed
from engine.melds.fits import fitting_cards, freeing_cards
from engine.melds.meld import Meld
from engine.melds.search import melds_in
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd
from engine.solver import solve

REBUILD_BUDGET: Final = 5_000
"""Positions that the solver looks at for a rebuild that would use a discard."""


def begin_turn(
    rules: DrawDiscardRules, rnd: Round, seat: int, *, stock_only: bool = False, taken: Card | None = None
) -> Outcome:
    """The next seat's turn; with `taken` it has claimed the discard already and goes on with its melds.

    A seat that can neither draw nor take ends the round undecided (G-03).
    """
    begun = changed(
        rnd,
        # A lap ends when everyone has had a turn in it, whatever order claims have made of the turns.
        lap=1 + min([rnd.turns_had[player] for player in rnd.players]),
        turn=rnd.turn + 1,
        turn_seat=seat,
        turns_had=put_at(rnd.turns_had, seat, rnd.turns_had[seat] + 1),
        phase=IN_DRAW if taken is None else IN_PLAY,
        drawn=None,
        taken=taken,
        owed=False,
        above=(),
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
    told: tuple[Event, ...] = ()
    if not rnd.stock:
        if not can_draw(rules, rnd):
            return end_round(rules, rnd, RoundEnd.STOCK_EXHAUSTED, None)
        if needs_shuffle(rules, rnd):
            return changed(rnd, phase=IN_SHUFFLE, pending=Pending("draw", seat, neutral)), ()
        rnd, told = with_stock(rnd)
    card = rnd.stock[-1]
    after = gain(rnd, seat, (card,), stock=rnd.stock[:-1], phase=IN_PLAY, drawn=card)
    return after, (*told, DrewStock(seat, card))


def take_discard(rules: DrawDiscardRules, rnd: Round, depth: int = 1) -> Outcome:
    """The seat in turn takes the top discard instead of a card from the stock (A000-02), of a visible pile the topmost.

    Raises IllegalMove.
    """
    if not rnd.discards:
        raise IllegalMove(Reject.DISCARD_EMPTY)
    if rnd.stock_only:
        raise IllegalMove(Reject.STOCK_ONLY)
    if rules.draw.discard_take == "never":
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
    if not may_take(rules, rnd):
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED, from_lap=rules.draw.discard_take_from_lap)
    if depth != 1 and rules.draw.discard_take != "visible_pile":
        raise IllegalMove(Reject.TAKE_TOP_ONLY)
    if not 1 <= depth <= len(rnd.discards):
        raise IllegalMove(Reject.PILE_TOO_SMALL, count=len(rnd.discards))
    seat, taken = rnd.turn_seat, rnd.discards[-depth:]
    card, above = taken[0], taken[1:]
    if not may_take_cards(rules, rnd.hands[seat], taken, (there.meld for there in rnd.melds), rnd.lap):
        raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=card)
    owed = rules.draw.must_meld(depth, len(rnd.hands[seat]))
    after = gain(rnd, seat, taken, discards=rnd.discards[:-depth], phase=IN_PLAY, taken=card, owed=owed, above=above)
    return after, (TookDiscard(seat, card, above),)


def return_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """Undo the taking of discards of which one had to be melded at once. Raises IllegalMove(NOTHING_TO_RETURN)."""
    seat, card = rnd.turn_seat, rnd.taken
    if not rnd.owed or card is None:
        raise IllegalMove(Reject.NOTHING_TO_RETURN)
    return changed(put_back(rnd, card), phase=IN_DRAW), (ReturnedDiscard(seat, card, rnd.above),)


def put_back(rnd: Round, card: Card) -> Round:
    """The discards that the seat in turn had taken lie on the discard pile again as they lay."""
    seat, back = rnd.turn_seat, (card, *rnd.above)
    return changed(
        rnd,
        hands=put_at(rnd.hands, seat, without(rnd.hands[seat], back)),
        fresh=put_at(rnd.fresh, seat, without(rnd.fresh[seat], back)),
        discards=rnd.discards + back,
        taken=None,
        owed=False,
        above=(),
    )


def may_take_cards(
    rules: DrawDiscardRules, hand: Sequence[Card], taken: Sequence[Card], lying: Iterable[Meld], lap: int
) -> bool:
    """Whether a seat with this hand may take these discards, the deepest first: freely, or as that can be melded."""
    if not rules.draw.must_meld(len(taken), len(hand)):
        return True
    return lap >= rules.meld_from_lap and _meldable(rules, (*hand, *taken), tuple(lying), taken[0])


def _meldable(rules: DrawDiscardRules, held: Sequence[Card], lying: Sequence[Meld], card: Card) -> bool:
    """Whether some new meld, lay-off or joker swap could use a card at once that is held (003 Räuber-Rommé)."""
    if rules.layoff.enabled and any(card in fitting_cards(rules, meld) for meld in lying):
        return True
    if rules.joker.swap != "never" and any(card in freeing_cards(rules, meld) for meld in lying):
        return True
    near = [other for other in held if JOKER in (card, other) or other.suit == card.suit or other.rank == card.rank]
    if any(card in meld.cards for meld in melds_in(rules, near)):
        return True
    return rules.rearrange is not None and _rebuildable(rules, held, lying, card)


def _rebuildable(rules: DrawDiscardRules, held: Sequence[Card], lying: Sequence[Meld], card: Card) -> bool:
    """Whether some rebuild could use the card; one that cannot be told in time may be given back (D003-U1)."""
    found = solve(rules, lying, held, required=(card,), budget=REBUILD_BUDGET, fewest_changes=False)
    return bool(found.placed) or not found.optimal
