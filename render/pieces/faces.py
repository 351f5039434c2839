"""What the face of a piece is made of; and that of a card, in card units (250 by 350): the drawn figure, the frame
around it, and the index.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.cards import PLAYING_CARDS, Card
from render.art.figures import Sheets, card_figure, card_sheets, drawn, placed
from render.art.signs import STAR, SUIT_SIGNS
from render.kit.colour_sheets import colour_sheet
from render.kit.text import Weight, glyphs
from render.kit.theme import Colour

CARD_WIDTH: Final = 250
CARD_HEIGHT: Final = 350
INDEX_X: Final = 14
INDEX_Y: Final = 17
RANK_HEIGHT: Final = 62
RANK_WIDTH: Final = 60
SIGN_SIZE: Final = 54
INDEX_BOTTOM: Final = INDEX_Y + RANK_HEIGHT + 9 + SIGN_SIZE

_FRAME: Final = "cards/frame"
_CAP: Final = "cards/jesters-cap"
# edges of few shades, as what is drawn has them
_LARGER: Final = 2


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a size in units of its own: its markup, the figures that it shows, the sheets that colour it; and its
    rank, empty where it has none, as high as its room, in the colour of the class `ink`.
    """

    size: tuple[int, int]
    markup: str
    figures: tuple[str, ...]
    sheets: Sheets = ()
    rank: str = ""
    corner: tuple[float, float] = (0, 0)
    room: tuple[float, float] = (0, 0)
    ink: str = "suit"

    def image(self, width: int) -> Image.Image:
        """The face at a width in pixels, with its transparency."""
        height = round(width * self.size[1] / self.size[0])
        image = drawn(self.markup, self.figures, self.size, (width, height), self.sheets)
        if self.rank:
            ink = colour_sheet(*self.sheets)[self.ink]
            paint_text(image, width / self.size[0], self.rank, self.corner, self.room, ink)
        return image


def card_face(card: Card, *, four_colour: bool) -> Face:
    """The whole face of a card, square at its corners."""
    figure, size = card_figure(card), (CARD_WIDTH, CARD_HEIGHT)
    across = INDEX_X + (RANK_WIDTH - SIGN_SIZE) / 2
    if card.is_joker:
        index = placed(_CAP, INDEX_X, INDEX_Y - 2, size=RANK_WIDTH / 100)
        index += f'<g class="violet">{placed(STAR, across, INDEX_BOTTOM - SIGN_SIZE, size=SIGN_SIZE / 100)}</g>'
        return Face(size, placed(figure) + placed(_FRAME) + index, (figure, _FRAME, _CAP, STAR))
    sign, sheets = SUIT_SIGNS[card.suit], card_sheets(card, four_colour=four_colour)
    index = f'<g class="suit">{placed(sign, across, INDEX_BOTTOM - SIGN_SIZE, size=SIGN_SIZE / 100)}</g>'
    markup, shown = placed(figure) + placed(_FRAME) + index, (figure, _FRAME, sign)
    return Face(size, markup, shown, sheets, rank_text(card), (INDEX_X, INDEX_Y), rank_room(RANK_HEIGHT))


def rank_text(card: Card) -> str:
    """The rank as an index shows it: `A`, `10`, `K`."""
    return PLAYING_CARDS.text(card)[:-1]


def rank_room(height: float) -> tuple[float, float]:
    """The width and the height of a rank so high: a ten is narrowed to the index column."""
    return height * RANK_WIDTH / RANK_HEIGHT, height


def paint_text(
    image: Image.Image,
    scale: float,
    text: str,
    corner: tuple[float, float],
    room: tuple[float, float],
    colour: Colour,
) -> None:
    """A short text as high as its room, centred, narrowed where too wide. Lengths in units of `scale` pixels."""
    height = round(room[1] * scale)
    mask = glyphs(text, Weight.BOLD, round(_LARGER * height / 0.66))
    width = min(round(mask.width * height / mask.height), round(room[0] * scale))
    mask = mask.resize((width * _LARGER, height * _LARGER), Image.Resampling.LANCZOS)
    mask = mask.point([0] * 128 + [255] * 128).reduce(_LARGER)
    x = round((corner[0] + room[0] / 2) * scale - width / 2)
    image.paste(colour, (x, round(corner[1] * scale)), mask)
