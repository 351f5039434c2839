"""The ids of games and of people, each a type of its own so that none is taken for another or for a server's; ids that
come in; and the public ids, by which people know games and tournaments. And names and words that people typed, made fit
to stand in a sentence, a picture or a table of figures.
"""

import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, NewType

from pydantic import AfterValidator

GameId = NewType("GameId", int)
"""A game's id in the store."""
UserId = NewType("UserId", int)
"""A person's id, as Discord has it."""
NOBODY: Final = UserId(0)
"""In place of who has never been there, or has had their data deleted."""


class AskedId(int):
    """The id of a game or a tournament that came in with a click or a command.

    Whoever looks it up, or changes what it names, finds nothing that its asker may not mean.
    """

    user_id = NOBODY
    guild_id = 0
    """The server in which they are; 0 in direct messages."""
    sees: Callable[[Any], Awaitable[bool]] | None = None
    """Whether they see where it is, by its record: asked of Discord."""


PUBLIC_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of the signs that look alike there is one at most."""
PUBLIC_LENGTH: Final = 8


def draw_public_id(choice: Callable[[str], str] = secrets.choice) -> str:
    """The id of a new game or tournament that is shown and typed. It says nothing of any other, and permits nothing."""
    return "".join(choice(PUBLIC_SIGNS) for _ in range(PUBLIC_LENGTH))


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


def in_cell(name: str) -> str:
    """A name as no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t")) else name


Name = Annotated[str, AfterValidator(legible)]
"""A name that is made legible whenever it is read."""
