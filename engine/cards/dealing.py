"""Dealing: the shuffled pack, and hands taken off its top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.cards.numbers import Seat


def shuffled(pack: Sequence[Card], order: Sequence[int]) -> list[Card]:
    """The pack in the order that chance gave: its first card is dealt first, so it lies last, on top."""
    return [pack[index] for index in reversed(order)]


def seats_from(dealer: Seat, seats: int, active: Iterable[Seat]) -> tuple[Seat, ...]:
    """The active seats clockwise from the dealer's left, the dealer last; `seats` is the number of seats in all."""
    return tuple(sorted(active, key=lambda seat: (seat - dealer - 1) % seats))


def deal_packets(stock: list[Card], seats: int, players: Sequence[Seat], packets: Iterable[int]) -> list[list[Card]]:
    """A hand for each of so many seats, dealt off the stock's top to the players in turn, packet by packet."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for packet in packets:
        for seat in players:
            hands[seat].extend(stock.pop() for _ in range(packet))
    return hands


def with_next(stock: Sequence[Card], at: int) -> tuple[Card, ...]:
    """A stock with the piece at one place and the one on top of it, its last, changed about."""
    changed = list(stock)
    changed[at], changed[-1] = changed[-1], changed[at]
    return tuple(changed)
