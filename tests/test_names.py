"""Names that try to turn the writing around, to hide, or to cover other lines."""

import pytest

from bot.records.ids import LONGEST, legible
from bot.wording import plain_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("Ada\u202eneB", "AdaneB"),
        ("\u2066Ada\u2069\u200f\u061c", "Ada"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("A\u200dd\u200ca", "Ada"),
        ("\u200b\u200d\u2060", "?"),
        ("\u3164\u115f\u2800", "?"),
        ("", "?"),
        ("Ada\x00\x07\x1b[31m", "Ada[31m"),
        ("Žofie Ørsted Ярослав 李", "Žofie Ørsted Ярослав 李"),
        ("אבא", "אבא"),
        ("👩\u200d🚀 می\u200cخواهم", "👩\u200d🚀 می\u200cخواهم"),
        ("a" + "\u0301" * 40 + "b", "a" + "\u0301" * 3 + "b"),
        ("w" * 500, "w" * (LONGEST - 1) + "…"),
    ],
)
def test_a_name_shows_what_can_be_read_of_it(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_what_is_legible_already_stays_as_it_is() -> None:
    for name in ("Ada", "👩\u200d🚀", "a" + "\u0301" * 3, "w" * LONGEST, "?"):
        assert legible(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**A\u202e** <@1> @everyone", r"\*\*A\*\* \<@·1> @·everyone"),
        ("https://e.vil/_y_", r"https:·//e.vil/\_y\_"),
        ("<x:/**b**> [**a**](x)", r"\<x:/\*\*b\*\*> \[\*\*a\*\*](x)"),
        ("[x](y)[free](https://e.vil)", r"\[x](y)\[free](https:·//e.vil)"),
        ("-# Anne-Marie > 2", r"\-# Anne-Marie > 2"),
    ],
)
def test_in_a_message_it_is_no_markup_and_no_link_either(name: str, shown: str) -> None:
    assert plain_name(name) == shown.replace("·", "\u200b")


def test_a_quoted_word_is_short_however_long_it_is() -> None:
    assert len(plain_name("w" * 4_000)) == LONGEST
    assert len(plain_name("*" * 4_000)) <= 2 * LONGEST
