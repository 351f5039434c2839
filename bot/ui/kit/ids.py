"""The custom_id of a panel's component: everything that a click must say about itself, in at most 100 characters.

A panel keeps no state in memory. Its components name the game, the turn or window that they answer, and what to do, so
that they work after a restart and long after Discord has forgotten the interaction that drew them. The leading version
tells a component of an older program apart, which is answered kindly instead of not at all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Self

VERSION: Final = 1
LONGEST: Final = 100
LARGEST_DRAWING: Final = 36**5 - 1

_WORD: Final = re.compile(r"[a-z]{1,12}")
_DETAIL: Final = re.compile(r"[A-Za-z0-9._-]{0,36}")
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class PanelId:
    """What a component is: its panel, what a click on it does, in which game.

    `mark` is the turn or the claim window that the click answers (0 for neither); `detail` is whatever else the action
    needs to know, letters, digits, `.`, `_` and `-` only. `drawing` means nothing: with another number it is
    another component to Discord. Raises ValueError for what does not fit.
    """

    panel: str
    action: str
    game: int = 0
    mark: int = 0
    detail: str = ""
    drawing: int = 0

    def __post_init__(self) -> None:
        words = _WORD.fullmatch(self.panel) and _WORD.fullmatch(self.action)
        if not words or not _DETAIL.fullmatch(self.detail):
            raise ValueError(f"no custom_id can hold {self.panel!r}, {self.action!r}, {self.detail!r}")
        if not (0 <= self.game < 2**63 and 0 <= self.mark < 2**63 and 0 <= self.drawing <= LARGEST_DRAWING):
            raise ValueError("games and marks are counted from 0 and fit 63 bits, and drawings five digits")

    def __str__(self) -> str:
        numbers = ":".join(map(_base36, (self.game, self.mark, self.drawing)))
        return f"t{VERSION}:{self.panel}:{self.action}:{numbers}:{self.detail}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The id that a custom_id of this version spells. Raises ValueError for any other text."""
        parts = text.split(":")
        if len(parts) != 7 or parts[0] != f"t{VERSION}":
            raise ValueError(f"{text!r} is no custom_id of version {VERSION}")
        game, mark, drawing = (int(part, 36) for part in parts[3:6])
        return cls(parts[1], parts[2], game, mark, parts[6], drawing)


def template() -> str:
    """The pattern that matches every custom_id of this version, for the dynamic items."""
    words, numbers = "[a-z]{1,12}:[a-z]{1,12}", "[0-9a-z]{1,13}:[0-9a-z]{1,13}:[0-9a-z]{1,5}"
    return f"t{VERSION}:{words}:{numbers}:[A-Za-z0-9._-]{{0,36}}"


def outdated_template() -> str:
    """The pattern that matches every custom_id of another version."""
    return rf"t(?!{VERSION}:)\d+:.*"


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
