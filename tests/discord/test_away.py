"""Discord away is not the players' fault: their clocks rest, and go on with grace."""

from datetime import timedelta

import pytest

from bot.records.games import GameRecord, NewGame
from engine.games.events import TimedOut
from tests.discord.conftest import World
from tests.discord.test_delivery import DAILY, Table, table, text_of

__all__ = ["table"]

HOURS = 3 * 3_600.0


async def due(world: World, game: GameRecord) -> float:
    """Seconds until the running turn ends."""
    deadline = (await world.bot.services.games.look(game.id, None)).deadlines.turn
    assert deadline is not None
    return (deadline - world.env.now()).total_seconds()


async def missed(world: World, game: GameRecord) -> list[int]:
    """The time-outs held against the seats; no turn was ended."""
    visible = await world.bot.services.games.look(game.id, None)
    assert not any(isinstance(event, TimedOut) for event in visible.recent)
    return [holder.misses for holder in visible.record.holders]


async def told(world: World, event: str) -> None:
    """What the gateway tells of the connection."""
    world.bot.dispatch(event)
    await world.env.settle()


async def another(world: World, table: Table) -> GameRecord:
    """A lobby of Ada's in a channel of its own, which has something to say."""
    elsewhere = world.guild.create_text_channel("elsewhere")
    new = NewGame(world.guild.id, elsewhere.id, world.ada.id, "ada", "disney_basic", 2, DAILY, {})
    return await table.do(world.bot.services.games.lobbies.open(new, table.key()))


@pytest.mark.parametrize("something_to_say", [True, False])
async def test_with_every_request_failing_for_three_hours_nobody_misses_a_turn(
    world: World, table: Table, *, something_to_say: bool
) -> None:
    """Where nobody has anything to say it is noticed by asking."""
    game = await table.started()
    await world.env.advance_time(DAILY.turn_s - 3_600 - 5)
    assert 3_590 < await due(world, game) <= 3_600
    world.env.inject_error("*", "*", status=500, times=None)
    if something_to_say:
        await table.do(world.bot.services.games.cancel((await another(world, table)).id, world.ada.id, table.key()))
    else:
        with world.env._bot_scope():
            world.bot.line.look()
    for _ in range(6):
        await world.env.advance_time(HOURS / 6)
    assert await missed(world, game) == [0, 0, 0]
    world.env.backend.faults.clear()
    await world.env.advance_time(30)
    left = await due(world, game)
    assert 3_500 < left <= 3_600, "the turn goes on where it stood"
    await world.env.advance_time(left + 5)
    visible = await world.bot.services.games.look(game.id, None)
    assert any(isinstance(event, TimedOut) for event in visible.recent)


async def test_without_a_connection_clocks_rest_and_go_on_with_grace(world: World, table: Table) -> None:
    game = await table.started()
    before = await due(world, game)
    await told(world, "disconnect")
    await world.env.advance_time(4)
    await told(world, "resumed")
    assert await due(world, game) == before - 4, "one that is renewed changes nothing"
    await world.env.advance_time(DAILY.turn_s - 60 - 9)
    await told(world, "disconnect")
    await world.env.advance_time(HOURS)
    assert await missed(world, game) == [0, 0, 0]
    await told(world, "resumed")
    await world.env.advance_time(1)
    assert 590 < await due(world, game) <= 600, "a minute is too little for those who come back: grace is ten"
    board_id = (await table.record(game)).board_message_id
    board = next(message for message in world.messages() if message.id == board_id)
    assert str(int((world.env.now() + timedelta(seconds=await due(world, game))).timestamp())) in text_of(board)


async def test_one_failed_request_does_not_stop_the_clocks(world: World, table: Table) -> None:
    game = await table.started()
    before = world.env.now() + timedelta(seconds=await due(world, game))
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await another(world, table)
    assert not world.bot.services.away.anyone
    await world.env.advance_time(10)
    assert world.env.now() + timedelta(seconds=await due(world, game)) == before
