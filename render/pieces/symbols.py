"""Pieces for a web page: the deck's figures as they are, put together as in pictures, with their colours as CSS.

A page holds each piece that it shows once, as a `<symbol>`, and shows it by `<use>`. Inside of what `<use>` shows, a
rule of CSS cannot ask what is around it; so a house says its colours as properties, which what is in it inherits.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import JOKER, Card
from render.art.figures import classed, figure, placed, spelt
from render.art.signs import SEAT_EMBLEMS
from render.kit.colour_sheets import colour_sheet
from render.pieces.faces import Face, card_face
from render.pieces.minis import mini_face
from render.pieces.pack import Pack
from render.pieces.tiles import tile_face

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
        face = _face(piece, pack)
        shown |= dict.fromkeys(face.figures)
        house = houses.setdefault(face.sheets, f"house-{len(houses)}")
        width, height = face.size
        drawing = f'<g class="{house}">{classed(face.markup)}{_rank(face)}</g>'
        made.append(f'<symbol id="piece-{number}" viewBox="0 0 {width} {height}">{drawing}</symbol>')
    return Symbols(spelt(shown) + "".join(made), _css(houses))


def box_of(piece: Piece, pack: Pack) -> tuple[int, int]:
    """The width and the height of a piece, in units of the deck."""
    return _face(piece, pack).size


def _face(piece: Piece, pack: Pack) -> Face:
    card = piece.card
    if card is None:
        back, (wide, high) = "tiles/back" if pack.tiles else "cards/back", box_of(replace(piece, card=JOKER), pack)
        _, _, width, height = figure(back).box
        return Face((wide, high), f'<g transform="scale({wide / width} {high / height})">{placed(back)}</g>', (back,))
    if pack.tiles:
        return tile_face(card, piece.stands_for, pack.notation)
    if piece.large:
        return card_face(card, four_colour=pack.four_colour)
    return mini_face(card, piece.stands_for, four_colour=pack.four_colour)


def _rank(face: Face) -> str:
    """A rank as high as its room and centred in it; two figures are narrowed to it."""
    if not face.rank:
        return ""
    (left, top), (width, height) = face.corner, face.room
    narrow = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if len(face.rank) > 1 else ""
    where = f'x="{left + width / 2:g}" y="{top + height:g}" font-size="{height / 0.75:.1f}"'
    return f'<text class="rank deck-{face.ink}" {where}{narrow}>{face.rank}</text>'


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
