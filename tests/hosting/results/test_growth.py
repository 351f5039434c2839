"""What is asked of results goes through no table that grows with the years."""

from __future__ import annotations

from pathlib import Path

from bot.hosting.results.visibility import Asker
from bot.records.results import Shows
from bot.store.database.db import sqlite_url
from tests.hosting.hosted import Host
from tests.hosting.results.leaving import keep, season
from tests.hosting.test_growth import asked_of, gone_through


async def test_rating_a_match_statistics_and_lists_use_what_is_indexed(database_file: Path) -> None:
    async with Host.opened(sqlite_url(database_file)) as host:
        service, asker = host.services.results, Asker(10, 7)
        await keep(host.database, season(range(10, 14), 12))
        await host.services.people.settle(11, shows=Shows.EVERYWHERE)
        with asked_of(host.database) as asked:
            await service.rater.catch_up()
            looked = await service.look(10, asker)
            assert looked is not None
            await service.statistics(looked, asker, {70})
            await service.leaderboard(7, "gin_rummy", 0)
            await service.store.usual_game(7)
            await service.change(1, 10)
    assert len(asked) > 10
    # The index of what waits holds what waits alone.
    assert [one for one in gone_through(database_file, asked) if "ix_results_unrated" not in one] == []
