"""How long matches take among people with habits: days, what claim windows cost of them, turns lost to the clock."""

import logging
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.hosting.games.computers import moment_of
from bot.records.games import GameStatus, Pace
from bot.records.ids import GameId
from bot.simulation.days import Days, Meeting
from bot.simulation.host import SimulatedHost
from bot.simulation.inhabitants import Inhabitant, Ordering, population
from bot.store.database.db import sqlite_url
from bot.store.games.games import GameStore
from bot.store.ledger.stored import LoggedMove
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.events import RoundEnded, TimedOut
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.variants import game_with_rules, variant_of

BEGINS: Final = datetime(2030, 3, 1, tzinfo=UTC)
_BEGIN_WITHIN: Final = timedelta(days=7)
_LIVES_UNFOLD_IN: Final = 30
"""Who vanishes does so within so many days."""
LONGEST: Final = timedelta(days=365)
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Figures:
    """What matches of one kind took. `finished` of them were played to their end, the others given up by everybody.

    `window_share` is how much of the time the game waited for answers to a discard, from 0 to 1. `days_held` is how
    long one player who did not come kept the others waiting: the longest turn that the clock ended, in the mean over
    the matches that had any.
    """

    variant: str
    pace: str
    seats: int
    matches: int
    finished: int
    orders: str
    days_per_round: float
    days_per_match: float
    window_share: float
    timeouts_per_100_turns: float
    days_held: float


async def simulated(
    variant: str,
    pace: Pace,
    seats: int,
    matches: int,
    seed: int,
    ordering: Ordering,
    tell: Callable[[int], None] = lambda ended: None,
) -> Figures:
    """Let matches of one kind be played, each among people of its own, all at the same time, and give what they took.

    After each day it can `tell` how many have ended. Meanwhile the log keeps to errors: what the host warns of is what
    people with habits do all day. Raises Refused for a pace, UnknownVariantError and RuleError for a game or a number
    of seats that there is not.
    """
    key = variant_of(variant).key
    variant_of(variant).game.new(seats)
    folk = population(seats * matches, BEGINS, _LIVES_UNFOLD_IN, seed, ordering)
    with _errors_alone(), tempfile.TemporaryDirectory() as folder:
        host = SimulatedHost(sqlite_url(Path(folder) / "days.db"), BEGINS, seed)
        await host.start()
        try:
            lived = Days(host, folk, seed)
            await lived.settle_in()
            lived.agree_on(_meetings(key, pace, folk, seats, seed))
            await _run_out(lived, matches, tell)
            every = [await _time_of(host, game_id) for game_id in lived.chronicle.games]
        finally:
            await host.close()
    return _counted(key, pace, seats, every, ordering)


@contextmanager
def _errors_alone() -> Iterator[None]:
    """Nothing below an error is logged by the bot."""
    log = logging.getLogger("bot")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


@dataclass(frozen=True, slots=True)
class _Time:
    """A match that was played: its stretches of time, its rounds, and whether it came to its end."""

    every: "Sequence[Stretch]"
    rounds: int
    finished: bool


def _meetings(variant: str, pace: Pace, folk: Sequence[Inhabitant], seats: int, seed: int) -> list[Meeting]:
    chance = random.Random(f"{seed}/meetings")  # noqa: S311 - days that never were
    tables = [folk[at : at + seats] for at in range(0, len(folk), seats)]
    begins = [BEGINS + chance.random() * _BEGIN_WITHIN for _ in tables]
    return [
        Meeting(at, tuple(one.user_id for one in table), variant, pace)
        for at, table in zip(begins, tables, strict=True)
    ]


async def _run_out(lived: Days, matches: int, tell: Callable[[int], None]) -> None:
    """Let days pass until no match is played any more, and tell after each how many of all have ended."""
    end = BEGINS + _BEGIN_WITHIN
    await lived.run(end)
    tell(matches - len(lived.running))
    while len(lived.running) and end < BEGINS + LONGEST:
        end += _DAY
        await lived.run(end)
        tell(matches - len(lived.running))


async def _time_of(host: SimulatedHost, game_id: GameId) -> _Time:
    visible = await host.service.look(game_id, None)
    log = await GameStore(host.database).log(game_id)
    game = game_with_rules(visible.record.variant, visible.record.rules)
    rounds = sum(isinstance(event, RoundEnded) for logged in log for event in logged.events)
    every = tuple(stretches(game, visible.record.seats, log, host.clock.now))
    return _Time(every, rounds, visible.record.status is GameStatus.FINISHED)


def _counted(variant: str, pace: Pace, seats: int, every: Sequence[_Time], ordering: Ordering) -> Figures:
    played = [one for one in every if one.finished]
    length = sum((one.every[-1].ends - one.every[0].begins for one in played), timedelta())
    parts = [part for one in played for part in one.every]
    windows = sum((part.length for part in parts if part.window is not None), timedelta())
    turns = [part for part in parts if part.window is None]
    timeouts = sum(part.timed_out for part in turns)
    lost = [[part.length for part in one.every if part.window is None and part.timed_out] for one in played]
    held = [max(lengths) for lengths in lost if lengths]
    return Figures(
        variant,
        pace.name,
        seats,
        matches=len(every),
        finished=len(played),
        orders=ordering.value,
        days_per_round=round(length / _DAY / max(sum(one.rounds for one in played), 1), 3),
        days_per_match=round(length / _DAY / max(len(played), 1), 2),
        window_share=round(windows / length, 3) if length else 0.0,
        timeouts_per_100_turns=round(100 * timeouts / max(len(turns), 1), 2),
        days_held=round(sum(held, timedelta()) / _DAY / max(len(held), 1), 2),
    )


@dataclass(frozen=True, slots=True)
class Stretch:
    """A turn, of no seat where several play in it, or an open claim window; `ended_by` is None while it goes on."""

    begins: datetime
    ends: datetime
    turn: TurnNumber | None
    window: WindowNumber | None
    seat: Seat | None
    ended_by: LoggedMove | None

    @property
    def length(self) -> timedelta:
        return self.ends - self.begins

    @property
    def timed_out(self) -> bool:
        """Whether some seat's time was up as it ended."""
        return self.ended_by is not None and any(isinstance(event, TimedOut) for event in self.ended_by.events)


def stretches(game: AnyGame, seats: int, log: Sequence[LoggedMove], until: datetime) -> Iterator[Stretch]:
    """The time of a match, from the first turn on, in order and without a gap; the last stretch goes on `until`."""
    state = game.new(seats)
    begun: tuple[datetime, MatchView] | None = None
    for logged in log:
        state = game.apply(state, logged.move).state
        view = game.view(state, None)
        plays = state.play is not None and state.result is None and game.chance(state) is None
        if begun is not None and (not plays or moment_of(view) != moment_of(begun[1])):
            yield _stretch(*begun, logged.at, logged)
            begun = None
        if begun is None and plays:
            begun = logged.at, view
    if begun is not None:
        yield _stretch(*begun, until, None)


def _stretch(begins: datetime, view: MatchView, ends: datetime, ended_by: LoggedMove | None) -> Stretch:
    window = view.claim_window
    if window is not None:
        return Stretch(begins, ends, None, window.window, None, ended_by)
    return Stretch(begins, ends, view.turn, None, view.turn_seat, ended_by)
