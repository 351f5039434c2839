"""The process that `talon run` is: connected to Discord until it is told to go, alone or as one of several."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from aiohttp import ClientError
from discord import HTTPException

from bot.cli.questions import BadInput
from bot.client import TalonBot, build_bot
from bot.config import Config
from bot.heartbeat import beat
from bot.hosting.clock.steady_clock import Pauses, SteadyClock
from bot.hosting.running.night import make_every_night, tidy_every_night
from bot.logs import named
from bot.services import Services, build_services
from bot.sharded import Crew, Told
from bot.store.database.faults import address
from bot.store.database.numbering import number_anew
from bot.store.database.trouble import DatabaseTrouble, LeaseLost
from bot.watching import Meters, Watch
from render.hands.fan import prepare_faces

log = logging.getLogger(__name__)


class Stop:
    """Whether the process was told to go. What runs then is ended once, and not while it closes by itself."""

    def __init__(self) -> None:
        self.asked = False
        self._task: asyncio.Task[object] | None = None

    def listen(self) -> None:
        """End the task that runs when the process is told to go, so that everything is closed in order."""
        self._task = asyncio.current_task()
        if os.name != "nt":
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._go)

    def closing(self) -> None:
        """The task closes by itself."""
        self._task = None

    def _go(self) -> None:
        self.asked = True
        if self._task is not None:
            self._task.cancel()
            self.closing()


def keep_connected(config: Config, token: str) -> None:
    """Be connected until told to go, and connect anew where the time of day was set back.

    What keeps a first start from connecting, such as Discord or a database that does not answer, a bot that runs
    outlasts: then it is tried again. Raises whatever ends a first start, and LeaseLost.
    """
    # several processes may use such a database at once
    many = address(config.database_url).get_backend_name() == "postgresql"
    connected = _shared if config.shard_count > 1 or many else _connected
    stop, anew, pauses = Stop(), False, Pauses(1.0, 60.0)
    while True:
        try:
            anew = asyncio.run(connected(config, token, stop))
            pauses.reset()
        except asyncio.CancelledError:
            # Told to go before there was anything to close.
            if not stop.asked:
                raise
        except (DatabaseTrouble, HTTPException, ClientError, OSError) as trouble:
            if not anew or isinstance(trouble, LeaseLost):
                raise
            log.warning("there is no starting anew yet: %s", named(trouble))
            time.sleep(pauses.next())
        if not anew or stop.asked:
            return
        log.warning("starting anew, to follow the time of day")


async def _connected(config: Config, token: str, stop: Stop) -> bool:
    """The only process. Gives whether it is to start anew, since the time of day was set back."""
    stop.listen()
    clock = SteadyClock()
    async with build_bot(config, clock=clock) as bot:
        clock.hooks.append(bot.services.away.leapt)
        await bot.services.database.upgrade()
        await number_anew(bot.services.database, clock())
        wake = (bot.services.scheduler.wake, bot.delivery.wake, bot.line.look)
        watch = await _watched(config, bot, bot.services, clock)
        looking = asyncio.create_task(clock.keep_looking(bot.services.away.lives))
        besides = [
            *_going_on(bot.services),
            asyncio.create_task(beat(bot, bot.services, wake)),
            # the first hand is not to wait for its faces
            asyncio.create_task(asyncio.to_thread(prepare_faces)),
        ]
        started = asyncio.create_task(bot.start(token), name="bot")
        try:
            with suppress(asyncio.CancelledError):
                await asyncio.wait({looking, started}, return_when=asyncio.FIRST_COMPLETED)
                if started.done():
                    started.result()
        finally:
            stop.closing()
            for task in (looking, started, *besides):
                task.cancel()
            await asyncio.wait({started})
            if watch is not None:
                await watch.stop()
    return looking.done() and not looking.cancelled()


async def _shared(config: Config, token: str, stop: Stop) -> bool:
    """One process of several. Gives what `_connected` does; raises LeaseLost where the others have taken its place."""
    stop.listen()
    clock = SteadyClock()
    services = build_services(config, clock, shards=config.shard_count)
    crew = Crew(services, token)
    clock.hooks.append(services.away.leapt)
    try:
        await services.prepare()
        await number_anew(services.database, clock())
        watch = await _watched(config, crew, services, clock)
        await crew.ownership.join()
        told, services.scheduler.signs = Told(services, crew), crew.signs
        await services.scheduler.start()
        # While others live, who may go by another time of day, all of them go on by what they set.
        watching = clock.keep_looking(services.away.lives, lambda: crew.ownership.processes == 1)
        looking = asyncio.create_task(watching)
        work = [
            asyncio.create_task(crew.ownership.keep(), name="lease"),
            asyncio.create_task(crew.failed(), name="clients"),
            asyncio.create_task(told.listen(), name="notifications"),
            asyncio.create_task(beat(crew, services, (crew.wake,))),
            looking,
            *_going_on(services, lambda: crew.ownership.ours.have(0)),
        ]
        faces = asyncio.create_task(asyncio.to_thread(prepare_faces))
        try:
            with suppress(asyncio.CancelledError):
                await services.games.follow_habits()
                done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            stop.closing()
            for task in (*work, faces):
                task.cancel()
            with suppress(DatabaseTrouble):
                await crew.ownership.leave()
            await services.scheduler.close()
            if watch is not None:
                await watch.stop()
    finally:
        await services.close()
    return looking.done() and not looking.cancelled()


def _going_on(services: Services, for_us: Callable[[], bool] = lambda: True) -> list[asyncio.Task[None]]:
    """What goes on though nobody clicks; what is done once for several processes, in the one that it is `for_us`."""
    return [
        asyncio.create_task(make_every_night(services.daily, services.deals, services.clock, for_us)),
        asyncio.create_task(services.deals.find_sharps()),
        asyncio.create_task(tidy_every_night(services.database, services.clock, services.config, for_us)),
    ]


async def _watched(config: Config, client: TalonBot | Crew, services: Services, clock: SteadyClock) -> Watch | None:
    if config.watch_port is None:
        return None
    meters = Meters()
    services.games.path.hooks.append(meters.committed)
    clock.hooks.append(meters.leapt)

    async def on_refusal(code: str) -> None:
        meters.refusals.labels(code).inc()

    async def on_click_handled(seconds: float) -> None:
        meters.handling.observe(seconds)

    def listen(bot: TalonBot) -> None:
        bot.add_listener(on_refusal)
        bot.add_listener(on_click_handled)

    client.on_begin(listen)
    watch = Watch(client, client.requests, services, clock, meters)
    try:
        await watch.start(config.watch_host, config.watch_port)
    except OSError as error:
        where = f"{config.watch_host}:{config.watch_port}"
        raise BadInput(f"TALON_WATCH_PORT: nothing can listen at {where}: {error.strerror}") from None
    return watch
