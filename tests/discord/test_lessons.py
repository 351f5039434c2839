"""A first match of a game teaches, line by line, in its first two rounds; a second one does not."""

from __future__ import annotations

import pytest

from tests.discord.conftest import World
from tests.discord.tables import QUICK_ROUND, Clicker, Typist, started, words

LESSON = "💡"


async def test_the_first_match_of_a_game_explains_each_turn_to_whoever_is_in_turn(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    first = await table.in_turn()
    second = next(person for person in table.people if person != first)
    assert LESSON in words(await Clicker(table).open_hand(first))
    assert LESSON not in words(await Clicker(table).open_hand(second))
    for teaching in (False, True):
        await world.bot.services.people.settle(first.id, teaching=teaching)
        assert (LESSON in words(await Clicker(table).open_hand(first))) is teaching


@pytest.mark.prove
async def test_after_two_rounds_it_fades(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND, rounds=3)
    typist = Typist(table)
    rounds_taught = set()
    while (due := await table.next_move()) is not None:
        person, move = due
        view = await table.view(person)
        if view.round not in rounds_taught and LESSON in words(await Clicker(table).open_hand(person)):
            rounds_taught.add(view.round)
        await typist(person, move)
    assert rounds_taught == {1, 2}


@pytest.mark.prove
async def test_whoever_has_finished_a_match_is_still_taught_another_game_of_the_family(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND)
    await table.play_to_the_end(Typist(table))
    again = await started(world, world.cyd, world.ada, variant="disney_layoff")
    told = {}
    for person in (world.ada, world.cyd):
        while await again.in_turn() != person:
            due = await again.next_move()
            assert due is not None
            await Typist(again)(*due)
        told[person] = words(await Clicker(again).open_hand(person))
    assert LESSON in told[world.ada], "another game of the family she knows"
    assert LESSON in told[world.cyd]


async def test_another_game_is_taught_anew_and_a_restart_forgets_nothing(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND)
    await table.play_to_the_end(Typist(table))
    again = await started(world, world.ada, world.ben)
    assert not (await again.look(world.ada)).taught
    await world.restart()
    assert not (await again.look(world.ada)).taught
    other = world.guild.create_text_channel("other")
    await world.ada.slash(other, "game new", game="rummy_500", computers=1)
    await world.ada.slash(other, "game start")
    record = await world.bot.services.games.game_in_channel(other.id)
    assert (await world.bot.services.games.look(record.id, world.ada.id)).taught
