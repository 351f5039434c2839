"""When Discord, or our database, cannot be reached: the players cannot play then, so their clocks rest.

Servers are spread over shards, each with a connection of its own; requests and the database are for all of them. A
shard is away while its connection is lost or requests fail. Nothing of it fires then. When it is back, the clock first
lets its deadlines have rested, and only then goes on. For a database that failed it tries that at once: it is back when
this is written.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock.steady_clock import SteadyClock
from bot.hosting.policy import Clock
from bot.store.ledger.deadlines import Absence
from bot.store.processes import Shards

REQUESTS: Final = "requests"
ANSWERS: Final = "answers to presses"
LATER_ANSWERS: Final = "later answers to presses"
CONNECTION: Final = "connection"
FROZEN: Final = timedelta(seconds=10)
"""Of our own work nothing takes so long: who has not lived meanwhile was stopped, or the machine stood still."""
NOTICED: Final = timedelta(seconds=5)
"""An absence shorter than this is none: a connection is renewed within a moment several times a day."""


class Away:
    """Which shards are away, and which have come back and still have to be let off the time they lost."""

    def __init__(self, clock: Clock, shards: int = 1) -> None:
        self.shards = shards
        self.clock = clock
        self._why: dict[int, set[str]] = {shard: set() for shard in range(shards)}
        self._since: dict[int, datetime] = {}
        self._until: dict[int, datetime] = {}
        self.hooks: list[Callable[[], None]] = []
        """Called when a shard is back or the time leapt forward. They return at once, and raise nothing."""
        self._ours = frozenset(range(shards))
        self._leapt: SteadyClock | None = None
        self._lived: datetime | None = None

    def own(self, shard: int) -> None:
        """A shard is ours from now on, and does not reach us yet."""
        self._ours |= {shard}
        self._why[shard] = {CONNECTION}
        self._since[shard] = self.clock()
        self._until.pop(shard, None)

    def disown(self, shard: int) -> None:
        """A shard is not ours any more: what happens to it is nothing to us."""
        self._ours -= {shard}
        self._why[shard] = set()
        self._since.pop(shard, None)
        self._until.pop(shard, None)

    @property
    def ours(self) -> Shards:
        """The shards that are ours."""
        return self._these(self._ours)

    @property
    def anyone(self) -> bool:
        return bool(self._since)

    @property
    def reached(self) -> int:
        """How many of our shards reach Discord, whatever the database does."""
        return sum(not self._why[shard] for shard in self._ours)

    @property
    def unwritten(self) -> bool:
        """Whether a shard is away for the database alone, which takes nothing."""
        return any(not self._why[shard] for shard in self._since)

    def present(self) -> Shards | None:
        """The shards that may go on; None where there are none."""
        left = self._ours - self._since.keys()
        return self._these(left) if left else None

    def counted(self, guild_id: int, at: datetime) -> datetime:
        """What the clock holds against an act at a moment: while it rests for a server, when that began."""
        return min((at, *(since for shard, since in self._since.items() if self._one(shard).have(guild_id))))

    def connection_lost(self, shard: int = 0) -> None:
        """A shard's connection is gone, or not there yet."""
        self._gone(shard, CONNECTION)

    def connected(self, shard: int = 0) -> None:
        """A shard's connection is there."""
        self._back(shard, CONNECTION)

    def requests_fail(self, which: str = REQUESTS) -> None:
        """Requests to Discord fail, or those alone that answer presses."""
        for shard in self._ours:
            self._gone(shard, which)

    def requests_answered(self, which: str = REQUESTS) -> None:
        """Requests to Discord are answered, or those that answer presses."""
        for shard in self._ours:
            self._back(shard, which)

    def lives(self) -> None:
        """Note that we do something, which is said every few seconds."""
        self.wakes()
        self._lived = self.clock()

    def wakes(self) -> None:
        """Before anything fires: where this process has said for long that it lives, and then not, it could not."""
        lasted = timedelta(0) if self._lived is None else self.clock() - self._lived
        if lasted > FROZEN:
            self._lived = self.clock()
            self.failed(lasted)

    def failed(self, lasted: timedelta) -> None:
        """The database has not done what it was asked, or we have done nothing at all, for so long."""
        for shard in self._ours:
            self._since.setdefault(shard, self.clock() - lasted)
            self._until.pop(shard, None)
        self._tell()

    def leapt(self, clock: SteadyClock) -> None:
        """The time of day has leapt: forward, as after a sleep of the machine, nobody could reach anybody meanwhile."""
        if clock.ahead() > timedelta(0):
            self._leapt = clock
            self._tell()

    def leap(self) -> Absence | None:
        """The leap that the clock does not follow yet, until what was set before it has been moved on."""
        ahead = timedelta(0) if self._leapt is None else self._leapt.ahead()
        now = self.clock()
        return Absence(self.ours, now, now + ahead) if ahead > timedelta(0) else None

    def follow(self, leap: Absence) -> None:
        """What was set before a leap has been moved on; who has been away since before is away since then."""
        if self._leapt is not None:
            self._leapt.follow(leap.length)
            self._leapt = None
        self._lived = None if self._lived is None else self._lived + leap.length
        self._since = {shard: since + leap.length for shard, since in self._since.items()}
        self._until = {shard: until + leap.length for shard, until in self._until.items()}

    def over(self) -> tuple[Absence, ...]:
        """The absences that are over and not yet let off, or are so as soon as that can be written."""
        for shard in self._since:
            if not self._why[shard]:
                self._until.setdefault(shard, self.clock())
        gone = [(shard, since) for shard, since in self._since.items() if shard in self._until]
        return tuple(Absence(self._one(shard), since, self._until[shard]) for shard, since in gone)

    def let_off(self, absence: Absence) -> None:
        """An absence has been made good, unless the same shards have gone again since."""
        for shard in range(self.shards) if absence.shards.only is None else absence.shards.only:
            if self._until.get(shard) == absence.until:
                del self._since[shard], self._until[shard]
            elif shard in self._since:
                self._since[shard] = absence.until

    def _one(self, shard: int) -> Shards:
        return self._these(frozenset({shard}))

    def _these(self, numbers: frozenset[int]) -> Shards:
        return Shards(self.shards, None if len(numbers) == self.shards else numbers)

    def _gone(self, shard: int, why: str) -> None:
        if shard not in self._ours:
            return
        self._why[shard].add(why)
        self._since.setdefault(shard, self.clock())
        self._until.pop(shard, None)

    def _back(self, shard: int, why: str) -> None:
        if shard not in self._ours or why not in self._why[shard]:
            return
        self._why[shard].discard(why)
        if self._why[shard]:
            return
        now = self.clock()
        if now - self._since[shard] < NOTICED:
            del self._since[shard]
        else:
            self._until[shard] = now
        self._tell()

    def _tell(self) -> None:
        for hook in self.hooks:
            hook()
