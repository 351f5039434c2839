"""The panel of a server's settings: anybody may read it, those who manage the server change it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES
from bot.hosting.people.servers import with_limits
from bot.hosting.policy import ANY
from bot.hosting.refusals import HostReject, Refused
from bot.records.servers import LIMITS, Assist, ServerLimits, ServerSettings
from bot.ui.kit.forms import Field, form, submits
from bot.ui.kit.items import (
    Click,
    PanelId,
    PanelItem,
    Part,
    button,
    channel_select,
    framed,
    handles,
    role_select,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.wording import Wording, locales
from engine.variants import VARIANTS

PANEL: Final = "server"
NONE: Final = "none"
_ASSISTS: Final[tuple[Assist, ...]] = ("hints", "placement", "none")
_VALUES: Final[Mapping[str, Collection[str]]] = {
    "variant": VARIANTS.keys(),
    "pace": PACES.keys(),
    "locale": locales(),
    "assist": _ASSISTS,
}
UNSAID: Final = "unsaid"
"""Stands for nothing settled where `none` means something."""


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the panel: something is settled, or the form of the limits is opened."""
    if click.action == "limits":
        check_keeper(request)
        await request.interaction.response.send_modal(await _limits_form(request))
        return
    await request.defer()
    if click.action == "open":
        await open_settings(request)
        return
    check_keeper(request)
    after = await request.services.servers.settle(_guild(request), lambda before: settled_by(click, before))
    await request.show(settings_panel(after, request.services.servers.bounds, request.wording, may_change=True))


def settled_by(click: Click, before: ServerSettings) -> ServerSettings:
    """The settings after a click. Raises Outdated and ValueError for what no component of ours offers."""
    if click.action in ("hosts", "channels"):
        ids = frozenset(one.id for one in click.chosen)
        if len(ids) != len(click.values):
            raise Outdated
        return replace(before, host_roles=ids) if click.action == "hosts" else replace(before, channels=ids)
    chosen = click.values[0] if click.values else UNSAID
    if click.action not in _VALUES or chosen not in (UNSAID, *_VALUES[click.action]):
        raise ValueError(f"nobody offers {chosen!r} for {click.action!r}")
    changes: dict[str, Any] = {click.action: None if chosen == UNSAID else chosen}
    return replace(before, **changes)


async def open_settings(request: Request) -> None:
    """Show what the asker's server has settled."""
    await request.defer()
    settings = await request.services.servers.get(_guild(request))
    may_change = request.interaction.permissions.manage_guild
    await request.show(
        settings_panel(settings, request.services.servers.bounds, request.wording, may_change=may_change)
    )


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """The limits that were typed. Raises Refused: NOT_A_KEEPER, BAD_LIMIT."""
    await request.defer()
    check_keeper(request)
    bounds = request.services.servers.bounds
    typed = {name: _read(filled.get(name, ""), getattr(bounds, name)) for name in LIMITS}
    after = await request.services.servers.settle(_guild(request), lambda before: with_limits(before, **typed))
    await request.show(settings_panel(after, bounds, request.wording, may_change=True))


def check_keeper(request: Request) -> None:
    """Raises Refused(NOT_A_KEEPER) for who does not manage the server."""
    if not request.interaction.permissions.manage_guild:
        raise Refused(HostReject.NOT_A_KEEPER)


def _guild(request: Request) -> int:
    """The asker's server. Raises Refused(NOT_A_KEEPER) in direct messages, where there is nothing to settle."""
    if request.interaction.guild_id is None:
        raise Refused(HostReject.NOT_A_KEEPER)
    return request.interaction.guild_id


def _read(typed: str, most: int) -> int | None:
    """A limit as it is typed, None for none. Raises Refused(BAD_LIMIT)."""
    text = typed.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused(HostReject.BAD_LIMIT, given=typed, most=most)
    return int(text)


async def _limits_form(request: Request) -> discord.ui.Modal:
    wording, bounds = request.wording, request.services.servers.bounds
    limits = request.services.servers.known(_guild(request)).limits
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
    return form(PanelId(PANEL, "limits"), wording.text("server-form-limits"), fields)


# -------------------------------------------------------------------------------------------------------------- panels


def settings_panel(settings: ServerSettings, bounds: ServerLimits, wording: Wording, *, may_change: bool) -> Outgoing:
    """All that a server has settled; with what changes it for those who may."""
    changing: list[Part] = []
    if may_change:
        changing = [
            [role_select(PanelId(PANEL, "hosts"), wording.text("server-select-hosts"), sorted(settings.host_roles))],
            [
                channel_select(
                    PanelId(PANEL, "channels"), wording.text("server-select-channels"), sorted(settings.channels)
                )
            ],
            [_variant(settings, wording)],
            [_pace(settings, wording)],
            [_locale(settings, wording)],
            [_assist(settings, wording)],
            [
                button(PanelId(PANEL, "limits"), wording.text("button-server-limits")),
                button(PanelId("bars", "open"), wording.text("button-server-bars")),
            ],
        ]
    return framed(_about(settings, wording), _limits(settings.limits, bounds, wording), *changing)


def _about(settings: ServerSettings, wording: Wording) -> str:
    return wording.text(
        "server-about",
        hosts=wording.listed([f"<@&{one}>" for one in sorted(settings.host_roles)]) or NONE,
        channels=wording.listed([f"<#{one}>" for one in sorted(settings.channels)]) or NONE,
        game=NONE if settings.variant not in VARIANTS else wording.variant_name(settings.variant),
        pace=NONE if settings.pace not in PACES else wording.pace_name(PACES[settings.pace]),
        locale=NONE if settings.locale is None else wording.language(settings.locale),
        assist=settings.assist or UNSAID,
    )


def _limits(limits: ServerLimits, bounds: ServerLimits, wording: Wording) -> str:
    lines = [wording.text("server-limits")]
    for name in LIMITS:
        own, most = getattr(limits, name), getattr(bounds, name)
        shown = most if own is None else min(own, most)
        lines.append(wording.text("server-limit", what=wording.text(f"server-limit-{name}"), most=_told(shown)))
    return "\n".join(lines)


def _told(most: int) -> int | str:
    """A limit as it is told; where the operator has none, none."""
    return NONE if most >= ANY else most


def _variant(settings: ServerSettings, wording: Wording) -> PanelItem:
    named = {key: wording.variant_name(key) for key in VARIANTS}
    return _one_of("variant", settings.variant, named, wording)


def _pace(settings: ServerSettings, wording: Wording) -> PanelItem:
    return _one_of("pace", settings.pace, {name: wording.pace(pace) for name, pace in PACES.items()}, wording)


def _locale(settings: ServerSettings, wording: Wording) -> PanelItem:
    return _one_of("locale", settings.locale, {one: wording.language(one) for one in locales()}, wording)


def _assist(settings: ServerSettings, wording: Wording) -> PanelItem:
    named: dict[str, str] = {one: wording.text("server-assist", assist=one) for one in _ASSISTS}
    return _one_of("assist", settings.assist, named, wording)


def _one_of(action: str, chosen: str | None, named: Mapping[str, str], wording: Wording) -> PanelItem:
    """A select of one value, or of none."""
    options = [
        discord.SelectOption(
            label=wording.text(f"server-unsaid-{action}")[:100], value=UNSAID, default=chosen not in named
        )
    ]
    options += [
        discord.SelectOption(label=label[:100], value=value, default=value == chosen) for value, label in named.items()
    ]
    return select(PanelId(PANEL, action), options, wording.text(f"server-select-{action}"))
