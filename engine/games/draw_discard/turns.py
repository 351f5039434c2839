"""A turn's beginning and its first step: draw from the stock, renewed where it has run out, or take a discard."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import Card, Seat, put_at, without
from engine.games.draw_discard.ending import end_round
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_PLAY,
    IN_SHUFFLE,
    Outcome,
    Pending,
    Piles,
    Round,
    got,
    with_window,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import DrewStock, Event, ReturnedDiscard, StockRenewed, TookDiscard, TurnBegan
from engine.melds.laying_off import fitting_cards, freeing_cards
from engine.melds.meld import Meld
from engine.melds.search import melds_with
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd
from engine.solver.questions import can_be_laid


def needs_shuffle(rules: DrawDiscardRules, rnd: Round) -> bool:
    """Whether a draw must wait for chance to shuffle the discards."""
    return not rnd.piles.stock and rules.stock.empty == "shuffle_discards_keep_top" and rnd.can_renew(rules)


def can_draw(rules: DrawDiscardRules, rnd: Round) -> bool:
    """Whether the stock can give a card, renewed if need be."""
    return bool(rnd.piles.stock) or rnd.can_renew(rules)


def draw_one(rnd: Round) -> tuple[Round, Card, tuple[StockRenewed, ...]]:
    """The top card of the stock, the discards turned over first where the rules say so without a shuffle.

    The caller has made sure that a card can be had and that no shuffle is awaited.
    """
    rnd, told = with_stock(rnd)
    drawn = rnd._replace(piles=rnd.piles._replace(stock=rnd.piles.stock[:-1]), turn=rnd.turn._replace(idle=0))
    return drawn, rnd.piles.stock[-1], told


def with_stock(rnd: Round) -> tuple[Round, tuple[StockRenewed, ...]]:
    """The round with a card on the stock: the discards are turned over where it has run out."""
    if rnd.piles.stock:
        return rnd, ()
    # Turned over, the card discarded first lies on top.
    return _renewed(rnd, tuple(reversed(rnd.piles.discards[:-1])), shuffled=False)


def shuffled_stock(rnd: Round, order: tuple[int, ...]) -> Outcome:
    """The discards under the top one, sorted and then put into the order that chance gave; its first is drawn first."""
    pile = sorted(rnd.piles.discards[:-1])
    return _renewed(rnd, tuple(pile[index] for index in reversed(order)), shuffled=True)


def _renewed(rnd: Round, stock: tuple[Card, ...], *, shuffled: bool) -> tuple[Round, tuple[StockRenewed, ...]]:
    before = rnd.piles
    after = rnd._replace(piles=Piles(stock, before.discards[-1:], before.recycles + 1, before.unlaid + 1))
    return after, (StockRenewed(len(stock), shuffled),)


REBUILD_BUDGET: Final = 5_000
"""Positions that the solver looks at for a rebuild that would use a discard."""

IDLE_LAPS: Final = 10
"""Laps in which everybody takes a discard and nobody lays a card; then the stock must be drawn from."""

RETURNS: Final = 10
"""How often in a turn discards may be taken and given back."""


def begin_turn(
    rules: DrawDiscardRules, rnd: Round, seat: Seat, *, stock_only: bool = False, taken: Card | None = None
) -> Outcome:
    """The next seat's turn; with `taken` it has claimed the discard already and goes on with its melds.

    A seat that can neither draw nor take ends the round undecided (G-03), and so does a lap without a meld or a lay-off
    once the stock is used up.
    """
    if taken is None and is_spent(rules, rnd):
        return end_round(rules, rnd, RoundEnd.STOCK_EXHAUSTED, None)
    stock_only = (stock_only or idles(rnd)) and can_draw(rules, rnd)
    turn = rnd.turn.followed_by(seat, rnd.players, taken, stock_only=stock_only)
    if rnd.claims.window is not None:
        rnd = with_window(rnd, None)
    begun = rnd.moved_on(rnd.hands, rnd.fresh, IN_DRAW if taken is None else IN_PLAY, rnd.piles, turn)
    if taken is None and not can_draw(rules, begun) and not may_take(rules, begun):
        return end_round(rules, begun, RoundEnd.STOCK_EXHAUSTED, None)
    return begun, (TurnBegan(seat, turn.number),)


def is_spent(rules: DrawDiscardRules, rnd: Round) -> bool:
    """Whether the stock is used up, and everybody has had a turn since without laying a card (G-03)."""
    return rnd.turn.idle >= len(rnd.players) and not can_draw(rules, rnd)


def idles(rnd: Round) -> bool:
    """Whether the laps up to this turn have brought no card off the stock and none on the table."""
    return rnd.turn.idle >= IDLE_LAPS * len(rnd.players)


def taken_often(rnd: Round) -> bool:
    """Whether the stock alone is left as discards were taken too often in a row, by all or in this turn (G-03)."""
    return rnd.turn.stock_only and (rnd.turn.idle > IDLE_LAPS * len(rnd.players) or rnd.turn.returned > 0)


def may_take(rules: DrawDiscardRules, rnd: Round) -> bool:
    """Whether the rules let the seat in turn take the top discard at this moment."""
    top = rnd.piles.discards[-1] if rnd.piles.discards else None
    return takeable(rules, top, rnd.turn.lap, stock_only=rnd.turn.stock_only)


def takeable(rules: DrawDiscardRules, top: Card | None, lap: int, *, stock_only: bool) -> bool:
    """The same of a top discard, None where there is none."""
    draw = rules.draw
    return top is not None and not stock_only and draw.discard_take != "never" and lap >= draw.discard_take_from_lap


def draw_stock(rules: DrawDiscardRules, rnd: Round, *, neutral: bool = False) -> Outcome:
    """The seat in turn draws; the round waits for a shuffle where the stock has run out, or ends undecided (G-03)."""
    seat = rnd.turn.seat
    told: tuple[Event, ...] = ()
    if not rnd.piles.stock:
        if not can_draw(rules, rnd):
            return end_round(rules, rnd, RoundEnd.STOCK_EXHAUSTED, None)
        if needs_shuffle(rules, rnd):
            return rnd._replace(phase=IN_SHUFFLE, pending=Pending("draw", seat, neutral)), ()
        rnd, told = with_stock(rnd)
    card, piles = rnd.piles.stock[-1], rnd.piles._replace(stock=rnd.piles.stock[:-1])
    after = got(rnd, seat, (card,), IN_PLAY, piles, rnd.turn.with_drawn(card))
    return after, (*told, DrewStock(seat, card))


def take_discard(rules: DrawDiscardRules, rnd: Round, depth: int = 1) -> Outcome:
    """Take the top discard instead of drawing (A000-02), of a visible pile the topmost. Raises IllegalMove."""
    if not rnd.piles.discards:
        raise IllegalMove(Reject.DISCARD_EMPTY)
    if rnd.turn.stock_only:
        raise IllegalMove(Reject.STOCK_ONLY, why="often" if taken_often(rnd) else "claimed")
    if not may_take(rules, rnd):
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
    if depth != 1 and rules.draw.discard_take != "visible_pile":
        raise IllegalMove(Reject.TAKE_TOP_ONLY)
    if not 1 <= depth <= len(rnd.piles.discards):
        raise IllegalMove(Reject.PILE_TOO_SMALL, count=len(rnd.piles.discards))
    seat, taken = rnd.turn.seat, rnd.piles.discards[-depth:]
    card, above = taken[0], taken[1:]
    if not may_take_cards(rules, rnd.hands[seat], taken, (there.meld for there in rnd.table.melds), rnd.turn.lap):
        raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=card, where="pile")
    owed = rules.draw.must_meld(depth, len(rnd.hands[seat]))
    piles = rnd.piles._replace(discards=rnd.piles.discards[:-depth])
    after = got(rnd, seat, taken, IN_PLAY, piles, rnd.turn.with_taken(card, above, owed=owed))
    return after, (TookDiscard(seat, card, above),)


def return_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """Undo the taking of discards of which one had to be melded at once. Raises IllegalMove(NOTHING_TO_RETURN)."""
    seat, card = rnd.turn.seat, rnd.turn.taken
    if not rnd.turn.owed or card is None:
        raise IllegalMove(Reject.NOTHING_TO_RETURN)
    told: tuple[Event, ...] = (ReturnedDiscard(seat, card, rnd.turn.above),)
    back = put_back(rnd, card)._replace(phase=IN_DRAW)
    back = back._replace(turn=back.turn._replace(returned=back.turn.returned + 1))
    if back.turn.returned < RETURNS:
        return back, told
    if can_draw(rules, back):
        return back._replace(turn=back.turn._replace(stock_only=True)), told
    back, more = end_round(rules, back, RoundEnd.STOCK_EXHAUSTED, None)
    return back, told + more


def put_back(rnd: Round, card: Card) -> Round:
    """The discards that the seat in turn had taken lie on the discard pile again as they lay."""
    seat, back = rnd.turn.seat, (card, *rnd.turn.above)
    return rnd._replace(
        hands=put_at(rnd.hands, seat, without(rnd.hands[seat], back)),
        fresh=put_at(rnd.fresh, seat, without(rnd.fresh[seat], back)),
        piles=rnd.piles._replace(discards=rnd.piles.discards + back),
        turn=rnd.turn.with_taken(None),
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
    if any(melds_with(rules, held, card)):
        return True
    return rules.rearrange is not None and _rebuildable(rules, tuple(sorted(held)), tuple(lying), card)


@lru_cache(maxsize=512)
def _rebuildable(rules: DrawDiscardRules, held: tuple[Card, ...], lying: tuple[Meld, ...], card: Card) -> bool:
    """Whether some rebuild could use the card; one that cannot be told in time may be given back (D003-U1).

    Asked again and again as long as the card lies open: at every look at the hand, and when it is taken.
    """
    return can_be_laid(rules, lying, held, (card,), budget=REBUILD_BUDGET) is not False
