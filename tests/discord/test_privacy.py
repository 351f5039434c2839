"""One’s own data, a page of `/me`: had as a private file, and deleted in the middle of a match."""

from __future__ import annotations

import json

from tests.discord.conftest import World
from tests.discord.tables import Clicker, answer, panel_of, press, started, tap, words


async def test_one_gets_ones_data_as_a_private_file_and_may_have_it_deleted_while_playing(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    hand = await Clicker(table).open_hand(world.ben)
    panel = panel_of(await world.ben.slash(world.channel, "me"))
    await tap(world.ben, panel, "Your data")
    assert panel.ephemeral
    await tap(world.ben, panel, "Get my data")
    (file,) = panel.attachments
    document = json.loads(await file.read())
    assert (document["user"], len(document["seats"])) == (world.ben.id, 1)
    await tap(world.ben, panel, "Back")
    await tap(world.ben, panel, "Delete my data")
    assert "In the match that you play the computer takes your seat" in words(panel)
    await tap(world.ben, panel, "Keep it")
    assert (await table.record()).holders[1].user_id == world.ben.id
    await tap(world.ben, panel, "Delete my data")
    await tap(world.ben, panel, "Delete everything")
    assert "Everything about you is deleted" in words(panel)
    assert (await table.record()).holders[1].user_id is None
    assert "seat" in answer(await press(world.ben, hand, "more"))
    assert "ben" not in words(await table.board()).split()
