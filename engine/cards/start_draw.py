"""Who begins a match in which everyone draws a piece for it (004, G-36)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.cards.numbers import Seat

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
