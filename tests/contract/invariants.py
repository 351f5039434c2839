"""What holds for every match of every game, however its moves were found: each suite asks it of its own walks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.archive.codec import dump_events, dump_move, dump_state, load_events, load_move, load_state
from engine.archive.replay import replay
from engine.match.match import Game
from tests.contract.walks import Taken


def assert_it_ended(taken: Sequence[Taken]) -> None:
    """The match is over, and whoever has the first place has won."""
    last = taken[-1].step.state
    assert last.result is not None, f"still going on after {len(taken)} moves"
    assert min(last.result.places) == 1
    assert last.result.winners == tuple(seat for seat, place in enumerate(last.result.places) if place == 1)
    assert last.result.winners


def assert_replay_equals_play(game: Game, seats: int, taken: Sequence[Taken]) -> None:
    """The moves alone give the same state and tell the same again."""
    again = replay(game, seats, [one.move for one in taken])
    assert again.state == taken[-1].step.state
    assert again.events == tuple(event for one in taken for event in one.step.events)


def assert_json_gives_back(taken: Sequence[Taken]) -> None:
    """Every state, move and event survives being written down."""
    for one in taken:
        assert load_state(dump_state(one.step.state)) == one.step.state
        assert load_move(dump_move(one.move)) == one.move
        assert load_events(dump_events(one.step.events)) == one.step.events
