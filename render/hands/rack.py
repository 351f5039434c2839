"""A rack of tiles: shelves filled one after the other, chosen tiles lifted off them, new ones marked."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final

from engine.cards import Notation
from render.hands.hand_layout import HandGroup, HandPiece, Placed, draw_bars, draw_marks
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Header
from render.labels import HandLabels
from render.pieces.pack import Pack
from render.pieces.tiles import tile_height, tile_sprite

RAISE: Final = 24
_SHELVES: Final = ((21, 7, 96), (40, 10, 66), (None, 11, 60))
"""Up to how many tiles a rack has shelves for so many, and how wide its tiles are."""
_HEAD_ROOM: Final = 60
_LEDGE: Final = 26
_SUNK: Final = 7
_GAP: Final = 2
_GROUP_GAP: Final = 20
_SIDE: Final = 10
_LEFT: Final = theme.MARGIN
_RADIUS: Final = 16
_CHIP: Final = 17


def rack_picture(groups: Sequence[HandGroup], labels: HandLabels, pack: Pack) -> Picture:
    """A rack of tiles."""
    header = Header(labels.title, labels.deadwood)
    placed = place_rack(groups, header.height)
    bottom = placed[-1].row + tile_height(placed[-1].shown) + _LEDGE - _SUNK if placed else header.height
    canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN // 2, theme.FELT)
    header.draw(canvas)
    if placed:
        canvas.plate((_SIDE, placed[0].row + 24, theme.WIDTH - _SIDE, bottom), _RADIUS, theme.WOOD_DEEP)
    for _, spots in groupby(placed, key=lambda spot: spot.row):
        _draw_row(canvas, list(spots), pack.notation)
    for spot in placed:
        _draw_marks(canvas, spot, labels)
    return canvas.finish()


def place_rack(groups: Sequence[HandGroup], top: int) -> tuple[Placed, ...]:
    """Where every tile of the rack stands below a height: no shelf is begun before the one above it is full."""
    tiles = [(number, piece) for number, group in enumerate(groups) for piece in group]
    length, width = next((row, wide) for most, row, wide in _SHELVES if most is None or len(tiles) <= most)
    placed = []
    top += _HEAD_ROOM
    for start in range(0, len(tiles), length):
        for piece, x in _places(tiles[start : start + length], length, width):
            placed.append(Placed(piece, x, top - (RAISE if piece.chosen else 0), top, width))
        top += tile_height(width) + _LEDGE - _SUNK + _HEAD_ROOM
    return tuple(placed)


def _places(row: Sequence[tuple[int, HandPiece]], length: int, width: int) -> Iterator[tuple[HandPiece, int]]:
    """Each tile of a shelf with its left edge, its groups as far apart as there is room for."""
    spare = theme.WIDTH - 2 * _LEFT - length * (width + _GAP) + _GAP
    between = sum(1 for (one, _), (other, _) in pairwise(row) if one != other)
    gap = min(_GROUP_GAP, spare // max(1, between))
    x = _LEFT
    for place, (number, piece) in enumerate(row):
        x += gap if place and row[place - 1][0] != number else 0
        yield piece, x
        x += width + _GAP


def _draw_row(canvas: Canvas, spots: Sequence[Placed], notation: Notation) -> None:
    """A row of tiles behind the lip of its ledge, each meld under a bar."""
    draw_bars(canvas, spots, 8, 12)
    width = spots[0].shown
    for spot in spots:
        if not spot.piece.chosen:
            canvas.sprite(tile_sprite(spot.piece.card, None, width, notation), spot.x, spot.y)
    lip = spots[0].row + tile_height(width) - _SUNK
    canvas.plate((_SIDE, lip, theme.WIDTH - _SIDE, lip + _LEDGE), 12, theme.WOOD)
    for spot in spots:
        if spot.piece.chosen:
            sprite = tile_sprite(spot.piece.card, None, width, notation)
            canvas.sprite(sprite, spot.x, spot.y)
            box = (spot.x - 4, spot.y - 4, spot.x + width + 4, spot.y + sprite.height + 4)
            canvas.frame(box, 16, 6, theme.ACCENT)


def _draw_marks(canvas: Canvas, spot: Placed, labels: HandLabels) -> None:
    """The marks of a tile, on its top edge, so that they cover no number."""
    room = spot.shown + 14 - (2 * _CHIP if spot.piece.playable else 0)
    chip = (spot.x + spot.shown - _CHIP - 2, spot.y - 6, _CHIP)
    draw_marks(canvas, spot.piece, labels, chip, (spot.x + spot.shown // 2, spot.y - 18), room)
