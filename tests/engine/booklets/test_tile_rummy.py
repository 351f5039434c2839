"""Rummy tiles as booklet 004 prints it, sentence by sentence (RULES game 11); its V1 to V4 are under families."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import JOKER, TILES_004
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import TileRules
from engine.match.match import Game
from engine.rules.refusals import Reject
from engine.rules.switches import RuleError
from engine.variants import game_of, variant_of
from tests.engine.builders import refused
from tests.engine.tile_builders import at_tile

GAME = game_of("tile_rummy")


def rules_with(**switches: object) -> TileRules:
    rules = game_of("tile_rummy", {name.replace("__", "."): value for name, value in switches.items()}).rules
    assert isinstance(rules, TileRules)
    return rules


@pytest.mark.parametrize("seats", [1, 5])
def test_004_two_to_four_players(seats: int) -> None:
    assert GAME.rules.seat_counts() == (2, 3, 4)
    with pytest.raises(RuleError):
        GAME.new(seats)


def test_004_tiles_are_brown_red_blue_and_white_with_two_jokers() -> None:
    assert variant_of("tile_rummy").notation is TILES_004
    deck = Counter(GAME.deck(4))
    assert deck[JOKER] == 2
    assert {TILES_004.text(tile)[0] for tile in deck if tile is not JOKER} == set("NRBW")


def test_a004_02_after_the_opening_a_single_tile_may_be_laid_or_any_number() -> None:
    table = at_tile(racks=["B3 W13", "R1"], table="B4 B5 B6")
    table.lay("B3 B4 B5 B6")
    assert table.rack(0) == "W13"
    table = at_tile(racks=["B3 B7 N10 W13", "R1"], table="B4 B5 B6 | R10 B10 W10")
    table.lay("B3 B4 B5 B6 B7 | R10 B10 W10 N10")
    assert table.rack(0) == "W13"


def test_a004_17_at_least_three_tiles_stay_of_each() -> None:
    with refused(Reject.MELD_TOO_SHORT):
        at_tile(racks=["N10 W10 W13", "R1"], table="R8 R9 R10").lay("R8 R9 | R10 N10 W10")


def test_a004_15_of_the_fourth_example_three_tiles_are_needed() -> None:
    words = {"racks": ["B1 W13", "R1"], "table": "W1 W2 W3 W4 | N1 R1 B1 W1"}
    with refused(Reject.MELD_TOO_SHORT):
        at_tile(**words).lay("W2 W3 W4 | N1 R1 B1 W1 | B1 W1")


def test_g20_a_joker_is_exchanged_only_after_ones_opening() -> None:
    with refused(Reject.OPENING_SHORT, needed=30):
        at_tile(racks=["R6 W1 W2 W9", "R1"], table="R4 R5 JK", opened=[1]).lay("R4 R5 R6 | W1 W2 JK")


def test_a004_05_the_two_minutes_are_for_the_whole_turn() -> None:
    assert rules_with().timer_s == 120


def test_a004_06_the_winner_is_credited_with_all_minus_points() -> None:
    table = at_tile(racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [44, -31, -13]
    table = at_tile("score.winner=zero", racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [0, -31, -13]


def test_g13_the_rounds_of_a_match_are_agreed() -> None:
    assert GAME.rounds(3) == 4
    assert Game("tile_rummy", TILES, rules_with(match__rounds="number_of_players")).rounds(3) == 3
