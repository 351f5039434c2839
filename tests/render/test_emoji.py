"""The emojis of cards and tiles: within Discord's limits, each another, and read in a line of text."""

import io

import pytest
from PIL import Image

from engine.cards import FACES, JOKER, PLAYING_CARDS, TILES_002, TILES_004, Card, Notation
from render.kit import theme
from render.pieces.emoji import EMOJI_SIZE, card_emoji, tile_emoji
from render.pieces.tiles import tile_colours
from tests.render.pixels import contrast, face_of

SHOWN = 22
EMOJI_LIMIT = 256 * 1024
NOTATIONS = pytest.mark.parametrize("notation", [PLAYING_CARDS, TILES_002, TILES_004], ids=lambda one: one.name)


def emoji_of(card: Card, notation: Notation) -> bytes:
    return tile_emoji(card, notation) if notation.tiles else card_emoji(card)


@NOTATIONS
def test_emojis_keep_to_discords_limits_and_differ_at_22_pixels(notation: Notation):
    small = set()
    for card in FACES:
        emoji = emoji_of(card, notation)
        image = Image.open(io.BytesIO(emoji))
        assert len(emoji) <= EMOJI_LIMIT
        assert (image.size, image.mode) == ((EMOJI_SIZE, EMOJI_SIZE), "RGBA")
        grey = image.resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
        small.add((grey.convert("L") if notation.tiles else grey).tobytes())
    assert len(small) == 53


@NOTATIONS
@pytest.mark.parametrize("half", [0, 1])
def test_what_stands_on_an_emoji_is_read_at_22_pixels(notation: Notation, half: int):
    """Rank and suit of a card, number and symbol of a tile."""
    part = (((2, 2, 20, 13), (2, 12, 20, 21)) if notation.tiles else ((0, 0, 13, 13), (10, 10, 22, 22)))[half]
    for card in FACES:
        if notation.tiles and card.is_joker:
            continue
        face = face_of(tile_colours(notation)[card.suit]) if notation.tiles else theme.PAPER
        small = Image.open(io.BytesIO(emoji_of(card, notation))).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
        counted = small.crop(part).getcolors(SHOWN * SHOWN) or []
        strong = [
            count
            for count, (*pixel, alpha) in counted
            if (alpha > 250 or notation.tiles) and contrast(pixel, face) >= 3
        ]
        assert sum(strong) >= (8 if notation.tiles else 12), notation.text(card)


def test_the_joker_stands_on_its_own_ground():
    middle = Image.open(io.BytesIO(card_emoji(JOKER))).getpixel((EMOJI_SIZE // 2, 12))
    assert middle[:3] == theme.JOKER_PAPER
