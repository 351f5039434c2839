"""Of tables that were made to be hard nearly all are proven, and in few looks."""

from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import Final

import pytest

from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.melds.rebuilding import judge
from engine.solver import solve
from tests.engine.solver.adversarial import position, side_by_side
from tests.engine.solver.positions import Position
from tests.prove.reporting import ProofReport

VARIANTS: Final = {"my_rummy": MY_RUMMY, "tile_rummy": TILE_RUMMY, "nsv_robber": NSV_ROBBER}
WHOLE: Final = 500
A_DAY: Final = 10
"""Tables of each variant that are searched every day."""
UNPROVEN: Final = WHOLE // 100
LOOKS: Final = {"my_rummy": 2_016.5, "tile_rummy": 271.5, "nsv_robber": 2_001}
"""The median of the looks that the whole set took when it was made."""
MORE: Final = 1.2


def made(name: str) -> Iterator[Position]:
    """The fixed tables of a variant, by its own rules: half of every kind of `position`, half `side_by_side`."""
    for at in range(WHOLE // 2):
        for make in (position, side_by_side):
            yield make(VARIANTS[name], f"{name} {at}", copies=2, jokers=2)


def searched(name: str, number: int) -> tuple[int, float]:
    """How many of so many tables are answered without a proof, and the median of the looks that they take."""
    rules = VARIANTS[name]
    unproven, looks = 0, []
    for at in islice(made(name), number):
        found = solve(rules, at.table, at.rack, fewest_changes=False)
        assert not found.laid or judge(rules, at.table, at.rack, found.table).laid == found.placed
        unproven += not found.optimal
        looks.append(found.looks)
    return unproven, median(looks)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_first_adversarial_tables_are_all_proven(name: str) -> None:
    unproven, _ = searched(name, A_DAY)
    assert not unproven


def test_a_freed_joker_in_a_meld_that_is_taken_strictly_for_a_new_one_lets_four_be_laid() -> None:
    at = position(TILE_RUMMY, f"tile_rummy {WHOLE // 4}", copies=2, jokers=2)
    found = solve(TILE_RUMMY, at.table, at.rack)
    assert (found.laid, found.optimal) == (4, True)


@pytest.mark.prove
@pytest.mark.parametrize("name", VARIANTS)
def test_of_five_hundred_adversarial_tables_one_in_a_hundred_is_unproven_at_most(
    name: str, proof_report: ProofReport
) -> None:
    unproven, looks = searched(name, WHOLE)
    proof_report("adversarial tables", WHOLE)
    proof_report("of them answered without a proof", unproven, limit=UNPROVEN)
    proof_report("median of their looks", looks, limit=LOOKS[name] * MORE)
