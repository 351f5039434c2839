"""Starts everything of the bot but Discord on a database, says how long that took and how much memory, and ends."""

import asyncio
import json
import sys
from datetime import timedelta
from time import perf_counter

from bot.hosting.running.scheduler import Scheduler
from bot.store.database.db import Database
from bot.store.ledger.outbox import Outbox
from tests.bench.matches import a_service, now
from tests.bench.rows import most_memory


async def main(url: str) -> None:
    began = perf_counter()
    database = Database(url)
    await database.upgrade()
    service = a_service(database)
    deliveries, scheduler = Outbox(database), Scheduler(service, database)
    await deliveries.release()
    await deliveries.take(now(), timedelta(minutes=1), 20)
    await scheduler.start()
    await scheduler.fire_due()
    seconds = perf_counter() - began
    sys.stdout.write(json.dumps({"seconds": seconds, "megabytes": most_memory()}))
    await scheduler.close()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
