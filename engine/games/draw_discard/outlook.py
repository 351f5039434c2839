"""How a round that is broken off may end: who is likely to go out, and what that would bring each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.cards import FACES, JOKER
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.views import Phase
from engine.melds.meld import meld_rule_set
from engine.melds.partners import outs
from engine.melds.search import split_of
from engine.melds.worth import hand_value

# Found in rounds of club players against each other, as the logarithm of how much likelier a seat is to go out: for
# each natural that lies in no meld, each card in hand, each joker there, each card in the stock that makes a meld of
# loose ones, being next.
LOOSE: Final = -0.26
HELD: Final = -0.05
JOKERS: Final = 0.3
OUT: Final = 0.06
NEXT: Final = 0.16

# What is left in a hand at the end of the round: so many points, and so much of what it counts now.
LEFT: Final = 18.0
SHARE_LEFT: Final = 0.2


def outlook(rules: DrawDiscardRules, rnd: Round) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if rnd.phase is not Phase.DRAW:
        return None
    there = [0.0] * len(FACES)
    for card in rnd.piles.stock:
        there[card.index] += 1.0
    ready: list[float] = []
    left: list[float] = []
    for seat in rnd.players:
        hand = rnd.hands[seat]
        split = split_of(rules, hand)
        naturals = [card for card in split.left if card is not JOKER]
        likely = LOOSE * len(naturals) + HELD * len(hand) + JOKERS * hand.count(JOKER)
        likely += OUT * outs(meld_rule_set(rules), naturals, there)
        ready.append(exp(likely + (NEXT if seat == rnd.turn.seat else 0.0)))
        left.append(min(LEFT + SHARE_LEFT * hand_value(rules, hand), float(hand_value(rules, hand))))
    points = [0.0] * len(rnd.hands)
    total = sum(ready)
    for seat, share, rest in zip(rnd.players, ready, left, strict=True):
        out = share / total
        penalty = (1 - out) * rest + out * rules.score.winner_bonus
        laid = rnd.table.earned[seat] + _to_lay(rules, rnd, seat)
        points[seat] = laid - penalty if rules.score.count_melds else penalty
    return tuple(points)


def _to_lay(rules: DrawDiscardRules, rnd: Round, seat: int) -> int:
    """What the melds count that a seat still holds."""
    split = split_of(rules, rnd.hands[seat])
    return hand_value(rules, rnd.hands[seat]) - split.deadwood
