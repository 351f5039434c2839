"""What servers settle for their games: who may open them, where, with what, and how many."""

from collections.abc import Awaitable
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.config import Limits
from bot.hosting.people.servers import Servers, with_limits
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject, Refused
from bot.records.people import NOTHING_SETTLED, ServerSettings
from bot.store.people.servers import load_settings
from tests.hosting.hosted import ANN, BEN, CAT, POLICY, Host, refused

GUILD, OTHER_GUILD = 7, 8
OPERATOR = Limits(lobbies_per_person=5, games_per_person=50, games_per_server=200)


@pytest.fixture
def servers(host: Host) -> Servers:
    return Servers(host.database, host.clock, OPERATOR)


async def code_and_facts(asked: Awaitable[object]) -> tuple[HostReject, object]:
    refusal = await refused(asked)
    return refusal.code, refusal.facts


async def test_nothing_is_settled_until_somebody_does(servers: Servers) -> None:
    await servers.prepare()
    assert servers.known(GUILD) == await servers.get(GUILD) == NOTHING_SETTLED


async def test_what_is_settled_is_there_after_a_restart_and_other_settings_stay(host: Host, servers: Servers) -> None:
    chosen = ServerSettings(frozenset({1}), frozenset({70}), "gin_rummy", "quick", "en", "none")
    await servers.settle(GUILD, lambda _: chosen)
    await servers.settle(GUILD, lambda before: with_limits(before, lobbies_per_person=2))
    later = Servers(host.database, host.clock, OPERATOR)
    await later.prepare()
    assert later.known(GUILD) == await later.get(GUILD) == with_limits(chosen, lobbies_per_person=2)


async def test_only_members_with_a_role_open_games_and_those_who_manage_the_server(
    host: Host, servers: Servers
) -> None:
    await servers.settle(GUILD, lambda before: replace(before, host_roles=frozenset({1, 2})))
    assert await code_and_facts(host.lobby(ANN)) == (HostReject.MAY_NOT_OPEN, {"roles": (1, 2)})
    await host.lobby(ANN, roles=frozenset({2, 9}))
    await host.lobby(BEN, channel_id=71, manages=True)
    await host.lobby(CAT, channel_id=72, guild_id=8)


async def test_games_are_opened_in_the_channels_that_are_chosen_and_in_their_threads(
    host: Host, servers: Servers
) -> None:
    await servers.settle(GUILD, lambda before: replace(before, channels=frozenset({70})))
    assert await code_and_facts(host.lobby(ANN, channel_id=71)) == (HostReject.NOT_IN_THIS_CHANNEL, {"channels": (70,)})
    await host.lobby(ANN)
    await host.lobby(BEN, channel_id=99, parent_id=70)


async def test_a_servers_limits_count_what_is_in_it(host: Host, servers: Servers) -> None:
    await servers.settle(GUILD, lambda before: with_limits(before, lobbies_per_person=1, games_per_person=2))
    await host.lobby(ANN, channel_id=80, guild_id=8)
    await host.lobby(ANN)
    assert await code_and_facts(host.lobby(ANN, channel_id=71)) == (
        HostReject.TOO_MANY_LOBBIES,
        {"most": 1, "where": "server"},
    )
    lobby, other = await host.lobby(BEN, channel_id=72), await host.lobby(CAT, channel_id=73)
    await host.service.lobbies.join(lobby.id, ANN, "Ann", host.key())
    refusal = await refused(host.service.lobbies.join(other.id, ANN, "Ann", host.key()))
    assert refusal.facts == {"most": 2, "where": "server"}


async def test_no_server_goes_beyond_the_operators_bounds(servers: Servers) -> None:
    for wanted in (0, 6, -1):
        refusal = await refused(
            servers.settle(GUILD, lambda before, wanted=wanted: with_limits(before, lobbies_per_person=wanted))
        )
        assert refusal.facts == {"given": str(wanted), "most": 5}
    assert await servers.get(GUILD) == NOTHING_SETTLED


async def test_the_operators_limit_holds_where_it_is_lower_than_what_a_server_settled_before(url: str) -> None:
    policy = replace(POLICY, limits=Limits(lobbies_per_person=1))
    async with Host.opened(url, policy=policy) as host:
        await Servers(host.database, host.clock, OPERATOR).settle(
            GUILD, lambda before: with_limits(before, lobbies_per_person=4)
        )
        await host.lobby(ANN)
        assert await code_and_facts(host.lobby(ANN, channel_id=71)) == (HostReject.TOO_MANY_LOBBIES, {"most": 1})


async def test_a_game_or_a_pace_that_there_is_none_of_is_refused(servers: Servers) -> None:
    for wrong in ({"variant": "bridge"}, {"pace": "soon"}):
        with pytest.raises(Refused):
            await servers.settle(GUILD, lambda before, wrong=wrong: replace(before, **wrong))


async def test_a_server_is_greeted_once_whoever_asks(host: Host, servers: Servers) -> None:
    await servers.settle(8, lambda before: replace(before, pace="quick"))
    other = Servers(host.database, host.clock, OPERATOR)
    for guild in (GUILD, 8):
        assert [await servers.greets(guild), await other.greets(guild), await servers.greets(guild)] == [
            True,
            False,
            False,
        ]
    assert (await servers.get(8)).pace == "quick"


def test_settings_that_cannot_be_read_any_more_are_none() -> None:
    assert load_settings('{"pace": 7, "channels": "everywhere"}') == NOTHING_SETTLED
    assert load_settings("not JSON") == NOTHING_SETTLED


async def test_who_sees_suits_in_four_colours_is_known_at_once_and_read_at_the_start(host: Host) -> None:
    servers, people = Servers(host.database, host.clock, Limits()), People(host.database, host.clock, AsyncMock())
    for guild_id, four in ((GUILD, True), (OTHER_GUILD, True), (OTHER_GUILD, False)):
        await servers.settle(guild_id, lambda before, four=four: replace(before, four_colours=four))
    await people.settle(ANN, four_colours=True)
    await people.settle(BEN, four_colours=True)
    await people.settle(ANN, four_colours=False)
    later, read = Servers(host.database, host.clock, Limits()), People(host.database, host.clock, AsyncMock())
    assert not later.known(GUILD).four_colours
    assert BEN not in read.four_colours
    await later.prepare()
    await read.prepare()
    for of_servers, of_people in ((servers, people), (later, read)):
        assert [of_servers.known(one).four_colours for one in (GUILD, OTHER_GUILD)] == [True, False]
        assert [one in of_people.four_colours for one in (ANN, BEN)] == [False, True]
