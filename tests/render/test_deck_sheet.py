"""The sheet of the whole deck."""

from PIL import ImageChops

from scripts.deck import deck_picture
from tests.render.pixels import opened


def test_the_deck_is_drawn_on_one_sheet_in_two_colours_or_in_four() -> None:
    two, four = (opened(deck_picture(40, four_colour=four)).convert("RGB") for four in (False, True))
    assert two.size == four.size
    changed = ImageChops.difference(two, four).getbbox()
    hearts_end = 8 + 2 * (56 + 8)
    assert changed[1] >= hearts_end, "spades and hearts are alike"
