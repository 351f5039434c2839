"""Players into tables: the best there is on small fields, by looking at every grouping."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.seating.grouping import Field, clash, grouped
from tests.properties import examples

SMALL = [(3, 3), (4, 3), (2,) * 4, (3, 3, 2), (4, 4), (5, 4), (2,) * 5, (3, 3, 3), (4, 3, 3), (6, 5), (4, 4, 4)]


@st.composite
def fields(draw: st.DrawFn, sizes: Sequence[tuple[int, ...]] = SMALL) -> Field:
    """A field with levels and meetings as a few rounds leave them."""
    tables = draw(st.sampled_from(sizes))
    count = sum(tables)
    levels = draw(st.lists(st.integers(0, 4), min_size=count, max_size=count))
    met: list[dict[int, int]] = [{} for _ in range(count)]
    for one, other in combinations(range(count), 2):
        times = draw(st.sampled_from((0, 0, 1, 1, 2)))
        if times:
            met[one][other] = met[other][one] = times
    short = draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    leans = draw(st.lists(st.integers(-2, 2), min_size=count, max_size=count)) if max(tables) == 2 else ()
    scores = [3 * level + draw(st.integers(0, 2)) for level in levels] if draw(st.booleans()) else ()
    return Field(levels, met, short, tables, draw(st.booleans()), leans, scores)


def every_grouping(players: list[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to cut players into tables of these sizes."""
    if not players:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for joined in combinations(players[1:], size - 1):
            table = (players[0], *joined)
            for others in every_grouping([one for one in players if one not in table], rest):
                yield [table, *others]


class Cost(NamedTuple):
    """What a grouping costs.

    In this order: pairs that should not be for their seats, squares of level differences, meetings that are repeats,
    squares of score differences, seats that clash, short tables sat at again.
    """

    barred: int
    levels: int
    repeats: int
    scores: int
    seats: int
    short: int


def cost_of(these: Field, tables: Sequence[Sequence[int]]) -> Cost:
    """What a grouping costs."""
    most = max(these.sizes)
    barred = levels = repeats = scores = seats = short = 0
    for table in tables:
        for at, one in enumerate(table):
            for other in table[at + 1 :]:
                levels += (these.levels[one] - these.levels[other]) ** 2
                repeats += these.met[one].get(other, 0)
                scores += (these.scores[one] - these.scores[other]) ** 2 if these.scores else 0
                seats += clash(these, one, other)
                barred += clash(these, one, other) > 1
            short += these.short[one] if len(table) < most else 0
    return Cost(barred, levels, repeats, scores, seats, short)


def rank(field: Field, cost: Cost) -> tuple[int, ...]:
    """Levels, then repeats, then scores, then seats, then short tables; or repeats before levels."""
    barred, levels, repeats, scores, seats, short = cost
    first = (repeats, levels) if field.repeats_first else (levels, repeats)
    return (barred, *first, scores, seats, short)


def least_repeats(these: Field, tables: Sequence[Sequence[int]]) -> int:
    """A lower bound on the repeats of any grouping whose tables bring together the same levels as these.

    Whoever of a level sits at a table that needs more players of some level than they have not met meets so many again.
    """
    needs: dict[int, set[tuple[tuple[int, int], ...]]] = {}
    for table in tables:
        held = Counter(these.levels[one] for one in table)
        for level in held:
            rest = tuple(sorted((other, many - (other == level)) for other, many in held.items()))
            needs.setdefault(level, set()).add(rest)
    there = Counter(these.levels[one] for table in tables for one in table)
    seated = {one for table in tables for one in table}
    twice = 0
    for one in seated:
        met = Counter(these.levels[other] for other in these.met[one] if other in seated)
        own = these.levels[one]
        twice += min(
            sum(max(0, many - (there[level] - (level == own) - met[level])) for level, many in rest)
            for rest in needs[own]
        )
    return -(-twice // 2)


def cost_found(field: Field) -> Cost:
    return cost_of(field, grouped(field))


def check_by_brute_force(field: Field) -> None:
    """Nothing is better than what is found."""
    every = every_grouping(list(range(len(field.levels))), field.sizes)
    assert rank(field, cost_found(field)) == min(rank(field, cost_of(field, tables)) for tables in every)


@examples(15)
@given(fields(SMALL[:-4]))
def test_on_small_fields_nothing_is_better_by_brute_force(field: Field) -> None:
    check_by_brute_force(field)


@pytest.mark.prove
@examples(150)
@given(fields())
def test_on_fields_of_up_to_twelve_nothing_is_better_by_brute_force(field: Field) -> None:
    check_by_brute_force(field)


@examples(15)
@given(fields(SMALL[:5]))
def test_the_bound_is_no_higher_than_the_repeats_of_any_grouping_of_the_same_levels(field: Field) -> None:
    grouping = grouped(field)
    together = sorted(sorted(field.levels[one] for one in table) for table in grouping)
    for tables in every_grouping(list(range(len(field.levels))), field.sizes):
        if sorted(sorted(field.levels[one] for one in table) for table in tables) == together:
            assert least_repeats(field, grouping) <= cost_of(field, tables).repeats


def test_equals_sit_together_and_do_not_meet_again() -> None:
    met = [{} for _ in range(8)]
    for one, other in ((0, 1), (0, 2), (4, 5)):
        met[one][other] = met[other][one] = 1
    field = Field([2, 2, 2, 2, 1, 1, 1, 1], met, [0] * 8, (2, 2, 2, 2))
    assert cost_found(field) == Cost(0, 0, 0, 0, 0, 0)
    assert [0, 3] in grouped(field)


def test_repeats_that_cannot_be_avoided_are_what_the_bound_says() -> None:
    met: list[dict[int, int]] = [{other: 1 for other in range(4) if other != one} for one in range(4)]
    met += [{} for _ in range(4)]
    field = Field([9, 9, 9, 9, 0, 0, 0, 0], met, [0] * 8, (4, 4))
    assert (cost_found(field), least_repeats(field, grouped(field))) == (Cost(0, 0, 6, 0, 0, 0), 6)
    assert cost_found(replace(field, sizes=(2,) * 4, repeats_first=True)).repeats == 0, "levels give way"


def test_whoever_has_sat_at_a_short_table_sits_at_a_full_one() -> None:
    assert cost_found(Field([0] * 7, [{} for _ in range(7)], [1, 1, 1, 0, 0, 0, 0], (4, 3))).short == 0


def test_two_who_are_due_the_same_seat_do_not_meet_where_that_can_be() -> None:
    assert cost_found(Field([0] * 4, [{} for _ in range(4)], [0] * 4, (2, 2), leans=(2, 2, -2, -2))).seats == 0
