"""What must be said in Discord because of a tournament's commit: frozen values, written in the same transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter


@dataclass(frozen=True, slots=True)
class BoardNotice:
    """The tournament's board must show the newest state (post it where there is none)."""

    tournament_id: int
    kind: Literal["board"] = "board"

    @property
    def slot(self) -> str:
        """One per tournament: boards coalesce."""
        return "board"


@dataclass(frozen=True, slots=True)
class CheckInCall:
    """Check-in is open: everybody who has entered is called."""

    tournament_id: int
    kind: Literal["check_in"] = "check_in"

    @property
    def slot(self) -> str:
        """One per tournament."""
        return "checkin"


@dataclass(frozen=True, slots=True)
class TableOpening:
    """A thread is to be opened for a table, its match dealt there and its players called."""

    tournament_id: int
    round: int
    table: int
    kind: Literal["opening"] = "opening"

    @property
    def slot(self) -> str:
        """One per table."""
        return f"open:{self.round}:{self.table}"


@dataclass(frozen=True, slots=True)
class TableResultNotice:
    """A table has a result, another one than before, or none again: the message that its thread hangs on tells it."""

    tournament_id: int
    round: int
    table: int
    kind: Literal["result"] = "result"

    @property
    def slot(self) -> str:
        """One per table: only the newest result is worth telling."""
        return f"result:{self.round}:{self.table}"


@dataclass(frozen=True, slots=True)
class SeatNotice:
    """A seat of an open table is played by somebody else from now on: by `entrant`, or by the computer where None."""

    tournament_id: int
    round: int
    table: int
    gone: int
    entrant: int | None
    kind: Literal["seat"] = "seat"

    @property
    def slot(self) -> str:
        """One for each who has gone."""
        return f"seat:{self.round}:{self.table}:{self.gone}"


@dataclass(frozen=True, slots=True)
class RoundNotice:
    """A round ended: the standings after it."""

    tournament_id: int
    round: int
    kind: Literal["round"] = "round"

    @property
    def slot(self) -> str:
        """One per round."""
        return f"round:{self.round}"


@dataclass(frozen=True, slots=True)
class ActNotice:
    """A host did something that everybody is told, with its reason; or took it back."""

    tournament_id: int
    act: int
    undone: bool = False
    kind: Literal["act"] = "act"

    @property
    def slot(self) -> str:
        """One for each act, and for taking it back."""
        return f"act:{self.act}:{'undone' if self.undone else 'done'}"


@dataclass(frozen=True, slots=True)
class PodiumNotice:
    """The tournament is over: who has won, and the secret of its shuffles."""

    tournament_id: int
    kind: Literal["podium"] = "podium"

    @property
    def slot(self) -> str:
        """One per tournament."""
        return "podium"


TournamentNotice = Annotated[
    BoardNotice | CheckInCall | TableOpening | TableResultNotice | SeatNotice | RoundNotice | ActNotice | PodiumNotice,
    Field(discriminator="kind"),
]

_NOTICE: TypeAdapter[TournamentNotice] = TypeAdapter(TournamentNotice)


def dump_notice(notice: TournamentNotice) -> str:
    """A notice as JSON, for the outbox."""
    return _NOTICE.dump_json(notice).decode()


def load_notice(text: str) -> TournamentNotice:
    """The notice that `dump_notice` wrote."""
    return _NOTICE.validate_json(text)
