"""What every format answers: when a round is due, whom it must seat, and how; who is ahead."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar, cast

from engine.tournament.moves import Seating
from engine.tournament.points import Page, Units, brought, ledger
from engine.tournament.rules import TournamentRules
from engine.tournament.seating.rounds import History
from engine.tournament.state import GONE, Round, Status, Table, Tournament

R = TypeVar("R", bound=TournamentRules)


class Why(StrEnum):
    """What an entrant's way depends on: a table that is played still, its result, the lot between equals, a bye, a
    table of the next round that needs filling up, or that somebody had gone when there was a way to go on.
    """

    PLAYING = "playing"
    RESULT = "result"
    LOT = "lot"
    BYE = "bye"
    FILLS = "fills"
    GONE = "gone"


class Fate(NamedTuple):
    """Whether an entrant goes on from a round, and why. `on` is None as long as that is open.

    Where nobody goes on any more, as the round is the `last`, it says who came ahead: in the final who has won the
    title, in the match for third place who is third. What was open as it was called off is its `RESULT`.
    """

    on: bool | None
    why: Why
    last: bool = False


class Pairing(NamedTuple):
    """The tables of a round, and who has a bye."""

    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()


class Format(ABC, Generic[R]):
    """A format of tournament. It holds nothing; every method is pure.

    `waits` tells whether a round opens only when the one before has ended. `chooses` tells whether who meets whom is
    settled round by round, and not by a schedule, a bracket or an order. `keeps` tells whether only those may return
    whose place nobody else has taken, `replaces` whether that may be done at open tables after the first round too.
    """

    waits = True
    chooses = False
    keeps = False
    replaces = False

    def rules(self, state: Tournament) -> R:
        """The tournament's rules, which are this format's."""
        return cast("R", state.rules)

    def more_rounds(self, state: Tournament) -> bool:
        """Whether there is a further round, as things stand when all tables so far have ended."""
        return not state.ends_here and self.rounds_left(state)

    @abstractmethod
    def rounds_left(self, state: Tournament) -> bool:
        """Whether the format has a further round to play, when nobody ends it early."""

    def round_due(self, state: Tournament, *, short: bool = False) -> bool:
        """Whether the next round is to be opened now, play being under way; `short` where somebody waits too long."""
        return self.more_rounds(state) and not (self.waits and state.open_tables())

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Whom the next round must give a table or a bye."""
        return frozenset(playing(state))

    @abstractmethod
    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """The next round's tables, settled by the lot where all else is equal, with what lies behind it."""

    def accepts(self, state: Tournament, tables: Sequence[Seating], byes: Sequence[int]) -> bool:
        """Whether tables and byes hold whom the round must seat, each once."""
        there = [*byes, *(who for table in tables for who in table.seats if who is not None)]
        return len(there) == len(set(there)) and set(there) == self.seated_next(state)

    def stands(self, state: Tournament, round: int, table: Table) -> bool:
        """Whether a decision on a table whose match was not played stands for good, so that it is not played on."""
        return round < len(state.rounds)

    def may_enter(self, state: Tournament) -> bool:
        """Whether somebody may still enter, play being under way."""
        return False

    def started(self, state: Tournament) -> Tournament:
        """The tournament as play begins, its order set."""
        return state

    def most(self, state: Tournament) -> int | None:
        """How many may take part at most, None for any number."""
        return None

    def returning(self, state: Tournament, who: Iterable[int]) -> Iterator[int]:
        """Those of them who have gone and may take part again."""
        gone = (one for one in who if state.entrants[one].status in GONE)
        return (one for one in gone if not self.keeps or one in state.order)

    def missed(self, state: Tournament, each: Round) -> Iterable[int]:
        """Who neither sat in a round nor had a bye: it counts as a table lost."""
        return ()

    def pages(self, state: Tournament) -> tuple[Page, ...]:
        """What each entrant has done."""
        return ledger(state, lambda each: self.missed(state, each))

    def beaten(self, state: Tournament) -> frozenset[int]:
        """Who is out by results so far."""
        return frozenset()

    def fates(self, state: Tournament, round: int) -> dict[int, Fate]:
        """Who goes on from a round, counted from 1, and why; nothing where a round puts nobody out."""
        return {}

    def leading(self, state: Tournament, pages: Sequence[Page]) -> dict[int, tuple[int, ...]]:
        """What goes before points in the order of this format, higher being better; empty for nothing."""
        return {}

    def points(self, state: Tournament, pages: Sequence[Page], who: int) -> Units:
        """An entrant's points, in units."""
        return pages[who].total()

    def brought(self, state: Tournament) -> dict[tuple[int, int], tuple[Units, ...]]:
        """What each finished table, by its round and number, has brought whoever owns each seat, in units."""
        return {
            (each.number, table.number): brought(state.rules, table, table.outcome)
            for each in state.rounds
            for table in each.tables
            if table.outcome is not None
        }


def playing(state: Tournament) -> tuple[int, ...]:
    """Those who take part in the next round by their own status, by number."""
    following = len(state.rounds) + 1
    return tuple(
        number
        for number, entrant in enumerate(state.entrants)
        if entrant.status is Status.IN and entrant.since <= following
    )
