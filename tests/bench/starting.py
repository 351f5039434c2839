"""Starts everything of the bot but Discord on a database, says how long that took and how much memory, and ends."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from datetime import UTC, datetime, timedelta
from time import perf_counter

from bot.hosting.computers import ComputerPlayers
from bot.hosting.deliveries import Deliveries
from bot.hosting.scheduler import Scheduler
from bot.hosting.service import GameService
from bot.store.db import Database
from engine.computers import STRENGTHS, choose


def now() -> datetime:
    return datetime.now(UTC)


async def main(url: str) -> None:
    began = perf_counter()
    database = Database(url)
    await database.upgrade()
    service = GameService(database, now, ComputerPlayers(choose, STRENGTHS, lambda: 0))
    deliveries, scheduler = Deliveries.of_games(database), Scheduler(service, database, now)
    await deliveries.release()
    await deliveries.take(now(), timedelta(minutes=1), 20)
    await scheduler.start()
    await scheduler.fire_due()
    seconds = perf_counter() - began
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    sys.stdout.write(json.dumps({"seconds": seconds, "megabytes": kilobytes / 1024}))
    await scheduler.close()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
