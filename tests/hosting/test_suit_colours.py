"""Who sees suits in four colours: in public as a server chose, in private who chose so too."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.people.servers import Servers
from bot.hosting.people.settling import People
from bot.hosting.policy import Limits
from tests.hosting.hosted import ANN, BEN, Host

GUILD, OTHER_GUILD = 7, 8


async def test_what_was_chosen_is_known_at_once_and_read_at_the_start(host: Host) -> None:
    servers, people = Servers(host.database, host.clock, Limits()), People(host.database, host.clock)
    for guild_id, four in ((GUILD, True), (OTHER_GUILD, True), (OTHER_GUILD, False)):
        await servers.settle(guild_id, lambda before, four=four: replace(before, four_colours=four))
    await people.settle(ANN, four_colours=True)
    await people.settle(BEN, four_colours=True)
    await people.settle(ANN, four_colours=False)
    later, read = Servers(host.database, host.clock, Limits()), People(host.database, host.clock)
    assert not later.known(GUILD).four_colours
    assert not read.wants_four_colours(BEN)
    await later.prepare()
    await read.prepare()
    for of_servers, of_people in ((servers, people), (later, read)):
        assert [of_servers.known(one).four_colours for one in (GUILD, OTHER_GUILD)] == [True, False]
        assert [of_people.wants_four_colours(one) for one in (ANN, BEN)] == [False, True]
