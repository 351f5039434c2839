"""Where and when a server wants the puzzle of the day posted: nowhere, unless it says so."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import time
from typing import Final

from bot.answers import Outdated
from bot.hosting.people.habits import zones
from bot.records.people import ServerSettings
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, PanelId, button, channel_select, framed, handles, options_of, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import in_its_place
from bot.ui.kit.permissions import cannot_post
from bot.ui.kit.request import Request
from bot.ui.me.me import one_zone
from bot.ui.servers.bars import keeper_of, server_back
from bot.wording import Wording
from bot.wording.zones import city_of

PANEL: Final = "dailyset"
HOURS: Final = 24


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """Something is settled, or the form for the zone opened. Raises Refused(NOT_A_KEEPER)."""
    guild_id = keeper_of(request)
    if click.action == "where":
        wording = request.wording
        field = Field("city", wording.text("me-field-city"), hint=wording.text("me-hint-city"))
        await open_form(request, PanelId(PANEL, "where"), wording.text("daily-form-zone"), [field])
        return
    await request.defer()
    if click.action not in ("open", "list"):
        await request.services.servers.settle(guild_id, lambda before: settled_by(click, before))
    await open_page(request, click.detail)


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """The server's zone, as somebody typed it. Raises Refused: NOT_A_KEEPER, BAD_ZONE."""
    await request.defer()
    guild_id = keeper_of(request)
    zone = await one_zone(request, filled["city"], PANEL)
    if zone is not None:
        await request.services.servers.settle(guild_id, lambda before: replace(before, zone=zone))
        await open_page(request)


def settled_by(click: Click, before: ServerSettings) -> ServerSettings:
    """The settings after a click. Raises Outdated for what no component of ours offers."""
    match click.action:
        case "channel":
            return replace(before, daily_channel=click.chosen[0].id if click.chosen else None)
        case "hour" if click.value.isdecimal() and int(click.value) < HOURS:
            return replace(before, daily_hour=int(click.value))
        case "zone" if click.value in zones():
            return replace(before, zone=click.value)
    raise Outdated


async def open_page(request: Request, listed: str = "") -> None:
    """Show what the asker's server has settled, with the list of this name. Raises Refused(NOT_A_KEEPER)."""
    await request.defer()
    settings = await request.services.servers.get(keeper_of(request))
    cannot = cannot_post(request, settings.daily_channel, pictures=False)
    await request.show(daily_page(settings, request.wording, listed, cannot))


def daily_page(settings: ServerSettings, wording: Wording, listed: str = "", cannot: str = "") -> Outgoing:
    """The page: where, at which hour, by whose clocks; and why it cannot be posted, if so."""
    channel, hour = settings.daily_channel, settings.daily_hour
    told = wording.text(
        "daily-settings",
        channel="none" if channel is None else f"<#{channel}>",
        hour=wording.clock(time(hour)),
        zone="UTC" if settings.zone is None else city_of(settings.zone, wording.locale),
    )
    hours = options_of({one: wording.clock(time(one)) for one in range(HOURS)}, hour)
    chosen = [] if channel is None else [channel]
    where = channel_select(PanelId(PANEL, "channel"), wording.text("daily-settings-channel"), chosen, at_most=1)
    lists = {"channel": where, "hour": select(PanelId(PANEL, "hour"), hours, wording.text("daily-settings-hour"))}
    there, others = in_its_place(lists, listed, PanelId(PANEL, "list"))
    zone = button(PanelId(PANEL, "where"), wording.text("button-me-zone"))
    return framed(told, cannot, there, [*others, zone, server_back(wording)])
