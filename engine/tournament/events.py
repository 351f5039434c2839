"""What happened in a tournament. All of it is public; `kind` discriminates the union in JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.tournament.state import ActKind, Status, TableResult


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody entered, `waiting` where the field was full."""

    entrant: int
    waiting: bool
    kind: Literal["entered"] = "entered"


@dataclass(frozen=True, slots=True)
class MovedUp:
    """Somebody came in from the waiting list."""

    entrant: int
    kind: Literal["moved_up"] = "moved_up"


@dataclass(frozen=True, slots=True)
class Left:
    """An entrant is out of the tournament; `status` says how."""

    entrant: int
    status: Status
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class CameBack:
    """One who had left takes part again; `waiting` where the field was full."""

    entrant: int
    waiting: bool
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    """Check-in is open."""

    kind: Literal["check_in_opened"] = "check_in_opened"


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """An entrant is there."""

    entrant: int
    kind: Literal["checked_in"] = "checked_in"


@dataclass(frozen=True, slots=True)
class Started:
    """Play begins; `order` are those taking part, best seed first."""

    order: tuple[int, ...]
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class DivisionSet:
    """An entrant plays the season in a division, from 0, the highest."""

    entrant: int
    division: int
    kind: Literal["division_set"] = "division_set"


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round is paired: its tables, from 1 on, are to be opened."""

    round: int
    tables: int
    byes: tuple[int, ...]
    kind: Literal["round_opened"] = "round_opened"


@dataclass(frozen=True, slots=True)
class SeatAbandoned:
    """The computer plays an entrant's seat of an open table from now on."""

    round: int
    table: int
    seat: int
    entrant: int
    kind: Literal["seat_abandoned"] = "seat_abandoned"


@dataclass(frozen=True, slots=True)
class SeatResumed:
    """An entrant plays their seat of an open table again."""

    round: int
    table: int
    seat: int
    entrant: int
    kind: Literal["seat_resumed"] = "seat_resumed"


@dataclass(frozen=True, slots=True)
class SeatReplaced:
    """Somebody takes the seat of one who has gone, at a table that is open."""

    round: int
    table: int
    seat: int
    gone: int
    entrant: int
    kind: Literal["seat_replaced"] = "seat_replaced"


@dataclass(frozen=True, slots=True)
class TableEnded:
    """A table has the result that counts, for the first time or another one than before."""

    round: int
    table: int
    result: TableResult
    kind: Literal["table_ended"] = "table_ended"


@dataclass(frozen=True, slots=True)
class TableReopened:
    """A host's decision was taken back, and the table has no result again."""

    round: int
    table: int
    kind: Literal["table_reopened"] = "table_reopened"


@dataclass(frozen=True, slots=True)
class DeadlinePassed:
    """A round's time is up; these tables are to be ended by the rule for unfinished ones."""

    round: int
    unfinished: tuple[int, ...]
    kind: Literal["deadline_passed"] = "deadline_passed"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Every table of a round has a result."""

    round: int
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """These are beaten: told when the next round opens without them, or the tournament ends."""

    entrants: tuple[int, ...]
    kind: Literal["knocked_out"] = "knocked_out"


@dataclass(frozen=True, slots=True)
class RestTaken:
    """An arena's player rests, or is to be seated again."""

    entrant: int
    resting: bool
    kind: Literal["rest_taken"] = "rest_taken"


@dataclass(frozen=True, slots=True)
class BellRang:
    """An arena's time is up; these tables, by round and number, are still open."""

    unfinished: tuple[tuple[int, int], ...]
    kind: Literal["bell_rang"] = "bell_rang"


@dataclass(frozen=True, slots=True)
class HostActed:
    """A host did something: the act by its number in `Tournament.acts`."""

    act: int
    act_kind: ActKind
    kind: Literal["host_acted"] = "host_acted"


@dataclass(frozen=True, slots=True)
class ActUndone:
    """A host's act was taken back."""

    act: int
    by: str
    reason: str
    kind: Literal["act_undone"] = "act_undone"


@dataclass(frozen=True, slots=True)
class Finished:
    """The tournament is over; these have won it (in a league: the winner of each division, the highest first)."""

    winners: tuple[int, ...]
    kind: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The tournament was called off."""

    reason: str
    kind: Literal["cancelled"] = "cancelled"


TournamentEvent = Annotated[
    Entered
    | MovedUp
    | Left
    | CameBack
    | CheckInOpened
    | CheckedIn
    | Started
    | DivisionSet
    | RoundOpened
    | SeatAbandoned
    | SeatResumed
    | SeatReplaced
    | TableEnded
    | TableReopened
    | DeadlinePassed
    | RoundEnded
    | KnockedOut
    | RestTaken
    | BellRang
    | HostActed
    | ActUndone
    | Finished
    | Cancelled,
    Field(discriminator="kind"),
]
