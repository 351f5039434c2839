"""The face of a card, in card units (250 by 350): the drawn figure, the frame around it, and the index."""

from typing import Final

from PIL import Image

from engine.cards import PLAYING_CARDS, Card
from render.art.figures import card_colours, card_figure, card_sheets, drawn, placed
from render.art.signs import STAR, SUIT_SIGNS
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


def face_markup(card: Card) -> tuple[str, tuple[str, ...]]:
    """The markup of a card's face, all but its rank, and the figures that it shows."""
    figure = card_figure(card)
    across = INDEX_X + (RANK_WIDTH - SIGN_SIZE) / 2
    if card.is_joker:
        index = placed(_CAP, INDEX_X, INDEX_Y - 2, size=RANK_WIDTH / 100)
        index += f'<g class="violet">{placed(STAR, across, INDEX_BOTTOM - SIGN_SIZE, size=SIGN_SIZE / 100)}</g>'
        signs = [_CAP, STAR]
    else:
        sign = SUIT_SIGNS[card.suit]
        index = f'<g class="suit">{placed(sign, across, INDEX_BOTTOM - SIGN_SIZE, size=SIGN_SIZE / 100)}</g>'
        signs = [sign]
    return placed(figure) + placed(_FRAME) + index, (figure, _FRAME, *signs)


def face_image(card: Card, width: int, height: int, *, four_colour: bool) -> Image.Image:
    """The whole face of a card at a size in pixels, square at its corners."""
    sheets = card_sheets(card, four_colour=four_colour)
    markup, shown = face_markup(card)
    image = drawn(markup, shown, (CARD_WIDTH, CARD_HEIGHT), (width, height), sheets).convert("RGB")
    if not card.is_joker:
        ink = card_colours(card, four_colour=four_colour)["suit"]
        paint_rank(image, width / CARD_WIDTH, card, (INDEX_X, INDEX_Y), RANK_HEIGHT, ink)
    return image


def rank_text(card: Card) -> str:
    """The rank as an index shows it: `A`, `10`, `K`."""
    return PLAYING_CARDS.text(card)[:-1]


def paint_rank(
    image: Image.Image, scale: float, card: Card, corner: tuple[float, float], height: float, colour: Colour
) -> None:
    """The rank centred on the index column, a ten narrowed to it. Lengths in units of `scale` pixels."""
    column = height * RANK_WIDTH / RANK_HEIGHT
    paint_text(image, scale, rank_text(card), corner, (column, height), colour)


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
