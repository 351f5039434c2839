"""A rack of tiles: rows on ledges of wood, chosen tiles lifted off them, new ones marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from engine.cards import Notation
from render.art.signs import CHEVRON_UP
from render.hands.hand_layout import HEADER, HandGroup, HandPiece, balanced_rows, draw_hand_header
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight, text_width
from render.labels import HandLabels
from render.pieces.pack import Pack
from render.pieces.tiles import FULL_RACK_WIDTH, RACK_WIDTH, tile_height, tile_sprite

RAISE: Final = 26
_ROOMY: Final = 21
_ROOMY_ROW: Final = 7
_FULL_ROW: Final = 10
_HEAD_ROOM: Final = 46
_LEDGE: Final = 30
_SUNK: Final = 8
_GAP: Final = 2
_GROUP_GAP: Final = 22
_MELD_GAP: Final = 38
_SIDE: Final = theme.MARGIN - 22
_RADIUS: Final = 16
_TAG_SIZE: Final = 25
_CHIP: Final = 15


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """Where a tile of the rack stands in the picture: its corner, the height of its row's corners, its width."""

    piece: HandPiece
    x: int
    y: int
    row: int
    width: int


def rack_picture(groups: Sequence[HandGroup], labels: HandLabels, pack: Pack) -> Picture:
    """A rack of tiles, 1100 pixels wide."""
    placed = place_rack(groups)
    bottom = placed[-1].row + tile_height(placed[-1].width) + _LEDGE - _SUNK if placed else HEADER
    canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN // 2 + 4, theme.FELT)
    draw_hand_header(canvas, labels)
    if placed:
        _draw_wood(canvas, (_SIDE, HEADER + _HEAD_ROOM + 30, theme.WIDTH - _SIDE, bottom))
    for row, spots in groupby(placed, key=lambda spot: spot.row):
        _draw_row(canvas, row, list(spots), pack.notation)
    for spot in placed:
        _draw_marks(canvas, spot, labels)
    return canvas.finish()


def place_rack(groups: Sequence[HandGroup]) -> tuple[PlacedTile, ...]:
    """Where every tile of the rack stands, row by row; up to 21 tiles stand large."""
    tiles = sum(len(group) for group in groups)
    width, length = (RACK_WIDTH, _ROOMY_ROW) if tiles <= _ROOMY else (FULL_RACK_WIDTH, _FULL_ROW)
    melds = any(piece.meld is not None for group in groups for piece in group)
    placed = []
    top = HEADER + _HEAD_ROOM
    for row in _rows(groups, tiles, length):
        for piece, x in _places(row, width, _MELD_GAP if melds else _GROUP_GAP):
            placed.append(PlacedTile(piece, x, top - (RAISE if piece.chosen else 0), top, width))
        top += tile_height(width) + _LEDGE - _SUNK + _HEAD_ROOM
    return tuple(placed)


def _rows(groups: Sequence[HandGroup], tiles: int, length: int) -> list[list[HandGroup]]:
    """As few rows as hold the tiles, each at most one longer than the length that it should have."""
    count = -(-tiles // length)
    while any(sum(len(group) for group in row) > length + 1 for row in balanced_rows(groups, count)):
        count += 1
    return balanced_rows(groups, count)


def _places(row: Sequence[HandGroup], width: int, gap: int) -> list[tuple[HandPiece, int]]:
    """Each tile of a row with its left edge; the row is centred, its groups as far apart as there is room for."""
    tiles = sum(len(group) for group in row)
    room = theme.WIDTH - 2 * theme.MARGIN - tiles * (width + _GAP) + _GAP
    gap = min(gap, room // max(1, len(row) - 1))
    x = (theme.WIDTH - tiles * (width + _GAP) + _GAP - gap * (len(row) - 1)) // 2
    places = []
    for group in row:
        for piece in group:
            places.append((piece, x))
            x += width + _GAP
        x += gap
    return places


def _draw_wood(canvas: Canvas, box: Box) -> None:
    canvas.shadow(box, _RADIUS, 6)
    canvas.plate(box, _RADIUS, theme.WOOD_DEEP)


def _draw_row(canvas: Canvas, row: int, spots: Sequence[PlacedTile], notation: Notation) -> None:
    """A row of tiles behind the lip of its ledge, each meld under a bar."""
    for meld, together in groupby(spots, key=lambda spot: spot.piece.meld):
        if meld is not None:
            run = list(together)
            canvas.plate((run[0].x + 10, row - 13, run[-1].x + run[-1].width - 10, row - 7), 3, theme.BRASS)
    for spot in spots:
        canvas.sprite(tile_sprite(spot.piece.card, None, spot.width, notation), spot.x, spot.y)
    lip = row + tile_height(spots[0].width) - _SUNK
    canvas.plate((_SIDE, lip, theme.WIDTH - _SIDE, lip + _LEDGE), 12, theme.WOOD)
    for spot in spots:
        if spot.piece.chosen:
            sprite = tile_sprite(spot.piece.card, None, spot.width, notation)
            canvas.sprite(sprite, spot.x, spot.y)
            box = (spot.x - 4, spot.y - 4, spot.x + spot.width + 4, spot.y + sprite.height + 4)
            canvas.frame(box, 18, 7, theme.ACCENT)


def _draw_marks(canvas: Canvas, spot: PlacedTile, labels: HandLabels) -> None:
    """The marks of a tile, on its top edge, so that they cover no number."""
    piece = spot.piece
    label = labels.taken if piece.taken else labels.drawn if piece.drawn else ""
    room = spot.width - 4
    if piece.playable:
        x, y = spot.x + spot.width - _CHIP - 2, spot.y - 4
        canvas.plate((x - _CHIP, y - _CHIP, x + _CHIP, y + _CHIP), _CHIP, theme.RIGHT)
        canvas.sign(CHEVRON_UP, x, y - 1, 22, theme.PLATE)
        room -= 2 * _CHIP
    size = _TAG_SIZE
    while size > 19 and text_width(label, Weight.BOLD, size) + size * 1.2 > room:
        size -= 2
    canvas.pill(label, (spot.x + room // 2 + 2, spot.y - 14), size, side="middle", width=room)
