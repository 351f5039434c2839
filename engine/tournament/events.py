"""What a move of a tournament brings about that others must hear of, and the step that it takes.

What can be read from the state afterwards, as who has entered or gone, is no event.
"""

from dataclasses import dataclass
from typing import NamedTuple

from engine.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    """Check-in is open."""


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round is paired: its tables, from 1 on, are to be opened."""

    round: int
    tables: int
    byes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """At an open table the seat of one who has `gone` is played by an `entrant` from now on, or by the computer where
    that is None. Whoever had left may be back in it; who did not come had not left it.
    """

    round: int
    table: int
    gone: int
    entrant: int | None = None


@dataclass(frozen=True, slots=True)
class ResultChanged:
    """A table has a result that counts, or another one than before, or none again."""

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of these tables is up, by round and number: they are to be ended by the rule for unfinished ones."""

    tables: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Every table of a round has a result, or then another one, or no longer; or others go on from it since."""

    round: int


@dataclass(frozen=True, slots=True)
class HostActed:
    """A host did something: the act by its number in `Tournament.acts`."""

    act: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The tournament is over, and its places are final."""


TournamentEvent = CheckInOpened | RoundOpened | SeatChanged | ResultChanged | TimeUp | RoundEnded | HostActed | Finished


class Step(NamedTuple):
    """The state after a move, and all that happened, in order."""

    state: Tournament
    events: tuple[TournamentEvent, ...] = ()

    def then(self, following: "Step") -> "Step":
        """One step, and another that was taken from where it led."""
        return Step(following.state, (*self.events, *following.events))
