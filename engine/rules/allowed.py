"""What a switch may be set to, as a value: the words for it are the bot's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a switch may be set to: one of the words as typed, a whole number from `least` to `most`, or several.

    `least` None means that no number is allowed, `most` None that there is no highest one; with `many` the value is a
    list of such numbers or words.
    """

    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    many: bool = False
