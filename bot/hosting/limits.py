"""How much one person, one server may have at a time, so that nobody fills the database or drowns the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.policy import Limits
from bot.hosting.refusals import HostReject, Refused

DAY: Final = timedelta(days=1)
MINUTE: Final = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Load:
    """What there is at present: of a host the open lobbies and the games opened in a day, of a server its games."""

    lobbies: int
    opened: int
    in_server: int


def check_opening(load: Load, limits: Limits) -> None:
    """Raises Refused where a host, or their server, has enough: TOO_MANY_LOBBIES, TOO_MANY_TODAY, SERVER_FULL."""
    if load.lobbies >= limits.lobbies_per_person:
        raise Refused(HostReject.TOO_MANY_LOBBIES, most=limits.lobbies_per_person)
    if load.opened >= limits.opened_per_day:
        raise Refused(HostReject.TOO_MANY_TODAY, most=limits.opened_per_day)
    if load.in_server >= limits.games_per_server:
        raise Refused(HostReject.SERVER_FULL, most=limits.games_per_server)


class Throttle:
    """Lets each person give so many commands a minute."""

    def __init__(self, per_minute: int, clock: Callable[[], datetime]) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._given: dict[int, deque[datetime]] = {}

    def check(self, user_id: int) -> None:
        """Count one more command. Raises Refused(TOO_FAST) with how long to `wait`; then it does not count."""
        now = self._clock()
        given = self._given.setdefault(user_id, deque())
        while given and given[0] <= now - MINUTE:
            given.popleft()
        if len(given) >= self._per_minute:
            seconds = max(int((given[0] + MINUTE - now).total_seconds()), 1)
            raise Refused(HostReject.TOO_FAST, wait=timedelta(seconds=seconds))
        given.append(now)
        if len(self._given) > 1_000:
            self._given = {user: times for user, times in self._given.items() if times and times[-1] > now - MINUTE}
