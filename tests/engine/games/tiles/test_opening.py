"""The opening: 30 points from the rack alone; when the table may be used (A002-07, A002-10, A004-01, A002-12)."""

import pytest

from engine.games.events import Opened
from engine.rules.refusals import Reject
from tests.engine.builders import happened, refused
from tests.engine.tile_builders import at_my, at_tile

SINGLE, NEXT = "opening.scope=single_meld", "table_access_after_opening=next_turn"
SHORT = Reject.OPENING_SHORT
REBUILT = ("W10 W11 W12", "R13 B13 N13 W13", "R13 B13 N13 | W10 W11 W12 W13")
LENGTHENED = ("W8 W9 W10 W11", "W5 W6 W7", "W5 W6 W7 W8 W9 W10 W11")
WITH_JOKER = ("W10 W11 JK", "W9 B9 R9 N9", "B9 R9 N9 | W9 W10 W11 JK")


@pytest.mark.parametrize(
    ("at", "switches", "words", "opens"),
    [
        (at_my, (), ("P8 P9 P10", "", "P8 P9 P10"), (SHORT, 27)),
        (at_my, (), ("P9 P10 P11", "", "P9 P10 P11"), 30),
        # A one counts 1, and a joker as the tile it replaces.
        (at_my, (), ("P1 P2 P3", "", "P1 P2 P3"), (SHORT, 6)),
        (at_my, (), ("P9 JK P11", "", "P9 JK P11"), 30),
        # A004-01: the points may be spread over several melds, or by house rule one must reach them.
        (at_my, (), ("P3 P4 P5 P6 B6 G6", "", "P3 P4 P5 | P6 B6 G6"), 30),
        (at_tile, (), ("R3 R4 R5 R6 B6 W6", "", "R3 R4 R5 | R6 B6 W6"), 30),
        (at_tile, (SINGLE,), ("R3 R4 R5 R6 B6 W6", "", "R3 R4 R5 | R6 B6 W6"), (Reject.OPENING_ONE_MELD, 18)),
        (at_tile, (SINGLE,), ("R1 R2 R3 R10 B10 W10", "", "R1 R2 R3 | R10 B10 W10"), 30),
        (at_tile, (SINGLE,), ("R1 R2 R3", "", "R1 R2 R3"), (SHORT, 6)),
        # In 004 it counts the melds from the rack alone, one like one on the table for each that the rack can fill.
        (at_tile, (), ("R4 R5 R6 R12", "R9 R10 R11", "R4 R5 R6 | R9 R10 R11 R12"), (SHORT, 15)),
        (at_tile, (), ("R5 R6 R7", "R5 R6 R7", "R5 R6 R7 | R5 R6 R7"), (SHORT, 18)),
        (at_tile, (SINGLE,), ("R4", "R1 R2 R3", "R1 R2 R3 R4"), (SHORT, 0)),
        # A002-10: what was laid to open may be rebuilt at once in 004, and stays as it is in 002.
        *((at_tile, (), words, points) for words, points in ((REBUILT, 33), (LENGTHENED, 38), (WITH_JOKER, 33))),
        *((at_tile, (NEXT,), words, (Reject.TABLE_NEEDS_OPENING, None)) for words in (REBUILT, LENGTHENED, WITH_JOKER)),
        # A004-04: a joker of the opening is locked as soon as it lies.
        (at_tile, (), ("W10 W11 JK R7 R8", "W12 B12 R12 N12", "W10 W11 W12 | B12 R12 N12 | JK=R6 R7 R8"), (SHORT, 21)),
    ],
)
def test_002_opening_needs_30_points_of_ones_own_tiles(at, switches, words: tuple[str, str, str], opens) -> None:
    rack, lying, after = words
    spare = "G2" if at is at_my else "N5"
    table = at(*switches, racks=[f"{rack} {spare}", "JK"], table=lying, opened=[])
    if isinstance(opens, int):
        assert happened(table.lay(after), Opened) == [Opened(0, opens)]
        assert table.round.opened == (True, False)
    else:
        code, points = opens
        with refused(code, needed=30, **({} if points is None else {"points": points})):
            table.lay(after)


def test_002_opening_is_from_the_rack_alone_and_a002_12_once_opened_a_single_tile_may_be_laid() -> None:
    words = {"racks": ["P4 G1", "P2"], "table": "P1 P2 P3 | G10 G11 G12"}
    with refused(Reject.TABLE_NEEDS_OPENING, needed=30):
        at_my(opened=[1], **words).lay("P1 P2 P3 P4 | G10 G11 G12")
    table = at_my(**words)
    table.lay("P1 P2 P3 P4 | G10 G11 G12")
    assert table.rack(0) == "G1"


def test_a002_10_in_002_the_table_is_used_from_the_next_turn_on_or_by_house_rule_in_the_same() -> None:
    words = {"racks": ["P10 P11 P12 P4 G1", "P5"], "table": "P1 P2 P3", "opened": [1]}
    table = at_my(**words)
    with refused(Reject.TABLE_NEEDS_OPENING):
        table.lay("P1 P2 P3 P4 | P10 P11 P12")
    table.add("P10 P11 P12")
    table.draw()
    table.lay("P1 P2 P3 P4 | P10 P11 P12")
    assert table.rack(0) == "G1"
    same = at_my("table_access_after_opening=same_turn", **words)
    assert happened(same.lay("P1 P2 P3 P4 | P10 P11 P12"), Opened) == [Opened(0, 33)]


@pytest.mark.parametrize("points", [0, 6])
def test_opening_points_and_without_an_opening_the_table_is_open_to_everyone(points: int) -> None:
    table = at_my(f"opening.points={points}", racks=["P1 P2 P3 G1", "P2"])
    told = happened(table.lay("P1 P2 P3"), Opened)
    assert told == ([Opened(0, 6)] if points else [])
    table = at_my(f"opening.points={points}", racks=["P4 G1", "P2"], table="P1 P2 P3", opened=[])
    assert table.options(0).may_rearrange is (points == 0)
    if not points:
        table.lay("P1 P2 P3 P4")
        assert table.round.opened == (True, False)
