"""`talon run`, `play` and `invite`: what brings the bot into a server and keeps it, or the playground, going."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import re
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.questions import BadInput, spoken
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble

if TYPE_CHECKING:
    from bot.config import Config

TOKEN: Final = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
CLOSED: Final = {
    4004: "Discord does not accept TALON_TOKEN; copy it anew from the developer portal",
    4011: "Discord wants more shards for so many servers; start with a higher --shard-count",
}
"""What there is to do where Discord closes a connection for good, by its code."""
PLAYGROUND: Final = Path("talon-playground.db")


def run_bot(
    shard_count: Annotated[
        int | None, typer.Option(min=1, help="How many shards Discord spreads the servers over; TALON_SHARD_COUNT.")
    ] = None,
) -> None:
    """Connect to Discord and host games until it is stopped. The token comes from the environment: TALON_TOKEN.

    On PostgreSQL as many processes as one likes may run: they share the shards out, and take over from one that dies.
    """
    from discord import ConnectionClosed, LoginFailure  # noqa: PLC0415 - the whole bot, which no other command needs

    from bot.cli.connecting import keep_connected  # noqa: PLC0415
    from bot.logs import start_logging  # noqa: PLC0415
    from bot.store.database.alone import alone  # noqa: PLC0415

    config = configured()
    if shard_count is not None:
        config = config.model_copy(update={"shard_count": shard_count})
    if config.token is None or not config.token.get_secret_value():
        raise BadInput("set TALON_TOKEN to the bot's token, in the environment or in .env")
    if not TOKEN.fullmatch(config.token.get_secret_value()):
        raise BadInput("TALON_TOKEN is no bot token (three words with dots between); copy it from the developer portal")
    start_logging(config.log_level, config.log_format)
    try:
        with alone(config.database_url):
            keep_connected(config, config.token.get_secret_value())
    except LoginFailure:
        raise BadInput(CLOSED[4004]) from None
    except ConnectionClosed as closed:
        if closed.code not in CLOSED:
            raise
        raise BadInput(CLOSED[closed.code]) from None


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
    from bot.cli.connecting import Stop  # noqa: PLC0415 - the whole bot
    from bot.playground.session import play as playground  # noqa: PLC0415
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
        Stop().listen()
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


def _timezone() -> str:
    """The machine's time zone as a tz name, UTC where it does not say."""
    place = Path("/etc/localtime").resolve().parts
    return "/".join(place[place.index("zoneinfo") + 1 :]) if "zoneinfo" in place else "UTC"
