"""`talon copy`: everything to another database."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import typer

from bot.cli.failures import BadInput
from bot.cli.operating import configured


def copy(
    target: Annotated[str, typer.Argument(metavar="URL", help="The database to copy to; it must have no games yet.")],
) -> None:
    """Copy everything to another database, such as from SQLite to PostgreSQL, while the bot is stopped.

    Tells how many rows of each table were copied and found there again. TALON_DATABASE_URL stays as it is: change it to
    the new one afterwards.
    """
    asyncio.run(_copy(configured().database_url, target))


async def _copy(source_url: str, target_url: str) -> None:
    from bot.heartbeat import LONGEST_SILENCE, silence  # noqa: PLC0415 - a database is needed by few commands
    from bot.store.database.copying import copy_all  # noqa: PLC0415
    from bot.store.database.db import Database  # noqa: PLC0415
    from bot.store.database.facts import FactStore  # noqa: PLC0415

    source, target = Database(source_url), Database(target_url)
    try:
        await source.check_schema()
        quiet = await silence(FactStore(source), datetime.now(UTC))
        if quiet is not None and quiet <= LONGEST_SILENCE:
            raise BadInput("stop the bot first, and wait a minute: what it writes meanwhile would not be copied")
        await target.upgrade()
        told = [one async for one in copy_all(source, target)]
    finally:
        await source.close()
        await target.close()
    for one in told:
        typer.echo(f"{one.table:<28}{one.rows:>12,}")
    typer.echo(f"{'copied and found again':<28}{sum(one.rows for one in told):>12,}")
