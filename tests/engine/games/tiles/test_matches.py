"""One match of each tile game with its score sheet worked out by hand, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.booklets import MY_RUMMY, TILE_RUMMY
from engine.cards import TILES_002, TILES_004, Notation
from engine.games.moves import LayTable, PassTurn
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import TileRules
from engine.match.match import Game
from engine.rules.scores import RoundEnd
from tests.engine.matches import Match
from tests.engine.tile_builders import a_tile_round, groups, tile_house


class Played:
    """A match of which the end of each round is played out: the tiles left are what is counted."""

    def __init__(self, rules: TileRules, notation: Notation, seats: int) -> None:
        self.rules, self.notation = rules, notation
        game = Game("my_rummy", TILES, tile_house(rules, "match.first_dealer=first_seat", "start.player=drawn_by_lot"))
        self.match = Match(game, game.new(seats))

    def put(self, racks: Sequence[str], turn_seat: int, **more: Any) -> int:
        """Deal, and put these racks in the place of the dealt ones; gives the number of the turn."""
        self.match.shuffle()
        state = self.match.state
        dealt = state.play
        play = a_tile_round(
            self.rules, self.notation, racks=racks, turn_seat=turn_seat, number=state.round, turn=state.turn,
            players=dealt.players, dealer=dealt.dealer, **more,
        )  # fmt: skip
        self.match.state = state._replace(play=play)
        return state.turn

    def lays(self, laid: str, *racks: str, turn_seat: int, **more: Any) -> None:
        """A round that the seat in turn ends with these melds on the table."""
        turn = self.put(racks, turn_seat, **more)
        self.match.do(LayTable(turn_seat, turn, groups(self.notation, laid)))

    def all_pass(self, *racks: str) -> None:
        """A round that is blocked."""
        first = self.match.state.dealer or 0
        first = (first + 1) % len(racks)
        turn = self.put(racks, first, pool="-")
        for number in range(len(racks)):
            self.match.do(PassTurn((first + number) % len(racks), turn + number))

    def sheet(self) -> list[tuple[RoundEnd, list[int | None]]]:
        return [
            (result.end, [None if score is None else score.points for score in result.seats])
            for result in self.match.state.sheet
        ]


def test_my_rummy() -> None:
    played = Played(MY_RUMMY, TILES_002, 3)
    # Seat 1 lays its last tile: 13 + 12 and a joker 25; 1.
    played.lays("P1 P2 P3 P4", "P13 B12 JK", "P4", "G1", turn_seat=1, table="P1 P2 P3")
    # Seat 0 lays three: 7 and 30.
    played.lays("P1 P2 P3 | G9 G10 G11", "G9 G10 G11", "Y7", "JK Y5", turn_seat=0, table="P1 P2 P3")
    # Blocked: 9, 4 and 6; seat 1 is lowest, the others lose 5 and 2.
    played.all_pass("Y9", "G4", "B1 B5")
    # Seat 2 goes out: 20 and 25.
    played.lays("B4 B5 B6 B7", "P10 G10", "JK", "B7", turn_seat=2, table="B4 B5 B6")
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [-50, 51, -1]),
        (RoundEnd.WENT_OUT, [37, -7, -30]),
        (RoundEnd.BLOCKED, [-5, 7, -2]),
        (RoundEnd.WENT_OUT, [-20, -25, 45]),
    ]
    assert played.match.result.totals == (-38, 26, 12)
    assert played.match.result.places == (3, 1, 2)
    assert played.match.result.winners == (1,)


def test_tile_rummy() -> None:
    played = Played(tile_house(TILE_RUMMY, "hand_game.enabled=on"), TILES_004, 2)
    # A hand game: 12 and a joker 30, doubled.
    played.lays("R10 R11 R12 | B1 W1 N1", "R10 R11 R12 B1 W1 N1", "R12 JK", turn_seat=0)
    # Seat 1 lays its last tile: 13.
    played.lays("R4 R5 R6 R7", "W13", "R7", turn_seat=1, table="R4 R5 R6")
    # Blocked with 11 and 11: nobody above the lowest.
    played.all_pass("R11", "B11")
    # Seat 0 goes out against 3.
    played.lays("R4 R5 R6 R7", "R7", "W1 W2", turn_seat=0, table="R4 R5 R6")
    assert played.sheet() == [
        (RoundEnd.CLOSED_FROM_HAND, [84, -84]),
        (RoundEnd.WENT_OUT, [-13, 13]),
        (RoundEnd.BLOCKED, [0, 0]),
        (RoundEnd.WENT_OUT, [3, -3]),
    ]
    assert played.match.result.totals == (74, -74)
    assert played.match.result.winners == (0,)


@pytest.mark.parametrize(("rounds", "played_rounds"), [("4", 4), ("2", 2), ("number_of_players", 3)])
def test_a_match_has_the_agreed_rounds_and_the_next_player_begins_each(rounds: str, played_rounds: int) -> None:
    played = Played(tile_house(MY_RUMMY, f"match.rounds={rounds}"), TILES_002, 3)
    starters = []
    while played.match.state.result is None:
        seat = ((played.match.state.dealer or 0) + 1) % 3
        turn = played.put(["P4", "P4", "P4"], seat, table="P1 P2 P3")
        starters.append(played.match.state.play.players[0])
        played.match.do(LayTable(seat, turn, groups(TILES_002, "P1 P2 P3 P4")))
    assert starters == [(1 + number) % 3 for number in range(played_rounds)]


def test_a_match_to_a_total_of_plus_points() -> None:
    played = Played(tile_house(MY_RUMMY, "match.end=target", "match.target=40"), TILES_002, 2)
    played.lays("P1 P2 P3 P4", "P4", "JK", turn_seat=0, table="P1 P2 P3")
    assert played.match.state.result is None
    played.lays("P1 P2 P3 P4", "P4", "JK", turn_seat=0, table="P1 P2 P3")
    assert played.match.result.totals == (50, -50)


def test_g14_a_tie_may_be_played_off() -> None:
    played = Played(tile_house(MY_RUMMY, "match.rounds=1", "match.tie=extra_round"), TILES_002, 2)
    played.all_pass("P9", "B9")
    assert played.match.state.contenders == (0, 1)
    played.lays("P1 P2 P3 P4", "P4", "JK", turn_seat=0, table="P1 P2 P3")
    assert played.match.result.winners == (0,)
