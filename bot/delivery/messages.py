"""Messages of ours: posted and edited by ids alone, so that nothing depends on what the gateway happened to tell us."""

from __future__ import annotations

from typing import Final

import discord

from bot.delivery.retry import ARCHIVED_THREAD, UNKNOWN_MESSAGE
from bot.ui.kit.message import Outgoing

NONCE_LONGEST: Final = 25


class Messages:
    """Posts and edits messages. Raises what discord.py raises."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """A channel or thread, or in no guild a direct conversation, to post and edit in."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def post(self, channel: discord.abc.Messageable, message: Outgoing, nonce: str) -> int:
        """Post a message and give its id; the same nonce again within a few minutes gives the first message again."""
        sent = await channel.send(
            view=message.view,
            files=message.uploads(),
            allowed_mentions=message.allowed_mentions(),
            nonce=nonce[:NONCE_LONGEST],
        )
        return sent.id

    async def post_directly(self, user_id: int, message: Outgoing, nonce: str) -> bool:
        """Whether a direct message reached somebody; not where theirs are closed."""
        try:
            await self.post(await self._client.create_dm(discord.Object(user_id)), message, nonce)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def edit(self, channel: discord.PartialMessageable, message_id: int, message: Outgoing) -> bool:
        """Whether the message could be edited; not if it is gone, or lies in a thread that went to sleep."""
        try:
            await channel.get_partial_message(message_id).edit(
                view=message.view, attachments=message.uploads(), allowed_mentions=message.allowed_mentions()
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                return False
            raise
        return True
