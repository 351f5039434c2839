"""The colours of the deck, read from its style sheets: `.gold { color: #e0a636 }` is the colour of the class `gold`."""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

HOUSES: Final = ("spades", "hearts", "diamonds", "clubs")
"""The houses by suit number, as their style sheets are called."""

_SIDES: Final = ("villains", "heroes", "heroes", "villains")
_FOLDER: Final = files("render") / "deck" / "colours"
_RULE: Final = re.compile(r"\.([a-z0-9-]+)\s*\{\s*color:\s*#([0-9a-f]{6})\s*;?\s*\}")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


@lru_cache(maxsize=64)
def sheet_text(name: str) -> str:
    """A style sheet as it was written. Raises FileNotFoundError where the deck has none of this name."""
    return (_FOLDER / f"{name}.css").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def colour_sheet(*names: str) -> Mapping[str, tuple[int, int, int]]:
    """The colour of each class in these sheets together; where two name a class, the later one says its colour."""
    colours: dict[str, tuple[int, int, int]] = {}
    for name in names:
        for named, digits in _RULE.findall(_COMMENT.sub("", sheet_text(name))):
            colours[named] = (int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16))
    return MappingProxyType(colours)


@lru_cache(maxsize=16)
def house_sheets(suit: int, *, four_colour: bool) -> tuple[str, ...]:
    """The sheets of a house, its side's first; with four colours that of its own colour as well, where it has one."""
    sheets, own = (_SIDES[suit], HOUSES[suit]), f"four-colours/{HOUSES[suit]}"
    return (*sheets, own) if four_colour and (_FOLDER / f"{own}.css").is_file() else sheets
