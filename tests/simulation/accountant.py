"""A second reckoning of the clocks, from the logs' times alone: it shares no code with those that it checks.

A day is cut wherever a person's own clocks reach a quiet hour or midnight; whether a piece between two cuts is rest is
asked of the local time in its middle.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

from bot.records.games import GameRecord, Pace
from bot.records.people import Habits
from bot.simulation.figures import Stretch
from bot.simulation.host import Chronicle
from tests.simulation.trouble import Trouble

MOST_REST: Final = timedelta(days=14)
LATE: Final = timedelta(seconds=2)
MISSES: Final = 2
NOTHING: Final = timedelta()
AHEAD: Final = 75
"""So many days of rests are laid out at once: more than any turn lasts."""


@lru_cache(maxsize=4096)
def _rests(habits: Habits, quiet: bool, vacation: bool, day: datetime) -> tuple[tuple[datetime, datetime], ...]:
    """The stretches in which a clock stands, from a UTC day on."""
    if habits.zone is None:
        return ()
    zone = ZoneInfo(habits.zone)
    edges = {time()}
    if quiet and habits.quiet is not None:
        edges |= {habits.quiet.begins, habits.quiet.ends}
    first = (day - timedelta(days=2)).astimezone(zone).date()
    cuts = sorted(
        datetime.combine(first + timedelta(days=number), edge, zone).astimezone(UTC)
        for number in range(AHEAD)
        for edge in edges
    )
    found: list[tuple[datetime, datetime]] = []
    for begins, ends in pairwise(cuts):
        if not _stands(habits, quiet, vacation, (begins + (ends - begins) / 2).astimezone(zone)):
            continue
        if found and found[-1][1] == begins:
            found[-1] = found[-1][0], ends
        else:
            found.append((begins, ends))
    return tuple(found)


def _stands(habits: Habits, quiet: bool, vacation: bool, local: datetime) -> bool:
    if vacation and any(one.first <= local.date() <= one.last for one in habits.vacations):
        return True
    if not quiet or habits.quiet is None:
        return False
    begins, ends, now = habits.quiet.begins, habits.quiet.ends, local.time()
    return begins <= now < ends if begins < ends else now >= begins or now < ends


def rests(habits: Habits, pace: Pace, after: datetime) -> Iterator[tuple[datetime, datetime]]:
    day = datetime.combine(after.date(), time(), UTC)
    every = _rests(habits, pace.quiet, pace.vacation, day)
    yield from every[bisect_right([ends for _, ends in every], after) :]


def runs_out(start: datetime, length: timedelta, habits: Habits, pace: Pace, most: timedelta) -> datetime:
    """When so much time has run, second by second with the rests left out, as long as any rest is left."""
    at, left = start, length
    for begins, ends in rests(habits, pace, start):
        awake = max(begins - at, NOTHING)
        if awake >= left or not most:
            break
        at, left = at + awake, left - awake
        stood = min(ends - at, most)
        at, most = at + stood, most - stood
    return at + left


def stood(start: datetime, end: datetime, habits: Habits, pace: Pace, most: timedelta) -> timedelta:
    total = NOTHING
    for begins, ends in rests(habits, pace, start):
        if begins >= end:
            break
        total += min(ends, end) - max(begins, start)
    return min(total, most)


@dataclass
class Seat:
    """What the accountant knows of a person's seat."""

    user_id: int
    reserve: timedelta
    misses: int = 0
    used: timedelta = NOTHING
    rested: timedelta = NOTHING

    @property
    def away(self) -> bool:
        return self.misses >= MISSES


@dataclass(frozen=True)
class Running:
    """A person's turn as it stands: when it is due, and how long it may still rest from `since` on."""

    due: datetime
    since: datetime
    rest_left: timedelta
    overdue: bool = False


@dataclass
class Books:
    """A match's time, all of it: by whom it was used, and what is wrong with it."""

    seats: dict[int, Seat]
    windows: timedelta = NOTHING
    computers: timedelta = NOTHING
    together: timedelta = NOTHING
    timeouts: int = 0
    turns: int = 0
    due: datetime | None = None
    wrong: list[str] = field(default_factory=list)

    @property
    def total(self) -> timedelta:
        people = sum((seat.used + seat.rested for seat in self.seats.values()), NOTHING)
        return people + self.windows + self.computers + self.together


class Accountant:
    """Keeps the books of one match."""

    def __init__(self, record: GameRecord, chronicle: Chronicle, trouble: Trouble) -> None:
        self.pace = record.pace
        self.game_id = record.id
        self.chronicle = chronicle
        self.trouble = trouble
        self._woken: datetime | None = None
        first = [(one.seat, one.before[0].user_id if one.before else one.user_id) for one in record.holders]
        self.books = Books({seat: Seat(user, record.pace.reserve) for seat, user in first if user is not None})
        self.taken = [one for one in chronicle.taken if one.game_id == record.id]
        self.stood = [one for one in trouble.stood if one.game_id == record.id]
        # Its own copy: the settled habits of all who ever sat at the table, in order.
        people = {user for _, user in first} | {one.user_id for one in self.taken}
        self.habits = {user: [one for one in chronicle.settled if one.user_id == user] for user in people}

    def keep(self, every: Sequence[Stretch], presence: Sequence[tuple[datetime, bool, int]]) -> Books:
        """Go through all the time of a match; `presence` says when the person of a seat clicked (True), and when their
        time was up.
        """
        waiting = list(presence)
        for stretch in every:
            while waiting and waiting[0][0] <= stretch.begins:
                self._note(*waiting.pop(0))
            self._seat_newcomers(stretch.begins)
            self._woken = None
            if all(seat.away for seat in self.books.seats.values()):
                self._woken = next((at for at, clicked, _ in waiting if clicked), None)
            self._enter(stretch)
        for one in waiting:
            self._note(*one)
        self._seat_newcomers(None)
        return self.books

    def _seat_newcomers(self, until: datetime | None) -> None:
        """Whoever has taken a seat by a moment holds it with a reserve of their own, and with nothing against them."""
        while self.taken and (until is None or self.taken[0].at <= until):
            one = self.taken.pop(0)
            seat = self.books.seats[one.seat]
            seat.user_id, seat.reserve, seat.misses = one.user_id, self.pace.reserve, 0

    def _note(self, at: datetime, clicked: bool, seat: int) -> None:
        if not clicked:
            self._missed(seat)
        elif seat in self.books.seats:
            self.books.seats[seat].misses = 0

    def _enter(self, stretch: Stretch) -> None:
        books = self.books
        books.due = None
        if stretch.window is not None:
            books.windows += stretch.length
            self._check_window(stretch)
            return
        books.turns += 1
        books.timeouts += stretch.timed_out
        if stretch.seat is None:
            books.together += stretch.length
            return
        seat = books.seats.get(stretch.seat)
        if seat is None or seat.away:
            books.computers += stretch.length
            return
        self._person(stretch, seat)

    def _missed(self, seat: int | None) -> None:
        person = None if seat is None else self.books.seats.get(seat)
        if person is not None and not person.away:
            person.misses += 1

    def _person(self, stretch: Stretch, seat: Seat) -> None:
        third = seat.reserve // 3
        running = self._begun(stretch.begins, seat)
        for at, kind in self._interruptions(stretch, seat):
            running = self._awake(running, seat, at)
            running = getattr(self, f"_{kind}")(running, seat, at)
        running = self._awake(running, seat, stretch.ends)
        stands = stood(stretch.begins, stretch.ends, self._habits(seat, stretch.begins), self.pace, MOST_REST)
        seat.rested += stands
        seat.used += stretch.length - stands
        if stretch.ended_by is None:
            self.books.due = running.due
            return
        self._check_end(stretch, running, seat)
        habits = self._habits(seat, stretch.ends)
        most = running.rest_left - stood(running.since, stretch.ends, habits, self.pace, running.rest_left)
        left = max(running.due - stretch.ends, NOTHING)
        if left:
            left -= stood(stretch.ends, running.due, habits, self.pace, most)
        seat.reserve -= max(third - left, NOTHING)

    def _begun(self, at: datetime, seat: Seat) -> Running:
        due = runs_out(at, self.pace.turn + seat.reserve // 3, self._habits(seat, at), self.pace, MOST_REST)
        return Running(due, at, MOST_REST)

    def _interruptions(self, stretch: Stretch, seat: Seat) -> list[tuple[datetime, str]]:
        chronicle, inside = self.chronicle, lambda at: stretch.begins < at <= stretch.ends
        found = [(one.at, "settled") for one in self.habits[seat.user_id] if inside(one.at)]
        found += [(one.until, "gone_on") for one in self.stood if inside(one.until)]
        found += [
            (one.at, "given")
            for one in chronicle.given
            if one.game_id == self.game_id and one.turn == stretch.turn and inside(one.at)
        ]
        found += [(one.began, "restarted") for one in self.trouble.restarts if inside(one.began)]
        # In a match that stands still it is still the moment at which it came to stand: the end of that settles all.
        return sorted(one for one in found if one[1] == "gone_on" or not self._stands(one[0]))

    def _stands(self, at: datetime) -> bool:
        return any(one.since <= at < one.until for one in self.stood)

    def _gone_on(self, running: Running, seat: Seat, at: datetime) -> Running:
        """What was left when the match came to stand is left now, and at least the grace."""
        (since,) = (one.since for one in self.stood if one.until == at)
        left, most = self._left(running, self._habits(seat, since), since)
        if running.overdue:
            return running
        due = runs_out(at, left, self._habits(seat, at), self.pace, most)
        return Running(max(due, at + self.grace), at, most)

    def _left(self, running: Running, habits: Habits, at: datetime) -> tuple[timedelta, timedelta]:
        """How long the clock still runs at a moment, and how long it may still rest."""
        most = running.rest_left - stood(running.since, at, habits, self.pace, running.rest_left)
        if running.due <= at:
            return NOTHING, most
        return running.due - at - stood(at, running.due, habits, self.pace, most), most

    def _settled(self, running: Running, seat: Seat, at: datetime) -> Running:
        if running.overdue:
            return running
        left, most = self._left(running, self._habits(seat, at - timedelta(microseconds=1)), at)
        return Running(runs_out(at, left, self._habits(seat, at), self.pace, most), at, most)

    def _given(self, running: Running, seat: Seat, at: datetime) -> Running:
        habits = self._habits(seat, at)
        left, most = self._left(running, habits, at)
        return Running(runs_out(at, left + self.pace.turn, habits, self.pace, most), at, most)

    def _restarted(self, running: Running, seat: Seat, at: datetime) -> Running:
        """What passed while nobody watched, or would within the grace, gets that grace from then on."""
        return replace(running, due=max(running.due, at + self.grace))

    @property
    def grace(self) -> timedelta:
        return timedelta(seconds=min(max(self.pace.turn_s, 60), 600))

    def _awake(self, running: Running, seat: Seat, at: datetime) -> Running:
        """A deadline that came to lie in a rest, because it was moved there, goes on behind the rest."""
        while running.due + LATE <= at and not running.overdue:
            habits = self._habits(seat, running.due)
            around = next(((b, e) for b, e in rests(habits, self.pace, running.since) if e > running.due), None)
            most = running.rest_left - stood(running.since, running.due, habits, self.pace, running.rest_left)
            if around is None or around[0] >= running.due or not most:
                return replace(running, overdue=not self.pace.by_itself)
            begins = max(around[0], running.since)
            before = running.rest_left - stood(running.since, begins, habits, self.pace, running.rest_left)
            running = replace(running, due=runs_out(begins, running.due - begins, habits, self.pace, before))
        return running

    def _habits(self, seat: Seat, at: datetime) -> Habits:
        known = [one.habits for one in self.habits[seat.user_id] if one.at <= at]
        return known[-1] if known else Habits()

    def _check_end(self, stretch: Stretch, running: Running, seat: Seat) -> None:
        if stretch.timed_out and stretch.ends < running.due:
            self._wrong(stretch, f"timed out {running.due - stretch.ends} early")
        if not self.pace.by_itself:
            return
        if stretch.timed_out and stretch.ends != running.due + LATE:
            self._wrong(stretch, f"timed out {stretch.ends - running.due} after its end")
        if not stretch.timed_out and stretch.ends > running.due:
            self._wrong(stretch, f"played {stretch.ends - running.due} late")

    def _check_window(self, stretch: Stretch) -> None:
        # While all are away the match is paused; the window begins anew with the first who is back.
        due = max(stretch.begins, self._woken or stretch.begins) + self.pace.window
        grace = timedelta(seconds=min(max(self.pace.window_s, 60), 600))
        for one in self.trouble.restarts:
            if stretch.begins < one.began <= due + LATE + (one.began - one.ended) and not self._stands(one.began):
                due = max(due, one.began + grace)
        for one in self.stood:
            if stretch.begins <= one.since < stretch.ends:
                due = max(due + (one.until - one.since), one.until + grace)
        if stretch.ended_by is not None and stretch.ends > due + LATE:
            self._wrong(stretch, f"a claim window closed {stretch.ends - due} late")

    def _wrong(self, stretch: Stretch, what: str) -> None:
        self.books.wrong.append(f"game {self.game_id}, turn {stretch.turn}: {what}")
