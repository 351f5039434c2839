"""Stories read from logs: packed or not, of matches that are on and that are over, through the eyes one may use."""

from dataclasses import dataclass

import pytest
from sqlalchemy import text

from bot.hosting.games import stories as stories_module
from bot.hosting.refusals import HostReject
from bot.records.ids import GameId
from bot.records.orders import StandingOrder
from bot.store.ledger.tidying import Tidying
from bot.ui.table.game_facts import names_at
from engine.cards import NATURALS, Seat
from engine.games.events import Discarded, Event, HandDealt, RoundBegan, RoundEnded, TimedOut, WindowAnswered
from engine.games.scenes import Eyes, Happening
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, ONE_SHORT_ROUND, TWO_SHORT_ROUNDS, Host, refusal_of, refuses


async def finished(host: Host) -> int:
    """A match of one round that dull players have played to its end."""
    game_id = await host.table(switches=ONE_SHORT_ROUND)
    await host.play_out(game_id)
    return game_id


async def test_a_packed_log_tells_the_same_story_as_its_rows(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories_module, "TOLD_AT_ONCE", 7)
    async with Host.opened(url) as host:
        game_id = await finished(host)
        stories = host.services.stories
        before = await stories.of(game_id)
        shown = before.scenes(0, before.story.length, Eyes(all_open=True))
        assert await Tidying(host.database).step(host.clock.advance(10**7), delete_all=False)
        stories._kept.clear()
        after = await stories.of(game_id)
        assert after.scenes(0, after.story.length, Eyes(all_open=True)) == shown
        assert after.story.moments == before.story.moments


async def test_a_match_that_goes_on_is_told_on_and_nobody_sees_another_hand(host: Host) -> None:
    game_id, stories = await host.table(), host.services.stories
    first = await stories.of(game_id)
    for _ in range(3):
        await host.discard(game_id)
        await host.all_pass(game_id)
    told = await stories.of(game_id)
    assert told.story.length == (await host.look(game_id)).record.seq > first.story.length
    mine = (await host.holder(game_id, BEN)).seat
    assert stories.eyes(told, BEN) == (Eyes(mine), Eyes())
    assert stories.eyes(told, DAN) == (Eyes(),)
    others = [Eyes(Seat(seat)) for seat in range(3) if seat != mine]
    for eyes in (*others, Eyes(all_open=True)):
        with refuses(HostReject.HANDS_CLOSED, why="match"):
            stories.check(told, BEN, eyes)
    with refuses(HostReject.NOT_FINISHED):
        stories.check_open(told)
    for one in await stories.beside(told.happened, 0, told.story.length, Eyes(mine), own_move=True):
        assert not isinstance(one.event, HandDealt | WindowAnswered) or one.event.seat == mine


async def test_when_it_is_over_ones_own_seat_comes_first_and_every_hand_is_open(host: Host) -> None:
    game_id, stories = await finished(host), host.services.stories
    told = await stories.of(game_id)
    mine = (await host.holder(game_id, CAT)).seat
    eyes = stories.eyes(told, CAT)
    assert eyes[:2] == (Eyes(mine), Eyes(all_open=True))
    assert set(eyes) == {Eyes(), Eyes(all_open=True), *(Eyes(Seat(seat)) for seat in range(3))}
    assert stories.eyes(told, DAN)[0] == Eyes(all_open=True)
    stories.check_open(told)


async def test_whoever_takes_a_seat_does_not_see_what_was_held_there_in_earlier_rounds(host: Host) -> None:
    game_id, stories = await host.table(), host.services.stories
    await host.discard(game_id)
    await host.all_pass(game_id)
    seat = (await host.holder(game_id, BEN)).seat
    await host.service.leave(game_id, BEN, host.key())
    await host.service.take_seat(game_id, DAN, "Dan", host.key(), seat)
    told = await stories.of(game_id)
    dealt = told.story.round_begins(told.story.length)
    before, since = told.scenes(dealt - 1, dealt, Eyes(seat))
    assert before.hands == ()
    assert since.view.hand
    assert told.since_own_move(await host.holder(game_id, DAN)) == dealt - 1


async def test_a_log_that_cannot_be_read_and_a_match_that_is_none_are_refused(host: Host) -> None:
    stories = host.services.stories
    game_id = await host.table()
    assert await refusal_of(stories.of(game_id + 1)) is HostReject.NO_SUCH_GAME
    lobby = await host.lobby(DAN, channel_id=71)
    assert await refusal_of(stories.of(lobby.id)) is HostReject.NOT_RUNNING
    async with host.database.writing() as connection:
        await connection.execute(text("UPDATE moves SET move = '[{' WHERE seq = 2"))
    assert await refusal_of(stories.of(game_id)) is HostReject.SET_ASIDE
    assert not stories._kept


async def test_what_is_kept_in_memory_is_bounded_and_what_was_let_go_is_told_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = host.services.stories
    tables = [await host.table(ANN, BEN, channel_id=100 + at) for at in range(4)]
    monkeypatch.setattr(stories_module, "ROOM", 2 * (await stories.of(tables[0])).story.room + 100)
    for game_id in (*tables, *tables):
        assert (await stories.of(game_id)).story.length == (await host.look(game_id)).record.seq
        assert sum(one.room for one in stories._kept.values()) <= stories_module.ROOM
    assert len(stories._kept) == 2


@dataclass(frozen=True)
class Happened:
    happenings: tuple[Happening, ...]

    @property
    def events(self) -> list[Event]:
        return [one.event for one in self.happenings]


async def since(host: Host, game_id: int, user: int) -> Happened:
    """What a person is told since they last moved."""
    theirs, stories = await host.holder(game_id, user), host.services.stories
    told = await stories.of(GameId(game_id))
    return Happened(
        await stories.beside(
            told.happened, told.since_own_move(theirs), told.story.length, Eyes(theirs.seat), own_move=True
        )
    )


async def of_round(host: Host, game_id: int, seat: int | None) -> Happened:
    """What a seat, or a spectator, is told of the round."""
    told = await host.services.stories.of(GameId(game_id))
    begins = told.story.round_begins(told.story.length)
    eyes = Eyes(None if seat is None else Seat(seat))
    return Happened(told.happened(begins - 1, told.story.length, eyes, own_move=True))


async def a_lap(host: Host, game_id: int) -> None:
    """Everybody discards once; nobody claims anything."""
    for _ in range(3):
        await host.discard(game_id)
        await host.all_pass(game_id)


async def test_one_is_told_from_the_first_deal_on_and_after_ones_own_move_what_somebody_else_does(host: Host) -> None:
    game_id = await host.table()
    dealt = [event for event in (await since(host, game_id, CAT)).events if isinstance(event, HandDealt)]
    assert [event.seat for event in dealt] == [await host.seat_of(game_id, CAT)]
    first = await host.discard(game_id)
    assert [event.kind for event in (await since(host, game_id, first)).events] == ["window_opened"]
    await host.all_pass(game_id)
    second = await host.discard(game_id)
    told = (await since(host, game_id, first)).events
    assert [event.seat for event in told if isinstance(event, Discarded)] == [await host.seat_of(game_id, second)]


async def test_what_the_clock_did_for_an_absent_seat_is_told_to_it_with_its_own_cards(host: Host) -> None:
    game_id = await host.table()
    await a_lap(host, game_id)
    user = await host.in_turn(game_id)
    seat = await host.seat_of(game_id, user)
    await host.submit(game_id, user, await host.plain_move(game_id, user))
    await host.after(LIVE.turn_s + 5)
    told = (await since(host, game_id, user)).events
    assert TimedOut(seat) in told
    assert any(isinstance(event, Discarded) and event.seat == seat for event in told)


async def test_the_story_goes_on_over_the_end_of_a_round_and_the_rounds_own_story_begins_at_its_deal(
    host: Host,
) -> None:
    game_id = await host.table(switches=TWO_SHORT_ROUNDS)
    absent = CAT
    for _ in range(600):
        visible = await host.look(game_id)
        if visible.view is not None and visible.view.round == 2:
            break
        for user in await host.acting(game_id):
            if user != absent and await host.may_act(game_id, user):
                await host.submit(game_id, user, await host.plain_move(game_id, user))
        await host.after(LIVE.turn_s + 5)
    told = (await since(host, game_id, absent)).events
    assert [event.round for event in told if isinstance(event, RoundBegan)] == [1, 2]
    assert sum(isinstance(event, RoundEnded) for event in told) == 1
    latest = (await of_round(host, game_id, await host.seat_of(game_id, absent))).events
    assert [event.round for event in latest if isinstance(event, RoundBegan)] == [2]
    assert isinstance(latest[0], RoundBegan)


async def test_two_seats_are_told_the_same_but_for_what_each_alone_may_see(host: Host) -> None:
    game_id = await host.table()
    await a_lap(host, game_id)
    seats = [await host.seat_of(game_id, user) for user in (ANN, BEN, CAT)]
    public = [one.event for one in (await of_round(host, game_id, None)).happenings]
    for seat in seats:
        mine = (await of_round(host, game_id, seat)).events
        plain = [event for event in mine if not isinstance(event, HandDealt | WindowAnswered)]
        assert len(plain) == len(public)
        own = [(theirs, everyones) for theirs, everyones in zip(plain, public, strict=True) if theirs != everyones]
        assert all(theirs.seat == seat for theirs, _ in own)


async def test_what_an_order_answered_is_marked_as_its_doing(host: Host) -> None:
    game_id = await host.table()
    turn = await host.in_turn(game_id)
    other = next(user for user in (ANN, BEN, CAT) if user != turn)
    await host.service.orders.keep(game_id, other, StandingOrder(0, NATURALS), host.clock())
    await host.discard(game_id)
    await host.after(10)
    told = await since(host, game_id, other)
    answered = [one for one in told.happenings if isinstance(one.event, WindowAnswered)]
    assert [one.by_order for one in answered] == [True]


async def test_whoever_takes_a_seat_is_told_the_round_each_under_the_name_they_played_by(host: Host) -> None:
    game_id = await host.table(switches=TWO_SHORT_ROUNDS)
    await a_lap(host, game_id)
    seat = await host.seat_of(game_id, BEN)
    await host.service.leave(game_id, BEN, host.key())
    await host.service.take_seat(game_id, DAN, "Dan", host.key(), seat)
    taken_at = (await host.look(game_id)).record.seq
    told = await since(host, game_id, DAN)
    assert isinstance(told.events[0], RoundBegan)
    assert all(one.step <= taken_at for one in told.happenings)
    await a_lap(host, game_id)
    visible = await host.look(game_id)
    assert len(visible.recent) == len(visible.recent_at)
    theirs = [
        (names_at(visible.record, seq)[seat], seq <= taken_at)
        for event, seq in zip(visible.recent, visible.recent_at, strict=True)
        if isinstance(event, Discarded) and event.seat == seat
    ]
    assert ("Dan", False) in theirs
    assert set(theirs) <= {("Ben", True), ("Dan", False)}, "the newest events may be all of Dan's time"
    assert names_at(visible.record, taken_at)[seat] == "Ben"
    await host.service.path.load(game_id)
    assert (await host.look(game_id)).recent_at == visible.recent_at, "so it is after a restart"
