"""The table of every board: the lines above it and who plays, its rim, and a second picture for a full one; the stock,
the discard pile and cards that are spread out for all to see, and the melds with their owners.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Final

from PIL import Image

from engine.games.views import MatchView, PileView
from render.art.signs import KNOCK
from render.boards.seats import Roster
from render.boards.trays import LEFT, RIGHT, Mark, Spread, Tray, TrayGrid, legend, marks_on, pieces_of, tray_grid
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Band, Header, Page, broken
from render.kit.text import Weight, least_width, text_width
from render.labels import BoardLabels
from render.pieces.pack import Pack, SmallPieces, back_sprite, card_height, draw_card, face_sprite

INNER: Final = 18
"""From the table's edge to what lies on it, in pixels."""
_RIM_SIDE: Final = theme.MARGIN - 14
_RIM_RADIUS: Final = 30
_ABOVE: Final = 12
_BELOW: Final = 14


DENSE_PILE: Final = 124
PILE: Final = 152
LARGE_PILE: Final = 184
_HALF: Final = theme.WIDTH // 2
_INSET: Final = 14
_BESIDE: Final = 14
_WORDS: Final = 32
"""From a pile's edge to the words beside it."""
_PILL_NEARER: Final = 11
"""How much nearer a pill comes to it."""
_PILE_GAP: Final = 14
_PILE_PAD: Final = 10
_SPREAD_WIDTH: Final = 48
_DENSE: Final = 4
"""In how many columns melds lie where the piles make room for them."""
MeldMarks = Mapping[int, Mapping[int, Mark]]
"""What became of the cards at some places of melds, by the melds' numbers."""


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
    below = theme.TALLEST - 2 * INNER - _BELOW
    return broken(tuple(bands), below - header.height - roster.height - _ABOVE, below - ONE_LINE)


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


def _draw_piles(view: PileView, labels: BoardLabels, pack: Pack, width: int, canvas: Canvas, y: int) -> None:
    """The stock and the discard pile side by side, each with its name and count; an open window lights the top card."""
    top, height = y + _PILE_PAD - 4, card_height(width)
    stock, discard = LEFT + _INSET, _discard_left(view, labels, width)
    draw_pile(canvas, back_sprite(width) if view.stock else None, (stock, top), width, -(-view.stock // 20))
    thrown = view.discard_top
    face = None if thrown is None else face_sprite(thrown, width, four_colour=pack.four_colour)
    draw_pile(canvas, face, (discard, top), width, -(-(view.discards - 1) // 8))
    beside = width + _WORDS
    of_stock, of_discards = (stock, discard, labels.stock, view.stock), (discard, RIGHT, labels.discards, view.discards)
    for x, end, label, count in (of_stock, of_discards):
        canvas.write(
            label,
            (x + beside, top + 34),
            theme.SMALL,
            theme.MUTED,
            width=end - x - beside - (_BESIDE if end < RIGHT else 0),
        )
        canvas.write(str(count), (x + beside, top + 88), theme.LARGE, theme.CREAM, weight=Weight.BOLD)
    if view.claim_window is not None:
        box = (discard - 7, top - 7, discard + width + 7, top + height + 7)
        canvas.frame(box, 19, 8, theme.ACCENT)
        room = RIGHT - box[2] - _BESIDE
        canvas.pill(labels.claim, (RIGHT, top + 146), side="right", width=room, sign=KNOCK)


def _discard_left(view: PileView, labels: BoardLabels, width: int) -> int:
    """Where the discard pile lies: in the right half, or where both piles have room for the words beside them."""
    stock, discards = (text_width(label) for label in (labels.stock, labels.discards))
    beside = discards + _WORDS
    if view.claim_window is not None:
        pill = text_width(labels.claim, Weight.BOLD) + round(theme.SMALL * 2.2)
        beside = max(beside, pill + _WORDS - _PILL_NEARER)
    before = LEFT + _INSET + width + _WORDS
    least = before + least_width(labels.stock) + _BESIDE
    return max(least, min(max(before + stock + _BESIDE, _HALF + _INSET), RIGHT - beside - width))


def draw_pile(canvas: Canvas, top: Image.Image | None, at: tuple[int, int], width: int, layers: int) -> None:
    """The top card of a pile and the edges of so many beneath it, of three at most; an empty place without one."""
    (x, y), height, radius = at, card_height(width), round(width * 0.08)
    if top is None:
        canvas.frame((x, y, x + width, y + height), radius, 3, theme.PLATE_LINE)
        return
    for layer in range(min(3, layers), 0, -1):
        box = (x + 4 * layer, y + 3 * layer, x + width + 4 * layer, y + height + 3 * layer)
        canvas.plate(box, radius, theme.PAPER_LINE if layer % 2 else theme.PAPER_SHADE)
    draw_card(canvas, top, x, y)


def pile_board(
    view: PileView,
    names: Sequence[str],
    labels: BoardLabels,
    pack: Pack,
    spread_out: Spread,
    marks: MeldMarks,
) -> tuple[Picture, ...]:
    """The board, as high as its melds need, drawn as large as fits; what is `spread_out` lies open below them."""
    trays = owned_trays(view, names, marks)
    below = list(spread_out.bands(SmallPieces(pack, _SPREAD_WIDTH))) if spread_out.pieces else []
    grid = tray_grid(trays, pack, lambda grid: len(pages_of(view, names, labels, _bands(view, labels, grid, below))))
    return table_pictures(view, names, labels, _bands(view, labels, grid, below))


def _bands(view: PileView, labels: BoardLabels, grid: TrayGrid, below: Sequence[Band]) -> list[Band]:
    """The piles, what marks mean, the melds, and what lies below them."""
    most = LARGE_PILE if not grid.trays and not below else PILE if grid.columns < _DENSE else DENSE_PILE
    # Piles are less wide where words beside them would be cut.
    claim = least_width(labels.claim, Weight.BOLD) + round(theme.SMALL * 2.2) - _PILL_NEARER if labels.claim else 0
    words = least_width(labels.stock) + max(least_width(labels.discards), claim)
    room = RIGHT - LEFT - _INSET - 2 * _WORDS - _BESIDE
    pile = next((width for width in (LARGE_PILE, PILE) if width <= most and 2 * width + words <= room), DENSE_PILE)
    said = legend(marks_on(grid.trays), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved})
    draw = partial(_draw_piles, view, labels, grid.small.pack, pile)
    piles = Band(card_height(pile) + 2 * _PILE_PAD, draw, _PILE_GAP)
    return [piles, *said, *grid.bands(), *below]


def owned_trays(view: PileView, names: Sequence[str], marks: MeldMarks) -> tuple[Tray, ...]:
    """The melds with their numbers and their owners, each owner's together."""
    return tuple(
        Tray(
            str(laid.meld_id),
            pieces_of(laid.meld, marks.get(laid.meld_id, {})),
            owner=laid.owner,
            name=names[laid.owner],
        )
        for laid in sorted(view.melds, key=attrgetter("owner", "meld_id"))
    )
