"""What is kept of a match: its clip against Pillow's own GIF of the same frames, and how long its page takes."""

import io
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from PIL import Image

from bot.ui.keepsake.page import LARGEST, page_of
from bot.wording import Wording
from engine.archive.replay import watched
from engine.games.scenes import Eyes
from render.boards.board import board_pictures
from render.kit.encoding import palette_image
from render.kit.moving import WIDTH, Frame, moving
from tests.bench.rows import Row, at_most, elsewhere, least, most_memory
from tests.finished import finished
from tests.render.samples import NAMES

BOARDS: Final = 112
ROUNDS: Final = 7
MATCH: Final = ("czech_rummy", 6)


def run() -> list[Row]:
    """Processor time, bytes and memory."""
    frames = boards()
    ours, peer = least(ROUNDS, lambda: moving(frames), lambda: pillows(frames))
    document, english = finished(*MATCH), Wording.of("en")
    (page,) = least(ROUNDS, lambda: page_of(document, None, english))
    named = f"clip of {BOARDS} boards"
    about = f"the page of a match of {len(document['moves'])} moves"
    return [
        at_most(f"{named} (ms)", ours * 1000, peer * 1000, "at most 3 times Pillow's own GIF of them", 3),
        at_most(f"{named} (kB), against Pillow's", len(moving(frames)) / 1e3, len(pillows(frames)) / 1e3),
        at_most(f"{named} (kB)", len(moving(frames)) / 1e3, 3_000),
        at_most(f"{named}, memory (MB)", elsewhere("tests.bench.bench_keeping:memory"), 150),
        at_most(f"{about} (ms)", page * 1000, 1_000),
        at_most(f"{about} (kB)", len(page_of(document, None, english)) / 1e3, LARGEST / 1e3),
    ]


@cache
def boards() -> tuple[Frame, ...]:
    """The boards that a round shows one after the other, as PNG."""
    match = watched(finished(*MATCH))
    story = match.story
    longest = max(story.moments, key=lambda one: story.round_ends(one.step) - story.round_begins(one.step))

    def steps() -> Iterator[int]:
        step = story.round_begins(longest.step)
        while True:
            yield step
            step = story.after(step)

    frames = []
    for step in islice(steps(), BOARDS):
        (scene,) = story.scenes(match.game, step, step, Eyes())
        drawn = board_pictures(scene.view, (*NAMES, "Eva", "Fay")[: len(scene.view.seats)])
        frames.append(Frame([picture.png for picture in drawn], 450))
    return tuple(frames)


def pillows(frames: tuple[Frame, ...]) -> bytes:
    """The same clip by Pillow alone."""
    images = []
    for frame in frames:
        small = [_small(png) for png in frame.pictures]
        ground = Image.new("RGB", (WIDTH, max(1, sum(image.height for image in small))))
        top = 0
        for image in small:
            ground.paste(image, (0, top))
            top += image.height
        images.append(ground)
    height = max(image.height for image in images)
    level = [image.crop((0, 0, WIDTH, height)).quantize(palette=palette_image(), dither=0) for image in images]
    out = io.BytesIO()
    level[0].save(out, "GIF", save_all=True, append_images=level[1:], duration=450, loop=0)
    return out.getvalue()


def _small(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.HAMMING)


def memory() -> float:
    """How many MB a clip adds to the most that the process ever held."""
    before = most_memory()
    moving(boards())
    return most_memory() - before
