"""What must be said in Discord because of a commit: frozen values, written in the same transaction as the moves.

A notice names what happened, never how it looks: delivery asks for the game or the tournament as it is when it speaks,
so a notice that waited shows the newest state. Notices in the same slot replace each other while they wait.
"""

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Literal, Self

from pydantic import TypeAdapter

from bot.records.ids import NOBODY, UserId
from engine.cards import Card, Seat, TurnNumber, WindowNumber

Outcome = Literal["got", "missed", "void"]
"""What came of a standing order: its knock got the card, somebody nearer did, or the round ended before."""


class NoticeKind(StrEnum):
    """What is said: under which name it is kept, in which slot it waits, and whether it goes to one person alone.

    What goes to one person does not wait for what goes to the channel.
    """

    slot: str
    is_direct: bool

    def __new__(cls, name: str, slot: str, is_direct: bool = False) -> Self:
        """A row of the table below."""
        row = str.__new__(cls, name)
        row._value_, row.slot, row.is_direct = name, slot, is_direct
        return row

    BOARD = "board", "board"
    """The lobby, or the board of a match or a tournament, must show the newest state (post it where there is none)."""
    ROUND = "round", "round:{0.round}"
    """A `round` ended, at a table with the move of this `number`: hands and points, or a tournament's standings."""

    TURN = "turn", "turn"
    """Somebody else is to act: the call before goes, and the person in turn is called.

    Without a `user_id` no person is in turn: a claim window, a computer's turn, the end. While a `window` is open,
    those are called who want to be called to knock.
    """
    MATCH = "match", "match"
    """The match ended: totals and places."""
    AUTOPILOT = "autopilot", "autopilot:{0.seat}"
    """A person missed so many turns in a row, `count`, that the computer plays for them until they act again."""
    VACATION = "vacation", "vacation:{0.seat}:{0.first}"
    """A player's turns rest on a vacation from `first` to `last`, or it is `undone`, or a `substitute` plays them."""
    REMINDER = "reminder", "reminder"
    """The time of `user_id` runs down: they are reminded as they have chosen, for the `count`-th time in this turn.

    It is said at once or not at all: nobody is reminded twice.
    """
    SEAT_OPEN = "seat_open", "open:{0.seat}"
    """The seat of somebody who is away is open: whoever likes may take it. By `once`, drawn by lot, this offer is
    told from earlier ones of the same seat: a number of the game would count sealed answers.
    """
    SEAT_CHANGED = "seat_changed", "open:{0.seat}"
    """What the message about the seat of who is away says holds no more: `user_id` is back, a `substitute` took it; the
    match is paused, goes on or is over.
    """
    ENDING = "ending", "ending"
    """Somebody wants the match to end, or all do: its players may say otherwise."""
    ORDER = "order", "order:{0.seat}:{0.what[0]}{0.number}", True
    """What came of a standing order, for its owner: `number` is the window, or for a void order the round."""
    STANDSTILL = "standstill", "standstill", True
    """A match came to stand: its host is told what to mend, wherever that can be said."""
    INVITATION = "invitation", "guest:{0.user_id}", True
    """The host of a game invites `user_id` to its table. What is said last of a guest is what holds."""
    TAKEN_OUT = "taken_out", "guest:{0.user_id}", True
    """The host of a lobby has taken `user_id` out of it."""
    PARTED = "parted", "guest:{0.user_id}", True
    """`user_id` is out of a lobby in which somebody sits whom they have blocked: a word to nobody else."""

    CHECK_IN = "check_in", "checkin"
    """Check-in is open: everybody who has entered is called."""
    TOO_FEW = "too_few", "toofew"
    """Play was to begin, and too few were there: the host is called."""
    BYE = "bye", "bye:{0.round}"
    """Whoever has a bye in a `round` is told so."""
    OPENING = "opening", "open:{0.round}:{0.table}"
    """A thread is to be opened for a table, its match dealt there and its players called."""
    RESULT = "result", "result:{0.round}:{0.table}"
    """A table has a result, another one than before, or none again: the message that its thread hangs on tells it."""
    SEAT = "seat", "seat:{0.round}:{0.table}:{0.gone}"
    """The seat of who has `gone` is played by an `entrant` from now on, or by the computer where that is None; who had
    gone may be back.
    """
    ACT = "act", "act:{0.number}"
    """A host's act, of this `number`, that everybody is told, with its reason."""
    HOMELESS = "homeless", "homeless:{0.user_id}", True
    """The tournament's channel was removed, and so it is called off: `user_id`, who hosts it or is in it, is told."""
    ROLELESS = "roleless", "roleless", True
    """The role that may enter the tournament was deleted: its host, `user_id`, is told."""
    PODIUM = "podium", "podium"
    """The tournament is over: who has won, and the secret of its shuffles."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to say of a game or a tournament. Its kind says which of the facts it has; the others are as below.

    `turn`, `window` and `round` are numbers; `user_id` is 0 for nobody. `penalty` counts the penalty cards that came
    with the card of an order's `faces`.
    """

    kind: NoticeKind
    seat: Seat = Seat(0)
    user_id: UserId = NOBODY
    turn: TurnNumber = TurnNumber(0)
    window: WindowNumber = WindowNumber(0)
    round: int = 0
    table: int = 0
    number: int = 0
    count: int = 0
    once: str = field(default="", compare=False)
    what: Outcome = "void"
    faces: tuple[Card, ...] = ()
    penalty: int = 0
    first: date = date.min
    last: date = date.min
    substitute: bool = False
    undone: bool = False
    gone: int = 0
    entrant: int | None = None

    @property
    def slot(self) -> str:
        return self.kind.slot.format(self)


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands somewhere, by the `name` of what it says."""

    message_id: int
    channel_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A notice handed out for delivery. `owner_id` is the game or the tournament; `attempts` counts the earlier tries
    that failed.

    `revision` grows when the notice is replaced while it waits: done for an older revision leaves the newer one.
    """

    id: int
    owner_id: int
    revision: int
    attempts: int
    notice: Notice


_NOTICE: TypeAdapter[Notice] = TypeAdapter(Notice)


def dump_notice(notice: Notice) -> str:
    """A notice as JSON, for the outbox."""
    return _NOTICE.dump_json(notice, exclude_defaults=True).decode()


load_notice = _NOTICE.validate_json
"""The notice that `dump_notice` wrote."""
