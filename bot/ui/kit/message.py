"""What is about to be said in Discord: a Components V2 message, its files, and whom it may ping; and the same in words.

Pictures are drawn beside the event loop, person by person, and whoever watches the bot hears how long each took.
"""

import asyncio
import gzip
import io
import json
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

import discord

from bot.hosting.thinking.fair_queue import FairQueue
from bot.records.ids import GameId
from bot.wording import Wording
from bot.wording.lengths import cut
from render.kit.encoding import Picture

ALT_LONGEST: Final = 1024
TEXT_LONGEST: Final = 4000
PLAIN_LONGEST: Final = 4_000_000
"""Longer files are packed: a message takes eight million bytes everywhere, with room for the other files."""


P = ParamSpec("P")
T = TypeVar("T")
Drawn = Callable[[float], None]
drawings: Final[list[Drawn]] = []
"""Hooks that are called with the seconds that each drawing of this process takes, on the event loop: they must return
at once and not raise."""
_queue: Final = FairQueue((os.cpu_count() or 1) + 1)


@dataclass(frozen=True, slots=True)
class OutgoingFile:
    """A file of a message: its name (what `attachment://` speaks of), its bytes, and what a picture shows, in words.

    `words` are read in the picture's stead by who wants no pictures, where the alt text has no room for all of them.
    """

    name: str
    data: bytes
    alt: str | None = None
    words: str | None = None

    @property
    def url(self) -> str:
        return f"attachment://{self.name}"

    @property
    def description(self) -> str | None:
        return None if self.alt is None else cut(self.alt, ALT_LONGEST)


async def json_file(name: str, document: object) -> OutgoingFile:
    """A document as a file, packed where it is long; made beside the event loop."""
    return await asyncio.to_thread(_json_file, name, document)


def _json_file(name: str, document: object) -> OutgoingFile:
    plain = json.dumps(document, indent=1, ensure_ascii=False).encode(errors="replace")
    if len(plain) > PLAIN_LONGEST:
        return OutgoingFile(f"{name}.gz", gzip.compress(plain))
    return OutgoingFile(name, plain)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message: its components, its files, and the ids of the users whom it mentions and nobody else."""

    view: discord.ui.LayoutView
    files: tuple[OutgoingFile, ...] = ()
    mentions: tuple[int, ...] = ()

    def uploads(self) -> list[discord.File]:
        """The files, fresh for one sending: discord.py reads each one only once."""
        return [
            discord.File(io.BytesIO(file.data), filename=file.name, description=file.description) for file in self.files
        ]

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Exactly the users who are mentioned may be pinged."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.mentions]
        )


def numbered(
    name: str, drawn: Sequence[Picture], alts: Sequence[str], words: str | None = None, further: str = ""
) -> tuple[OutgoingFile, ...]:
    """The pictures of one thing, in their order, each with an alt text of its own; further ones have a number.

    `words` say what all of them show together, where the first alt text does not. Where it does, `further` is that of
    all others.
    """
    files, told = [], [*alts, *[further] * (len(drawn) - len(alts))]
    for number, (one, alt) in enumerate(zip(drawn, told, strict=True), start=1):
        called = f"{name}.png" if number == 1 else f"{name}-{number}.png"
        files.append(OutgoingFile(called, one.png, alt, words if number == 1 else ""))
    return tuple(files)


def told_by_lines(
    name: str, drawn: Sequence[Picture], heading: str, lines: Sequence[str], wording: Wording, further: str = ""
) -> tuple[OutgoingFile, ...]:
    """`numbered` pictures of what is told line by line: shared out evenly among them, or all at the first."""
    each = len(lines) if further else -(-len(lines) // max(1, len(drawn)))
    shares = [lines[at * each : (at + 1) * each] for at in range(1 if further else len(drawn))]
    alts = [wording.alt(heading, share) for share in shares]
    return numbered(name, drawn, alts, " ".join([heading, *lines]), further)


HAND: Final = "hand"
TABLE: Final = "table"
HOUSE: Final = "house"
"""Places for private panels of a game: one's hand, or orders in its stead; one's board; the house rules."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a panel shows, which is equal as long as it need not be drawn again; drawn already, or how it is drawn."""

    state: object
    drawn: Outgoing | Callable[[], Awaitable[Outgoing]]

    async def message(self) -> Outgoing:
        return self.drawn if isinstance(self.drawn, Outgoing) else await self.drawn()


@dataclass(frozen=True, slots=True)
class Live:
    """How a panel of a game is kept true. Of one `place` somebody has one panel in a game: a newer one replaces it.

    `state` is what it shows now; `again` gives what it would show at a later moment, None where it is to go. With
    `spelled` it is told in words.
    """

    game: GameId
    place: str
    state: object
    again: Callable[[], Awaitable[Shown | None]]
    spelled: Callable[[str], str] | None = None


async def draw(artist: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What an artist makes, in a thread of its own. Raises whatever it raises."""
    async with _queue.served():
        begun = time.perf_counter()
        drawn = await asyncio.to_thread(artist, *args, **kwargs)
    for hook in drawings:
        hook(time.perf_counter() - begun)
    return drawn


def in_words(message: Outgoing, spelled: Callable[[str], str] = str) -> Outgoing:
    """The same message, changed: what each picture shows as text in its place, cards `spelled`; other files stay."""
    for text in _texts(message):
        text.content = spelled(text.content)
    room = TEXT_LONGEST - sum(len(text.content) for text in _texts(message))
    words = {file.url: file.alt if file.words is None else file.words for file in message.files if file.alt is not None}
    framed = [child for child in message.view.children if isinstance(child, discord.ui.Container)]
    holders: list[discord.ui.Container[Any] | discord.ui.LayoutView] = [*framed] or [message.view]
    for holder in holders:
        children = list(holder.children)
        holder.clear_items()
        for child in children:
            if not isinstance(child, discord.ui.MediaGallery):
                holder.add_item(child)
                continue
            said = cut("\n".join(words[shown.media.url] for shown in child.items), room)
            room -= len(said)
            if said:
                holder.add_item(discord.ui.TextDisplay(said))
    return Outgoing(message.view, tuple(file for file in message.files if file.alt is None), message.mentions)


def _texts(message: Outgoing) -> list[discord.ui.TextDisplay[Any]]:
    return [item for item in message.view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
