"""One player's road through a tournament: round by round whom they met, what they got, and where they stood after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, broken
from render.kit.text import Weight, wrapped
from render.tournament.standings import INSET, LEFT, RIGHT, on_paper

_HEAD: Final = 60
_LINE: Final = 44
_FOOT: Final = 14
_MOST_LINES: Final = 3
_ROOM: Final = RIGHT - LEFT - 2 * INSET


@dataclass(frozen=True, slots=True)
class RoadRound:
    """A round of a road: its heading, whom they sat with in a sentence, what they got, and the place after it."""

    heading: str
    met: str
    points: str
    place_after: str
    won: bool = False


def road_pictures(rounds: Sequence[RoadRound], title: str = "", note: str = "") -> tuple[Picture, ...]:
    """The rounds one below the other, in as many pictures as it takes. There is always one."""
    bands = []
    for one in rounds:
        lines = wrapped(one.met, theme.SMALL, _ROOM, _MOST_LINES) if one.met else ()
        bands.append(Band(_HEAD + len(lines) * _LINE + _FOOT, partial(_draw, one, lines)))
    room = theme.TALLEST - Header(title, note).height - theme.MARGIN
    return on_paper(title, note, broken(bands, room, room))


def _draw(one: RoadRound, lines: Sequence[str], canvas: Canvas, y: int) -> None:
    middle, right = y + _HEAD // 2 + 2, RIGHT - INSET
    if one.won:
        canvas.bar((LEFT + 4, y + 18, LEFT + 10, y + _HEAD + len(lines) * _LINE - 6), theme.GOLD)
    right -= 18 + canvas.write(
        one.place_after, (right, middle), theme.SMALL, theme.INK_SOFT, side="right", width=_ROOM // 2
    )
    right -= 18 + canvas.write(one.points, (right, middle), theme.TEXT, theme.INK, weight=Weight.BOLD, side="right")
    left = LEFT + INSET
    canvas.write(one.heading, (left, middle), theme.TEXT, theme.INK, weight=Weight.BOLD, width=right - left)
    for number, line in enumerate(lines):
        at = (left, y + _HEAD + number * _LINE + _LINE // 2 - 4)
        canvas.write(line, at, theme.SMALL, theme.INK_SOFT, width=_ROOM)
    bottom = y + _HEAD + len(lines) * _LINE + _FOOT
    canvas.bar((LEFT + 16, bottom - 2, RIGHT - 16, bottom), theme.PAPER_SHADE)
