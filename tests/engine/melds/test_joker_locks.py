"""Jokers on a table that is rebuilt: kept, replaced, used again (A002-04b, A002-05, A002-06, A004-03, A004-04)."""

import pytest

from engine.cards import JOKER
from engine.melds.joker_locks import are_new
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.rebuilding import check_rearranged
from engine.rules.melding import RearrangeRules
from engine.rules.refusals import Reject
from tests.engine.table_builders import MY_RUMMY, ROBBER, TILE_RUMMY, pieces, rearrange, refused, table, texts

REPEATING = ROBBER.but(
    lock="joker_only", swap_tile_from="rack_or_table", freed="immediately_any", announce="when_ambiguous"
)
WHOLE_SETS = ROBBER.but(lock="groups_only")
JOINED = "P5 P6 JK=P7 | P7 P8 JK=P9"
SHARED = ("N2 N3 N4 N5 JK=N6 | JK=N1 N2 N3 N4 N5", "R2 W2", "JK=N1 N2 N3 N4 N5 JK=N6 | N2 R2 W2 | N3 N4 N5")


@pytest.mark.parametrize(
    ("rules", "before", "rack", "after"),
    [
        # A002-04b: a joker that was not replaced stays in a meld of its kind, for its tile.
        (MY_RUMMY, "P3 P4 P5 JK=P6 P7 P8 P9", "B6 G6", "P3 P4 P5 | P7 P8 P9 | B6 G6 JK=P6"),
        (MY_RUMMY, "P6 B6 G6 JK=Y6", "Y7 Y8", "P6 B6 G6 | JK=Y6 Y7 Y8"),
        (MY_RUMMY, "P4 P5 JK=P6 P7 P8 P9", "B6 B7 B8", "P7 P8 P9 | P4 P5 JK=P3 | B6 B7 B8"),
        # A tile that never leaves its own meld, or lies elsewhere, replaces nothing.
        (MY_RUMMY, "P2 P3 JK=P4 | P4 P5 P6", "P1 G9 Y9", "P1 P2 P3 | P4 P5 P6 | G9 Y9 JK"),
        (MY_RUMMY, "P4 P5 JK=P6", "P3 P6 B6 G6 G9 Y9", "P3 P4 P5 | P6 B6 G6 | G9 Y9 JK"),
        (MY_RUMMY, "P3 P4 JK=P5 | P5 B5 G5", "P2 G9 Y9", "P2 P3 P4 | P5 B5 G5 | G9 Y9 JK"),
        # A meld whose joker was replaced is whole where it is joined to another.
        (MY_RUMMY, "P9 P10 JK=P11 P12 | P11 JK=P12 P13", "G9 Y9 B3 B5", "P9 P10 P11 P12 P13 | G9 Y9 JK | B3 JK B5"),
        (MY_RUMMY, JOINED, "P9 G9 Y9 B3 B5", "P5 P6 P7 P8 P9 | G9 Y9 JK | B3 JK B5"),
        # Where suits may repeat a card of the joker's own set replaces nothing.
        (REPEATING, "AH AH AC JK", "7H 7C", "AH AH AC | 7H 7C JK=7S"),
        (REPEATING, "AH AH AC JK | AH KH QH", "7H 7C JH", "AH AH AC | AH KH QH JH | 7H 7C JK=7S"),
    ],
)
def test_a002_04b_a_joker_that_was_not_replaced_stays_for_its_tile(rules, before, rack, after) -> None:
    assert refused(rules, before, rack, after).code is Reject.JOKER_LOCKED


@pytest.mark.parametrize(
    ("rules", "before", "rack", "after", "freed"),
    [
        # A002-04b: its neighbours may move away, and others come.
        (MY_RUMMY, "P4 P5 JK=P6", "P7 P8 B4 G4 B5 G5", "JK=P6 P7 P8 | P4 B4 G4 | P5 B5 G5", ""),
        (MY_RUMMY, "P6 B6 JK", "P7 P8 B7 B8 Y6 P6", "P6 P7 P8 | B6 B7 B8 | P6 Y6 JK", ""),
        # Where suits may repeat two jokers of a set may stand for one card.
        (REPEATING, "5S 5S JK=5D JK=5D | 7H 8H 9H 10H", "10S 10C", "5S 5S JK=5D JK=5D | 7H 8H 9H | 10H 10S 10C", ""),
        (WHOLE_SETS, "5S 5S JK=5D JK=5D | 7H 8H 9H 10H", "10S 10C", "5S 5S JK=5D JK=5D | 7H 8H 9H | 10H 10S 10C", ""),
        # It is replaced where its tile lies in what became of its meld.
        (MY_RUMMY, "P5 JK P7", "P6 G9 Y9", "P5 P6 P7 | G9 Y9 JK", "P6"),
        (MY_RUMMY, "P5 JK P7 | P6 P7 P8 P9", "G9 Y9", "P5 P6 P7 | P7 P8 P9 | G9 Y9 JK", "P6"),
        (MY_RUMMY, "P5 JK P7 | B6 G6 Y6 P6", "G9 Y9", "P5 P6 P7 | B6 G6 Y6 | G9 Y9 JK", "P6"),
        (MY_RUMMY, "P3 P4 P5 JK=P6", "P6 P7 Y9 G9", "P5 P6 P7 | P3 P4 JK=P5", "P6"),
        (MY_RUMMY, "B6 G6 JK", "Y6 P9 Y9", "B6 G6 Y6 | P9 Y9 JK", "Y6"),
        (MY_RUMMY, "B6 G6 JK", "Y6 P6 P9 Y9 G8", "B6 Y6 P6 | G6 JK=G7 G8", "P6"),
        # A tile has left a meld of which the place of the joker stays behind.
        (MY_RUMMY, JOINED, "P10 P11 G9 Y9", "P5 P6 P7 P8 | JK=P9 P10 P11 | G9 Y9 JK", "P7"),
        # A002-06: each joker of a set by a colour of its own; where suits may repeat, by the same one.
        (TILE_RUMMY, "N9 W9 JK JK", "R9 B9", "N9 R9 JK | B9 W9 JK", "R9 B9"),
        (MY_RUMMY, "P9 B9 JK JK", "Y9 Y9", "P9 Y9 JK | Y9 B9 JK", "Y9"),
        (WHOLE_SETS, "7H 7C JK=7S JK=7D", "7S 7S", "7H 7S JK=7D | 7S 7C JK=7D", "7S 7S"),
        # A004-04: a meld whose jokers were all freed may be taken apart.
        (TILE_RUMMY, "R5 JK R7", "R6 B5 N5 B7 N7 B6 N6 W9 N9", "R5 B5 N5 | R6 B6 N6 | R7 B7 N7 | W9 N9 JK", "R6"),
        # A004-03: a meld like one that lies there still is new.
        (TILE_RUMMY, "R5 R6 R7 | B1 B2 JK", "B3 R5 R6 R7", "R5 R6 R7 | B1 B2 B3 | R5 R6 R7 JK", "B3"),
        (TILE_RUMMY, "R5 R6 R7 | B1 B2 JK", "B3 R5 R6 R7 R8", "R5 R6 R7 R8 | B1 B2 B3 | R5 R6 R7 JK", "B3"),
        (REPEATING, "AH AH AC JK", "AH 7H 7C", "AH AH AC AH | 7H 7C JK=7S", "AH"),
        (REPEATING, "AH AC JK | AH KH QH JH", "7H 7C", "AH AH AC | KH QH JH | 7H 7C JK=7S", "AH"),
    ],
)
def test_which_tiles_free_jokers(rules, before: str, rack: str, after: str, freed: str) -> None:
    assert rearrange(rules, before, rack, after).freed == pieces(rules, freed)


@pytest.mark.parametrize("swap", ["rack_only", "rack_or_table"])
def test_a004_04_two_locked_melds_are_not_both_whole_where_they_share_a_tile(swap: str) -> None:
    assert refused(TILE_RUMMY.but(swap_tile_from=swap), *SHARED).code is Reject.MELD_LOCKED


def test_a002_06_two_tiles_of_one_colour_do_not_free_both_jokers_of_a_group() -> None:
    assert refused(TILE_RUMMY, "N9 W9 JK JK", "R9 R9", "N9 R9 JK | R9 W9 JK").code is Reject.MELD_LOCKED


def test_a004_03_a_meld_that_lay_there_and_has_grown_is_not_new() -> None:
    found = refused(TILE_RUMMY, "R5 R6 R7 | B1 B2 JK", "B3", "R5 R6 R7 JK | B1 B2 B3")
    assert found.code is Reject.FREED_JOKER_UNUSED
    found = refused(TILE_RUMMY, "R5 R6 R7 | R5 R6 R7 | B1 B2 JK", "B3 R8", "R5 R6 R7 R8 | B1 B2 B3 | R5 R6 R7 JK")
    assert found.code is Reject.FREED_JOKER_UNUSED


@pytest.mark.parametrize(
    ("before", "after", "numbers", "is_new"),
    [
        # New together only if what they contain goes on elsewhere.
        ("R5 R6 R7", "R5 R6 R7 | R5 R6 R7 JK", {0}, True),
        ("R5 R6 R7", "R5 R6 R7 | R5 R6 R7 JK", {1}, True),
        ("R5 R6 R7", "R5 R6 R7 | R5 R6 R7 JK", {0, 1}, False),
        # None takes another one's place.
        ("R9 R10 R11 | R9 R10 R11 R12 R13", "R9 R10 R11 JK R13 | R9 R10 R11 R12 R13", {0}, False),
        # The one like it was joined to another.
        ("R1 R2 R3 | R4 R5 R6", "R1 R2 R3 R4 R5 R6 | R4 R5 R6 JK", {1}, True),
        # Its joker was replaced.
        ("R9 JK=B9 N9 W9 | W1 W2 W3", "R9 B9 N9 W9 | W1 W2 W3 JK", {0}, False),
        ("R9 N9 JK | W1 W2 W3", "R9 B9 N9 | W1 W2 W3 JK", {0}, False),
        ("R5 JK=R6 R7 | W1 W2 W3", "R4 R5 R6 R7 | W1 W2 W3 JK", {0}, False),
        ("R5 JK=R6 R7 | W1 W2 W3", "R4 R5 R6 R7 | W1 W2 W3 JK", {1}, False),
        # Another tile of the same meld lies beside it.
        ("R5 JK=R6 R7", "R5 R6 R7 | R5 JK R7 R8", {0}, True),
    ],
)
def test_a004_08_which_melds_are_new(before: str, after: str, numbers: set[int], is_new: bool) -> None:
    lay, lie = table(TILE_RUMMY, before), table(TILE_RUMMY, after)
    assert are_new(TILE_RUMMY, RearrangeRules(), lay, lie, numbers) is is_new


def test_a_set_that_could_be_read_as_a_run_stays_the_set_that_lay_there() -> None:
    lying = Meld(MeldKind.SET, (*pieces(MY_RUMMY, "B13"), JOKER, JOKER), (*pieces(MY_RUMMY, "B13"), None, None))
    new = [NewMeld(lying.cards, lying.faces), NewMeld(pieces(MY_RUMMY, "G4 G5 G6"))]
    found = check_rearranged(MY_RUMMY, (lying,), pieces(MY_RUMMY, "G4 G5 G6"), new)
    assert found.melds[0] == lying
    assert texts(MY_RUMMY, found.melds) == ["B13 JK JK", "G4 G5 G6"]
