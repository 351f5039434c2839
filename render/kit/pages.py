"""Pictures that are no higher than a phone shows them: what does not fit goes to a second one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.header import ONE_LINE, Header


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
    pictures = []
    for number, page in enumerate(pages, start=1):
        top = header if number == 1 else Header(header.title, f"{number}/{len(pages)}")
        canvas = Canvas(theme.WIDTH, top.height + page.height + theme.MARGIN, theme.FELT)
        top.draw(canvas)
        page.draw(canvas, top.height)
        pictures.append(canvas.finish())
    return tuple(pictures)
