"""The panel of one's own data. Only its owner sees it, and a deletion is asked about first."""

from dataclasses import asdict
from typing import Final

from bot.hosting.people.privacy import Stakes
from bot.ui.kit.items import Click, Edge, PanelId, Style, button, framed, handles
from bot.ui.kit.message import Outgoing, json_file
from bot.ui.kit.more import to_settings
from bot.ui.kit.request import Request
from bot.wording import Wording

PANEL: Final = "privacy"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A button of the panel."""
    await request.defer()
    wording = request.wording
    match click.action:
        case "export":
            back = button(PanelId(PANEL, "open"), wording.text("button-previous"))
            file = await json_file("talon-about-you.json", await request.services.privacy.export(request.user_id))
            await request.show(framed(wording.text("privacy-export"), file, [back]))
        case "ask":
            await request.show(asking_panel(await request.services.privacy.stakes(request.user_id), wording))
        case "delete":
            games = await request.services.privacy.forget(request.user_id, wording.text("privacy-former-player"))
            await request.show(framed(wording.text("privacy-deleted", games=games)))
        case _:
            await request.show(privacy_panel(wording, request.services.config.keep_days))


def privacy_panel(wording: Wording, keep_days: int) -> Outgoing:
    """What is kept, for how long, and the buttons."""
    return framed(
        wording.text("privacy-about", days=keep_days),
        [
            button(PanelId(PANEL, "export"), wording.text("button-privacy-export"), style=Style.primary),
            button(PanelId(PANEL, "ask"), wording.text("button-privacy-delete"), style=Style.danger),
            to_settings(wording),
        ],
    )


def asking_panel(stakes: Stakes, wording: Wording) -> Outgoing:
    """What a deletion does, asked before it is done."""
    return framed(
        wording.text("privacy-ask", **asdict(stakes)),
        [
            button(PanelId(PANEL, "delete"), wording.text("button-privacy-sure"), style=Style.danger),
            button(PanelId(PANEL, "open"), wording.text("button-privacy-keep")),
        ],
        edge=Edge.LIT,
    )
