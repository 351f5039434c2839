"""What a seat sees of a round of tiles, what it may do, and what stays hidden."""

from dataclasses import replace

from engine.games.moves import MoveKind
from engine.games.tiles.options import TileOptions
from engine.games.views import Phase
from tests.engine.round_table import around
from tests.engine.tile_builders import DRAW, LAY, PUT_ASIDE, at_my, at_tile


def test_a_seat_sees_its_own_rack_and_how_many_tiles_the_others_hold() -> None:
    table = at_my(racks=["P4 P5", "P2", "P3 B1 B2"], pool="G7 G8")
    view = table.view(0)
    assert table.tiles(view.hand) == "P4 P5"
    assert [info.cards for info in view.seats] == [2, 1, 3]
    assert view.pool == 2
    assert (view.turn, view.turn_seat, view.phase) == (10, 0, Phase.LAY_OR_DRAW)


def test_between_rounds_there_is_nothing_on_the_table() -> None:
    from engine.games.tiles.family import TILES

    rules = at_my(racks=["P1"]).rules
    view = TILES.view(rules, None, around("my_rummy", rules, (5, -5), 0))
    assert (view.phase, view.melds, view.hand, view.pool, view.aside) == (Phase.SHUFFLE, (), (), 0, ((), ()))
    assert [info.total for info in view.seats] == [5, -5]


def test_when_a_round_is_over_nobody_is_in_turn() -> None:
    table = at_my(racks=["P4", "P2"], table="P1 P2 P3")
    table.lay("P1 P2 P3 P4")
    assert table.view(0).turn_seat is None
    assert table.active() == {}
    assert table.options(1) == TileOptions()


def test_options_of_a_seat_that_has_opened_list_the_tiles_that_fit_and_of_one_that_has_not_what_it_lacks() -> None:
    table = at_my(racks=["P4 G9 JK B2", "P2"], table="P1 P2 P3 | G9 B9 Y9")
    options = table.options(0)
    assert (options.may_rearrange, options.opening_short) == (True, 0)
    assert [(table.tiles([tile]), meld) for tile, meld in options.layoffs] == [("P4", 1), ("JK", 1), ("JK", 2)]
    options = at_my(racks=["P4", "P2"], table="P1 P2 P3", opened=[1]).options(0)
    assert options.kinds == {MoveKind.LAY_TABLE, MoveKind.DRAW_STOCK}
    assert not options.may_rearrange
    assert (options.opening_short, options.layoffs) == (30, ())


def test_options_of_v1() -> None:
    table = at_tile("v1.enabled=on", racks=["R4", "W2"], table="B1 B2 B3", pool="B4 W1", phase=DRAW)
    options = table.options(0)
    assert (options.kinds, options.may_rearrange) == ({MoveKind.DRAW_STOCK}, False)
    table.draw()
    options = table.options(0)
    assert table.phase is LAY
    assert options.kinds == {MoveKind.LAY_TABLE, MoveKind.DISCARD}
    assert table.tiles(options.discardable) == "R4 B4"
    assert [(table.tiles([tile]), meld) for tile, meld in options.layoffs] == [("B4", 1)]
    table.round = replace(table.round, phase=PUT_ASIDE)
    options = table.options(0)
    assert (options.kinds, options.layoffs) == ({MoveKind.DISCARD}, ())


def test_tiles_put_aside_are_seen_by_everyone() -> None:
    table = at_tile("v1.enabled=on", racks=["R4", "W2"], aside=["R9 R10", ""], phase=DRAW)
    view = table.view(None)
    assert [table.tiles(tiles) for tiles in view.aside] == ["R9 R10", ""]
    assert view.aside_seat == 1
    assert at_my(racks=["P4", "P2"]).view(0).aside_seat is None
