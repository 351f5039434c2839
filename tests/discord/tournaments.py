"""Tournaments of people who have entered, by the service alone: how one is made by commands has tests of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.hosting.clock.pace import typed_pace
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from tests.discord.conftest import World


def host_of(world: World) -> Actor:
    """Ada, as who manages the server."""
    return Actor(world.ada.id, "ada", manages=world.guild.id)


async def entered(
    world: World,
    people: Sequence[Actor],
    *,
    format: str = "swiss",
    switches: Mapping[str, object] | None = None,
    check_in_s: int = 0,
    **rules: object,
) -> VisibleTournament:
    """A tournament of Ada's that these people have entered, about to begin."""
    service, host = world.bot.services.tournaments, host_of(world)
    place = (world.guild.id, world.channel.id, world.ada.id)
    pace = typed_pace("1h/1m" if format == "league" else "10m/1m")
    new = drafts.NewTournament(*place, "Friday", "disney_basic", dict(switches or {}), pace=pace)
    with world.env.time_context():
        of = (await service.create(new, "create")).record.id
        await service.choose(of, host, partial(drafts.with_format, name=format), "format")
        await service.choose(of, host, partial(drafts.with_rules, switches={"seats": 2, **rules}), "choose")
        if check_in_s:
            terms = replace((await service.look(of)).record.terms, check_in_s=check_in_s)
            await service.choose(of, host, partial(drafts.with_terms, terms=terms), "check-in")
        await service.open(of, host, "open")
        for person in people:
            await service.join(of, person, f"join{person.user_id}")
    return await service.look(of)


async def the_tournament(world: World) -> VisibleTournament:
    (found,) = await world.bot.services.tournaments.all_in(world.guild.id, 5)
    return found
