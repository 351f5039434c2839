"""`talon render`."""

import pytest
from PIL import Image


@pytest.mark.parametrize("what", ["hand", "board", "scores"])
def test_a_picture_is_drawn_into_a_file(talon, tmp_path, what):
    path = tmp_path / "picture.png"
    said = talon("render", what, "-o", str(path), "--seats", "3", "--rule", "match.rounds=1")
    assert (said.code, said.err) == (0, "")
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert f"{picture.width} x {picture.height} pixels" in said.out


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
    ],
)
def test_what_cannot_be_drawn_gets_one_line(talon, tmp_path, monkeypatch, args, told):
    monkeypatch.chdir(tmp_path)
    said = talon("render", *args)
    assert said.code != 0
    assert said.err.count("\n") == 1
    assert told in said.err
    assert list(tmp_path.iterdir()) == []
