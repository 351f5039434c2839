"""What is suggested while somebody types: from their own hand and the table, and only to them."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.conftest import World
from tests.discord.tables import Playing, started
from tests.engine.builders import a_round

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C JK AS")


async def at_table(world: World, **table: Any) -> Playing:
    playing = await started(world)
    rules = (await playing.record()).rules
    await playing.set_round(a_round(rules, **{"hands": HANDS, **table}))
    return playing


async def suggested(
    world: World, person: MemberActor, command: str, option: str, text: str, **filled: Any
) -> list[Any]:
    found = await person.autocomplete(world.channel, command, option, text, **filled)
    assert len(found) <= 25
    return [choice["value"] for choice in found]


async def test_discards_and_melds_are_suggested_from_one_s_own_hand_and_to_nobody_else(world: World) -> None:
    assert await suggested(world, world.ada, "discard", "card", "") == []
    await at_table(world)
    assert await suggested(world, world.ada, "discard", "card", "") == ["KS", "7H", "8H", "9H", "2C"]
    assert await suggested(world, world.ada, "discard", "card", "k") == ["KS"]
    assert await suggested(world, world.ben, "discard", "card", "") == ["KH", "3D", "4D", "KD"]
    assert await suggested(world, world.dot, "discard", "card", "") == []
    found = await suggested(world, world.ada, "meld", "cards", "")
    assert found[0] == "7H 8H 9H"
    assert {"KS", "2C"} <= set(found)
    more = await suggested(world, world.ada, "meld", "cards", "7H 8H ")
    assert set(more) == {"7H 8H 9H", "7H 8H KS", "7H 8H 2C"}


async def test_lay_offs_and_swaps_are_suggested_with_the_melds_they_fit(world: World) -> None:
    await at_table(
        world,
        hands=("6H 7S 2C", "2D", "3D"),
        melds=[(0, "5H JK=6H 7H"), (1, "4S 5S 6S"), (1, "KH KD KC")],
    )
    assert await suggested(world, world.ada, "layoff", "cards", "") == ["7S"]
    assert await suggested(world, world.ada, "layoff", "meld", "", cards="7S") == [2]
    assert await suggested(world, world.ada, "joker", "card", "") == ["6H"]
    assert await suggested(world, world.ada, "joker", "meld", "", card="6H") == [1]


async def test_a_pace_is_suggested_with_its_lengths(world: World) -> None:
    found = await world.ada.autocomplete(world.channel, "game new", "pace", "", game="disney_basic")
    assert [choice["value"] for choice in found] == ["live", "quick", "daily", "slow", "friendly"]
    assert found[2]["name"] == "daily: 24 hours a turn and 3 days in reserve, 1 hour to knock"
    own = await world.ada.autocomplete(world.channel, "game new", "pace", "8h/30m", game="disney_basic")
    assert [choice["name"] for choice in own] == ["8 hours a turn, 30 minutes to knock"]
    assert await suggested(world, world.ada, "game new", "pace", "8h/", game="disney_basic") == []


async def test_suggestions_that_cannot_be_made_are_an_empty_list_and_not_silence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)

    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(world.bot.services.games, "look_with_draft_in", broken)
    assert await world.ada.autocomplete(world.channel, "discard", "card", "") == []
