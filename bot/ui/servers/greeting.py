"""The one word with which a server is greeted, and the way from it to a first table."""

from __future__ import annotations

from bot.ui.kit.items import Edge, PanelId, Style, button, framed
from bot.ui.kit.message import Outgoing
from bot.ui.servers.settings_panel import PANEL
from bot.wording import Wording


def greeting(wording: Wording) -> Outgoing:
    """What the bot is, with buttons to a first table, to the help, and to the server's settings."""
    return framed(
        wording.text("greeting"),
        [
            button(PanelId("new", "pick"), wording.text("button-greeting-table"), style=Style.success),
            button(PanelId("help", "page"), wording.text("button-greeting-help")),
            button(PanelId(PANEL, "open"), wording.text("button-greeting-settings")),
        ],
        edge=Edge.LIT,
    )
