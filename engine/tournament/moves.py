"""Everything that can happen to a tournament from outside: by entrants, by the clock and chance, by its hosts.

`kind` discriminates the union in JSON. Moves are stored and replayed for years: they change by adding alone.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.tournament.state import Ended


@dataclass(frozen=True, slots=True)
class Enter:
    """Somebody enters and gets the next number; on the waiting list where the field is full.

    `part` is what their joining adds to the shuffles, the empty text for a computer. `division` is where a league's
    next season places them, from 0, so many higher than before as they have `risen`. Who had left before the start was
    the entrant `before`, and keeps that seed.
    """

    part: str
    computer: bool = False
    division: int | None = None
    before: int | None = None
    risen: int = 0
    kind: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An entrant leaves by their own will: before the start for good, afterwards as one who dropped out."""

    entrant: int
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Return:
    """One who dropped out or never showed up plays on: their seats at open tables at once, else from the next round."""

    entrant: int
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class OpenCheckIn:
    """The clock or a host opens check-in."""

    kind: Literal["open_check_in"] = "open_check_in"


@dataclass(frozen=True, slots=True)
class CheckIn:
    """An entrant, waiting or not, is there. `part` is added to theirs: `part+part`; the empty text adds nothing."""

    entrant: int
    part: str = ""
    kind: Literal["check_in"] = "check_in"


@dataclass(frozen=True, slots=True)
class Start:
    """Play begins with those who are there. `lot` is a permutation of all entrants' numbers, as `chance` asks for.

    `seeds` are entrants best first, as many as anybody could place; the lot places the rest behind them.
    """

    lot: tuple[int, ...]
    seeds: tuple[int, ...] = ()
    kind: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to be opened: entrants in seat order, None for a computer that fills a seat; `group` as in `Table`."""

    seats: tuple[int | None, ...]
    group: int = 0


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round opens, with its pairing: `pairing.paired` makes this move, away from everybody's locks.

    The pairing is in the log, so that a later release with a better method replays the tournament as it was.
    """

    round: int
    lot: tuple[int, ...]
    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()
    kind: Literal["open_round"] = "open_round"


@dataclass(frozen=True, slots=True)
class TableFinished:
    """A table's match has ended, by itself or as the rule for unfinished tables has it. Values by seat."""

    round: int
    table: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    ended: Ended = Ended.PLAYED
    kind: Literal["table_finished"] = "table_finished"


@dataclass(frozen=True, slots=True)
class RoundDeadline:
    """The clock: a round's time is up. Tables still open are to be ended by the rule announced.

    With a `table` it is the time that this one was given beyond the round's.
    """

    round: int
    table: int | None = None
    kind: Literal["round_deadline"] = "round_deadline"


@dataclass(frozen=True, slots=True)
class NoShow:
    """The clock: an entrant made no move at a table by the first deadline.

    In round one the first of the waiting list takes the seat; else, and later, the computer plays it.
    """

    round: int
    table: int
    entrant: int
    kind: Literal["no_show"] = "no_show"


@dataclass(frozen=True, slots=True)
class Rest:
    """An arena's player wants no next table for now, or wants one again."""

    entrant: int
    resting: bool = True
    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class Bell:
    """The clock: an arena's time is up, nobody is seated any more; the tables that are open end as the rules say."""

    kind: Literal["bell"] = "bell"


@dataclass(frozen=True, slots=True)
class Finish:
    """The tournament ends and its places are final. `lot` is the last tie-break, as `chance` asks for."""

    lot: tuple[int, ...]
    kind: Literal["finish"] = "finish"


@dataclass(frozen=True, slots=True)
class Decide:
    """A host decides a table, whatever was or will be played there. Totals may be left out where places alone count."""

    round: int
    table: int
    places: tuple[int, ...]
    reason: str
    by: str
    totals: tuple[int, ...] = ()
    kind: Literal["decide"] = "decide"


@dataclass(frozen=True, slots=True)
class Extend:
    """A host gives a round, or one table of it, more time; an arena its evening. The clock is the bot's."""

    round: int
    seconds: int
    reason: str
    by: str
    table: int | None = None
    kind: Literal["extend"] = "extend"


@dataclass(frozen=True, slots=True)
class Remove:
    """A host takes an entrant out."""

    entrant: int
    reason: str
    by: str
    kind: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class Pause:
    """A host holds the tournament: no round opens. Tables that are open are the bot's to rest."""

    reason: str
    by: str
    kind: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class Resume:
    """A host lets the tournament go on."""

    reason: str
    by: str
    kind: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True)
class Seed:
    """A host names the best of those who have entered, best first, in place of whom they named before.

    Who is named is placed in this order at the start, everybody else behind them by lot.
    """

    seeds: tuple[int, ...]
    reason: str
    by: str
    kind: Literal["seed"] = "seed"


@dataclass(frozen=True, slots=True)
class EndEarly:
    """A host has no further round opened: the tournament ends with the tables that are played now."""

    reason: str
    by: str
    kind: Literal["end_early"] = "end_early"


@dataclass(frozen=True, slots=True)
class Cancel:
    """A host calls the tournament off, for good; `by` nobody, the empty text, where it has lost its place."""

    reason: str
    by: str
    kind: Literal["cancel"] = "cancel"


@dataclass(frozen=True, slots=True)
class Undo:
    """A host takes back what hosts did to tables, time, entrants or the end, as long as no further round has opened."""

    act: int
    reason: str
    by: str
    kind: Literal["undo"] = "undo"


EntrantMove = Enter | Withdraw | Return | CheckIn | Rest
ClockMove = OpenCheckIn | Start | OpenRound | TableFinished | RoundDeadline | NoShow | Bell | Finish
HostMove = Decide | Extend | Remove | Pause | Resume | Seed | EndEarly | Cancel | Undo

TournamentMove = Annotated[EntrantMove | ClockMove | HostMove, Field(discriminator="kind")]
