"""Pictures that move: each frame is what was drawn, only what changed is written, and it plays as long as asked."""

import io

from PIL import Image, ImageChops, ImageDraw

from render.kit.encoding import palette_image
from render.kit.moving import WIDTH, Frame, moving, stacked
from render.kit.theme import ACCENT, FELT, ROOM


def png(height: int, *boxes: tuple[int, int, int, int]) -> bytes:
    image = Image.new("RGB", (800, height), FELT)
    for box in boxes:
        ImageDraw.Draw(image).rectangle(box, fill=ACCENT)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


STILL = png(400)
MOVED = png(400, (40, 40, 100, 120))
ON = png(400, (300, 40, 380, 120))
FRAMES = [Frame([STILL], 450), Frame([STILL], 450), Frame([MOVED], 1200), Frame([ON], 5000)]


def shown(gif: bytes) -> list[tuple[Image.Image, int]]:
    image = Image.open(io.BytesIO(gif))
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        found.append((image.convert("RGB"), int(image.info["duration"])))
    return found


def test_every_frame_is_shown_as_it_was_drawn_and_as_long_as_it_was_to_be() -> None:
    found = shown(moving(FRAMES))
    assert [ms for _, ms in found] == [900, 1200, 5000]
    for (image, _), frame in zip(found, (FRAMES[0], *FRAMES[2:]), strict=True):
        meant = stacked(frame.pictures, WIDTH, 270, ROOM).convert("RGB")
        assert image.size == (WIDTH, 270)
        assert ImageChops.difference(image, meant).getbbox() is None


def test_what_stays_is_not_written_again() -> None:
    once, often = moving(FRAMES[:1]), moving([*FRAMES, *FRAMES[2:] * 20])
    image = Image.open(io.BytesIO(often))
    image.seek(1)
    left, top, right, bottom = image.tile[0][1]
    assert (right - left, bottom - top) < (60, 80), "the part that changed, and no more"
    assert len(often) < len(once) + 44 * 700


def test_frames_of_several_heights_stand_on_one_ground_from_the_top() -> None:
    gif = moving([Frame([STILL, png(200, (0, 0, 799, 199))], 450), Frame([STILL], 450)])
    first, second = (image for image, _ in shown(gif))
    assert first.size == (WIDTH, 405)
    assert first.getpixel((10, 300)) == ACCENT
    assert second.getpixel((10, 300)) == ROOM


def test_a_colour_of_the_palette_is_never_taken_for_what_stays() -> None:
    colours = palette_image().getpalette() or []
    assert colours[3 * 255 :] == colours[:3], "the last place repeats the first colour: no picture needs it"
    assert 255 not in {place for _, place in stacked([MOVED], WIDTH, 270, ROOM).getcolors()}
