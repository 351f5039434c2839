"""The puzzle of the day: who opens it, what they try, what it comes to. The only writer of what is kept of it."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.hosting.daily.days import Streak, days_of_outage, end_of, made, shipped, ships, streak_of
from bot.hosting.people.servers import Servers
from bot.hosting.people.settling import People
from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.thinking.searches import Shared
from bot.hosting.thinking.thinkers import Thinkers
from bot.records.daily import MOST_TRIES, Attempted
from bot.records.ids import UserId
from bot.store.database.db import Database
from bot.store.database.facts import FactStore
from bot.store.people.daily import DailyStore
from engine.games.moves import SeatMove
from engine.puzzles.answers import Answer, Attempt, answer_of, attempt, lacking
from engine.puzzles.puzzle import Puzzle
from engine.rules.refusals import IllegalMove

ALIVE: Final = "daily-alive"
"""When the bot was last connected, whichever of its processes."""
ANSWERS_KEPT: Final = 32
AHEAD: Final = timedelta(days=30)
"""So far ahead puzzles are made where none comes with the program."""
HINTS: Final = 2
"""So many hints there are: the second one says the answer."""


class Tried(NamedTuple):
    """Somebody after an attempt, and what it, or their best before, came to. It is `short` by so many pieces."""

    attempted: Attempted
    outcome: Attempt
    short: int


class Daily:
    """The puzzles of days and everybody's attempts at them."""

    def __init__(self, database: Database, clock: Clock, people: People, servers: Servers, thinkers: Thinkers) -> None:
        """`thinkers` prove answers: nobody waits for them but who has an answer to be judged."""
        self.store = DailyStore(database)
        self._clock = clock
        self._people = people
        self._servers = servers
        self._thinkers = thinkers
        self._facts = FactStore(database)
        self._answers: Shared[Puzzle, Answer] = Shared(ANSWERS_KEPT)

    async def puzzle(self, day: date) -> Puzzle:
        """A day's puzzle. Raises Refused(NO_PUZZLE), for one that cannot be read as well."""
        found = shipped(day) or await self.store.puzzle(day)
        return there(found, HostReject.NO_PUZZLE, day=day.isoformat())

    async def days(self, first: date, last: date) -> list[date]:
        """The days of these that have a puzzle, in order."""
        made_here = await self.store.days_made(first, last)
        every = [first + timedelta(days=after) for after in range((last - first).days + 1)]
        return [day for day in every if day in made_here or ships(day)]

    async def answer(self, puzzle: Puzzle) -> Answer:
        """A puzzle's answer, proven once for everybody. Raises Stalled and JobFailed."""
        return await self._answers.get(puzzle, lambda: self._thinkers.think(answer_of, puzzle))

    def foresee(self, puzzle: Puzzle) -> None:
        """Have the answer proven while somebody looks for it."""
        self._answers.seek(puzzle, lambda: self._thinkers.think(answer_of, puzzle))

    async def make_missing(self, thinkers: Thinkers) -> int:
        """Make the puzzles of today and the next days that there are none of; how many. Raises what thinking raises."""
        today, count = self._clock().astimezone(UTC).date(), 0
        there = await self.store.days_made(today - timedelta(days=1), today + AHEAD)
        # It is still yesterday somewhere; but whoever waits, waits for today's.
        for day in (today + timedelta(days=after) for after in (*range(AHEAD.days + 1), -1)):
            if day not in there and not ships(day):
                puzzle = await thinkers.think(made, day)
                await self.store.put_puzzle(day, puzzle.text())
                count += 1
        return count

    async def zone_of(self, user_id: UserId, guild_id: int) -> ZoneInfo:
        """By which clocks somebody's days go: their own, else the server's, else UTC."""
        own = (await self._people.lately(user_id)).habits.zone
        return ZoneInfo(own or self._servers.known(guild_id).zone or "UTC")

    async def today(self, user_id: UserId, guild_id: int, at: datetime) -> date:
        """The day that it is for somebody by their clocks: none before one they opened, nor one that has closed."""
        opened = await self.store.newest_opened(user_id)
        begun = [one.day if at < one.closes else one.day + timedelta(days=1) for one in opened]
        return max([at.astimezone(await self.zone_of(user_id, guild_id)).date(), *begun])

    async def open(self, user_id: UserId, guild_id: int, day: date, at: datetime) -> Attempted:
        """Somebody at a day's puzzle, which is theirs until their midnight. Raises Refused(DAY_TO_COME, NO_PUZZLE)."""
        known = await self.store.attempted(user_id, day)
        if known is not None:
            return known
        if day > await self.today(user_id, guild_id, at):
            raise Refused(HostReject.DAY_TO_COME, day=day.isoformat())
        await self.puzzle(day)
        zone = await self.zone_of(user_id, guild_id)
        return await self.store.open(Attempted(user_id, day, guild_id, opened=at, closes=end_of(day, zone)))

    async def hint(self, attempted: Attempted) -> Attempted:
        """Give one hint more, as far as there are any. Raises Stalled and JobFailed where there is nothing to tell."""
        if attempted.hints >= HINTS or attempted.solved is not None:
            return attempted
        await self.answer(await self.puzzle(attempted.day))
        await self.store.count_hint(attempted.user_id, attempted.day, attempted.hints)
        return replace(attempted, hints=attempted.hints + 1)

    async def submit(self, attempted: Attempted, move: SeatMove, at: datetime) -> Tried:
        """Judge an attempt and count it, unless they have solved it. Raises IllegalMove, counted too; and Stalled."""
        puzzle = await self.puzzle(attempted.day)
        best = await self.answer(puzzle)
        try:
            outcome = attempt(puzzle, best.placed, move)
        except IllegalMove:
            await self._count(attempted, Attempt.REFUSED, at)
            raise
        counted = await self._count(attempted, outcome, at)
        return Tried(*counted, lacking(puzzle, best.placed, move))

    async def _count(self, attempted: Attempted, outcome: Attempt, at: datetime) -> tuple[Attempted, Attempt]:
        known = attempted
        while known.solved is None:
            solved = at if outcome is Attempt.BEST else None
            tries = known.tries[: MOST_TRIES - 1] + outcome.value[0]
            in_time = solved is not None and at < known.closes
            if await self.store.put_try(known, tries, solved, in_time=in_time):
                return replace(known, tries=tries, solved=solved, in_time=in_time), outcome
            known = await self.store.attempted(known.user_id, known.day) or known
        return known, Attempt.BEST

    async def streak(self, user_id: UserId, today: date) -> Streak:
        """Somebody's streak. For their own eyes, and for what they choose to share."""
        return streak_of(await self.store.days_in_time(user_id), await self.store.outages(), today)

    async def alive(self, now: datetime) -> None:
        """The bot is connected; since the last time that anybody said so it was away."""
        last = await self._facts.get(ALIVE)
        lost = () if last is None else tuple(days_of_outage(datetime.fromisoformat(last), now))
        if lost:
            await self.store.put_outages(lost)
        await self._facts.put(ALIVE, now.isoformat())

    async def close(self) -> None:
        await self._answers.close()
