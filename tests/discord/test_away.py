"""Discord away is not the players' fault: their clocks rest, and go on with grace."""

from datetime import timedelta

import pytest

from engine.games.events import TimedOut
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, at_a_window, commands_for, direct_to, gathered, join, parts, started
from tests.discord.test_delivery import DAILY, a_match, requests, text_of

LONG = 5_400.0
"""Longer than any turn here has left."""


async def due(table: Playing) -> float:
    """Seconds until the running turn ends."""
    return ((await table.look()).deadlines.turn - table.world.env.now()).total_seconds()


async def missed(table: Playing) -> list[int]:
    """The time-outs held against the seats; no turn was ended."""
    visible = await table.look()
    assert not any(isinstance(event, TimedOut) for event in visible.recent)
    return [holder.misses for holder in visible.record.holders]


async def told(world: World, event: str) -> None:
    """What the gateway tells of the connection."""
    world.bot.dispatch(event)
    await world.env.settle()


async def another(world: World) -> Playing:
    """A lobby of Ada's in a channel of its own, which has something to say."""
    return await gathered(world, world.ada, channel_id=world.guild.create_text_channel("elsewhere").id)


@pytest.mark.parametrize("something_to_say", [True, False])
async def test_with_every_request_failing_for_longer_than_a_turn_nobody_misses_a_turn(
    world: World, *, something_to_say: bool
) -> None:
    """Where nobody has anything to say it is noticed by asking."""
    table = await a_match(world)
    await world.env.advance_time(DAILY.turn_s - 3_600 - 5)
    assert 3_590 < await due(table) <= 3_600
    world.env.inject_error("*", "*", status=500, times=None)
    if something_to_say:
        await world.bot.services.games.cancel((await another(world)).game_id, world.ada.id, "off")
        await world.env.settle()
    else:
        with world.env._bot_scope():
            world.bot.line.look()
    for _ in range(3):
        await world.env.advance_time(LONG / 3)
    assert await missed(table) == [0, 0, 0]
    world.env.backend.faults.clear()
    await world.env.advance_time(30)
    left = await due(table)
    assert 3_500 < left <= 3_600, "the turn goes on where it stood"
    await world.env.advance_time(left + 5)
    assert any(isinstance(event, TimedOut) for event in (await table.look()).recent)


async def test_without_a_connection_clocks_rest_and_go_on_with_grace(world: World) -> None:
    table = await a_match(world)
    before = await due(table)
    await told(world, "disconnect")
    await world.env.advance_time(4)
    await told(world, "resumed")
    assert await due(table) == before - 4, "one that is renewed changes nothing"
    await world.env.advance_time(DAILY.turn_s - 60 - 9)
    await told(world, "disconnect")
    await world.env.advance_time(LONG)
    assert await missed(table) == [0, 0, 0]
    await told(world, "resumed")
    await world.env.advance_time(1)
    assert 590 < await due(table) <= 600, "a minute is too little for those who come back: grace is ten"
    ends = world.env.now() + timedelta(seconds=await due(table))
    assert str(int(ends.timestamp())) in text_of(await table.board_as_it_hangs())


async def test_one_failed_request_does_not_stop_the_clocks(world: World) -> None:
    table = await a_match(world)
    before = world.env.now() + timedelta(seconds=await due(table))
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await another(world)
    assert not world.bot.services.away.anyone
    await world.env.advance_time(10)
    assert world.env.now() + timedelta(seconds=await due(table)) == before


async def test_where_messages_alone_fail_for_long_nobody_loses_time_and_all_is_said_once_as_soon_as_it_can_be(
    world: World,
) -> None:
    table = await at_a_window(world)
    other = await another(world)
    world.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    for person in (world.ben, world.cyd):
        await person.slash(world.channel, "pass")
    await world.env.advance_time(LONG / 2)
    assert await missed(table) == [0, 0, 0]
    assert not world.bot.services.away.anyone
    world.env.backend.faults.clear()
    asked = len(requests(world, "POST"))
    await join(other, world.dot)
    await world.env.advance_time(5)
    assert (await table.record()).standstill is None
    assert await due(table) > 7_180, "two hours, as when the turn began"
    assert "is to draw" in text_of(await table.board_as_it_hangs())
    assert len(requests(world, "POST")) - asked == 2, "the board where it goes on, and the call"


async def test_after_too_many_refusals_nothing_is_said_for_a_while_and_clocks_rest_in_every_server(
    world: World,
) -> None:
    table = await started(world, pace="live")
    await world.env.advance_time(5)
    left, asked = await due(table), len(requests(world, "POST"))
    for _ in range(1_000):
        world.bot.requests.refusals.count(world.env.now())
    await another(world)
    await world.env.advance_time(590)
    assert await missed(table) == [0, 0, 0]
    assert len(requests(world, "POST")) == asked
    await world.env.advance_time(20)
    assert left - 10 <= await due(table) <= left
    assert len(requests(world, "POST")) > asked


async def test_while_no_press_can_be_answered_clocks_rest_until_one_is_or_for_an_hour_after(world: World) -> None:
    table = await a_match(world)
    before = await due(table)
    world.env.inject_error("*", "/interactions/*", status=503, times=None)
    for _ in range(6):
        await world.ada.slash(world.channel, "hand")
        await world.env.advance_time(1_800)
    world.env.backend.faults.clear()
    await world.ben.slash(world.channel, "hand")
    await world.env.advance_time(1)
    assert before - 10 < await due(table) <= before
    world.env.inject_error("*", "/interactions/*", status=429, times=3)
    await world.ben.slash(world.channel, "hand")
    await world.env.advance_time(3_599)
    assert world.bot.services.away.anyone
    await world.env.advance_time(2)
    assert not world.bot.services.away.anyone
    world.forgive()


@pytest.mark.parametrize("path", ["/interactions/*", "/webhooks/*"])
@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062)])
async def test_whichever_answer_to_a_press_is_not_taken_and_however_clocks_rest_until_one_is(
    world: World, path: str, status: int, code: int
) -> None:
    table = await started(world, pace="live")
    await world.ada.slash(world.channel, "hand")
    world.env.inject_error("*", path, status=status, code=code, times=None)
    before = await due(table)
    for _ in range(3):
        await world.ada.slash(world.channel, "hand")
        await world.env.advance_time(20)
    await world.env.advance_time(1_800)
    assert await missed(table) == [0, 0, 0]
    world.env.backend.faults.clear()
    await world.ben.slash(world.channel, "hand")
    await world.env.advance_time(1)
    assert before - 60 < await due(table) <= 120
    world.forgive()


async def test_the_channel_of_a_match_that_stands_still_is_tried_within_a_minute(world: World) -> None:
    table = await at_a_window(world)
    world.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    for person in (world.ben, world.cyd):
        await person.slash(world.channel, "pass")
    await world.env.advance_time(LONG / 6)
    said = answer(await world.ben.slash(world.channel, "draw"))
    assert said == "The match stands still until its server can be reached again."
    world.env.backend.faults.clear()
    await world.env.advance_time(60)
    assert (await table.record()).standstill is None


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_where_nothing_can_be_edited_a_match_goes_on_by_calls_and_a_few_boards(
    world: World, status: int, code: int
) -> None:
    table = await started(world, world.ada, world.ben, pace="live")
    await world.env.advance_time(5)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=None)
    posted = len(requests(world, "POST"))
    for _ in range(12):
        person, move = await table.next_move() or pytest.fail("it is over")
        name, options = next(commands_for(move))
        await person.slash(world.channel, name, **options)
        await world.env.advance_time(25)
        assert (await table.record()).standstill is None
    assert len(requests(world, "POST")) - posted < 12 + 4, "hardly more than one for a turn"
    assert direct_to(world.ada) == []
    world.env.backend.faults.clear()
    await world.env.advance_time(35)
    assert f"**{(await table.in_turn()).name} is to " in text_of(await table.board_as_it_hangs())


async def test_where_nothing_can_be_edited_every_window_is_seen_all_the_same(world: World) -> None:
    table = await started(world, world.ada, world.ben, world.cyd, pace="live")
    await world.env.advance_time(5)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    seen = set[int]()
    while len(seen) < 3:
        person, move = await table.next_move() or pytest.fail("it is over")
        name, options = next(commands_for(move))
        await person.slash(world.channel, name, **options)
        window = (await table.look()).view.claim_window
        if window is not None and window.window not in seen:
            await world.env.advance_time(6)
            offered = " ".join(str(part.get("custom_id")) for part in parts(await table.board_as_it_hangs()))
            assert f":knock:{table.game_id}:{window.window}:" in offered
            seen.add(window.window)
