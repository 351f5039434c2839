"""The computer players of the games in which the table is rebuilt: single moments."""

from collections import Counter

import pytest

from engine.computers import STRENGTHS, choose
from engine.games.draw_discard import turns
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.moves import Discard, DrawStock, Lay, LayTable, MoveKind, PassTurn, SeatMove, TakeDiscard
from engine.games.reasons import laid_from_hand
from engine.games.tiles.family import TILES
from tests.engine.builders import DRAW, CardTable, card, cards, robber
from tests.engine.tile_builders import DRAW as TAKE_FIRST
from tests.engine.tile_builders import LAY, PUT_ASIDE, TileTable, at_my, at_tile

FEW = 8
every = pytest.mark.parametrize("strength", STRENGTHS)
with_solver = pytest.mark.parametrize("strength", ["steady", "sharp"])
MANY = "B1 B3 B5 B7 B9 B11 B13 N2 N4 N6"


INATTENTIVE = 1 << 7
"""Dice with which nobody looks closely in the tile games who does not always do so."""

DISTRACTED = 1 << 15
"""Dice with which a club player rebuilds nothing in Räuber-Rommé."""


def chosen(strength: str, table: TileTable | CardTable, dice: int = 1) -> SeatMove:
    """What the seat in turn does; the rules accept it."""
    seat = table.turn_seat
    move = choose(strength, table.view(seat), dice, playouts=FEW)
    table.do(move)
    return move


def laid(strength: str, table: TileTable) -> str:
    """The tiles that the seat in turn lays, sorted as on the rack."""
    before = Counter(table.round.racks[table.turn_seat])
    seat = table.turn_seat
    assert isinstance(chosen(strength, table), LayTable)
    return table.tiles(sorted((before - Counter(table.round.racks[seat])).elements()))


@every
def test_who_can_lay_nothing_draws_or_passes(strength: str):
    assert chosen(strength, at_my(racks=["P1 B5 G9", "P2"], table="Y4 Y5 Y6")) == DrawStock(0, 10)
    assert chosen(strength, at_my(racks=["P1 B5 G9", "P2"], table="Y4 Y5 Y6", pool="-")) == PassTurn(0, 10)


@every
def test_002_opening_is_laid_with_30_and_not_with_less(strength: str):
    assert laid(strength, at_my(racks=["P10 P11 P12 G1", "P2"])) == "P10 P11 P12"
    assert chosen(strength, at_my(racks=["P9 P8 P7 G1", "P2"])) == DrawStock(0, 10)


@every
def test_a002_10_in_004_single_tiles_go_with_the_opening_and_in_002_the_table_is_left_alone_then(strength: str):
    table = at_tile(racks=["R10 R11 R12 B7 W1", "R2"], table="B4 B5 B6", opened=[1])
    assert laid(strength, table) == "R10 R11 R12 B7"
    table = at_my(racks=["P10 P11 P12 G7", "P2"], table="G4 G5 G6", opened=[1])
    assert laid(strength, table) == "P10 P11 P12"


def test_easy_lays_from_the_rack_and_hardly_ever_rebuilds():
    words = {"racks": ["R6 W13", "R1"], "table": "R4 R5 R6 R7 R8"}
    assert chosen("easy", at_tile(**words), INATTENTIVE) == DrawStock(0, 10)
    assert isinstance(chosen("easy", at_tile(**words)), LayTable)
    assert laid("easy", at_tile(racks=["R9 N1 N2 N3 W13", "R1"], table="R4 R5 R6 R7 R8")) == "N1 N2 N3 R9"


@pytest.mark.parametrize(("strength", "once_in"), [("easy", 12), ("casual", 6), ("steady", 3), ("sharp", 1)])
def test_the_better_the_level_the_more_often_it_rebuilds(strength: str, once_in: int):
    table = at_tile(racks=["R6 W13", "R1"], table="R4 R5 R6 R7 R8")
    moves = [choose(strength, table.view(0), turn << 7, playouts=FEW) for turn in range(12)]
    assert sum(isinstance(move, LayTable) for move in moves) == 12 // once_in


def test_whether_to_keep_everything_is_asked_where_few_tiles_can_be_laid_and_nothing_where_none_can():
    few = at_tile(racks=["R9 R10 W13", MANY], table="R4 R5 R6 R7 R8")
    many = at_tile(racks=["R9 R10 R11 W13", MANY], table="R4 R5 R6 R7 R8")
    none = at_tile(racks=["R1 W13", MANY], table="R4 R5 R6")
    assert DrawStock(0, 10) in TILES.ideas(few.view(0), 1)
    assert DrawStock(0, 10) not in TILES.ideas(many.view(0), 1)
    assert TILES.ideas(none.view(0), 1) == (DrawStock(0, 10),)


def tried(table: TileTable) -> list[str]:
    """What sharp thinks about laying, each idea as the tiles from its rack."""
    moves = TILES.ideas(table.view(0), 1)
    laid = [laid_from_hand(table.view(0).melds, move) if isinstance(move, LayTable) else () for move in moves]
    return [table.tiles(sorted(tiles)) for tiles in laid]


def test_a_joker_that_is_kept_might_be_laid_and_one_that_is_laid_be_kept_or_laid_for_more_points():
    assert tried(at_tile(racks=["JK W1", MANY], table="R4 R5 R6")) == ["", "JK"]
    assert tried(at_tile(racks=["JK R7 R9 W1 W2", MANY], table="R4 R5 R6")) == ["R7 W1 W2 JK", "R7", "R7 R9 JK"]


@with_solver
def test_a002_04_a_joker_is_freed_and_used_again(strength: str):
    table = at_my(racks=["P6 B9 Y9 Y2", "P2"], table="P4 P5 JK")
    assert laid(strength, table) == "P6 B9 Y9"
    assert sorted(table.table()) == ["B9 Y9 JK", "P4 P5 P6"]


@with_solver
def test_a004_04_what_a_joker_locks_stays_together(strength: str):
    table = at_tile(racks=["R7 W1", MANY], table="R3 R4 R5 R6 R7 JK R9")
    assert chosen(strength, table) == DrawStock(0, 10)


def test_sharp_keeps_a_joker_that_would_only_lengthen_a_meld_but_for_another_tile_or_when_somebody_is_nearly_out():
    words = {"racks": ["JK W1", MANY], "table": "R4 R5 R6"}
    assert laid("steady", at_tile(**words)) == "JK"
    assert chosen("sharp", at_tile(**words)) == DrawStock(0, 10)
    assert laid("sharp", at_tile(racks=["JK R8 W1", MANY], table="R4 R5 R6")) == "R8 JK"
    assert laid("sharp", at_tile(racks=["JK W1", "B1 B3"], table="R4 R5 R6")) == "JK"


def test_sharp_sheds_points_rather_than_tiles_when_somebody_is_nearly_out():
    """Of the set one 3 can be spared: for three tiles that count 7, or for two that count 9."""
    table, rack = "N3 R3 B3 W3", "R1 R2 R4 B4 B5 N13"
    assert laid("steady", at_tile(racks=[rack, "W9 W10"], table=table)) == "R1 R2 R4"
    assert laid("sharp", at_tile(racks=[rack, MANY], table=table)) == "R1 R2 R4"
    assert laid("sharp", at_tile(racks=[rack, "W9 W10"], table=table)) == "B4 B5"


@every
def test_the_last_tile_is_laid(strength: str):
    table = at_my(racks=["G7", MANY.replace("N", "P")], table="G4 G5 G6")
    assert laid(strength, table) == "G7"
    assert table.result.winner == 0


@with_solver
def test_v1_a_tile_put_aside_is_taken_where_a_new_meld_holds_it(strength: str):
    words = {"racks": ["R5 R6 W13", MANY], "table": "N9 N10 N11", "phase": TAKE_FIRST}
    move = chosen(strength, at_tile("v1.enabled=on", aside=["", "W1 R7"], **words))
    assert isinstance(move, LayTable)
    assert move.taken == "aside"
    assert chosen(strength, at_tile("v1.enabled=on", aside=["", "R7 W1"], **words)) == DrawStock(0, 10)


@every
def test_v1_the_tile_put_aside_is_dear_and_alone_and_no_joker(strength: str):
    for phase in (LAY, PUT_ASIDE):
        table = at_tile("v1.enabled=on", racks=["JK R5 R6 W1 B12", MANY], phase=phase, drawn="W1")
        assert chosen(strength, table) == Discard(0, 10, table.notation.parse("B12"))


@with_solver
def test_v2_the_open_tile_is_taken_to_finish(strength: str):
    words = {"open_tile": "R7", "table": "R4 R5 R6"}
    move = chosen(strength, at_tile("v2.enabled=on", racks=["R8", MANY], **words))
    assert isinstance(move, LayTable)
    move = chosen(strength, at_tile("v2.enabled=on", racks=["R8 W1", MANY], **words))
    assert move == DrawStock(0, 10)


@with_solver
def test_003_robber_cards_are_taken_from_melds_to_lay_ones_own(strength: str):
    table = robber(hands=["8S 8C 2D", "KD QD 9D 7D 6C 5C 4C"], melds=[(0, "5H 6H 7H 8H")])
    assert isinstance(chosen(strength, table), LayTable)
    assert table.hand(0) == "2D"
    assert chosen(strength, table) == Discard(0, 10, card("2D"), call=True)
    assert table.result.winner == 0


@with_solver
def test_003_robber_melds_that_are_touched_help_to_open(strength: str):
    opens = robber(hands=["JD 2S 2C 2H 5C", "KS"], melds=[(1, "QD KD AD")])
    assert isinstance(chosen(strength, opens), LayTable)
    assert opens.round.table.opened[0]
    short = robber(hands=["2S 2C 2H 5C 9D", "KS"], melds=[(1, "QD KD AD")])
    assert isinstance(chosen(strength, short), Discard)


@with_solver
@pytest.mark.parametrize("requires", ["own_opening", "any_meld_on_table"])
def test_a003_10_lay_offs_alone_open_with_the_points_and_not_without(strength: str, requires: str):
    house_rule = f"layoff.requires={requires}"
    opens = robber(house_rule, hands=["8H 9H 2D", "KS QS JS 10S 7S 6S 5S"], melds=[(1, "3H 4H 5H 6H 7H")])
    assert isinstance(chosen(strength, opens), LayTable)
    assert opens.hand(0) == "2D"
    short = robber(house_rule, hands=["8H 10H 2D", "KS QS JS 10S 7S 6S 5S"], melds=[(1, "3H 4H 5H 6H 7H")])
    assert isinstance(chosen(strength, short), Discard)


def test_a003_10_a_beginner_opens_by_the_one_lay_off_that_is_worth_enough():
    table = robber(hands=["10H 2D 5C", "KS QS JS 10S 7S 6S 5S"], melds=[(1, "6H 7H 8H 9H")])
    assert isinstance(chosen("easy", table), Lay)
    assert table.round.table.opened[0]


@with_solver
def test_d003_u1_the_open_card_is_taken_if_it_can_be_laid_and_is_laid(strength: str):
    words = {"hands": ["9S 2D 5C", "KS QS JS 10S 7S 6S 5S"], "phase": DRAW}
    table = robber(discards="9H", melds=[(0, "9D 10D JD QD"), (0, "2C 3C 4C")], **words)
    assert chosen(strength, table) == TakeDiscard(0, 10)
    move = chosen(strength, table)
    assert isinstance(move, LayTable)
    assert cards("9S 9H 9D") in [tuple(sorted(new.cards, key=cards("9S 9H 9D").index)) for new in move.melds[2:]]
    table = robber(discards="8H", melds=[(0, "QD KD AD")], **words)
    assert chosen(strength, table) == DrawStock(0, 10)


@with_solver
def test_g27_where_one_must_discard_the_card_that_counts_least_is_kept(strength: str):
    table = robber("go_out.last_card=must_discard", hands=["KH 3S", "KS"], melds=[(0, "10H JH QH"), (0, "3H 3D 3C")])
    assert isinstance(chosen(strength, table), LayTable)
    assert table.hand(0) == "3S"


@with_solver
def test_a003_13_the_last_cards_are_laid(strength: str):
    table = robber(hands=["8S 8C", "KD"], melds=[(0, "5H 6H 7H 8H")])
    chosen(strength, table)
    assert table.result.winner == 0


def test_sharp_keeps_its_joker_until_a_robber_round_draws_to_its_end():
    many = "KD QD 9D 7D 6C 5C 4C"
    words = {"melds": [(0, "5H 6H 7H"), (1, "2C 3C 4C")]}
    held = f"JK KS 2D 10C 8D {many[:8]}"
    assert isinstance(chosen("steady", robber(hands=[held, many], **words)), LayTable)
    assert isinstance(chosen("sharp", robber(hands=[held, many], **words)), Discard)
    assert isinstance(chosen("sharp", robber(hands=[held, "KD"], **words)), LayTable)


def test_easy_rebuilds_nothing_in_robber():
    table = robber(hands=["8S 8C 2D", "KD"], melds=[(0, "5H 6H 7H 8H")])
    assert MoveKind.LAY_TABLE in table.options(0).kinds
    assert isinstance(chosen("easy", table), Discard)


def test_steady_rebuilds_in_robber_once_in_four_moves():
    table = robber(hands=["8S 8C 2D", "KD QD 9D 7D 6C 5C 4C"], melds=[(0, "5H 6H 7H 8H")])
    moves = [choose("steady", table.view(0), turn << 15) for turn in range(8)]
    assert sum(isinstance(move, LayTable) for move in moves) == 2
    assert isinstance(choose("sharp", table.view(0), DISTRACTED, playouts=FEW), LayTable)


def took_to_rebuild() -> CardTable:
    """Seat 0 may take an open card that only a rebuild lays."""
    return robber(
        hands=["9S 2D 5C", "KS QS JS 10S 7S 6S 5S"], phase=DRAW, discards="9H",
        melds=[(0, "9D 10D JD QD"), (0, "2C 3C 4C")],
    )  # fmt: skip


def test_d003_u1_steady_lays_what_it_took_to_lay_and_does_not_weigh_taking_where_nobody_rebuilds():
    table = took_to_rebuild()
    assert DRAW_DISCARD.ideas(table.view(0), 1) == (TakeDiscard(0, 10),)
    assert chosen("steady", table) == TakeDiscard(0, 10)
    assert isinstance(chosen("steady", table, DISTRACTED), LayTable)


def test_d003_u1_whoever_took_a_card_to_rebuild_with_looks_closely_until_it_is_laid():
    table = took_to_rebuild()
    table.take()
    for dice in (1, INATTENTIVE, DISTRACTED, INATTENTIVE + DISTRACTED):
        assert isinstance(choose("casual", table.view(0), dice, playouts=FEW), LayTable)


def test_imagined_players_do_not_even_look_for_a_rebuild(monkeypatch: pytest.MonkeyPatch):
    def solver(*asked: object, **how: object) -> bool:
        raise AssertionError("nobody asked the solver")

    monkeypatch.setattr(turns, "can_be_laid", solver)
    turns._rebuildable.cache_clear()
    assert DRAW_DISCARD.quick(took_to_rebuild().view(0), 1) == DrawStock(0, 10)


@every
def test_g26_by_house_rule_nobody_lays_off_as_a_first_laying_out(strength: str):
    switches = ("layoff.in_opening_turn=off", "layoff.requires=any_meld_on_table", "opening.points=0")
    table = robber(*switches, hands=["9H 2D 5C", "KS QS JS 10S 7S 6S 5S"], melds=[(1, "5H 6H 7H 8H")])
    assert isinstance(chosen(strength, table, INATTENTIVE + DISTRACTED), Discard)
