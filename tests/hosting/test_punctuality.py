"""How people keep time: their turns are counted where others wait, and told from a number on."""

from __future__ import annotations

import pytest

from bot.records.games import LEAST_TURNS, Punctuality
from tests.hosting.hosted import ANN, BEN, CAT, Host
from tests.hosting.test_absence import miss, to_turn_of


async def counted(host: Host, *users: int) -> dict[int, tuple[int, int]]:
    """Turns had and turns played in time, as a lobby of these people tells them."""
    record = await host.lobby(*users, channel_id=99)
    told = (await host.look(record.id)).punctual
    return {user: (one.turns, one.in_time) for user, one in told.items()}


async def test_turns_played_and_turns_missed_are_counted_for_whoever_had_them(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    first = await host.discard(game_id)
    second = BEN if first == ANN else ANN
    assert await miss(host, game_id) == second
    await to_turn_of(host, game_id, first)
    await host.discard(game_id)
    assert await counted(host, ANN, BEN) == {first: (2, 2), second: (1, 0)}


async def test_a_turn_among_computers_counts_for_nobody(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",))
    while await host.acting(game_id) != [ANN]:
        host.clock.advance(1)
        await host.scheduler.fire_due()
    await host.discard(game_id)
    assert await counted(host, ANN) == {}


async def test_a_turn_that_its_player_has_left_is_neither_played_nor_missed(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches={"match.on_leave": "forfeit"})
    user = await host.in_turn(game_id)
    await host.service.leave(game_id, user, host.key())
    assert await counted(host, user) == {}


async def test_a_running_match_tells_nobodys_share(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await host.discard(game_id)
    assert (await host.look(game_id)).punctual == {}


@pytest.mark.parametrize(
    ("turns", "in_time", "share"),
    [
        (0, 0, None),
        (LEAST_TURNS - 1, LEAST_TURNS - 1, None),
        (LEAST_TURNS, LEAST_TURNS, 100),
        (200, 199, 99),
        (20, 0, 0),
    ],
)
def test_a_share_is_told_from_some_turns_on_and_never_rounded_up(turns: int, in_time: int, share: int | None) -> None:
    assert Punctuality(turns, in_time).share == share
