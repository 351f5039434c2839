"""Exact search for lay-offs: which cards of a hand to add to melds that lie there, so that least of it is deadwood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card, without
from engine.melds.fits import fitting_cards
from engine.melds.laying_off import lay_off
from engine.melds.meld import Meld, MeldRules
from engine.melds.search import deadwood

LayOffs = tuple[tuple[int, Card], ...]
"""Lay-offs in an order in which they can be made: of each the place of the meld among those there, and the card."""


def best_lay_offs(rules: MeldRules, hand: Sequence[Card], lying: Sequence[Meld]) -> LayOffs:
    """The lay-offs after which the best melds of the rest leave the least deadwood; of several such the fewest."""
    held = tuple(sorted(hand))
    return min(_all(rules, held, tuple(lying), (), set()))[2]


def _all(
    rules: MeldRules, hand: tuple[Card, ...], lying: tuple[Meld, ...], made: LayOffs, met: set[object]
) -> Iterator[tuple[int, int, LayOffs]]:
    """All lay-offs, each table once: the deadwood that they leave, how many they are, and themselves."""
    if lying in met:
        return
    met.add(lying)
    yield deadwood(rules, hand), len(made), made
    for place, meld in enumerate(lying):
        for card in sorted(fitting_cards(rules, meld).intersection(hand)):
            longer = (*lying[:place], lay_off(rules, meld, card), *lying[place + 1 :])
            yield from _all(rules, without(hand, (card,)), longer, (*made, (place, card)), met)
