"""What a player has prepared is spent in the very transaction of the move, or not at all."""

import asyncio
from dataclasses import replace

import pytest

from bot.hosting.games.drafts import Draft, Prepared, SortOrder
from bot.hosting.refusals import Refused
from bot.records.games import Submitted
from bot.store.database.trouble import DatabaseTrouble
from engine.games.moves import DrawStock, SeatMove
from engine.rules.refusals import IllegalMove
from tests.hosting.hosted import ANN, BEN, CAT, Host

PREPARED = Draft(order=SortOrder.MELDS, taking="open")
SPENT = Draft(order=SortOrder.MELDS)


async def spent(host: Host, game_id: int, user: int) -> Prepared:
    """What is prepared for a move. A tile to be taken is none of a game of cards: it does not outlast the move."""
    view = (await host.look(game_id, user)).view
    assert view is not None
    return Prepared(PREPARED, view, PREPARED)


async def prepared(host: Host, *users: int) -> tuple[int, int, SeatMove]:
    """A table whose player in turn has prepared something, and their move."""
    game_id = await host.table(*(users or (ANN, BEN, CAT)))
    user = await host.in_turn(game_id)
    await host.service.keep_draft(game_id, user, PREPARED)
    return game_id, user, await host.plain_move(game_id, user)


async def kept(host: Host, game_id: int, user: int) -> Draft:
    """The draft that is kept, of whatever turn."""
    return replace((await host.service.look_with_draft(game_id, user))[1], turn=0)


async def submit(host: Host, game_id: int, user: int, move: SeatMove, key: str = "one click") -> Submitted:
    return await host.service.submit(game_id, user, move, key, host.clock(), await spent(host, game_id, user))


async def test_what_becomes_of_a_draft_is_judged_by_the_view_after_the_move(host: Host) -> None:
    game_id, user, move = await prepared(host)
    before = (await spent(host, game_id, user)).view
    wanted = Prepared(Draft(chosen=before.hand[:2]), before, PREPARED)
    done = await host.service.submit(game_id, user, move, "one click", host.clock(), wanted)
    assert len(done.visible.view.hand) < len(before.hand)
    assert await kept(host, game_id, user) == Draft()


async def test_a_draft_is_spent_with_the_move_and_by_no_click_again_that_was_prepared_since(host: Host) -> None:
    game_id, user, move = await prepared(host)
    first = await submit(host, game_id, user, move)
    assert await kept(host, game_id, user) == SPENT
    since = Draft(order=SortOrder.NUMBER, taking="aside")
    await host.service.keep_draft(game_id, user, since)
    again = await submit(host, game_id, user, move)
    assert (again.events, again.visible) == (first.events, first.visible)
    assert await kept(host, game_id, user) == since


async def test_a_move_that_is_refused_or_leaves_the_draft_alone_spends_nothing(host: Host) -> None:
    game_id, user, move = await prepared(host)
    with pytest.raises(IllegalMove):
        await submit(host, game_id, user, DrawStock(move.seat, 99))
    with pytest.raises(Refused):
        await submit(host, game_id, next(one for one in (ANN, BEN, CAT) if one != user), move)
    assert await kept(host, game_id, user) == PREPARED
    await host.submit(game_id, user, move)
    assert await kept(host, game_id, user) == PREPARED


async def test_a_transaction_that_fails_leaves_both_the_game_and_the_draft(host: Host) -> None:
    """The last statement of the commit fails, long after the draft was written in it."""
    game_id, user, move = await prepared(host)
    before = await host.look(game_id, user)
    with host.failing("INSERT INTO outbox"), pytest.raises(DatabaseTrouble):
        await submit(host, game_id, user, move)
    assert await kept(host, game_id, user) == PREPARED
    assert await host.look(game_id, user) == before
    await submit(host, game_id, user, move)
    assert await kept(host, game_id, user) == SPENT


async def test_the_same_click_in_two_processes_spends_the_draft_once(host: Host, url: str) -> None:
    game_id, user, move = await prepared(host, ANN, BEN)
    async with Host.opened(url, host.clock) as other:
        answers = await asyncio.gather(submit(host, game_id, user, move), submit(other, game_id, user, move))
    assert answers[0] == answers[1]
    assert await kept(host, game_id, user) == SPENT


async def test_a_game_and_the_draft_in_it_are_looked_up_by_its_id_or_by_its_channel(host: Host) -> None:
    game_id, user, _ = await prepared(host)
    by_id = await host.service.look_with_draft(game_id, user)
    assert by_id == (await host.look(game_id, user), PREPARED)
    assert await host.service.look_with_draft_in(70, user) == by_id
    other = next(one for one in (ANN, BEN, CAT) if one != user)
    assert (await host.service.look_with_draft(game_id, other))[1] == Draft()
    for nowhere in (host.service.look_with_draft(99, user), host.service.look_with_draft_in(99, user)):
        with pytest.raises(Refused):
            await nowhere
