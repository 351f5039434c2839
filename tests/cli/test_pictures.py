"""`talon render`."""

import pytest
from PIL import Image

from engine.variants import VARIANTS


@pytest.mark.parametrize("variant", {variant.family: key for key, variant in VARIANTS.items()}.values())
def test_every_family_has_a_board_and_a_hand_where_there_is_one(talon, tmp_path, variant):
    path = tmp_path / "drawn.png"
    for what, moves in (("board", ()), ("hand", ("--moves", "6"))):
        if (variant, what) == ("disney_duel", "hand"):
            continue
        said = talon("render", what, "-o", str(path), "--variant", variant, *moves)
        assert (said.code, said.err) == (0, "")
        with Image.open(path) as picture:
            assert picture.format == "PNG"
            assert what != "board" or picture.width == 800


def test_the_same_seed_draws_the_same_picture(talon, tmp_path):
    paths = [tmp_path / name for name in ("one.png", "two.png", "other.png")]
    for path, seed in zip(paths, ("7", "7", "8"), strict=True):
        talon("render", "hand", "-o", str(path), "--seed", seed, "--moves", "5")
    one, two, other = (path.read_bytes() for path in paths)
    assert one == two
    assert one != other
