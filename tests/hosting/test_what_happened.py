"""What happened since one's own last move, and in the round: read from the log, as that seat may see it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.records.games import StandingOrder
from bot.records.ids import GameId
from bot.ui.table.game_facts import names_at
from engine.cards import NATURALS, Seat
from engine.games.events import (
    Discarded,
    Event,
    HandDealt,
    RoundBegan,
    RoundEnded,
    TimedOut,
    WindowAnswered,
)
from engine.games.scenes import Eyes, Happening
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, TWO_SHORT_ROUNDS, Host
from tests.hosting.test_absence import holder


async def seat_of(host: Host, game_id: int, user: int) -> int:
    record = (await host.look(game_id)).record
    return next(holder.seat for holder in record.holders if holder.user_id == user)


@dataclass(frozen=True)
class Happened:
    happenings: tuple[Happening, ...]

    @property
    def events(self) -> list[Event]:
        return [one.event for one in self.happenings]


async def since(host: Host, game_id: int, user: int) -> Happened:
    """What a person is told since they last moved."""
    theirs, stories = await holder(host, game_id, user), host.services.stories
    told = await stories.of(GameId(game_id))
    return Happened(
        await stories.beside(told.happened, told.since_own_move(theirs), told.length, Eyes(theirs.seat), own_move=True)
    )


async def of_round(host: Host, game_id: int, seat: int | None) -> Happened:
    """What a seat, or a spectator, is told of the round."""
    told = await host.services.stories.of(GameId(game_id))
    begins = told.story.round_begins(told.length)
    eyes = Eyes(None if seat is None else Seat(seat))
    return Happened(told.happened(begins - 1, told.length, eyes, own_move=True))


async def a_lap(host: Host, game_id: int) -> None:
    """Everybody discards once; nobody claims anything."""
    for _ in range(3):
        await host.discard(game_id)
        await host.all_pass(game_id)


async def test_after_ones_own_move_nothing_has_happened_until_somebody_else_moves(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        first = await host.discard(game_id)
        assert [event.kind for event in (await since(host, game_id, first)).events] == ["window_opened"]
        await host.all_pass(game_id)
        second = await host.discard(game_id)
        told = (await since(host, game_id, first)).events
        assert [event.seat for event in told if isinstance(event, Discarded)] == [await seat_of(host, game_id, second)]


async def test_whoever_never_moved_is_told_from_the_first_deal_on(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        seat = await seat_of(host, game_id, CAT)
        told = await since(host, game_id, CAT)
        dealt = [event for event in told.events if isinstance(event, HandDealt)]
        assert [event.seat for event in dealt] == [seat]


async def test_what_the_clock_did_for_an_absent_seat_is_told_to_it_with_its_own_cards(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        await a_lap(host, game_id)
        user = await host.in_turn(game_id)
        seat = await seat_of(host, game_id, user)
        await host.submit(game_id, user, await host.plain_move(game_id, user))
        host.clock.advance(LIVE.turn_s + 5)
        await host.scheduler.fire_due()
        told = (await since(host, game_id, user)).events
        assert TimedOut(seat) in told
        assert any(isinstance(event, Discarded) and event.seat == seat for event in told)


async def test_the_story_goes_on_over_the_end_of_a_round_and_the_rounds_own_story_begins_at_its_deal(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table(switches=TWO_SHORT_ROUNDS)
        absent = CAT
        for _ in range(600):
            visible = await host.look(game_id)
            if visible.view is not None and visible.view.round == 2:
                break
            for user in await host.acting(game_id):
                if user != absent and await host.may_act(game_id, user):
                    await host.submit(game_id, user, await host.plain_move(game_id, user))
            host.clock.advance(LIVE.turn_s + 5)
            await host.scheduler.fire_due()
        told = (await since(host, game_id, absent)).events
        assert [event.round for event in told if isinstance(event, RoundBegan)] == [1, 2]
        assert sum(isinstance(event, RoundEnded) for event in told) == 1
        latest = (await of_round(host, game_id, await seat_of(host, game_id, absent))).events
        assert [event.round for event in latest if isinstance(event, RoundBegan)] == [2]
        assert isinstance(latest[0], RoundBegan)


async def test_two_seats_are_told_the_same_but_for_what_each_alone_may_see(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        await a_lap(host, game_id)
        seats = [await seat_of(host, game_id, user) for user in (ANN, BEN, CAT)]
        public = [one.event for one in (await of_round(host, game_id, None)).happenings]
        for seat in seats:
            mine = (await of_round(host, game_id, seat)).events
            plain = [event for event in mine if not isinstance(event, HandDealt | WindowAnswered)]
            assert len(plain) == len(public)
            own = [(theirs, everyones) for theirs, everyones in zip(plain, public, strict=True) if theirs != everyones]
            assert all(theirs.seat == seat for theirs, _ in own)


async def test_what_an_order_answered_is_marked_as_its_doing(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        turn = await host.in_turn(game_id)
        other = next(user for user in (ANN, BEN, CAT) if user != turn)
        await host.service.orders.keep(game_id, other, StandingOrder(0, NATURALS), host.clock())
        await host.discard(game_id)
        host.clock.advance(10)
        await host.scheduler.fire_due()
        told = await since(host, game_id, other)
        answered = [one for one in told.happenings if isinstance(one.event, WindowAnswered)]
        assert [one.by_order for one in answered] == [True]


async def test_whoever_takes_a_seat_is_told_the_round_each_under_the_name_they_played_by(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table(switches=TWO_SHORT_ROUNDS)
        await a_lap(host, game_id)
        seat = await seat_of(host, game_id, BEN)
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
