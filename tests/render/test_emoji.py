import io

import pytest
from PIL import Image

from engine.cards import FACES, JOKER
from render.kit import theme
from render.pieces.emoji import EMOJI_LIMIT, EMOJI_SIZE, card_emoji
from tests.render.pixels import contrast

SHOWN = 22


def opened(emoji: bytes) -> Image.Image:
    return Image.open(io.BytesIO(emoji))


def test_emojis_keep_to_discords_limits():
    for card in FACES:
        emoji = card_emoji(card)
        assert len(emoji) <= EMOJI_LIMIT
        assert opened(emoji).size == (EMOJI_SIZE, EMOJI_SIZE)
        assert opened(emoji).mode == "RGBA"


@pytest.mark.parametrize("part", [(0, 0, 13, 13), (10, 10, 22, 22)])
def test_rank_and_suit_are_read_at_22_pixels(part: tuple[int, int, int, int]):
    for card in FACES:
        small = opened(card_emoji(card)).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS).crop(part)
        counted = small.getcolors(SHOWN * SHOWN) or []
        strong = [count for count, (*pixel, alpha) in counted if alpha > 250 and contrast(pixel, theme.PAPER) >= 3]
        assert sum(strong) >= 12, card


def test_all_emojis_differ_even_at_22_pixels():
    small = {opened(card_emoji(card)).resize((SHOWN, SHOWN)).tobytes() for card in FACES}
    assert len(small) == 53


def test_the_joker_stands_on_its_own_ground():
    middle = opened(card_emoji(JOKER)).getpixel((EMOJI_SIZE // 2, 12))
    assert middle[:3] == theme.JOKER_PAPER
