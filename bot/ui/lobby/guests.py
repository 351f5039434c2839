"""Whom a host wants at the table: whom it is open to, who is invited, who is taken out; and what those are told."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord

from bot.hosting.clock.stage import check_host
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus, Holder
from bot.records.ids import GameId, UserId
from bot.ui.kit.items import (
    Click,
    Edge,
    PanelId,
    PanelItem,
    Style,
    button,
    framed,
    handles,
    options_of,
    people_select,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import in_its_place, to_change
from bot.ui.kit.request import Request
from bot.ui.kit.sight import ANSWER_S
from bot.ui.table.game_facts import of_game
from bot.wording import Wording

PANEL: Final = "guests"
INVITED_SHOWN: Final = 25

Person = discord.Member | discord.User


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the host's panel."""
    await request.defer()
    access, game = request.services.games.access, click.game
    match click.action:
        case "only" | "anybody":
            only = click.action == "only"
            record = await access.open_to(game, request.user_id, request.key, only_invited=only)
        case "invite":
            check_person(click.person)
            request.services.throttle.check_invitation(request.user_id)
            record = await access.invite(game, request.user_id, UserId(click.person.id), request.key)
        case "out":
            record = await access.take_out(game, request.user_id, click.user_id, request.key)
        case _:
            await open_guests(request, game, click.detail)
            return
    await _show(request, record)


async def open_guests(request: Request, game: GameId, shown: str = "") -> None:
    """Show the host's panel, with the list that is shown. Raises Refused(NOT_HOST)."""
    await request.defer()
    record = (await request.look(game)).record
    check_host(record, request.user_id)
    await _show(request, record, shown)


async def _show(request: Request, record: GameRecord, shown: str = "") -> None:
    named = replace(record, holders=await _told_apart(request.interaction.client, record.holders))
    await request.show(guests_panel(named, request.wording, shown))


async def _told_apart(client: discord.Client, holders: Sequence[Holder]) -> tuple[Holder, ...]:
    """The same people, those who are called as another is with their user names, as far as Discord tells in time."""
    often, told = Counter(one.name.casefold() for one in holders), list(holders)
    with suppress(TimeoutError, discord.HTTPException):
        async with asyncio.timeout(ANSWER_S / 2):
            for at, one in enumerate(holders):
                if one.user_id is not None and often[one.name.casefold()] > 1:
                    user = await client.fetch_user(one.user_id)
                    told[at] = replace(one, name=f"{one.name} (@{user.name})")
    return tuple(told)


def check_person(person: Person) -> None:
    """Raises Refused(NO_PERSON) for a bot, which cannot play."""
    if person.bot:
        raise Refused(HostReject.NO_PERSON)


def guests_panel(record: GameRecord, wording: Wording, shown: str = "") -> Outgoing:
    """The host's panel: whom the table is open to, who is invited, and lists to invite or to take out."""
    in_lobby = record.status is GameStatus.LOBBY
    only = record.guests.only_invited
    listed = [f"<@{user_id}>" for user_id in sorted(record.guests.invited)[:INVITED_SHOWN]]
    text = wording.text(
        "guests-about",
        game=wording.variant_name(record.variant),
        only="yes" if only else "no",
        invited=wording.listed(listed) if listed else "none",
    )
    lists = {"invite": people_select(PanelId(PANEL, "invite", record.id), wording.text("guests-select-invite"))}
    leaving = {one.user_id: one.name for one in record.holders if one.user_id not in (None, record.host_id)}
    if in_lobby and leaving:
        out = PanelId(PANEL, "out", record.id)
        lists["out"] = select(out, options_of(leaving), wording.text("guests-select-out"))
    there, others = in_its_place(lists, shown, PanelId(PANEL, "list", record.id))
    if in_lobby:
        label = wording.text("button-guests-anybody" if only else "button-guests-only")
        other_way = PanelId(PANEL, "anybody" if only else "only", record.id)
        others.append(button(other_way, label, style=Style.secondary if only else Style.primary))
        others.append(to_change(record.id, wording))
    return framed(text, there, others, edge=Edge.LIT)


def invitation(record: GameRecord, user_id: UserId, wording: Wording, *, direct: bool) -> Outgoing:
    """Tell somebody that a host invites them, with the button that takes them there; in a channel by a mention."""
    host, pace = f"<@{record.host_id}>", wording.pace_name(record.pace)
    text = of_game("guests-invitation", record, wording, host=host, pace=pace)
    join = button(PanelId("lobby", "join", record.id), wording.text("button-join"), style=Style.success)
    return _said(text, user_id, [join], direct=direct)


def taken_out(record: GameRecord, user_id: UserId, wording: Wording, *, direct: bool) -> Outgoing:
    """Tell somebody that a host has taken them out of a lobby."""
    text = of_game("guests-out", record, wording, host=f"<@{record.host_id}>")
    return _said(text, user_id, [], direct=direct)


def parted(record: GameRecord, wording: Wording) -> Outgoing:
    """Tell somebody that they are out of a lobby in which somebody sits whom they have blocked."""
    return framed(of_game("guests-parted", record, wording), edge=Edge.NONE)


def _said(text: str, user_id: UserId, buttons: list[PanelItem], *, direct: bool) -> Outgoing:
    called = () if direct else (user_id,)
    return framed(*(f"<@{user}>" for user in called), text, buttons, edge=Edge.NONE, mentions=called)
