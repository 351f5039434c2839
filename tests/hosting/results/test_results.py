"""What a finished match leaves, in its last commit."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from bot.records.results import Friendly
from bot.store.database.db import sqlite_url
from bot.store.ledger.results import rated_of
from bot.store.schema import results
from tests.hosting.hosted import ANN, BEN, CAT, ONE_SHORT_ROUND, Host


async def rows(host: Host) -> list:  # type: ignore[type-arg]
    async with host.database.reading() as connection:
        return [rated_of(row) for row in await connection.execute(select(results).order_by(results.c.seat))]


async def finished(host: Host, *users: int, **wishes: object) -> int:
    game_id = await host.table(*(users or (ANN, BEN, CAT)), **{"switches": ONE_SHORT_ROUND, **wishes})
    while (await host.look(game_id)).view.result is None:  # type: ignore[union-attr]
        host.clock.advance(5)
        user = await host.in_turn(game_id)
        await host.submit(game_id, user, await host.plain_move(game_id, user))
        for other in users or (ANN, BEN, CAT):
            if other != user and await host.may_act(game_id, other):
                await host.submit(game_id, other, await host.plain_move(game_id, other))
    return game_id


async def test_a_match_leaves_a_row_a_seat_in_its_last_commit(database_file: Path) -> None:
    async with Host.opened(sqlite_url(database_file)) as host:
        game_id = await finished(host)
        view = await host.view(game_id)
        kept = await rows(host)
        assert view.result is not None
        assert [one.result.user_id for one in kept] == [ANN, BEN, CAT]
        assert [one.result.place for one in kept] == list(view.result.places)
        assert [one.result.points for one in kept] == list(view.result.totals)
        assert {one.result.friendly for one in kept} <= {Friendly.HOUSE_RULES, Friendly.NO_RATING}
        assert all(one.result.counts.turns == one.result.counts.in_time > 0 for one in kept)
        assert await host.services.results.rater.catch_up() == 1
        assert [one.overall for one in await rows(host)] == [None] * 3
