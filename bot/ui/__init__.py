"""Panels: messages with buttons and selects, drawn from what somebody may see, with no state of their own.

Importing the package makes every panel known to `DYNAMIC_ITEMS`, which the client registers.
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.ui.access import bars, blocks
from bot.ui.coach import coach
from bot.ui.daily import daily
from bot.ui.hand import hand
from bot.ui.keepsake import keep_panel
from bot.ui.kit.items import PanelItem
from bot.ui.lobby import changing, choosing, guests, lobby, practice
from bot.ui.lobby import house_rules_panel as house_panel
from bot.ui.me import me
from bot.ui.my_games import games_panel, table_page
from bot.ui.privacy import privacy_panel
from bot.ui.replay import watch_panel
from bot.ui.rules import pages as rules_pages
from bot.ui.servers import rule_sets_panel, settings_panel
from bot.ui.table import board, calling_off, clock, notice, orders, summary
from bot.ui.tournament import board as tournament_board
from bot.ui.tournament import draft_panel
from bot.ui.tournament import host as tournament_host

__all__ = [
    "DYNAMIC_ITEMS",
    "bars",
    "blocks",
    "board",
    "calling_off",
    "changing",
    "choosing",
    "clock",
    "coach",
    "daily",
    "draft_panel",
    "games_panel",
    "guests",
    "hand",
    "house_panel",
    "keep_panel",
    "lobby",
    "me",
    "notice",
    "orders",
    "practice",
    "privacy_panel",
    "rule_sets_panel",
    "rules_pages",
    "settings_panel",
    "summary",
    "table_page",
    "tournament_board",
    "tournament_host",
    "watch_panel",
]

DYNAMIC_ITEMS: Final[tuple[type[discord.ui.DynamicItem[discord.ui.Item[Any]]], ...]] = (PanelItem,)
