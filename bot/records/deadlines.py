"""What the clock will do in a game or a tournament, and when."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

from engine.cards import Seat

LONGEST_S: Final = 366 * 86_400
"""Nobody can ask for more time than that."""
Seconds = Annotated[int, Field(ge=0, le=LONGEST_S)]
Reserve = Annotated[timedelta, Field(le=timedelta(seconds=LONGEST_S))]


class DeadlineKind(StrEnum):
    """What the clock will do in a game: end a turn, close a claim window, let standing orders answer one, let computer
    players act, give a game up, remind, open the seats of all. `ENDING` is the end of a match that is suspended.

    `CHECK` looks a game over of which something was lost: what is due is due again, and what it is is said again.

    And in a tournament: open check-in, begin, end a round's time, go on with the next round or the end, ring.
    """

    TURN = "turn"
    WINDOW = "window"
    ORDERS = "orders"
    COMPUTER = "computer"
    ABANDONED = "abandoned"
    CHECK = "check"
    REMINDER = "reminder"
    OPENING = "opening"
    ENDING = "ending"
    DAY = "day"
    """The end of their day for whoever plays the deal of a day."""

    CHECK_IN = "check_in"
    START = "start"
    ROUND = "round"
    TABLE = "table"
    """The end of the time that one table was given beyond its round's."""
    NEXT = "next"
    BELL = "bell"
    HELD = "held"
    """The time that a round has left while its tournament is paused: it never comes."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """What the deadline of a person's turn is made of, beside its instant.

    Of the time that runs until then, the last is `reserve`: what the player of the `seat` may use of theirs. From
    `since` on the clock may rest for `rest_left` more. Its time was lengthened `given` times by those who wait. It is
    `overdue` where its deadline has passed in a game whose turns do not end by themselves. `reminded` counts the
    reminders that are behind it.
    """

    seat: Seat
    reserve: Reserve
    since: datetime
    rest_left: timedelta
    given: int = 0
    overdue: bool = False
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class Deadline:
    """One thing the clock will do. A game has at most one of each kind.

    `number` is the turn or the claim window that it belongs to (0 for a game given up), in a tournament the round, of a
    single table `table_number`. `due` is what players are told and what a click's own timestamp is held against; the
    scheduler acts at `fires`, a little later, so that a click made in time and handled late still counts. `grace_s` is
    the time that `due` is moved to from now when the bot was away as it passed. A person's turn has a `clock`; windows,
    and turns that a computer plays, have none. Of a round that is held, `due` is as far from 1970 as it has time left.
    """

    kind: DeadlineKind
    number: int
    due: datetime
    fires: datetime
    grace_s: Seconds
    clock: TurnClock | None = None


def of_kind(deadlines: Iterable[Deadline], kind: DeadlineKind) -> Deadline | None:
    """The deadline of a kind among those of a game, if the clock will do such a thing."""
    return next((one for one in deadlines if one.kind is kind), None)


@dataclass(frozen=True, slots=True)
class Deadlines:
    """When the clock will act: for the turn, for an open claim window, to end a match that is suspended, and at a
    tournament's `table` whose time is up; None where it will not.

    `reserve_from` is when the player in turn begins to use their reserve, None where the turn has none to use.
    `can_play_on` says that a turn which does not end by itself is over its time.
    """

    turn: datetime | None
    window: datetime | None
    reserve_from: datetime | None = None
    can_play_on: bool = False
    ending: datetime | None = None
    table: datetime | None = None
