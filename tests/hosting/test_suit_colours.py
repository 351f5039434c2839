"""In how many colours suits are shown: in public as a server chose, in private as the one who looks chose too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hosting.people.servers import Servers
from bot.hosting.people.settling import People
from bot.hosting.people.suit_colours import SuitColours
from bot.hosting.policy import Limits
from tests.hosting.hosted import ANN, BEN, Host

GUILD, OTHER_GUILD = 7, 8


@pytest.fixture
def servers(host: Host) -> Servers:
    return Servers(host.database, host.clock, Limits())


@pytest.fixture
def colours(host: Host, servers: Servers) -> SuitColours:
    return SuitColours(host.database, servers)


async def settle(servers: Servers, guild_id: int, *, four: bool) -> None:
    await servers.settle(guild_id, lambda before: replace(before, four_colours=four))


async def test_suits_have_two_colours_until_somebody_says_otherwise(colours: SuitColours) -> None:
    await colours.prepare()
    assert not colours.four_in_public(GUILD)
    assert not colours.four_in_private(ANN, GUILD)


async def test_a_server_settles_its_own_suits_and_may_change_its_mind(colours: SuitColours, servers: Servers) -> None:
    await settle(servers, GUILD, four=True)
    assert colours.four_in_public(GUILD)
    assert colours.four_in_private(ANN, GUILD)
    assert not colours.four_in_public(OTHER_GUILD)
    await settle(servers, GUILD, four=False)
    assert not colours.four_in_public(GUILD)


async def test_who_wants_four_colours_sees_them_in_private_and_nobody_else(host: Host, colours: SuitColours) -> None:
    people = People(host.database, host.clock, suit_colours=colours)
    await people.show_four_colours(ANN, shown=True)
    assert colours.four_in_private(ANN, GUILD)
    assert not colours.four_in_private(BEN, GUILD)
    assert not colours.four_in_public(GUILD)
    await people.show_four_colours(ANN, shown=False)
    assert not colours.four_in_private(ANN, GUILD)


async def test_what_was_settled_before_is_read_at_the_start(host: Host, servers: Servers) -> None:
    await settle(servers, GUILD, four=True)
    await settle(servers, OTHER_GUILD, four=True)
    await settle(servers, OTHER_GUILD, four=False)
    await People(host.database, host.clock).show_four_colours(BEN, shown=True)
    read = Servers(host.database, host.clock, Limits())
    later = SuitColours(host.database, read)
    await read.prepare()
    await later.prepare()
    assert (later.four_in_public(GUILD), later.four_in_public(OTHER_GUILD)) == (True, False)
    assert (later.four_in_private(ANN, OTHER_GUILD), later.four_in_private(BEN, OTHER_GUILD)) == (False, True)
