"""What is said is true where it is said: with the rules in force, and once."""

from __future__ import annotations

import re

from tests.discord.conftest import World
from tests.discord.tables import Clicker, Typist, changing, open_table, started, words


async def test_without_points_to_open_nothing_speaks_of_thirty(world: World) -> None:
    table = await open_table(world, world.ada, rules="opening.points=0 meld_from_lap=1", seats=2)
    lobby = words(await changing(world.ada, table))
    assert "No points needed to open." in lobby
    assert "30" not in lobby.replace("30 minutes", "")
    await world.ben.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    people = (world.ada, world.ben)
    table.people = people
    for _ in range(6):
        due = await table.next_move()
        assert due is not None
        hand = words(await Clicker(table).open_hand(due[0]))
        said = "\n".join(line for line in hand.splitlines() if not line.startswith("-# "))
        assert not re.search(r"\b30\b", said), "what others laid may be worth thirty by chance"
        await Typist(table)(*due)


async def test_what_the_first_melds_need_is_said_once(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules="meld_from_lap=1")
    for _ in range(6):
        due = await table.next_move()
        assert due is not None
        told = words(await Clicker(table).open_hand(due[0]))
        assert len(re.findall(r"\b(?:need|needs|must be worth|worth) 30\b", told)) <= 2
        assert told.count("must be worth 30") + told.count("need 30") + told.count("needs 30") <= 1
        await Typist(table)(*due)
