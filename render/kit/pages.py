"""A header and bands below it, no higher than a phone shows a picture: what does not fit goes to a second one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas, Side, Sign
from render.kit.encoding import Picture
from render.kit.text import Weight, text_width
from render.kit.theme import Colour

EMPTY: Final = 24
ONE_LINE: Final = 76
TWO_LINES: Final = 132
LEFT: Final = theme.MARGIN - 10
RIGHT: Final = theme.WIDTH - LEFT
INSET: Final = 18
"""Where paper begins and ends, and how far from its edges it is written on."""
_RADIUS: Final = 20
_FOOT: Final = 8
_FIRST: Final = 40
_SECOND: Final = 98
_GAP: Final = 22
_ROOM: Final = theme.WIDTH - 2 * theme.MARGIN


@dataclass(frozen=True, slots=True)
class Header:
    """A title, a note beside it, and a pill for what matters most, in one line where they fit, else in two."""

    title: str = ""
    note: str = ""
    pill: str = ""
    colour: Colour = theme.ACCENT
    sign: Sign | None = None

    @property
    def height(self) -> int:
        """How much room it takes, in pixels."""
        if not self.title and not self.note and not self.pill:
            return EMPTY
        return ONE_LINE if self._fits(self.title, self.note, self.pill) else TWO_LINES

    def draw(self, canvas: Canvas) -> None:
        """Write it along the upper edge."""
        left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
        one_line = self.height == ONE_LINE
        note_above = one_line or self._fits(self.title, self.note, "")
        pill_above = one_line or (not note_above and self._fits(self.title, "", self.pill))
        if self.pill:
            side: Side = "right" if pill_above else "left"
            place = (right, _FIRST) if pill_above else (left, _SECOND)
            length = canvas.pill(self.pill, place, side=side, width=_ROOM, colour=self.colour, sign=self.sign)
            right -= _GAP + length if pill_above else 0
        if self.note:
            at = (right, _FIRST) if note_above else (left, _SECOND)
            length = canvas.write(
                self.note, at, theme.SMALL, theme.MUTED, side="right" if note_above else "left", width=_ROOM
            )
            right -= _GAP + length if note_above else 0
        canvas.write(self.title, (left, _FIRST), theme.NAME, theme.CREAM, width=right - left)

    def _fits(self, title: str, note: str, pill: str) -> bool:
        widths = [
            text_width(title, size=theme.NAME),
            text_width(note),
            text_width(pill, Weight.BOLD) + round(theme.SMALL * (2.2 if self.sign else 1.1)) if pill else 0,
        ]
        return sum(widths) + _GAP * (sum(1 for width in widths if width) - 1) <= _ROOM


@dataclass(frozen=True, slots=True)
class Band:
    """A strip of a picture: its height in pixels, the gap above it, and what draws it from a height on."""

    height: int
    draw: Callable[[Canvas, int], None]
    gap: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """The bands of one picture, one below the other."""

    bands: tuple[Band, ...]

    @property
    def height(self) -> int:
        """How high they are together; the first one's gap falls away."""
        return sum(band.height + (band.gap if number else 0) for number, band in enumerate(self.bands))

    def draw(self, canvas: Canvas, top: int) -> None:
        """Every band from a height on."""
        y = top
        for number, band in enumerate(self.bands):
            y += band.gap if number else 0
            band.draw(canvas, y)
            y += band.height


def broken(bands: Sequence[Band], first: int, others: int) -> tuple[Page, ...]:
    """The bands dealt to pages: as much as fits on the first, of whose height so much is free, then on others.

    A band that is higher than a page has one to itself. There is always a first page.
    """
    pages: list[list[Band]] = [[]]
    height = 0
    for band in bands:
        height += band.height + (band.gap if pages[-1] else 0)
        if pages[-1] and height > (first if len(pages) == 1 else others):
            pages.append([])
            height = band.height
        pages[-1].append(band)
    return tuple(Page(tuple(page)) for page in pages)


def dealt(header: Header, bands: Sequence[Band]) -> tuple[Page, ...]:
    """How bands below a header are dealt to pictures."""
    return broken(bands, theme.TALLEST - header.height - theme.MARGIN, theme.TALLEST - ONE_LINE - theme.MARGIN)


def paged(header: Header, bands: Sequence[Band]) -> tuple[Picture, ...]:
    """A header and bands below it on felt; what is too much for one picture goes to another."""
    pages = dealt(header, bands)
    others = (Header(header.title, f"{number}/{len(pages)}") for number in range(2, len(pages) + 1))
    return tuple(map(on_felt, (header, *others), pages))


def on_felt(header: Header, page: Page) -> Picture:
    """A page below its header."""
    canvas = Canvas(theme.WIDTH, header.height + page.height + theme.MARGIN, theme.FELT)
    header.draw(canvas)
    page.draw(canvas, header.height)
    return canvas.finish()


def on_paper(title: str, note: str, pages: Sequence[Page]) -> tuple[Picture, ...]:
    """Each page on a sheet of paper, below a header that counts them where there are several."""
    drawn = []
    for number, page in enumerate(pages, start=1):
        header = Header(title, note if len(pages) == 1 else f"{note} · {number}/{len(pages)}".lstrip(" ·"))
        bottom = header.height + page.height + _FOOT
        canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN - _FOOT, theme.FELT)
        header.draw(canvas)
        canvas.plate((LEFT, header.height, RIGHT, bottom), _RADIUS, theme.PAPER)
        page.draw(canvas, header.height)
        drawn.append(canvas.finish())
    return tuple(drawn)


def draw_place(canvas: Canvas, place: int, x: int, y: int, *, medals: int = 1) -> None:
    """A place on its coin about a point: gold, silver and brass for the first, as many as have `medals`."""
    coins = dict(zip(range(1, medals + 1), (theme.GOLD, theme.SILVER, theme.BRASS), strict=False))
    canvas.plate((x - 24, y - 22, x + 24, y + 22), 22, coins.get(place, theme.PAPER_LINE))
    ink = theme.ON_ACCENT if place in coins else theme.INK
    canvas.write(str(place), (x, y), theme.SMALL, ink, weight=Weight.BOLD, side="middle")
