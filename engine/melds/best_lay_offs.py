"""Exact search for lay-offs: which cards of a hand to add to melds that lie there, so that least of it is deadwood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card, without
from engine.melds.fits import fitting_cards
from engine.melds.laying_off import lay_off
from engine.melds.meld import Meld, MeldRules
from engine.melds.search import deadwood

Way = tuple[tuple[int, Card], ...]


def best_lay_offs(rules: MeldRules, hand: Sequence[Card], lying: Sequence[Meld]) -> Way:
    """The lay-offs after which the best melds of the rest leave the least deadwood, and of such ways the shortest.

    Each is the place of the meld among those that lie there and the card, in an order in which they can be made.
    """
    held = tuple(sorted(hand))
    return min(_ways(rules, held, tuple(lying), (), set()))[2]


def _ways(
    rules: MeldRules, hand: tuple[Card, ...], lying: tuple[Meld, ...], made: Way, known: set[object]
) -> Iterator[tuple[int, int, Way]]:
    """Every way to lay off, each table once: the deadwood that it leaves, its length, the way."""
    if lying in known:
        return
    known.add(lying)
    yield deadwood(rules, hand), len(made), made
    for place, meld in enumerate(lying):
        for card in sorted(fitting_cards(rules, meld).intersection(hand)):
            longer = (*lying[:place], lay_off(rules, meld, card), *lying[place + 1 :])
            yield from _ways(rules, without(hand, (card,)), longer, (*made, (place, card)), known)
