"""The drawn world: figures kept as SVG files in `render/deck`, put together and rasterised at the size they are shown;
and what the four houses wear.

A file holds one figure, in units of its view box. What it paints has classes, and the style sheets in
`render/deck/colours` say which colour a class has, so one drawing serves several houses and both systems of suit
colours. A figure shows another by `<use href="../signs/heart.svg" transform="..."/>`, in that figure's own units.
"""

import io
import posixpath
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

import resvg_py
from PIL import Image

from engine.cards import ACE, CLUBS, JACK, KING, QUEEN, Card
from render.kit.colour_sheets import HOUSES, house_sheets, sheet_text

Sheets = tuple[str, ...]
"""Names of style sheets; of two that colour the same class, the later one counts."""

JOKER_FIGURE: Final = "cards/joker"

_RANKS: Final = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}
_HOARY: Final = (CLUBS, KING)


def card_figure(card: Card) -> str:
    """The figure on a card: `cards/7-of-hearts`, `cards/king-of-clubs`, `cards/joker`."""
    if card.is_joker:
        return JOKER_FIGURE
    return f"cards/{_RANKS.get(card.rank, str(card.rank))}-of-{HOUSES[card.suit]}"


def card_sheets(card: Card, *, four_colour: bool) -> Sheets:
    """The style sheets that colour a card; with four colours, some houses wear others."""
    if card.is_joker:
        return ()
    sheets = house_sheets(card.suit, four_colour=four_colour)
    return (*sheets, "king-of-clubs") if (card.suit, card.rank) == _HOARY else sheets


COMMON: Final[Sheets] = ("common",)

_LARGER: Final = 2
# painting holds Python's lock: it is done in bands of so many pixels, between which other threads get their turn
_BAND: Final = 150_000

_DECK: Final = files("render") / "deck"
_WHOLE: Final = re.compile(r"<svg\b[^>]*?viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.DOTALL)
_TITLE: Final = re.compile(r"\s*<title>.*?</title>|<!--.*?-->", re.DOTALL)
_CLASSES: Final = re.compile(r'class="([^"]+)"')
_SHOWN: Final = re.compile(r"href=\"([^\"#]+)\.svg\"")


class NotAFigureError(ValueError):
    """A file of the deck that is not one figure; the message names it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One file: its view box (left, top, width, height), its markup, and the figures that it shows."""

    box: tuple[float, float, float, float]
    markup: str
    shows: tuple[str, ...]


@lru_cache(maxsize=512)
def figure(name: str) -> Figure:
    """A figure of the deck, `cards/king-of-hearts`. Raises FileNotFoundError, or NotAFigureError for another file."""
    found = _WHOLE.search((_DECK / f"{name}.svg").read_text(encoding="utf-8"))
    if found is None:
        raise NotAFigureError(f"{name}.svg holds no <svg> with a viewBox")
    numbers = [float(number) for number in found[1].replace(",", " ").split()]
    if len(numbers) != 4:
        raise NotAFigureError(f"the viewBox of {name}.svg is not four numbers")
    folder = posixpath.dirname(name)
    shows: dict[str, None] = {}

    def local(reference: re.Match[str]) -> str:
        other = posixpath.normpath(posixpath.join(folder, reference[1]))
        shows[other] = None
        return f'href="#{_id(other)}"'

    markup = _SHOWN.sub(local, _TITLE.sub("", found[2])).strip()
    return Figure((numbers[0], numbers[1], numbers[2], numbers[3]), markup, tuple(shows))


def placed(name: str, x: float = 0, y: float = 0, *, size: float = 1, turn: float = 0) -> str:
    """The markup that shows a figure with its origin at a point, so many times its size, turned by degrees."""
    figure(name)
    return f'<use href="#{_id(name)}" transform="translate({x} {y}) rotate({turn}) scale({size})"/>'


def drawn(
    markup: str,
    shows: Iterable[str],
    units: tuple[float, float],
    pixels: tuple[int, int],
    sheets: Sheets = COMMON,
    *,
    smooth: bool = False,
) -> Image.Image:
    """A drawing of so many units, its markup showing these figures, as an image of so many pixels with transparency.

    Unless it is to be `smooth`, it is painted twice as large with hard edges, and reduced: edges of few shades take a
    picture a seventh fewer bytes. What is as large as a whole picture is quicker smooth.
    """
    larger = 1 if smooth else _LARGER
    colours = "".join(sheet_text(sheet) for sheet in ("base", *COMMON, *sheets))
    known = "".join(f'<g id="{_id(name)}">{figure(name).markup}</g>' for name in _all_shown(shows))
    content = f"<style>{colours}</style><defs>{known}</defs>{markup}"
    whole = Image.new("RGBA", pixels)
    rows = max(1, _BAND // (pixels[0] * larger**2))
    for top in range(0, pixels[1], rows):
        height = min(rows, pixels[1] - top)
        box = 0, top * units[1] / pixels[1], units[0], height * units[1] / pixels[1]
        band = _rasterised(content, box, (pixels[0] * larger, height * larger), crisp=not smooth)
        # reduced with its colours weighted by how far they cover, so that edges do not darken
        whole.paste(band.convert("RGBa").reduce(larger).convert("RGBA"), (0, top))
    return whole


def _rasterised(
    content: str, box: tuple[float, float, float, float], pixels: tuple[int, int], *, crisp: bool
) -> Image.Image:
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[0]} {box[1]} {box[2]} {box[3]}" '
        f'preserveAspectRatio="none" width="{pixels[0]}" height="{pixels[1]}">{content}</svg>'
    )
    png = resvg_py.svg_to_bytes(
        svg_string=document,
        skip_system_fonts=True,
        shape_rendering="crisp_edges" if crisp else "geometric_precision",
    )
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGBA")


def spelt(shows: Iterable[str]) -> str:
    """The markup that a page holds for what shows these figures: each of them, and what they show, once.

    Its classes are told from the page's own: `robe` is `deck-robe` there (`classed`).
    """
    return classed("".join(f'<g id="{_id(name)}">{figure(name).markup}</g>' for name in _all_shown(shows)))


def classed(markup: str) -> str:
    """Markup of the deck with its classes as a page has them."""
    return _CLASSES.sub(lambda found: f'class="deck-{" deck-".join(found[1].split())}"', markup)


@lru_cache(maxsize=512)
def figure_image(name: str, width: int, height: int, sheets: Sheets = COMMON) -> Image.Image:
    """A figure that fills its view box with width by height pixels, as it is kept. Shared: not to be changed."""
    left, top, across, down = figure(name).box
    return drawn(placed(name, -left, -top), (name,), (across, down), (width, height), sheets)


def _all_shown(names: Iterable[str]) -> Iterator[str]:
    """These figures and all that they show, each once."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            waiting.extend(figure(name).shows)


def _id(name: str) -> str:
    return name.replace("/", "-")
