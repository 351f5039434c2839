"""Through whose eyes a match is watched, as ids of components spell it and as people read it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.wording import Wording
from engine.cards import Seat
from engine.games.scenes import Eyes

_SPELLED: Final = {"all": Eyes(all_open=True), "none": Eyes()}


def spelled(eyes: Eyes) -> str:
    """The eyes in the detail of an id."""
    if eyes.all_open:
        return "all"
    return "none" if eyes.seat is None else f"s{eyes.seat}"


def eyes_named(text: str) -> Eyes | None:
    """The eyes that a detail spells; None where it names none. Raises ValueError for any other text."""
    if not text:
        return None
    if re.fullmatch("s[0-9]", text):
        return Eyes(Seat(int(text[1:])))
    if text not in _SPELLED:
        raise ValueError(f"{text!r} names nobody's eyes")
    return _SPELLED[text]


def eyes_in_words(eyes: Eyes, own: Seat | None, names: Sequence[str], wording: Wording) -> str:
    """Whose eyes they are; `own` is the reader's seat."""
    if eyes.seat is None:
        return wording.text("watch-eyes", whose="all" if eyes.all_open else "none", name="")
    whose = "own" if eyes.seat == own else "seat"
    return wording.text("watch-eyes", whose=whose, name=wording.name(names[eyes.seat]))
