"""One match of each tile game with its score sheet worked out by hand, line by line."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.booklets import MY_RUMMY
from engine.cards import TILES_002, Notation
from engine.games.moves import LayTable, PassTurn
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import TileRules
from engine.match.match import Game
from engine.rules.scores import RoundEnd
from tests.engine.builders import house
from tests.engine.matches import Match
from tests.engine.tile_builders import a_tile_round, groups


class Played:
    """A match of which the end of each round is played out: the tiles left are what is counted."""

    def __init__(self, rules: TileRules, notation: Notation, seats: int) -> None:
        self.rules, self.notation = rules, notation
        game = Game("my_rummy", TILES, house(rules, "start.player=drawn_by_lot"))
        self.match = Match(game, game.new(seats))
        self.match.shuffle()

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


@pytest.mark.parametrize(("rounds", "played_rounds"), [("4", 4), ("2", 2), ("number_of_players", 3)])
def test_a_match_has_the_agreed_rounds_and_the_next_player_begins_each(rounds: str, played_rounds: int) -> None:
    played = Played(house(MY_RUMMY, f"match.rounds={rounds}"), TILES_002, 3)
    starters = []
    while played.match.state.result is None:
        seat = ((played.match.state.dealer or 0) + 1) % 3
        turn = played.put(["P4", "P4", "P4"], seat, table="P1 P2 P3")
        starters.append(played.match.state.play.players[0])
        played.match.do(LayTable(seat, turn, groups(TILES_002, "P1 P2 P3 P4")))
    assert starters == [(1 + number) % 3 for number in range(played_rounds)]


def test_a_match_to_a_total_of_plus_points() -> None:
    played = Played(house(MY_RUMMY, "match.end=target", "match.target=40"), TILES_002, 2)
    played.lays("P1 P2 P3 P4", "P4", "JK", turn_seat=0, table="P1 P2 P3")
    assert played.match.state.result is None
    played.lays("P1 P2 P3 P4", "P4", "JK", turn_seat=0, table="P1 P2 P3")
    assert played.match.result.totals == (50, -50)
