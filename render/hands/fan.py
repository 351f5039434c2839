"""A hand of cards: rows that overlap as in a hand that holds them, chosen cards raised, new ones marked."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final

from PIL import Image

from engine.cards import FACES, Card
from render.hands.hand_layout import HandGroup, HandPiece, Placed, balanced_rows, draw_bars, draw_marks
from render.kit import theme
from render.kit.canvas import Canvas, rounded
from render.kit.encoding import Picture
from render.kit.pages import Header
from render.labels import HandLabels
from render.pieces.pack import Pack, card_height, card_mask, face_sprite

WIDTH: Final = 176
HEIGHT: Final = card_height(WIDTH)
RAISE: Final = 13
ROW_STEP: Final = 116
TAG_ROOM: Final = 38
_MARK_ROOM: Final = 18
SUIT_GAP: Final = 16
MELD_GAP: Final = 26
_ROWS: Final = (7, 18, 27, 36)
_LONGEST_ROW: Final = 9
_MAX_STEP: Final = 122
_SIDE: Final = theme.MARGIN + 17
_EDGE: Final = 7
_MOST_GAPS: Final = 96
_LINE: Final = 2
_RADIUS: Final = 16
_CHIP: Final = 18


def prepare_faces() -> None:
    """Have every face at the width of hands, in two colours. Takes about a second: call it off the event loop."""
    for card in FACES:
        face_sprite(card, WIDTH, four_colour=False)


def fan_picture(groups: Sequence[HandGroup], labels: HandLabels, pack: Pack) -> Picture:
    """A hand of cards."""
    header = Header(labels.title, labels.deadwood)
    placed = place_fan(groups, header.height)
    bottom = placed[-1].row + HEIGHT if placed else header.height
    canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN, theme.FELT)
    header.draw(canvas)
    for _, spots in groupby(placed, key=lambda spot: spot.row):
        _draw_row(canvas, list(spots), four_colour=pack.four_colour)
    for spot in placed:
        _draw_marks(canvas, spot, labels)
    return canvas.finish()


def place_fan(groups: Sequence[HandGroup], top: int) -> tuple[Placed, ...]:
    """Where every card of the hand lies below a height, in drawing order."""
    cards = sum(len(group) for group in groups)
    gap = MELD_GAP if any(piece.meld is not None for group in groups for piece in group) else SUIT_GAP
    placed: list[Placed] = []
    top += RAISE + (TAG_ROOM if any(piece.tagged for group in groups for piece in group) else _MARK_ROOM)
    rows = next((rows for rows, most in enumerate(_ROWS, start=1) if cards <= most), -(-cards // _LONGEST_ROW))
    for number, row in enumerate(balanced_rows(groups, rows)):
        if number:
            top += ROW_STEP + (TAG_ROOM if any(piece.tagged for group in row for piece in group) else 0)
        for piece, x, shown in _places(row, gap):
            placed.append(Placed(piece, x, top - (RAISE if piece.chosen else 0), top, shown))
    return tuple(placed)


def _places(row: Sequence[HandGroup], gap: int) -> list[tuple[HandPiece, int, int]]:
    """Each card of a row with its left edge and how much of it shows; the row is centred."""
    pieces = [(piece, number) for number, group in enumerate(row) for piece in group]
    gap = min(gap, _MOST_GAPS // max(1, len(row) - 1))
    gaps = gap * (len(row) - 1)
    room = theme.WIDTH - 2 * _SIDE - WIDTH - gaps
    step = min(_MAX_STEP, room / max(1, len(pieces) - 1))
    left = (theme.WIDTH - WIDTH - gaps - step * (len(pieces) - 1)) / 2
    edges = [round(left + step * place + gap * number) for place, (_, number) in enumerate(pieces)]
    shown = [min(WIDTH, after - edge) for edge, after in pairwise(edges)] + [WIDTH]
    return [(piece, edge, width) for (piece, _), edge, width in zip(pieces, edges, shown, strict=True)]


def _draw_row(canvas: Canvas, spots: Sequence[Placed], *, four_colour: bool) -> None:
    """A row of cards, each meld under a bar."""
    draw_bars(canvas, spots, 12, 14)
    for spot in spots:
        for slice_, across in _lined(spot.piece.card, four_colour=four_colour):
            canvas.sprite(slice_, spot.x - _LINE + across, spot.y - _LINE)
        if spot.piece.chosen:
            box = (spot.x - 2, spot.y - 2, spot.x + WIDTH + 2, spot.y + HEIGHT + 2)
            canvas.frame(box, _RADIUS, _EDGE, theme.ACCENT)


@lru_cache(maxsize=128)
def _lined(card: Card, *, four_colour: bool) -> tuple[tuple[Image.Image, int], ...]:
    """A card in slices, with how far across each lies: only those with rounded corners have any transparency.

    The line around it tells it from the next card as a shadow would, and costs a twentieth of the bytes.
    """
    size = (WIDTH + 2 * _LINE, HEIGHT + 2 * _LINE)
    whole = Canvas(*size, theme.FELT_DEEP)
    whole.sprite(face_sprite(card, WIDTH, four_colour=four_colour), _LINE, _LINE, card_mask(WIDTH))
    left, middle, right = (
        whole.image.crop((start, 0, end, size[1]))
        for start, end in ((0, _RADIUS), (_RADIUS, size[0] - _RADIUS), (size[0] - _RADIUS, size[0]))
    )
    mask = rounded(size, _RADIUS - 2)
    left.putalpha(mask.crop((0, 0, _RADIUS, size[1])))
    right.putalpha(mask.crop((size[0] - _RADIUS, 0, *size)))
    return (left, 0), (middle, _RADIUS), (right, size[0] - _RADIUS)


def _draw_marks(canvas: Canvas, spot: Placed, labels: HandLabels) -> None:
    """The marks of a card, on its top edge and within what shows of it, so that they cover no index."""
    room = spot.shown - 4 - (2 * _CHIP + 4 if spot.piece.playable else 0)
    chip = (spot.x + spot.shown - _CHIP - 6, spot.y + 2, _CHIP)
    draw_marks(canvas, spot.piece, labels, chip, (spot.x + min(room + 4, WIDTH) // 2, spot.y - 14), room)
