"""A window by buttons: a draw asked for while it is open, and a knock that comes too late."""

from tests.discord.conftest import World
from tests.discord.tables import answer, at_a_window, press, tap


async def test_the_next_seat_may_draw_while_the_window_is_open_and_draws_when_it_closes(world: World) -> None:
    table = await at_a_window(world)
    before = await table.hand(world.ben)
    await press(world.ben, await table.open_hand(world.ben), "drawlater")
    assert await table.hand(world.ben) == before
    await tap(world.cyd, await table.board(), "Pass")
    assert await table.in_turn() is world.ben
    assert len((await table.hand(world.ben)).split()) == len(before.split()) + 1


async def test_a_stale_knock_is_refused_and_the_game_goes_on(world: World) -> None:
    table = await at_a_window(world)
    for person in (world.ben, world.cyd):
        await person.slash(world.channel, "pass")
    stale = await table.board_as_it_hangs()
    assert "That chance to knock is over" in answer(await tap(world.cyd, stale, "Knock"))
    assert "That chance to knock is over" in answer(await tap(world.ben, stale, "Pass"))
    assert "drew" in answer(await tap(world.ben, await table.board(), "Draw"))
