"""Ending a running match: agreed upon by those who play it, and taken back for a day by any of them.

Pure: records in, records out, or Refused.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock.stage import seat_of
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import Ending, GameRecord, GameStatus

TAKEN_BACK_FOR: Final = timedelta(hours=24)
"""So long after a match was ended it is suspended, and goes on as soon as one of its players wants it to."""


def wanted(record: GameRecord, user_id: int, now: datetime, *, moderator: bool) -> GameRecord:
    """The running match after somebody wants it to end, or agrees that it should.

    A moderator's word is enough; a player's is once all other people who play have given theirs. Then the match is
    suspended; where nobody else sits at the table it is over. Raises Refused: NOT_RUNNING, NOT_SEATED, SUSPENDED,
    TABLE_OF_TOURNAMENT.
    """
    if record.status is not GameStatus.RUNNING:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)
    if record.table_of is not None:
        raise Refused(HostReject.TABLE_OF_TOURNAMENT)
    if record.suspended_until is not None:
        raise Refused(HostReject.SUSPENDED, until=record.suspended_until)
    if not moderator:
        seat_of(record, user_id)
    people = {one.user_id for one in record.holders if one.user_id is not None}
    if people == {user_id}:
        return replace(record, status=GameStatus.CANCELLED, ending=None)
    before = record.ending or Ending(user_id)
    agreed = before.agreed | {user_id}
    ending = replace(before, agreed=agreed)
    if moderator or _asked(record) <= agreed:
        ending = replace(ending, until=now + TAKEN_BACK_FOR)
    return replace(record, ending=ending)


def not_wanted(record: GameRecord, user_id: int) -> GameRecord:
    """The running match after one of its players wants it to go on. Raises Refused: NOT_RUNNING, NOT_SEATED."""
    if record.status is not GameStatus.RUNNING:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)
    seat_of(record, user_id)
    return replace(record, ending=None)


def _asked(record: GameRecord) -> set[int]:
    """The people whose agreement is needed: those who play; for who is away the computer does, and they may object."""
    return {one.user_id for one in record.holders if one.user_id is not None and not one.autopilot}
