"""How a round that is broken off may end: who is likely to go out, and what that would bring each seat.

Fitted to rounds of club players under several rule sets (`scripts/outlooks.py`). What tells a round is the same under
all of them; what its end brings, the rules say.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from engine.cards import FACES, JOKER, Card, Seat
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.weights import LEFT, MORE, READY
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import meld_rule_set
from engine.melds.partners import makers
from engine.melds.search import MeldSplit, split_of
from engine.melds.worth import hand_value, meld_value

DEAR: Final = 10
"""Cards that count so much are dear."""


def outlook(rules: DrawDiscardRules, rnd: Round) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if rnd.phase is not Phase.DRAW:
        return None
    told = numbers(rules, rnd)
    ready = [exp(READY.of(each)) for each in told]
    total, many = sum(ready), len(ready)
    points = [0.0] * len(rnd.hands)
    for seat, share, each in zip(rnd.players, ready, told, strict=True):
        out = share / total
        standing = [*each, out * many / 2]
        if rules.score.count_melds:
            points[seat] = rnd.table.earned[seat] + MORE.of(standing)
        else:
            points[seat] = (1 - out) * max(LEFT.of(standing), 0.0) + out * won(rules)
    return tuple(points)


def won(rules: DrawDiscardRules) -> float:
    """The penalty of whoever goes out: after a knock what it may keep counts, half of that more or less."""
    knock = rules.go_out.knock
    kept = knock.limit / 2 if knock is not None and rules.score.winner == "own_hand_value" else 0.0
    return kept + rules.score.winner_bonus


class _Seat(NamedTuple):
    """A seat's hand: its melds, its loose naturals, which cards would make a meld of those, which would fit one."""

    hand: tuple[Card, ...]
    split: MeldSplit
    loose: list[Card]
    making: dict[int, int]
    longer: set[int]


def numbers(rules: DrawDiscardRules, rnd: Round) -> list[list[float]]:
    """What tells a round in which a card is to be drawn, for each seat that is in it, in their order."""
    melds = meld_rule_set(rules)
    stock = [0.0] * len(FACES)
    for card in rnd.piles.stock:
        stock[card.index] += 1.0
    lying = rules.layoff.enabled
    table = extending(melds, tuple([there.meld for there in rnd.table.melds])) if lying else ()
    seats: list[_Seat] = []
    for player in rnd.players:
        hand = rnd.hands[player]
        split = split_of(rules, hand)
        loose = [card for card in split.left if card is not JOKER]
        seats.append(_Seat(hand, split, loose, makers(melds, loose), {*extending(melds, split.melds), *table}))
    public = [
        len(rnd.piles.stock) / 50,
        rnd.turn.lap / 10,
        float(rules.go_out.knock is not None),
        float(lying),
        float(rules.score.count_melds),
        len(seats) / 4 - 0.5,
    ]
    top = rnd.piles.discards[-1].index if rnd.piles.discards and rules.draw.discard_take != "never" else None
    first = rnd.players.index(rnd.turn.seat)
    found: list[list[float]] = []
    for at, (player, seat) in enumerate(zip(rnd.players, seats, strict=True)):
        others = {card.index for one in seats if one is not seat for card in one.loose}
        wait = (at - first) % len(seats)
        found.append(
            [
                *_of_hand(rules, seat, stock, others),
                *_of_opening(rules, rnd, player, seat, table),
                float(not wait),
                wait / len(seats),
                float(not wait and (top in seat.making or top in seat.longer)),
                *public,
            ]
        )
    return found


def _of_hand(rules: DrawDiscardRules, seat: _Seat, stock: Sequence[float], others: set[int]) -> list[float]:
    """How far a hand is, and which cards would bring it on: those in the stock, and those loose in other hands."""
    split = seat.split
    points = [hand_value(rules, (card,)) for card in seat.loose]
    highest = max(points, default=0)
    knock = rules.go_out.knock
    return [
        len(seat.hand) / 10,
        len(seat.loose) / 5,
        split.deadwood / 50,
        hand_value(rules, seat.hand) / 100,
        float(seat.hand.count(JOKER)),
        0.0 if knock is None else max(0, split.deadwood - highest - knock.limit) / 20,
        highest / 10,
        sum([each >= DEAR for each in points]) / 5,
        sum([stock[index] for index in seat.making]) / 10,
        sum([index in others for index in seat.making]) / 3,
        sum([stock[index] for index in seat.longer]) / 10,
        sum([index in others for index in seat.longer]) / 3,
    ]


def _of_opening(
    rules: DrawDiscardRules, rnd: Round, player: Seat, seat: _Seat, table: Sequence[int]
) -> tuple[float, float, float, float]:
    """Whether the seat has opened, how much of that is still missing, and the loose cards that fit the table."""
    needed = rules.opening.points
    opened = not needed or rnd.table.opened[player]
    short = 0.0
    if not opened:
        values = [meld_value(rules, meld) for meld in seat.split.melds]
        have = max(values, default=0) if rules.opening.scope == "single_meld" else sum(values)
        short = max(0.0, 1 - have / needed)
    fitting = sum([card.index in table for card in seat.loose]) / 2
    return fitting if opened else 0.0, fitting, short, float(opened)
