"""Rebuilding the table in play: the printed examples, and what the rules refuse (A002-11, A004-02, A004-04, G-24)."""

import pytest

from engine.games.events import TableLaid
from engine.games.table import MeldChange
from engine.rules.refusals import Reject
from tests.engine.builders import happened, refused
from tests.engine.tile_builders import at_my, at_tile


def test_g24_at_least_one_tile_comes_from_the_rack_and_none_from_elsewhere() -> None:
    table = at_tile(racks=["R6", "R1"], table="R4 R5 R6 R7 R8 R9")
    with refused(Reject.NOTHING_LAID, min=1):
        table.lay("R4 R5 R6 | R7 R8 R9")
    with refused(Reject.PIECE_FROM_NOWHERE):
        table.lay("R4 R5 R6 R7 R8 R9 R10")


def test_g24_fewest_rack_tiles_by_house_rule_and_the_last_ones_always_go() -> None:
    table = at_tile("rearrange.min_rack=2", racks=["R7 W1", "R1"], table="R4 R5 R6")
    with refused(Reject.NOTHING_LAID, min=2):
        table.lay("R4 R5 R6 R7")
    table = at_tile("rearrange.min_rack=2", racks=["R7", "R1"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.result.winner == 0


@pytest.mark.parametrize("switches", [(), ("rearrange.check=strict_origin",)])
def test_a002_11_a_meld_may_be_taken_apart_altogether_by_the_strict_reading_too(switches: tuple[str, ...]) -> None:
    table = at_my(*switches, racks=["B4 G4 B5 G5 B6 G6 P1", "P2"], table="P4 P5 P6")
    table.lay("P4 B4 G4 | P5 B5 G5 | P6 B6 G6")
    assert table.rack(0) == "P1"


def test_a002_11_strict_origin_by_house_rule() -> None:
    words = {"racks": ["R2 R6 W1", "R1"], "table": "R3 R4 R5"}
    at_tile("rearrange.check=strict_origin", **words).lay("R2 R3 R4 R5 R6")
    words = {"racks": ["B3 W3 R6 R7 W1", "R1"], "table": "R3 R4 R5"}
    at_tile(**words).lay("R3 B3 W3 | R4 R5 R6 R7")
    with refused(Reject.ORIGIN_BROKEN):
        at_tile("rearrange.check=strict_origin", **words).lay("R3 B3 W3 | R4 R5 R6 R7")
    # An exchanged joker was not taken away.
    table = at_tile("rearrange.check=strict_origin", racks=["R6 B8 W8 W1", "R1"], table="R5 JK R7")
    table.lay("R5 R6 R7 | B8 W8 JK")
    assert table.rack(0) == "W1"


SPLIT = {"racks": ["R7 W1", "R1"], "table": "R3 R4 R5 R6 R7 JK R9"}


def test_a004_04_in_004_a_meld_with_a_joker_is_not_split_but_may_grow() -> None:
    with refused(Reject.MELD_LOCKED):
        at_tile(**SPLIT).lay("R3 R4 R5 R6 R7 | R7 JK R9")
    table = at_tile(racks=["R10 W1", "R1"], table="R7 JK R9")
    table.lay("R7 JK R9 R10")
    assert table.rack(0) == "W1"


@pytest.mark.parametrize("lock", ["joker_only", "groups_only", "none"])
def test_a004_04_a_row_with_a_joker_may_be_split_by_house_rule_and_a_group_where_groups_are_not_locked(lock) -> None:
    table = at_tile(f"rearrange.lock={lock}", **SPLIT)
    table.lay("R3 R4 R5 R6 R7 | R7 JK R9")
    assert table.rack(0) == "W1"
    group = at_tile(f"rearrange.lock={lock}", racks=["R9 R10 W1", "R1"], table="R8 B8 W8 JK")
    if lock == "groups_only":
        with refused(Reject.MELD_LOCKED):
            group.lay("B8 W8 JK | R8 R9 R10")
    else:
        group.lay("B8 W8 JK | R8 R9 R10")


def test_a002_04_in_002_a_joker_stays_for_its_tile_until_it_is_replaced() -> None:
    words = {"racks": ["P3 G1", "P2"], "table": "P4 P5 JK=P6 | G9 G10 G11"}
    with refused(Reject.JOKER_LOCKED):
        at_my(**words).lay("P3 P4 P5 | G9 G10 G11 JK")
    at_my("rearrange.lock=none", **words).lay("P3 P4 P5 | G9 G10 G11 JK")


def test_a002_04_a_freed_joker_goes_anywhere_in_the_same_turn_and_never_to_the_rack() -> None:
    table = at_my(racks=["P6 G1", "P2"], table="P4 P5 JK | G9 G10 G11")
    with refused(Reject.TABLE_PIECE_MISSING):
        table.lay("P4 P5 P6 | G9 G10 G11")
    table.lay("P4 P5 P6 | G9 G10 G11 JK")
    assert table.rack(0) == "G1"


def test_a004_03_in_004_a_freed_joker_goes_into_a_new_meld() -> None:
    words = {"racks": ["R6 W1 W2 W9", "R1"], "table": "R4 R5 JK | B9 B10 B11"}
    with refused(Reject.FREED_JOKER_UNUSED):
        at_tile(**words).lay("R4 R5 R6 | B9 B10 B11 JK")
    table = at_tile(**words)
    table.lay("R4 R5 R6 | B9 B10 B11 | W1 W2 JK")
    assert table.rack(0) == "W9"
    at_tile("joker.freed=immediately_any", **words).lay("R4 R5 R6 | B9 B10 B11 JK")


def test_swap_tile_from_the_table_too_in_002_and_from_the_rack_alone_in_004() -> None:
    at_my(racks=["P13 G1", "P2"], table="P4 P5 JK | P6 P7 P8 P9 | P10 P11 P12").lay(
        "P4 P5 P6 | P7 P8 P9 | JK=P9 P10 P11 P12 P13"
    )
    words = {"racks": ["R13 W1", "R1"], "table": "R4 R5 JK | R6 R7 R8 R9 | R10 R11 R12"}
    after = "R4 R5 R6 | R7 R8 R9 | JK=R9 R10 R11 R12 R13"
    with refused(Reject.MELD_LOCKED):
        at_tile("joker.freed=immediately_any", **words).lay(after)
    at_tile("joker.freed=immediately_any", "rearrange.swap_tile_from=rack_or_table", **words).lay(after)


def test_a002_06_in_a_set_any_missing_colour_frees_the_joker_or_the_declared_one_alone() -> None:
    words = {"racks": ["G7 G1 B1 P1", "P2"], "table": "P7 B7 JK=Y7"}
    after = "P7 B7 G7 | G1 B1 JK=Y1"
    at_my(**words).lay(after)
    with refused(Reject.JOKER_LOCKED):
        at_my("joker.announce=required", "rearrange.set_colour=declared", **words).lay(after)


def test_what_a_laying_out_brought_is_told_and_seen_until_the_next_one() -> None:
    table = at_tile(racks=["R6 W1", "B9 R1"], table="R4 R5 R6 R7 R8 | B6 B7 B8")
    told = happened(table.lay("R4 R5 R6 | R6 R7 R8 | B6 B7 B8"), TableLaid)[0]
    assert table.tiles(told.cards) == "R6"
    assert [table.tiles(lying.meld.cards) for lying in told.melds] == ["R4 R5 R6", "R6 R7 R8"]
    assert told.gone == ()
    assert told.moved == 2
    assert table.view(None).changes == told.changes == (MeldChange(3, (0,), (1, 2)),)
    table.lay("R4 R5 R6 | R6 R7 R8 | B6 B7 B8 B9")
    assert table.view(0).changes == (MeldChange(2, (3,), ()),)


def test_melds_keep_their_numbers_and_owners_while_they_go_on_and_are_gone_where_they_are_used_up() -> None:
    table = at_tile(racks=["B3 W3 R6 R7 W1", "R1"], table="R3 R4 R5 | B6 B7 B8")
    table.lay("R3 B3 W3 | R4 R5 R6 R7 | B6 B7 B8")
    assert [(lying.meld_id, lying.owner) for lying in table.round.melds] == [(1, 1), (2, 0), (3, 0)]
    assert table.table() == ["R4 R5 R6 R7", "B6 B7 B8", "R3 B3 W3"]
    assert [lying.value for lying in table.round.melds] == [22, 21, 9]
    used = at_tile(racks=["B3 B4 B5 W3 W4 W5 R9", "R1"], table="R3 R4 R5 | R10 R11 R12")
    told = happened(used.lay("R3 B3 W3 | R4 B4 W4 | R5 B5 W5 | R9 R10 R11 R12"), TableLaid)[0]
    assert told.gone == (1,)
    assert [lying.meld_id for lying in used.round.melds] == [2, 3, 4, 5]
