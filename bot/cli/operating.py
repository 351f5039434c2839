"""`talon run`, `play` and `invite`: what brings the bot into a server and keeps it, or the playground, going."""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import os
import re
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.questions import BadInput, spoken
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble

if TYPE_CHECKING:
    from bot.client import TalonBot
    from bot.config import Config
    from bot.hosting.clock.steady_clock import SteadyClock
    from bot.services import Services
    from bot.sharded import Crew
    from bot.watching import Watch

TOKEN: Final = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
PLAYGROUND: Final = Path("talon-playground.db")


def run_bot(
    shard_count: Annotated[
        int | None, typer.Option(min=1, help="How many shards Discord spreads the servers over; TALON_SHARD_COUNT.")
    ] = None,
) -> None:
    """Connect to Discord and host games until it is stopped. The token comes from the environment: TALON_TOKEN.

    On PostgreSQL as many processes as one likes may run: they share the shards out, and take over from one that dies.
    """
    from discord import LoginFailure  # noqa: PLC0415 - the whole bot, which no other command needs

    from bot.logs import start_logging  # noqa: PLC0415
    from bot.store.database.alone import alone  # noqa: PLC0415
    from bot.store.database.faults import address  # noqa: PLC0415

    config = configured()
    if shard_count is not None:
        config = config.model_copy(update={"shard_count": shard_count})
    if config.token is None or not config.token.get_secret_value():
        raise BadInput("set TALON_TOKEN to the bot's token, in the environment or in .env")
    if not TOKEN.fullmatch(config.token.get_secret_value()):
        raise BadInput("TALON_TOKEN is no bot token (three words with dots between); copy it from the developer portal")
    start_logging(config.log_level, config.log_format)
    try:
        # several processes may use such a database at once
        many = address(config.database_url).get_backend_name() == "postgresql"
        connected = _shared if config.shard_count > 1 or many else _connected
        with alone(config.database_url):
            while asyncio.run(connected(config, config.token.get_secret_value())):
                logging.getLogger(__name__).warning("starting anew, to follow the time of day")
    except LoginFailure:
        raise BadInput("Discord does not accept TALON_TOKEN; copy it anew from the developer portal") from None


async def _connected(config: Config, token: str) -> bool:
    """The only process. Gives whether it is to start anew, since the time of day was set back."""
    from bot.client import build_bot  # noqa: PLC0415
    from bot.heartbeat import beat  # noqa: PLC0415
    from bot.hosting.clock.steady_clock import SteadyClock  # noqa: PLC0415
    from bot.store.database.numbering import number_anew  # noqa: PLC0415
    from render.hands.fan import prepare_faces  # noqa: PLC0415

    _stop_at_sigterm()
    clock = SteadyClock()
    async with build_bot(config, clock=clock) as bot:
        clock.hooks.append(bot.services.away.leapt)
        await bot.services.database.upgrade()
        await number_anew(bot.services.database, clock())
        wake = (bot.services.scheduler.wake, bot.delivery.wake, bot.line.look)
        watch = await _watched(config, bot, bot.services, clock)
        looking, *others = _going_on(bot.services, clock)
        besides = [
            *others,
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
            for task in (looking, started, *besides):
                task.cancel()
            await asyncio.wait({started})
            if watch is not None:
                await watch.stop()
    return _is_set_back(looking)


async def _shared(config: Config, token: str) -> bool:
    """One process of several. Gives what `_connected` does; raises LeaseLost where the others have taken its place."""
    from bot.heartbeat import beat  # noqa: PLC0415
    from bot.hosting.clock.steady_clock import SteadyClock  # noqa: PLC0415
    from bot.services import build_services  # noqa: PLC0415
    from bot.sharded import Crew, Told  # noqa: PLC0415
    from bot.store.database.numbering import number_anew  # noqa: PLC0415
    from render.hands.fan import prepare_faces  # noqa: PLC0415

    _stop_at_sigterm()
    clock = SteadyClock()
    services = build_services(config, clock, shards=config.shard_count)
    crew = Crew(services, token)
    clock.hooks.append(services.away.leapt)
    try:
        await services.prepare()
        await number_anew(services.database, clock())
        watch = await _watched(config, crew, services, clock)
        await crew.ownership.join()
        told = Told(services, crew)
        await services.scheduler.start()
        looking, *others = _going_on(services, clock, lambda: crew.ownership.ours.have(0))
        work = [
            asyncio.create_task(crew.ownership.keep(), name="lease"),
            asyncio.create_task(crew.failed(), name="clients"),
            asyncio.create_task(told.listen(), name="notifications"),
            asyncio.create_task(beat(crew, services, (crew.wake,), crew.signs)),
            looking,
            *others,
        ]
        faces = asyncio.create_task(asyncio.to_thread(prepare_faces))
        try:
            with suppress(asyncio.CancelledError):
                await services.games.follow_habits()
                done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            for task in (*work, faces):
                task.cancel()
            with suppress(DatabaseTrouble):
                await crew.ownership.leave()
            await services.scheduler.close()
            if watch is not None:
                await watch.stop()
    finally:
        await services.close()
    return _is_set_back(looking)


def _is_set_back(looking: asyncio.Task[None]) -> bool:
    """Whether looking at the clock has ended, so that the process is to start anew and follow it."""
    return looking.done() and not looking.cancelled()


def _going_on(
    services: Services, clock: SteadyClock, for_us: Callable[[], bool] = lambda: True
) -> list[asyncio.Task[None]]:
    """What goes on though nobody clicks, looking at the clock first; what is done once for several processes, in the
    one that it is `for_us`.
    """
    from bot.hosting.running.night import make_every_night, tidy_every_night  # noqa: PLC0415

    return [
        asyncio.create_task(clock.keep_looking(services.away.lives)),
        asyncio.create_task(make_every_night(services.daily, services.deals, services.clock, for_us)),
        asyncio.create_task(services.deals.find_sharps()),
        asyncio.create_task(tidy_every_night(services.database, services.clock, services.config, for_us)),
    ]


async def _watched(config: Config, client: TalonBot | Crew, services: Services, clock: SteadyClock) -> Watch | None:
    if config.watch_port is None:
        return None
    from bot.watching import Meters, Watch  # noqa: PLC0415

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


def play(
    database: Annotated[Path, typer.Option(help="Where the games are kept from one visit to the next.")] = PLAYGROUND,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port; 0 for any free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser, where there is one.")] = True,
) -> None:
    """Play in a local web page: no token, no account. Ctrl-C ends it; the games wait for the next time."""
    try:
        from simcord import SetupError  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise BadInput("the playground is an extra: pip install 'talon-rummy[play]'") from None
    _check_free(port)
    from bot.playground.session import play as playground  # noqa: PLC0415 - the whole bot
    from bot.store.database.alone import alone  # noqa: PLC0415
    from bot.store.database.db import sqlite_url  # noqa: PLC0415

    wording = spoken()

    def opened(url: str) -> None:
        typer.echo(wording.text("playground-open", url=url))
        typer.echo(wording.text("playground-kept", file=str(database)))
        has_display = os.name == "nt" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
        if browser and has_display:
            webbrowser.open(url)

    async def until_stopped() -> None:
        _stop_at_sigterm()
        await playground(database, port, _timezone(), opened, wording.locale)

    try:
        with naming("--database"), alone(sqlite_url(database)):
            asyncio.run(until_stopped())
    except SetupError as error:
        raise BadInput(str(error)) from None
    except (KeyboardInterrupt, asyncio.CancelledError):
        typer.echo("\n" + wording.text("playground-stopped"))


@contextmanager
def naming(argument: str) -> Iterator[None]:
    """Have what is wrong with a database say so of the argument that was typed, and not of the setting."""
    try:
        yield
    except (DatabaseFault, DatabaseTrouble) as error:
        raise type(error)(str(error).replace("TALON_DATABASE_URL", argument)) from None


def invite(
    client_id: Annotated[
        int | None, typer.Option(min=1, max=2**63 - 1, help="The application's id; else it is read from TALON_TOKEN.")
    ] = None,
) -> None:
    """Print the invite link with exactly the permissions that are needed, and the application's description."""
    import discord  # noqa: PLC0415 - the whole library, which few commands need

    from bot.ui.kit.permissions import everything, permissions_named  # noqa: PLC0415

    wording, names = spoken(), everything()
    permissions = discord.Permissions(**dict.fromkeys(names, True))
    scopes = ("bot", "applications.commands")
    application = client_id or _from_token(configured())
    typer.echo(f"link:         {discord.utils.oauth_url(application, permissions=permissions, scopes=scopes)}")
    typer.echo(f"scopes:       {' '.join(scopes)}")
    granted = permissions_named(names, wording)
    typer.echo(f"permissions:  {permissions.value} ({granted})")
    typer.echo("intents:      none that are privileged")
    typer.echo(f"description:  {wording.text('application-description')}")


def _from_token(config: Config) -> int:
    """The application of the configured token. Raises BadInput."""
    token = "" if config.token is None else config.token.get_secret_value()
    first = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise BadInput("say --client-id, the application's id in the developer portal, or set TALON_TOKEN") from None


def _check_free(port: int) -> None:
    """Say at once, and not after all has been prepared, that a port is taken. Raises BadInput."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise BadInput(f"port {port} cannot be used ({error.strerror}); choose another with --port") from None


def configured() -> Config:
    """The settings. Raises BadInput."""
    from pydantic import ValidationError  # noqa: PLC0415

    from bot.config import Config  # noqa: PLC0415

    try:
        return Config()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        raise BadInput(f"TALON_{name}: {first['msg']}") from None
    except UnicodeDecodeError:
        raise BadInput(".env is no text in UTF-8; save it as that") from None


def _stop_at_sigterm() -> None:
    """End the task that runs when the process is told to go, so that everything is closed in order."""
    task = asyncio.current_task()
    if task is not None and os.name != "nt":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _timezone() -> str:
    """The machine's time zone as a tz name, UTC where it does not say."""
    place = Path("/etc/localtime").resolve().parts
    return "/".join(place[place.index("zoneinfo") + 1 :]) if "zoneinfo" in place else "UTC"
