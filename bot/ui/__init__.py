"""Panels: messages with buttons and selects, drawn from what somebody may see, with no state of their own.

Importing the package makes every panel known to `PanelItem`, which the client registers.
"""

from bot.ui.daily import daily
from bot.ui.hand import hand
from bot.ui.keepsake import keep_panel
from bot.ui.kit.items import PanelItem as PanelItem
from bot.ui.lobby import changing, choosing, guests, house_rules, lobby, practice
from bot.ui.me import blocks, games, me, privacy
from bot.ui.replay import watch_panel
from bot.ui.rules import pages
from bot.ui.servers import bars, rule_sets_panel, settings_panel
from bot.ui.table import board, calling_off, clock, coach, notice, orders, summary
from bot.ui.tournament import board as tournament_board
from bot.ui.tournament import draft_panel
from bot.ui.tournament import host as tournament_host
