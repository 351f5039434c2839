import pytest
from PIL import features

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.text import (
    ELLIPSIS,
    NAMELESS,
    NARROWEST,
    Weight,
    fitted,
    font,
    least_name,
    least_width,
    legible,
    parted,
    setting,
    text_mask,
    text_width,
    wrapped,
    writing_font,
    writing_of,
)
from tests.render.reading import LEAST, read_on_a_phone


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë Ångström", "Zoë Ångström"),
        ("Чарли", "Чарли"),
        ("Ελένη", "Ελένη"),
        ("日本", "RiBen"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Ｍａｘ", "Max"),
        ("🔥 Max 🔥", "Max"),
        ("🦊", "fox"),
        ("a\u202eb\u200bc\n d", "abc d"),
        ("Z̸̛a̷l̶g̵o", "Zalgo"),
        (" ", NAMELESS),
        ("", ""),
        ("\u200b\ufe0f", NAMELESS),
    ],
)
def test_names_are_written_with_letters_that_the_font_has(name: str, shown: str):
    assert legible(name) == shown


@pytest.mark.parametrize(
    "name", ["Ελένη", "Привет", "한국어", "नमस्ते", "שלום", "مرحبا", "ไทย", "🏴‍☠️", "ß", "Ǆ", "ⓧ", "\U0001f9ff"]
)
def test_no_name_shows_an_empty_box(name: str):
    boxes = {
        writing: face.getmask("\U0010fffe")
        for writing, face in ((one, font_of(one)) for one in (None, "HEBREW", "ARABIC", "THAI"))
    }
    for writing, piece in parted(legible(name)):
        for character in piece:
            assert character.isspace() or bytes(font_of(writing).getmask(character)) != bytes(boxes[writing])


@pytest.mark.skipif(not features.check("raqm"), reason="nothing shapes such names here: they are in Latin letters")
@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("שלום עולם", [("HEBREW", "שלום עולם")]),
        ("Ada שלום 3", [(None, "Ada "), ("HEBREW", "שלום"), (None, " "), (None, "3")]),
        ("שלום Ada", [(None, "Ada"), (None, " "), ("HEBREW", "שלום")]),
        ("محمد…", [(None, "…"), ("ARABIC", "محمد")]),
        ("สมชาย ใจดี", [("THAI", "สมชาย ใจดี")]),
    ],
)
def test_hebrew_arabic_and_thai_names_are_written_as_such(name: str, pieces: list[tuple[str | None, str]]):
    assert legible(name) == name
    assert parted(name) == pieces
    assert text_mask(name, Weight.SEMIBOLD, 40, text_width(name, Weight.SEMIBOLD, 40)).getbbox() is not None


def test_where_nothing_shapes_them_they_are_written_in_latin_letters(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(features, "check", lambda _feature: False)
    for kept in (writing_of, legible):
        kept.cache_clear()
    assert legible("שלום") == "slvm"
    monkeypatch.undo()
    for kept in (writing_of, legible):
        kept.cache_clear()


def font_of(writing: str | None):
    return font(Weight.REGULAR, 24) if writing is None else writing_font(writing, 400, 24)


@pytest.mark.parametrize("width", [60, 150, 400])
def test_long_lines_are_cut_to_their_width(width: int):
    line = fitted("Bartholomäus von Hohenfels und zu Wittgenstein", Weight.SEMIBOLD, 36, width)
    assert line.endswith(ELLIPSIS)
    assert text_width(line, Weight.SEMIBOLD, 36) <= width
    assert fitted("Al", Weight.SEMIBOLD, 36, width) == "Al", "short ones are left alone"


def test_captions_break_between_words_and_are_cut_at_the_last_line():
    lines = wrapped("three or more cards of one suit in sequence, and then some more of them, and more", 34, 300, 3)
    assert len(lines) == 3
    assert lines[2].endswith(ELLIPSIS)
    assert all(text_width(line, Weight.SEMIBOLD, 34) * NARROWEST <= 300 for line in lines)
    assert wrapped("three or more cards of one suit", 34, 300, 3) == ("three or more cards", "of one suit")


@pytest.mark.parametrize(
    ("width", "size", "narrow", "cut"),
    [(400, 46, False, False), (220, 38, False, False), (170, 34, True, False), (120, 34, True, True)],
)
def test_a_line_is_set_smaller_then_narrower_and_only_then_cut(width: int, size: int, narrow: bool, cut: bool):
    line = setting("Ablagestapel", Weight.SEMIBOLD, 46, width)
    assert line.size == size
    assert line.width <= width
    assert (line.width < text_width(line.text, Weight.SEMIBOLD, size)) == narrow
    assert line.text.endswith(ELLIPSIS) == cut
    assert text_mask(line.text, Weight.SEMIBOLD, size, line.width).width <= line.width + 2


def test_no_line_is_set_narrower_than_it_can_be_read():
    least = least_width("Ablagestapel")
    assert setting("Ablagestapel", Weight.SEMIBOLD, 34, least).text == "Ablagestapel"
    assert setting("Ablagestapel", Weight.SEMIBOLD, 34, least - 2).text.endswith(ELLIPSIS)
    assert least >= text_width("Ablagestapel", Weight.SEMIBOLD, 34) * NARROWEST


def test_a_name_keeps_its_first_letters_and_a_short_one_all():
    assert setting("Bartholomew", Weight.SEMIBOLD, 34, least_name("Bartholomew")).text.startswith("Bartho")
    assert setting("Charlie", Weight.SEMIBOLD, 34, least_name("Charlie")).text == "Charlie"


def test_writing_too_small_for_a_phone_is_noticed():
    with pytest.raises(AssertionError, match="text"), read_on_a_phone() as smallest:
        Canvas(theme.WIDTH, 100, theme.FELT).write("small", (200, 50), 20, theme.CREAM)
    assert smallest["text"] < LEAST["text"]
