"""What the host knows of a tournament beyond its format: what is played, who the entrants are, where tables are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated, Final, Self

from pydantic import Field

from bot.records.deadlines import Deadline, DeadlineKind, Seconds
from bot.records.games import Pace
from bot.records.ids import GameId, Name, UserId
from engine.rules.rule_set import RuleSet
from engine.tournament.moves import TournamentMove
from engine.tournament.state import HostAct, Phase, Table, Tournament

MOST_COMPUTERS: Final = 60


class TournamentStatus(StrEnum):
    """A tournament's life. A draft is its host's alone; from then on it is as its phase says."""

    DRAFT = "draft"
    OPEN = "open"
    CHECK_IN = "check_in"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @classmethod
    def of(cls, phase: Phase) -> Self:
        """The status of a tournament that has been opened."""
        return cls(phase.value)

    @property
    def is_alive(self) -> bool:
        return self not in (TournamentStatus.OVER, TournamentStatus.CANCELLED)

    @property
    def is_gathering(self) -> bool:
        """Whether players enter and check in."""
        return self in (TournamentStatus.OPEN, TournamentStatus.CHECK_IN)


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed beside the format's own rules.

    `rules` are what is played, `switches` by which they depart from the variant's booklet. With `help` games may offer
    what they offer at any table. So many `computers` of a `strength` enter as soon as registration opens. Only
    members with the role may enter, where there is a `role_id`. A round has `round_s` seconds, check-in is open for
    `check_in_s`, and play begins at `starts_at`, or when the host says so. A league's season `follows` the one before.
    """

    variant: str
    switches: dict[str, object]
    rules: RuleSet
    pace: Pace
    round_s: Seconds
    help: bool = False
    computers: Annotated[int, Field(ge=0, le=MOST_COMPUTERS)] = 0
    strength: str = "steady"
    role_id: int | None = None
    check_in_s: Seconds = 0
    starts_at: datetime | None = None
    follows: int | None = None

    @property
    def round_time(self) -> timedelta:
        return timedelta(seconds=self.round_s)


@dataclass(frozen=True, slots=True)
class Competitor:
    """Who an entrant is: a person, or a computer player of some strength. `entrant` is the number in the tournament.

    Who left before play began and entered again is the later entrant alone: the earlier one has no user any more. Of
    who was taken out and then forgotten the `mark` stays as long as the tournament goes on: they enter it no more.
    """

    entrant: int
    name: Name
    user_id: UserId | None
    computer: str | None = None
    mark: str = ""

    @property
    def is_nobody(self) -> bool:
        """Whether nobody is behind the entrant: their data was deleted, or they are another entrant since."""
        return self.user_id is None and self.computer is None


@dataclass(frozen=True, slots=True)
class HostedTable:
    """Where a table of a round is played. `opened` counts how often a thread was opened for it.

    Thread, message and game are None until they are there; the thread is again when it was removed, and its message
    goes when another is opened.
    """

    round: int
    number: int
    thread_id: int | None = None
    message_id: int | None = None
    game_id: GameId | None = None
    opened: int = 0


TABLES_A_ROUND: Final = 10_000
"""More than any round has, so that a table has a number of its own among those of rounds."""


def table_number(round: int, table: int) -> int:
    """The number that a deadline of one table has."""
    return round * TABLES_A_ROUND + table


@dataclass(frozen=True, slots=True)
class Announcement:
    """The server's event for a tournament, by its id, and what it says: told anew once that is something else."""

    event_id: int
    told: str


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """A hosted tournament. `seq` numbers the last logged move.

    `commitment` is the SHA-256 of its secret in hex, public from registration on and None before; `secret` is None
    until it is over. The board is posted in the channel, and tables are threads there. The `public_id` is the one that
    people are shown.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: UserId
    name: str
    status: TournamentStatus
    locale: str
    terms: Terms
    created_at: datetime
    people: tuple[Competitor, ...] = ()
    tables: tuple[HostedTable, ...] = ()
    commitment: str | None = None
    secret: str | None = None
    seq: int = 0
    board_message_id: int | None = None
    public_id: str = ""
    event: Announcement | None = None

    def open_to(self, user_id: UserId, guild_id: int) -> bool:
        """Whether somebody may mean the tournament where they are: in its server; elsewhere who has entered or hosts
        it. A draft is its host's alone.
        """
        if self.status is TournamentStatus.DRAFT:
            return user_id == self.host_id
        return guild_id == self.guild_id or self.takes_part(user_id)

    def takes_part(self, user_id: UserId) -> bool:
        """Whether somebody hosts the tournament, or has entered it."""
        return user_id == self.host_id or self.entrant_of(user_id) is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing is played or prepared any more."""
        return not self.status.is_alive

    def is_of_nobody(self, act: HostAct) -> bool:
        """Whether an act is about an entrant behind whom nobody is: none is taken in again."""
        return act.entrant is not None and self.people[act.entrant].is_nobody

    def entrant_of(self, user_id: UserId, mark: str = "") -> int | None:
        """The number of a user who has entered, at whatever time, or was this `mark`'s; None for everybody else."""
        these = (one.entrant for one in self.people if one.user_id == user_id or (mark and one.mark == mark))
        return next(these, None)

    def table(self, round: int, number: int) -> HostedTable | None:
        """Where a table is played; None where it was never opened."""
        return next((one for one in self.tables if (one.round, one.number) == (round, number)), None)


@dataclass(frozen=True, slots=True)
class TournamentLine:
    """A line of a tournament's log. `by` is the user who asked for it, None for what came by the clock or by itself."""

    seq: int
    move: TournamentMove
    by: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """Everything that a tournament's next commit builds on. `secret` keys its lots and its tables' shuffles."""

    record: TournamentRecord
    version: int
    state: Tournament
    secret: bytes | None = field(default=None, repr=False)
    deadlines: tuple[Deadline, ...] = ()

    def open_games(self) -> Iterator[tuple[tuple[int, int], Table, GameId]]:
        """The tables without a result whose match has been dealt, by round and number, each with its game."""
        for at in self.state.open_tables():
            table, hosted = self.state.table(*at), self.record.table(*at)
            if table is not None and hosted is not None and hosted.game_id is not None:
                yield at, table, hosted.game_id

    def unopened(self, round: int) -> list[tuple[int, int]]:
        """The tables of a round that are to be played and have no match yet, by round and number, where others have."""
        dealt = {
            (one.round, one.number) for one in self.record.tables if one.round == round and one.game_id is not None
        }
        return [at for at in self.state.open_tables() if dealt and at[0] == round and at not in dealt]

    @property
    def stands_still(self) -> bool:
        """Whether its rounds keep the time that they have left, as none of their tables can be played where it is."""
        return not self.state.paused and any(one.kind is DeadlineKind.HELD for one in self.deadlines)

    def deadline(self, kind: DeadlineKind, number: int = 0) -> Deadline | None:
        """The deadline of a kind, if there is one."""
        return next((one for one in self.deadlines if (one.kind, one.number) == (kind, number)), None)


def people_among(record: TournamentRecord, entrants: Iterable[int | None]) -> tuple[UserId, ...]:
    """The users among entrants, in their order."""
    found = (record.people[one].user_id for one in entrants if one is not None)
    return tuple(user_id for user_id in found if user_id is not None)
