"""Days of play: people look in, are called, come or do not, and the clock does the rest."""

import asyncio
import heapq
import random
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, Final

from bot.hosting.refusals import Refused
from bot.records.games import GameStatus, Holder, NewGame, Pace, VisibleGame
from bot.records.ids import GameId, UserId
from bot.records.orders import MeldOrder, StandingOrder
from bot.records.people import Vacation
from bot.simulation.host import Chronicle, Deed, SimulatedHost
from bot.simulation.inhabitants import Inhabitant, Orders
from engine.games.moves import Discard, Lay, MoveKind, TakeBack
from engine.rules.refusals import IllegalMove, Reject
from engine.variants import variant_of

GRID: Final = timedelta(seconds=30)
"""People act on this grid, so that what happens at the same time is written together, as in life."""
FINE: Final = timedelta(seconds=5)
"""The same in games whose turns are a matter of minutes."""
STRENGTH: Final = "steady"
SITTING: Final = timedelta(hours=2)
"""So long those who meet for a game of short turns stay at the table."""
_SHORT: Final = timedelta(hours=1)
_MOVES_IN_A_TURN: Final = 60
_DICE_SIDES: Final = 2**32
_OVERTAKEN: Final = frozenset({Reject.STALE_TURN, Reject.STALE_WINDOW, Reject.NO_WINDOW, Reject.NOTHING_TO_FLIP})
"""Why a click comes to nothing that somebody else's, at the same moment, was before."""
_LATER: Final = timedelta(minutes=45)
_LOOKS_AT_ALL: Final = 0.1
_TAKES_A_SEAT: Final = 0.1
_TAKES_BACK: Final = 0.05
_EPOCH: Final = datetime(2000, 1, 1, tzinfo=UTC)

Act = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game that some people agree on: its host first, and computer players of some strength in the other seats."""

    at: datetime
    players: tuple[UserId, ...]
    variant: str
    pace: Pace
    computers: int = 0


class Days:
    """A stretch of time in which inhabitants play. `chronicle` says what is in no game's log."""

    def __init__(self, host: SimulatedHost, people: Sequence[Inhabitant], seed: int) -> None:
        self.chronicle = Chronicle()
        self.host = host
        self._people = {one.user_id: one for one in people}
        self._seed = seed
        self._events: list[tuple[datetime, int, Act]] = []
        self._numbers = count()
        self._channels = count(1_000)
        self._here_until: dict[int, datetime] = {}
        self._games: dict[int, set[GameId]] = defaultdict(set)
        self.running: set[GameId] = set()
        self._wanted: dict[int, frozenset[int]] = {}
        self.called: dict[int, tuple[int, int | None, int]] = {}
        self._coming: set[tuple[int, int]] = set()
        self._open: set[GameId] = set()
        self._at_table: set[tuple[int, int]] = set()
        self._looks_in = {one.user_id: one.looks_in(host.clock(), self.chance("looks", one.user_id)) for one in people}
        self._luck = {one.user_id: self.chance("luck", one.user_id) for one in people}

    async def settle_in(self) -> None:
        """Let everybody say where they live and how they want to play, and look in from now on."""
        for one in self._people.values():
            await self._settle(one)
            self._look_in_later(one)

    def agree_on(self, meetings: Iterable[Meeting]) -> None:
        """Have games begin at their times."""
        for meeting in meetings:
            self.at(meeting.at, partial(self._begin, meeting))

    async def run(self, until: datetime) -> None:
        """Let time pass until a moment."""
        clock = self.host.clock
        while True:
            fires, acts = self.host.next_fire(), self._events[0][0] if self._events else None
            moments = [moment for moment in (fires, acts) if moment is not None]
            if not moments or min(moments) > until:
                break
            clock.now = max(clock.now, min(moments))
            if fires is not None and fires <= clock.now:
                await self.host.scheduler.fire_due()
                await self._call_who_is_awaited()
            await self._act_now()
            await self._call_who_is_awaited()
        clock.now = max(clock.now, until)

    def at(self, moment: datetime, act: Act, grid: timedelta = GRID) -> None:
        rounded = moment + (_EPOCH - moment) % grid
        heapq.heappush(self._events, (max(rounded, self.host.clock.now), next(self._numbers), act))

    async def _act_now(self) -> None:
        """Everybody who acts at this moment does, at the same time."""
        now = self.host.clock.now
        acts: list[Act] = []
        while self._events and self._events[0][0] <= now:
            acts.append(heapq.heappop(self._events)[2])
        await asyncio.gather(*(act() for act in acts))

    def _look_in_later(self, one: Inhabitant) -> None:
        moment = next(self._looks_in[one.user_id], None)
        if moment is not None:
            self.at(moment, lambda: self._look_in(one))

    def chance(self, *what: object) -> random.Random:
        return random.Random("/".join(str(part) for part in (self._seed, *what)))  # noqa: S311 - days that never were

    async def _settle(self, one: Inhabitant) -> None:
        people, now = self.host.people, self.host.clock.now
        person = await people.set_zone(one.user_id, one.zone)
        if one.keeps_quiet is not None:
            person = await people.set_quiet(one.user_id, one.keeps_quiet.begins, one.keeps_quiet.ends)
        self.chronicle.settled.append(Deed(now, one.user_id, habits=person.habits))
        if one.orders is not Orders.NONE:
            await self.host.service.orders.set_passing(one.user_id, now, passes=True)
        if one.vacation is not None:
            ahead = one.gone[0].begins - timedelta(days=2)
            self.at(max(ahead, now), partial(self._announce, one, one.vacation))

    async def _announce(self, one: Inhabitant, vacation: Vacation) -> None:
        person = await self.host.people.plan_vacation(one.user_id, vacation.first, vacation.last)
        self.chronicle.settled.append(Deed(self.host.clock.now, one.user_id, habits=person.habits))

    async def _begin(self, meeting: Meeting) -> None:
        service, host_id = self.host.service, meeting.players[0]
        new = NewGame(
            guild_id=7,
            channel_id=next(self._channels),
            host_id=host_id,
            host_name=self._people[host_id].name,
            variant=meeting.variant,
            seats=len(meeting.players) + meeting.computers,
            pace=meeting.pace,
            switches={},
            computers=("easy",) * meeting.computers,
        )
        record = await service.lobbies.open(new, self.host.key())
        for user_id in meeting.players[1:]:
            await service.lobbies.join(record.id, user_id, self._people[user_id].name, self.host.key())
        await service.lobbies.start(record.id, host_id, self.host.key())
        self.chronicle.games.append(record.id)
        self.running.add(record.id)
        for user_id in meeting.players:
            self._games[user_id].add(record.id)
            if meeting.pace.turn < _SHORT:
                self._stays(user_id, SITTING)

    def _stays(self, user_id: UserId, length: timedelta) -> None:
        until = self.host.clock.now + length
        self._here_until[user_id] = max(until, self._here_until.get(user_id, until))

    async def _look_in(self, one: Inhabitant) -> None:
        """Do what there is to do in the games that wait for one; now and then, look at the others too."""
        self._look_in_later(one)
        self._stays(one.user_id, one.stays)
        await self._take_a_seat(one)
        everywhere = self._luck[one.user_id].random() < _LOOKS_AT_ALL
        for game_id in sorted(self._games[one.user_id]):
            if everywhere or one.user_id in self._wanted.get(game_id, ()):
                await self._attend(one, game_id)

    async def _take_a_seat(self, one: Inhabitant) -> None:
        """Take over for somebody who is away, if one comes upon such a table and feels like it."""
        luck = self._luck[one.user_id]
        found = sorted(self._open - self._games[one.user_id])
        if not found or luck.random() >= _TAKES_A_SEAT:
            return
        game_id = luck.choice(found)
        with suppress(Refused):
            record = await self.host.service.take_seat(game_id, one.user_id, one.name, self.host.key())
            seat = next(holder.seat for holder in record.holders if holder.user_id == one.user_id)
            self.chronicle.taken.append(Deed(self.host.clock.now, one.user_id, game_id, seat=seat))
            self._games[one.user_id].add(game_id)
            await self._attend(one, game_id)

    async def _attend(self, one: Inhabitant, game_id: GameId) -> None:
        """Play in a game what there is to play; where somebody else is to, let them go or give them time."""
        self._coming.discard((one.user_id, game_id))
        if (one.user_id, game_id) in self._at_table:
            return
        self._at_table.add((one.user_id, game_id))
        try:
            await self._sit_down(one, game_id)
        finally:
            self._at_table.discard((one.user_id, game_id))

    async def _sit_down(self, one: Inhabitant, game_id: GameId) -> None:
        visible = await self.host.service.look(game_id, one.user_id)
        holder = next((seat for seat in visible.record.holders if seat.user_id == one.user_id), None)
        if holder is None or visible.record.status is not GameStatus.RUNNING:
            self._games[one.user_id].discard(game_id)
            return
        with suppress(Refused):
            if holder.autopilot:
                await self.host.service.resume(game_id, one.user_id, self.host.key())
                self.chronicle.returned.append(Deed(self.host.clock.now, one.user_id, game_id))
            await self._wait(one, await self._play(one, visible))

    async def _play(self, one: Inhabitant, visible: VisibleGame) -> VisibleGame:
        game = variant_of(visible.record.variant).game
        for _ in range(_MOVES_IN_A_TURN):
            view = visible.view
            if view is None or not game.options(view).kinds:
                return visible
            move = self.host.choose(STRENGTH, view, self._luck[one.user_id].randrange(_DICE_SIDES))
            now = self.host.clock.now
            try:
                submitted = await self.host.service.submit(visible.record.id, one.user_id, move, self.host.key(), now)
            except IllegalMove as refused:
                if refused.code not in _OVERTAKEN:
                    raise
                return visible
            visible = submitted.visible
            if isinstance(move, Lay):
                visible = await self._thinks_better(one, visible)
            if isinstance(move, Discard) and one.orders is Orders.KNOCKS:
                await self._order(one, visible)
        return visible

    async def _thinks_better(self, one: Inhabitant, visible: VisibleGame) -> VisibleGame:
        """Now and then, take back what one has just laid."""
        view = visible.view
        if view is None or view.seat is None or self._luck[one.user_id].random() >= _TAKES_BACK:
            return visible
        if MoveKind.TAKE_BACK not in variant_of(visible.record.variant).game.options(view).kinds:
            return visible
        back, now = TakeBack(view.seat, view.turn), self.host.clock.now
        submitted = await self.host.service.submit(visible.record.id, one.user_id, back, self.host.key(), now)
        self.chronicle.taken_back += 1
        return submitted.visible

    async def _order(self, one: Inhabitant, visible: VisibleGame) -> None:
        """Leave an order behind after one's own discard: what to knock for by its face, or by the hand."""
        luck, view = self._luck[one.user_id], visible.view
        hand = getattr(view, "hand", None) or ()
        by_face = bool(hand) and luck.random() < 0.5
        faces = (luck.choice(hand),) if by_face else ()
        order = StandingOrder(0, faces, pass_rest=by_face, melds=MeldOrder.NEVER if by_face else MeldOrder.PLAIN)
        await self.host.service.orders.keep(visible.record.id, one.user_id, order, self.host.clock.now)

    async def _wait(self, one: Inhabitant, visible: VisibleGame) -> None:
        """Press what one may press while somebody else is to move."""
        view, due, game_id = visible.view, visible.deadlines.turn, visible.record.id
        if view is None or due is None or view.seat is None or view.turn_seat in (None, view.seat):
            return
        luck, now = self._luck[one.user_id].random(), self.host.clock.now
        if visible.deadlines.can_play_on and luck < 0.5:
            await self.host.service.play_on(game_id, one.user_id, view.turn, self.host.key())
        elif luck < 0.1 and due - now < visible.record.pace.turn / 10:
            await self.host.service.give_time(game_id, one.user_id, view.turn, self.host.key())
            self.chronicle.given.append(Deed(now, one.user_id, game_id, view.turn))

    async def _call_who_is_awaited(self) -> None:
        """Those whom changed games wait for since then come: soon, if they are there; later, if a call reaches them."""
        changed, self.host.changed = self.host.changed, set()
        for game_id in sorted(self.running & changed):
            visible = await self.host.service.look(game_id, None)
            view = visible.view
            if view is None or visible.record.status is not GameStatus.RUNNING:
                self.running.discard(game_id)
                self._open.discard(game_id)
                continue
            window = view.claim_window
            if any(holder.is_open for holder in visible.record.holders):
                self._open.add(game_id)
            else:
                self._open.discard(game_id)
            self._wanted[game_id] = _wanted(visible)
            moment = (view.turn, view.turn_seat, 0 if window is None else window.window)
            if self.called.get(game_id) == moment and (view.turn_seat is not None or window is not None):
                continue
            self.called[game_id] = moment
            asked = window.asked if window is not None else _seats_in_turn(visible)
            for seat in asked:
                self._call(visible, visible.record.holders[seat], by_turn=window is None)

    def _call(self, visible: VisibleGame, holder: Holder, *, by_turn: bool) -> None:
        if holder.user_id is None or (holder.user_id, visible.record.id) in self._coming:
            return
        one, now = self._people[holder.user_id], self.host.clock.now
        luck, game_id = self._luck[one.user_id], visible.record.id
        short = visible.record.pace.turn < _SHORT
        grid = FINE if short else GRID
        here = self._here_until.get(one.user_id, now) > now
        if here:
            after = timedelta(seconds=luck.uniform(3, 12) if short else luck.uniform(20, 120))
        elif by_turn and not holder.autopilot and one.is_awake(now) and luck.random() < one.prompt:
            after = luck.expovariate(1.0) * _LATER
        else:
            return
        if not one.is_gone(now + after):
            self._coming.add((one.user_id, game_id))
            self.at(now + after, lambda: self._attend(one, game_id), grid)


def _wanted(visible: VisibleGame) -> frozenset[int]:
    """The people who find something to do in a game: whom it waits for, and those whom the computer stands in for."""
    window = None if visible.view is None else visible.view.claim_window
    seats = _seats_in_turn(visible) if window is None else window.asked
    holders = visible.record.holders
    found = [holders[seat] for seat in seats] + [one for one in holders if one.autopilot]
    return frozenset(one.user_id for one in found if one.user_id is not None)


def _seats_in_turn(visible: VisibleGame) -> tuple[int, ...]:
    """The seats that play waits for: that of the turn, or everybody's where several act in one."""
    view = visible.view
    if view is None:
        return ()
    if view.turn_seat is not None:
        return (view.turn_seat,)
    return tuple(one.seat for one in visible.record.holders)
