"""Watching a match of a thousand moves: opening it at any of them, and a step drawn with one hand and with all"""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.hosting.games.stories import Told
from bot.ui.replay.scene_pictures import scene_pictures
from engine.cards import Seat
from engine.games.scenes import Eyes
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.selfplay import play, player
from engine.match.story import tell
from engine.variants import game_of
from tests.bench.rows import Row, at_most, least, seconds
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record

MOVES: Final = 1_000
ROUNDS: Final = 9
SEATS: Final = 4
GAMES: Final = {"czech_rummy": "cards", "my_rummy": "tiles"}
OPEN_MS: Final = 50
STEP_MS: Final = 30


def run() -> list[Row]:
    """Milliseconds of processor time."""
    return [row for variant, called in GAMES.items() for row in _of(a_story(variant), called)]


def _of(told: Told, called: str) -> Iterator[Row]:
    """The rows of a match."""
    steps = [told.story.length * at // 20 for at in range(1, 21)]
    opened = max(min(least(3, partial(_opened, told, step))) for step in steps)
    yield at_most(f"open at any of {told.story.length:,} moves, {called}, the slowest (ms)", opened * 1000, OPEN_MS)
    for eyes, whose in ((Eyes(Seat(0)), "one hand"), (Eyes(all_open=True), "all hands")):
        (drawn,) = least(ROUNDS, partial(_drawn, told, steps[10], eyes))
        yield at_most(f"a step drawn, {called}, {whose} (ms)", drawn * 1000, STEP_MS)
    moves = told.story.moves
    whole = seconds(lambda: tell(told.game, SEATS, moves))
    yield at_most(
        f"{told.story.length:,} moves told for the first time, in a worker, {called} (ms)", whole * 1000, 5_000
    )


def a_story(variant: str) -> Told:
    """A match of so many moves."""
    game: AnyGame = game_of(variant, {"match.rounds": 40} if variant == "my_rummy" else None)
    moves = [one.move for one in play(game, [player(game, Strength.EASY)] * SEATS, 3, MOVES)]
    return Told(a_record(game.rules, seats=SEATS, variant=variant), game, tell(game, SEATS, moves), is_closed=False)  # type: ignore[arg-type]


def _opened(told: Told, step: int) -> None:
    told.scenes(step, step, Eyes(all_open=True))
    told.happened(told.story.leads_to(step), step, Eyes(all_open=True))


def _drawn(told: Told, step: int, eyes: Eyes) -> None:
    (scene,) = told.scenes(step, step, eyes)
    asyncio.run(scene_pictures(told.record, scene, ENGLISH, NO_EMOJIS, own=Seat(0)))
