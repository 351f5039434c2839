"""The deck as files: every figure is one, is painted in colours that there are, and shows what it says."""

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from PIL import ImageChops

from engine.cards import FACES, JOKER, NATURALS
from render.art.figures import NotAFigureError, card_figure, card_sheets, drawn, figure, figure_image, placed
from render.art.signs import SUIT_SIGNS
from render.hands.fan import WIDTH
from render.kit import theme
from render.kit.colour_sheets import HOUSES, colour_sheet, house_sheets, sheet_text
from render.pieces.minis import mini_sprite
from render.pieces.pack import card_height, face_sprite
from tests.render.pixels import contrast, strangers

DECK = Path(str(files("render") / "deck"))
FIGURES = sorted(str(path.relative_to(DECK).with_suffix("")) for path in DECK.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
FORMS = {"line", "outlined"}
NUMBER_CARDS = [card for card in NATURALS if 2 <= card.rank <= 10]


def parsed(name: str) -> Xml.Element:
    return Xml.fromstring((DECK / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314


def sheets_of(name: str) -> list[str]:
    """The style sheets that a file names for whoever looks at it alone."""
    text = (DECK / f"{name}.svg").read_text(encoding="utf-8")
    return re.findall(r'href="\.\./colours/([\w/-]+)\.css"', text)


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_paints_something_in_colours_that_its_sheets_have_and_names_none_itself(name: str):
    root, known = parsed(name), set(colour_sheet(*sheets_of(name))) | FORMS
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title").text
    _, _, width, height = figure(name).box
    image = figure_image(name, 60, max(1, round(60 * height / width)), tuple(sheets_of(name)))
    assert image.getchannel("A").getextrema()[1] == 255
    for element in root.iter():
        assert {*element.get("class", "").split()} <= known, element.attrib
        assert not {"fill", "stroke", "color", "style"} & set(element.keys()), element.attrib


@pytest.mark.parametrize("path", sorted(DECK.rglob("*.css")), ids=lambda path: path.stem)
def test_a_style_sheet_is_read_whole(path: Path):
    name = str(path.relative_to(DECK / "colours").with_suffix(""))
    rules = re.findall(r"^\.[a-z]", sheet_text(name), re.MULTILINE)
    assert len(colour_sheet(name)) == len(rules) - (len(FORMS) if name == "base" else 0)


@pytest.mark.parametrize("house", HOUSES)
def test_the_four_colours_change_only_what_a_house_wears_anyway(house: str):
    worn = set(colour_sheet(*house_sheets(HOUSES.index(house), four_colour=False)))
    if (DECK / "colours" / "four-colours" / f"{house}.css").exists():
        assert set(colour_sheet(f"four-colours/{house}")) <= worn


def pip_boxes(card) -> list[tuple[float, float, float, float]]:
    boxes = []
    for use in parsed(card_figure(card)).iter(f"{SVG}use"):
        if "/pips/" in use.get("href", ""):
            x, y, size = (float(part) for part in re.findall(r"-?\d+(?:\.\d+)?", use.get("transform")))
            boxes.append((x, y, x + 100 * size, y + 100 * size))
    return boxes


@pytest.mark.parametrize("card", NUMBER_CARDS, ids=card_figure)
def test_pips_of_its_suit_are_counted_at_a_glance_none_over_another_or_under_the_frame(card):
    pips = [use.get("href", "") for use in parsed(card_figure(card)).iter(f"{SVG}use")]
    sign = SUIT_SIGNS[card.suit].removeprefix("signs/")
    assert [f"/pips/{sign}-" in pip for pip in pips if "/pips/" in pip] == [True] * card.rank
    boxes = pip_boxes(card)
    sizes = {round(x1 - x0, 6) for x0, _, x1, _ in boxes}
    assert len(sizes) == 1
    frame = figure_image("cards/frame", 250, 350).getchannel("A")
    for place, (x0, y0, x1, y1) in enumerate(boxes):
        assert frame.crop((round(x0), round(y0), round(x1), round(y1))).getbbox() is None, (x0, y0)
        for other in boxes[place + 1 :]:
            assert x1 <= other[0] or other[2] <= x0 or y1 <= other[1] or other[3] <= y0


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize(
    "card",
    [pytest.param(card, marks=() if at % 4 == 0 else pytest.mark.prove) for at, card in enumerate(NUMBER_CARDS)],
    ids=map(card_figure, NUMBER_CARDS),
)
def test_every_pip_stands_out_from_its_scene(card, four_colour: bool):
    sheets = card_sheets(card, four_colour=four_colour)
    scene = drawn(
        placed(f"scenes/{HOUSES[card.suit]}"), (f"scenes/{HOUSES[card.suit]}",), (250, 350), (250, 350), sheets
    )
    edge = theme.MOON if card.suit in (0, 3) else theme.ink(card.suit, four_colour=four_colour)
    for x0, y0, x1, y1 in pip_boxes(card):
        crop = scene.crop((round(x0), round(y0), round(x1), round(y1))).convert("RGB")
        grounds = crop.getcolors(100_000)
        common = [colour for count, colour in grounds if count >= crop.width * crop.height // 20]
        assert min(contrast(edge, colour) for colour in common) >= 3


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("width", [60, *(pytest.param(wide, marks=pytest.mark.prove) for wide in (200, 168))])
def test_no_two_pictures_are_equal_even_without_their_index(width: int, four_colour: bool):
    images = {
        figure_image(card_figure(card), width, card_height(width), card_sheets(card, four_colour=four_colour)).tobytes()
        for card in FACES
    }
    assert len(images) == 53


@pytest.mark.parametrize("cards", [FACES[::4], pytest.param(FACES, marks=pytest.mark.prove)], ids=["few", "all"])
@pytest.mark.parametrize("draw", [face_sprite, mini_sprite])
def test_four_colours_change_diamonds_and_clubs_and_nothing_else(draw, cards):
    for card in cards:
        size = (WIDTH,) if draw is face_sprite else (None,)
        two, four = (draw(card, *size, four_colour=system).convert("RGB") for system in (False, True))
        differs = ImageChops.difference(two, four).getbbox() is not None
        assert differs == (not card.is_joker and HOUSES[card.suit] in ("diamonds", "clubs")), card


def test_a_figure_is_rasterised_once_for_each_size_and_a_face_has_the_size_that_was_asked_for():
    first = figure_image("cards/joker", 50, 70)
    assert figure_image("cards/joker", 50, 70) is first
    assert figure_image("cards/joker", 60, 84).size == (60, 84)
    for width in (31, 200):
        face = face_sprite(JOKER, width, four_colour=False)
        assert face.size == (width, card_height(width))
        assert face_sprite(JOKER, width, four_colour=False) is face


def test_a_drawing_in_bands_is_the_drawing_in_one_piece(monkeypatch: pytest.MonkeyPatch):
    whole = drawn(placed("cards/king-of-clubs"), ("cards/king-of-clubs",), (250, 350), (100, 140), ("clubs",))
    monkeypatch.setattr("render.art.figures._BAND", 5_000)
    banded = drawn(placed("cards/king-of-clubs"), ("cards/king-of-clubs",), (250, 350), (100, 140), ("clubs",))
    assert strangers(whole.convert("RGB"), banded.convert("RGB")) == 0


@pytest.mark.parametrize("size", [8, 21, 50])
def test_a_sign_is_a_mask_of_its_size(size: int):
    mask = SUIT_SIGNS[0].mask(size)
    assert (mask.size, mask.mode) == ((size, size), "L")
    assert mask.getextrema() == (0, 255)


def test_a_figure_that_is_missing_or_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    with pytest.raises(FileNotFoundError, match="14-of-hearts"):
        figure("cards/14-of-hearts")
    (tmp_path / "cat.svg").write_text("<p>a cat</p>")
    (tmp_path / "dog.svg").write_text('<svg viewBox="0 0"></svg>')
    monkeypatch.setattr("render.art.figures._DECK", tmp_path)
    for name in ("cat", "dog"):
        with pytest.raises(NotAFigureError, match=f"{name}.svg"):
            figure(name)
