"""`talon migrate`, `backup`, `copy`, `health`, `status`, `doctor` and `tidy`: the database, and how things stand."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.operating import configured, naming
from bot.cli.questions import BadInput, JsonFlag
from bot.records.ids import GameId
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble

if TYPE_CHECKING:
    from bot.config import Config
    from bot.store.database.db import Database


def status(as_json: JsonFlag = False) -> None:
    """How things stand: the connection, games, what is late, what waits to be said, what is set aside."""
    asyncio.run(_status(configured(), as_json=as_json))


def doctor(
    repair: Annotated[bool, typer.Option(help="Put back what can be read, take out what nobody misses.")] = False,
    close: Annotated[
        int | None, typer.Option(metavar="GAME", max=2**63 - 1, help="Call off a game that is set aside.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Read every game, set aside what cannot be read, and say what is; exits with 1 where anything is set aside."""
    left = asyncio.run(_doctor(configured(), repair=repair, close=close, as_json=as_json))
    if left:
        raise typer.Exit(1)


def tidy() -> None:
    """Pack or delete games that were over long ago, as TALON_KEEP_DAYS and TALON_AFTER_KEEPING say.

    A packed match still replays and verifies. The bot does this itself every night.
    """
    asyncio.run(_tidy(configured()))


async def _status(config: Config, *, as_json: bool) -> None:
    from bot.heartbeat import LONGEST_SILENCE, silence  # noqa: PLC0415
    from bot.store.database.facts import FactStore, figures  # noqa: PLC0415

    now = datetime.now(UTC)
    async with opened(config.database_url) as database:
        found = await figures(database, now)
        quiet = await silence(FactStore(database), now)
    connected = quiet is not None and quiet <= LONGEST_SILENCE
    seen = None if quiet is None else round(quiet.total_seconds())
    document = {
        "connected": connected,
        "last_seen_s": seen,
        "games": found.games,
        "servers": found.servers,
        "overdue": found.overdue,
        "late_s": round(found.late.total_seconds(), 1),
        "notices": found.notices,
        "oldest_notice_s": round(found.oldest_notice.total_seconds(), 1),
        "set_aside": found.aside,
        "bytes": found.size,
    }
    if as_json:
        typer.echo(json.dumps(document))
        return
    last = "never" if seen is None else f"last {seen} s ago"
    lines = {
        "bot": "connected" if connected else f"not connected ({last})",
        "games": ", ".join(f"{number} {name}" for name, number in sorted(found.games.items())) or "none",
        "servers": f"{found.servers} with a game",
        "deadlines": f"{found.overdue} overdue" + (f", the first by {_whole(found.late)}" if found.overdue else ""),
        "to be said": f"{found.notices}" + (f", the oldest for {_whole(found.oldest_notice)}" if found.notices else ""),
        "set aside": f"{found.aside}" + ("; see talon doctor" if found.aside else ""),
        "database": "size unknown" if found.size is None else f"{found.size / 1e6:.1f} MB",
    }
    for name, line in lines.items():
        typer.echo(f"{name + ':':<12}{line}")


async def _doctor(config: Config, *, repair: bool, close: int | None, as_json: bool) -> int:
    """Gives how much stays set aside or cannot be read."""
    from bot.store.doctor import take_out, unreadable_rows  # noqa: PLC0415
    from bot.store.games.games import GameStore  # noqa: PLC0415
    from bot.store.ledger.set_aside import SetAside  # noqa: PLC0415

    async with opened(config.database_url) as database:
        aside = SetAside(database)
        damage = await database.damage()
        if damage is not None:
            raise BadInput(f"the database is damaged ({damage}); put a backup in its place")
        if close is not None and not await aside.close(GameId(close)):
            raise BadInput(f"no game {close} is set aside; talon doctor lists those that are")
        read = await GameStore(database).read_all()
        out = await take_out(database) if repair else 0
        unreadable = await unreadable_rows(database)
        tried = [(one, await aside.put_back(one)) for one in await aside.listed()] if repair else []
        left = await aside.listed()
    if as_json:
        rows = [
            {"id": one.id, "kind": one.kind.value, "game": one.game_id, "reason": one.reason, "at": one.at.isoformat()}
            for one in left
        ]
        others = [{"kind": kind, "id": of, "reason": why} for kind, of, why in unreadable]
        back = sum(why is None for _, why in tried)
        typer.echo(json.dumps({"read": read, "put_back": back, "aside": rows, "unreadable": others}))
        return len(left) + len(others)
    typer.echo(f"{read} games in play were read")
    if out:
        typer.echo(f"{out} rows were taken out that the bot does without")
    for one, why in tried:
        typer.echo(f"game {one.game_id}: {one.kind.value} {'put back' if why is None else f'stays aside: {why}'}")
    for one in left:
        typer.echo(f"game {one.game_id}: {one.kind.value} set aside {one.at:%Y-%m-%d %H:%M} UTC: {one.reason}")
    for kind, of, why in unreadable:
        typer.echo(f"{kind} {of} cannot be read: {why}")
    if left and not repair:
        typer.echo("talon doctor --repair puts back what can be read; --close GAME calls a game off")
    return len(left) + len(unreadable)


async def _tidy(config: Config) -> None:
    from bot.store.ledger.tidying import Tidying  # noqa: PLC0415

    before, delete_all = datetime.now(UTC) - timedelta(days=config.keep_days), config.after_keeping == "delete"
    async with opened(config.database_url) as database:
        tidying, all_done = Tidying(database), Counter[str]()
        while done := await tidying.step(before, delete_all=delete_all):
            all_done += done
    typer.echo(f"{all_done['packed']} games were packed, {all_done['deleted']} deleted")


def _whole(length: timedelta) -> timedelta:
    """A length of time in whole seconds, as it is read out: 0:02:38."""
    return timedelta(seconds=round(length.total_seconds()))


def copy(
    target: Annotated[str, typer.Argument(metavar="URL", help="The database to copy to; it must have no games yet.")],
) -> None:
    """Copy everything to another database, such as from SQLite to PostgreSQL, while the bot is stopped.

    Tells how many rows of each table were copied and found there again. TALON_DATABASE_URL stays as it is: change it to
    the new one afterwards.
    """
    asyncio.run(_copy(configured().database_url, target))


async def _copy(source_url: str, target_url: str) -> None:
    from bot.store.database.alone import alone  # noqa: PLC0415 - a database is needed by few commands
    from bot.store.database.copying import copy_all  # noqa: PLC0415
    from bot.store.database.db import Database  # noqa: PLC0415

    source = Database(source_url)
    with naming("URL"):
        target = Database(target_url)
    try:
        await source.check_schema()
        with alone(source_url):
            if await source.is_shared():
                raise BadInput("stop the bot first: what it writes meanwhile would not be copied")
            with naming("URL"):
                await target.upgrade()
            told = [one async for one in copy_all(source, target)]
    finally:
        await source.close()
        await target.close()
    for table, rows in told:
        typer.echo(f"{table:<28}{rows:>12,}")
    typer.echo(f"{'copied and found again':<28}{sum(rows for _, rows in told):>12,}")


def migrate() -> None:
    """Bring the database's schema up to date. `talon run` does so itself."""
    from bot.store.database.db import Database  # noqa: PLC0415 - a database is needed by few commands

    async def upgraded(url: str) -> None:
        database = Database(url)
        try:
            await database.upgrade()
        finally:
            await database.close()

    asyncio.run(upgraded(configured().database_url))
    typer.echo("the schema is up to date")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy, which must not exist yet; - for the output.")],
) -> None:
    """Copy the embedded database as of this moment, whether or not the bot is running."""
    from bot.store.database.copying import copy_file, file_of  # noqa: PLC0415

    source = file_of(configured().database_url)
    if file != Path("-"):
        copy_file(source, file)
        typer.echo(f"copied to {file}")
        return
    if sys.stdout.isatty():
        raise BadInput("a database is nothing to read: send it on, as in talon backup - | gzip > copy.db.gz")
    with TemporaryDirectory(dir=source.parent) as folder:
        copy_file(source, Path(folder) / "copy.db")
        with (Path(folder) / "copy.db").open("rb") as copy:
            shutil.copyfileobj(copy, sys.stdout.buffer)


def health() -> None:
    """Whether the bot has lately been connected and could write to its database; exits with 1 where not."""
    problem = asyncio.run(_ailment(configured().database_url))
    typer.echo(problem or "connected", err=bool(problem))
    if problem:
        raise typer.Exit(1)


async def _ailment(url: str) -> str | None:
    from bot.heartbeat import LONGEST_SILENCE, one_of_many, silence  # noqa: PLC0415
    from bot.store.database.facts import FactStore  # noqa: PLC0415

    try:
        async with opened(url) as database:
            fact = one_of_many() if database.dialect == "postgresql" else None
            quiet = await silence(FactStore(database), datetime.now(UTC), fact)
    except (DatabaseFault, DatabaseTrouble) as error:
        return str(error)
    if quiet is None:
        return "the bot has never been connected"
    return None if quiet <= LONGEST_SILENCE else f"the bot was last connected {quiet.total_seconds():.0f} s ago"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """The database of a URL, for one command. Raises DatabaseFault and DatabaseTrouble."""
    from bot.store.database.db import Database  # noqa: PLC0415 - a database is needed by few commands

    database = Database(url)
    try:
        await database.check_schema()
        yield database
    finally:
        await database.close()
