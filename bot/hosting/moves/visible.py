"""What of a stored game somebody is shown."""

from __future__ import annotations

from bot.hosting.clock.timing import deadlines_of
from bot.records.games import VisibleGame
from bot.store.ledger.stored import StoredGame
from engine.cards import Seat
from engine.games.events import Event, seen_by


def visible_to(stored: StoredGame, user_id: int | None) -> VisibleGame:
    """A game as a user sees it; None and users without a seat are spectators."""
    record = stored.record
    seat = next((one.seat for one in record.holders if user_id is not None and one.user_id == user_id), None)
    view = None if stored.state is None else stored.game.view(stored.state, seat)
    # At a tournament's table, and in the deal of a day, nothing is explained to one that another is not told.
    taught = record.table_of is None and not record.day and (not record.guild_id or user_id not in stored.veterans)
    newest = zip(stored.recent, stored.recent_at, strict=True)
    told = [(seen, seq) for event, seq in newest if (seen := seen_by(event, seat)) is not None]
    recent, recent_at = tuple(event for event, _ in told), tuple(seq for _, seq in told)
    return VisibleGame(record, view, deadlines_of(stored), recent, taught, recent_at=recent_at)


def events_for(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events that a seat is told of, as it is told of them."""
    return tuple(told for event in events if (told := seen_by(event, seat)) is not None)
