"""The board of a tile game: the pool, the melds on their trays, and what the last laying-out changed."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.games.tiles.options import TileView
from render.art.figures import figure_image
from render.art.signs import SEAT_EMBLEMS
from render.boards.table import pages_of, table_pictures
from render.boards.trays import LEFT, RIGHT, Mark, TrayGrid, legend, marks_on, table_trays, tray_grid
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band
from render.kit.text import Weight, least_width
from render.labels import BoardLabels
from render.pieces.pack import Pack, SmallPieces

_WIDTH: Final = 60
_POOL_STEP: Final = 13
_EMPTY: Final = 150
_PAD: Final = 6
_GAP: Final = 12
_PILL: Final = 34


def tile_board(view: TileView, names: Sequence[str], labels: BoardLabels, pack: Pack) -> tuple[Picture, ...]:
    """The board, as high as its melds need."""
    trays, small = table_trays(view.melds, view.changes), SmallPieces(pack, _WIDTH)
    above = [Band(small.height + 2 * _PAD, partial(_draw_pool, view, labels, small), _GAP)]
    above += _aside(view, labels, small)
    above += legend(marks_on(trays), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved})
    if not trays:
        above.append(Band(_EMPTY, partial(_draw_empty, labels.no_melds), _GAP))

    def bands(grid: TrayGrid) -> list[Band]:
        return [*above, *grid.bands()]

    grid = tray_grid(trays, pack, lambda grid: len(pages_of(view, names, labels, bands(grid))))
    return table_pictures(view, names, labels, bands(grid))


def _draw_pool(view: TileView, labels: BoardLabels, small: SmallPieces, canvas: Canvas, y: int) -> None:
    """The tiles that lie face down, how many there are, and the one that lies open beside them (004, V2)."""
    x, y = LEFT + 4, y + _PAD
    back, middle = figure_image("tiles/back", small.width, small.height), y + small.height // 2
    layers = min(4, -(-view.pool // 20))
    for layer in range(layers):
        canvas.sprite(back, x + _POOL_STEP * layer, y)
    if not layers:
        canvas.frame((x, y, x + small.width, y + small.height), 8, 3, theme.PLATE_LINE)
    x += small.width + _POOL_STEP * max(0, layers - 1) + 20
    end = RIGHT if view.open_tile is None else RIGHT - small.width - 58 - least_width(labels.open_tile)
    length = canvas.write(labels.stock, (x, middle), theme.SMALL, theme.MUTED, width=end - x - 90)
    x += length + (14 if length else 0)
    x += canvas.write(str(view.pool), (x, middle), theme.LARGE, theme.CREAM, weight=Weight.BOLD)
    if view.open_tile is not None:
        x = max(x + 40, theme.WIDTH // 2)
        canvas.sprite(small.sprite(view.open_tile), x, y)
        at = (x + small.width + 18, middle)
        canvas.write(labels.open_tile, at, theme.SMALL, theme.MUTED, width=RIGHT - at[0])


def _aside(view: TileView, labels: BoardLabels, small: SmallPieces) -> Iterator[Band]:
    """The last tile that each seat has put aside; the one that may be taken is lit (004, V1)."""
    if any(view.aside):
        below = _PILL if labels.claim and view.aside_seat is not None else 0
        yield Band(small.height + 2 * _PAD + below, partial(_draw_aside, view, labels, small), _GAP)


def _draw_aside(view: TileView, labels: BoardLabels, small: SmallPieces, canvas: Canvas, y: int) -> None:
    y += _PAD
    middle = y + small.height // 2
    x = LEFT + 4 + canvas.write(labels.aside, (LEFT + 4, middle), theme.SMALL, theme.MUTED, width=240)
    seats = [seat for seat, tiles in enumerate(view.aside) if tiles]
    between = (RIGHT - x) // max(1, len(seats))
    for number, seat in enumerate(seats):
        left = RIGHT - between * (len(seats) - number) + (between - small.width + 52) // 2
        canvas.sign(SEAT_EMBLEMS[seat], left - 34, middle, 36, theme.SEAT_COLOURS[seat])
        canvas.sprite(small.sprite(view.aside[seat][-1]), left, y)
        if seat == view.aside_seat:
            canvas.frame((left - 4, y - 4, left + small.width + 4, y + small.height + 4), 12, 6, theme.ACCENT)
            at = (left + small.width // 2, y + small.height + 22)
            canvas.pill(labels.claim, at, side="middle", width=between + 60)


def _draw_empty(words: str, canvas: Canvas, y: int) -> None:
    middle = (theme.WIDTH // 2, y + _EMPTY // 2)
    canvas.write(words, middle, theme.SMALL, theme.MUTED, side="middle", width=RIGHT - LEFT)
