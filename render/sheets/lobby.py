"""A table that waits for players: pieces of its game as on a poster, its seats, its pace in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.signs import SEAT_EMBLEMS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.pieces.pack import CARDS, Pack, card_height, draw_card, face_sprite
from render.pieces.tiles import tile_height, tile_sprite

_CARD: Final = 150
_TILE: Final = 96
_ROOM: Final = theme.WIDTH - 2 * theme.MARGIN
_GAP: Final = 16
_SEAT: Final = 64
_LINE: Final = 56


@dataclass(frozen=True, slots=True)
class LobbyLabels:
    """`title` names the game, `pace` says in a line how fast it goes, `free` stands at a seat that nobody has taken."""

    title: str = ""
    pace: str = ""
    free: str = ""


def lobby_picture(
    pieces: Sequence[Card], names: Sequence[str | None], labels: LobbyLabels, pack: Pack = CARDS
) -> Picture:
    """The poster of a table. `names` has one entry a seat, None for a free one."""
    high = tile_height(_TILE) if pack.tiles else card_height(_CARD)
    rows = -(-len(names) // 2)
    seats = ONE_LINE + high + _GAP
    canvas = Canvas(theme.WIDTH, seats + rows * (_SEAT + _GAP) + _LINE, theme.FELT)
    Header(labels.title).draw(canvas)
    _draw_pieces(canvas, pieces, pack)
    for seat, name in enumerate(names):
        row, column = divmod(seat, 2)
        _draw_seat(canvas, seat, name, labels, column, seats + row * (_SEAT + _GAP))
    middle = canvas.height - _LINE // 2 - 4
    canvas.write(labels.pace, (theme.WIDTH // 2, middle), theme.SMALL, theme.MUTED, side="middle", width=_ROOM)
    return canvas.finish()


def _draw_pieces(canvas: Canvas, pieces: Sequence[Card], pack: Pack) -> None:
    """The pieces in a row across the picture: cards overlap, tiles stand side by side."""
    width = _TILE if pack.tiles else _CARD
    step = min(width + 4, (_ROOM - width) // max(1, len(pieces) - 1))
    left = (theme.WIDTH - width - step * (len(pieces) - 1)) // 2
    for place, piece in enumerate(pieces):
        x = left + place * step
        if pack.tiles:
            canvas.sprite(tile_sprite(piece, None, width, pack.notation), x, ONE_LINE)
        else:
            draw_card(canvas, face_sprite(piece, width, four_colour=pack.four_colour), x, ONE_LINE)


def _draw_seat(canvas: Canvas, seat: int, name: str | None, labels: LobbyLabels, column: int, y: int) -> None:
    width = (_ROOM - _GAP) // 2
    x = theme.MARGIN + column * (width + _GAP)
    taken = name is not None
    colour = theme.SEAT_COLOURS[seat] if taken else theme.PLATE_LINE
    canvas.panel((x, y, x + width, y + _SEAT), 20, theme.PLATE if taken else theme.FELT, theme.FELT, line=2)
    canvas.sign(SEAT_EMBLEMS[seat], x + 40, y + _SEAT // 2, 38, colour)
    ink = theme.CREAM if taken else theme.MUTED
    canvas.write(name or labels.free, (x + 76, y + _SEAT // 2), theme.NAME, ink, width=width - 96)
