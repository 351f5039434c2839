"""What was set aside is put back where it can be read after all, and called off where somebody says so."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.hosting.refusals import Refused
from bot.records.games import GameStatus
from bot.records.notices import Notice, NoticeKind
from bot.store.database.unreadable import AsideKind
from bot.store.games.games import GameStore
from bot.store.ledger.set_aside import SetAside
from bot.store.schema import GAME, games, snapshots
from tests.hosting.hosted import ANN, BEN, LIVE, Host
from tests.hosting.test_set_aside import asides, spoil, two_tables


async def broken_table(host: Host, **values: object) -> int:
    """A game in which a move was made, set aside because its row was spoiled."""
    broken, _ = await two_tables(host)
    await host.discard(broken)
    await spoil(host, games, broken, **values)
    with pytest.raises(Refused):
        await host.look(broken)
    return broken


async def mended(host: Host, game_id: int, problem: str | None = None) -> None:
    store = SetAside(host.database, host.clock)
    (aside,) = [one for one in await store.listed() if one.game_id == game_id]
    assert await store.put_back(aside) == problem


async def test_a_game_whose_row_was_put_right_goes_on_with_a_turn_of_full_length(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    before = await host.look(game_id, ANN)
    await spoil(host, games, game_id, pace="soon")
    with pytest.raises(Refused):
        await host.look(game_id)
    await host.say_all()
    await spoil(host, games, game_id, pace=GAME.dump("pace", LIVE))
    host.clock.advance(86_400)
    await mended(host, game_id)
    await host.scheduler.fire_due()
    after = await host.look(game_id, ANN)
    assert after.view == before.view
    assert after.record.status is GameStatus.RUNNING
    assert after.deadlines.turn == host.clock() + LIVE.turn
    assert Notice(NoticeKind.BOARD) in await host.say_all()
    assert await asides(host) == []


async def test_rules_that_cannot_be_read_are_made_again_from_the_switches_and_held_against_the_log(host: Host) -> None:
    before = await host.look(broken := await host.table(ANN, BEN), ANN)
    await spoil(host, games, broken, rules="{}")
    with pytest.raises(Refused):
        await host.look(broken)
    await mended(host, broken)
    after = await host.look(broken, ANN)
    assert (after.view, after.record.rules) == (before.view, before.record.rules)


async def test_rules_by_which_the_log_is_not_legal_are_not_taken_and_all_stays_as_it_was(host: Host) -> None:
    broken = await broken_table(host, rules="{}", switches='{"deck.jokers": 0}')
    await mended(host, broken, "the log: ReplayError")
    assert await asides(host) == [(AsideKind.GAME, broken)]
    async with host.database.reading() as connection:
        assert await connection.scalar(select(games.c.rules).where(games.c.id == broken)) == "{}"
        assert await connection.scalar(select(snapshots.c.seq).where(snapshots.c.game_id == broken))


async def test_what_cannot_be_read_still_stays_aside_and_says_why(host: Host) -> None:
    broken = await broken_table(host, variant="whist")
    store = SetAside(host.database)
    (aside,) = await store.listed()
    problem = await store.put_back(aside)
    assert problem is not None
    assert "whist" in problem
    assert await asides(host) == [(AsideKind.GAME, broken)]


async def test_a_game_whose_channel_has_another_by_now_stays_aside(host: Host) -> None:
    broken = await broken_table(host, rules="{}")
    await host.lobby(ANN, channel_id=70)
    await mended(host, broken, "its channel has another game now; end that first, or close this one")


async def test_a_game_that_is_closed_is_cancelled_for_good(host: Host) -> None:
    broken = await broken_table(host, variant="whist")
    store = SetAside(host.database)
    assert await store.close(broken)
    assert not await store.close(broken)
    assert await asides(host) == []
    async with host.database.reading() as connection:
        status = await connection.scalar(games.select().with_only_columns(games.c.status).where(games.c.id == broken))
    assert status == "cancelled"


async def test_reading_everything_finds_what_nobody_has_touched_yet(host: Host) -> None:
    broken, _ = await two_tables(host)
    await spoil(host, games, broken, rules="{}")
    assert await GameStore(host.database).read_all() == 2
    assert await asides(host) == [(AsideKind.GAME, broken)]
    assert await GameStore(host.database).active_in(70) is None
