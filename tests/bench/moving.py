"""Makes one move in each of many games that stand alike, many at a time, and says when it began and ended.

`python -m tests.bench.moving URL FIRST COUNT`: it says `ready`, and begins when it is given a line.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from datetime import UTC, datetime

from bot.hosting.computers import ComputerPlayers
from bot.hosting.service import GameService
from bot.store.db import Database
from engine.computers import STRENGTHS, choose
from engine.games.moves import SeatMove
from tests.bench.bench_service import PEOPLE, person_in
from tests.visible import can_act

AT_ONCE = 20


async def a_move(service: GameService, game: int, people: tuple[int, ...] = PEOPLE) -> tuple[int, SeatMove]:
    """Somebody who may move in a game, and what they may do."""
    for user in people:
        visible = await service.look(game, user)
        if can_act(visible):
            return user, choose("easy", visible.view, 0)
    raise AssertionError("nobody may move")


async def main(url: str, first: int, count: int) -> None:
    database = Database(url)
    service = GameService(database, lambda: datetime.now(UTC), ComputerPlayers(choose, STRENGTHS, lambda: 0))
    user, move = await a_move(service, first, tuple(person_in(first, one) for one in PEOPLE))
    waiting = iter(range(first, first + count))

    async def mover() -> None:
        for game in waiting:
            theirs = person_in(1 + game - first, user)
            await service.submit(game, theirs, move, f"move {game}", datetime.now(UTC))

    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    began = time.time()
    await asyncio.gather(*(mover() for _ in range(AT_ONCE)))
    sys.stdout.write(json.dumps([began, time.time()]) + "\n")
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
