"""The board of a tile game: the pool, the melds on their trays, and what the last laying-out changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.tiles.view import TileView
from render.boards.seats import PLATE_HEIGHT
from render.boards.table_frame import CENTRE, seat_boxes, set_table
from render.boards.trays import Mark, draw_legend, draw_trays, marks_on, place_trays, table_trays
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight
from render.labels import BoardLabels
from render.pieces.pack import Pack
from render.pieces.tiles import TABLE_WIDTH, tile_back_sprite, tile_height

_LEFT: Final = theme.MARGIN
_RIGHT: Final = theme.WIDTH - theme.MARGIN
_BAR: Final = tile_height(TABLE_WIDTH)
TRAYS_TOP: Final = CENTRE + _BAR + 26
_EMPTY: Final = 170
_POOL_STEP: Final = 13


def tile_board(view: TileView, names: Sequence[str], labels: BoardLabels, pack: Pack) -> Picture:
    """The board, as high as its melds need. Raises ValueError for a pack of cards."""
    if not pack.tiles:
        raise ValueError(f"{pack.notation.name!r} is no notation of tiles")
    trays = table_trays(view.melds, view.changes)
    slots, bottom = place_trays(trays, pack, TRAYS_TOP, _LEFT, _RIGHT)
    canvas = set_table(view, names, labels, bottom if trays else TRAYS_TOP + _EMPTY, tiles=True)
    right = _draw_pool(canvas, view.pool, labels.stock)
    if view.open_tile is not None:
        sprite = pack.small(view.open_tile)
        canvas.sprite(sprite, right + 60, CENTRE)
        at = (right + 60 + TABLE_WIDTH + 16, CENTRE + _BAR // 2)
        canvas.write(labels.open_tile, at, 32, theme.MUTED, width=170)
    draw_legend(
        canvas, marks_on(trays), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved}, (_RIGHT - 4, CENTRE + _BAR // 2)
    )
    draw_trays(canvas, trays, slots, pack)
    if not trays:
        middle = (theme.WIDTH // 2, TRAYS_TOP + _EMPTY // 2)
        canvas.write(labels.no_melds, middle, 34, theme.MUTED, side="middle", width=_RIGHT - _LEFT)
    _draw_aside(canvas, view, labels.claim, pack)
    return canvas.finish()


def _draw_pool(canvas: Canvas, count: int, label: str) -> int:
    """The tiles that lie face down, and how many there are; returns the right edge."""
    x = _LEFT + 4
    back = tile_back_sprite(TABLE_WIDTH)
    layers = min(4, -(-count // 20))
    for layer in range(layers):
        canvas.sprite(back, x + _POOL_STEP * layer, CENTRE)
    if not layers:
        canvas.frame((x, CENTRE, x + back.width, CENTRE + back.height), 8, 3, theme.PLATE_LINE)
    right = x + back.width + _POOL_STEP * max(0, layers - 1) + 18
    middle = CENTRE + back.height // 2
    length = canvas.write(label, (right, middle), 32, theme.MUTED, width=200)
    right += length + (12 if length else 0)
    return right + canvas.write(str(count), (right, middle), 38, theme.CREAM, weight=Weight.BOLD)


def _draw_aside(canvas: Canvas, view: TileView, label: str, pack: Pack) -> None:
    """The last tile that each seat has put aside, beside its plate; the one that may be taken is lit (004, V1)."""
    for seat, (x0, y0, x1, _) in seat_boxes(canvas, view).items():
        if not view.aside[seat]:
            continue
        right_hand = x0 > theme.WIDTH // 2
        x = x0 - TABLE_WIDTH - 8 if right_hand else x1 + 8
        y = y0 + (PLATE_HEIGHT - _BAR) // 2
        canvas.shadow((x, y, x + TABLE_WIDTH, y + _BAR), 8, 2)
        canvas.sprite(pack.small(view.aside[seat][-1]), x, y)
        if seat == view.aside_seat:
            canvas.frame((x - 4, y - 4, x + TABLE_WIDTH + 4, y + _BAR + 4), 12, 6, theme.ACCENT)
            canvas.pill(label, (x + TABLE_WIDTH // 2, y + _BAR + 14), 24, side="middle", width=TABLE_WIDTH + 40)
