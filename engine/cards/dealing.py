"""Dealing: the shuffled pack, hands taken off its top, and pieces drawn for who begins."""

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.cards.pieces import Seat, with_cards


def shuffled(pack: Sequence[Card], order: Sequence[int]) -> list[Card]:
    """The pack in the order that chance gave: its first card is dealt first, so it lies last, on top."""
    return [pack[index] for index in reversed(order)]


def seats_from(dealer: Seat, seats: int, active: Iterable[Seat]) -> tuple[Seat, ...]:
    """The active seats clockwise from the dealer's left, the dealer last; `seats` is the number of seats in all."""
    return tuple(sorted(active, key=lambda seat: (seat - dealer - 1) % seats))


def deal_packets(
    stock: list[Card], seats: int, players: Sequence[Seat], packets: Iterable[int]
) -> tuple[tuple[Card, ...], ...]:
    """A sorted hand for each of so many seats, dealt off the stock's top to the players in turn, packet by packet."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for packet in packets:
        for seat in players:
            hands[seat].extend(stock.pop() for _ in range(packet))
    return tuple(with_cards(hand, ()) for hand in hands)


Draws = tuple[tuple[Seat, Card], ...]


def highest_drawn(pieces: Iterable[Card], seats: Sequence[Seat]) -> tuple[Draws, Seat]:
    """What the seats draw from the mixed pieces, one after another, and the seat whose piece is the highest.

    Whoever draws a joker draws again at once; those who tie for the highest draw again among themselves. Should the
    pieces run out over that, the first of those still tied begins.
    """
    mixed = iter(pieces)
    draws: list[tuple[Seat, Card]] = []
    tied = list(seats)
    while len(tied) > 1:
        ranks: dict[Seat, int] = {}
        for seat in tied:
            for piece in mixed:
                draws.append((seat, piece))
                if not piece.is_joker:
                    ranks[seat] = piece.rank
                    break
        if len(ranks) < len(tied):
            break
        tied = [seat for seat in tied if ranks[seat] == max(ranks.values())]
    return tuple(draws), tied[0]
