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


STRICT, ANYWHERE, FROM_TABLE = (
    "rearrange.check=strict_origin",
    "joker.freed=immediately_any",
    "rearrange.swap_tile_from=rack_or_table",
)
DECLARED = ("joker.announce=required", "rearrange.set_colour=declared")
APART = ("B4 G4 B5 G5 B6 G6", "P4 P5 P6", "P4 B4 G4 | P5 B5 G5 | P6 B6 G6")
THREE = ("B3 W3 R6 R7", "R3 R4 R5", "R3 B3 W3 | R4 R5 R6 R7")
ROW = ("R7", "R3 R4 R5 R6 R7 JK R9", "R3 R4 R5 R6 R7 | R7 JK R9")
GROUP = ("R9 R10", "R8 B8 W8 JK", "B8 W8 JK | R8 R9 R10")
STAYS = ("P3", "P4 P5 JK=P6 | G9 G10 G11", "P3 P4 P5 | G9 G10 G11 JK")
LENGTHENS = ("R6", "R4 R5 JK | B9 B10 B11", "R4 R5 R6 | B9 B10 B11 JK")
FROM_002 = ("P13", "P4 P5 JK | P6 P7 P8 P9 | P10 P11 P12", "P4 P5 P6 | P7 P8 P9 | JK=P9 P10 P11 P12 P13")
FROM_004 = ("R13", "R4 R5 JK | R6 R7 R8 R9 | R10 R11 R12", "R4 R5 R6 | R7 R8 R9 | JK=R9 R10 R11 R12 R13")
COLOUR = ("G7 G1 B1", "P7 B7 JK=Y7", "P7 B7 G7 | G1 B1 JK=Y1")


@pytest.mark.parametrize(
    ("at", "switches", "words", "code"),
    [
        # A002-11: a meld may be taken apart altogether, by the strict reading where what is left of it stays together.
        (at_my, (), APART, None),
        (at_my, (STRICT,), APART, None),
        (at_tile, (), THREE, None),
        (at_tile, (STRICT,), THREE, Reject.ORIGIN_BROKEN),
        (at_tile, (STRICT,), ("R2 R6", "R3 R4 R5", "R2 R3 R4 R5 R6"), None),
        # An exchanged joker was not taken away.
        (at_tile, (STRICT,), ("R6 B8 W8", "R5 JK R7", "R5 R6 R7 | B8 W8 JK"), None),
        # A004-04: in 004 a meld with a joker is not split, but may grow.
        (at_tile, (), ROW, Reject.MELD_LOCKED),
        (at_tile, (), ("R10", "R7 JK R9", "R7 JK R9 R10"), None),
        *((at_tile, (f"rearrange.lock={lock}",), ROW, None) for lock in ("joker_only", "groups_only", "none")),
        *((at_tile, (f"rearrange.lock={lock}",), GROUP, None) for lock in ("joker_only", "none")),
        (at_tile, ("rearrange.lock=groups_only",), GROUP, Reject.MELD_LOCKED),
        # A002-04: in 002 a joker stays for its tile until it is replaced; then it goes anywhere, but to the rack.
        (at_my, (), STAYS, Reject.JOKER_LOCKED),
        (at_my, ("rearrange.lock=none",), STAYS, None),
        (at_my, (), ("P6", "P4 P5 JK | G9 G10 G11", "P4 P5 P6 | G9 G10 G11"), Reject.TABLE_PIECE_MISSING),
        (at_my, (), ("P6", "P4 P5 JK | G9 G10 G11", "P4 P5 P6 | G9 G10 G11 JK"), None),
        # A004-03: in 004 a freed joker goes into a new meld.
        (at_tile, (), LENGTHENS, Reject.FREED_JOKER_UNUSED),
        (at_tile, (ANYWHERE,), LENGTHENS, None),
        (at_tile, (), ("R6 W1 W2", "R4 R5 JK | B9 B10 B11", "R4 R5 R6 | B9 B10 B11 | W1 W2 JK"), None),
        # It is freed from the table too in 002, and from the rack alone in 004.
        (at_my, (), FROM_002, None),
        (at_tile, (ANYWHERE,), FROM_004, Reject.MELD_LOCKED),
        (at_tile, (ANYWHERE, FROM_TABLE), FROM_004, None),
        # A002-06: in a set any missing colour frees the joker, or the declared one alone.
        (at_my, (), COLOUR, None),
        (at_my, DECLARED, COLOUR, Reject.JOKER_LOCKED),
    ],
)
def test_what_may_become_of_a_table(at, switches, words: tuple[str, str, str], code: Reject | None) -> None:
    rack, lying, after = words
    spare = "G12" if at is at_my else "W12"
    table = at(*switches, racks=[f"{rack} {spare}", "JK"], table=lying)
    if code is None:
        table.lay(after)
        assert table.rack(0) == spare
    else:
        with refused(code):
            table.lay(after)


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
