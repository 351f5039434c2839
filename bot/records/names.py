"""Names that people gave themselves, and words they typed, made fit to stand in a sentence or a picture."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator

LONGEST: Final = 100
"""Characters that are repeated of what somebody wrote."""
MARKS_IN_A_ROW: Final = 3
"""No script needs more marks above or below one letter; a pile of them covers the lines around."""
NOTHING: Final = "?"
"""Stands for a name of which nothing can be seen."""

_JOINERS: Final = frozenset("\u200c\u200d")
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")


def legible(text: str) -> str:
    """A text on one line, with nothing in it that turns the writing around, hides, or covers other lines.

    Direction marks, characters without width and controls are left out; joiners stay where emojis and scripts need
    them, behind what is not ASCII. At most `LONGEST` characters stay, `NOTHING` where none would.
    """
    kept: list[str] = []
    marks = 0
    for character in text[: 4 * LONGEST]:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character.isspace() or character in _BLANK_LETTERS:
            kept.append(" ")
        elif category[0] == "C":
            if character in _JOINERS and kept and not kept[-1].isascii():
                kept.append(character)
        elif marks <= MARKS_IN_A_ROW:
            kept.append(character)
    shown = " ".join("".join(kept).split())
    if not shown.strip("".join(_JOINERS)):
        return NOTHING
    return shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1].rstrip()}…"


Name = Annotated[str, AfterValidator(legible)]
"""A name that is made legible whenever it is read."""
