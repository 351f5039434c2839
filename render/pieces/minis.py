"""Small cards that are all index, for melds on the table and open hands, in units of 64 by 96."""

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render.art.figures import card_sheets, placed
from render.art.signs import SUIT_SIGNS
from render.pieces.faces import Face, rank_room, rank_text

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


def mini_face(card: Card, stands_for: Card | None, *, four_colour: bool) -> Face:
    """A small card, all index. A joker shows the face it stands for, where it has one, with its cap beside the sign."""
    shown, size = stands_for if card.is_joker else card, (MINI_WIDTH, MINI_CARD_HEIGHT)
    if shown is None:
        return Face(size, placed(_JOKER), (_JOKER,))
    ground = _STANDING_IN if card.is_joker else _CARD
    x, y, sign_size = _SIGN_BESIDE_THE_CAP if card.is_joker else (*_SIGN_AT, SIGN_SIZE)
    sign, sheets = SUIT_SIGNS[shown.suit], card_sheets(shown, four_colour=four_colour)
    markup = placed(ground) + f'<g class="suit">{placed(sign, x, y, size=sign_size / 100)}</g>'
    return Face(size, markup, (ground, sign), sheets, rank_text(shown), RANK_AT, rank_room(RANK_HEIGHT))


@lru_cache(maxsize=1024)
def mini_sprite(card: Card, stands_for: Card | None, *, four_colour: bool, width: int = MINI_WIDTH) -> Image.Image:
    """A small card of a width, with its transparency: 3 high to 2 wide. Shared."""
    return mini_face(card, stands_for, four_colour=four_colour).image(width)
