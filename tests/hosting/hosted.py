"""A host on a database file with a clock that tests move, and games at any stage in one line."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event

from bot.config import Config
from bot.hosting.clock.pace import PACES
from bot.hosting.clock.stage import stage_of
from bot.hosting.clock.timing import Moment
from bot.hosting.games.computers import Chooser
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit
from bot.hosting.moves.write_path import Committed, visible_to
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.thinkers import InlineThinkers, Thinkers
from bot.records.games import GameRecord, GameStatus, Holder, NewGame, Submitted, VisibleGame
from bot.records.notices import Notice, Waiting
from bot.services import Chance, Services, build_services
from bot.store.ledger.outbox import Outbox
from bot.store.ledger.stored import Commit, StoredGame
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import TimedOut
from engine.games.moves import Claim, Discard, DrawStock, MoveKind, Pass, SeatMove
from engine.games.views import MatchView
from engine.rules.scores import RoundEnd, RoundResult, SeatScore
from tests.visible import can_act, options_of

MONDAY = datetime(2030, 1, 7, 12, tzinfo=UTC)
ANN, BEN, CAT, DAN = 1001, 1002, 1003, 1004
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan"}
LIVE = PACES["live"]
# Dull players never go out: the round ends when the stock does, and of a single pack that is soon.
ONE_SHORT_ROUND = {"match.rounds": 1, "stock.max_recycles": 0, "deck.packs": 1, "deck.jokers": 0, "deal.cards": 7}
TWO_SHORT_ROUNDS = ONE_SHORT_ROUND | {"match.rounds": 2}
POLICY = Policy(think=timedelta(seconds=1))
AS_SHIPPED = Config(_env_file=None)


@dataclass
class FakeClock:
    """The time; it moves only when a test moves it."""

    now: datetime = MONDAY

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> datetime:
        self.now += timedelta(seconds=seconds)
        return self.now


def with_round(stored: StoredGame, play: Any, now: datetime, policy: Policy) -> StoredGame:
    """The game with another round on its table, whose turn begins now."""
    state = stored.state._replace(play=play, turn=play.last_turn, window=play.last_window)
    after = replace(stored, version=stored.version + 1, state=state)
    moment = Moment((), after.record, stage_of(after), now, policy, after.record.holders, after.orders)
    return replace(after, deadlines=moment.deadlines())


def plain(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """The dullest player there can be: passes, draws from the stock, discards its first card."""
    assert view.seat is not None
    if view.claim_window is not None:
        return Pass(view.seat, view.claim_window.window)
    now = options(view)
    if MoveKind.DRAW_STOCK in now.kinds:
        return DrawStock(view.seat, view.turn)
    return Discard(view.seat, view.turn, now.discardable[0])


async def refused(asked: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as refusal:
        await asked
    return refusal.value


@contextmanager
def refuses(code: HostReject, **facts: object) -> Iterator[None]:
    """What is asked for meanwhile is refused so, and the refusal tells these facts."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.code is code
    assert facts.items() <= refusal.value.facts.items()


async def refusal_of(asked: Awaitable[object]) -> HostReject:
    return (await refused(asked)).code


@dataclass
class Host:
    """Everything of a bot process that is not Discord. `told` are the commits it told its hooks of."""

    services: Services
    clock: FakeClock
    told: list[Committed] = field(default_factory=list)
    keys: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    @asynccontextmanager
    async def opened(
        cls,
        url: str,
        clock: FakeClock | None = None,
        choose: Chooser = plain,
        policy: Policy = POLICY,
        thinkers: Thinkers | None = None,
        shards: int = 1,
    ) -> AsyncIterator[Host]:
        """A host, as after the start of a process; the scheduler fires only when a test says so."""
        clock = clock or FakeClock()
        config = AS_SHIPPED.model_copy(update={"database_url": url})
        chance = Chance(dice=lambda: 0, choose=choose)
        services = build_services(config, clock, policy, thinkers or InlineThinkers(), chance, shards=shards)
        await services.database.upgrade()
        host = cls(services, clock)
        host.service.path.hooks.append(host.told.append)
        try:
            yield host
        finally:
            await services.scheduler.close()
            await services.close()

    def __post_init__(self) -> None:
        all_of = self.services
        self.database, self.service, self.scheduler = all_of.database, all_of.games, all_of.scheduler
        self.tournaments, self.my_games, self.deliveries = all_of.tournaments, all_of.my_games, Outbox(self.database)

    async def after(self, seconds: float) -> int:
        """Time passes, and what is due then is done; gives how many games acted."""
        self.clock.advance(seconds)
        return await self.scheduler.fire_due()

    @contextmanager
    def failing(self, beginning: str, seconds: float = 0) -> Iterator[None]:
        """Statements that begin so fail for so long."""

        def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if statement.startswith(beginning):
                raise OSError("the disk is gone")

        event.listen(self.database.engine.sync_engine, "before_cursor_execute", fail)
        yield
        self.clock.advance(seconds)
        event.remove(self.database.engine.sync_engine, "before_cursor_execute", fail)

    def key(self) -> str:
        """The id of one more interaction."""
        return f"key-{next(self.keys)}"

    async def lobby(self, *users: int, **wishes: object) -> GameRecord:
        """A lobby of Ann's, or of the first user; the others have joined. `wishes` are fields of NewGame."""
        first, *others = users or (ANN,)
        computers = wishes.get("computers", ())
        seats = max(2, len(others) + 1 + len(computers))
        asked = NewGame(7, 70, first, NAMES[first], "disney_basic", seats, LIVE, {})
        record = await self.service.lobbies.open(replace(asked, **wishes), self.key())
        for user in others:
            record = await self.service.lobbies.join(record.id, user, NAMES[user], self.key())
        return record

    async def table(self, *users: int, **wishes: object) -> int:
        """A match that has just begun; gives its id."""
        record = await self.lobby(*(users or (ANN, BEN, CAT)), **wishes)
        await self.service.lobbies.start(record.id, record.host_id, self.key())
        return record.id

    async def at_turn(self, *users: int, **wishes: object) -> tuple[int, int]:
        """A match that has just begun, and who is in turn."""
        game_id = await self.table(*users, **wishes)
        return game_id, await self.in_turn(game_id)

    async def at_window(self, **wishes: object) -> tuple[int, list[int]]:
        """A match of three with a first discard lying there, and whom its claim window asks."""
        game_id = await self.table(ANN, BEN, CAT, **wishes)
        await self.discard(game_id)
        return game_id, await self.asked(game_id)

    async def set_round(self, game_id: int, play: Any) -> None:
        """Put a round of a test's own making on the table, its turn beginning at this moment."""

        def plan(stored: StoredGame, now: datetime) -> Commit:
            return Commit(stored, with_round(stored, play, now, POLICY), now)

        await self.service.path.change(game_id, plan)

    async def put_out(self, game_id: int, user: int, penalty: int) -> None:
        """Let a round be over in which somebody got a penalty, and the next one be dealt to those who are still in."""
        seat = await self.seat_of(game_id, user)

        def plan(stored: StoredGame, now: datetime) -> Commit:
            scores = tuple(SeatScore((), (), penalty * (seat == one)) for one in range(stored.state.seats))
            after = stored.state._replace(round=2, play=None, sheet=(RoundResult(1, RoundEnd.WENT_OUT, None, scores),))
            advance = Advance(stored, after, now)
            advance.settle()
            return advance_commit(stored, advance, now, POLICY)

        await self.service.path.change(game_id, plan)

    async def look(self, game_id: int, user: int | None = None) -> VisibleGame:
        return await self.service.look(game_id, user)

    async def view(self, game_id: int, user: int | None = None) -> MatchView:
        view = (await self.look(game_id, user)).view
        assert view is not None
        return view

    async def holder(self, game_id: int, user: int) -> Holder:
        return next(one for one in (await self.look(game_id)).record.holders if one.user_id == user)

    async def seat_of(self, game_id: int, user: int) -> int:
        return (await self.holder(game_id, user)).seat

    async def in_turn(self, game_id: int) -> int:
        visible = await self.look(game_id)
        user = visible.record.holders[visible.view.turn_seat].user_id
        assert user is not None
        return user

    async def timed_out(self, game_id: int) -> bool:
        return any(isinstance(event, TimedOut) for event in (await self.look(game_id)).recent)

    async def submit(self, game_id: int, user: int, move: SeatMove, key: str | None = None) -> Submitted:
        return await self.service.submit(game_id, user, move, key or self.key(), self.clock())

    async def plain_move(self, game_id: int, user: int) -> SeatMove:
        visible = await self.look(game_id, user)
        return plain("", visible.view, 0)

    async def discard(self, game_id: int) -> int:
        """Play the running turn to its discard, which opens a claim window at three seats; gives who was in turn.

        A draw from an empty stock may end the round before.
        """
        user = await self.in_turn(game_id)
        kinds: frozenset[MoveKind] = frozenset()
        while MoveKind.DISCARD not in kinds:
            visible = await self.look(game_id, user)
            kinds = options_of(visible).kinds
            if not kinds:
                break
            await self.submit(game_id, user, await self.plain_move(game_id, user))
        return user

    async def asked(self, game_id: int) -> list[int]:
        """The users whom the open claim window asks, clockwise from the discarder."""
        visible = await self.look(game_id)
        users = [visible.record.holders[seat].user_id for seat in visible.view.claim_window.asked]
        return [user for user in users if user is not None]

    async def claim(self, game_id: int, user: int, key: str | None = None) -> Submitted:
        return await self._answer(game_id, user, Claim, key)

    async def pass_on(self, game_id: int, user: int, key: str | None = None) -> Submitted:
        return await self._answer(game_id, user, Pass, key)

    async def _answer(self, game_id: int, user: int, kind: type[Claim | Pass], key: str | None) -> Submitted:
        visible = await self.look(game_id, user)
        return await self.submit(game_id, user, kind(visible.view.seat, visible.view.claim_window.window), key)

    async def all_pass(self, game_id: int) -> None:
        """Every person who has not answered the window passes."""
        for user in await self.asked(game_id):
            if await self.may_act(game_id, user):
                await self.pass_on(game_id, user)

    async def may_act(self, game_id: int, user: int) -> bool:
        visible = await self.look(game_id, user)
        return can_act(visible)

    async def acting(self, game_id: int) -> list[int]:
        """The persons who could do something now."""
        users = [one.user_id for one in (await self.look(game_id)).record.holders]
        return [user for user in users if user is not None and await self.may_act(game_id, user)]

    async def play_out(self, game_id: int, limit: int = 20_000) -> None:
        """Let everybody play dully, and the clock run while nobody can, until the match is over."""
        for _ in range(limit):
            stored = self.service.path.held(game_id) or await self.service.path.load(game_id)
            if stored.record.status is GameStatus.FINISHED:
                return
            users = [one.user_id for one in stored.record.holders if one.user_id is not None]
            seen = next((one for user in users if can_act(one := visible_to(stored, user))), None)
            if seen is None or seen.view is None or seen.view.seat is None:
                self.clock.advance(1)
                await self.scheduler.fire_due()
            else:
                user = seen.record.holders[seen.view.seat].user_id
                await self.submit(game_id, user, plain("", seen.view, 0))
        raise AssertionError("the match does not end")

    async def say_all(self) -> list[Notice]:
        """Everything in the outbox, said and done, in order."""
        return [pending.notice for pending in await self.say_of_all()]

    async def say_of_all(self) -> list[Waiting]:
        """The same, with the games of which it is said."""
        said: list[Waiting] = []
        while taken := (await self.deliveries.take(self.clock(), timedelta(minutes=1), 50))[0]:
            for pending in taken:
                said.append(pending)
                await self.deliveries.done(pending)
        return said
