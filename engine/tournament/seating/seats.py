"""The order of the seats at a table: everybody sits in each seat about as often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

STEEP = 8
"""A seat that somebody had once more than another costs them so many times as much."""


def seated(table: Sequence[int], had: Mapping[int, Sequence[int]], size: int | None = None) -> tuple[int | None, ...]:
    """A table's players in seat order, None where a computer fills a seat of the `size`.

    `had[i][s]` counts how often i has sat in seat s. What counts is how far each is above their rarest seat; among
    orders that are equally fair the players keep theirs.
    """
    seats = size or len(table)
    worth = [_costs(had.get(one, ()), seats) for one in table]
    # The best filling of each set of seats by the first so many players, with the seat of the last of them.
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for costs in worth:
        after: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, places) in best.items():
            for seat in range(seats):
                if not taken >> seat & 1:
                    key, found = taken | 1 << seat, (cost + costs[seat], (*places, seat))
                    if key not in after or found < after[key]:
                        after[key] = found
        best = after
    _, places = min(best.values())
    order: list[int | None] = [None] * seats
    for one, seat in zip(table, places, strict=True):
        order[seat] = one
    return tuple(order)


def apart(table: Sequence[int], had: Mapping[int, Sequence[int]], size: int | None = None) -> int:
    """How much more often somebody of a table will have sat in one of its seats than in another, at the fairest."""
    most = 0
    for seat, one in enumerate(seated(table, had, size)):
        if one is not None:
            counts = [had[one][each] if each < len(had[one]) else 0 for each in range(size or len(table))]
            counts[seat] += 1
            most = max(most, max(counts) - min(counts))
    return most


def _costs(had: Sequence[int], seats: int) -> list[int]:
    counts = [had[seat] if seat < len(had) else 0 for seat in range(seats)]
    least = min(counts)
    return [STEEP ** min(count - least, 6) for count in counts]
