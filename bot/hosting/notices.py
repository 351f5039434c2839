"""What must be said in Discord because of a commit: frozen values, written in the same transaction as the moves.

A notice names what happened, never how it looks: delivery asks for the game as it is when it speaks, so a notice that
waited shows the newest state. Notices with the same `slot` replace each other while they wait.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Final, Generic, Literal, TypeVar

from pydantic import Field, TypeAdapter

from engine.cards import Card

REMINDER_SLOT: Final = "reminder"
"""What waits here is said at once or not at all: nobody is reminded twice."""


@dataclass(frozen=True, slots=True)
class LobbyRefresh:
    """The lobby message must show who sits where (post it where there is none). `record.status` says how it ended."""

    game_id: int
    kind: Literal["lobby_refresh"] = "lobby_refresh"

    @property
    def slot(self) -> str:
        """One per game: the newest lobby is the only one worth showing. The board takes its place at the start."""
        return "board"


@dataclass(frozen=True, slots=True)
class BoardRefresh:
    """The board must show the newest state (post it where there is none)."""

    game_id: int
    kind: Literal["board_refresh"] = "board_refresh"

    @property
    def slot(self) -> str:
        """One per game: boards coalesce."""
        return "board"


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """Somebody else is to act: the old turn notice goes, and `user_id`, the person in turn, is called.

    `seat` and `user_id` are None where no person is in turn: a claim window, a computer's turn, the end. While a claim
    `window` is open, those are called who want to be called to knock.
    """

    game_id: int
    turn: int
    seat: int | None
    user_id: int | None
    window: int = 0
    kind: Literal["turn_notice"] = "turn_notice"

    @property
    def slot(self) -> str:
        """One per game: a call to a turn that is over is never sent."""
        return "turn"


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A round ended: `VisibleGame.view.sheet[round - 1]` has the open hands and the points."""

    game_id: int
    round: int
    kind: Literal["round_summary"] = "round_summary"

    @property
    def slot(self) -> str:
        """One per round: each is told."""
        return f"round:{self.round}"


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The match ended: `VisibleGame.view.result` has totals and places."""

    game_id: int
    kind: Literal["match_summary"] = "match_summary"

    @property
    def slot(self) -> str:
        """One per game."""
        return "match"


@dataclass(frozen=True, slots=True)
class AutopilotNotice:
    """A person missed so many turns in a row that the computer plays for them until they act again."""

    game_id: int
    seat: int
    user_id: int
    misses: int
    kind: Literal["autopilot_notice"] = "autopilot_notice"

    @property
    def slot(self) -> str:
        """One per seat."""
        return f"autopilot:{self.seat}"


Outcome = Literal["got", "missed", "void"]
"""What came of a standing order: its knock got the card, somebody nearer did, or the round ended before."""


@dataclass(frozen=True, slots=True)
class OrderWord:
    """A private word to the owner of a standing order on what came of it, said to nobody else.

    `number` is the window, or for a void order the round; `penalty` counts the penalty cards.
    """

    game_id: int
    seat: int
    user_id: int
    what: Outcome
    faces: tuple[Card, ...]
    penalty: int
    number: int
    kind: Literal["order_word"] = "order_word"

    @property
    def slot(self) -> str:
        """One for each thing to tell."""
        return f"order:{self.seat}:{self.what[0]}{self.number}"


@dataclass(frozen=True, slots=True)
class VacationNotice:
    """A player has planned a vacation, on which their turns rest: the table is told."""

    game_id: int
    seat: int
    first: date
    last: date
    kind: Literal["vacation_notice"] = "vacation_notice"

    @property
    def slot(self) -> str:
        """One per seat and vacation."""
        return f"vacation:{self.seat}:{self.first.isoformat()}"


@dataclass(frozen=True, slots=True)
class ReminderNotice:
    """The time of `user_id` runs down: they are reminded as they have chosen, for the `count`-th time in this turn."""

    game_id: int
    turn: int
    seat: int
    user_id: int
    count: int
    kind: Literal["reminder_notice"] = "reminder_notice"

    @property
    def slot(self) -> str:
        """One per game: a reminder that waits is replaced by the next."""
        return REMINDER_SLOT


@dataclass(frozen=True, slots=True)
class SeatOpenNotice:
    """The seat of somebody who is away is open: whoever likes may take it.

    By the `version` of the game in which it opened this offer is told from earlier ones of the same seat.
    """

    game_id: int
    seat: int
    version: int = field(default=0, compare=False)
    kind: Literal["seat_open_notice"] = "seat_open_notice"

    @property
    def slot(self) -> str:
        """One per seat."""
        return f"open:{self.seat}"


@dataclass(frozen=True, slots=True)
class SeatFilledNotice:
    """A seat that was open is not any more: its owner is back, the match is over, or `substitute` says that somebody
    else has taken it.
    """

    game_id: int
    seat: int
    substitute: bool
    kind: Literal["seat_filled_notice"] = "seat_filled_notice"

    @property
    def slot(self) -> str:
        """That of its offer: one that still waits is said no more."""
        return f"open:{self.seat}"


@dataclass(frozen=True, slots=True)
class EndingNotice:
    """Somebody wants the match to end, or it is suspended since all do: its players are told, and may say otherwise."""

    game_id: int
    suspended: bool
    kind: Literal["ending_notice"] = "ending_notice"

    @property
    def slot(self) -> str:
        """One per game: only how it stands now is worth saying."""
        return "ending"


@dataclass(frozen=True, slots=True)
class StandstillNotice:
    """A match came to stand: its host is told what to mend, wherever that can be said."""

    game_id: int
    kind: Literal["standstill_notice"] = "standstill_notice"

    @property
    def slot(self) -> str:
        """One per game: it is told once, and how it is by then."""
        return "standstill"


@dataclass(frozen=True, slots=True)
class InvitationNotice:
    """The host of a game invites `user_id` to its table."""

    game_id: int
    user_id: int
    kind: Literal["invitation_notice"] = "invitation_notice"

    @property
    def slot(self) -> str:
        """One per person: what is said last of their seat is what holds."""
        return f"guest:{self.user_id}"


@dataclass(frozen=True, slots=True)
class TakenOutNotice:
    """The host of a lobby has taken `user_id` out of it."""

    game_id: int
    user_id: int
    kind: Literal["taken_out_notice"] = "taken_out_notice"

    @property
    def slot(self) -> str:
        """One per person, as above."""
        return f"guest:{self.user_id}"


@dataclass(frozen=True, slots=True)
class PartedNotice:
    """`user_id` is out of a lobby in which somebody sits whom they have blocked: a word to nobody else."""

    game_id: int
    user_id: int
    kind: Literal["parted_notice"] = "parted_notice"

    @property
    def slot(self) -> str:
        """One per person, as above."""
        return f"guest:{self.user_id}"


DIRECT: Final = (OrderWord, StandstillNotice, InvitationNotice, TakenOutNotice, PartedNotice)
"""What goes to one person, and does not wait for what goes to the channel."""

Notice = Annotated[
    LobbyRefresh
    | BoardRefresh
    | TurnNotice
    | RoundSummary
    | MatchSummary
    | AutopilotNotice
    | VacationNotice
    | ReminderNotice
    | EndingNotice
    | SeatOpenNotice
    | SeatFilledNotice
    | StandstillNotice
    | InvitationNotice
    | TakenOutNotice
    | PartedNotice
    | OrderWord,
    Field(discriminator="kind"),
]

_NOTICE: TypeAdapter[Notice] = TypeAdapter(Notice)


def dump_notice(notice: Notice) -> str:
    """A notice as JSON, for the outbox."""
    return _NOTICE.dump_json(notice).decode()


def load_notice(text: str) -> Notice:
    """The notice that `dump_notice` wrote."""
    return _NOTICE.validate_json(text)


N = TypeVar("N")


@dataclass(frozen=True, slots=True)
class Waiting(Generic[N]):
    """A notice handed out for delivery. `attempts` counts the earlier tries that failed.

    `revision` grows when the notice is replaced while it waits: done for an older revision leaves the newer one.
    """

    id: int
    revision: int
    attempts: int
    notice: N


Pending = Waiting[Notice]
