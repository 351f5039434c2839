"""Stories read from logs: packed or not, of matches that are on and that are over, through the eyes one may use."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.hosting.games import stories as stories_module
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameStatus
from bot.store.ledger.tidying import Tidying
from engine.cards import Seat
from engine.games.events import HandDealt, WindowAnswered
from engine.games.scenes import Eyes
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, ONE_SHORT_ROUND, Host, refusal_of
from tests.hosting.test_absence import holder


async def finished(host: Host) -> int:
    """A match of one round that dull players have played to its end."""
    game_id = await host.table(switches=ONE_SHORT_ROUND)
    for _ in range(400):
        if (await host.look(game_id)).record.status is GameStatus.FINISHED:
            return game_id
        for user in await host.acting(game_id):
            if await host.may_act(game_id, user):
                await host.submit(game_id, user, await host.plain_move(game_id, user))
        host.clock.advance(LIVE.turn_s + 5)
        await host.scheduler.fire_due()
    raise AssertionError("the match came to no end")


async def test_a_packed_log_tells_the_same_story_as_its_rows(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories_module, "TOLD_AT_ONCE", 7)
    async with Host.opened(url) as host:
        game_id = await finished(host)
        stories = host.services.stories
        before = await stories.of(game_id)
        shown = before.scenes(0, before.length, Eyes(all_open=True))
        assert (await Tidying(host.database).step(host.clock.advance(10**7), delete_all=False)).packed
        stories._kept.clear()
        after = await stories.of(game_id)
        assert after.scenes(0, after.length, Eyes(all_open=True)) == shown
        assert after.story.moments == before.story.moments


async def test_a_match_that_goes_on_is_told_on_and_nobody_sees_another_hand(url: str) -> None:
    async with Host.opened(url) as host:
        game_id, stories = await host.table(), host.services.stories
        first = await stories.of(game_id)
        for _ in range(3):
            await host.discard(game_id)
            await host.all_pass(game_id)
        told = await stories.of(game_id)
        assert told.length == (await host.look(game_id)).record.seq > first.length
        mine = (await holder(host, game_id, BEN)).seat
        assert stories.eyes(told, BEN) == (Eyes(mine), Eyes())
        assert stories.eyes(told, DAN) == (Eyes(),)
        others = [Eyes(Seat(seat)) for seat in range(3) if seat != mine]
        for eyes in (*others, Eyes(all_open=True)):
            with pytest.raises(Refused) as refused:
                stories.check(told, BEN, eyes)
            assert (refused.value.code, refused.value.facts["why"]) == (HostReject.HANDS_CLOSED, "match")
        with pytest.raises(Refused) as refused:
            stories.check_open(told)
        assert refused.value.code is HostReject.NOT_FINISHED
        for one in await stories.beside(told.happened, 0, told.length, Eyes(mine), own_move=True):
            assert not isinstance(one.event, HandDealt | WindowAnswered) or one.event.seat == mine


async def test_when_it_is_over_ones_own_seat_comes_first_and_every_hand_is_open(url: str) -> None:
    async with Host.opened(url) as host:
        game_id, stories = await finished(host), host.services.stories
        told = await stories.of(game_id)
        mine = (await holder(host, game_id, CAT)).seat
        eyes = stories.eyes(told, CAT)
        assert eyes[:2] == (Eyes(mine), Eyes(all_open=True))
        assert set(eyes) == {Eyes(), Eyes(all_open=True), *(Eyes(Seat(seat)) for seat in range(3))}
        assert stories.eyes(told, DAN)[0] == Eyes(all_open=True)
        stories.check_open(told)


async def test_whoever_takes_a_seat_does_not_see_what_was_held_there_in_earlier_rounds(url: str) -> None:
    async with Host.opened(url) as host:
        game_id, stories = await host.table(), host.services.stories
        await host.discard(game_id)
        await host.all_pass(game_id)
        seat = (await holder(host, game_id, BEN)).seat
        await host.service.leave(game_id, BEN, host.key())
        await host.service.take_seat(game_id, DAN, "Dan", host.key(), seat)
        told = await stories.of(game_id)
        dealt = told.story.round_begins(told.length)
        before, since = told.scenes(dealt - 1, dealt, Eyes(seat))
        assert before.hands == ()
        assert since.view.hand
        assert told.since_own_move(await holder(host, game_id, DAN)) == dealt - 1


async def test_a_log_that_cannot_be_read_and_a_match_that_is_none_are_refused(url: str) -> None:
    async with Host.opened(url) as host:
        stories = host.services.stories
        game_id = await host.table()
        assert await refusal_of(stories.of(game_id + 1)) is HostReject.NO_SUCH_GAME
        lobby = await host.lobby(DAN, channel_id=71)
        assert await refusal_of(stories.of(lobby.id)) is HostReject.NOT_RUNNING
        async with host.database.writing() as connection:
            await connection.execute(text("UPDATE moves SET move = '[{' WHERE seq = 2"))
        assert await refusal_of(stories.of(game_id)) is HostReject.SET_ASIDE
        assert stories.room == 0


async def test_what_is_kept_in_memory_is_bounded_and_what_was_let_go_is_told_again(url: str) -> None:
    async with Host.opened(url) as host:
        stories = host.services.stories
        tables = [await host.table(ANN, BEN, channel_id=100 + at) for at in range(4)]
        stories._room = 2 * (await stories.of(tables[0])).story.room + 100
        for game_id in (*tables, *tables):
            assert (await stories.of(game_id)).length == (await host.look(game_id)).record.seq
            assert stories.room <= stories._room
        assert len(stories._kept) == 2
