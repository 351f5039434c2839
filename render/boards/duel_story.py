"""Several comparisons of a duel told in one picture: a column each, heroes above the horizon, villains below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from engine.cards import Card, Seat
from engine.games.duel.rules import highest
from engine.games.duel.view import DuelView
from engine.rules.teams import HEROES, VILLAINS
from render.art.signs import EQUALS, FORWARD, MOON, SEAT_EMBLEMS, SUN
from render.boards.duel import draw_tug
from render.boards.trays import draw_small
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.kit.text import Weight
from render.labels import NO_BOARD_LABELS, BoardLabels
from render.pieces.pack import CARDS, Pack, SmallPieces

COLUMNS: Final = 12
MOST: Final = 2 * COLUMNS
SMALL: Final = SmallPieces(CARDS, 48)
_LEFT: Final = 14
_RIGHT: Final = theme.WIDTH - _LEFT
_FIRST: Final = 92
_STEP: Final = 58
_WIDEST_STEP: Final = 84
_LINE: Final = SMALL.height + 10
_CHIPS: Final = 54
_HORIZON: Final = 34
_BAND_GAP: Final = 18
_TUG: Final = 100
_RADIUS: Final = 28


class Comparison(Protocol):
    """What a comparison turned up, who took it (None on a tie), and how many cards it took."""

    @property
    def shown(self) -> tuple[tuple[Seat, Card], ...]:
        """Each seat that revealed, with its card."""

    @property
    def taker(self) -> int | None:
        """The seat that took all at stake."""

    @property
    def cards(self) -> int:
        """How many cards were at stake."""


def duel_story(
    view: DuelView,
    comparisons: Sequence[Comparison],
    labels: BoardLabels = NO_BOARD_LABELS,
    pack: Pack = CARDS,
) -> Picture:
    """Comparisons in their order, 12 to a row, and how the teams stand after them; of many the last 24."""
    comparisons = comparisons[-MOST:]
    sides = [[seat for seat, of in enumerate(view.teams) if of == team] for team in (HEROES, VILLAINS)]
    above, below = (_CHIPS + _LINE * len(seats) for seats in sides)
    band = above + _HORIZON + below
    bands = -(-len(comparisons) // COLUMNS)
    step = max(_STEP, min(_WIDEST_STEP, (_RIGHT - _FIRST) // max(1, len(comparisons))))
    canvas = Canvas(theme.WIDTH, ONE_LINE + bands * (band + _BAND_GAP) - _BAND_GAP + _TUG, theme.ROOM)
    Header(labels.heading).draw(canvas)
    for number in range(bands):
        top = ONE_LINE + number * (band + _BAND_GAP)
        _draw_band(canvas, top, above, band, sides)
        for column, comparison in enumerate(comparisons[number * COLUMNS : (number + 1) * COLUMNS]):
            _draw_comparison(canvas, comparison, sides, (_FIRST + column * step, top), above, replace(SMALL, pack=pack))
    draw_tug(canvas, view, canvas.height - _TUG // 2)
    return canvas.finish()


def _seat_top(seat: int, sides: Sequence[Sequence[int]], above: int) -> int:
    """How far below a band's top a seat's cards begin."""
    heroes, villains = sides
    if seat in heroes:
        return _CHIPS + heroes.index(seat) * _LINE
    return above + _HORIZON + villains.index(seat) * _LINE + 8


def _draw_band(canvas: Canvas, top: int, above: int, band: int, sides: Sequence[Sequence[int]]) -> None:
    """Day above, night below, and before each line the emblem of its seat."""
    horizon = top + above + _HORIZON // 2
    canvas.plate((_LEFT, top, _RIGHT, top + band), _RADIUS, theme.NIGHT)
    canvas.plate((_LEFT, top, _RIGHT, top + 2 * _RADIUS), _RADIUS, theme.DAY)
    canvas.bar((_LEFT, top + _RADIUS, _RIGHT, horizon), theme.DAY)
    canvas.bar((_LEFT, horizon - 3, _RIGHT, horizon + 3), theme.GOLD)
    canvas.sign(SUN, _LEFT + 38, top + _CHIPS // 2 + 4, 40, theme.GOLD_DEEP)
    canvas.sign(MOON, _LEFT + 40, top + band - _CHIPS // 2 - 2, 38, theme.SILVER)
    for inks, seats in zip((theme.SEAT_INKS, theme.SEAT_COLOURS), sides, strict=True):
        for seat in seats:
            y = top + _seat_top(seat, sides, above) + SMALL.height // 2
            canvas.sign(SEAT_EMBLEMS[seat], _LEFT + 40, y, 40, inks[seat])


def _draw_comparison(
    canvas: Canvas,
    comparison: Comparison,
    sides: Sequence[Sequence[int]],
    corner: tuple[int, int],
    above: int,
    small: SmallPieces,
) -> None:
    """A column: the cards, the one that took, and what it took on its side; a tie on the horizon."""
    x, top = corner
    middle, horizon = x + SMALL.width // 2, top + above + _HORIZON // 2
    best = highest(comparison.shown)
    for seat, card in comparison.shown:
        y = top + _seat_top(seat, sides, above)
        draw_small(canvas, small, card, (x, y))
        if seat == comparison.taker or (comparison.taker is None and seat in best):
            colour = theme.MOVED if comparison.taker is None else theme.ACCENT
            canvas.frame((x - 5, y - 5, x + small.width + 5, y + small.height + 5), 10, 6, colour)
    if comparison.taker is None:
        canvas.plate((middle - 22, horizon - 17, middle + 22, horizon + 17), 17, theme.MOVED)
        canvas.sign(EQUALS, middle, horizon, 26, theme.ON_ACCENT)
        # the cards stay for the next column
        canvas.sign(FORWARD, middle + 34, horizon, 24, theme.MOVED)
        return
    heroic = comparison.taker in sides[0]
    y = top + _CHIPS // 2 if heroic else horizon + _HORIZON // 2 + len(sides[1]) * _LINE + _CHIPS // 2 + 2
    ink = theme.INK if heroic else theme.ACCENT
    canvas.write(f"+{comparison.cards}", (middle, y), theme.SMALL, ink, weight=Weight.BOLD, side="middle")
