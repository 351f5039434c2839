"""`/tournament list`: the tournaments of a server, page by page."""

from functools import partial
from typing import Final

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.items import Click, PanelId, framed, handles
from bot.ui.kit.more import page_at, turns
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import board_link
from bot.ui.tournament.facts import format_line
from bot.wording import Wording
from engine.tournament.state import Status

PANEL: Final = "tournaments"
LISTED: Final = 20


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """Another page of the list."""
    await open_list(request, click.mark)


async def to_see(request: Request) -> list[VisibleTournament]:
    """The newest tournaments of a server that the asker may see."""
    found, sight = await request.services.tournaments.all_in(request.interaction.guild_id or 0, LISTED), request.sight
    return [one for one in found if await sight.sees(one.record)]


async def open_list(request: Request, page: int = 0) -> None:
    """Show a page of them, from 0. Raises Refused where none can be read."""
    await request.defer()
    found, wording = await to_see(request), request.wording
    if not found:
        await request.services.tournaments.check_server(request.interaction.guild_id or 0)
        await request.say(wording.text("tournaments-none"))
        return
    line = partial(_line, wording=wording)
    shown, at, pages = page_at(found, page, LISTED, line)
    told = "\n".join([wording.text("tournaments-heading"), *map(line, shown)])
    await request.show(framed(told, turns(PanelId(PANEL, "list"), at, pages, wording)))


def _line(visible: VisibleTournament, wording: Wording) -> str:
    record = visible.record
    return wording.text(
        "tournaments-line",
        name=wording.name(record.name),
        board=board_link(record),
        status="paused" if visible.state.paused else record.status.value,
        format=format_line(visible, wording),
        game=wording.variant_name(record.terms.variant),
        entered=len(visible.state.those(Status.IN)),
        round=len(visible.state.rounds),
    )
