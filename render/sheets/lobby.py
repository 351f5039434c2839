"""A table that waits for players: the scene of its game, its seats, its pace in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.rules.rule_set import RuleSet
from render.art.figures import figure_image
from render.art.signs import CROWN, SEAT_EMBLEMS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.kit.text import least_width, wrapped
from render.pieces.pack import CARDS, Pack
from render.sheets.scenes import HEIGHT, draw_scene, scene_of

_ROOM: Final = theme.WIDTH - 2 * theme.MARGIN
_GAP: Final = 16
_SEAT: Final = 64
_LINE: Final = 56
_PENNANTS: Final = 92
_HUNG: Final = 92
_CROWN: Final = 92


@dataclass(frozen=True, slots=True)
class LobbyLabels:
    """`title` names the game, `pace` says in a line how fast it goes, `free` stands at a seat that nobody has taken."""

    title: str = ""
    pace: str = ""
    free: str = ""


def lobby_picture(rules: RuleSet, names: Sequence[str | None], labels: LobbyLabels, pack: Pack = CARDS) -> Picture:
    """The poster of a table. `names` has one entry a seat, None for a free one."""
    rows = -(-len(names) // 2)
    seats = ONE_LINE + HEIGHT + _GAP
    pace = (
        wrapped(labels.pace, theme.SMALL, _ROOM, 1 if least_width(labels.pace) <= _ROOM else 2) if labels.pace else ()
    )
    said = seats + rows * (_SEAT + _GAP)
    canvas = Canvas(theme.WIDTH, said + max(1, len(pace)) * _LINE, theme.ROOM)
    Header(labels.title).draw(canvas)
    draw_scene(canvas, scene_of(rules), pack, ONE_LINE)
    for seat, name in enumerate(names):
        row, column = divmod(seat, 2)
        _draw_seat(canvas, seat, name, labels, column, seats + row * (_SEAT + _GAP))
    for number, line in enumerate(pace):
        at = (theme.WIDTH // 2, said + number * _LINE + _LINE // 2 - 4)
        canvas.write(line, at, theme.SMALL, theme.MUTED, side="middle", width=_ROOM)
    return canvas.finish()


def tournament_poster(rules: RuleSet, pack: Pack = CARDS) -> Picture:
    """The poster of a tournament that can be entered: the scene of its game under pennants, a crown to be won."""
    canvas = Canvas(theme.WIDTH, _HUNG + HEIGHT + _GAP, theme.ROOM)
    draw_scene(canvas, scene_of(rules), pack, _HUNG)
    width = theme.WIDTH - 2 * theme.MARGIN
    canvas.sprite(figure_image("sky/pennants", width, _PENNANTS), theme.MARGIN, 4)
    canvas.sign(CROWN, theme.WIDTH // 2, _HUNG - 28, _CROWN, theme.ACCENT)
    return canvas.finish()


def _draw_seat(canvas: Canvas, seat: int, name: str | None, labels: LobbyLabels, column: int, y: int) -> None:
    width = (_ROOM - _GAP) // 2
    x = theme.MARGIN + column * (width + _GAP)
    taken = name is not None
    colour = theme.SEAT_COLOURS[seat] if taken else theme.PLATE_LINE
    canvas.panel((x, y, x + width, y + _SEAT), 20, theme.FELT if taken else theme.ROOM, theme.ROOM, line=2)
    canvas.sign(SEAT_EMBLEMS[seat], x + 40, y + _SEAT // 2, 38, colour)
    ink = theme.CREAM if taken else theme.MUTED
    canvas.write(name or labels.free, (x + 76, y + _SEAT // 2), theme.NAME, ink, width=width - 96)
