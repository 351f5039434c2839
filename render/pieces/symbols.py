"""Pieces for a web page: the deck's figures as they are, put together as in pictures, with their colours as CSS.

A page holds each piece that it shows once, as a `<symbol>`, and shows it by `<use>`. Inside of what `<use>` shows, a
rule of CSS cannot ask what is around it; so a house says its colours as properties, which what is in it inherits.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.figures import card_sheets, classed, figure, placed, spelt
from render.art.signs import SEAT_EMBLEMS
from render.kit.colour_sheets import colour_sheet
from render.pieces import faces, minis, tiles
from render.pieces.faces import rank_text
from render.pieces.pack import Pack

_LINES: Final = (
    ".deck{fill:currentColor}.rank{font-weight:700;font-family:sans-serif;text-anchor:middle}"
    ".deck-line{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}"
    ".deck-outlined{stroke:currentColor;stroke-linejoin:round}"
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece as it lies: a card, or None face down; a joker shows the face that it stands for."""

    card: Card | None
    stands_for: Card | None = None
    large: bool = False
    """The whole card instead of the small one that is all index; tiles are alike."""


@dataclass(frozen=True, slots=True)
class Symbols:
    """What a page needs to show some pieces: the markup of its definitions, and the rules of its style sheet."""

    markup: str
    css: str


def symbols(pieces: Iterable[Piece], pack: Pack) -> Symbols:
    """Each piece as a symbol whose id is `piece-` and its place among them, and all emblems of seats.

    The symbols' view boxes are those of `box_of`.
    """
    made, shown, houses = [], dict.fromkeys(map(str, SEAT_EMBLEMS)), dict[tuple[str, ...], str]()
    for number, piece in enumerate(pieces):
        markup, figures, sheets, rank = _parts(piece, pack)
        shown |= dict.fromkeys(figures)
        house = houses.setdefault(sheets, f"house-{len(houses)}")
        width, height = box_of(piece, pack)
        drawing = f'<g class="{house}">{classed(markup)}{rank}</g>'
        made.append(f'<symbol id="piece-{number}" viewBox="0 0 {width} {height}">{drawing}</symbol>')
    return Symbols(spelt(shown) + "".join(made), _css(houses))


def box_of(piece: Piece, pack: Pack) -> tuple[int, int]:
    """The width and the height of a piece, in units of the deck."""
    if pack.tiles:
        return tiles.TILE_WIDTH, tiles.TILE_HEIGHT
    return (faces.CARD_WIDTH, faces.CARD_HEIGHT) if piece.large else (minis.MINI_WIDTH, minis.MINI_CARD_HEIGHT)


def _parts(piece: Piece, pack: Pack) -> tuple[str, tuple[str, ...], tuple[str, ...], str]:
    """Of a piece its markup, the figures in it, the sheets that colour it, and its rank as markup."""
    card = piece.card
    if card is None:
        back = "tiles/back" if pack.tiles else "cards/back"
        wide, high = box_of(piece, pack)
        _, _, width, height = figure(back).box
        return f'<g transform="scale({wide / width} {high / height})">{placed(back)}</g>', (back,), (), ""
    shown = piece.stands_for if card.is_joker else card
    if pack.tiles:
        markup, figures = tiles.tile_markup(card, shown, pack.notation)
        if shown is None:
            return markup, figures, (), ""
        corner = (tiles.TILE_WIDTH - tiles.NUMBER_WIDTH) / 2, tiles.NUMBER_TOP
        number = _written(str(shown.rank), "deck-number", corner, (tiles.NUMBER_WIDTH, tiles.NUMBER_HEIGHT))
        return markup, figures, tiles.tile_colours(pack.notation)[shown.suit].sheets, number
    if piece.large:
        markup, figures = faces.face_markup(card)
        corner, height, shown = (faces.INDEX_X, faces.INDEX_Y), faces.RANK_HEIGHT, None if card.is_joker else card
    else:
        markup, figures = minis.mini_markup(card, shown)
        corner, height = minis.RANK_AT, minis.RANK_HEIGHT
    if shown is None:
        return markup, figures, (), ""
    column = height * faces.RANK_WIDTH / faces.RANK_HEIGHT
    rank = _written(rank_text(shown), "deck-suit", corner, (column, height))
    return markup, figures, card_sheets(shown, four_colour=pack.four_colour), rank


def _written(text: str, colour: str, corner: tuple[float, float], room: tuple[float, float]) -> str:
    """A short text as high as its room and centred in it; two figures are narrowed to it."""
    size, middle = room[1] / 0.75, corner[0] + room[0] / 2
    narrow = f' textLength="{room[0]:g}" lengthAdjust="spacingAndGlyphs"' if len(text) > 1 else ""
    where = f'x="{middle:g}" y="{corner[1] + room[1]:g}" font-size="{size:.1f}"'
    return f'<text class="rank {colour}" {where}{narrow}>{text}</text>'


def _css(houses: dict[tuple[str, ...], str]) -> str:
    """Every class of the deck with its colour, and for each house the colours that it says itself."""
    common = colour_sheet("common")
    own = {sheets: colour_sheet(*sheets) for sheets in houses}
    named = {name for colours in own.values() for name in colours}
    rules = [f".deck-{name}{{color:{_hex(colour)};fill:currentColor}}" for name, colour in common.items()]
    rules += [f".deck-{name}{{color:var(--{name});fill:currentColor}}" for name in sorted(named)]
    for sheets, house in houses.items():
        told = ";".join(f"--{name}:{_hex(colour)}" for name, colour in own[sheets].items())
        rules.append(f".{house}{{{told}}}" if told else "")
    return "".join(rules) + _LINES


def _hex(colour: tuple[int, int, int]) -> str:
    return "#" + bytes(colour).hex()
