"""The joker: a jester who serves both sides, day on the left and night on the right."""

from __future__ import annotations

from render.art.courts import HEAD
from render.kit import theme
from render.kit.paths import Pen, disc, rounded, shape, star


def paint_joker_cap(pen: Pen, size: float) -> None:
    """The jester's cap that stands where other cards have their rank; `size` is its width in units."""
    cap = pen.at(0, 0, size=size / 100)
    horn = "M12 90 C12 66 8 64 3 54 C4 20 34 8 52 44 L52 90 Z"
    cap.fill(horn, theme.RED)
    cap.at(100, 0, flip=True).fill(horn, theme.BLUE)
    cap.fill("M28 90 C26 58 34 30 50 8 C66 30 74 58 72 90 Z", theme.GOLD)
    cap.fill("M50 8 C66 30 74 58 72 90 L50 90 Z", theme.GOLD_DEEP)
    for x, y in ((7, 58), (50, 7), (93, 58)):
        cap.at(x, y).fill(disc(9), theme.VIOLET)
    cap.fill(rounded(8, 88, 92, 106, 6), theme.VIOLET)


def paint_joker(pen: Pen) -> None:
    """The joker serves both sides: a mask half sun, half moon, under a cap of three points."""
    pen.fill("M0 0 H250 V350 H0 Z", theme.DAY)
    pen.fill("M144 0 H250 V350 H144 Z", theme.NIGHT)
    head = pen.at(HEAD[0], 176)
    _motley(head)
    _jester_cap(head)
    face = shape("M0 -44 C-26 -44 -42 -30 -42 -4 C-42 28 -20 52 0 60 Z")
    head.halves(face, theme.mix(theme.DAY, theme.PAPER, 0.4), theme.MOON)
    head.fill("M-33 -8 C-26 -18 -16 -18 -9 -8 C-16 -2 -26 -2 -33 -8 Z", theme.INK)
    head.fill("M33 -8 C26 -18 16 -18 9 -8 C16 -13 26 -13 33 -8 Z", theme.INK)
    head.fill("M-21 2 L-16 18 L-21 26 L-26 18 Z", theme.RED)
    head.at(21, 14).fill(star(5, 10, 4), theme.BLUE)
    head.fill("M-24 28 C-10 40 10 40 24 28 C16 50 -16 50 -24 28 Z", theme.RED)
    head.fill("M0 -18 L6 16 L0 20 Z", theme.SILVER)
    head.fill("M0 -18 L-6 16 L0 20 Z", theme.GOLD)


def _motley(head: Pen) -> None:
    for flip, body, pale, collar in (
        (False, theme.RED, theme.mix(theme.RED, theme.PAPER, 1 / 3), theme.GOLD),
        (True, theme.BLUE, theme.mix(theme.BLUE, theme.PAPER, 1 / 3), theme.SILVER),
    ):
        side = head.at(0, 0, flip=flip)
        side.fill("M0 48 C-50 60 -96 84 -110 180 L0 180 Z", body)
        for x in (-84, -44):
            side.fill(f"M{x} 104 L{x + 14} 128 L{x} 152 L{x - 14} 128 Z", pale)
        side.fill("M0 56 L-26 46 L-78 66 L-56 92 L-30 82 L-22 112 L0 92 Z", collar)
        side.at(-80, 66).fill(disc(7), theme.VIOLET)
        side.at(-22, 112).fill(disc(7), theme.VIOLET)


def _jester_cap(head: Pen) -> None:
    for flip, colour, bell in ((False, theme.RED, theme.GOLD), (True, theme.BLUE, theme.SILVER)):
        side = head.at(0, 0, flip=flip)
        side.fill(
            "M0 -26 L-46 -18 C-54 -34 -58 -52 -74 -50 C-90 -48 -92 -34 -88 -22 "
            "C-106 -48 -98 -96 -64 -100 C-40 -102 -14 -84 0 -58 Z",
            colour,
        )
        side.at(-88, -16).fill(disc(9), bell)
        side.fill("M0 -26 L-34 -30 C-34 -70 -24 -106 0 -132 Z", theme.GOLD if not flip else theme.VIOLET)
        side.fill("M0 -24 C-24 -34 -40 -30 -50 -14 L-42 -2 C-34 -16 -18 -18 0 -10 Z", bell)
    head.at(0, -136).fill(disc(10), theme.MOON)
