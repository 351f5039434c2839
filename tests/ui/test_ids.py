"""custom_ids: whatever a panel says of itself comes back from Discord, within Discord's 100 characters."""

import re
from dataclasses import replace

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers import Outdated
from bot.ui.kit.forms import _Texts
from bot.ui.kit.items import LARGEST_DRAWING, LONGEST, TEMPLATE, PanelId, select

words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
counts = st.integers(0, 2**63 - 1)
details = st.text("abcXYZ019._-", max_size=36)
drawings = st.integers(0, LARGEST_DRAWING)
panel_ids = st.builds(PanelId, words, words, counts, counts, details, drawings)


@given(panel_ids)
def test_an_id_survives_discord_within_a_custom_id_and_is_known_by_its_pattern(panel_id: PanelId) -> None:
    assert PanelId.parse(str(panel_id)) == panel_id
    assert 1 <= len(str(panel_id)) <= LONGEST
    assert re.fullmatch(TEMPLATE, str(panel_id))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "t1",
        "t2:board:draw:1:1:0:",
        "t1:board:draw:1:1:",
        "t1:Board:draw:1:1:0:",
        "t1:hand:open:zzzzzzzzzzzzzz:0:0:",
        "x:y",
    ],
)
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(Outdated):
        PanelId.parse(text)


@pytest.mark.parametrize(
    "parts",
    [("Board", "draw", 1, 0, ""), ("board", "", 1, 0, ""), ("board", "draw", -1, 0, ""), ("b", "d", 1, 0, "a:b")],
)
def test_what_does_not_fit_an_id_is_refused_when_it_is_made(parts: tuple[str, str, int, int, str]) -> None:
    with pytest.raises(ValueError, match=r"custom_id|counted"):
        PanelId(*parts)


CARDS = PanelId("hand", "cards", 3)


def drawn() -> tuple[str, int]:
    """Both ids of a select, newly drawn."""
    item = select(CARDS, [discord.SelectOption(label="7H")], "Choose").item
    assert isinstance(item, discord.ui.Select)
    assert item.id is not None
    return item.custom_id, item.id


def test_a_select_is_another_component_each_time_that_it_is_drawn() -> None:
    found = [drawn() for _ in range(20)]
    assert len({custom_id for custom_id, _ in found}) == len({number for _, number in found}) == len(found)


def test_whatever_its_drawing_a_select_does_what_its_id_says() -> None:
    assert {replace(PanelId.parse(custom_id), drawing=0) for custom_id, _ in (drawn(), drawn())} == {CARDS}


def test_a_field_that_a_form_did_not_have_is_of_another_version() -> None:
    with pytest.raises(Outdated):
        _Texts({"value": "3"})["rules"]


@pytest.mark.parametrize(
    ("error", "behind"),
    [
        (KeyError("bridge"), True),
        (LookupError("no variant 'bridge'; there are gin_rummy"), True),
        (ValueError("7 is not a valid Suit"), True),
        (ValueError("invalid literal for int() with base 10: 'bridge'"), True),
        (KeyError("another"), False),
        (IndexError("list index out of range"), False),
    ],
)
def test_an_error_over_a_word_of_an_id_is_the_ids(error: LookupError | ValueError, *, behind: bool) -> None:
    assert PanelId("house", "value", detail="bridge.7").is_behind(error) is behind
