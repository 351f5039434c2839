"""The coach: a finished match looked back at for one of its players, in the processes that think for people.

As many matches are looked at at a time as leave a process for whoever clicked something else, where there are several.
Who waits is served in turn, person by person. A report is made to its end whoever still waits for it, and kept.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar

from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.thinking.fair_queue import FairQueue, Place, aside
from bot.hosting.thinking.thinkers import JobFailed, Stalled, Thinkers
from bot.records.games import GameRecord, GameStatus, Holder
from bot.records.ids import NOBODY, UserId
from bot.store.database.db import Database
from bot.store.database.unreadable import Unreadable
from bot.store.games.games import GameStore
from bot.store.results import ResultStore
from engine.archive.replay import replay
from engine.cards import Seat
from engine.coach import (
    FIRST_LOOK,
    SECOND_LOOK,
    Deal,
    Decision,
    Fortune,
    Judged,
    deals_of,
    decisions_of,
    fortune_of,
    glanced,
    lead_of,
    looked_at,
    replayed,
)
from engine.games.moves import Move
from engine.match.match import AnyGame
from engine.match.selfplay import TWO_SIGMA
from engine.rules.refusals import IllegalMove
from engine.variants import game_with_rules, variant_of

SHOWN: Final = 3
LOOKED_AT_TWICE: Final = 6
"""So many of the dearest decisions get a second look."""

WORTH_SHOWING: Final = 0.5
"""Points that a decision must have cost to be shown, where that can be told from chance."""

REPLAYS: Final = 6
MOST_REPLAYS: Final = 48
"""How often each deal is replayed, and all of them together."""

KEPT: Final = 256
USUAL_S: Final = 17.0
"""So long a report takes, until it is known how long they take here."""

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Report:
    """What the coach found: how many decisions there were, those that cost most, the dearest first, and the luck.

    `fortune` is None where no deal could be replayed.
    """

    seat: Seat
    decisions: int
    dearest: tuple[Judged, ...]
    fortune: Fortune | None


@dataclass(eq=False)
class Asked:
    """A report that somebody waits for: what it is about, its place in the queue, and how much of it is done."""

    record: GameRecord
    seat: Seat
    made: asyncio.Future[Report] = field(init=False)
    place: Place | None = None
    done: int = 0
    all: int = 0

    @property
    def key(self) -> tuple[int, int]:
        return self.record.id, self.seat

    async def after(self, job: Awaitable[T]) -> T | None:
        """What a job gives, and one step more; None where it took too long."""
        given: T | None = None
        with suppress(Stalled):
            given = await job
        self.done += 1
        return given


@dataclass
class Coaching:
    """Who is asked for a report. Reports are kept for a while, so that asking again costs nothing.

    `effort` says how long is searched: with 1 the first look at a decision takes about 0.1 s of processor time, the
    second one a second. `clock` counts seconds.
    """

    database: Database
    thinkers: Thinkers
    effort: float = 1.0
    clock: Callable[[], float] = time.monotonic
    _kept: OrderedDict[tuple[int, int], Report] = field(default_factory=OrderedDict)
    _making: dict[tuple[int, int], Asked] = field(default_factory=dict)
    _usual_s: float = USUAL_S

    def __post_init__(self) -> None:
        self._queue = FairQueue(max(self.thinkers.size - 1, 1))

    def ask(self, record: GameRecord, user_id: UserId) -> Asked:
        """The report on a finished match for one of its players: made already, being made, or waiting for its turn.

        Raises Refused: NOT_FINISHED while it is played, NOT_SEATED. The report itself raises SET_ASIDE for a log that
        cannot be read or that the rules do not bear out, and what thinkers raise.
        """
        if record.status is not GameStatus.FINISHED:
            raise Refused(HostReject.NOT_FINISHED, status=record.status.value)
        seat = there(record.seat_of(user_id), HostReject.NOT_SEATED)
        asked = Asked(record, seat)
        if asked.key in self._making:
            return self._making[asked.key]
        if asked.key in self._kept:
            asked.made = asyncio.get_running_loop().create_future()
            asked.made.set_result(self._kept[asked.key])
            return asked
        asked.place = self._queue.join(user_id)
        asked.made = aside(self._make(asked, asked.place))
        # Nobody need be waiting for it any more when it fails.
        asked.made.add_done_callback(lambda made: made.cancelled() or made.exception())
        self._making[asked.key] = asked
        return asked

    def made(self, record: GameRecord, seat: Seat) -> Report | None:
        """The report on a seat of a match, if it was asked for and is kept."""
        return self._kept.get((record.id, seat))

    def ahead_of(self, asked: Asked) -> int:
        """How many reports are made before one; 0 for one that is being made."""
        return 0 if asked.place is None else self._queue.ahead_of(asked.place)

    def seconds_for(self, asked: Asked) -> float:
        """How long a report may still take, going by how long those before it took."""
        ahead = self.ahead_of(asked)
        if ahead:
            return self._usual_s * (ahead // self._queue.at_once + 1)
        return self._usual_s * (1 - asked.done / max(asked.all, 1))

    async def close(self) -> None:
        """Make no more reports."""
        making = [asked.made for asked in self._making.values()]
        for made in making:
            made.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _make(self, asked: Asked, place: Place) -> Report:
        try:
            async with self._queue.served(place):
                began = self.clock()
                report = await self._made(asked)
        except Exception as failure:
            if not isinstance(failure, Refused | Stalled | JobFailed):
                log.exception("game %d: a report could not be made", asked.record.id)
            raise
        finally:
            del self._making[asked.key]
        self._usual_s += (self.clock() - began - self._usual_s) / 4
        self._kept[asked.key] = report
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return report

    async def _made(self, asked: Asked) -> Report:
        record, seat = asked.record, asked.seat
        game = game_with_rules(record.variant, record.rules)
        store, think = GameStore(self.database), self.thinkers.think
        try:
            moves, (_, asked_for) = await store.moves(record.id), await store.written_log(record.id)
            by_people = frozenset(number for number, by_person in enumerate(asked_for) if by_person)
            own = _held_by(record.holders[seat], by_people)
            decisions = await think(decisions_of, game, record.seats, moves, seat, own)
            deals, lead = await think(_deals, game, record.seats, moves, seat)
        except (Unreadable, IllegalMove):
            raise Refused(HostReject.SET_ASIDE, game_id=record.id) from None
        times = max(1, min(REPLAYS, MOST_REPLAYS // max(len(deals), 1)))
        asked.all = len(decisions) + LOOKED_AT_TWICE + len(deals) * times
        dearest = await self._dearest(decisions, asked)
        by_round: list[list[float]] = []
        for deal in deals:
            jobs = (think(_replayed, game, deal, seat, seed) for seed in range(times))
            leads = [await asked.after(job) for job in jobs]
            by_round.append([one for one in leads if one is not None])
        by_round = [leads for leads in by_round if leads]
        report = Report(seat, len(decisions), dearest, fortune_of(lead, by_round) if by_round else None)
        holder, lost = record.holders[seat].user_id or NOBODY, sum(judged.cost for judged in dearest)
        await ResultStore(self.database).put_coached(record.id, seat, holder, report.decisions, lost)
        return report

    async def _dearest(self, decisions: Sequence[Decision], asked: Asked) -> tuple[Judged, ...]:
        """The decisions that cost most: picked by a first look, told as the second one has it."""
        picked: list[Judged] = []
        for decision in decisions:
            job = self.thinkers.think(glanced, decision, 2 * decision.number, FIRST_LOOK * self.effort)
            found = await asked.after(job)
            if found is not None:
                picked.append(found)
        picked.sort(key=lambda judged: -judged.cost)
        told: list[Judged] = []
        for judged in picked[:LOOKED_AT_TWICE]:
            dice = 2 * judged.decision.number + 1_000_003
            effort = SECOND_LOOK * self.effort
            again = await asked.after(self.thinkers.think(looked_at, judged.decision, judged.better, dice, effort))
            if again is not None and again.cost > max(WORTH_SHOWING, TWO_SIGMA * again.error):
                told.append(again)
        return tuple(sorted(told, key=lambda judged: -judged.cost)[:SHOWN])


def _held_by(holder: Holder, made: frozenset[int]) -> frozenset[int]:
    """Of the numbers of moves, those at which the seat's holder held it: somebody else may have played before them."""
    others: set[int] = set()
    began = 0
    for earlier in holder.before:
        if earlier.user_id != holder.user_id:
            others.update(range(began, earlier.until))
        began = earlier.until
    return made - others


def _deals(game: AnyGame, seats: int, moves: tuple[Move, ...], seat: Seat) -> tuple[list[Deal], float]:
    """The deals of the rounds that were played to their end, and by how much the seat was ahead in all of them."""
    sheet = replay(game, seats, moves).state.sheet
    return deals_of(game, seats, moves)[: len(sheet)], sum(lead_of(game, result.points, seat) for result in sheet)


def _replayed(game: AnyGame, deal: Deal, seat: Seat, seed: int) -> float | None:
    points = replayed(game, deal, seed)
    return None if points is None else lead_of(game, points, seat)


def has_coach(variant: str) -> bool:
    """Whether a game's decisions can be judged: not where there are none, or where nobody searches."""
    return variant_of(variant).game.searches
