"""The solver's work is bounded: by a budget of looks, and by whoever tells it to stop; what it says then is honest."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.booklets import MY_RUMMY as MY
from engine.booklets import NSV_ROBBER, TILE_RUMMY
from engine.cards import JOKER, PLAYING_CARDS, TILES_002, TILES_004, Card
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import parse_melds, readings
from engine.melds.rebuilding import check_rearranged, judge
from engine.solver import BUDGET, Objective, Solution, open_runs, place, solve
from engine.solver.uses import place_uses
from tests.engine.solver import adversarial
from tests.engine.solver.positions import Position, plain_positions
from tests.engine.solver.slow_positions import HARD, LOCKED_WHOLE, SLOW
from tests.engine.table_builders import MY_RUMMY, pieces, table, texts
from tests.engine.table_builders import TILE_RUMMY as TILES
from tests.prove.reporting import ProofReport

VARIANTS = {
    "tile_rummy": (TILE_RUMMY, TILES_004),
    "my_rummy": (MY, TILES_002),
    "nsv_robber": (NSV_ROBBER, PLAYING_CARDS),
    "free jokers": (MY.with_switches({"rearrange.lock": "none"}), TILES_002),
}
CASES = [(name, *texts) for name, cases in SLOW.items() for texts in cases]
OVER = 1_000
"""Looks by which a search may go over its budget: what it does between two times that it asks."""


def read(name: str, words: str, rack: str) -> tuple[object, tuple[Meld, ...], tuple[Card, ...]]:
    rules, notation = VARIANTS[name]
    lying = []
    for group in parse_melds(notation, words):
        told = {face for face in group.faces if face}
        lying.append(next(meld for meld in readings(rules, group.cards) if told <= set(meld.faces)))
    return rules, tuple(lying), notation.parse_many(rack)


@cache
def solved(case: tuple[str, str, str], objective: Objective = "tiles") -> Solution:
    """The whole search of a slow position, made once for all that ask."""
    return solve(*read(*case), objective)


@pytest.mark.parametrize(
    ("case", "objective"),
    [
        # Every day each of them in one of the two ways, by turns.
        pytest.param(case, objective, marks=() if (at + way) % 2 == 0 else pytest.mark.prove)
        for at, case in enumerate(CASES)
        for way, objective in enumerate(("tiles", "value"))
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]} {value[2]}",
)
def test_the_slowest_positions_found_take_no_more_looks_than_the_budget(case, objective: Objective) -> None:
    rules, lying, rack = read(*case)
    found = solved(case, objective)
    assert found.looks <= BUDGET + OVER
    assert found.laid, "something can be laid in each of them"
    assert judge(rules, lying, rack, found.table).laid == found.placed
    laid = place(rules, lying, found.placed)
    assert laid is None or (laid.placed == found.placed and laid.looks <= BUDGET + OVER)


def hard(seed: str) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    at = adversarial.position(MY, seed, copies=2, jokers=2)
    return at.table, at.rack


FROM_TABLE = {"rearrange.lock": "whole_meld", "rearrange.swap_tile_from": "rack_or_table"}
IN_MANY_WAYS = (("my_rummy 200", 2, ()), ("my_rummy 449", 5, pytest.mark.prove))
"""Seeds of positions in which freeing tiles may lie in many ways."""
PROVEN = [
    *((*read(name, words, rack), most) for name, cases in HARD.items() for words, rack, most in cases),
    *(
        (MY.with_switches({**FROM_TABLE, "joker.freed": freed}), *read("my_rummy", words, rack)[1:], most)
        for freed, words, rack, most in LOCKED_WHOLE
    ),
    *(pytest.param(MY, *hard(seed), most, marks=marks) for seed, most, marks in IN_MANY_WAYS),
]


@pytest.mark.parametrize(("rules", "lying", "rack", "most"), PROVEN)
def test_what_can_be_laid_is_proven_of_hard_positions(rules, lying, rack, most: int) -> None:
    found = solve(rules, lying, rack)
    assert (found.laid, found.optimal) == (most, True)
    assert found.looks <= BUDGET + OVER
    assert judge(rules, lying, rack, found.table).laid == found.placed


@pytest.mark.prove
@pytest.mark.parametrize("name", VARIANTS)
def test_nearly_all_of_a_thousand_plain_positions_are_proven(name, proof_report: ProofReport) -> None:
    rules, _ = VARIANTS[name]
    tell_proven(proof_report, plain_positions(rules, f"{name} proven", 1_000), rules)


@pytest.mark.prove
@pytest.mark.parametrize("declared", [{}, {"rearrange.set_colour": "declared", "joker.announce": "required"}])
@pytest.mark.parametrize("freed", ["immediately_any", "immediately_in_new_meld"])
@pytest.mark.parametrize("source", ["rack_only", "rack_or_table"])
@pytest.mark.parametrize("lock", ["joker_only", "groups_only", "whole_meld"])
def test_nearly_all_plain_positions_are_proven_by_every_lock(
    lock, source, freed, declared, proof_report: ProofReport
) -> None:
    switches = {"rearrange.lock": lock, "rearrange.swap_tile_from": source, "joker.freed": freed, **declared}
    rules = MY.with_switches(switches)
    tell_proven(proof_report, plain_positions(rules, f"{lock} {source} {freed}", 200 if declared else 400), rules)


def tell_proven(proof_report: ProofReport, made: Sequence[Position], rules: Any) -> None:
    proven = sum(solve(rules, at.table, at.rack).optimal for at in made)
    proof_report("positions", len(made))
    proof_report("share of them answered optimal", proven / len(made), limit=0.995, at_least=True)


@pytest.mark.parametrize("after", [0, 60])
@pytest.mark.parametrize("case", CASES[:2], ids=lambda case: f"{case[0]} {case[2]}")
def test_told_to_stop_it_gives_the_best_it_has_found(case, after) -> None:
    rules, lying, rack = read(*case)
    asked = 0

    def soon() -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    found = solve(rules, lying, rack, should_stop=soon)
    whole = solved(case)
    assert found.laid <= whole.laid
    assert asked <= after + 1, "told once is enough"
    if found.laid:
        assert judge(rules, lying, rack, found.table).laid == found.placed
    if asked > after and found.laid < whole.laid:
        assert not found.optimal


@pytest.mark.parametrize("budget", [1, 10, 100, 500, 1_000, 2_032])
def test_however_small_the_budget_there_is_an_answer(budget: int) -> None:
    for name, cases in HARD.items():
        for words, rack_words, most in cases:
            rules, lying, rack = read(name, words, rack_words)
            found = solve(rules, lying, rack, budget=budget)
            assert found.laid <= most
            assert found.looks <= budget + OVER


def test_where_the_best_end_of_a_search_is_refused_a_legal_one_found_on_the_way_is_the_answer() -> None:
    rules, lying, rack = read(
        "tile_rummy",
        "B6 B7 B8 | JK=W6 W7 W8 | B5 B6 B7 B8 | N13 B13 JK | N8 N9 N10 | N1 N2 N3 N4 N5 N6 | N7 R7 W7 | N11 R11 B11 "
        "W11",
        "N2 N6 N7 N13 R1 R5 R6 R8 R11 R13 B1 B2 B2 B3 B4 W1 W4 W6 W10 W10",
    )
    found = solve(rules, lying, rack, "value")
    assert found.value >= 71
    assert judge(rules, lying, rack, found.table).laid == found.placed


def test_a_joker_freed_of_two_that_were_declared_is_used_in_a_new_meld() -> None:
    found = solve(TILES, table(TILES, "W3 JK=N3 JK=R3"), pieces(TILES, "B3 N9 N11"))
    assert (found.laid, found.optimal) == (3, True)
    assert texts(TILES, found.table) == ["B3 W3 JK", "N9 JK N11"]


def test_after_a_set_of_one_tile_and_two_jokers_what_is_proposed_is_legal() -> None:
    lying = Meld(MeldKind.SET, (*pieces(MY_RUMMY, "B13"), JOKER, JOKER), (*pieces(MY_RUMMY, "B13"), None, None))
    rack = pieces(MY_RUMMY, "G4 G5 G6 P13 Y2")
    found = solve(MY_RUMMY, (lying,), rack)
    assert (found.laid, found.optimal) == (4, True)
    written = [NewMeld(meld.cards, meld.faces) for meld in found.table]
    assert check_rearranged(MY_RUMMY, (lying,), rack, written).laid == found.placed


def test_what_was_searched_before_changes_neither_answer_nor_looks() -> None:
    rules, lying, rack = read(*CASES[1])
    first = solve(rules, lying, rack)
    open_runs._open_runs.cache_clear()
    place_uses.cache_clear()
    for jokers, most_open in product(range(3), range(2, 20)):
        states = open_runs.open_runs(rules.run, rules.joker, jokers, most_open)
        for runs in ([(3, 0), (3, 0)], [(2, 0), (3, 0)], [(2, 0)], [(1, 0), (2, 0)], [(3, 0)], [(1, 0)]):
            states.number(runs)
    assert solve(rules, lying, rack) == first
