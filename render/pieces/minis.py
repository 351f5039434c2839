"""Small cards that are all index, for melds on the table and open hands, in units of 64 by 96."""

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render.art.figures import card_colours, card_sheets, drawn, placed
from render.art.signs import SUIT_SIGNS
from render.pieces.faces import paint_rank

MINI_WIDTH: Final = 64
MINI_CARD_HEIGHT: Final = 96
RANK_AT: Final = (6, 8)
RANK_HEIGHT: Final = 42
SIGN_SIZE: Final = 34

_CARD: Final = "minis/card"
_JOKER: Final = "minis/joker"
_STANDING_IN: Final = "minis/standing-in"
_SIGN_AT: Final = (9, 56)
_SIGN_BESIDE_THE_CAP: Final = (4, 60, 26)


def mini_markup(card: Card, shown: Card | None) -> tuple[str, tuple[str, ...]]:
    """The markup of a small card that shows a face, all but its rank, and the figures in it; None for a mere joker."""
    if shown is None:
        return placed(_JOKER), (_JOKER,)
    ground = _STANDING_IN if card.is_joker else _CARD
    x, y, sign_size = _SIGN_BESIDE_THE_CAP if card.is_joker else (*_SIGN_AT, SIGN_SIZE)
    sign = SUIT_SIGNS[shown.suit]
    return placed(ground) + f'<g class="suit">{placed(sign, x, y, size=sign_size / 100)}</g>', (ground, sign)


@lru_cache(maxsize=1024)
def mini_sprite(card: Card, stands_for: Card | None, *, four_colour: bool, width: int = MINI_WIDTH) -> Image.Image:
    """A small card of a width that is all index, with its transparency: 3 high to 2 wide.

    A joker shows the face it stands for, where it has one, with its cap beside the sign. Shared.
    """
    shown = stands_for if card.is_joker else card
    scale = width / MINI_WIDTH
    units, size = (MINI_WIDTH, MINI_CARD_HEIGHT), (width, round(MINI_CARD_HEIGHT * scale))
    markup, figures = mini_markup(card, shown)
    if shown is None:
        return drawn(markup, figures, units, size)
    image = drawn(markup, figures, units, size, card_sheets(shown, four_colour=four_colour))
    ink = card_colours(shown, four_colour=four_colour)["suit"]
    paint_rank(image, scale, shown, RANK_AT, RANK_HEIGHT, ink)
    return image
