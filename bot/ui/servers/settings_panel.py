"""A server's settings, for all to read; who manages it changes one at a time, on a page; and the greeting."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES
from bot.hosting.people.servers import with_limits
from bot.hosting.policy import ANY
from bot.hosting.refusals import HostReject, Refused
from bot.records.people import LIMITS, Assist, ServerLimits, ServerSettings
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import (
    Click,
    Edge,
    PanelId,
    PanelItem,
    Style,
    button,
    channel_select,
    framed,
    handles,
    options_of,
    role_select,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.permissions import cannot_post
from bot.ui.kit.request import Request
from bot.ui.servers import bars, daily_page, rule_sets_panel
from bot.wording import Wording
from bot.wording.languages import names
from bot.wording.translator import language_of_server
from engine.variants import VARIANTS

PANEL: Final = "server"
NONE: Final = "none"
EVENTS: Final = "events"
ON: Final = "on"
OFF: Final = "off"
TWO: Final = "two"
FOUR: Final = "four"
_ASSISTS: Final[tuple[Assist, ...]] = ("hints", "placement", "none")
ANY_LIMIT: Final = range(10**9)
UNSAID: Final = "unsaid"
"""Stands for nothing settled where `none` means something."""


PAGES: Final = (
    "channels",
    "hosts",
    "variant",
    "pace",
    "assist",
    "rules",
    "daily",
    "tournaments",
    "events",
    "season",
    "card",
    "colours",
    "locale",
    "limits",
    "bars",
)


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A page is opened, or something is settled on one. Raises Refused(NOT_A_KEEPER)."""
    if click.action == "open":
        await open_settings(request)
        return
    guild_id = bars.keeper_of(request)
    page = click.value if click.action == "page" else ""
    if page and page not in PAGES:
        raise Outdated
    openers = {"rules": rule_sets_panel.open_rule_sets, "daily": daily_page.open_page, "bars": bars.open_bars}
    if page == "limits":
        await _open_limits(request)
    elif page in openers:
        await openers[page](request)
    elif page:
        await request.defer()
        await request.show(page_panel(page, await request.services.servers.get(guild_id), request.wording))
    else:
        await request.defer()
        await request.services.servers.settle(guild_id, lambda before: settled_by(click, before, request.wording))
        await open_settings(request)


def settled_by(click: Click, before: ServerSettings, wording: Wording) -> ServerSettings:
    """The settings after a click. Raises Outdated and ValueError for what no component of ours offers."""
    if click.action in ("hosts", "channels"):
        ids = frozenset(one.id for one in click.chosen)
        if len(ids) != len(click.values):
            raise Outdated
        return replace(before, host_roles=ids) if click.action == "hosts" else replace(before, channels=ids)
    if click.action in ("card", "tournaments"):
        name = "season_channel" if click.action == "card" else "tournament_role"
        changes: dict[str, Any] = {name: click.chosen[0].id if click.chosen else None}
        return replace(before, **changes)
    chosen = click.value if click.values else UNSAID
    if chosen not in (UNSAID, *_named(click.action, wording)):
        raise ValueError(f"nobody offers {chosen!r} for {click.action!r}")
    if click.action == EVENTS:
        return replace(before, events=click.value == ON)
    if click.action == "colours":
        return replace(before, four_colours=click.value == FOUR)
    changes = {click.action: None if chosen == UNSAID else chosen}
    return replace(before, **changes)


async def open_settings(request: Request) -> None:
    """Show what the asker's server has settled; with the list of pages for those who may change it. Raises
    Refused(NOT_A_KEEPER) in direct messages, where there is nothing to settle.
    """
    await request.defer()
    servers, guild_id = request.services.servers, request.interaction.guild_id
    if guild_id is None:
        raise Refused(HostReject.NOT_A_KEEPER)
    settings = await servers.get(guild_id)
    cannot = cannot_post(request, settings.season_channel if settings.season else None, pictures=True)
    holds = replace(settings, locale=language_of_server(settings.locale, request.interaction.guild))
    about = f"{_about(holds, servers.bounds, request.wording)}\n{cannot}".rstrip()
    options = options_of({page: request.wording.text(f"server-page-{page}") for page in PAGES})
    pages = [select(PanelId(PANEL, "page"), options, request.wording.text("server-select-page"))]
    await request.show(framed(about, pages if request.interaction.permissions.manage_guild else []))


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """The limits that were typed. Raises Refused: NOT_A_KEEPER, BAD_LIMIT."""
    await request.defer()
    guild_id = bars.keeper_of(request)
    bounds = request.services.servers.bounds
    typed = {name: bars.number_typed(filled.get(name, ""), getattr(bounds, name), ANY_LIMIT) for name in LIMITS}
    await request.services.servers.settle(guild_id, lambda before: with_limits(before, **typed))
    await open_settings(request)


async def _open_limits(request: Request) -> None:
    wording, bounds = request.wording, request.services.servers.bounds
    limits = request.services.servers.known(bars.keeper_of(request)).limits
    fields = [
        Field(
            name,
            wording.text(f"server-limit-{name}"),
            value="" if getattr(limits, name) is None else str(getattr(limits, name)),
            hint=wording.text("server-limit-hint", most=_told(getattr(bounds, name))),
            required=False,
        )
        for name in LIMITS
    ]
    await open_form(request, PanelId(PANEL, "limits"), wording.text("server-form-limits"), fields)


def page_panel(page: str, settings: ServerSettings, wording: Wording) -> Outgoing:
    """One thing that a server settles, with what it may be. Raises ValueError for what there is not."""
    item = _item(page, settings, wording)
    return framed(wording.text(f"server-about-{page}"), [item], [bars.server_back(wording)])


def _item(page: str, settings: ServerSettings, wording: Wording) -> PanelItem:
    prompt = wording.text("server-select-page")
    match page:
        case "hosts":
            return role_select(PanelId(PANEL, page), prompt, sorted(settings.host_roles))
        case "tournaments":
            chosen = [] if settings.tournament_role is None else [settings.tournament_role]
            return role_select(PanelId(PANEL, page), prompt, chosen, at_most=1)
        case "channels":
            return channel_select(PanelId(PANEL, page), prompt, sorted(settings.channels))
        case "card":
            place = settings.season_channel
            return channel_select(PanelId(PANEL, page), prompt, [] if place is None else [place], at_most=1)
    named = _named(page, wording)
    always = {"colours": FOUR if settings.four_colours else TWO, EVENTS: ON if settings.events else OFF}
    holds = always[page] if page in always else getattr(settings, page)
    # What is not settled is left to others.
    unsaid = {} if page in always else {UNSAID: wording.text(f"server-unsaid-{page}")}
    return select(PanelId(PANEL, page), options_of(unsaid | named, holds if holds in named else UNSAID), prompt)


def _named(page: str, wording: Wording) -> dict[str, str]:
    """What may be chosen on a page, by value. Raises ValueError for what there is not."""
    named: dict[str, Callable[[], dict[str, str]]] = {
        "colours": lambda: {many: wording.text(f"suits-choice-{many}") for many in (TWO, FOUR)},
        EVENTS: lambda: {one: wording.text(f"server-events-{one}") for one in (OFF, ON)},
        "variant": lambda: {key: wording.variant_name(key) for key in VARIANTS},
        "pace": lambda: {name: wording.pace(pace) for name, pace in PACES.items()},
        "locale": names,
        "assist": lambda: {one: wording.text("server-assist", assist=one) for one in _ASSISTS},
        "season": lambda: {one: wording.text("server-season", kind=one) for one in ("month", "quarter")},
    }
    if page not in named:
        raise ValueError(f"nobody offers {page!r}")
    return named[page]()


def _about(settings: ServerSettings, bounds: ServerLimits, wording: Wording) -> str:
    lines = [
        wording.text(
            "server-about",
            hosts=wording.listed([f"<@&{one}>" for one in sorted(settings.host_roles)]) or NONE,
            channels=wording.listed([f"<#{one}>" for one in sorted(settings.channels)]) or NONE,
            game=NONE if settings.variant not in VARIANTS else wording.variant_name(settings.variant),
            pace=NONE if settings.pace not in PACES else wording.pace_name(PACES[settings.pace]),
            locale=NONE if settings.locale is None else wording.language(settings.locale),
            assist=settings.assist or UNSAID,
            role=NONE if settings.tournament_role is None else f"<@&{settings.tournament_role}>",
            four="yes" if settings.four_colours else "no",
        )
    ]
    if settings.season is not None:
        place = settings.season_channel
        card = NONE if place is None else f"<#{place}>"
        lines.append(wording.text("server-about-seasons", kind=settings.season, card=card))
    for name in LIMITS:
        own, most = getattr(settings.limits, name), getattr(bounds, name)
        if own is not None:
            limit = wording.text("server-limit", what=wording.text(f"server-limit-{name}"), most=_told(min(own, most)))
            lines.append(limit)
    return "\n".join(lines)


def _told(most: int) -> int | str:
    return NONE if most >= ANY else most


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
