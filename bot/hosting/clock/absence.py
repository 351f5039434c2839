"""What becomes of a seat whose person is away.

The ladder: a time-out makes the neutral move and is counted; after a few in a row the computer plays for the seat, and
its person is told; whatever that person then does in the game gives the seat back. After some more turns the seat is
open, and so is one whose person has left; until somebody has taken it, it is theirs to come back to. Where nobody plays
no turns pass, and as much time does instead. Where a seat that is left is forfeited, none is ever open. Hosting passes
on to somebody who plays.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.hosting.policy import MISSES, TURNS_KEPT
from bot.records.games import AUTOPILOT_STRENGTH, GameRecord, Holder
from bot.records.ids import UserId
from engine.cards import Seat
from engine.games.events import Event, TimedOut, TurnBegan

Holders = tuple[Holder, ...]


def strength_at(holder: Holder) -> str | None:
    """The strength of the computer player that plays a seat; None where a person does."""
    return AUTOPILOT_STRENGTH if holder.autopilot else holder.computer


def goes_on(record: GameRecord, out: Collection[Seat]) -> bool:
    """Whether a running match is played by any person whose seat is not `out` of it, or for its tournament."""
    playing = (holder for holder in record.holders if holder.seat not in out)
    return record.table_of is not None or any(strength_at(holder) is None for holder in playing)


def can_be_played(record: GameRecord, out: Collection[Seat]) -> bool:
    """Whether moves are taken in a running match: it goes on, and nothing stands against it."""
    return goes_on(record, out) and record.standstill is None and not record.is_suspended


def returned(holders: Holders, user_id: UserId) -> Holders:
    """The holders after a person acted: their seat is theirs again and nothing is held against them."""
    return tuple(
        replace(holder, autopilot=False, misses=0, is_open=False) if holder.user_id == user_id else holder
        for holder in holders
    )


def left(holders: Holders, user_id: UserId, *, opens: bool) -> Holders:
    """The holders after a person walked away: the computer plays until they return, or the seat `opens`."""
    return tuple(
        replace(holder, autopilot=True, is_open=opens) if holder.user_id == user_id else holder for holder in holders
    )


def opens(record: GameRecord) -> bool:
    """Whether seats of a match may open: not where leaving forfeits them or nobody comes by, nor in a tournament."""
    return record.rules.match.on_leave == "computer" and record.guild_id != 0 and record.table_of is None


def frees(record: GameRecord) -> bool:
    """Whether a seat that is left is free for others: seats open, and somebody new may sit down."""
    return opens(record) and not record.is_closed


def after_timeouts(holders: Holders, events: Iterable[Event]) -> Holders:
    """The holders after what happened: time-outs of present persons count, and the last one allowed hands over."""
    missed = [event.seat for event in events if isinstance(event, TimedOut)]
    after = []
    for holder in holders:
        misses = holder.misses + missed.count(holder.seat)
        counts = holder.seat in missed and strength_at(holder) is None
        after.append(replace(holder, misses=misses, autopilot=misses >= MISSES) if counts else holder)
    return tuple(after)


def after_turns_kept(holders: Holders, events: Iterable[Event]) -> Holders:
    """The holders after turns that the computer began for who is away: one more missed each; enough open the seat."""
    played = [event.seat for event in events if isinstance(event, TurnBegan)]
    after = []
    for holder in holders:
        misses = holder.misses + played.count(holder.seat)
        counts = holder.seat in played and holder.autopilot and not holder.is_open
        after.append(replace(holder, misses=misses, is_open=misses >= MISSES + TURNS_KEPT) if counts else holder)
    return tuple(after)


def all_opened(record: GameRecord, out: Collection[Seat]) -> GameRecord:
    """A match that nobody plays, with all seats open that may be of who is away and not `out`; any other as it is."""
    if goes_on(record, out) or not opens(record):
        return record
    away = (replace(one, is_open=one.is_open or (one.autopilot and one.seat not in out)) for one in record.holders)
    return replace(record, holders=tuple(away))


def host_among(holders: Holders, host_id: UserId, out: Collection[Seat]) -> UserId:
    """Who hosts a running match: its host, or where they are away or `out` the next person clockwise who plays."""
    seat = next((one.seat for one in holders if one.user_id == host_id), 0)
    around = (holders[(seat + steps) % len(holders)] for steps in range(len(holders)))
    playing = (one.user_id for one in around if not one.autopilot and one.seat not in out)
    return next((user_id for user_id in playing if user_id is not None), host_id)


def is_missed(record: GameRecord, user_id: UserId) -> bool:
    """Whether the computer plays for somebody who has missed turns and whose seat is kept, in a match that goes on."""
    away = (one for one in record.holders if one.autopilot and one.misses and not one.is_open)
    rests = record.standstill is not None or record.is_suspended
    return not rests and any(one.user_id == user_id for one in away)
