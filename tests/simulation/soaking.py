"""A day on the real host with games that begin all day long, and what the process holds meanwhile.

The outbox is emptied as delivery does it, and some of what is said is drawn, so that the panels and pictures are in it.
What people and computers think about is thought elsewhere, as it is in life: what thinking remembers is not the host's.
"""

import asyncio
import gc
import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import _lru_cache_wrapper
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from sqlalchemy import select

from bot.card_emojis import CardEmojis
from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import Chooser
from bot.records.games import GameStatus
from bot.records.notices import NoticeKind
from bot.simulation.days import Days, Meeting
from bot.simulation.host import SimulatedHost
from bot.simulation.inhabitants import Inhabitant, population
from bot.store.database.db import CONNECTIONS, Database, sqlite_url
from bot.store.database.facts import figures
from bot.store.ledger.outbox import Outbox
from bot.store.schema import games as games_table
from bot.ui.games.families import board_of
from bot.wording import Wording
from engine.computers import choose
from engine.variants import VARIANTS
from tests.simulation.months import BEGINS, MEMORY

PACE_SHARES: Final = {"live": 5, "quick": 20, "daily": 75}
DAY_H: Final = 24
DRAWN_OF: Final = 40
"""One board of so many is drawn."""
FORGETS_EVERY_H: Final = 6
LEASE: Final = timedelta(minutes=1)
AT_ONCE: Final = 200


@dataclass(frozen=True, slots=True)
class Holding:
    """What the process holds at a moment: resident memory in MB, objects of Python, open files, tasks."""

    resident_mb: float
    objects: int
    files: int
    tasks: int


@dataclass
class Soaked:
    """What came of a day: what was held after each hour, and how much was played, said and drawn.

    `emptied` is what was held after some hours without what is remembered up to a bound, such as games and pictures.
    """

    hours: list[Holding] = field(default_factory=list)
    emptied: dict[int, Holding] = field(default_factory=dict)
    games: int = 0
    finished: int = 0
    moves: int = 0
    said: int = 0
    drawn: int = 0
    unsaid: int = 0
    overdue: int = 0


def held() -> Holding:
    """What this process holds now, with everything gone that nobody needs."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    resident = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return Holding(resident, len(gc.get_objects()), len(os.listdir("/proc/self/fd")), len(asyncio.all_tasks()))


def held_without_memories(host: SimulatedHost) -> Holding:
    """What this process holds once it has forgotten all that it remembers up to a bound, and would remember again."""
    host.service.path._held.clear()
    host.database.engine.clear_compiled_cache()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.cache_info().maxsize:
            one.cache_clear()
    return held()


def meetings(games: int, folk: Sequence[Inhabitant], hours: int, chance: random.Random) -> list[Meeting]:
    """Games of all variants in turn, that begin evenly over the time."""
    found = []
    for number in range(games):
        variant = [*VARIANTS][number % len(VARIANTS)]
        seats = min(VARIANTS[variant].rules.seat_counts())
        computers = 1 if seats > 2 and chance.random() < 0.2 else 0
        pace = PACES[chance.choices([*PACE_SHARES], [*PACE_SHARES.values()])[0]]
        players = tuple(one.user_id for one in chance.sample(folk, seats - computers))
        found.append(Meeting(BEGINS + timedelta(hours=hours) * number / games, players, variant, pace, computers))
    return found


@contextmanager
def thinking_elsewhere() -> Iterator[Chooser]:
    """Somebody in a process of their own who chooses moves."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        yield lambda strength, view, dice: process.submit(choose, strength, view, dice).result()


async def soaked(games: int, people: int, hours: int, seed: int, choose: Chooser = choose) -> Soaked:
    """Play for so many simulated hours, in each of which games begin; what is held is noted after each."""
    found, chance = Soaked(), random.Random(seed)
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        host = SimulatedHost(sqlite_url(Path(folder) / "soak.db"), BEGINS, seed, choose=choose)
        await host.start()
        await _connect(host.database)
        try:
            folk = population(people, BEGINS, hours // DAY_H + 1, seed)
            lived = Days(host, folk, seed)
            await lived.settle_in()
            lived.agree_on(meetings(games, folk, hours, chance))
            for hour in range(1, hours + 1):
                for part in range(1, 7):
                    await lived.run(BEGINS + timedelta(hours=hour - 1, minutes=10 * part))
                    await _say_all(host, found)
                found.hours.append(held())
                if hour % FORGETS_EVERY_H == 0:
                    found.emptied[hour] = held_without_memories(host)
            await _count(host, lived, found)
        finally:
            await host.close()
    return found


async def _connect(database: Database) -> None:
    """Have all the connections that there may be: they are opened as they are needed, and stay."""
    async with AsyncExitStack() as together:
        for _ in range(CONNECTIONS):
            connection = await together.enter_async_context(database.reading())
            await connection.scalar(select(games_table.c.id).limit(1))


async def _say_all(host: SimulatedHost, found: Soaked) -> None:
    """Say all that waits."""
    deliveries, wording, cards = Outbox(host.database), Wording.of("en"), CardEmojis()
    while taken := (await deliveries.take(host.clock(), LEASE, AT_ONCE))[0]:
        for pending in taken:
            found.said += 1
            if pending.notice.kind is NoticeKind.BOARD and found.said % DRAWN_OF == 0:
                visible = await host.service.look(pending.owner_id, None)
                if visible.view is not None:
                    message = await board_of(visible, wording, cards).message()
                    found.drawn += bool(message.uploads())
            await deliveries.done(pending)


async def _count(host: SimulatedHost, lived: Days, found: Soaked) -> None:
    for game_id in lived.chronicle.games:
        record = (await host.service.look(game_id, None)).record
        found.games += 1
        found.moves += record.seq
        found.finished += record.status is GameStatus.FINISHED
    state = await figures(host.database, host.clock())
    found.unsaid, found.overdue = state.notices, state.overdue
