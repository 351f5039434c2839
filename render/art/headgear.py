"""What the courts wear on their heads and hold: one headgear and one token for each. Head at the origin, card units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES
from render.art.court_colours import CourtColours
from render.kit import theme
from render.kit.paths import Pen, arc, crescent, disc, rounded, shape, star

Paint = Callable[[Pen, CourtColours], None]


def _band(pen: Pen, wears: CourtColours, *, y: float = -40, height: float = 14) -> None:
    pen.fill(rounded(-37, y, 37, y + height, 3), wears.trim)
    pen.fill(rounded(0, y, 37, y + height, 3), wears.trim_dark)
    for x in (-22, 0, 22):
        pen.at(x, y + height / 2).fill(star(4, 6.5, 4), wears.robe if x else theme.PAPER)


def _sun_crown(pen: Pen, wears: CourtColours) -> None:
    pen.halves("M0 -38 L0 -100 L-10 -60 L-24 -92 L-24 -58 L-46 -76 L-36 -38 Z", wears.trim, wears.trim_dark)
    pen.at(0, -64).fill(disc(9), theme.PAPER)
    pen.at(0, -64).fill(disc(6), wears.robe)
    _band(pen, wears)


def _star_crown(pen: Pen, wears: CourtColours) -> None:
    pen.halves("M0 -38 L0 -62 L-14 -56 L-20 -72 L-34 -58 L-46 -84 L-38 -38 Z", wears.trim, wears.trim_dark)
    pen.at(0, -78).fill(star(5, 24, 10), wears.trim)
    pen.at(-46, -86).fill(disc(6), wears.robe)
    pen.at(46, -86).fill(disc(6), wears.robe)
    _band(pen, wears)


def _spike_crown(pen: Pen, wears: CourtColours) -> None:
    pen.halves(
        "M0 -38 L0 -70 L-8 -104 L-16 -66 Q-22 -84 -34 -98 Q-30 -78 -33 -62 Q-42 -72 -54 -76 Q-42 -60 -38 -38 Z",
        wears.trim,
        wears.trim_dark,
    )
    pen.at(0, -66, turn=-90).fill(crescent(14, 12, 6), theme.MOON)
    _band(pen, wears)


def _thorn_crown(pen: Pen, wears: CourtColours) -> None:
    thorns = (
        "M-37 -38 C-48 -52 -60 -58 -72 -82 C-58 -74 -52 -70 -46 -66 C-48 -80 -46 -92 -40 -104 "
        "C-36 -88 -34 -76 -26 -62 C-22 -76 -14 -86 -6 -92 C-10 -76 -8 -62 0 -54 L0 -38 Z"
    )
    pen.halves(thorns, wears.trim, wears.trim_dark)
    _band(pen, wears)


def _halo(pen: Pen, wears: CourtColours) -> None:
    for turn in range(-72, 73, 36):
        ray = pen.at(0, -22, turn=turn)
        ray.halves("M-9 -20 L0 -74 L0 -20 Z", wears.trim, wears.trim_dark)
        ray.at(0, -74).fill(disc(4.5), wears.robe)
    pen.fill("M-40 -18 C-40 -66 40 -66 40 -18 L31 -22 C30 -44 -30 -44 -31 -22 Z", wears.trim)
    pen.at(0, -44).fill(disc(7), wears.robe)
    _parted_hair(pen, wears)


def _parted_hair(pen: Pen, wears: CourtColours) -> None:
    pen.halves("M0 -40 C-20 -42 -33 -30 -34 4 C-28 -14 -14 -24 0 -30 Z", wears.hair, wears.hair_dark)


def _star_tiara(pen: Pen, wears: CourtColours) -> None:
    _parted_hair(pen, wears)
    pen.halves(
        "M0 -34 L0 -56 L-12 -48 L-20 -62 L-27 -46 L-42 -54 L-38 -26 C-26 -38 -12 -40 0 -34 Z",
        wears.trim,
        wears.trim_dark,
    )
    pen.at(0, -66).fill(star(5, 20, 8), wears.trim)
    pen.at(0, -66).fill(star(5, 9, 4), theme.PAPER)


def _moon_phases(pen: Pen, wears: CourtColours) -> None:
    _parted_hair(pen, wears)
    pen.fill("M-37 -24 C-26 -40 26 -40 37 -24 L37 -33 C26 -49 -26 -49 -37 -33 Z", wears.trim_dark)
    pen.fill("M-37 -24 C-26 -40 -10 -37 0 -37 L0 -46 C-12 -46 -28 -44 -37 -33 Z", wears.trim)
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.at(24, -56, turn=180).fill(crescent(12, 11, 7), theme.MOON)
        half.at(39, -42).fill(disc(3.5), theme.MOON)
    pen.at(0, -62).fill(disc(16), theme.MOON)
    pen.fill((arc(16, -90, 90, y=-62),), wears.trim)


def _briar_circlet(pen: Pen, wears: CourtColours) -> None:
    _parted_hair(pen, wears)
    vine = shape("M-40 -24 C-24 -46 -10 -30 0 -42 C10 -30 24 -46 40 -24")
    pen.stroke(vine, wears.robe_dark, 8)
    pen.both("M-30 -36 L-38 -58 L-22 -40 Z", wears.robe_dark)
    pen.both("M-12 -36 L-16 -58 L-4 -38 Z", wears.robe_dark)
    for x, y, turn in ((-34, -34, -50), (34, -34, 50), (-14, -42, -20), (14, -42, 20)):
        pen.at(x, y, turn=turn).fill("M0 0 C-12 -8 -10 -22 0 -32 C10 -22 12 -8 0 0 Z", wears.trim)
    pen.at(0, -44).fill(disc(8), theme.RED)


def _plumed_helm(pen: Pen, wears: CourtColours) -> None:
    pen.fill("M10 -66 C30 -120 74 -104 84 -64 C70 -74 60 -66 56 -50 C46 -66 30 -64 14 -52 Z", wears.robe)
    pen.fill("M12 -60 C34 -92 60 -88 72 -76 C52 -80 34 -72 14 -52 Z", wears.robe_dark)
    pen.halves("M0 -76 C-28 -74 -40 -54 -40 -26 L-40 14 L-30 22 L-29 -16 L0 -22 Z", wears.trim, wears.trim_dark)
    pen.fill("M-4 -80 L4 -80 L4 -20 L-4 -20 Z", theme.PAPER)
    pen.at(0, -46).fill(star(12, 15, 9), theme.PAPER)
    pen.at(0, -46).fill(disc(7), wears.robe)


def _winged_cap(pen: Pen, wears: CourtColours) -> None:
    for flip in (False, True):
        wing = pen.at(0, 0, flip=flip)
        wing.fill("M-34 -24 C-50 -40 -62 -64 -60 -92 C-52 -82 -48 -78 -44 -76 C-42 -66 -36 -58 -28 -52 Z", wears.trim)
        wing.fill("M-34 -24 C-58 -34 -72 -50 -74 -72 C-62 -60 -50 -52 -30 -44 Z", wears.trim_dark)
    pen.fill("M0 -70 C-26 -70 -38 -52 -39 -28 C-14 -38 14 -38 39 -28 C38 -52 26 -70 0 -70 Z", wears.robe)
    pen.fill("M0 -70 L0 -36 C14 -36 28 -34 39 -28 C38 -52 26 -70 0 -70 Z", wears.robe_dark)
    pen.fill("M-40 -30 C-14 -42 14 -42 40 -30 L40 -20 C14 -32 -14 -32 -40 -20 Z", wears.trim)
    pen.at(0, -50).fill(star(5, 15, 6), wears.trim)


def _raven_helm(pen: Pen, wears: CourtColours) -> None:
    dark, lit = theme.RAVEN, theme.RAVEN_LIT
    for turn, size in ((-58, 0.8), (-34, 1.0), (-10, 1.1), (14, 1.0)):
        pen.at(4, -50, turn=turn, size=size).fill(
            "M-9 0 C-12 -24 -8 -42 0 -60 C8 -42 12 -24 9 0 Z", lit if turn in (-34, 14) else dark
        )
    pen.halves("M0 -74 C-30 -72 -42 -50 -41 -22 L-41 18 L-31 24 L-31 -14 L0 -18 Z", lit, dark)
    pen.halves("M0 -51 C-8 -51 -14 -48 -18 -42 L0 2 Z", wears.trim, wears.trim_dark)
    pen.both("M12 -40 L26 -46 L22 -36 Z", theme.RED)


def _leaf_hood(pen: Pen, wears: CourtColours) -> None:
    hood = "M0 -96 C-20 -80 -48 -60 -48 -8 C-48 24 -38 46 -26 56 L-29 -6 C-28 -26 -14 -36 0 -40 Z"
    pen.halves(hood, wears.robe, wears.robe_dark)
    pen.both("M0 -40 C-14 -36 -28 -26 -29 -6 L-25 -6 C-24 -20 -12 -28 0 -32 Z", wears.trim)
    for turn in (-42, 0, 42):
        pen.at(0, -44, turn=turn).fill("M0 0 C-11 -8 -9 -22 0 -32 C9 -22 11 -8 0 0 Z", wears.trim)


def _rod(pen: Pen, wears: CourtColours, *, x: float = 63, top: float = 40) -> Pen:
    """A staff on the right, gripped by a gauntlet; returns the pen at its tip."""
    pen.fill(rounded(x - 4, top, x + 4, 230, 3), wears.trim_dark)
    pen.fill(rounded(x - 4, top, x, 230, 2), wears.trim)
    pen.fill(rounded(x - 15, 146, x + 13, 172, 9), wears.skin)
    pen.fill(rounded(x - 24, 168, x + 18, 190, 6), wears.trim)
    return pen.at(x, top)


def _sun_sceptre(pen: Pen, wears: CourtColours) -> None:
    tip = _rod(pen, wears)
    tip.fill(star(12, 27, 17), wears.trim)
    tip.fill(disc(14), theme.PAPER)
    tip.fill(disc(10), wears.robe)


def _star_sceptre(pen: Pen, wears: CourtColours) -> None:
    tip = _rod(pen, wears)
    tip.fill(star(5, 30, 12), wears.trim)
    tip.fill(star(5, 14, 6), theme.PAPER)


def _moon_sceptre(pen: Pen, wears: CourtColours) -> None:
    tip = _rod(pen, wears)
    tip.at(0, -6, turn=-90).fill(crescent(26, 22, 12), theme.MOON)
    tip.at(0, -8).fill(star(4, 11, 4), theme.MOON)


def _thorn_staff(pen: Pen, wears: CourtColours) -> None:
    tip = _rod(pen, wears, top=34)
    for y, side in ((16, 1), (34, -1), (52, 1), (70, -1)):
        tip.at(0, y, flip=side < 0).fill("M2 -6 L20 -14 L2 6 Z", wears.trim)
    tip.fill("M0 14 C-20 6 -20 -16 0 -30 C20 -16 20 6 0 14 Z", wears.trim)
    tip.fill("M0 8 C-10 2 -10 -10 0 -20 C10 -10 10 2 0 8 Z", theme.RED)


def _sunflower(pen: Pen, wears: CourtColours) -> None:
    bloom = pen.at(60, 110)
    bloom.stroke("M0 0 C4 30 -6 60 -10 120", theme.LEAF, 5)
    bloom.at(-4, 50).fill("M0 0 C14 -18 30 -18 36 -10 C28 4 12 6 0 0 Z", theme.LEAF)
    for turn in range(0, 360, 30):
        bloom.at(0, 0, turn=turn).fill("M-6 -10 C-8 -22 -4 -28 0 -32 C4 -28 8 -22 6 -10 Z", wears.trim)
    bloom.fill(disc(14), wears.hair_dark)
    bloom.fill(disc(8), wears.hair)
    _hand(pen, wears, 52, 170)


def _hand(pen: Pen, wears: CourtColours, x: float, y: float) -> None:
    pen.fill(rounded(x - 14, y - 12, x + 16, y + 12, 10), wears.skin)
    pen.fill(rounded(x - 20, y + 8, x + 22, y + 28, 6), wears.trim)


def _lantern_star(pen: Pen, wears: CourtColours) -> None:
    _hand(pen, wears, 58, 164)
    light = pen.at(60, 116)
    light.fill(disc(34), wears.glow)
    light.fill(star(8, 33, 15), wears.trim)
    light.fill(star(8, 17, 8), theme.PAPER)


def _raven(pen: Pen, wears: CourtColours) -> None:
    """A raven on the shoulder, looking in."""
    bird = pen.at(60, 74)
    bird.fill(
        "M-26 -34 L-8 -42 C6 -50 22 -38 22 -20 C40 -8 40 24 30 62 L20 40 L12 56 L6 34 C-10 30 -14 8 -10 -20 L-12 -26 Z",
        theme.RAVEN,
    )
    bird.fill("M8 -14 C30 -8 36 20 30 62 L20 40 L12 54 C4 30 2 6 8 -14 Z", theme.RAVEN_LIT)
    bird.fill("M-26 -34 L-8 -42 L-10 -28 Z", wears.trim)
    bird.at(2, -32).fill(disc(3.6), theme.RED)
    bird.stroke("M-2 34 L-6 46", wears.trim_dark, 3)


def _thorn_rose(pen: Pen, wears: CourtColours) -> None:
    bloom = pen.at(60, 112)
    bloom.stroke("M0 0 C6 40 -8 70 -8 120", wears.robe_dark, 5)
    for y, flip in ((28, False), (44, True), (74, False)):
        bloom.at(0, y, flip=flip).fill("M2 -5 L16 -12 L2 5 Z", wears.trim)
    bloom.fill(disc(25), theme.mix(theme.RED, theme.INK, 0.4))
    bloom.fill("M-24 -6 C-14 -30 16 -30 24 -4 C14 -14 -8 -16 -24 -6 Z", theme.RED)
    bloom.fill("M-20 10 C-8 -8 12 -6 20 12 C10 26 -12 26 -20 10 Z", theme.RED)
    bloom.fill("M-8 4 C-4 -6 8 -6 10 4 C6 10 -4 10 -8 4 Z", wears.lips)
    _hand(pen, wears, 54, 170)


def _sun_shield(pen: Pen, wears: CourtColours) -> None:
    shield = pen.at(56, 150)
    shield.fill("M-36 -50 L36 -50 L36 4 C36 40 18 58 0 68 C-18 58 -36 40 -36 4 Z", wears.trim)
    shield.fill("M-29 -43 L29 -43 L29 4 C29 34 14 49 0 58 C-14 49 -29 34 -29 4 Z", theme.PAPER)
    shield.fill("M0 -43 L29 -43 L29 4 C29 34 14 49 0 58 Z", wears.robe)
    shield.fill(star(12, 26, 16), wears.trim)
    shield.fill(disc(11), wears.trim_dark)


def _star_lance(pen: Pen, wears: CourtColours) -> None:
    tip = _rod(pen, wears, top=24)
    tip.fill("M0 -44 L12 -10 L0 4 L-12 -10 Z", theme.SILVER)
    tip.fill("M0 -44 L12 -10 L0 4 Z", theme.SILVER_DEEP)
    tip.fill("M-4 8 L-4 56 L-58 48 L-44 32 L-58 14 Z", wears.robe)
    tip.at(-24, 32).fill(star(5, 14, 6), wears.trim)


def _moon_blade(pen: Pen, wears: CourtColours) -> None:
    hilt = pen.at(60, 150)
    hilt.fill("M-6 -8 C-12 -50 -4 -86 20 -118 C18 -80 18 -40 8 -8 Z", theme.MOON)
    hilt.fill("M2 -8 C0 -50 6 -86 20 -118 C18 -80 18 -40 8 -8 Z", wears.trim)
    hilt.fill(rounded(-22, -10, 24, 0, 5), wears.trim_dark)
    _hand(pen, wears, 61, 162)


def _thorn_bow(pen: Pen, wears: CourtColours) -> None:
    bow = pen.at(46, 124)
    bow.stroke("M2 -92 L2 92", theme.MOON, 2)
    bow.stroke("M-4 -96 C34 -78 8 -34 30 0 C8 34 34 78 -4 96", theme.GOLD_DEEP, 9)
    bow.stroke("M26 -16 L30 0 L26 16", wears.trim, 12)
    _hand(pen, wears, 74, 124)


HEADGEAR: Final[dict[tuple[int, int], Paint]] = {
    (HEARTS, KING): _sun_crown,
    (HEARTS, QUEEN): _halo,
    (HEARTS, JACK): _plumed_helm,
    (DIAMONDS, KING): _star_crown,
    (DIAMONDS, QUEEN): _star_tiara,
    (DIAMONDS, JACK): _winged_cap,
    (SPADES, KING): _spike_crown,
    (SPADES, QUEEN): _moon_phases,
    (SPADES, JACK): _raven_helm,
    (CLUBS, KING): _thorn_crown,
    (CLUBS, QUEEN): _briar_circlet,
    (CLUBS, JACK): _leaf_hood,
}
TOKENS: Final[dict[tuple[int, int], Paint]] = {
    (HEARTS, KING): _sun_sceptre,
    (HEARTS, QUEEN): _sunflower,
    (HEARTS, JACK): _sun_shield,
    (DIAMONDS, KING): _star_sceptre,
    (DIAMONDS, QUEEN): _lantern_star,
    (DIAMONDS, JACK): _star_lance,
    (SPADES, KING): _raven,
    (SPADES, QUEEN): _moon_sceptre,
    (SPADES, JACK): _moon_blade,
    (CLUBS, KING): _thorn_staff,
    (CLUBS, QUEEN): _thorn_rose,
    (CLUBS, JACK): _thorn_bow,
}
