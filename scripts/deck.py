"""Every face of the deck on one sheet, with the back and the small cards, for whoever draws them:
`python -m scripts.deck deck.png`, in four colours with `--four-colours`.
"""

import sys
from pathlib import Path
from typing import Final

from engine.cards import FACES, JOKER, NATURALS, RANKS, SUITS, natural
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_WIDTH, mini_sprite
from render.pieces.pack import back_sprite, card_height, draw_card, face_sprite

_GAP: Final = 8
_WIDTH: Final = 120


def deck_picture(width: int, *, four_colour: bool = False) -> Picture:
    """The faces suit by suit, so many pixels wide; then the joker, the back, and all small cards as melds show them."""
    across, down = width + _GAP, card_height(width) + _GAP
    faces_height = _GAP + (SUITS + 1) * down
    small = [(card, None) for card in FACES] + [(JOKER, face) for face in NATURALS[:: RANKS // 3]]
    columns = max(1, (RANKS * across - _GAP) // (MINI_WIDTH + _GAP))
    rows = -(-len(small) // columns)
    canvas = Canvas(_GAP + RANKS * across, faces_height + rows * (MINI_CARD_HEIGHT + _GAP), theme.FELT)
    for suit in range(SUITS):
        for place in range(RANKS):
            face = face_sprite(natural(suit, place + 1), width, four_colour=four_colour)
            draw_card(canvas, face, _GAP + place * across, _GAP + suit * down)
    draw_card(canvas, face_sprite(JOKER, width, four_colour=four_colour), _GAP, _GAP + SUITS * down)
    draw_card(canvas, back_sprite(width), _GAP + across, _GAP + SUITS * down)
    for place, (card, stands_for) in enumerate(small):
        row, column = divmod(place, columns)
        sprite = mini_sprite(card, stands_for, four_colour=four_colour)
        canvas.sprite(sprite, _GAP + column * (MINI_WIDTH + _GAP), faces_height + row * (MINI_CARD_HEIGHT + _GAP))
    return canvas.finish()


def main(output: str, *options: str) -> None:
    """Draw the sheet into a file."""
    Path(output).write_bytes(deck_picture(_WIDTH, four_colour="--four-colours" in options).png)


if __name__ == "__main__":
    main(*sys.argv[1:])
