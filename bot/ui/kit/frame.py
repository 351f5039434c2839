"""The one frame of every message: texts, pictures and rows of components, one below the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

import discord

from bot.ui.kit.items import PanelItem
from bot.ui.kit.message import Outgoing, OutgoingFile
from render.kit.theme import ACCENT, FELT

AnyItem = discord.ui.Item[Any]

Part = str | OutgoingFile | Sequence[PanelItem]
"""A part of a message: a text; a picture, or without words for it a file to fetch; a row of buttons, or a select."""


class Edge(Enum):
    """The coloured edge of a message: lit where something can be done, else as calm as the felt; or no frame at all."""

    LIT = ACCENT
    CALM = FELT
    NONE = None


def framed(*parts: Part, edge: Edge = Edge.CALM, mentions: Sequence[int] = ()) -> Outgoing:
    """A message of these parts, from top to bottom, that mentions exactly these users. Empty rows are left out."""
    layout = discord.ui.LayoutView(timeout=None)
    for item in _in_edge(list(_items(parts)), edge):
        layout.add_item(item)
    files = tuple(part for part in parts if isinstance(part, OutgoingFile))
    return Outgoing(layout, files, tuple(mentions))


def _in_edge(items: list[AnyItem], edge: Edge) -> list[AnyItem]:
    if edge.value is None:
        return items
    return [discord.ui.Container(*items, accent_colour=discord.Colour.from_rgb(*edge.value))]


def _items(parts: Sequence[Part]) -> Iterator[AnyItem]:
    for part in parts:
        if isinstance(part, str):
            yield discord.ui.TextDisplay(part)
        elif isinstance(part, OutgoingFile):
            yield _shown(part)
        elif part:
            yield discord.ui.ActionRow(*part)


def _shown(file: OutgoingFile) -> AnyItem:
    if file.alt is None:
        return discord.ui.File(file.url)
    return discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.description))
