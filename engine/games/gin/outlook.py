"""How a round of gin that is broken off may end: fitted to rounds of club players (`scripts/outlooks.py`)."""

from __future__ import annotations

from typing import Final

from engine.games.gin.round import GinRound, other
from engine.games.gin.rules import GinRules
from engine.games.gin.weights import LEAD
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import meld_rule_set
from engine.melds.partners import makers
from engine.melds.search import split_of

STOCK: Final = 20.0
"""So many cards in the stock count as one, as the other units below do: numbers of like size are fitted more easily."""


def outlook(rules: GinRules, rnd: GinRound) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if rnd.phase is not Phase.DRAW:
        return None
    ahead = LEAD.of(numbers(rules, rnd)) / 2
    return tuple([ahead if seat == rnd.turn_seat else -ahead for seat in range(len(rnd.hands))])


def numbers(rules: GinRules, rnd: GinRound) -> list[float]:
    """What tells a round in which a card is to be drawn: first of the seat in turn, then of the other one."""
    melds, points = meld_rule_set(rules), rules.hand_values.by_face
    seat = rnd.turn_seat
    mine, theirs = split_of(rules, rnd.hands[seat]), split_of(rules, rnd.hands[other(rnd, seat)])
    stock = {card.index for card in rnd.stock}
    my_makers, their_makers = makers(melds, mine.left), makers(melds, theirs.left)
    mine_longer, theirs_longer = extending(melds, mine.melds), extending(melds, theirs.melds)
    found: list[float] = []
    for split, ways, longer, against, laid_off_on in (
        (mine, my_makers, mine_longer, theirs, theirs_longer),
        (theirs, their_makers, theirs_longer, mine, mine_longer),
    ):
        loose = {card.index for card in against.left}
        found += [
            split.deadwood / 10,
            len(split.left) / 5,
            sum([index in stock for index in ways]) / 5,
            sum([index in loose for index in ways]) / 2,
            sum([index in stock for index in longer]) / 3,
            sum([index in loose for index in longer]) / 2,
            sum([points[card.index] for card in split.left if card.index in laid_off_on]) / 10,
            max([points[card.index] for card in split.left], default=0) / 10,
            float(split.deadwood <= rnd.limit),
            sum([many > 1 and index in stock for index, many in ways.items()]) / 3,
        ]
    left = len(rnd.stock) / STOCK
    top = rnd.discards[-1].index if rnd.discards and not rnd.stock_only else None
    return [*found, left, left * left, float(top in my_makers), float(top in mine_longer)]
