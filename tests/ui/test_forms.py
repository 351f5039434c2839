"""Forms that nobody can have been shown are told from faults of the program."""

from __future__ import annotations

import pytest

from bot.answers import Outdated
from bot.ui.kit.forms import _Texts
from bot.ui.kit.items import PanelId


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
