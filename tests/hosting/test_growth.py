"""What a click, the clock and delivery ask of the database does not grow with all that was ever played.

SQLite tells how it would look for rows. That no table is gone through to its end holds for PostgreSQL too, which has
the same indexes.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from bot.hosting.results.visibility import Asker
from bot.records.orders import StandingOrder
from bot.records.results import Shows
from bot.store.database.db import Database, sqlite_url
from bot.store.schema import metadata
from tests.hosting.hosted import ANN, BEN, CAT, Host
from tests.hosting.results.leaving import keep, season

ALWAYS_SHORT = {"outbox", "tournament_outbox", "servers", "shards", "processes", "facts", "bars"}
"""What waits to be said, and what an operator or a server has little of."""

Asked = dict[str, int]
"""Statements, with how many values belong to each."""


@contextmanager
def asked_of(database: Database) -> Iterator[Asked]:
    """What is read and changed meanwhile."""
    asked: Asked = {}

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        if statement.split(None, 1)[0] in ("SELECT", "UPDATE", "DELETE"):
            asked[statement] = len(values[0] if many else values)

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(database.engine.sync_engine, "before_cursor_execute", note)


def gone_through(file: Path, asked: Asked) -> list[str]:
    """The statements for which a table that grows is gone through from its beginning, with what is said of each."""
    found = []
    with closing(sqlite3.connect(file)) as connection:
        for statement, values in asked.items():
            steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", (1,) * values)]
            for step in steps:
                word, _, rest = step.partition(" ")
                name = rest.split(" ")[0]
                if word == "SCAN" and name in metadata.tables.keys() - ALWAYS_SHORT:
                    found.append(f"{step}: {statement}")
    return found


async def test_no_click_and_nothing_that_the_clock_or_delivery_does_goes_through_a_table_that_grows(
    database_file: Path,
) -> None:
    async with Host.opened(sqlite_url(database_file)) as host:
        with asked_of(host.database) as asked:
            game_id = await host.table(ANN, BEN, CAT, computers=("easy",))
            for user in (ANN, BEN, CAT):
                await host.service.path.store.at_hand(70, user)
                await host.look(game_id, user)
                await host.my_games.of_user(user)
                await host.my_games.aside(user)
                await host.my_games.next_waiting(user, game_id)
                await host.my_games.joinable({7}, user, 5)
            await host.service.orders.keep(game_id, BEN, StandingOrder(0, pass_rest=True), host.clock())
            await host.service.orders.set_passing(CAT, host.clock(), passes=True)
            for _ in range(12):
                await host.after(20)
                for user in (ANN, BEN, CAT):
                    if not await host.may_act(game_id, user):
                        continue
                    key = host.key()
                    move = await host.plain_move(game_id, user)
                    for _ in range(2):
                        await host.submit(game_id, user, move, key)
                await host.say_all()
            await host.service.leave(game_id, BEN, host.key())
            await host.service.resume(game_id, BEN, host.key())
            await host.service.path.store.log(game_id)
            await host.service.path.store.places(7, 70)
            await host.service.path.store.active_in(70)
            await host.lobby(BEN, ANN, channel_id=71)
    assert len(asked) > 30
    assert gone_through(database_file, asked) == []


async def test_that_a_table_is_gone_through_would_be_noticed(database_file: Path) -> None:
    assert gone_through(database_file, {"SELECT id FROM games WHERE channel_id = ?": 1}) != []
    assert gone_through(database_file, {"SELECT id FROM games WHERE id = ?": 1}) == []


async def test_rating_a_match_statistics_and_lists_use_what_is_indexed(database_file: Path) -> None:
    async with Host.opened(sqlite_url(database_file)) as host:
        service, asker = host.services.results, Asker(10, 7)
        await keep(host.database, season(range(10, 14), 12))
        await host.services.people.settle(11, shows=Shows.EVERYWHERE)
        with asked_of(host.database) as asked:
            await service.rater.catch_up()
            looked = await service.look(10, asker)
            await service.statistics(looked, asker, {70})
            await service.leaderboard(7, "gin_rummy", 0)
            await service.store.usual_game(7)
            await service.change(1, 10)
    assert len(asked) > 10
    # The index of what waits holds what waits alone.
    assert [one for one in gone_through(database_file, asked) if "ix_results_unrated" not in one] == []
