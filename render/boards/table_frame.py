"""What every board has: the lines above it, who plays, the table with its rim, and a second picture for a full one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.views import MatchView
from render.boards.seats import Roster
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.header import ONE_LINE, Header
from render.kit.pages import Band, Page, broken
from render.labels import BoardLabels

INNER: Final = 18
"""From the table's edge to what lies on it, in pixels."""
_RIM_SIDE: Final = theme.MARGIN - 14
_RIM_RADIUS: Final = 30
_ABOVE: Final = 12
_BELOW: Final = 14


def table_pictures(
    view: MatchView, names: Sequence[str], labels: BoardLabels, bands: Iterable[Band]
) -> tuple[Picture, ...]:
    """The board: a line for everyone, then the table with these bands; what is too much goes to a second picture."""
    header, roster = Header(labels.heading, pill=labels.status), Roster(view, names, labels)
    above = header.height + roster.height + _ABOVE
    pages = pages_of(view, names, labels, bands)
    headers = [header, *(Header(labels.heading, note=f"{number}/{len(pages)}") for number in range(2, len(pages) + 1))]
    return tuple(
        _drawn(line, None if number else roster, page, ONE_LINE if number else above)
        for number, (line, page) in enumerate(zip(headers, pages, strict=True))
    )


def pages_of(view: MatchView, names: Sequence[str], labels: BoardLabels, bands: Iterable[Band]) -> tuple[Page, ...]:
    """How these bands are dealt to a board's pictures."""
    header, roster = Header(labels.heading, pill=labels.status), Roster(view, names, labels)
    return broken(tuple(bands), _room(header.height + roster.height + _ABOVE), _room(ONE_LINE))


def _room(above: int) -> int:
    """How high the bands on a table may be together whose edge is so far down."""
    return theme.TALLEST - above - 2 * INNER - _BELOW


def _drawn(header: Header, roster: Roster | None, page: Page, above: int) -> Picture:
    bottom = above + page.height + 2 * INNER
    canvas = Canvas(theme.WIDTH, bottom + _BELOW, theme.ROOM)
    header.draw(canvas)
    if roster is not None:
        roster.draw(canvas, header.height)
    rim = (_RIM_SIDE, above, theme.WIDTH - _RIM_SIDE, bottom)
    canvas.plate(rim, _RIM_RADIUS, theme.FELT)
    canvas.frame(rim, _RIM_RADIUS, 4, theme.BRASS)
    page.draw(canvas, above + INNER)
    return canvas.finish()
