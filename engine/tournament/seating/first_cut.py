"""Players in order of level, cut into tables one after another."""

from __future__ import annotations

from collections.abc import Sequence


def first_cut(levels: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """The sizes of the tables, in order, at the least cost: the squares of the differences between those at a table.

    `sizes` are those of all tables, the larger first, of two kinds at most.
    """
    large = sizes[0]
    small = sizes[-1]
    shorts = sum(size == small for size in sizes) if small != large else 0
    sums, squares = [0], [0]
    for level in levels:
        sums.append(sums[-1] + level)
        squares.append(squares[-1] + level * level)

    def cost(start: int, size: int) -> int:
        end = start + size
        return size * (squares[end] - squares[start]) - (sums[end] - sums[start]) ** 2

    # best[done][used]: the least cost of that many tables of which so many are small, and the size of the last one.
    best: list[dict[int, tuple[int, int]]] = [{0: (0, large)}]
    for done in range(1, len(sizes) + 1):
        row = {}
        for used in range(max(0, done - len(sizes) + shorts), min(done, shorts) + 1):
            end = (done - used) * large + used * small
            before = best[done - 1]
            ways = [(before[used][0] + cost(end - large, large), large)] if used in before else []
            if used - 1 in before:
                ways.append((before[used - 1][0] + cost(end - small, small), small))
            row[used] = min(ways)
        best.append(row)
    blocks, used = [], shorts
    for done in range(len(sizes), 0, -1):
        size = best[done][used][1]
        blocks.append(size)
        used -= size != large
    return blocks[::-1]
