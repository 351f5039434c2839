"""A clip: a part of a match as pictures that move, ordinary moves short, what people look for longer."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.games.stories import Told
from bot.hosting.thinking.fair_queue import FairQueue
from bot.records.games import GameRecord
from bot.ui.kit.message import draw
from bot.ui.replay.scene_pictures import scene_pictures
from bot.wording import Wording
from engine.games.scenes import MomentKind, Scene
from render.kit.moving import Frame, moving

ORDINARY_MS: Final = 450
AT_THE_END_MS: Final = 5_000
LONGEST_MS: Final = 60_000
"""So long a clip lasts at most, its last picture not counted, which stays."""
_MS: Final = {
    None: ORDINARY_MS,
    MomentKind.ENDED: 2_500,
    MomentKind.KNOCKED: 2_000,
    MomentKind.OPENED: 1_500,
    MomentKind.FREED: 1_500,
    MomentKind.CLAIMED: 1_500,
    MomentKind.LAID: 1_200,
    MomentKind.BEGAN: 1_000,
}

_queue: Final = FairQueue(1)
"""One clip is drawn at a time: its pictures wait in memory until all are there."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a match: its steps that everybody is told something of, and for how many milliseconds each is shown."""

    steps: tuple[tuple[int, int], ...]

    @property
    def ms(self) -> int:
        """How long it lasts, without its last picture."""
        return sum(ms for _, ms in self.steps[:-1])

    @property
    def fits(self) -> bool:
        """Whether it is no longer than a clip may be."""
        return self.ms <= LONGEST_MS


def part_of(told: Told, first: int, last: int) -> Part:
    """The part from a step to a step, both of them too."""
    story, kinds = told.story, {moment.step: moment.kind for moment in told.story.moments}
    steps = [first]
    while steps[-1] < (following := story.after(steps[-1])) <= last:
        steps.append(following)
    lasts = [_MS[kinds.get(step)] for step in steps]
    return Part(tuple(zip(steps, (*lasts[:-1], AT_THE_END_MS), strict=True)))


def first_minute(told: Told, first: int, last: int) -> int:
    """The step up to which a part may go that begins at a step and goes to `last` at most."""
    ms = 0
    for step, lasts in part_of(told, first, last).steps:
        ms += lasts
        if ms > LONGEST_MS:
            return step
    return last


async def clip_of(
    scenes: Sequence[Scene], part: Part, record: GameRecord, wording: Wording, cards: CardEmojis, frames: list[Frame]
) -> tuple[bytes, str]:
    """The clip of a part, for whose turn is waited, and what its last picture shows, in words.

    `record` says who is named in it; `frames` fills with what has been drawn of the `scenes`.
    """
    async with _queue.served():
        steps, end = dict(part.steps), ""
        for scene in scenes:
            if scene.step not in steps:
                continue
            happened = [one.event for one in scene.happened]
            # it is to be passed on: no hand in it is the reader's own
            files = await scene_pictures(record, scene, wording, cards, happened)
            frames.append(Frame([file.data for file in files], steps[scene.step]))
            end = " ".join(file.alt or "" for file in files)
            await asyncio.sleep(0)
        return await draw(moving, frames), end
