"""How much one person, one channel, one server may have at a time, so that nobody fills the database or drowns others.

The operator's limits hold everywhere; a server may have lower ones for what is played in it.
"""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.config import Limits
from bot.hosting.refusals import HostReject, Refused
from bot.records.ids import UserId
from bot.records.people import ServerLimits
from bot.store.ledger.stored import Load

DAY: Final = timedelta(days=1)
MINUTE: Final = timedelta(minutes=1)
WITHIN: Final = {"moments": timedelta(hours=1)}
"""How long what is counted counts, where it is not a minute."""
MOMENTS_AN_HOUR: Final = 3
"""So many moments of matches one person may show to everybody."""
INVITATIONS_A_MINUTE: Final = 10
"""Each is a direct message, of which Discord counts those that it refuses."""
SHARE: Final = 10
"""One person has us say no more to everybody than this part of what a channel takes."""
ONE_HOSTS_PART: Final = 3
"""One person hosts no more than this part of the games that a channel takes: others find room."""
FORGOTTEN_BEYOND: Final = 1_000


def check_opening(load: Load, limits: Limits, here: ServerLimits) -> None:
    """Raises Refused where host or place has enough: TOO_MANY_LOBBIES, TOO_MANY_TODAY, CHANNEL_FULL, SERVER_FULL, or
    TOO_MANY_GAMES for who has as many of a channel's as one person may.
    """
    if load.lobbies >= limits.lobbies_per_person:
        raise Refused(HostReject.TOO_MANY_LOBBIES, most=limits.lobbies_per_person)
    if here.lobbies_per_person is not None and load.lobbies_here >= here.lobbies_per_person:
        raise Refused(HostReject.TOO_MANY_LOBBIES, most=here.lobbies_per_person, where="server")
    if load.opened >= limits.opened_per_day:
        raise Refused(HostReject.TOO_MANY_TODAY, most=limits.opened_per_day)
    most = _lower(limits.games_per_channel, here.games_per_channel)
    if load.in_channel >= most:
        raise Refused(HostReject.CHANNEL_FULL, most=most)
    most = max(most // ONE_HOSTS_PART, 1)
    if load.theirs_in_channel >= most:
        raise Refused(HostReject.TOO_MANY_GAMES, most=most, where="channel")
    most = _lower(limits.games_per_server, here.games_per_server)
    if load.in_server >= most:
        raise Refused(HostReject.SERVER_FULL, most=most)


def check_seats(everywhere: int, in_server: int, limits: Limits, here: ServerLimits) -> None:
    """Raises Refused(TOO_MANY_GAMES) for who sits at as many tables, in all servers or in one, as anybody may."""
    if everywhere >= limits.games_per_person:
        raise Refused(HostReject.TOO_MANY_GAMES, most=limits.games_per_person)
    if here.games_per_person is not None and in_server >= here.games_per_person:
        raise Refused(HostReject.TOO_MANY_GAMES, most=here.games_per_person, where="server")


class Throttle:
    """Lets each person give so many commands a minute, and press so often: nobody pays for what others do.

    Presses are counted apart, with a limit beyond what hands can do, so that it stops programs and not players. A
    channel and a server have a limit of what people have us say there to everybody.
    """

    def __init__(self, limits: Limits, clock: Callable[[], datetime]) -> None:
        self._limits = limits
        self._clock = clock
        self._given: dict[tuple[str, int], deque[datetime]] = {}
        self._room = FORGOTTEN_BEYOND

    def check(self, user_id: UserId, *, per_person: int | None = None) -> None:
        """Count a command; `per_person` is the server's limit. Raises Refused(TOO_FAST), uncounted: `wait` s."""
        self._count([(("person", user_id), _lower(self._limits.commands_per_minute, per_person))])

    def check_post(self, user_id: UserId, channel_id: int, guild_id: int) -> None:
        """Count one more word to everybody in a place. Raises Refused: TOO_BUSY, TOO_FAST with how long to `wait`."""
        self._count_post("posts", user_id, max(self._limits.posts_in_channel // SHARE, 1), channel_id, guild_id)

    def check_moment(self, user_id: UserId, channel_id: int, guild_id: int) -> None:
        """Count one more moment shown to everybody in a place. Raises Refused, uncounted: MOMENTS_POSTED, TOO_BUSY."""
        self._count_post("moments", user_id, MOMENTS_AN_HOUR, channel_id, guild_id)

    def check_invitation(self, user_id: UserId) -> None:
        """Count one more invitation by somebody. Raises Refused(TOO_FAST), uncounted, with how long to `wait`."""
        self._count([(("invitations", user_id), INVITATIONS_A_MINUTE)])

    def check_press(self, user_id: UserId) -> None:
        """Count one more press, choice or form. Raises Refused(TOO_FAST), uncounted, with the seconds to `wait`."""
        self._count([(("presses", user_id), self._limits.presses_per_minute)])

    def _count_post(self, kind: str, user_id: UserId, most: int, channel_id: int, guild_id: int) -> None:
        channel = ("channel", channel_id), self._limits.posts_in_channel
        self._count([((kind, user_id), most), channel, (("server", guild_id), self._limits.posts_in_server)])

    def _count(self, counted: Sequence[tuple[tuple[str, int], int]]) -> None:
        now = self._clock()
        for key, most in counted:
            given, within = self._given.setdefault(key, deque()), WITHIN.get(key[0], MINUTE)
            while given and given[0] <= now - within:
                given.popleft()
            if len(given) < most:
                continue
            wait = timedelta(seconds=max(int((given[0] + within - now).total_seconds()), 1))
            if key[0] == "moments":
                raise Refused(HostReject.MOMENTS_POSTED, wait=wait, most=most)
            if key[0] in ("channel", "server"):
                raise Refused(HostReject.TOO_BUSY, wait=wait, where=key[0])
            raise Refused(HostReject.TOO_FAST, wait=wait)
        for key, _ in counted:
            self._given[key].append(now)
        if len(self._given) > self._room:
            given_lately = ((key, times) for key, times in self._given.items() if times)
            self._given = {key: times for key, times in given_lately if times[-1] > now - WITHIN.get(key[0], MINUTE)}
            self._room = max(FORGOTTEN_BEYOND, 2 * len(self._given))


def _lower(of_operator: int, of_server: int | None) -> int:
    return of_operator if of_server is None else min(of_operator, of_server)
