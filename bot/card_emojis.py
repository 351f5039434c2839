"""The little card emojis: uploaded once as the application's own emojis, kept in step with their drawings.

The name of an emoji ends in a digest of its picture, so an emoji whose drawing changed is simply an emoji that is
missing, and nothing need be remembered. Without emojis everything is still said, in text.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

from engine.cards import FACES, PLAYING_CARDS, Card
from render.emoji import card_emoji

_log = logging.getLogger(__name__)

_PREFIX: Final = "talon_"


class CardEmojis:
    """The emoji of each card, as far as there is one. Empty until the upload is done, and for good where it fails."""

    def __init__(self, emojis: Mapping[Card, discord.PartialEmoji] | None = None) -> None:
        self._emojis: dict[Card, discord.PartialEmoji] = dict(emojis or {})

    def __len__(self) -> int:
        return len(self._emojis)

    def partial(self, card: Card) -> discord.PartialEmoji | None:
        """The emoji for a select option or a button; None where the text must do."""
        return self._emojis.get(card)

    def text(self, card: Card) -> str | None:
        """The emoji as message text, `<:name:id>`; None where the text must do."""
        emoji = self._emojis.get(card)
        return str(emoji) if emoji is not None else None

    async def bring_in_step(self, client: discord.Client, pictures: Mapping[Card, bytes]) -> None:
        """Upload what is missing, use what is there, delete what is outdated; a failure leaves the text fallback.

        `pictures` are PNGs of at most 256 KiB. Needs a client that is logged in.
        """
        wanted = {emoji_name(card, picture): card for card, picture in pictures.items()}
        try:
            present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for name, card in wanted.items():
                emoji = present.get(name)
                if emoji is None:
                    emoji = await _upload(client, name, pictures[card])
                self._emojis[card] = discord.PartialEmoji(name=name, id=emoji.id)
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


def emoji_name(card: Card, picture: bytes) -> str:
    """The name under which a card's picture is uploaded: letters, digits and underscores, at most 32."""
    digest = hashlib.sha256(picture).hexdigest()[:8]
    return f"{_PREFIX}{PLAYING_CARDS.text(card).lower()}_{digest}"


def emoji_pictures() -> dict[Card, bytes]:
    """Every card's emoji as PNG bytes. Takes a moment: call it off the event loop."""
    return {card: card_emoji(card) for card in FACES}
