"""Whom a server does not let play: those who manage it see the list, add to it by a command, and lift a bar here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.hosting.refusals import HostReject, Refused
from bot.records.access import Bar
from bot.ui.kit.items import OPTIONS_PER_SELECT, Click, PanelId, PanelItem, button, framed, handles, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.lobby.guests import Person, check_person
from bot.wording import Wording

PANEL: Final = "bars"
A_PAGE: Final = 15
TIME_TOLD: Final = "D"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the list. Raises Refused(NOT_A_KEEPER)."""
    await request.defer()
    guild_id, told = keeper_of(request), ""
    if click.action == "lift":
        gone = await request.services.games.access.lift(guild_id, click.user_id)
        told = request.wording.text("bars-lifted", who=f"<@{gone.user_id}>")
    found = await request.services.games.access.bars_in(guild_id)
    await request.show(bars_panel(found, request.wording, told=told, page=click.mark))


async def open_bars(request: Request) -> None:
    """Show whom the server does not let play. Raises Refused(NOT_A_KEEPER)."""
    await request.defer()
    found = await request.services.games.access.bars_in(keeper_of(request))
    await request.show(bars_panel(found, request.wording))


async def bar(request: Request, person: Person, reason: str, days: int | None, *, from_matches: bool) -> None:
    """Do not let somebody play in this server. Raises Refused: NOT_A_KEEPER, NO_PERSON, NOT_YOURSELF."""
    await request.defer()
    guild_id = keeper_of(request)
    check_person(person)
    at = request.at
    until = None if days is None else at + timedelta(days=days)
    wanted = Bar(guild_id, person.id, person.display_name, reason, request.user_id, at, until)
    out = await request.services.games.access.bar(wanted, from_matches=from_matches)
    text = request.wording.text(
        "bars-on",
        who=person.mention,
        until="none" if until is None else discord.utils.format_dt(until, TIME_TOLD),
        out=out,
        matches="out" if from_matches else "played",
    )
    await request.say(text)


async def lift(request: Request, person: Person) -> None:
    """Let somebody play again. Raises Refused: NOT_A_KEEPER, NOT_BARRED."""
    await request.defer()
    await request.services.games.access.lift(keeper_of(request), person.id)
    await request.say(request.wording.text("bars-lifted", who=person.mention))


def keeper_of(request: Request) -> int:
    """The server that the asker manages. Raises Refused(NOT_A_KEEPER)."""
    guild_id = request.interaction.guild_id
    if guild_id is None or not request.interaction.permissions.manage_guild:
        raise Refused(HostReject.NOT_A_KEEPER)
    return guild_id


def bars_panel(found: Sequence[Bar], wording: Wording, *, told: str = "", page: int = 0) -> Outgoing:
    """A page of the list, with the select that lifts a bar."""
    pages = max(1, -(-len(found) // A_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = found[page * A_PAGE : (page + 1) * A_PAGE]
    options = [
        discord.SelectOption(label=one.name[:100], value=str(one.user_id), description=one.reason[:100] or None)
        for one in shown[:OPTIONS_PER_SELECT]
    ]
    return framed(
        *([told] if told else []),
        wording.text("bars-about", count=len(found)),
        *(["\n".join(_line(one, wording) for one in shown)] if shown else []),
        [select(PanelId(PANEL, "lift", mark=page), options, wording.text("bars-select-lift"))] if options else [],
        _turning(page, pages, wording),
    )


def _line(one: Bar, wording: Wording) -> str:
    return wording.text(
        "bars-line",
        who=f"<@{one.user_id}>",
        name=wording.name(one.name),
        reason=wording.name(one.reason) if one.reason else "none",
        by=f"<@{one.barred_by}>",
        since=discord.utils.format_dt(one.at, TIME_TOLD),
        until="none" if one.until is None else discord.utils.format_dt(one.until, TIME_TOLD),
    )


def _turning(page: int, pages: int, wording: Wording) -> list[PanelItem]:
    if pages == 1:
        return []
    back = button(PanelId(PANEL, "back", mark=max(page - 1, 0)), wording.text("button-bars-back"), disabled=page == 0)
    on = PanelId(PANEL, "on", mark=min(page + 1, pages - 1))
    return [back, button(on, wording.text("button-bars-on"), disabled=page == pages - 1)]
