"""The stock: drawing from it, and renewing it from the discards when it has run out (G-03, A001-10)."""

from __future__ import annotations

from engine.cards import Card
from engine.games.draw_discard.round import Outcome, Piles, Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import StockRenewed


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
    return rnd._replace(piles=rnd.piles.after_draw(), turn=rnd.turn._replace(idle=0)), rnd.piles.stock[-1], told


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
