"""Rummy tiles as booklet 004 prints it, sentence by sentence (RULES game 11); its V1 to V4 are under families."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import JOKER, TILES_004
from engine.games.events import HandDealt, PenaltyDrawn, RoundBegan
from engine.games.moves import Shuffled
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import STACK, TileRules
from engine.match.match import Game
from engine.rules.refusals import Reject
from engine.rules.switches import RuleError, described
from engine.variants import game_of, variant_of
from tests.engine.builders import happened, refused
from tests.engine.tile_builders import at_tile

GAME = game_of("tile_rummy")


def rules_with(**switches: object) -> TileRules:
    rules = game_of("tile_rummy", {name.replace("__", "."): value for name, value in switches.items()}).rules
    assert isinstance(rules, TileRules)
    return rules


def test_004_the_game_is_registered_with_its_booklet() -> None:
    assert variant_of("tile_rummy").booklet == "004"


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


def test_a004_10_fourteen_stacks_of_seven_and_one_of_eight_are_106_tiles() -> None:
    assert len(GAME.deck(2)) == 14 * STACK + (STACK + 1) == 106


def test_a004_11_everyone_draws_a_tile_and_a004_12_the_racks_come_from_a_shuffle_of_their_own() -> None:
    state = GAME.apply(GAME.new(3), Shuffled(tuple(range(106)))).state
    need = GAME.chance(state)
    assert need is not None
    assert (need.purpose, need.size) == ("deal", 106)
    step = GAME.apply(state, Shuffled(tuple(reversed(range(106)))))
    assert happened(step.events, RoundBegan)
    assert [len(told.cards) for told in happened(step.events, HandDealt)] == [14, 14, 14]


def test_004_turn_who_cannot_lay_draws_one_tile_and_the_turn_passes() -> None:
    table = at_tile(racks=["R1 R2", "W1"], pool="B9 B10")
    table.draw()
    assert table.rack(0) == "R1 R2 B9"
    assert table.turn_seat == 1


def test_004_opening_needs_30_points_and_a_joker_counts_as_the_tile_it_replaces() -> None:
    with refused(Reject.OPENING_SHORT, points=27, needed=30):
        at_tile(racks=["R8 R9 JK W13", "R1"]).add("R8 R9 JK=R10")
    table = at_tile(racks=["R9 R10 JK W13", "R1"])
    table.add("R9 R10 JK=R11")
    assert table.rack(0) == "W13"


def test_a004_02_after_the_opening_a_single_tile_may_be_laid_or_any_number() -> None:
    table = at_tile(racks=["B3 W13", "R1"], table="B4 B5 B6")
    table.lay("B3 B4 B5 B6")
    assert table.rack(0) == "W13"
    table = at_tile(racks=["B3 B7 N10 W13", "R1"], table="B4 B5 B6 | R10 B10 W10")
    table.lay("B3 B4 B5 B6 B7 | R10 B10 W10 N10")
    assert table.rack(0) == "W13"


def test_004_melds_a_group_has_different_colours() -> None:
    with refused(Reject.SET_SUIT_REPEATED):
        at_tile(racks=["R10 W13", "R1"], table="R10 B10 W10").lay("R10 B10 W10 R10")


def test_a004_17_at_least_three_tiles_stay_of_each() -> None:
    with refused(Reject.MELD_TOO_SHORT):
        at_tile(racks=["N10 W10 W13", "R1"], table="R8 R9 R10").lay("R8 R9 | R10 N10 W10")


def test_a004_15_of_the_fourth_example_three_tiles_are_needed() -> None:
    words = {"racks": ["B1 W13", "R1"], "table": "W1 W2 W3 W4 | N1 R1 B1 W1"}
    with refused(Reject.MELD_TOO_SHORT):
        at_tile(**words).lay("W2 W3 W4 | N1 R1 B1 W1 | B1 W1")


def test_a004_03_a_freed_joker_does_not_go_to_the_rack() -> None:
    with refused(Reject.TABLE_PIECE_MISSING):
        at_tile(racks=["R6 W13", "R1"], table="R4 R5 JK").lay("R4 R5 R6")


def test_g20_a_joker_is_exchanged_only_after_ones_opening() -> None:
    with refused(Reject.OPENING_SHORT, needed=30):
        at_tile(racks=["R6 W1 W2 W9", "R1"], table="R4 R5 JK", opened=[1]).lay("R4 R5 R6 | W1 W2 JK")


def test_a004_05_the_two_minutes_are_for_the_whole_turn() -> None:
    assert rules_with().timer_s == 120


def test_004_time_out_costs_three_penalty_tiles() -> None:
    table = at_tile(racks=["R7 W1 W2", "R1"], table="R4 R5 R6", pool="B9 B10 B11 B12")
    told = table.time_out("R4 R5 R6 R7 | W1 W2")
    assert [len(penalty.cards) for penalty in happened(told, PenaltyDrawn)] == [3]
    assert table.rack(0) == "B9 B10 B11 W1 W2"


def test_a004_06_the_winner_is_credited_with_all_minus_points() -> None:
    table = at_tile(racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [44, -31, -13]
    table = at_tile("score.winner=zero", racks=["R7", "JK R1", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7")
    assert table.points() == [0, -31, -13]


def test_a004_14_the_aim_is_to_bring_all_tiles_onto_the_table() -> None:
    table = at_tile(racks=["R7 R8", "W13"], table="R4 R5 R6")
    table.lay("R4 R5 R6 R7 R8")
    assert table.result.winner == 0


def test_004_v4_what_players_may_agree_about_manipulating_are_switches() -> None:
    agreed = {switch.name for switch in described(GAME.rules) if switch.name.startswith(("rearrange.", "joker."))}
    assert agreed >= {
        "rearrange.lock",
        "rearrange.swap_tile_from",
        "rearrange.set_colour",
        "rearrange.min_rack",
        "rearrange.check",
        "joker.freed",
        "joker.max_per_meld",
    }


def test_004_v1_v2_and_v3_are_off_unless_they_are_agreed() -> None:
    rules = rules_with()
    assert (rules.v1.enabled, rules.v2.enabled, rules.hand_game.enabled) == (False, False, False)
    agreed = rules_with(v1__enabled=True, v2__enabled=True, hand_game__enabled=True)
    assert (agreed.v1.enabled, agreed.v2.enabled, agreed.hand_game.enabled) == (True, True, True)


def test_g13_the_rounds_of_a_match_are_agreed() -> None:
    assert GAME.rounds(3) == 4
    assert Game("tile_rummy", TILES, rules_with(match__rounds="number_of_players")).rounds(3) == 3
