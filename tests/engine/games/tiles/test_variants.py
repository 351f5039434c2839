"""The printed variants as switches: V1 (take a tile, lay or put one aside), V2 (the open tile), V3 and Hand Rummy."""

import pytest

from engine.games.events import DrewStock, TilePutAside, TileTaken, TimedOut, TurnBegan, TurnPassed
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from tests.engine.builders import refused
from tests.engine.tile_builders import DRAW, LAY, LAY_OR_DRAW, PUT_ASIDE, at_my, at_tile

V1 = "v1.enabled=on"
V2 = "v2.enabled=on"
HAND = "hand_game.enabled=on"


def v1(*switches: str, **more):
    return at_tile(V1, *switches, **{"phase": DRAW, **more})


def test_v1_the_player_must_always_take_a_tile_first() -> None:
    table = v1(racks=["R7 W1", "W2"], table="R4 R5 R6", pool="B7 B8")
    with refused(Reject.DRAW_FIRST):
        table.lay("R4 R5 R6 R7")
    with refused(Reject.DRAW_FIRST):
        table.put_aside("W1")
    with refused(Reject.MAY_NOT_PASS):
        table.pass_()
    assert table.active() == {0: frozenset({MoveKind.DRAW_STOCK})}
    table.draw()
    assert table.turn_seat == 0
    assert table.phase is LAY


def test_v1_after_it_the_player_lays_with_the_tile_just_taken_or_without() -> None:
    """A004-07: whoever lays the last tile has none to put aside; those that are there do not count."""
    table = v1(racks=["R7 W1", "W2"], table="R4 R5 R6", pool="R8 B8")
    table.draw()
    table.lay("R4 R5 R6 R7 R8")
    assert table.rack(0) == "W1"
    assert table.turn_seat == 1
    assert table.phase is DRAW
    for discard in ("if_nothing_laid", "always"):
        table = v1(f"v1.discard={discard}", racks=["R7", "W2 W3"], table="R4 R5 R6", pool="R8", aside=["", "W13 W12"])
        table.draw()
        table.lay("R4 R5 R6 R7 R8")
        assert (table.result.winner, table.points()) == (0, [5, -5])


def test_v1_who_lays_nothing_puts_one_face_up_beside_the_rack() -> None:
    table = v1(racks=["R7 W1", "W2"], pool="R8 B8")
    table.draw()
    with refused(Reject.MAY_NOT_PASS):
        table.pass_()
    with refused(Reject.NOT_IN_HAND):
        table.put_aside("B12")
    told = table.put_aside("W1")
    assert [type(event) for event in told] == [TilePutAside, TurnBegan]
    assert table.rack(0) == "R7 R8"
    assert table.tiles(table.view(1).aside[0]) == "W1"


def test_a004_07_by_house_rule_one_is_put_aside_after_laying_too() -> None:
    table = v1("v1.discard=always", racks=["R7 W1 W9", "W2"], table="R4 R5 R6", pool="R8 B8")
    table.draw()
    table.lay("R4 R5 R6 R7")
    assert table.phase is PUT_ASIDE
    assert table.active() == {0: frozenset({MoveKind.DISCARD})}
    for move in (table.draw, table.pass_, lambda: table.lay("R4 R5 R6 R7 R8")):
        with refused(Reject.PUT_ONE_ASIDE):
            move()
    table.put_aside("W9")
    assert table.turn_seat == 1
    assert table.rack(0) == "R8 W1"


def test_a004_07_putting_the_last_tile_aside_ends_the_round() -> None:
    table = v1("v1.discard=always", racks=["R7", "W2"], table="R4 R5 R6", pool="B8")
    table.draw()
    table.lay("R4 R5 R6 R7")
    table.put_aside("B8")
    assert table.points() == [2, -2]


ASIDE = {"racks": ["R7 R8 W1", "W2 W3"], "table": "B4 B5 B6", "aside": ["", "W13 R9"]}


def test_v1_the_predecessors_last_tile_may_be_taken_for_a_new_meld_instead_of_drawing() -> None:
    table, drawn, plain = v1(**ASIDE), v1(**ASIDE), at_tile(**ASIDE)
    assert table.options(0).take_aside is table.notation.parse("R9")
    assert table.active() == {0: frozenset({MoveKind.DRAW_STOCK, MoveKind.LAY_TABLE})}
    told = table.add("R7 R8 R9", taken="aside")
    assert told[0] == TileTaken(0, table.notation.parse("R9"), "aside")
    assert table.rack(0) == "W1"
    assert table.tiles(table.round.aside[1]) == "W13"
    drawn.draw()
    with refused(Reject.ALREADY_DRAWN):
        drawn.add("R7 R8 R9", taken="aside")
    with refused(Reject.TAKE_NOT_ALLOWED):
        plain.add("R7 R8 R9", taken="aside")


def test_a004_08_the_tile_must_lie_in_the_new_meld_and_by_house_rule_any_new_meld_allows_it() -> None:
    words = {"racks": ["R7 R8 R9 W1", "W2 W3"], "table": "B4 B5 B6", "aside": ["", "B7"]}
    with refused(Reject.TAKEN_NEEDS_NEW_MELD):
        v1(**words).lay("B4 B5 B6 B7", taken="aside")
    with refused(Reject.TAKEN_NEEDS_NEW_MELD):
        v1(**words).lay("B4 B5 B6 B7 | R7 R8 R9", taken="aside")
    with refused(Reject.TAKEN_NEEDS_NEW_MELD):
        v1(**words).add("R7 R8 R9", taken="aside")
    table = v1("v1.take_condition=any_new_meld", **words)
    table.add("R7 R8 R9", taken="aside")
    assert table.rack(0) == "B7 W1"
    with refused(Reject.TAKEN_NEEDS_NEW_MELD):
        v1("v1.take_condition=any_new_meld", **words).lay("B4 B5 B6 B7", taken="aside")


def test_a004_08_a_second_meld_like_one_that_lies_there_is_new() -> None:
    table = v1(racks=["R5 R6 R7 W1", "W2 W3"], table="R5 R6 R7 R8", aside=["", "R8"])
    table.lay("R5 R6 R7 R8 | R5 R6 R7 R8", taken="aside")
    assert table.table() == ["R5 R6 R7 R8", "R5 R6 R7 R8"]
    assert table.rack(0) == "W1"


def test_a004_08_a_meld_that_lay_there_is_not_new_where_the_tile_replaces_its_joker() -> None:
    switches = ("v1.take_condition=any_new_meld", "joker.freed=immediately_any")
    table = v1(*switches, racks=["W1 W5", "W2 W3"], table="R9 N9 W9 JK | B4 B5 B6", aside=["", "B9"])
    with refused(Reject.TAKEN_NEEDS_NEW_MELD):
        table.lay("R9 B9 N9 W9 | B4 B5 B6 JK", taken="aside")


def test_g38_only_the_predecessors_tiles_are_there_to_take() -> None:
    table = v1(racks=["R7 R8 W1", "W2 W3", "W4"], aside=["R9", "R9", ""], table="B4 B5 B6")
    assert table.options(0).take_aside is None
    with refused(Reject.NO_TILE_TO_TAKE):
        table.add("R7 R8 R9", taken="aside")


def test_g38_with_an_empty_pool_one_may_lay_take_or_pass() -> None:
    table = at_tile(V1, pool="-", **ASIDE)
    assert table.phase is LAY_OR_DRAW
    assert table.active() == {0: frozenset({MoveKind.LAY_TABLE, MoveKind.PASS_TURN})}
    told = table.pass_()
    assert isinstance(told[0], TurnPassed)
    table.pass_()
    assert table.result.end is RoundEnd.BLOCKED


def test_v1_the_clock_takes_a_tile_and_puts_it_aside() -> None:
    table = v1(racks=["R7 W1", "W2"], pool="R8 B8")
    told = table.time_out()
    assert [type(event) for event in told] == [TimedOut, DrewStock, TilePutAside, TurnBegan]
    assert table.rack(0) == "R7 W1"
    table.draw()
    table.time_out()
    assert table.tiles(table.round.aside[1]) == "B8"


def test_004_v1_the_clock_puts_the_dearest_tile_aside_and_no_joker() -> None:
    table = v1("v1.discard=always", racks=["JK W1 W9", "W2"], table="R4 R5 R6", pool="R7 B8")
    table.draw()
    table.time_out("R4 R5 R6 R7")
    assert table.tiles(table.round.aside[0]) == "W9"
    assert table.turn_seat == 1
    table = v1("v1.discard=always", racks=["JK W1 W9", "W2"], table="R4 R5 R6", pool="R7 B8")
    table.draw()
    table.lay("R4 R5 R6 R7")
    table.time_out()
    assert table.tiles(table.round.aside[0]) == "W9"


@pytest.mark.parametrize("switches", [(V2,), (V2, V1)], ids=["V2", "V1 and V2"])
def test_d004_v2_the_open_tile_may_be_taken_only_to_finish(switches: tuple[str, ...]) -> None:
    words = {"table": "B6 B7 B8", "open_tile": "B5", "pool": "W7", "phase": DRAW if V1 in switches else LAY_OR_DRAW}
    with refused(Reject.OPEN_TILE_FINISHES):
        at_tile(*switches, racks=["B4 R1", "R2"], **words).lay("B4 B5 B6 B7 B8", taken="open")
    table = at_tile(*switches, racks=["B4", "R2"], **words)
    assert table.view(None).open_tile is table.options(0).take_open is table.notation.parse("B5")
    assert table.options(1).take_open is None
    assert MoveKind.LAY_TABLE in table.active()[0]
    table.lay("B4 B5 B6 B7 B8", taken="open")
    assert table.result.winner == 0
    assert table.round.open_tile is None


def test_a004_09_by_house_rule_it_may_be_taken_for_any_play() -> None:
    words = {"racks": ["B4 R1", "R2"], "table": "B6 B7 B8", "open_tile": "B5"}
    table = at_tile(V2, "v2.condition=any_play", **words)
    table.lay("B4 B5 B6 B7 B8", taken="open")
    assert table.rack(0) == "R1"
    assert table.turn_seat == 1
    with refused(Reject.TAKEN_NOT_MELDED):
        at_tile(V2, "v2.condition=any_play", racks=["B9 R1", "R2"], table="B6 B7 B8", open_tile="B5").lay(
            "B6 B7 B8 B9", taken="open"
        )


def test_v2_it_is_taken_instead_of_drawing_and_once() -> None:
    words = {"table": "B6 B7 B8", "open_tile": "B5", "pool": "W7"}
    table = at_tile(V2, racks=["B4", "R2"], **words)
    table.draw()
    assert table.round.open_tile is not None
    table = at_tile(V2, racks=["B4", "R2"], table="B6 B7 B8", pool="W7")
    with refused(Reject.NO_TILE_TO_TAKE):
        table.lay("B4 B5 B6 B7 B8", taken="open")
    with refused(Reject.TAKE_NOT_ALLOWED):
        at_tile(racks=["B4", "R2"], table="B6 B7 B8").lay("B4 B6 B7 B8", taken="open")


IN_002, IN_004 = ("P1 P2 P3 B1 G1 Y1", "", "P1 P2 P3 | B1 G1 Y1"), ("R1 R2 R3 B1 W1 N1", "", "R1 R2 R3 | B1 W1 N1")
DEAR = ("P11 P12 P13", "", "P11 P12 P13")
WITH_TABLE = ("P4 P5 P6 G4", "G1 G2 G3", "G1 G2 G3 G4 | P4 P5 P6")
OPENS_TOO = ("R10 R11 R12 B4", "B1 B2 B3", "R10 R11 R12 | B1 B2 B3 B4")
SHORT, DOUBLED, ONCE = Reject.OPENING_SHORT, RoundEnd.CLOSED_FROM_HAND, RoundEnd.WENT_OUT


def test_v004_v3_all_tiles_in_one_laying_out_double_the_others_points() -> None:
    table = at_tile(HAND, racks=["R10 R11 R12 B1 W1 N1", "R12 JK"])
    table.lay("R10 R11 R12 | B1 W1 N1")
    assert table.result.end is RoundEnd.CLOSED_FROM_HAND
    assert table.points() == [84, -84]
    assert table.result.seats[1].items == ((ScoreItem.HAND, -42), (ScoreItem.DOUBLED, -42))


@pytest.mark.parametrize(
    ("at", "switches", "words", "opened", "result"),
    [
        # A004-16: in 004 a hand game needs the 30, and in 002 it does not.
        (at_tile, (HAND,), IN_004, (), (SHORT, 9)),
        (at_tile, (HAND, "hand_game.waives_opening=on"), IN_004, (), DOUBLED),
        (at_my, (HAND,), IN_002, (), DOUBLED),
        (at_my, (HAND, "hand_game.waives_opening=off"), IN_002, (), (SHORT, 9)),
        (at_my, (HAND,), ("P1 P2 P3 G9", "", "P1 P2 P3"), (), (SHORT, 6)),
        # A002-13: it is off unless agreed, and none where something was laid before or nothing doubles.
        (at_my, (), ("P1 P2 P3", "", "P1 P2 P3"), (), (SHORT, 6)),
        (at_my, (), DEAR, (), ONCE),
        (at_my, (HAND, "score.double=none"), DEAR, (), ONCE),
        (at_my, (HAND,), ("P11 P12 P13", "G1 G2 G3", "G1 G2 G3 | P11 P12 P13"), (0,), ONCE),
        # Of tiles of the rack only, unless the table may be used; in 004 it still opens from the rack.
        (at_my, (HAND,), WITH_TABLE, (1,), (Reject.TABLE_NEEDS_OPENING, None)),
        (at_my, (HAND, "hand_game.allow_table=on"), WITH_TABLE, (1,), DOUBLED),
        (at_tile, (HAND,), OPENS_TOO, (1,), ONCE),
        (at_tile, (HAND, "hand_game.allow_table=on"), OPENS_TOO, (1,), DOUBLED),
    ],
)
def test_a002_13_a004_16_what_is_a_hand_game(at, switches, words: tuple[str, str, str], opened, result) -> None:
    rack, lying, after = words
    table = at(*switches, racks=[rack, "P12" if at is at_my else "W12"], table=lying, opened=opened)
    if isinstance(result, RoundEnd):
        table.lay(after)
        assert table.result.end is result
        assert table.points() == ([24, -24] if result is DOUBLED else [12, -12])
    else:
        code, points = result
        with refused(code, **({} if points is None else {"points": points})):
            table.lay(after)
