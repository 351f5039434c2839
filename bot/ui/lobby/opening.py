"""Opening a table, in the channel or a thread made for it, as its server has settled; and taking it elsewhere."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import Final

import discord

from bot.hosting.clock.lengths import expected_length
from bot.hosting.clock.pace import PACES, pace_of, typed_pace
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import resolved, together
from bot.records.games import GameRecord, NewGame, Pace
from bot.records.ids import GameId
from bot.records.people import ServerSettings
from bot.ui.kit.permissions import may_host, needed
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import of_game
from bot.wording import Wording
from engine.rules.rule_set import RuleSet

PACE: Final = "daily"
ASSIST: Final = "rearrange.assist"


async def settled_here(request: Request) -> ServerSettings:
    """What the asker's server has settled; nothing in direct messages."""
    return await request.services.servers.get(request.interaction.guild_id or 0)


async def default_switches(request: Request, variant: str) -> dict[str, object]:
    """What the asker's server plays a game with where nobody says otherwise: the rules that it has saved for it."""
    default = await request.services.rule_sets.default_for(request.interaction.guild_id or 0, variant)
    return {} if default is None else default.switches


async def usual_switches(request: Request, variant: str) -> dict[str, object]:
    """The same with the help that the server has settled, unless they say otherwise or the game offers none."""
    assist, switches = (await settled_here(request)).assist, await default_switches(request, variant)
    if assist is None or getattr(resolved(variant, switches), "rearrange", None) is None:
        return switches
    return together({ASSIST: assist}, switches)


async def last_settings(request: Request, variant: str) -> GameRecord | None:
    """The game of a variant that the asker opened here last, to be like it; None where its rules are refused."""
    guild_id = request.interaction.guild_id
    if guild_id is None:
        return None
    last = await request.services.games.last_opened(guild_id, request.user_id, variant)
    try:
        return None if last is None or resolved(variant, last.switches) != last.rules else last
    except Refused:
        return None


def computers_of(record: GameRecord, seats: int) -> tuple[str, ...]:
    """The computer players of a game, by their strength, as many as leave the host one of so many seats."""
    return tuple(one.computer for one in record.holders if one.computer is not None)[: seats - 1]


def usual_pace(settings: ServerSettings) -> Pace:
    """The pace of a table of which nobody said how fast."""
    return pace_of(settings.pace if settings.pace in PACES else PACE)


def new_table(
    request: Request, variant: str, seats: int, pace: Pace, switches: Mapping[str, object], computers: tuple[str, ...]
) -> NewGame:
    """A table that the asker wants where they are."""
    return NewGame(
        guild_id=request.interaction.guild_id or 0,
        channel_id=request.channel_id,
        host_id=request.user_id,
        host_name=request.interaction.user.display_name,
        variant=variant,
        seats=seats,
        pace=pace,
        switches=dict(switches),
        computers=computers,
        locale=request.wording.locale,
    )


async def settled(request: Request, new: NewGame) -> NewGame:
    """A table that somebody asks for, with what its server has to know of them, in the server's language."""
    channel, user = request.interaction.channel, request.interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return replace(
        new,
        locale=(await request.public_wording()).locale,
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        roles=roles,
        manages=request.interaction.permissions.manage_guild,
    )


def read_pace(typed: str, wording: Wording) -> Pace:
    """The pace that somebody typed, a named one in their language or in English. Raises Refused(BAD_PACE)."""
    named = {wording.pace_name(pace).casefold(): pace for pace in PACES.values()}
    return named.get(typed.strip().casefold()) or typed_pace(typed)


def paces_that_begin(typed: str, wording: Wording) -> list[Pace]:
    """The named paces whose name begins so."""
    begun = typed.strip().casefold()
    return [
        pace
        for pace in PACES.values()
        if pace.name.startswith(begun) or wording.pace_name(pace).casefold().startswith(begun)
    ]


OPEN_FOR: Final = 10_080
"""So many minutes without a message a thread stays open by itself: a week, the longest that there is."""


def at_a_glance(variant: str, rules: RuleSet, seats: int, wording: Wording) -> str:
    """A game in a line, for the one who chooses: `Gin rummy, 2 players, about 20 minutes`."""
    length = expected_length(variant, rules, seats)
    return wording.text(
        "game-glance",
        game=wording.variant_name(variant),
        seats=seats,
        length="none" if length is None else wording.roughly(length),
    )


def length_said(variant: str, rules: RuleSet, seats: int, wording: Wording) -> str:
    """How long a match takes with so many players: `about 20 minutes`; empty where nobody knows."""
    length = expected_length(variant, rules, seats)
    return "" if length is None else wording.text("game-length", length=wording.roughly(length))


async def open_table(request: Request, new: NewGame, *, in_thread: bool) -> str:
    """Open a lobby here, or in a thread made for it, and give the sentence that answers the one who asked.

    The sentence is empty where the asker has been told already why it cannot be. Nothing is left behind then, nor where
    the service refuses. Raises Refused.
    """
    request.check_post()
    new = await settled(request, new)
    if in_thread:
        return await _in_a_thread(request, new)
    if not await may_host(request):
        return ""
    try:
        await request.services.games.lobbies.open(new, request.key)
    except Refused as refused:
        if refused.code is not HostReject.CHANNEL_BUSY:
            raise
        if not await _made_way(request, GameId(int(str(refused.facts["game_id"])))):
            return request.wording.text("lobby-suspended-here")
        await request.services.games.lobbies.open(new, request.key)
    return _said_of_opening(new, request.wording, "none")


async def _made_way(request: Request, game: GameId) -> bool:
    """Whether this channel's suspended match went to a new thread. Raises Refused(CHANNEL_BUSY) for a played one."""
    left, channel = (await request.services.games.look(game, None)).record, request.interaction.channel
    if not left.is_suspended:
        raise Refused(HostReject.CHANNEL_BUSY, game_id=game)
    have = request.interaction.app_permissions
    allowed = all(getattr(have, name) for name in needed(in_thread=True, opening_thread=True))
    if not isinstance(channel, discord.TextChannel) or not allowed:
        return False
    thread = await _new_thread(channel, left)
    if thread is None:
        return False
    try:
        await request.services.games.whereabouts.make_way(game, thread.id)
    except Refused:
        await thread.delete()
        raise
    await take_away(request, left)
    return True


async def _in_a_thread(request: Request, new: NewGame) -> str:
    wording, channel = request.wording, request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return wording.text("lobby-not-here")
    if not await may_host(request, opening_thread=True):
        return ""
    thread = await _new_thread(channel, new)
    if thread is None:
        return wording.text("lobby-thread-failed")
    try:
        await request.services.games.lobbies.open(replace(new, channel_id=thread.id, parent_id=channel.id), request.key)
    except Refused:
        await thread.delete()
        raise
    return _said_of_opening(new, wording, thread.mention)


def thread_name(of: NewGame | GameRecord) -> str:
    """How the thread of a table is called: by its game and its host."""
    wording = Wording.of(of.locale)
    return wording.text("lobby-thread-name", game=wording.variant_name(of.variant), host=of.host_name)[:100]


async def _new_thread(channel: discord.TextChannel, of: NewGame | GameRecord) -> discord.Thread | None:
    """A thread for a table; None where Discord makes none, by permission, room, or its title's filter."""
    try:
        return await channel.create_thread(
            name=thread_name(of), type=discord.ChannelType.public_thread, auto_archive_duration=OPEN_FOR
        )
    except discord.HTTPException as error:
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise
        return None


def _said_of_opening(new: NewGame, wording: Wording, thread: str) -> str:
    """What the one who opened a table reads: where it is, and who is still missing."""
    where = "channel" if thread == "none" else "thread"
    full = len(new.computers) + 1 >= new.seats
    return wording.text("lobby-opened", where=where, channel=thread, full="yes" if full else "no")


async def move_here(request: Request, game: GameId) -> None:
    """Take a match of this server to the asker's channel. Raises Refused."""
    await request.defer()
    found = (await request.look(game)).record
    if found.guild_id == 0 or found.guild_id != request.interaction.guild_id:
        raise Refused(HostReject.NO_SUCH_GAME, game_id=game)
    if not await may_host(request):
        return
    moderator = request.moderates(found.guild_id)
    here = request.interaction.channel_id or 0
    moved = await request.services.games.whereabouts.move(
        found.id, request.user_id, here, request.key, moderator=moderator
    )
    await take_away(request, found)
    await request.say(of_game("move-done", moved, request.wording))


async def take_away(request: Request, left: GameRecord) -> None:
    """Delete what the match has left in its old channel, as far as that is still there and ours to delete."""
    if left.standstill is not None:
        return
    channel = request.interaction.client.get_partial_messageable(left.channel_id, guild_id=left.guild_id)
    stood = await request.services.games.posted.drop(left.id, channel_id=left.channel_id)
    for message_id in filter(None, (left.board_message_id, *(one.message_id for one in stood))):
        with suppress(discord.HTTPException):
            await channel.get_partial_message(message_id).delete()
