"""What a match's log tells of its time: whose every stretch of it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.ledger.stored import LoggedMove
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.events import TimedOut
from engine.games.views import MatchView
from engine.match.match import AnyGame


@dataclass(frozen=True, slots=True)
class Stretch:
    """A turn, or an open claim window, from its first moment to its last; `ended_by` is the move that ended it, None
    while it goes on.

    `seat` is None where several seats play in the same turn.
    """

    begins: datetime
    ends: datetime
    round: int
    turn: TurnNumber | None
    window: WindowNumber | None
    seat: Seat | None
    ended_by: LoggedMove | None

    @property
    def length(self) -> timedelta:
        return self.ends - self.begins

    @property
    def timed_out(self) -> bool:
        return bool(self.timed_out_seats)

    @property
    def timed_out_seats(self) -> tuple[int, ...]:
        """The seats whose time was up as it ended."""
        events = () if self.ended_by is None else self.ended_by.events
        return tuple(event.seat for event in events if isinstance(event, TimedOut))


def stretches(game: AnyGame, seats: int, log: Sequence[LoggedMove], until: datetime) -> Iterator[Stretch]:
    """The time of a match, from the first turn on, in order and without a gap; the last stretch goes on `until`."""
    state = game.new(seats)
    begun: tuple[datetime, MatchView] | None = None
    for logged in log:
        state = game.apply(state, logged.move).state
        view = game.view(state, None)
        plays = state.play is not None and state.result is None and game.chance(state) is None
        if begun is not None and (not plays or _moment(view) != _moment(begun[1])):
            yield _stretch(*begun, logged.at, logged)
            begun = None
        if begun is None and plays:
            begun = logged.at, view
    if begun is not None:
        yield _stretch(*begun, until, None)


def _moment(view: MatchView) -> tuple[int, int, int | None, int | None]:
    window = view.claim_window
    return view.round, view.turn, view.turn_seat, None if window is None else window.window


def _stretch(begins: datetime, view: MatchView, ends: datetime, ended_by: LoggedMove | None) -> Stretch:
    window = view.claim_window
    if window is not None:
        return Stretch(begins, ends, view.round, None, window.window, None, ended_by)
    return Stretch(begins, ends, view.round, view.turn, None, view.turn_seat, ended_by)
