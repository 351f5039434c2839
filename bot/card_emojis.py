"""The little emojis of cards and tiles: uploaded once as the application's own, kept in step with their drawings.

Every notation has emojis of its own: the blue 7 of one set of tiles is no black 7 of the other. Diamonds and clubs have
two, as suits are shown in two colours or in four. The name of an emoji ends in a digest of its picture, so an emoji
whose drawing changed is simply an emoji that is missing, and nothing need be remembered. Without emojis everything is
still said, in text.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import aiohttp
import discord

from engine.cards import FACES, NATURALS, PLAYING_CARDS, TILES_002, TILES_004, Card, Notation
from render.kit.colour_sheets import house_sheets
from render.pieces.emoji import card_emoji, tile_emoji

_log = logging.getLogger(__name__)

_PREFIX: Final = "talon_"
_MARKUP: Final = re.compile(r"<:talon_\w+:\d+>")


class Piece(NamedTuple):
    """A card or tile as it looks: one face looks different in each notation, some where suits have four colours."""

    notation: Notation
    card: Card
    four_colour: bool = False


class CardEmojis:
    """The emoji of each piece, as far as there is one. Empty until the upload is done, and for good where it fails.

    They are those of somebody who sees suits in two colours or, with `four_colour`, in four. Pictures that go with
    them are drawn in the same (`Pack`).
    """

    def __init__(
        self, emojis: Mapping[Piece, discord.PartialEmoji] | None = None, *, four_colour: bool = False
    ) -> None:
        self._emojis: dict[Piece, discord.PartialEmoji] = dict(emojis or {})
        self.four_colour = four_colour
        """Whether each suit has a colour of its own."""

    def __len__(self) -> int:
        return len(self._emojis)

    def in_colours(self, *, four: bool) -> "CardEmojis":
        """The same emojis, as far as they are uploaded by now or later, for suits in four colours or in two."""
        if four == self.four_colour:
            return self
        seen = CardEmojis(four_colour=four)
        seen._emojis = self._emojis
        return seen

    def partial(self, card: Card, notation: Notation = PLAYING_CARDS) -> discord.PartialEmoji | None:
        """The emoji for a select option, a button, or as `<:name:id>` a text; None where words must do."""
        own = self._emojis.get(Piece(notation, card, four_colour=True)) if self.four_colour else None
        return own or self._emojis.get(Piece(notation, card))

    def spelled(self, text: str, say: Callable[[Card, Notation], str]) -> str:
        """A text without these emojis: in place of each stands what `say` calls its card or tile."""
        if _MARKUP.search(text) is None:
            return text
        said = {str(emoji): say(piece.card, piece.notation) for piece, emoji in self._emojis.items()}
        return _MARKUP.sub(lambda found: said.get(found[0], found[0]), text)

    async def bring_in_step(self, client: discord.Client, pictures: Mapping[Piece, bytes]) -> None:
        """Upload what is missing, use what is there, delete what is outdated; a failure leaves the text fallback.

        `pictures` are PNGs of at most 256 KiB. Needs a client that is logged in.
        """
        wanted = {emoji_name(piece, picture): piece for piece, picture in pictures.items()}
        try:
            present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for name, piece in wanted.items():
                emoji = present.get(name)
                if emoji is None:
                    emoji = await _upload(client, name, pictures[piece])
                self._emojis[piece] = discord.PartialEmoji(name=name, id=emoji.id)
            for name, outdated in present.items():
                if name.startswith(_PREFIX) and name not in wanted:
                    await outdated.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("card emojis: %d of %d in place, text for the rest: %s", len(self), len(wanted), error)


async def _upload(client: discord.Client, name: str, picture: bytes) -> discord.Emoji:
    """One new emoji; when Discord has had enough uploads for a while, that while is waited out."""
    while True:
        try:
            return await client.create_application_emoji(name=name, image=picture)
        except discord.RateLimited as error:
            await asyncio.sleep(error.retry_after)


def emoji_name(piece: Piece, picture: bytes) -> str:
    """The name under which a piece's picture is uploaded: letters, digits and underscores, at most 32."""
    notation = piece.notation
    kind = f"{notation.name.removeprefix('tiles-')}_" if notation.tiles else "four_" if piece.four_colour else ""
    return f"{_PREFIX}{kind}{notation.text(piece.card).lower()}_{hashlib.sha256(picture).hexdigest()[:8]}"


def emoji_pictures() -> dict[Piece, bytes]:
    """The emoji of every card and of every tile as PNG bytes. Takes a moment: call it off the event loop."""
    cards = {Piece(PLAYING_CARDS, card): card_emoji(card) for card in FACES}
    four = {
        Piece(PLAYING_CARDS, card, four_colour=True): card_emoji(card, four_colour=True)
        for card in NATURALS
        if house_sheets(card.suit, four_colour=True) != house_sheets(card.suit, four_colour=False)
    }
    tiles = {Piece(notation, card): tile_emoji(card, notation) for notation in (TILES_002, TILES_004) for card in FACES}
    return cards | four | tiles
