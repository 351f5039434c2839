"""A turn that takes back what it laid: the referee follows it, and sees what is wrong with a false telling."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.archive.codec import dump_events, dump_move, dump_rules
from engine.games.moves import MoveKind, SeatMove, TakeBack
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import Chooser, play
from engine.variants import game_of
from tests.referee import watch
from tests.referee.foul import Foul

SEATS = 3


def steady_but_for_mistakes(game: AnyGame) -> Chooser:
    """A player who takes back the first melds of each turn, and lays them again."""
    taken_back: set[int] = set()

    def choose(view: MatchView, dice: int) -> SeatMove:
        if MoveKind.TAKE_BACK in game.options(view).kinds and view.turn not in taken_back:
            taken_back.add(view.turn)
            return TakeBack(view.own_seat, view.turn)
        return game.choose(Strength("steady"), view, dice)

    return choose


@cache
def record(key: str) -> tuple[tuple[str, str], ...]:
    game = game_of(key, {"match.rounds": 2, "match.end": "fixed_rounds"})
    players = [steady_but_for_mistakes(game)] * SEATS
    return tuple((dump_move(one.move), dump_events(one.step.events)) for one in play(game, players, 3))


def watched(key: str, steps: Any) -> None:
    rules = game_of(key, {"match.rounds": 2, "match.end": "fixed_rounds"}).rules
    watch(key, dump_rules(rules), SEATS, steps, label=key)


@pytest.mark.parametrize("key", ["disney_layoff", "nsv_robber", "rummy_500"])
def test_a_match_in_which_melds_are_taken_back_is_by_the_rules(key: str) -> None:
    assert any('"took_back"' in events for _, events in record(key))
    watched(key, record(key))


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.update(cards=told["cards"][1:]),
        lambda told: told.update(jokers=told["jokers"] + 1),
        lambda told: told.update(gone=[99]),
        lambda told: told.update(seat=(told["seat"] + 1) % SEATS),
    ],
)
def test_a_false_telling_of_what_was_taken_back_is_a_foul(change: Callable[[dict[str, Any]], object]) -> None:
    copy = list(record("disney_layoff"))
    at = next(number for number, (_, events) in enumerate(copy) if '"took_back"' in events)
    document = json.loads(copy[at][1])
    change(document["events"][0])
    copy[at] = copy[at][0], json.dumps(document)
    with pytest.raises(Foul):
        watched("disney_layoff", copy)
