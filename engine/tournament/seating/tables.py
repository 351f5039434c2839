"""How many tables a field makes, how many sit at each and how many it leaves over; and in which order they sit there:
everybody in each seat about as often.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.tournament.rules import TournamentRules

STEEP: Final = 8
"""A seat that somebody had once more than another costs them so many times as much."""


class Sizes(NamedTuple):
    """The number of entrants at each table, the largest first, and how many have a bye."""

    tables: tuple[int, ...]
    byes: int = 0


def table_sizes(rules: TournamentRules, count: int) -> Sizes:
    """The tables of so many entrants, as the rule for those who are left over has it.

    Where computers fill seats, the tables have as many entrants as even tables would, down to one against one computer
    at a table of two.
    """
    if rules.leftovers == "computers":
        return Sizes(evenly(count, -(-count // rules.seats))) if count > 1 else Sizes((), count)
    return cut(count, rules.seats, rules.seats_least, full=rules.leftovers == "byes")


def cut(count: int, seats: int, least: int, *, full: bool) -> Sizes:
    """Tables of up to so many seats: all of them `full` where there are enough, or as even as can be.

    Nobody has a bye at even tables where the limits allow it; who is too few for any table has one.
    """
    if full and count >= seats:
        return Sizes((seats,) * (count // seats), count % seats)
    for byes in range(count - 1):
        tables = -(-(count - byes) // seats)
        if count - byes >= tables * least:
            return Sizes(evenly(count - byes, tables), byes)
    return Sizes((), count)


def least_of(rules: TournamentRules) -> int:
    """The fewest entrants that make a table."""
    return 2 if rules.leftovers == "computers" else max(2, rules.seats_least)


def evenly(count: int, parts: int) -> tuple[int, ...]:
    """A number cut into parts that differ by one at most, the larger first."""
    each, more = divmod(count, parts)
    return (each + 1,) * more + (each,) * (parts - more)


def pieces(order: Sequence[int], sizes: Iterable[int]) -> list[list[int]]:
    """An order cut into pieces of these sizes, one after another."""
    cut, start = [], 0
    for size in sizes:
        cut.append(list(order[start : start + size]))
        start += size
    return cut


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
