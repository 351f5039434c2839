"""The solver: what it finds on known tables, and that it finds what trying everything finds, by every joker rule."""

import random
from collections import Counter
from typing import Final

import pytest

from engine.cards import JOKER
from engine.melds.meld import NewMeld
from engine.melds.rebuilding import check_rearranged, judge
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.solver import Solution, opening, place, solve
from tests.engine.every_table import all_that_can_be_laid, every_table, small_position, tangled_position
from tests.engine.solver.positions import KINDS, positions
from tests.engine.table_builders import FREE, MY_RUMMY, ROBBER, TILE_RUMMY, Rules, pieces, table, texts
from tests.prove.reporting import ProofReport

EVERY_RULE: Final = {
    "free jokers": FREE,
    "002": MY_RUMMY,
    "004": TILE_RUMMY,
    "003": ROBBER,
    "002, freed from the rack alone": MY_RUMMY.but(swap_tile_from="rack_only"),
    "002, freed into a new meld": MY_RUMMY.but(freed="immediately_in_new_meld"),
    "004, freed anywhere": TILE_RUMMY.but(freed="immediately_any"),
    "004, freed from the table too": TILE_RUMMY.but(swap_tile_from="rack_or_table"),
    "sets locked whole": MY_RUMMY.but(lock="groups_only"),
    "002, melds locked whole": MY_RUMMY.but(lock="whole_meld"),
    "jokers for half of a meld": FREE.but(max_per_meld="half"),
    "one joker in a meld": FREE.but(max_per_meld="one"),
    "colours declared": MY_RUMMY.but(set_colour="declared", announce="required"),
    "004, colours declared": TILE_RUMMY.but(set_colour="declared", announce="required"),
    "two from the rack at least": TILE_RUMMY.but(min_rack=2),
    "three of each meld together": FREE.but(check="strict_origin"),
}
FEW: Final = 4
MANY: Final = 80
TANGLED_TABLES: Final = 600


# ------------------------------------------------------------------------------------------------------- known tables


@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        ("R4 R5 R6 R7 R8", "R6", ["R4 R5 R6", "R6 R7 R8"]),
        ("N5 R5 B5 W5", "R6 R7", ["N5 B5 W5", "R5 R6 R7"]),
        # Melds that need not change stay as they lie.
        ("R4 R5 R6 | N4 N5 N6 | B4 B5 B6", "W9 W10 W11", ["R4 R5 R6", "N4 N5 N6", "B4 B5 B6", "W9 W10 W11"]),
    ],
)
def test_a_run_is_split_and_a_set_of_four_spares_a_piece(before: str, rack: str, after: list[str]):
    found = solve(TILE_RUMMY, table(TILE_RUMMY, before), pieces(TILE_RUMMY, rack))
    assert (texts(TILE_RUMMY, found.table), found.optimal) == (after, True)


def test_a_joker_is_freed_by_its_own_piece_and_used_again():
    found = solve(MY_RUMMY, table(MY_RUMMY, "P5 JK P7"), pieces(MY_RUMMY, "P6 G9 Y9"))
    assert found.laid == 3
    assert texts(MY_RUMMY, found.table) == ["P5 P6 P7", "G9 Y9 JK"]


def test_nothing_is_laid_where_nothing_can_be():
    before = table(TILE_RUMMY, "R4 R5 R6")
    found = solve(TILE_RUMMY, before, pieces(TILE_RUMMY, "N13"))
    assert (found.placed, found.table, found.value, found.optimal) == ((), before, 0, True)


def test_most_pieces_or_those_that_count_most():
    rack = pieces(FREE, "R1 R2 R4 R5 JK N13 B13")
    assert [solve(FREE, (), rack, objective).laid for objective in ("tiles", "value")] == [5, 3]


def test_of_equally_many_tiles_those_that_count_most_are_laid_where_that_takes_longer_to_tell():
    at = positions(KINDS[2], 24)[23]
    most = solve(FREE, at.table, at.rack)
    assert (most.laid, most.value) == (13, 117)


def test_what_cannot_be_proven_in_the_budget_says_so():
    rack = pieces(FREE, "R1 R2 R3 N1 N2 N3 B1 B2 B3 W1 W2 W3 JK JK")
    assert solve(FREE, (), rack).optimal
    assert not solve(FREE, (), rack, budget=3).optimal


def test_too_few_chosen_pieces_are_refused():
    with pytest.raises(IllegalMove) as refused:
        place(TILE_RUMMY.but(min_rack=2), (), pieces(TILE_RUMMY, "R4"))
    assert refused.value.code is Reject.NOTHING_LAID


TOGETHER: Final = (
    # Both of the tiles that replace jokers lie in one run, or in one set.
    ("groups_only", False, "B1 JK=B2 B3 B4 | B2 JK=B3 B4", "B6 B7 G4 G7", 3),
    ("joker_only", True, "Y2 Y3 Y4 JK=Y5 Y6 | P7 B7 G7 Y7 | Y5 Y6 JK=Y7", "P6 P6 B6 Y1", 4),
    ("groups_only", True, "P4 B4 JK | B4 G4 JK | B5 B6 B7 | P3 B3 G3 Y3", "B2 B5 B7", 3),
    # A joker lies in the place of another tile of the meld that it has left.
    ("joker_only", False, "Y6 Y7 JK=Y8 | G2 G3 JK=G4 | G4 G5 G6 | G3 G4 G5", "P3 B3 B3 G2", 3),
    # The freed joker lies in the meld of the tile that replaced it.
    ("groups_only", True, "G3 JK=G4 G5 G6 G7 | G4 G5 G6 G7", "B1 G1 Y5 Y5", 1),
    ("whole_meld", True, "G3 Y3 JK=P3 | P3 B3 Y3 JK=G3", "B3 B6 G4 Y6", 3),
)


@pytest.mark.parametrize(("lock", "in_new", "before", "rack", "most"), TOGETHER)
def test_a002_04b_what_replaces_jokers_may_lie_together(lock, in_new, before, rack, most):
    rules = MY_RUMMY.but(lock=lock, freed="immediately_in_new_meld" if in_new else "immediately_any")
    lying = table(rules, before)
    found = solve(rules, lying, pieces(rules, rack))
    assert (found.laid, found.optimal) == (most, True)
    assert judge(rules, lying, pieces(rules, rack), found.table).laid == found.placed


def test_a_set_that_stays_keeps_what_its_jokers_stand_for_where_suits_repeat_and_one_of_them_was_replaced():
    rules = ROBBER.but(lock="groups_only")
    before, rack = table(rules, "2S 2D JK=2S JK=2S | 2S 3S 4S 5S 6S"), pieces(rules, "3S 2C")
    found = place(rules, before, rack)
    assert judge(rules, before, rack, found.table).laid == found.placed == tuple(sorted(rack))


@pytest.mark.parametrize("lock", ["whole_meld", "groups_only", "joker_only"])
def test_a002_06_where_suits_repeat_two_cards_of_one_suit_free_both_jokers_of_a_set(lock):
    rules = ROBBER.but(lock=lock)
    found = solve(rules, table(rules, "7H 7C JK=7S JK=7D"), pieces(rules, "7S 7S 9S 10S 2D 3D"))
    assert (found.laid, found.optimal) == (6, True)


# ---------------------------------------------------------------------------------------------------- everything tried


def _proven(rules: Rules, *found: Solution) -> bool:
    """Whether nothing better can be laid: proven of every small table, but where pieces must stay together."""
    assert all(one.optimal for one in found) or rules.rearrange.check == "strict_origin"
    return all(one.optimal for one in found)


of_few_and_of_many = pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.prove)])


@pytest.mark.parametrize("name", EVERY_RULE)
@of_few_and_of_many
def test_as_much_is_laid_as_trying_everything_finds(name, number):
    rules, rng = EVERY_RULE[name], random.Random(name)
    for _ in range(number):
        before, rack = small_position(rules, rng, jokers_on_rack=False)
        best = all_that_can_be_laid(rules, before, rack)
        most = solve(rules, before, rack)
        dearest = solve(rules, before, rack, "value")
        where = texts(rules, before), rules.notation.texts(rack)
        if _proven(rules, most, dearest):
            assert (most.laid, most.value) == (best.most, best.their_value), where
            assert dearest.value == best.value, where
        for found in (most, dearest):
            assert not found.laid or judge(rules, before, rack, found.table).laid == found.placed
        if place(rules, before, rack) is not None:
            assert best.most == len(rack), where
        elif rules.rearrange.check == "final_state":
            assert best.most < len(rack), where


@pytest.mark.parametrize("name", EVERY_RULE)
@of_few_and_of_many
def test_jokers_on_the_rack_are_laid_as_trying_everything_finds(name, number):
    rules, rng = EVERY_RULE[name], random.Random(f"{name} JK")
    for _ in range(number // 2):
        before, rack = small_position(rules, rng, jokers_on_rack=True)
        rack = (*rack[:-1], JOKER)
        found = solve(rules, before, rack)
        if _proven(rules, found):
            where = texts(rules, before), rules.notation.texts(rack)
            assert found.laid == all_that_can_be_laid(rules, before, rack).most, where


TANGLED: Final = ("002", "002, freed from the rack alone", "002, freed into a new meld", "colours declared")


def agree_where_tangled(name: str, number: int) -> int:
    """Checks so many tables where jokers lie close to one another; gives how many were not proven."""
    rules, rng = EVERY_RULE[name], random.Random(f"{name} tangled")
    unproven = 0
    for _ in range(number):
        before, rack = tangled_position(rules, rng)
        most, found = all_that_can_be_laid(rules, before, rack).most, solve(rules, before, rack)
        where = texts(rules, before), rules.notation.texts(rack)
        assert found.laid == most or (found.laid < most and not found.optimal), where
        assert not found.laid or judge(rules, before, rack, found.table).laid == found.placed
        unproven += not found.optimal
    return unproven


@pytest.mark.parametrize("name", TANGLED)
def test_a002_04b_where_jokers_lie_close_as_much_is_laid_as_trying_everything_finds(name):
    assert agree_where_tangled(name, 10) <= 1


@pytest.mark.prove
@pytest.mark.parametrize("name", TANGLED)
def test_a002_04b_where_jokers_lie_close_trying_everything_finds_no_more(name, proof_report: ProofReport):
    unproven = agree_where_tangled(name, TANGLED_TABLES)
    proof_report("small tables on which nothing better was found by trying everything", TANGLED_TABLES)
    proof_report("share of them answered optimal", 1 - unproven / TANGLED_TABLES, limit=0.98, at_least=True)


@pytest.mark.parametrize("name", ["free jokers", "002", "003", "one joker in a meld"])
@of_few_and_of_many
def test_the_first_laying_is_what_trying_everything_finds(name, number):
    rules, rng = EVERY_RULE[name], random.Random(f"{name} opening")
    for _ in range(number):
        melds, rack = small_position(rules, rng, jokers_on_rack=True)
        rack = tuple(sorted((*rack, *(card for meld in melds for card in meld.cards))))[-10:]
        points = rng.randint(9, 40)
        worth = {laid: sum(meld_value(rules, meld) for meld in laid) for laid in every_table(rules, (), rack)}
        enough = [laid for laid, value in worth.items() if laid and value >= points]
        most = max((sum(len(meld.cards) for meld in laid) for laid in enough), default=0)
        found = opening(rules, rack, points)
        assert (0 if found is None else found.laid) == most, rules.notation.texts(rack)


def test_the_fewest_changes_cost_nothing():
    rng = random.Random(7)
    for _ in range(80):
        before, rack = small_position(FREE, rng, jokers_on_rack=True)
        plain, settled = (solve(FREE, before, rack, fewest_changes=few) for few in (False, True))
        assert (plain.laid, plain.value) == (settled.laid, settled.value)
        assert _unchanged(before, settled.table) >= _unchanged(before, plain.table)


def _unchanged(before, after):
    return (Counter(before) & Counter(after)).total()


def test_with_fewest_changes_a_joker_may_stand_for_something_else_than_in_the_table_found_first():
    before = table(
        MY_RUMMY,
        "Y5 Y6 Y7 | P11 B11 G11 Y11 | B9 B10 B11 | G3 G4 G5 G6 G7 | B4 B5 B6 | P1 B1 G1 Y1 | P2 B2 Y2 | B3 G3 Y3"
        " | P4 G4 Y4 | B12 G12 Y12 | P13 B13 JK",
    )
    found = solve(MY_RUMMY, before, pieces(MY_RUMMY, "P3 P5 P5 G2 G13 Y10 Y11"))
    assert (found.laid, found.value) == (6, 44)


def test_a_written_answer_is_accepted_as_it_is_written():
    rng = random.Random(8)
    for rules in EVERY_RULE.values():
        for _ in range(5):
            before, rack = small_position(rules, rng, jokers_on_rack=True)
            found = solve(rules, before, rack)
            if found.laid:
                after = [NewMeld(meld.cards, meld.faces) for meld in found.table]
                assert check_rearranged(rules, before, rack, after).laid == found.placed
