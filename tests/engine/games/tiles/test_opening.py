"""The opening: 30 points from the rack alone; when the table may be used (A002-07, A002-10, A004-01, A002-12)."""

import pytest

from engine.games.events import Opened
from engine.rules.refusals import Reject
from tests.engine.builders import happened, refused
from tests.engine.tile_builders import at_my, at_tile


def test_002_opening_needs_30_points() -> None:
    with refused(Reject.OPENING_SHORT, points=27, needed=30):
        at_my(racks=["P8 P9 P10 G1", "P2"]).lay("P8 P9 P10")
    table = at_my(racks=["P9 P10 P11 G1", "P2"])
    assert happened(table.lay("P9 P10 P11"), Opened) == [Opened(0, 30)]
    assert table.round.opened == (True, False)


@pytest.mark.parametrize("at", [at_my, at_tile])
def test_a004_01_the_points_may_be_spread_over_several_melds(at) -> None:
    words = "P3 P4 P5 | P6 B6 G6" if at is at_my else "R3 R4 R5 | R6 B6 W6"
    table = at(racks=[words.replace("|", "") + " JK", "JK"])
    assert happened(table.lay(words), Opened) == [Opened(0, 30)]


def test_a004_01_by_house_rule_one_meld_must_reach_it() -> None:
    table = at_tile("opening.scope=single_meld", racks=["R3 R4 R5 R6 B6 W6 W1", "W2"])
    with refused(Reject.OPENING_ONE_MELD, points=18, needed=30):
        table.lay("R3 R4 R5 | R6 B6 W6")
    table = at_tile("opening.scope=single_meld", racks=["R1 R2 R3 R10 B10 W10 W1", "W2"])
    assert happened(table.lay("R1 R2 R3 | R10 B10 W10"), Opened) == [Opened(0, 30)]
    with refused(Reject.OPENING_SHORT, points=6, needed=30):
        at_tile("opening.scope=single_meld", racks=["R1 R2 R3 W1", "W2"]).lay("R1 R2 R3")


def test_002_opening_a_one_counts_1_and_a_joker_as_the_tile_it_replaces() -> None:
    """A002-07: each seat opens by itself."""
    table = at_my(racks=["P1 P2 P3 G1", "P2"], table="G10 G11 G12", opened=[1])
    with refused(Reject.OPENING_SHORT, points=6):
        table.add("P1 P2 P3")
    assert happened(at_my(racks=["P9 JK P11 G1", "P2"]).lay("P9 JK P11"), Opened) == [Opened(0, 30)]


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


@pytest.mark.parametrize(
    ("switches", "rack", "lying", "after", "points"),
    [
        ((), "R4 R5 R6 R12 W1", "R9 R10 R11", "R4 R5 R6 | R9 R10 R11 R12", 15),
        # A meld like one on the table counts once for each that the rack can fill.
        ((), "R5 R6 R7 W1", "R5 R6 R7", "R5 R6 R7 | R5 R6 R7", 18),
        # A004-01: what is only laid on melds that lie there counts nothing towards one meld.
        (("opening.scope=single_meld",), "R4 W1", "R1 R2 R3", "R1 R2 R3 R4", 0),
    ],
)
def test_004_opening_counts_the_melds_from_the_rack_alone(switches, rack, lying, after, points) -> None:
    table = at_tile(*switches, racks=[rack, "W5"], table=lying, opened=[1])
    with refused(Reject.OPENING_SHORT, points=points, needed=30):
        table.lay(after)


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


@pytest.mark.parametrize(
    ("rack", "lying", "after", "points"),
    [
        ("W10 W11 W12 N5 N9", "R13 B13 N13 W13", "R13 B13 N13 | W10 W11 W12 W13", 33),
        ("W8 W9 W10 W11 N5", "W5 W6 W7", "W5 W6 W7 W8 W9 W10 W11", 38),
        ("W10 W11 JK N5", "W9 B9 R9 N9", "B9 R9 N9 | W9 W10 W11 JK", 33),
    ],
)
def test_a002_10_in_004_what_was_laid_to_open_may_be_rebuilt_at_once(rack, lying, after, points) -> None:
    """In 002 it stays as it is."""
    table = at_tile(racks=[rack, "W2"], table=lying, opened=[])
    assert happened(table.lay(after), Opened) == [Opened(0, points)]
    with refused(Reject.TABLE_NEEDS_OPENING):
        at_tile("table_access_after_opening=next_turn", racks=[rack, "W2"], table=lying, opened=[]).lay(after)


def test_a004_04_a_joker_of_the_opening_is_locked_as_soon_as_it_lies() -> None:
    table = at_tile(racks=["W10 W11 JK R7 R8 N5", "W2"], table="W12 B12 R12 N12", opened=[])
    with refused(Reject.OPENING_SHORT, points=21, needed=30):
        table.lay("W10 W11 W12 | B12 R12 N12 | JK=R6 R7 R8")
