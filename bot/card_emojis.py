"""The little emojis of cards and tiles: uploaded once as the application's own, kept in step with their drawings.

Every notation has emojis of its own: the blue 7 of one set of tiles is no black 7 of the other. The name of an emoji
ends in a digest of its picture, so an emoji whose drawing changed is simply an emoji that is missing, and nothing need
be remembered. Without emojis everything is still said, in text.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

from engine.cards import FACES, PLAYING_CARDS, TILES_002, TILES_004, Card, Notation
from render.pieces.emoji import card_emoji, tile_emoji

_log = logging.getLogger(__name__)

_PREFIX: Final = "talon_"

Piece = tuple[Notation, Card]
"""A card or tile as it looks: one face looks different in each notation."""


class CardEmojis:
    """The emoji of each piece, as far as there is one. Empty until the upload is done, and for good where it fails."""

    def __init__(self, emojis: Mapping[Piece, discord.PartialEmoji] | None = None) -> None:
        self._emojis: dict[Piece, discord.PartialEmoji] = dict(emojis or {})

    def __len__(self) -> int:
        return len(self._emojis)

    def partial(self, card: Card, notation: Notation = PLAYING_CARDS) -> discord.PartialEmoji | None:
        """The emoji for a select option or a button; None where the text must do."""
        return self._emojis.get((notation, card))

    def text(self, card: Card, notation: Notation = PLAYING_CARDS) -> str | None:
        """The emoji as message text, `<:name:id>`; None where the text must do."""
        emoji = self.partial(card, notation)
        return str(emoji) if emoji is not None else None

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
    notation, card = piece
    kind = f"{notation.name.removeprefix('tiles-')}_" if notation.tiles else ""
    return f"{_PREFIX}{kind}{notation.text(card).lower()}_{hashlib.sha256(picture).hexdigest()[:8]}"


def emoji_pictures() -> dict[Piece, bytes]:
    """The emoji of every card and of every tile as PNG bytes. Takes a moment: call it off the event loop."""
    cards = {(PLAYING_CARDS, card): card_emoji(card) for card in FACES}
    tiles = {(notation, card): tile_emoji(card, notation) for notation in (TILES_002, TILES_004) for card in FACES}
    return cards | tiles
