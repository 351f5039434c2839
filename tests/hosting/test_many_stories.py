"""Stories at length: hundreds of matches of every game and of house rules, and hundreds watched at once."""

import json
import random
import resource
import sys
import zlib
from collections.abc import Iterator
from itertools import cycle

import pytest

from bot.hosting.games.stories import ROOM, Told, told_from
from engine.archive.codec import dump_move
from engine.cards import seats_of
from engine.games.scenes import Eyes
from engine.games.strengths import Strength
from engine.match.another_stock import with_another_stock
from engine.match.match import AnyGame
from engine.match.selfplay import Played, play, player
from engine.match.story import Story, tell
from engine.variants import VARIANTS, game_of, game_with_rules, variant_of
from render.boards.board import board_pictures
from render.pieces.pack import Pack
from tests.engine.rules.every_switch import with_many
from tests.prove.reporting import ProofReport
from tests.ui.looks import a_record

WHOLE, SMALL = 500, 3
"""Matches that are proved, and that every run of the tests looks at."""
MOST_MOVES = 600


def games(count: int) -> Iterator[tuple[AnyGame, int]]:
    """So many games, by their booklets and by house rules, each with a number of seats."""
    chance = random.Random(27)
    for number, variant in zip(range(count), cycle(VARIANTS), strict=False):
        game = game_of(variant)
        if number >= len(VARIANTS):
            ((_, rules),) = with_many(variant_of(variant).rules, 1, number)
            game = game_with_rules(variant, rules)
        yield game, chance.choice(list(game.rules.seat_counts()))


def packed_and_read(game: AnyGame, seats: int, played: list[Played]) -> Story | None:
    """The story as it is told of a packed log."""
    written = [dump_move(one.move) for one in played]
    read = json.loads(zlib.decompress(zlib.compress(json.dumps(written).encode(), 9)))
    return told_from(game, seats, None, read, bytes([1]) * len(read))


def check(game: AnyGame, seats: int, number: int, most: int = MOST_MOVES) -> tuple[int, bool]:
    """Every scene through all eyes against the state of then: how many views, and whether a position is played on."""
    played = list(play(game, [player(game, Strength.EASY)] * seats, number, most))
    states = [played[0].before, *(one.step.state for one in played)]
    story = packed_and_read(game, seats, played) if number % 2 else tell(game, seats, [one.move for one in played])
    compared, pack = 0, Pack(variant_of(game.variant).notation)
    names = [f"Seat {seat}" for seat in range(seats)]
    for eyes in (Eyes(), *map(Eyes, seats_of(seats)), Eyes(all_open=True)):
        scenes = list(story.scenes(game, 0, story.length, eyes))
        assert [one.step for one in scenes] == list(range(len(states)))
        for scene in scenes:
            assert scene.view == game.view(states[scene.step], eyes.seat)
            assert scene.hands == tuple(
                game.view(states[scene.step], seat) for seat in seats_of(seats) if eyes.all_open or seat == eyes.seat
            )
            compared += 1
        scene = scenes[number % len(scenes)]
        if scene.view.phase != "shuffle":
            drawn = board_pictures(scene.view, names, pack=pack)
            then = board_pictures(game.view(states[scene.step], None), names, pack=pack)
            assert [one.png for one in drawn] == [one.png for one in then], "the public board, pixel by pixel"
    step = 1 + number % story.length
    log = with_another_stock(game, seats, story.moves[:step], number)
    assert log is None or [one.kind for one in log] == [one.move.kind for one in played[:step]]
    return compared, log is not None


def test_at_every_step_every_view_is_that_of_then_whatever_is_played() -> None:
    for number, (game, seats) in enumerate(games(SMALL)):
        compared, played_on = check(game, seats, number, 150)
        assert compared > 100
        assert played_on


@pytest.mark.prove
def test_five_hundred_matches_are_watched_as_they_were_played(proof_report: ProofReport) -> None:
    compared = [check(game, seats, number) for number, (game, seats) in enumerate(games(WHOLE))]
    proof_report(
        "matches of thirteen games and house rules, half of them packed", len(compared), limit=WHOLE, at_least=True
    )
    proof_report("views equal to those of then", sum(views for views, _ in compared))
    played_on = sum(one for _, one in compared)
    proof_report(
        "of 500 positions, those that can be played on with another stock", played_on, limit=495, at_least=True
    )


@pytest.mark.prove
def test_two_hundred_replays_are_watched_at_once_in_little_memory(proof_report: ProofReport) -> None:
    game = game_of("czech_rummy")
    played = list(play(game, [player(game, Strength.EASY)] * 4, 3, 1_000))
    moves, names, pack = (
        [one.move for one in played],
        ["Ann", "Ben", "Cyd", "Dot"],
        Pack(variant_of("czech_rummy").notation),
    )
    (first,) = tell(game, 4, moves).scenes(game, 40, 40, Eyes())
    board_pictures(first.view, names, pack=pack)
    before = _resident()
    stories = [tell(game, 4, moves) for _ in range(200)]
    for number, story in enumerate(stories):
        told = Told(a_record(), game, story, is_closed=False)
        (scene,) = told.scenes(5 * number, 5 * number, Eyes(all_open=True))
        if scene.view.phase != "shuffle":
            board_pictures(scene.view, names, pack=pack)
    proof_report(
        "MB that 200 replays of 1,000 moves take beside what is taken anyway", (_resident() - before) / 1e6, limit=100
    )
    proof_report("MB that are kept of stories at most", ROOM / 1e6, limit=100)
    assert sum(story.room for story in stories) / 200 < 200_000


def _resident() -> float:
    """The bytes that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
