"""Matches that cannot be played where they are, or whose tournament is paused: they wait, and their clocks with them.

In a match that stands still it is, for every clock, still the moment at which it came to stand. Its deadlines are kept
and never fire; when it goes on, each has as much time left as it had then, and at least the grace that is given after
every absence. Pure: records and deadlines in, records and deadlines out, or Refused.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock import turn_clock
from bot.hosting.clock.stage import check_running
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import Deadline, DeadlineKind, GameRecord, Obstacle, Standstill
from bot.store.schema import STANDS

MOVABLE_FOR: Final = timedelta(days=14)
"""So long a match whose place is gone for good can be taken elsewhere; then it is over, without a result."""
WAITS_FOR: Final = timedelta(days=90)
"""So long a match waits for somebody to mend what can be mended."""

_GONE: Final = (DeadlineKind.ABANDONED, DeadlineKind.REMINDER)


def stood_still(record: GameRecord, why: Obstacle, now: datetime) -> GameRecord:
    """The running match after it was found that it cannot be played where it is. Raises Refused(NOT_RUNNING)."""
    check_running(record)
    since = now if record.standstill is None else record.standstill.since
    return replace(record, standstill=Standstill(why, since))


def moved(record: GameRecord, user_id: int, channel_id: int, *, moderator: bool) -> GameRecord:
    """The match in another channel: its host or a moderator takes it there, anybody who plays it where it stands still.

    Raises Refused: NOT_RUNNING, NOT_HOST.
    """
    check_running(record)
    plays = any(one.user_id == user_id for one in record.holders)
    if not moderator and user_id != record.host_id and not (plays and record.standstill is not None):
        raise Refused(HostReject.NOT_HOST, host_id=record.host_id)
    return placed(record, channel_id)


def placed(record: GameRecord, channel_id: int) -> GameRecord:
    """The game in another channel, where it has said nothing yet and nothing stands against it."""
    holders = tuple(replace(one, offer_message_id=None) for one in record.holders)
    ending = None if record.ending is None else replace(record.ending, message_id=None)
    said_nothing = replace(record, board_message_id=None, notice_message_id=None, holders=holders, ending=ending)
    return replace(said_nothing, channel_id=channel_id, standstill=None if record.shut_out else record.standstill)


def ends(standstill: Standstill) -> datetime | None:
    """When a match that stands still is over, if nothing happens; None where a tournament's host lets it wait."""
    if not standstill.why.is_of_place:
        return None
    return standstill.since + (MOVABLE_FOR if standstill.why.is_final else WAITS_FOR)


def frozen(deadlines: tuple[Deadline, ...], standstill: Standstill) -> tuple[Deadline, ...]:
    """The deadlines of a match that stands still: none fires but that of its end, and of the day whose deal it is."""
    end = ends(standstill)
    left = (one for one in deadlines if one.kind not in _GONE)
    kept = tuple(one if one.kind is DeadlineKind.DAY else replace(one, fires=STANDS) for one in left)
    return kept if end is None else (*kept, Deadline(DeadlineKind.ABANDONED, 0, end, end, 0))


def thawed(
    deadlines: tuple[Deadline, ...], record: GameRecord, since: datetime, now: datetime, policy: Policy
) -> tuple[Deadline, ...]:
    """The deadlines of a match that goes on now, after it had stood still."""
    kept = (one for one in deadlines if one.kind not in _GONE)
    return tuple(_thawed(one, record, since, now, policy) for one in kept)


def _thawed(deadline: Deadline, record: GameRecord, since: datetime, now: datetime, policy: Policy) -> Deadline:
    if deadline.kind in (DeadlineKind.ROUND, DeadlineKind.DAY):
        return deadline
    late = policy.late if deadline.kind in (DeadlineKind.TURN, DeadlineKind.WINDOW) else timedelta()
    if deadline.clock is None:
        due = max(deadline.due + (now - since), now + timedelta(seconds=deadline.grace_s))
        return replace(deadline, due=due, fires=due + late)
    if deadline.clock.overdue:
        return replace(deadline, fires=now + policy.abandoned_after)
    holder = record.holders[deadline.clock.seat]
    later = turn_clock.gone_on(deadline, deadline.clock, holder, record.pace, since, now)
    due = max(later.due, now + timedelta(seconds=deadline.grace_s))
    return replace(later, due=due, fires=due + late)
