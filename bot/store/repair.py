"""Putting back what was set aside, where it can be read after all: as it is, or from what the log says."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import GameStatus
from bot.store import loading
from bot.store.db import Database
from bot.store.games import GameStore
from bot.store.schema import IS_ACTIVE, deadlines, games, outbox, set_aside
from bot.store.set_aside import Aside, SetAside, utc_now
from bot.store.unreadable import AsideKind, GameUnreadable, Unreadable, decoding
from engine.archive.codec import dump_rules
from engine.archive.replay import replay
from engine.rules.rule_set import RuleSet
from engine.variants import game_of

READ_AT_ONCE: Final = 50


@dataclass(frozen=True, slots=True)
class Repaired:
    """What came of trying to put something back: `problem` says in one sentence why it stays aside, None if it does
    not.
    """

    aside: Aside
    problem: str | None


class Repairs:
    """What `talon doctor` does. Every method works while the bot is running."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._games = GameStore(database, clock)
        self._aside = SetAside(database, clock)

    async def integrity(self) -> str | None:
        """What the database says is wrong with its own file; None where nothing is, or where it keeps none."""
        if self._database.dialect != "sqlite":
            return None
        async with self._database.reading() as connection:
            said = await connection.scalar(text("PRAGMA quick_check(1)"))
        return None if said == "ok" else str(said)

    async def read_all(self) -> AsyncIterator[tuple[int, str | None]]:
        """Every lobby and running game by its id, with what is wrong with it; then it has been set aside."""
        last = 0
        while True:
            wanted = select(games.c.id).where(games.c.id > last, IS_ACTIVE).order_by(games.c.id)
            async with self._database.reading() as connection:
                ids = (await connection.execute(wanted.limit(READ_AT_ONCE))).scalars().all()
            if not ids:
                return
            last = ids[-1]
            found = await self._games.load_many(ids)
            for game_id in ids:
                one = found.get(game_id)
                yield game_id, one.reason if isinstance(one, GameUnreadable) else None

    async def listed(self) -> tuple[Aside, ...]:
        """All that is set aside."""
        return await self._aside.listed()

    async def put_back(self, aside: Aside) -> Repaired:
        """Put a game back into play, or be done with a lost row of one, if the game can be read.

        What is due in it is then due again from now on, and its board is shown anew.
        """
        try:
            async with self._database.writing() as connection:
                if aside.kind is AsideKind.GAME:
                    await self._reopen(connection, aside)
                else:
                    await loading.load_with_rules(connection, aside.game_id, None, None)
                    await self._aside.have_checked(connection, aside.game_id)
                await connection.execute(delete(set_aside).where(set_aside.c.id == aside.id))
        except Unreadable as error:
            return Repaired(aside, error.reason)
        except IntegrityError:
            return Repaired(aside, "its channel has another game now; end that first, or close this one")
        return Repaired(aside, None)

    async def close(self, game_id: int) -> bool:
        """Call a game off that is set aside, for good; whether there was such a game. Its rows stay."""
        these = (games.c.id == game_id, games.c.status == GameStatus.SET_ASIDE.value)
        called_off = {"status": GameStatus.CANCELLED.value, "version": games.c.version + 1}
        async with self._database.writing() as connection:
            closed = (await connection.execute(update(games).where(*these).values(called_off))).rowcount
            if closed:
                for table in (deadlines, outbox, set_aside):
                    await connection.execute(delete(table).where(table.c.game_id == game_id))
        return closed > 0

    async def _reopen(self, connection: AsyncConnection, aside: Aside) -> None:
        row = (await connection.execute(select(set_aside.c.kept).where(set_aside.c.id == aside.id))).scalar_one()
        with decoding("its status before"):
            status = GameStatus(json.loads(row)["status"])
        rules: RuleSet | None = None
        try:
            await loading.load_with_rules(connection, aside.game_id, status.value, None)
        except Unreadable:
            rules = await self._rules_by_switches(connection, aside.game_id)
            await loading.load_with_rules(connection, aside.game_id, status.value, rules)
        back = {"status": status.value, "version": games.c.version + 1}
        if rules is not None:
            back["rules"] = dump_rules(rules)
        await connection.execute(update(games).where(games.c.id == aside.game_id).values(back))
        await self._aside.have_checked(connection, aside.game_id)

    async def _rules_by_switches(self, connection: AsyncConnection, game_id: int) -> RuleSet:
        """The rules as booklet and switches make them; the whole log must be legal by them. Raises Unreadable."""
        wanted = select(games.c.variant, games.c.switches, games.c.seats).where(games.c.id == game_id)
        row = (await connection.execute(wanted)).one()
        with decoding("the variant and its switches"):
            game = game_of(row.variant, json.loads(row.switches))
        log_of_moves = await loading.moves_of(connection, game_id)
        with decoding("the log"):
            replay(game, row.seats, log_of_moves)
        return game.rules
