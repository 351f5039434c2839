"""Once a night, when few play: what was over long ago is tidied away, a little at a time; puzzles are made."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from datetime import datetime, time, timedelta
from typing import Final

from bot.config import Config
from bot.hosting.daily.daily import Daily
from bot.hosting.daily.deals import Deals
from bot.hosting.policy import Clock
from bot.hosting.thinking.thinkers import JobFailed, ProcessThinkers, Stalled, Thinkers
from bot.store.database.db import Database
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.tidying import Tidying
from bot.store.people.access import CompanyStore

log = logging.getLogger(__name__)

AT: Final = time(4, 17)
"""UTC; an odd minute, so that not every machine does everything at once."""
MARKED_FOR: Final = timedelta(days=90)
"""So long after its last move a match knows those again who were deleted from it."""
LOWEST: Final = 19
"""The niceness of what nobody waits for."""
MAKING_LIMIT_S: Final = 600.0
BREATH_S: Final = 0.5
"""Between two steps others get their turn at the database."""


def next_night(now: datetime) -> datetime:
    """When it is that time again."""
    tonight = now.replace(hour=AT.hour, minute=AT.minute, second=0, microsecond=0)
    return tonight if tonight > now else tonight + timedelta(days=1)


async def tidy_every_night(database: Database, clock: Clock, config: Config, for_us: Callable[[], bool]) -> None:
    """Tidy away what has been over for as long as the operator keeps it, every night that it is `for_us`."""
    while True:
        await asyncio.sleep((next_night(clock()) - clock()).total_seconds())
        if for_us():
            kept_since = clock() - timedelta(days=config.keep_days)
            await tidy_once(database, kept_since, delete_all=config.after_keeping == "delete")
            await forget_ended(database, clock())


def slow_thinkers() -> ProcessThinkers:
    """A process that makes puzzles and gives way to all others."""
    return ProcessThinkers(1, MAKING_LIMIT_S, ("bot.hosting.daily.days",), LOWEST)


async def make_every_night(daily: Daily, deals: Deals, clock: Clock, for_us: Callable[[], bool]) -> None:
    """Commit the deals and make the puzzles of the coming days: at once, then every night that it is `for_us`."""
    thinkers = slow_thinkers()
    try:
        while True:
            if for_us():
                await commit_once(deals)
                await make_once(daily, thinkers)
            await asyncio.sleep((next_night(clock()) - clock()).total_seconds())
    finally:
        await thinkers.close()


async def commit_once(deals: Deals) -> None:
    """Commit what is missing; without a database another night will do, or whoever opens the day."""
    try:
        await deals.commit_ahead()
    except DatabaseTrouble as trouble:
        log.warning("the deals of the next days are not all committed: %s", trouble)


async def make_once(daily: Daily, thinkers: Thinkers) -> None:
    """Make what puzzles are missing; what comes to nothing is tried another night."""
    try:
        made = await daily.make_missing(thinkers)
    except (DatabaseTrouble, Stalled, JobFailed) as trouble:
        log.warning("the puzzles of the next days are not all made: %s", trouble)
        return
    if made:
        log.info("%d puzzles were made", made)


async def tidy_once(database: Database, before: datetime, *, delete_all: bool) -> None:
    """Tidy away what was over by a moment; without a database another night will do."""
    tidying, all_done = Tidying(database), Counter[str]()
    try:
        while done := await tidying.step(before, delete_all=delete_all):
            all_done += done
            await asyncio.sleep(BREATH_S)
    except DatabaseTrouble as trouble:
        log.warning("tidying stopped half way: %s", trouble)
    if all_done:
        log.info("%d games were packed, %d deleted", all_done["packed"], all_done["deleted"])


async def forget_ended(database: Database, now: datetime) -> None:
    """Forget who may play again, and who was deleted from a match at rest; without a database another night will do."""
    try:
        await CompanyStore(database).forget_ended(now)
        await Tidying(database).unmark(now - MARKED_FOR)
        await database.empty_log()
    except DatabaseTrouble as trouble:
        log.warning("ended bars and old marks stay another day: %s", trouble)
