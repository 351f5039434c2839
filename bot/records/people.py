"""What a person has settled for themselves, in every server and game: when they play and how, what they see, whom they
never meet; whom a host wants at a table, whom a server does not let play, and what it has settled for its games.
"""

from dataclasses import dataclass, fields
from datetime import date, datetime, time
from enum import StrEnum
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import AfterValidator

from bot.records.ids import UserId
from bot.records.results import Shows


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours of each day, by its owner's own clocks, in which they do not play: from `begins` until `ends`.

    They may lie across midnight. Whole minutes.
    """

    begins: time
    ends: time


@dataclass(frozen=True, slots=True, order=True)
class Vacation:
    """Days on which somebody does not play, from midnight to midnight by their own clocks; `last` is one of them."""

    first: date
    last: date

    def days_in(self, year: int) -> int:
        """How many of its days lie in a calendar year."""
        first, last = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max((last - first).days + 1, 0)


def known_zone(zone: str | None) -> str | None:
    """A zone by its name; None for one of which this machine knows nothing any more."""
    try:
        ZoneInfo(zone or "UTC")
    except (KeyError, ValueError, OSError):
        return None
    return zone


Zone = Annotated[str | None, AfterValidator(known_zone)]
"""A name of the time zone database, looked up whenever it is read."""


@dataclass(frozen=True, slots=True)
class Habits:
    """When somebody does not play. `zone` is a name of the time zone database; `vacations` are in order.

    Without a `zone` there are neither quiet hours nor vacations: nobody knows when it is night where they are.
    """

    zone: Zone = None
    quiet: QuietHours | None = None
    vacations: tuple[Vacation, ...] = ()


NO_HABITS = Habits()


class Reminders(StrEnum):
    """How somebody is reminded of a turn: by a mention in the channel, by a direct message, or not at all."""

    MENTION = "mention"
    DIRECT = "direct"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody's personal settings; who never chose anything has all the defaults.

    `digest_at` is when each day the games that wait are listed in a direct message, None for never, by their own
    clocks. `called_to_knock` says that claim windows mention them. `text_mode` says that panels tell everything in
    words and attach no picture. `asks_before_discarding` says that a suggested discard is chosen before it is played.
    `teaching` shows the lines that explain a game to those who are new to it. `shows` says who sees their results.
    `language` is the one that they want to be spoken to in, None for `locale`, that of their Discord when they last
    used the bot, as far as that is known.
    """

    user_id: UserId
    habits: Habits = NO_HABITS
    reminders: Reminders = Reminders.MENTION
    digest_at: time | None = None
    called_to_knock: bool = False
    four_colours: bool = False
    text_mode: bool = False
    asks_before_discarding: bool = False
    teaching: bool = True
    shows: Shows = Shows.SERVER
    language: str | None = None
    locale: str | None = None

    @property
    def speaks(self) -> str | None:
        """The language in which they are spoken to in private; None for who has never used the bot."""
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class GuestList:
    """Whom the host of a game wants at its table, as users.

    With `only_invited` nobody else sits down. Whoever was `taken_out` comes back by an invitation alone; those of them
    who were forgotten are known again by their `marks`.
    """

    only_invited: bool = False
    invited: frozenset[UserId] = frozenset()
    taken_out: frozenset[UserId] = frozenset()
    marks: frozenset[str] = frozenset()

    def without(self, user_id: UserId, mark: str) -> "GuestList":
        """The list that does not know a user, but for the `mark` of who was taken out and not invited again."""
        marks = self.marks - {mark} if user_id in self.invited else self.marks
        marks |= {mark} if mark and user_id in self.taken_out else frozenset()
        return GuestList(self.only_invited, self.invited - {user_id}, self.taken_out - {user_id}, marks)


ANYBODY = GuestList()


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody whom the owner of a block list never meets at a table; `name` as the owner knew them."""

    blocked_id: UserId
    name: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Bar:
    """Somebody whom a server does not let play, by whom, why, and until when (None: until it is lifted)."""

    guild_id: int
    user_id: UserId
    name: str
    reason: str
    barred_by: int
    at: datetime
    until: datetime | None = None


Assist = Literal["none", "placement", "hints"]
SeasonKind = Literal["month", "quarter"]


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """How much there may be in a server, None where it does not say: of a person open lobbies, seats and commands a
    minute; games in a channel with its threads; games in the server.
    """

    lobbies_per_person: int | None = None
    games_per_person: int | None = None
    commands_per_minute: int | None = None
    games_per_channel: int | None = None
    games_per_server: int | None = None


LIMITS = tuple(field.name for field in fields(ServerLimits))
"""The names of a server's limits."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What holds in a server; the defaults for one that never settled anything.

    Members of `host_roles` may open games, everybody where there is none; they may in `channels` and their threads,
    everywhere where there is none. `variant`, `pace` (a name) and `assist` are what holds where a host says nothing
    else, `locale` the language of public messages; None for the host's own. With `events` its tournaments are announced
    as events of the server, once that may be done. The puzzle of the day is posted in `daily_channel`, None for
    nowhere, at `daily_hour` by the clocks of the `zone`, a name of the time zone database; by UTC where there is none.
    Results are counted in seasons of a kind, None for none; at the end of each a card is posted in `season_channel`,
    None for nowhere. With `four_colours` each suit has its own in public. Members of the `tournament_role` may hold
    tournaments, beside those who manage the server.
    """

    host_roles: frozenset[int] = frozenset()
    channels: frozenset[int] = frozenset()
    variant: str | None = None
    pace: str | None = None
    locale: str | None = None
    assist: Assist | None = None
    limits: ServerLimits = ServerLimits()
    events: bool = False
    zone: Zone = None
    daily_channel: int | None = None
    daily_hour: int = 8
    season: SeasonKind | None = None
    season_channel: int | None = None
    four_colours: bool = False
    tournament_role: int | None = None


NOTHING_SETTLED = ServerSettings()
