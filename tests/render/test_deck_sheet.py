"""`talon deck`."""

from PIL import Image, ImageChops


def test_the_deck_is_drawn_on_one_sheet_in_two_colours_or_in_four(talon, tmp_path):
    two, four = tmp_path / "two.png", tmp_path / "four.png"
    assert talon("deck", "-o", str(two), "--width", "40").code == 0
    said = talon("deck", "-o", str(four), "--width", "40", "--four-colours")
    assert (said.code, said.err) == (0, "")
    with Image.open(two) as one, Image.open(four) as other:
        assert f"{other.width} x {other.height} pixels" in said.out
        top = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()[1]
        assert (one.width, one.height) == (other.width, other.height)
    hearts_end = 8 + 2 * (56 + 8)
    assert top >= hearts_end, "spades and hearts are alike"
