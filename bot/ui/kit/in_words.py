"""A message in words alone, for who wants no pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.ui.kit.message import TEXT_LONGEST, Outgoing
from bot.wording.lengths import cut


def in_words(message: Outgoing, spelled: Callable[[str], str] = str) -> Outgoing:
    """The same message with what each picture shows as text in its place, as far as a message holds text.

    `spelled` writes the little pictures in a text, those of cards, as words too.
    The message itself is changed, and must not be used any more. Files that are no pictures stay.
    """
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
