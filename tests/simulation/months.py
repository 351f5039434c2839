"""A month of games of every kind and pace, among people with habits, and everything that must be true of it."""

import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.hosting.clock.pace import PACES
from bot.records.deadlines import DeadlineKind, of_kind
from bot.records.games import GameStatus
from bot.simulation.days import Meeting
from bot.simulation.figures import stretches
from bot.simulation.host import SimulatedHost
from bot.simulation.inhabitants import Inhabitant, population
from bot.store.database.db import sqlite_url
from bot.store.games.games import GameStore
from bot.store.ledger.stored import LoggedMove, StoredGame
from engine.archive.replay import verify
from engine.games.events import ClaimWon, TimedOut, TurnBegan, WindowAnswered, WindowOpened
from engine.games.moves import Claim, Pass, SeatMove
from engine.match.state import MatchState
from engine.variants import VARIANTS
from tests.contract.games import CONDUCTS
from tests.simulation.accountant import Accountant, Books
from tests.simulation.trouble import TroubledDays
from tests.store.stored_games import loaded

BEGINS: Final = datetime(2030, 3, 1, tzinfo=UTC)
"""Clocks change in this month: on the 10th in America, on the 31st in Europe."""
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a database that nobody needs afterwards
PACE_SHARES: Final = {"live": 10, "quick": 20, "daily": 45, "slow": 12, "friendly": 13}


@dataclass
class Found:
    """What was found in a month. `wrong` is empty where everything is as it must be."""

    wrong: list[str] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)


@asynccontextmanager
async def month(
    games: int, people: int, days: int, restarts: int, seed: int
) -> AsyncIterator[tuple[SimulatedHost, TroubledDays]]:
    """A month, its games agreed on and its restarts and forgeries strewn over it, that has not begun to pass yet."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        host = SimulatedHost(sqlite_url(Path(folder) / "month.db"), BEGINS, seed)
        await host.start()
        chance = random.Random(seed)
        folk = population(people, BEGINS, days, seed)
        lived = TroubledDays(host, folk, seed)
        await lived.settle_in()
        lived.agree_on(meetings(games, folk, days, chance))
        length = timedelta(days=days)
        downs = [timedelta(seconds=chance.choice((3, 40, 600, 7_000))) for _ in range(restarts)]
        lived.restart_at([(BEGINS + chance.random() * length, down) for down in downs])
        lived.obstruct_at(obstacles(games, length, chance))
        lived.forge_at([BEGINS + chance.random() * length for _ in range(games * 2)])
        try:
            yield host, lived
        finally:
            await host.close()


def obstacles(games: int, length: timedelta, chance: random.Random) -> list[tuple[datetime, timedelta]]:
    """When matches lose their places and for how long: a moment, or days; all are mended before the month is over."""
    found = []
    for _ in range(max(games // 3, 2)):
        lasts = timedelta(seconds=chance.choice((20, 900, 30_000, 200_000)))
        found.append((BEGINS + chance.random() * (length - lasts) * 0.9, lasts))
    return found


def meetings(games: int, folk: Sequence[Inhabitant], days: int, chance: random.Random) -> list[Meeting]:
    """Games of all variants in turn and of mixed paces, that begin in the first third of the time."""
    found = []
    for number in range(games):
        variant = [*VARIANTS][number % len(VARIANTS)]
        counts = VARIANTS[variant].rules.seat_counts()
        seats = chance.choice([count for count in counts if count <= 4])
        computers = 1 if seats > 2 and chance.random() < 0.2 else 0
        pace = PACES[chance.choices([*PACE_SHARES], [*PACE_SHARES.values()])[0]]
        at = BEGINS + timedelta(days=days) / 3 * chance.random()
        players = tuple(one.user_id for one in chance.sample(folk, seats - computers))
        found.append(Meeting(at, players, variant, pace, computers))
    return found


async def audited(host: SimulatedHost, lived: TroubledDays) -> Found:
    """Everything that must be true of the games as they are now, from their logs and what is stored of them."""
    found = Found()
    store = GameStore(host.database)
    for game_id in lived.chronicle.games:
        stored = await loaded(store, game_id)
        log = await store.log(game_id)
        found.counted["games"] += 1
        found.counted["moves"] += len(log)
        found.counted["finished"] += stored.record.status is GameStatus.FINISHED
        found.wrong += _replayed(stored, log)
        found.wrong += _in_turn(stored, log)
        found.wrong += _one_winner(stored, log)
        _books(stored, log, host, lived, found)
        if stored.record.status is GameStatus.FINISHED:
            verification = verify(await host.service.replay(game_id))
            found.wrong += [] if verification.ok else [f"game {game_id}: {verification.problem}"]
    return found


def _replayed(stored: StoredGame, log: Sequence[LoggedMove]) -> list[str]:
    """The log leads to the stored state and tells the stored events, and on the way no card is lost."""
    game, record = stored.game, stored.record
    state: MatchState = game.new(record.seats)
    wrong = []
    deck = Counter(game.deck(record.seats))
    conduct = CONDUCTS[VARIANTS[record.variant].family]
    for number, logged in enumerate(log, start=1):
        step = game.apply(state, logged.move)
        state = step.state
        if logged.seq != number or step.events != logged.events:
            wrong.append(f"game {record.id}: move {number} is logged otherwise than it replays")
        if state.play is not None and Counter(conduct.pieces(game, state.play)) != deck:
            wrong.append(f"game {record.id}: after move {number} the cards are not the deck")
    if state != stored.state or record.seq != len(log):
        wrong.append(f"game {record.id}: its log leads to another state")
    return wrong


def _in_turn(stored: StoredGame, log: Sequence[LoggedMove]) -> list[str]:
    """Nobody moves in another's turn: told from the events alone."""
    wrong, turn, asked = [], None, ()
    for logged in log:
        move = logged.move
        if isinstance(move, Claim | Pass) and move.seat not in asked:
            wrong.append(f"game {stored.record.id}: seat {move.seat} answered a window that did not ask it")
        if isinstance(move, SeatMove) and not isinstance(move, Claim | Pass) and turn not in (None, move.seat):
            wrong.append(f"game {stored.record.id}: seat {move.seat} moved in the turn of seat {turn}")
        for event in logged.events:
            if isinstance(event, TurnBegan):
                turn = event.seat
            elif isinstance(event, WindowOpened):
                asked = event.asked
            elif isinstance(event, TimedOut) and turn not in (None, event.seat):
                wrong.append(f"game {stored.record.id}: seat {event.seat} timed out in the turn of seat {turn}")
    return wrong


def _one_winner(stored: StoredGame, log: Sequence[LoggedMove]) -> list[str]:
    """Each claim has one winner: the seat that claimed and is nearest clockwise from the discarder."""
    wrong, opened, claimed = [], {}, dict[int, set[int]]()
    won: Counter[int] = Counter()
    for event in (event for logged in log for event in logged.events):
        if isinstance(event, WindowOpened):
            opened[event.window] = event
        elif isinstance(event, WindowAnswered) and event.claimed:
            claimed.setdefault(event.window, set()).add(event.seat)
        elif isinstance(event, ClaimWon):
            won[event.window] += 1
            nearest = next((seat for seat in opened[event.window].asked if seat in claimed[event.window]), None)
            if event.seat != nearest:
                wrong.append(f"game {stored.record.id}: window {event.window} was won by seat {event.seat}")
    wrong += [f"game {stored.record.id}: window {one} had {times} winners" for one, times in won.items() if times > 1]
    return wrong


def _books(
    stored: StoredGame, log: Sequence[LoggedMove], host: SimulatedHost, lived: TroubledDays, found: Found
) -> None:
    """Every second of the match is accounted for, and every reserve and deadline is what the accountant has."""
    record, now = stored.record, host.clock.now
    every = list(stretches(stored.game, record.seats, log, now))
    presence = []
    for one in log:
        if one.key is not None and isinstance(one.move, SeatMove):
            presence.append((one.at, True, one.move.seat))
        presence += [(one.at, False, event.seat) for event in one.events if isinstance(event, TimedOut)]
    seats = {one.user_id: holder.seat for holder in record.holders for one in (holder, *holder.before)}
    back = [(one.at, True, seats[one.user_id]) for one in lived.chronicle.returned if one.game_id == record.id]
    presence = sorted([*presence, *back], key=lambda one: one[0])
    books: Books = Accountant(record, lived.chronicle, lived.trouble).keep(every, presence)
    found.wrong += books.wrong
    found.counted["turns"] += books.turns
    found.counted["timeouts"] += books.timeouts
    lasted = sum((one.length for one in every), timedelta())
    if every and (books.total != lasted or lasted != every[-1].ends - every[0].begins):
        found.wrong.append(f"game {record.id}: of {lasted} only {books.total} are accounted for")
    found.counted["hours"] += lasted // timedelta(hours=1)
    for seat, one in books.seats.items():
        if one.reserve != record.holders[seat].reserve:
            held = record.holders[seat].reserve
            found.wrong.append(f"game {record.id}, seat {seat}: a reserve of {held}, and it must be {one.reserve}")
        if one.away != record.holders[seat].autopilot:
            found.wrong.append(f"game {record.id}, seat {seat}: played by the computer or not, and should not be")
    if record.status is not GameStatus.RUNNING:
        return
    turn = of_kind(stored.deadlines, DeadlineKind.TURN)
    if books.due is not None and (turn is None or turn.due != books.due):
        found.wrong.append(f"game {record.id}: due {turn and turn.due}, and it must be {books.due}")
    if not stored.deadlines:
        found.wrong.append(f"game {record.id}: nothing would ever go on")
