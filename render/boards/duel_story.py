"""Several comparisons of a duel told in one picture: a column each, heroes above the horizon, villains below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.games.duel.rules import highest
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided
from engine.rules.rule_set import HEROES, VILLAINS
from render.art.signs import EQUALS, FORWARD, MOON, SEAT_EMBLEMS, SUN
from render.boards.duel import LEFT, RIGHT, TUG, draw_tug, seats_of
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
_FIRST: Final = 92
_STEP: Final = 58
_WIDEST_STEP: Final = 84
_LINE: Final = SMALL.height + 10
_TAKEN: Final = 54
_HORIZON: Final = 34
_BAND_GAP: Final = 18
_RADIUS: Final = 28


class Lines(NamedTuple):
    """Where things lie in a band, from its top: each seat's cards, the horizon's middle, and the band's end."""

    seats: dict[int, int]
    horizon: int
    end: int


def duel_story(
    view: DuelView,
    comparisons: Sequence[ComparisonDecided],
    labels: BoardLabels = NO_BOARD_LABELS,
    pack: Pack = CARDS,
) -> Picture:
    """Comparisons in their order, 12 to a row, and how the teams stand after them; of many the last 24."""
    told, lines, small = comparisons[-MOST:], _lines(view), replace(SMALL, pack=pack)
    bands = range(0, len(told), COLUMNS)
    step = max(_STEP, min(_WIDEST_STEP, (RIGHT - _FIRST) // max(1, len(told))))
    height = ONE_LINE + len(bands) * (lines.end + _BAND_GAP) - _BAND_GAP + TUG
    canvas = Canvas(theme.WIDTH, height, theme.ROOM)
    Header(labels.heading).draw(canvas)
    for number, first in enumerate(bands):
        top = ONE_LINE + number * (lines.end + _BAND_GAP)
        _draw_band(canvas, view, lines, top)
        for column, comparison in enumerate(told[first : first + COLUMNS]):
            _draw_comparison(canvas, view, comparison, lines, (_FIRST + column * step, top), small)
    draw_tug(canvas, view, height - TUG // 2)
    return canvas.finish()


def _lines(view: DuelView) -> Lines:
    heroes, villains = seats_of(view, HEROES), seats_of(view, VILLAINS)
    horizon = _TAKEN + _LINE * len(heroes) + _HORIZON // 2
    below = horizon + _HORIZON // 2
    seats = {seat: _TAKEN + line * _LINE for line, seat in enumerate(heroes)}
    seats |= {seat: below + 8 + line * _LINE for line, seat in enumerate(villains)}
    return Lines(seats, horizon, below + _LINE * len(villains) + _TAKEN)


def _draw_band(canvas: Canvas, view: DuelView, lines: Lines, top: int) -> None:
    """Day above, night below, and before each line the emblem of its seat."""
    horizon, middle = top + lines.horizon, LEFT + 40
    canvas.plate((LEFT, top, RIGHT, top + lines.end), _RADIUS, theme.NIGHT)
    canvas.plate((LEFT, top, RIGHT, top + 2 * _RADIUS), _RADIUS, theme.DAY)
    canvas.bar((LEFT, top + _RADIUS, RIGHT, horizon), theme.DAY)
    canvas.bar((LEFT, horizon - 3, RIGHT, horizon + 3), theme.GOLD)
    canvas.sign(SUN, middle, top + _TAKEN // 2 + 4, 40, theme.GOLD_DEEP)
    canvas.sign(MOON, middle, top + lines.end - _TAKEN // 2 - 2, 38, theme.SILVER)
    for seat, y in lines.seats.items():
        inks = theme.SEAT_INKS if view.teams[seat] == HEROES else theme.SEAT_COLOURS
        canvas.sign(SEAT_EMBLEMS[seat], middle, top + y + SMALL.height // 2, 40, inks[seat])


def _draw_comparison(
    canvas: Canvas,
    view: DuelView,
    comparison: ComparisonDecided,
    lines: Lines,
    corner: tuple[int, int],
    small: SmallPieces,
) -> None:
    """A column: the cards, the one that took, and what it took on its side; a tie on the horizon."""
    (x, top), taker = corner, comparison.taker
    middle, horizon = x + small.width // 2, top + lines.horizon
    lit, colour = (highest(comparison.shown), theme.MOVED) if taker is None else ((taker,), theme.ACCENT)
    for seat, card in comparison.shown:
        y = top + lines.seats[seat]
        draw_small(canvas, small, card, (x, y))
        if seat in lit:
            canvas.frame((x - 5, y - 5, x + small.width + 5, y + small.height + 5), 10, 6, colour)
    if taker is None:
        canvas.plate((middle - 22, horizon - 17, middle + 22, horizon + 17), 17, colour)
        canvas.sign(EQUALS, middle, horizon, 26, theme.ON_ACCENT)
        # the cards stay for the next column
        canvas.sign(FORWARD, middle + 34, horizon, 24, colour)
        return
    heroic = view.teams[taker] == HEROES
    y, ink = (top + _TAKEN // 2, theme.INK) if heroic else (top + lines.end - _TAKEN // 2 + 2, colour)
    canvas.write(f"+{comparison.cards}", (middle, y), theme.SMALL, ink, weight=Weight.BOLD, side="middle")
