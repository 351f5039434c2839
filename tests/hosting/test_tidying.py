"""Games that are over take little room, and still replay and verify."""

import asyncio
from collections import Counter
from datetime import timedelta

import pytest
from sqlalchemy import ColumnElement, func, literal, select, update

from bot.hosting.refusals import Refused
from bot.hosting.running.night import next_night, tidy_every_night, tidy_once
from bot.records.games import GameStatus
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.tidying import Tidying
from bot.store.schema import actions, drafts, games, kept_logs, metadata, moves, seats, snapshots
from engine.archive.replay import verify
from tests.hosting.hosted import ANN, BEN, MONDAY, ONE_SHORT_ROUND, Host
from tests.waiting import until


async def over(host: Host, channel_id: int = 70) -> int:
    """A match that was played to its end."""
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND, channel_id=channel_id)
    await host.play_out(game_id)
    return game_id


async def rows(host: Host, table: str, game_id: int) -> int:
    found = metadata.tables[table]
    key = found.c.id if table == "games" else found.c.game_id
    async with host.database.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(found).where(key == game_id)) or 0


async def tidied(host: Host, *, days: float = 30, delete_all: bool = False) -> Counter[str]:
    tidying, total = Tidying(host.database), Counter[str]()
    while done := await tidying.step(host.clock() - timedelta(days=days), delete_all=delete_all):
        total += done
    host.service.path._held.clear()
    return total


async def size(host: Host, *columns: ColumnElement[str | bytes]) -> int:
    """The characters that all rows have in these columns."""
    async with host.database.reading() as connection:
        return (
            await connection.scalar(select(func.sum(sum(map(func.length, columns[1:]), func.length(columns[0]))))) or 0
        )


async def test_a_match_of_last_month_is_packed_and_its_replay_is_what_it_was(host: Host) -> None:
    game_id = await over(host)
    before, seen = await host.service.replay(game_id), await host.look(game_id, ANN)
    room = await size(host, moves.c.move, moves.c.events)
    assert await tidied(host) == {}
    host.clock.advance(31 * 86_400)
    assert await tidied(host) == {"packed": 1}
    for table in (moves, snapshots, drafts, actions):
        assert await rows(host, table.name, game_id) == 0
    for table in (games, seats, kept_logs):
        assert await rows(host, table.name, game_id) >= 1
    assert await size(host, kept_logs.c.moves) < room / 20
    after = await host.service.replay(game_id)
    assert after == before
    assert verify(after).ok
    assert (await host.look(game_id, ANN)).view == seen.view
    assert await tidied(host) == {}
    assert await tidied(host, delete_all=True) == {"deleted": 1}, "where the operator wants so"
    for table in metadata.tables.values():
        if "game_id" in table.c:
            assert await rows(host, table.name, game_id) == 0


async def test_a_log_that_is_none_any_more_stops_no_game_from_being_packed(host: Host) -> None:
    game_id = await over(host)
    # To PostgreSQL a move is text.
    spoilt = b"\xff\x00" if host.database.dialect == "sqlite" else "[{"
    await host.database.change(update(moves).where(moves.c.seq == 1).values(move=literal(spoilt)))
    host.clock.advance(31 * 86_400)
    assert await tidied(host) == {"packed": 1}
    assert await rows(host, kept_logs.name, game_id) == 1


async def test_games_in_play_are_never_tidied_away(host: Host) -> None:
    lobby, running = await host.lobby(ANN), await host.table(ANN, BEN, channel_id=71)
    host.clock.advance(1_000 * 86_400)
    assert await tidied(host, delete_all=True) == {}
    assert (await host.look(running)).record.status is GameStatus.RUNNING
    assert (await host.look(lobby.id)).record.status is GameStatus.LOBBY


async def test_a_lobby_that_was_called_off_leaves_nothing(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN)
    await host.service.cancel(lobby.id, ANN, host.key())
    host.clock.advance(31 * 86_400)
    assert await tidied(host) == {"deleted": 1}
    with pytest.raises(Refused):
        await host.look(lobby.id)


async def test_every_night_what_is_old_is_tidied_away_by_itself(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await host.table(ANN, BEN)
    await host.service.cancel(game_id, ANN, host.key())
    asleep = asyncio.sleep
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        host.clock.advance(seconds)
        await asleep(0)

    host.clock.advance(40 * 86_400)
    monkeypatch.setattr("bot.hosting.running.night.asyncio.sleep", nap)
    night = asyncio.create_task(tidy_every_night(host.database, host.clock, host.services.config, lambda: True))
    await until(lambda: len(naps) > 2)
    night.cancel()
    await asyncio.wait({night})
    assert 0 < naps[0] <= 86_400
    assert await rows(host, "kept_logs", game_id) == 1


async def test_a_database_that_is_away_at_night_is_asked_again_the_next(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object, **__: object) -> Counter[str]:
        raise DatabaseTrouble("talon.db is in use")

    monkeypatch.setattr(Tidying, "step", away)
    await tidy_once(host.database, host.clock(), delete_all=False)
    assert "in use" in caplog.text


def test_a_night_is_always_ahead() -> None:
    for hour in range(48):
        now = MONDAY + timedelta(hours=hour)
        assert timedelta(0) < next_night(now) - now <= timedelta(days=1)
