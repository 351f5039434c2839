"""A match as it is watched: through whose eyes, its moments, and the scenes that its moves make one after the other."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.cards import Seat
from engine.games.events import (
    ClaimUnwanted,
    ClaimWon,
    Event,
    Flipped,
    HandDealt,
    JokerSwapped,
    Knocked,
    MeldLaid,
    Opened,
    RoundBegan,
    RoundEnded,
    TableLaid,
    TurnBegan,
    WindowOpened,
)
from engine.games.views import MatchView

SILENT: Final = (TurnBegan, WindowOpened, ClaimUnwanted, HandDealt, Flipped)
"""Events that nobody need be told: what follows says it, or the hand does."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a match is watched: a seat's, a spectator's (None), or with every hand open to a spectator."""

    seat: Seat | None = None
    all_open: bool = False


class MomentKind(StrEnum):
    """What makes a moment worth finding again; of several at once the first one counts."""

    __hash__ = str.__hash__

    ENDED = "ended"
    KNOCKED = "knocked"
    OPENED = "opened"
    FREED = "freed"
    CLAIMED = "claimed"
    LAID = "laid"
    BEGAN = "began"


_KINDS: Final[dict[type[Event], MomentKind]] = {
    RoundEnded: MomentKind.ENDED,
    Knocked: MomentKind.KNOCKED,
    Opened: MomentKind.OPENED,
    JokerSwapped: MomentKind.FREED,
    ClaimWon: MomentKind.CLAIMED,
    MeldLaid: MomentKind.LAID,
    TableLaid: MomentKind.LAID,
    RoundBegan: MomentKind.BEGAN,
}
_FIRST: Final = {kind: place for place, kind in enumerate(MomentKind)}


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that people look for: its number in the log, from 1, its round, and whose doing it is (None: nobody's)."""

    step: int
    round: int
    kind: MomentKind
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as somebody may see it, and its move's number. With `by_order` their standing order did it, with
    `by_computer` a computer player for them.
    """

    event: Event
    step: int
    by_order: bool = False
    by_computer: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A match as it stood after `step` moves, through somebody's eyes: `view` is theirs.

    `happened` is what the last of these moves brought. `hands` are the views of the seats whose hands are seen: of that
    of the eyes, or of all.
    """

    step: int
    view: MatchView
    hands: tuple[MatchView, ...]
    happened: tuple[Happening, ...]


def moment_of(step: int, round_number: int, events: tuple[Event, ...]) -> Moment | None:
    """The moment that a move makes with what it brought; None for an ordinary one."""
    found = [(kind, event) for event in events if (kind := _KINDS.get(type(event))) is not None]
    if not found:
        return None
    kind, event = min(found, key=lambda one: _FIRST[one[0]])
    if isinstance(event, RoundEnded):
        return Moment(step, event.result.round, kind, event.result.winner)
    return Moment(step, round_number, kind, getattr(event, "seat", None))
