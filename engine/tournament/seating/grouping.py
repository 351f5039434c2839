"""Players into tables: equal levels together, then as few repeats as possible, then near scores, fair seats and tables.

What it costs that two sit together is the square of their levels' difference, how often they have met, the square of
their scores' difference, and at tables of two that both are due the same seat; what it costs to sit at a short table is
how often one has. The costs rank in that order (or repeats before levels), whole orders of magnitude apart, so that one
sum compares them one after another. Above all of them, at tables of two, stands that nobody sits three times more often
in one seat than in the other.

Finding the best tables is a hard problem (three at a table are enough for that), so the method has three steps. The
players in order of their levels are cut where that costs least in levels. Then players change places: again and again
one who could sit better takes the exchange that helps most, or does the least harm, and does not go back at once. The
search stops where everybody sits as well as can be, or its work is used up. Small fields are then searched to
the end, branch by branch.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from engine.cards.shuffle import below, stream_words
from engine.tournament.seating.tables import pieces

NODES: Final = 60_000
"""How many branches the search to the end looks at, at most."""
SMALL: Final = 12
"""The largest field that is searched to the end."""
PASSES: Final = 4
"""How often the search goes over all players in the end, at most, where repeats come before levels."""
LEVEL, REPEAT, SCORE, SEAT, SHORT = 10**23, 10**17, 10**9, 10**5, 1
"""What a level's difference squared, a meeting again, a score's squared, a seats' clash, a short table weigh."""
REPEAT_FIRST: Final = 10**30
"""What one meeting again weighs where repeats come before levels."""
BARRED: Final = 10**37
"""What it weighs that two meet of whom one would have sat in a seat three times more often than in the other."""


@dataclass(slots=True)
class Field:
    """Players 0..n-1 to be seated, in the order of their lots.

    `met[i]` counts the meetings of player i with others; `short[i]` the short tables that i has sat at. `sizes` are the
    tables', the larger first. `leans[i]` is how much more often i has sat in the first seat than in the second, at
    tables of two; empty where that does not matter.
    `scores` are finer than the levels; empty where they are the same.
    """

    levels: Sequence[int]
    met: Sequence[dict[int, int]]
    short: Sequence[int]
    sizes: Sequence[int]
    repeats_first: bool = False
    leans: Sequence[int] = ()
    scores: Sequence[int] = ()


def grouped(these: Field) -> list[list[int]]:
    """Good tables of a field; the best there are where it is small."""
    if not these.sizes:
        return []
    search = _Search(these)
    search.begin()
    search.exchange()
    if search.best_cost and (these.repeats_first or these.scores):
        search.polish()
    if len(these.levels) <= SMALL:
        search.exhaust()
    return [sorted(table) for table in search.best]


def clash(these: Field, one: int, other: int) -> int:
    """What it costs that two are due the same seat: the square of what the one of them leans who leans less."""
    if not these.leans or these.leans[one] * these.leans[other] <= 0:
        return 0
    return min(these.leans[one] ** 2, these.leans[other] ** 2)


@dataclass(slots=True)
class _Search:
    """The tables as they are, and the best ones found."""

    these: Field
    tables: list[list[int]] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    cost: int = 0
    best: list[list[int]] = field(default_factory=list)
    best_cost: int = 0
    order: list[int] = field(default_factory=list)
    weight: tuple[int, int] = (LEVEL, REPEAT)

    def pair(self, one: int, other: int) -> int:
        """What it costs that two sit together."""
        return self.among(one, (other,), one)

    def seats(self, one: int, other: int) -> int:
        """What it costs that two are due the same seat."""
        cost = clash(self.these, one, other)
        return SEAT * cost + (BARRED if cost > 1 else 0)

    def among(self, one: int, table: Sequence[int], but: int) -> int:
        """What it costs that a player sits with all of a table but one."""
        levels, met, leans, scores = self.these.levels, self.these.met[one], self.these.leans, self.these.scores
        level, repeat = self.weight
        own, cost = levels[one], 0
        for other in table:
            if other not in (but, one):
                apart = own - levels[other]
                if apart:
                    cost += level * apart * apart
                if scores:
                    near = scores[one] - scores[other]
                    cost += SCORE * near * near
                if other in met:
                    cost += repeat * met[other]
                if leans:
                    cost += self.seats(one, other)
        return cost

    def whole(self, tables: Sequence[Sequence[int]]) -> int:
        """What a grouping costs."""
        short, full = self.these.short, self.these.sizes[0]
        together = sum(self.pair(*two) for table in tables for two in combinations(table, 2))
        return together + SHORT * sum(short[one] for table in tables if len(table) < full for one in table)

    def is_short(self, table: int) -> bool:
        """Whether a table has fewer seats than the largest."""
        return self.these.sizes[table] < self.these.sizes[0]

    def begin(self) -> None:
        """Cut the players in order of their levels where that costs least in levels."""
        these = self.these
        self.weight = (LEVEL, REPEAT_FIRST) if these.repeats_first else (LEVEL, REPEAT)
        scores = these.scores or these.levels
        self.order = sorted(range(len(these.levels)), key=lambda one: (-these.levels[one], -scores[one], one))
        cut = pieces(self.order, first_cut([these.levels[one] for one in self.order], these.sizes))
        self._seat(sorted(cut, key=len, reverse=True))
        self.best_cost, self.best = self.cost, [list(table) for table in self.tables]

    def _seat(self, tables: Sequence[Sequence[int]]) -> None:
        """Go on from these tables."""
        self.tables = [list(table) for table in tables]
        self.at = [0] * len(self.order)
        for number, table in enumerate(self.tables):
            for one in table:
                self.at[one] = number
        self.cost = self.whole(self.tables)

    def exchange(self) -> None:
        """Let players change places until nothing better can be expected."""
        if len(self.tables) < 2:
            return
        count = len(self.order)
        words = stream_words(b"talon pairing", count.to_bytes(4, "big"))
        place = {one: number for number, one in enumerate(self.order)}
        barred: dict[int, int] = {}
        idle = 0
        patience = 40 + 4 * count if count <= 200 else 200 + count // 2
        for turn in range(20 * count + 400):
            unhappy = self._unhappy()
            if not unhappy or idle > patience or self.best_cost == 0:
                break
            one = unhappy[below(len(unhappy), words)]
            change, other = self._best_exchange(one, place, barred, turn)
            if other is None:
                idle += 1
                continue
            self._swap(one, other, change)
            barred[one] = barred[other] = turn + 3 + below(5, words)
            idle = 0 if self.cost < self.best_cost else idle + 1
            if self.cost < self.best_cost:
                self.best_cost, self.best = self.cost, [list(table) for table in self.tables]

    def polish(self) -> None:
        """From the best found, exchanges that help and cost nothing, until there is none or the passes are used up."""
        self._seat(self.best)
        place = {one: number for number, one in enumerate(self.order)}
        for _ in range(PASSES):
            before = self.cost
            for one in self.order:
                change, other = self._best_exchange(one, place, {}, 0, wide=False)
                if other is not None and change < 0:
                    self._swap(one, other, change)
            if self.cost == before:
                break
        self.best, self.best_cost = self.tables, self.cost

    def _unhappy(self) -> list[int]:
        """The players whose table costs more than its levels alone, or sits short again."""
        met, short = self.these.met, self.these.short
        found = []
        for number, table in enumerate(self.tables):
            again = self.is_short(number)
            for one in table:
                mine = met[one]
                if (again and short[one]) or any(other in mine or clash(self.these, one, other) > 1 for other in table):
                    found.append(one)
        return found

    def _best_exchange(
        self, one: int, place: dict[int, int], barred: dict[int, int], turn: int, *, wide: bool = True
    ) -> tuple[int, int | None]:
        """The change of cost, and the player with whom one would best change places."""
        best: tuple[int, int | None] = (0, None)
        own = self.at[one]
        mine = self.tables[own]
        leaving = self.among(one, mine, one)
        for other in self._candidates(one, place, wide):
            theirs = self.at[other]
            if theirs == own:
                continue
            table = self.tables[theirs]
            change = self.among(one, table, other) - leaving
            change += self.among(other, mine, one) - self.among(other, table, other)
            if self.is_short(theirs) != self.is_short(own):
                sign = 1 if self.is_short(theirs) else -1
                change += sign * (self.these.short[one] - self.these.short[other])
            allowed = max(barred.get(one, 0), barred.get(other, 0)) <= turn or self.cost + change < self.best_cost
            if allowed and (best[1] is None or change < best[0]):
                best = (change, other)
        return best

    def _candidates(self, one: int, place: dict[int, int], wide: bool) -> list[int]:
        """Those near one in order; all of the same level too, where the search goes wide."""
        levels, order = self.these.levels, self.order
        reach = 6 * self.these.sizes[0]
        low, high = place[one], place[one]
        while wide and low > 0 and (levels[order[low - 1]] == levels[one]):
            low -= 1
        while wide and high + 1 < len(order) and levels[order[high + 1]] == levels[one]:
            high += 1
        return order[max(0, low - reach) : high + 1 + reach]

    def _swap(self, one: int, other: int, change: int) -> None:
        a, b = self.at[one], self.at[other]
        self.tables[a][self.tables[a].index(one)] = other
        self.tables[b][self.tables[b].index(other)] = one
        self.at[one], self.at[other] = b, a
        self.cost += change

    def exhaust(self) -> None:
        """Look at every grouping of a small field that could be better than the best one found."""
        count = len(self.order)
        smallest = min(self.these.sizes) - 1
        costs = [[self.pair(one, other) if one != other else 0 for other in range(count)] for one in range(count)]
        floor = [sum(sorted(costs[one][:one] + costs[one][one + 1 :])[:smallest]) for one in range(count)]
        _Branches(self, costs, floor).fill(self.order, tuple(self.these.sizes), [], 0)


@dataclass(slots=True)
class _Branches:
    """Branch and bound: the first player without a table opens one, of each size left, with every choice of others."""

    search: _Search
    costs: list[list[int]]
    floor: list[int]
    left: int = NODES

    def fill(self, waiting: list[int], sizes: tuple[int, ...], done: list[tuple[int, ...]], cost: int) -> None:
        """Seat all who wait at tables of these sizes, where that can be better than the best grouping found."""
        if not waiting:
            self.search.best_cost, self.search.best = cost, [list(table) for table in done]
            return
        for size in sorted(set(sizes)):
            rest = list(sizes)
            rest.remove(size)
            for more, table in self._tables(waiting, size):
                after = [one for one in waiting if one not in table]
                if cost + more >= self.search.best_cost:
                    break
                # Among themselves they cost at least half of what each costs with the cheapest rivals.
                if cost + more - (-sum(self.floor[one] for one in after) // 2) >= self.search.best_cost:
                    continue
                if self.left <= 0:
                    return
                self.left -= 1
                self.fill(after, tuple(rest), [*done, table], cost + more)

    def _tables(self, waiting: list[int], size: int) -> list[tuple[int, tuple[int, ...]]]:
        """Every table of a size that the first who waits can sit at, the cheapest first."""
        one, others = waiting[0], waiting[1:]
        short = self.search.these.short if size < self.search.these.sizes[0] else None
        found = []
        for joined in combinations(others, size - 1):
            table = (one, *joined)
            cost = sum(self.costs[a][b] for a, b in combinations(table, 2))
            cost += SHORT * sum(short[who] for who in table) if short else 0
            found.append((cost, table))
        return sorted(found)


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
