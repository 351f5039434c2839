"""What is about to be said in Discord: a Components V2 message, its files, and whom it may ping."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from render.kit.encoding import Picture

ALT_LONGEST: Final = 1024
TEXT_LONGEST: Final = 4000


@dataclass(frozen=True, slots=True)
class OutgoingFile:
    """A file of a message: its name (what `attachment://` speaks of), its bytes, and what a picture shows, in words."""

    name: str
    data: bytes
    alt: str | None = None

    @property
    def url(self) -> str:
        """How a component of the same message refers to the file."""
        return f"attachment://{self.name}"

    def upload(self) -> discord.File:
        """A fresh file to send; discord.py reads each one only once."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message: its components, its files, and the ids of the users whom it mentions and nobody else."""

    view: discord.ui.LayoutView
    files: tuple[OutgoingFile, ...] = ()
    mentions: tuple[int, ...] = ()

    def uploads(self) -> list[discord.File]:
        """The files, fresh for one sending."""
        return [file.upload() for file in self.files]

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Exactly the users who are mentioned may be pinged."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.mentions]
        )


def numbered(name: str, drawn: Sequence[Picture], alts: Sequence[str]) -> tuple[OutgoingFile, ...]:
    """The pictures of one thing, in their order, each with an alt text of its own; further ones have a number."""
    return tuple(
        picture(f"{name}.png" if number == 1 else f"{name}-{number}.png", one.png, alt)
        for number, (one, alt) in enumerate(zip(drawn, alts, strict=True), start=1)
    )


def picture(name: str, data: bytes, alt: str) -> OutgoingFile:
    """A picture with its alt text, cut at what Discord takes."""
    return OutgoingFile(name, data, alt if len(alt) <= ALT_LONGEST else alt[: ALT_LONGEST - 1] + "…")


HAND: Final = "hand"
TABLE: Final = "table"
HOUSE: Final = "house"
"""The places for private panels of a game: one's hand, or the orders in its stead; the board for one's own eyes; the
house rules.
"""

Draw = Callable[[], Awaitable[Outgoing]]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows, which is equal as long as it need not be drawn again, and how it is drawn."""

    state: object
    draw: Draw


@dataclass(frozen=True, slots=True)
class Live:
    """How a panel of a game is kept true. Of one `place` somebody has one panel in a game: a newer one replaces it.

    `state` is what it shows now; `again` gives what it would show at a later moment, None where it is to go.
    """

    game: int
    place: str
    state: object
    again: Callable[[], Awaitable[Shown | None]]
