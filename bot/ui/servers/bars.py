"""Whom a server does not let play: those who manage it see the list, add somebody to it, and lift a bar."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.answers import Outdated
from bot.hosting.refusals import HostReject, Refused
from bot.records.ids import NOBODY, UserId
from bot.records.people import Bar
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import (
    Click,
    PanelId,
    PanelItem,
    Style,
    button,
    framed,
    handles,
    id_of,
    options_of,
    people_select,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import in_its_place, page_at, turns
from bot.ui.kit.request import Request
from bot.ui.lobby.guests import check_person
from bot.ui.table.game_facts import when
from bot.ui.tournament.facts import host_name
from bot.wording import Wording

PANEL: Final = "bars"
A_PAGE: Final = 15
DAYS_MOST: Final = 3_650


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the list. Raises Refused(NOT_A_KEEPER)."""
    guild_id, told = keeper_of(request), ""
    if click.action == "add":
        check_person(click.person)
        wording, panel_id = request.wording, PanelId(PANEL, "add", detail=str(click.user_id))
        fields = (
            Field("reason", wording.text("bars-field-reason"), required=False),
            Field("days", wording.text("bars-field-days"), hint=wording.text("bars-hint-days"), required=False),
        )
        await open_form(request, panel_id, wording.text("bars-form"), fields)
        return
    await request.defer()
    access = request.services.games.access
    match click.action:
        case "lift":
            gone = await access.lift(guild_id, click.user_id)
            told = request.wording.text("bars-lifted", who=f"<@{gone.user_id}>")
        case "out":
            told = await _barred(request, await _standing(request, click.detail), from_matches=True)
    listed = click.detail if click.action in {"list", "page"} else ""
    found = await access.bars_in(guild_id)
    await request.show(bars_panel(found, request.wording, told=told, page=click.mark, listed=listed))


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """Bar somebody from now on. Raises Refused: NOT_A_KEEPER, BAD_DAYS, NOT_YOURSELF; Outdated for nobody's number."""
    await request.defer()
    guild_id, user_id = keeper_of(request), UserId(id_of(panel_id.detail))
    if user_id == NOBODY:
        raise Outdated
    days = number_typed(filled.get("days", ""), DAYS_MOST, range(1, DAYS_MOST + 1), HostReject.BAD_DAYS)
    until = None if days is None else request.at + timedelta(days=days)
    name = await _called(request, user_id)
    wanted = Bar(guild_id, user_id, name, filled.get("reason", ""), request.user_id, request.at, until)
    told = await _barred(request, wanted, from_matches=False)
    found = await request.services.games.access.bars_in(guild_id)
    await request.show(bars_panel(found, request.wording, told=told, just=user_id))


async def _called(request: Request, user_id: UserId) -> str:
    """What somebody is called; whose account is gone meanwhile has a number alone, and is barred by it as well."""
    try:
        person: discord.User = await request.interaction.client.fetch_user(user_id)
    except discord.NotFound:
        return str(user_id)
    return person.display_name


async def open_bars(request: Request) -> None:
    """Show whom the server does not let play. Raises Refused(NOT_A_KEEPER)."""
    await request.defer()
    found = await request.services.games.access.bars_in(keeper_of(request))
    await request.show(bars_panel(found, request.wording))


async def _barred(request: Request, wanted: Bar, *, from_matches: bool) -> str:
    out = await request.services.games.access.bar(wanted, from_matches=from_matches)
    return request.wording.text(
        "bars-on",
        who=f"<@{wanted.user_id}>",
        until=when(wanted.until, "D"),
        out=out,
        matches="out" if from_matches else "played",
    )


async def _standing(request: Request, user_id: str) -> Bar:
    """The bar of somebody, as it stands. Raises Refused(NOT_BARRED)."""
    for one in await request.services.games.access.bars_in(keeper_of(request)):
        if str(one.user_id) == user_id:
            return one
    raise Refused(HostReject.NOT_BARRED)


def number_typed(typed: str, most: int, within: range, refusal: HostReject = HostReject.BAD_LIMIT) -> int | None:
    """A number as it was typed, None for none. Raises Refused with this code and the `most` that is told."""
    text = typed.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) in within):
        raise Refused(refusal, given=typed, most=most)
    return int(text)


def server_back(wording: Wording) -> PanelItem:
    """Back to the server's settings."""
    return button(PanelId("server", "open"), wording.text("button-greeting-settings"))


def keeper_of(request: Request) -> int:
    """The server that the asker manages. Raises Refused(NOT_A_KEEPER)."""
    guild_id = request.interaction.guild_id
    if guild_id is None or not request.interaction.permissions.manage_guild:
        raise Refused(HostReject.NOT_A_KEEPER)
    return guild_id


def bars_panel(
    found: Sequence[Bar], wording: Wording, *, told: str = "", page: int = 0, listed: str = "", just: int | None = None
) -> Outgoing:
    """A page of the barred, and the list to bar or to lift a bar; who is `just` barred may go from matches."""
    shown, page, pages = page_at(found, page, A_PAGE, partial(_line, wording=wording))
    way_out = PanelId(PANEL, "out", detail=str(just))
    out = [] if just is None else [button(way_out, wording.text("button-bars-out"), style=Style.danger)]
    options = options_of({one.user_id: one.name for one in shown}, about={one.user_id: one.reason for one in shown})
    lists = {"add": people_select(PanelId(PANEL, "add"), wording.text("bars-select-add"))}
    if options:
        lists["lift"] = select(PanelId(PANEL, "lift", mark=page), options, wording.text("bars-select-lift"))
    there, others = in_its_place(lists, listed, PanelId(PANEL, "list", mark=page))
    turning = turns(PanelId(PANEL, "page", detail=listed), page, pages, wording)
    return framed(
        told,
        wording.text("bars-about", count=len(found)),
        "\n".join(_line(one, wording) for one in shown),
        there,
        [*turning, *others, *out, server_back(wording)],
    )


def _line(one: Bar, wording: Wording) -> str:
    return wording.text(
        "bars-line",
        who=f"<@{one.user_id}>",
        name=wording.name(one.name),
        reason=wording.name(one.reason) if one.reason else "none",
        by=host_name(str(one.barred_by), wording),
        since=when(one.at, "D"),
        until=when(one.until, "D"),
    )
