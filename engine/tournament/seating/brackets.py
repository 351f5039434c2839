"""Seeds into brackets: the best meet last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def bracket_order(count: int) -> tuple[int, ...]:
    """The seeds 0, 1, ... from top to bottom of a bracket for so many: 0 and 1 can only meet in the final.

    Its length is a power of two: numbers from `count` on stand for byes, which fall to the best seeds.
    """
    order = [0]
    while len(order) < count:
        width = 2 * len(order)
        order = [seed for one in order for seed in (one, width - 1 - one)]
    return tuple(order)


def spread(field: Sequence[int], sizes: Sequence[int], met: Sequence[Mapping[int, int]]) -> list[list[int]]:
    """Tables of these sizes that share the field, best first, evenly.

    As many of the best as there are tables sit at one each, then as many again, and so on; each goes where it has met
    the fewest so far, and by turns from the last table to the first and back.
    """
    tables: list[list[int]] = [[] for _ in sizes]
    start, turn = 0, 0
    while start < len(field):
        free = [number for number, size in enumerate(sizes) if len(tables[number]) == turn and turn < size]
        row = field[start : start + len(free)]
        if turn % 2:
            free.reverse()
        for one in row:
            number = min(free, key=lambda table: sum(met[one].get(other, 0) for other in tables[table]))
            tables[number].append(one)
            free.remove(number)
        start, turn = start + len(row), turn + 1
    return tables
