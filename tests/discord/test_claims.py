"""Several may knock for one discard: by buttons under the board, in their order, and not when it is too late."""

from tests.discord.conftest import World
from tests.discord.tables import answer, at_a_window, press, tap, words


async def test_of_those_who_knock_the_one_nearest_after_the_discarder_gets_the_card(world: World) -> None:
    table = await at_a_window(world)
    board = await table.board_as_it_hangs()
    first = await tap(world.cyd, board, "Knock")
    assert "you want it" in words(first.response or first.followups[0])
    assert await table.window(), "the farther seat was quicker, and still waits for the nearer one"
    await tap(world.ben, board, "Knock")
    assert (await table.view()).claim_window is None
    assert "KS" in await table.hand(world.ben)
    await world.env.advance_time(2)
    assert "ben got" in words(await table.board())


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
