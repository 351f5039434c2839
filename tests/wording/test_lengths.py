"""Discord may count a text in UTF-16 units: a text is as long as that at most, and is not cut where it need not be."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.kit.message import ALT_LONGEST, OutgoingFile
from bot.wording.lengths import cut, units
from tests.wording.raised import sources


def utf16(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@given(st.text(st.sampled_from("a ♥é東🃏𝓐"), max_size=60), st.integers(0, 40))
def test_a_cut_text_fits_and_is_the_beginning(text: str, longest: int) -> None:
    shown = cut(text, longest)
    assert units(text) == utf16(text)
    assert utf16(shown) <= longest
    assert shown == text if utf16(text) <= longest else text.startswith(shown.rstrip("…"))


@pytest.mark.parametrize("letter", ["a", "♥", "🃏"])
def test_a_cut_text_leaves_no_room_for_another_letter(letter: str) -> None:
    assert utf16(cut(letter * 2_000, 1_024)) >= 1_023


@pytest.mark.parametrize("letter", ["a", "𝓐", "a🃏"])
def test_every_alt_text_fits_as_discord_may_count_it_whatever_the_picture(letter: str) -> None:
    shown = OutgoingFile("board.png", b"", letter * ALT_LONGEST).description
    assert utf16(shown) <= ALT_LONGEST


def test_no_picture_is_described_but_at_the_one_border() -> None:
    """`MediaGalleryItem` and `discord.File` get their description from `OutgoingFile.description` alone."""
    given_by = sorted(
        ast.unparse(word.value)
        for naming in ("MediaGalleryItem", "discord.File")
        for tree in sources("bot", naming=f"{naming}(")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(naming)
        for word in node.keywords
        if word.arg == "description"
    )
    assert given_by == ["file.description", "part.description"]
