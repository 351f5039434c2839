"""One's own block list: whom one never meets at a table. Only its owner sees it, and nobody is told."""

from collections.abc import Sequence
from typing import Final

from bot.records.games import GameRecord, GameStatus
from bot.records.ids import UserId
from bot.records.people import Block
from bot.ui.kit.items import (
    BUTTONS_PER_ROW,
    OPTIONS_PER_SELECT,
    Click,
    PanelId,
    PanelItem,
    button,
    framed,
    handles,
    options_of,
    people_select,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import in_its_place, page_at, to_settings, turns
from bot.ui.kit.request import Request
from bot.ui.lobby.guests import Person, check_person
from bot.ui.table.game_facts import of_game
from bot.wording import Wording

PANEL: Final = "blocks"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the panel."""
    await request.defer()
    match click.action:
        case "add":
            await block(request, click.person)
        case "off":
            gone = await request.services.games.access.unblock(request.user_id, click.user_id)
            await _show(request, request.wording.text("blocks-off", who=request.wording.name(gone.name)))
        case _:
            await _show(request, "", click.mark, shown=click.detail)


async def block(request: Request, person: Person) -> None:
    """Never meet somebody at a table again. Raises Refused."""
    check_person(person)
    wording = request.wording
    shared = await request.services.games.access.block(request.user_id, UserId(person.id), person.display_name)
    told = [wording.text("blocks-on", who=person.mention)]
    told += [_shared(record, request.user_id, wording) for record in shared]
    own = [one for one in shared if one.status is GameStatus.LOBBY and one.host_id == request.user_id]
    taking_out = [
        button(PanelId("guests", "open", one.id), wording.text("button-blocks-guests")) for one in own[:BUTTONS_PER_ROW]
    ]
    await _show(request, "\n".join(told), taking_out=taking_out)


def _shared(record: GameRecord, user_id: UserId, wording: Wording) -> str:
    """A game in which both sat, and what has become of it or can be done about it."""
    sits = record.seat_of(user_id) is not None
    what = "match" if record.status is GameStatus.RUNNING else "mine" if sits else "left"
    return of_game("blocks-shared", record, wording, what=what)


async def _show(
    request: Request, told: str, page: int = 0, taking_out: Sequence[PanelItem] = (), shown: str = ""
) -> None:
    found = await request.services.games.access.blocks_of(request.user_id)
    in_server = request.interaction.guild_id is not None
    panel = blocks_panel(found, request.wording, told, page, shown, in_server=in_server, taking_out=taking_out)
    await request.show(panel)


def blocks_panel(
    found: Sequence[Block],
    wording: Wording,
    told: str = "",
    page: int = 0,
    listed: str = "",
    *,
    in_server: bool = True,
    taking_out: Sequence[PanelItem] = (),
) -> Outgoing:
    """Whom one has blocked, a page of it, with the list to put somebody on it or to take somebody off. Where one's own
    lobbies have just been told in which somebody sits whom one has blocked, their buttons stand below instead.
    """
    shown, page, pages = page_at(found, page, OPTIONS_PER_SELECT)
    names = wording.listed([wording.name(one.name) for one in shown]) if shown else "none"
    since = {one.blocked_id: wording.day(one.at.date()) for one in shown}
    options = options_of({one.blocked_id: one.name for one in shown}, about=since)
    lists = {"add": people_select(PanelId(PANEL, "add"), wording.text("blocks-select-add"))} if in_server else {}
    if options:
        lists["off"] = select(PanelId(PANEL, "off"), options, wording.text("blocks-select-off"))
    there, others = in_its_place(lists, listed, PanelId(PANEL, "list", mark=page))
    turning = turns(PanelId(PANEL, "page", detail=listed), page, pages, wording)
    about = wording.text("blocks-about", count=len(found), names=names)
    others.append(to_settings(wording))
    return framed(told, about, there, list(taking_out) or [*turning, *others])
