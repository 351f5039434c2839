"""`talon render`."""

import pytest
from PIL import Image

from engine.variants import VARIANTS

ONE_OF_EACH_FAMILY = {variant.family: key for key, variant in VARIANTS.items()}


@pytest.mark.parametrize("variant", ONE_OF_EACH_FAMILY.values())
def test_every_family_has_a_board(talon, tmp_path, variant):
    path = tmp_path / "board.png"
    said = talon("render", "board", "-o", str(path), "--variant", variant)
    assert (said.code, said.err) == (0, "")
    with Image.open(path) as picture:
        assert (picture.format, picture.width) == ("PNG", 800)


@pytest.mark.parametrize("variant", [key for family, key in ONE_OF_EACH_FAMILY.items() if family != "duel"])
def test_every_family_with_hands_has_a_hand(talon, tmp_path, variant):
    path = tmp_path / "hand.png"
    said = talon("render", "hand", "-o", str(path), "--variant", variant, "--moves", "6")
    assert (said.code, said.err) == (0, "")
    with Image.open(path) as picture:
        assert f"{picture.width} x {picture.height} pixels" in said.out


@pytest.mark.parametrize("variant", ["disney_duel", "disney_karo8", "gin_rummy", "tile_rummy"])
def test_a_score_sheet_is_drawn_whatever_the_game(talon, tmp_path, variant):
    path = tmp_path / "scores.png"
    said = talon("render", "scores", "-o", str(path), "--variant", variant, "--moves", "60")
    assert (said.code, said.err) == (0, "")
    with Image.open(path) as picture:
        assert picture.format == "PNG"


def test_a_hand_sorted_by_melds_is_another_picture(talon, tmp_path):
    paths = {order: tmp_path / f"{order}.png" for order in ("suit", "melds")}
    for order, path in paths.items():
        talon("render", "hand", "-o", str(path), "--moves", "20", "--order", order)
    assert paths["suit"].read_bytes() != paths["melds"].read_bytes()


def test_the_same_seed_draws_the_same_picture(talon, tmp_path):
    paths = [tmp_path / name for name in ("one.png", "two.png", "other.png")]
    for path, seed in zip(paths, ("7", "7", "8"), strict=True):
        talon("render", "hand", "-o", str(path), "--seed", seed, "--moves", "5")
    one, two, other = (path.read_bytes() for path in paths)
    assert one == two
    assert one != other


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("hand",), "--output"),
        (("portrait", "-o", "x.png"), "portrait"),
        (("hand", "-o", "missing/x.png"), "missing/x.png"),
        (("hand", "-o", "x.png", "--seat", "4"), "no seat 4"),
        (("hand", "-o", "x.png", "--variant", "whist"), "whist"),
        (("hand", "-o", "x.png", "--variant", "disney_duel"), "nobody holds cards"),
        (("hand", "-o", "x.png", "--variant", "gin_rummy", "--seat", "2"), "no seat 2 among 2"),
        (("board", "-o", "x.png", "--variant", "gin_rummy", "--seats", "4"), "for 2 players, not 4"),
    ],
)
def test_what_cannot_be_drawn_gets_one_line(talon, tmp_path, monkeypatch, args, told):
    monkeypatch.chdir(tmp_path)
    said = talon("render", *args)
    assert said.code != 0
    assert said.err.count("\n") == 1
    assert told in said.err
    assert list(tmp_path.iterdir()) == []
