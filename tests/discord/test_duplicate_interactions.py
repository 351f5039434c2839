"""An interaction that Discord delivers twice, as after a connection that was renewed at the wrong moment."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.games.games import GameStore
from engine.games.moves import DrawStock
from tests.discord.conftest import World
from tests.discord.tables import answer, started


async def test_an_interaction_that_is_delivered_twice_is_done_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, world.ada, world.ben)
    await world.env.advance_time(5)
    while (due := await table.next_move()) is not None and not isinstance(due[1], DrawStock):
        await world.bot.services.games.submit(table.game_id, due[0].id, due[1], f"key-{due[1]}", world.env.now())
    assert due is not None
    backend, emit = world.env.backend, world.env.backend.emit

    def twice(event: str, payload: Any, **how: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, **how)
        return emit(event, payload, **how)

    monkeypatch.setattr(backend, "emit", twice)
    before = (await table.record()).seq
    result = await due[0].slash(world.channel, "draw")
    monkeypatch.undo()
    await world.env.advance_time(5)
    assert "went wrong" not in answer(result)
    told = [error for error in world.env.errors if "40060" in str(error)]
    assert len(told) == len(world.env.errors) == 1
    world.forgive()
    made = (await GameStore(world.bot.services.database).log(table.game_id))[before:]
    assert [type(one.move) for one in made] == [DrawStock]
