"""What tells a card that may be thrown in gin: what it may still become, and of what use it is to the other seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.gin.players.memory import Memory, memory_of
from engine.games.gin.players.steady import SHY
from engine.games.gin.view import GinView
from engine.melds.fits import extending
from engine.melds.meld import MeldRuleSet, meld_rule_set
from engine.melds.outlook import making
from engine.melds.partners import danger, likely_held, neighbours, partners
from engine.melds.search import MeldSplit

FULL_STOCK: Final = 31
"""The cards in the stock when the first one is drawn."""


class _Known(NamedTuple):
    """What is known when a card is to be thrown.

    `theirs` is by face index the chance that the other seat holds the card, `shown` what it took and `spurned` what it
    threw and left; `loose` are the cards of the hand outside its melds, `longer` what would lengthen those.
    """

    melds: MeldRuleSet
    memory: Memory
    theirs: list[float]
    shown: set[int]
    spurned: list[int]
    loose: set[int]
    longer: set[int]


def numbers(view: GinView, split: MeldSplit, cards: Sequence[Card]) -> list[list[float]]:
    """For each of some loose cards what tells it, once for each number that tells how far the round is."""
    melds, memory = meld_rule_set(view.rules), memory_of(view)
    spurned = (*memory.thrown, *memory.left)
    theirs = likely_held(melds, memory.unseen, memory.held, spurned, view.seats[1 - view.own_seat].cards, SHY)
    known = _Known(
        melds,
        memory,
        theirs,
        {card.index for card in memory.held},
        [card.index for card in spurned],
        {card.index for card in split.left},
        set(extending(melds, split.melds)),
    )
    there = [free * (1.0 - held) for free, held in zip(memory.unseen, theirs, strict=True)]
    lost, most = making(melds, split.left, there)[0], making(melds, split.left, memory.unseen)[0]
    stage = [
        1.0,
        (FULL_STOCK - view.stock) / 20 - 0.4,
        min(len(memory.held), 3) / 2 - 0.4,
        split.deadwood / 30 - 1.0,
    ]
    found: list[list[float]] = []
    for card in cards:
        points = view.rules.hand_values.by_face[card.index]
        over = split.deadwood - points - view.limit
        plain = [points / 10, lost[card] / 3, most[card] / 3, *_of_use(known, card.index)]
        plain += [float(over <= 0), max(0.0, over) / 20]
        found.append([each * part for part in stage for each in plain])
    return found


def _of_use(known: _Known, index: int) -> list[float]:
    """Of what use a card is to the other seat, and whether it has company in the hand itself."""
    pairs, near = partners(known.melds)[index], neighbours(known.melds)[index]
    there, shown = known.memory.unseen, known.shown
    took = max([(one in shown) + (other in shown) for one, other in pairs], default=0)
    live = sum([bool(there[one] or one in shown) and bool(there[other] or other in shown) for one, other in pairs])
    company = sum([one in known.loose for one in near])
    rank = index % 13
    same = sum([one % 13 == rank for one in known.spurned])
    beside = sum([one % 13 != rank and one in near for one in known.spurned])
    return [
        danger(pairs, known.theirs) * 3,
        float(took > 0),
        float(took > 1),
        live / 4,
        float(not company),
        min(company, 3) / 3,
        min(same, 2) / 2,
        min(beside, 2) / 2,
        float(index in known.longer),
    ]
