"""Who asks for something in a tournament, and which tournament is meant."""

import re
from collections import defaultdict
from collections.abc import Callable

import discord

from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import Competitor, TournamentRecord, TournamentStatus
from bot.ui.kit.permissions import cannot_post, may_host
from bot.ui.kit.request import Request


def actor_of(request: Request) -> Actor:
    """The asker, with their roles in this server."""
    user = request.interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    manages = request.interaction.guild_id if request.interaction.permissions.manage_guild else None
    return Actor(request.user_id, user.display_name, roles, manages, user.name)


async def may_be_held(request: Request, record: TournamentRecord) -> bool:
    """Whether a tournament's tables can be opened in its channel; where they cannot, the asker is told why."""
    if request.channel_id == record.channel_id:
        return await may_host(request, opening_thread=True)
    cannot = cannot_post(request, record.channel_id, pictures=True)
    if cannot:
        await request.say(cannot)
    return not cannot


def home_of_season(request: Request, record: TournamentRecord) -> int | None:
    """The channel in which a season after this one is held: the same, else the asker's; None where that is a thread."""
    guild = request.interaction.guild
    if guild is None or guild.get_channel_or_thread(record.channel_id) is not None:
        return record.channel_id
    return request.channel_id if isinstance(request.interaction.channel, discord.TextChannel) else None


def lacks_role(request: Request, record: TournamentRecord) -> bool:
    """Whether the role that may enter was deleted, so that nobody can, as far as we know the server."""
    guild, role_id = request.interaction.guild, record.terms.role_id
    if guild is None or guild.unavailable or role_id is None:
        return False
    return record.status.is_alive and guild.get_role(role_id) is None


async def check_may_host(request: Request) -> None:
    """Raises Refused(MAY_NOT_HOST) where the asker can hold no tournament in this server."""
    actor = actor_of(request)
    role = (await request.services.servers.get(request.interaction.guild_id or 0)).tournament_role
    if actor.manages is None and (role is None or role not in actor.roles):
        raise Refused(HostReject.MAY_NOT_HOST)


async def tournament_meant(request: Request, given: int | None, *, drafts: bool = False) -> VisibleTournament:
    """The tournament that a command is about: the one named, else this channel's, else the only one of the server.

    Where nothing is going on it is this channel's last; a draft only where there is nothing else, or with `drafts`.
    Raises Refused: NO_SUCH_TOURNAMENT, WHICH_TOURNAMENT, TOURNAMENT_UNREADABLE.
    """
    guild_id, sight = request.interaction.guild_id or 0, request.sight
    if given is not None:
        found = await request.services.tournaments.look(request.asked(given))
        if found.record.guild_id != guild_id:
            raise Refused(HostReject.NO_SUCH_TOURNAMENT)
        return found

    def shown(some: list[VisibleTournament]) -> list[VisibleTournament]:
        return [one for one in some if drafts or one.record.status is not TournamentStatus.DRAFT]

    there = await request.services.tournaments.in_channel(request.channel_id)
    here = [one for one in there if await sight.sees(one.record)]
    alive = [one for one in here if one.record.status.is_alive]
    if not shown(alive):
        await request.services.tournaments.check_channel(request.channel_id)
    server = [one for one in await request.services.tournaments.alive_in(guild_id) if await sight.sees(one.record)]
    for some in (shown(alive), shown(server), shown(here)[:1], alive, server):
        if len(some) == 1:
            return some[0]
        if some:
            raise Refused(HostReject.WHICH_TOURNAMENT)
    await request.services.tournaments.check_server(guild_id)
    raise Refused(HostReject.NO_SUCH_TOURNAMENT)


def mention_of(one: Competitor) -> str:
    """What means this entrant and nobody else."""
    return f"<#{one.entrant}>" if one.user_id is None else f"<@{one.user_id}>"


def naming(record: TournamentRecord) -> Callable[[str], int | None]:
    """Gives the entrant whom a mention or a name means, with an @ before it or without; None for nobody. It raises
    Refused(SEVERAL_SO_CALLED).
    """
    called = defaultdict[str, list[int]](list)
    for one in record.people:
        if not one.is_nobody:
            called[one.name.casefold()].append(one.entrant)
    called |= {mention_of(one): [one.entrant] for one in record.people}

    def named(name: str) -> int | None:
        found = called[name.removeprefix("@").replace("<@!", "<@").casefold()]
        if len(found) > 1:
            raise Refused(HostReject.SEVERAL_SO_CALLED, name=name[:80])
        return found[0] if found else None

    return named


def named_entrants(record: TournamentRecord, text: str) -> tuple[int, ...]:
    """The entrants that a text names in order, by mention, by names and commas, or by names each with an @ before it.

    Raises Refused: BAD_SEEDS_NAMED, SEVERAL_SO_CALLED.
    """
    found, named = [], naming(record)
    for piece in filter(None, map(str.strip, re.split(r",|(?<=>)", text))):
        for name in [piece] if named(piece) is not None else re.split(r"\s+(?=@)", piece):
            found.append(there(named(name.strip()), HostReject.BAD_SEEDS_NAMED, name=name[:80]))
    if not found:
        raise Refused(HostReject.BAD_SEEDS_NAMED, name=text.strip()[:80])
    return tuple(found)
