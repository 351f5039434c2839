import asyncio

import pytest
from sqlalchemy import select

from bot.hosting.moves.write_path import Committed
from bot.hosting.refusals import HostReject
from bot.store.games.games import Conflict, GameStore
from bot.store.ledger.stored import Commit, StoredGame
from bot.store.schema import moves
from engine.archive.replay import replay
from engine.games.events import DrewStock, StockRenewed, WindowAnswered
from engine.games.moves import DrawStock
from engine.rules.refusals import Reject
from tests.engine.builders import DRAW, a_round
from tests.engine.builders import refused as illegal
from tests.hosting.hosted import ANN, BEN, CAT, Host, refusal_of, refused
from tests.waiting import LONGEST_S


async def log_of(host: Host, game_id: int) -> list[int]:
    async with host.database.reading() as connection:
        found = await connection.execute(select(moves.c.seq).where(moves.c.game_id == game_id).order_by(moves.c.seq))
        return list(found.scalars())


async def test_a_move_is_logged_with_its_snapshot_and_tells_the_hooks_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    host.told.clear()
    began = (await host.look(game_id)).record.seq
    user = await host.in_turn(game_id)
    submitted = await host.submit(game_id, user, await host.plain_move(game_id, user))
    record = submitted.visible.record
    assert await log_of(host, game_id) == list(range(1, record.seq + 1))
    store = GameStore(host.database)
    stored = await store.load(game_id)
    assert stored.state == replay(stored.game, record.seats, await store.moves(game_id)).state
    fires = min(one.fires for one in stored.deadlines)
    assert host.told == [Committed(game_id, fires, True, 7, moves=record.seq - began)]


async def test_a_move_that_is_stale_or_somebody_elses_or_of_no_game_is_refused_changes_and_tells_nothing(
    host: Host,
) -> None:
    game_id = await host.table(ANN, BEN)
    before, host.told = await host.look(game_id), []
    user = await host.in_turn(game_id)
    other, move = BEN if user == ANN else ANN, await host.plain_move(game_id, user)
    with illegal(Reject.STALE_TURN):
        await host.submit(game_id, user, DrawStock(move.seat, 99))
    assert await refusal_of(host.submit(game_id, other, move)) is HostReject.NOT_YOUR_SEAT
    assert await refusal_of(host.submit(game_id, CAT, move)) is HostReject.NOT_SEATED
    refusal = await refused(host.submit(4711, user, move))
    assert (refusal.code, refusal.facts) == (HostReject.NO_SUCH_GAME, {"game_id": 4711})
    assert await host.look(game_id) == before
    assert host.told == []


async def test_a_repeated_click_applies_once_and_is_answered_alike_however_late(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, CAT)
    move = await host.plain_move(game_id, user)
    first = await host.submit(game_id, user, move, key="one click")
    again = await host.submit(game_id, user, move, key="one click")
    assert (again.events, again.visible) == (first.events, first.visible)
    await host.all_pass(game_id)
    late = await host.submit(game_id, user, move, key="one click")
    assert late.events == first.events
    assert late.visible.record.seq > first.visible.record.seq


async def test_nothing_is_played_in_a_lobby_or_after_the_end(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    assert await refusal_of(host.submit(record.id, ANN, DrawStock(0, 1))) is HostReject.NOT_RUNNING
    await host.service.lobbies.start(record.id, ANN, host.key())
    await host.service.cancel(record.id, ANN, host.key())
    assert await refusal_of(host.submit(record.id, ANN, DrawStock(0, 1))) is HostReject.NOT_RUNNING


async def test_what_is_refused_on_an_outdated_game_is_tried_again_on_the_newest(host: Host, url: str) -> None:
    """The other process holds the game as it was before the window opened that this click answers."""
    game_id = await host.table(ANN, BEN, CAT)
    async with Host.opened(url, host.clock) as other:
        await other.look(game_id)
        await host.discard(game_id)
        first, *_ = await host.asked(game_id)
        passed = await other.submit(game_id, first, await host.plain_move(game_id, first), key="the click")
    assert [type(event) for event in passed.events] == [WindowAnswered]
    assert (await host.look(game_id, first)) == passed.visible


async def test_a_click_that_another_process_has_committed_is_answered_though_nothing_told_of_it(
    host: Host, url: str
) -> None:
    """The other process still holds the game as it was before the click, on which the move is legal once more."""
    game_id, user = await host.at_turn(ANN, BEN)
    move = await host.plain_move(game_id, user)
    async with Host.opened(url, host.clock) as other:
        await other.look(game_id)
        first = await host.submit(game_id, user, move, key="one click")
        again = await other.submit(game_id, user, move, key="one click")
    assert (again.events, again.visible) == (first.events, first.visible)


async def test_a_repeated_click_is_answered_with_all_that_followed_from_it(host: Host) -> None:
    """The stock has run out: the draw waits for a shuffle, which is a line of the log of its own."""
    game_id = await host.table(ANN, BEN, CAT)
    rules = (await host.look(game_id)).record.rules
    hands = ["5H 6H", "6H QC", "7H 2S"]
    await host.set_round(game_id, a_round(rules, hands=hands, stock="", discards="7S 8S 9S KS", phase=DRAW))
    user = await host.in_turn(game_id)
    made, again = [await host.submit(game_id, user, DrawStock(0, 10), "one click") for _ in range(2)]
    assert [type(event) for event in made.events] == [StockRenewed, DrewStock]
    assert again.events == made.events


async def test_clicks_on_one_game_wait_for_each_other(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is planned on what the one before has committed, so that none is planned in vain."""
    game_id, asked = await host.at_window()
    commit, tries = GameStore.commit, list[int]()
    clicks = [(user, await host.plain_move(game_id, user)) for user in asked]

    async def counted(store: GameStore, made: Commit) -> None:
        tries.append(made.after.version)
        await commit(store, made)

    monkeypatch.setattr(GameStore, "commit", counted)
    await asyncio.gather(*(host.submit(game_id, *click) for click in clicks))
    assert len(tries) == len(set(tries)) == len(clicks)


async def test_games_do_not_wait_for_each_other(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await host.table(ANN, BEN), await host.table(ANN, BEN, channel_id=71)
    reached, go_on, commit = asyncio.Event(), asyncio.Event(), GameStore.commit

    async def slow_commit(store: GameStore, made: Commit) -> None:
        if made.after.record.id == slow:
            reached.set()
            await go_on.wait()
        await commit(store, made)

    monkeypatch.setattr(GameStore, "commit", slow_commit)
    users = {game_id: await host.in_turn(game_id) for game_id in (slow, quick)}
    clicks = {game_id: (user, await host.plain_move(game_id, user)) for game_id, user in users.items()}
    waiting = asyncio.create_task(host.submit(slow, *clicks[slow]))
    async with asyncio.timeout(LONGEST_S):
        await reached.wait()
        await host.submit(quick, *clicks[quick])
    assert not waiting.done()
    go_on.set()
    await waiting


async def test_who_is_overtaken_again_and_again_gives_up_and_says_in_which_game(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, user = await host.at_turn(ANN, BEN)
    move = await host.plain_move(game_id, user)

    async def overtaken(store: GameStore, made: Commit) -> None:
        raise Conflict(made.after.record.id)

    monkeypatch.setattr(GameStore, "commit", overtaken)
    with pytest.raises(Conflict, match=f"^{game_id}$"):
        await host.submit(game_id, user, move)


async def test_a_restart_in_an_open_claim_window_loses_nothing(host: Host, url: str) -> None:
    game_id, (first, second) = await host.at_window()
    await host.claim(game_id, second)
    async with Host.opened(url, host.clock) as restarted:
        for user in (first, second, None):
            assert await restarted.look(game_id, user) == await host.look(game_id, user)
        await restarted.pass_on(game_id, first)
        visible = await restarted.look(game_id)
    assert visible.view.claim_window is None
    winner = next(one.seat for one in visible.record.holders if one.user_id == second)
    assert visible.view.seats[winner].claims_won == 1


async def test_a_mover_is_told_only_what_they_may_see(host: Host) -> None:
    game_id, asked = await host.at_window()
    for user in asked[:-1]:
        assert [type(event) for event in (await host.pass_on(game_id, user)).events] == [WindowAnswered]
    closing = await host.pass_on(game_id, asked[-1])
    assert all(event.seat == closing.visible.view.seat for event in closing.events if isinstance(event, WindowAnswered))


async def test_games_are_brought_into_memory_together(host: Host, url: str) -> None:
    tables = [await host.table(channel_id=channel) for channel in (70, 71)]
    async with Host.opened(url, host.clock) as other:
        path = other.service.path
        assert [path.held(one) for one in tables] == [None, None]
        await path.bring([*tables, 99])
        assert [path.held(one) for one in tables] == [await host.service.path.newest(one) for one in tables]
        assert path.held(99) is None


async def test_the_games_used_last_stay_in_memory(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host.service.path, "_memory", 2)
    first, second = await host.table(ANN, BEN), await host.table(ANN, BEN, channel_id=71)
    await host.discard(first)
    third = await host.table(ANN, BEN, channel_id=72)
    read, load = [], GameStore.load

    async def counted(store: GameStore, game_id: int) -> StoredGame | None:
        read.append(game_id)
        return await load(store, game_id)

    monkeypatch.setattr(GameStore, "load", counted)
    for game_id in (first, third, second):
        await host.look(game_id)
    assert read == [second]
