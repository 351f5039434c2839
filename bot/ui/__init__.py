"""Panels: messages with buttons and selects, drawn from what somebody may see, with no state of their own.

Importing the package makes every panel known to `DYNAMIC_ITEMS`, which the client registers.
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.ui import board, hands, house_panel, lobby, notice, orders, rules_pages, summary
from bot.ui.items import OutdatedItem, PanelItem

__all__ = ["DYNAMIC_ITEMS", "board", "hands", "house_panel", "lobby", "notice", "orders", "rules_pages", "summary"]

DYNAMIC_ITEMS: Final[tuple[type[discord.ui.DynamicItem[discord.ui.Item[Any]]], ...]] = (PanelItem, OutdatedItem)
