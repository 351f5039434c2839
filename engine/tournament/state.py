"""What a tournament is at a moment: its entrants, its rounds with their tables, what its hosts have done.

Entrants are numbered from 0 in the order in which they entered; who they are, and by which names, the bot knows.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final, Self

from pydantic import Field

from engine.cards import put_at
from engine.tournament.rules import AnyTournamentRules


class Phase(StrEnum):
    """How far a tournament has come."""

    OPEN = "open"
    CHECK_IN = "check_in"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Status(StrEnum):
    """How an entrant stands: taking part, on the waiting list, or gone and how. Who was beaten still takes part."""

    IN = "in"
    WAITING = "waiting"
    WITHDRAWN = "withdrawn"
    MISSED_CHECK_IN = "missed_check_in"
    DROPPED = "dropped"
    NO_SHOW = "no_show"
    REMOVED = "removed"


GONE: Final = (Status.DROPPED, Status.NO_SHOW)
"""Whoever has gone by themselves, once play has begun."""


class Ended(StrEnum):
    """How a table came to its result."""

    PLAYED = "played"
    SCORED_NOW = "scored_now"
    COMPUTER_FINISHED = "computer_finished"
    DECIDED = "decided"


class ActKind(StrEnum):
    """What a host did."""

    DECIDE = "decide"
    EXTEND = "extend"
    REMOVE = "remove"
    PAUSE = "pause"
    RESUME = "resume"
    SEED = "seed"
    END = "end"
    CANCEL = "cancel"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who entered. `part` is what their joining adds to the shuffles: it is final once play has begun.

    `division` counts from 0, the highest; None outside leagues and before the start; so many higher than a season ago
    as they have `risen`. `since` is the first round that they can be seated in. `resting` is an arena's player who
    wants no table for now.
    """

    part: str
    status: Status = Status.IN
    computer: bool = False
    division: int | None = None
    since: int = 1
    checked_in: bool = False
    resting: bool = False
    risen: int = 0


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a table ended: the final total and the place of each seat (1 is best, ties share a place).

    A host who decides by places alone names no totals. It brings nothing to the entrants in `absent`, who had gone as
    it came: the computer played for them.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    ended: Ended
    absent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round. `seats` are its entrants in seat order, None for a computer that only fills a seat.

    `group` is the division of a league; in a knock-out 0 is the way to the title and 1 the match for third place. While
    it is played, the computer plays the seats of those in `absent`, who have gone. `result` is the table's own,
    `decision` a host's, which prevails.
    """

    number: int
    seats: tuple[int | None, ...]
    group: int = 0
    absent: tuple[int, ...] = ()
    result: TableResult | None = None
    decision: TableResult | None = None

    @property
    def outcome(self) -> TableResult | None:
        """The result that counts, None while there is none."""
        return self.decision or self.result

    @property
    def won_by(self) -> int | None:
        """The seat that has won it; None where it is level, or has no result."""
        places = () if self.outcome is None else self.outcome.places
        return places.index(1) if places.count(1) == 1 else None

    @property
    def gone(self) -> tuple[int, ...]:
        """Whose seat brings them nothing as it stands: the computer plays it, or did when the outcome came."""
        return self.absent if self.outcome is None else self.outcome.absent

    @property
    def entrants(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat is not None)


@dataclass(frozen=True, slots=True)
class Round:
    """A round, a league's fixture or an arena's wave: its tables by number from 1, and who has a bye.

    `lot` is the order of the committed shuffle by which it was paired: `lot[i]` is the entrant at place i. It is over
    all who had entered, and their parts are those that key the round's tables. `overdue` is set by its deadline; the
    tables in `overtime` are played on past it, as a host has given them more time.
    """

    number: int
    lot: tuple[int, ...]
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    overdue: bool = False
    overtime: tuple[int, ...] = ()

    @property
    def there(self) -> frozenset[int]:
        return frozenset(self.byes).union(*(table.entrants for table in self.tables))

    @property
    def unfinished(self) -> tuple[int, ...]:
        return tuple(table.number for table in self.tables if table.outcome is None)


@dataclass(frozen=True, slots=True)
class HostAct:
    """What a host did, and why. `number` counts from 1.

    `by` is the host as the bot names them. `rounds` is how many rounds there were: the act can be undone until there
    are more. `status` is what the entrant's was before, and `left` the open tables that they sat at, by round and
    number; `before` is an earlier decision about the table, `seeds` are those who were named. `undoes` is the number of
    the act that this one takes back.
    """

    number: int
    kind: ActKind
    by: str
    reason: str
    rounds: int
    round: int | None = None
    table: int | None = None
    entrant: int | None = None
    seconds: int | None = None
    status: Status | None = None
    left: tuple[tuple[int, int], ...] = ()
    before: TableResult | None = None
    seeds: tuple[int, ...] = ()
    undone: bool = False
    undoes: int | None = None


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that decides how a tournament goes on.

    `order` are all entrants at the start, best seed first; empty before. `bell` is set when nobody is seated any more:
    an arena's bell has rung, or a host ends the tournament early. `lot` is the last tie-break, drawn at the end.
    `season` counts a league's seasons from 1. `seeds` are those whom a host has named, best first. `closings` are the
    two rounds that closed last, each with everybody's place then, by entrant; 0 for who had none.
    """

    rules: Annotated[AnyTournamentRules, Field(discriminator="format")]
    phase: Phase = Phase.OPEN
    paused: bool = False
    entrants: tuple[Entrant, ...] = ()
    order: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    acts: tuple[HostAct, ...] = ()
    bell: bool = False
    lot: tuple[int, ...] = ()
    season: int = 1
    seeds: tuple[int, ...] = ()
    closings: tuple[tuple[int, tuple[int, ...]], ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase in (Phase.OVER, Phase.CANCELLED)

    @property
    def ends_here(self) -> bool:
        """Whether no further round begins, whoever is left: the bell has rung, or it was called off."""
        return self.bell or self.phase is Phase.CANCELLED

    def those(self, *statuses: Status) -> tuple[int, ...]:
        """The entrants of these statuses, by number."""
        return tuple(number for number, entrant in enumerate(self.entrants) if entrant.status in statuses)

    def matter_of(self, act: HostAct) -> HostAct:
        """The act that tells what an act is about: the one that it takes back, else itself."""
        return act if act.undoes is None else self.acts[act.undoes - 1]

    def extended(self, round: int, table: int) -> int:
        """For how many seconds hosts have given a table more than its round has."""
        return sum(
            act.seconds or 0
            for act in self.acts
            if act.kind is ActKind.EXTEND and not act.undone and (act.round, act.table) == (round, table)
        )

    def open_tables(self) -> tuple[tuple[int, int], ...]:
        """The tables that have no result yet, by round and number."""
        return tuple((each.number, table) for each in self.rounds for table in each.unfinished)

    def open_seats(self) -> tuple[tuple[int, Table], ...]:
        """Those tables themselves, each with its round."""
        return tuple((each.number, table) for each in self.rounds for table in each.tables if table.outcome is None)

    def with_entrant(self, number: int, entrant: Entrant) -> Self:
        return replace(self, entrants=put_at(self.entrants, number, entrant))

    def with_status(self, number: int, status: Status) -> Self:
        return self.with_entrant(number, replace(self.entrants[number], status=status))

    def with_round(self, changed: Round) -> Self:
        """The tournament with one of its rounds changed."""
        return replace(self, rounds=put_at(self.rounds, changed.number - 1, changed))

    def with_table(self, round: int, changed: Table) -> Self:
        """The tournament with one table of a round changed."""
        held = self.rounds[round - 1]
        return self.with_round(replace(held, tables=put_at(held.tables, changed.number - 1, changed)))

    def table(self, round: int, number: int) -> Table | None:
        """A table by its round and its number in it, both from 1; None where there is none."""
        if not 1 <= round <= len(self.rounds):
            return None
        tables = self.rounds[round - 1].tables
        return tables[number - 1] if 1 <= number <= len(tables) else None
