"""Nobody fills the database, or a server, or everybody's time."""

from asyncio import gather
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.config import Config, Limits
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.limits import FORGOTTEN_BEYOND, INVITATIONS_A_MINUTE, Throttle
from bot.records.games import NewGame
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, POLICY, FakeClock, Host, refusal_of, refused, refuses

FEW = replace(
    POLICY,
    limits=Limits(
        lobbies_per_person=2, games_per_person=3, opened_per_day=4, commands_per_minute=40, games_per_server=5
    ),
)


async def test_a_host_has_few_open_lobbies_and_opens_none_all_day_whatever_becomes_of_them(url: str) -> None:
    async with Host.opened(url, policy=FEW) as host:
        first = await host.lobby(ANN)
        await host.lobby(ANN, channel_id=71)
        assert await refusal_of(host.lobby(ANN, channel_id=72)) is HostReject.TOO_MANY_LOBBIES
        await host.lobby(BEN, channel_id=72)
        await host.service.cancel(first.id, ANN, host.key())
        for _ in range(2):
            await host.service.cancel((await host.lobby(ANN, channel_id=73)).id, ANN, host.key())
        assert await refusal_of(host.lobby(ANN, channel_id=73)) is HostReject.TOO_MANY_TODAY
        host.clock.advance(86_401)
        await host.lobby(ANN, channel_id=73)


async def test_a_server_has_so_many_games_and_another_server_has_its_own(url: str) -> None:
    async with Host.opened(url, policy=FEW) as host:
        for number, user in enumerate((ANN, ANN, BEN, BEN, CAT)):
            await host.lobby(user, channel_id=70 + number)
        assert await refusal_of(host.lobby(CAT, channel_id=80)) is HostReject.SERVER_FULL
        await host.lobby(CAT, channel_id=80, guild_id=8)


async def test_nobody_sits_at_more_tables_than_they_can_play_at(url: str) -> None:
    async with Host.opened(url, policy=FEW) as host:
        for number, user in enumerate((ANN, BEN, CAT)):
            await host.table(user, DAN, channel_id=70 + number)
        fourth = await host.lobby(BEN, channel_id=75)
        refusal = await refused(host.service.lobbies.join(fourth.id, DAN, "Dan", host.key()))
        assert (refusal.code, refusal.facts) == (HostReject.TOO_MANY_GAMES, {"most": 3})
        assert await refusal_of(host.lobby(DAN, channel_id=76)) is HostReject.TOO_MANY_GAMES


async def test_what_is_asked_for_at_the_same_moment_is_counted_one_after_another(url: str) -> None:
    async with Host.opened(url, policy=FEW) as host:
        opened = await gather(*(host.lobby(ANN, channel_id=70 + at) for at in range(4)), return_exceptions=True)
        assert [getattr(one, "code", None) for one in opened].count(HostReject.TOO_MANY_LOBBIES) == 2
        others = [await host.lobby(one, channel_id=80 + at) for at, one in enumerate((BEN, CAT, BEN))]
        lobbies = [*(one for one in opened if not isinstance(one, BaseException)), *others]
        joined = await gather(
            *(host.service.lobbies.join(one.id, DAN, "Dan", host.key()) for one in lobbies), return_exceptions=True
        )
        assert [getattr(one, "code", None) for one in joined].count(HostReject.TOO_MANY_GAMES) == len(lobbies) - 3
        assert await refusal_of(host.lobby(CAT, channel_id=90)) is HostReject.SERVER_FULL


async def test_a_repeated_click_is_no_second_lobby(url: str) -> None:
    async with Host.opened(url, policy=replace(FEW, limits=Limits(lobbies_per_person=1))) as host:
        asked = NewGame(7, 70, ANN, "Ann", "disney_basic", 2, LIVE, {})
        first = await host.service.lobbies.open(asked, "one click")
        assert await host.service.lobbies.open(asked, "one click") == first
        assert await refusal_of(host.lobby(ANN, channel_id=71)) is HostReject.TOO_MANY_LOBBIES


@pytest.mark.parametrize(
    ("check", "other"), [(Throttle.check, Throttle.check_press), (Throttle.check_press, Throttle.check)]
)
def test_commands_and_presses_are_counted_over_a_minute_apart_and_for_each_person_alone(
    check: Callable[[Throttle, int], None], other: Callable[[Throttle, int], None]
) -> None:
    clock = FakeClock()
    throttle = Throttle(Limits(commands_per_minute=3, presses_per_minute=3), clock)
    other(throttle, ANN)
    for _ in range(3):
        check(throttle, ANN)
        clock.advance(10)
    with refuses(HostReject.TOO_FAST, wait=timedelta(seconds=30)):
        check(throttle, ANN)
    check(throttle, BEN)
    clock.advance(30)
    check(throttle, ANN)
    with refuses(HostReject.TOO_FAST):
        check(throttle, ANN)


def test_who_has_not_been_there_for_a_minute_is_forgotten() -> None:
    clock = FakeClock()
    throttle = Throttle(Limits(presses_per_minute=2), clock)
    for user in range(5 * FORGOTTEN_BEYOND):
        throttle.check_press(user)
        clock.advance(0.1)
    assert len(throttle._given) <= 2 * FORGOTTEN_BEYOND


def test_nobody_presses_as_fast_as_the_limit_that_holds_where_nothing_is_said() -> None:
    assert Config(_env_file=None).presses_per_minute >= 60 * 4, "an answer of Discord is awaited in between"


def test_a_channel_and_a_server_have_their_own_count_of_what_is_said_to_everybody_and_of_nothing_else() -> None:
    throttle = Throttle(Limits(commands_per_minute=40, posts_in_channel=2, posts_in_server=3), FakeClock())
    throttle.check_post(ANN, 70, 7)
    throttle.check_post(BEN, 70, 7)
    with refuses(HostReject.TOO_BUSY, where="channel"):
        throttle.check_post(CAT, 70, 7)
    throttle.check_post(CAT, 71, 7)
    with refuses(HostReject.TOO_BUSY, where="server"):
        throttle.check_post(DAN, 72, 7)
    throttle.check_post(DAN, 80, 8)
    for person in range(200):
        for _ in range(38):
            throttle.check(person)


def test_nobody_has_so_much_said_to_everybody_that_others_may_have_nothing_said() -> None:
    throttle = Throttle(Limits(posts_in_channel=20), FakeClock())
    for _ in range(2):
        throttle.check_post(ANN, 70, 7)
    with refuses(HostReject.TOO_FAST):
        throttle.check_post(ANN, 70, 7)
    throttle.check_post(BEN, 70, 7)


def test_a_server_lowers_its_members_commands_and_never_raises_the_operators_limit() -> None:
    throttle = Throttle(Limits(commands_per_minute=2), FakeClock())
    throttle.check(ANN, per_person=1)
    with pytest.raises(Refused):
        throttle.check(ANN, per_person=1)
    throttle.check(ANN, per_person=1_000)
    with pytest.raises(Refused):
        throttle.check(ANN, per_person=1_000)


async def test_a_channel_has_so_many_games_with_its_threads(url: str) -> None:
    policy = replace(POLICY, limits=Limits(games_per_channel=2))
    async with Host.opened(url, policy=policy) as host:
        await host.lobby(ANN)
        assert await refusal_of(host.lobby(ANN, channel_id=72, parent_id=70)) is HostReject.TOO_MANY_GAMES, "one's part"
        await host.lobby(BEN, channel_id=71, parent_id=70)
        assert await refusal_of(host.lobby(CAT, channel_id=72, parent_id=70)) is HostReject.CHANNEL_FULL
        await host.lobby(CAT, channel_id=73)


def test_nobody_invites_as_many_as_a_mailing_list_has() -> None:
    throttle = Throttle(Limits(), FakeClock())
    for _ in range(INVITATIONS_A_MINUTE):
        throttle.check_invitation(ANN)
    with refuses(HostReject.TOO_FAST):
        throttle.check_invitation(ANN)
    throttle.check_invitation(BEN)
