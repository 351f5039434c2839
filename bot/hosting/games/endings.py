"""Ending a running match: agreed by its players, and taken back for a day. Pure: records in and out, or Refused."""

from dataclasses import replace

from bot.hosting.clock.stage import check_running, seat_of
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import Ending, GameRecord, GameStatus
from bot.records.ids import NOBODY, UserId


def wanted(record: GameRecord, user_id: UserId, *, moderator: bool) -> GameRecord:
    """The running match after somebody wants it to end, or agrees that it should.

    A moderator's word is enough; a player's is once all other people who play have given theirs. Then the match is
    suspended. Once everybody agrees who holds or held a seat, who is away and who was replaced too, it is over. Raises
    Refused: NOT_RUNNING, NOT_SEATED, SUSPENDED, TABLE_OF_TOURNAMENT.
    """
    check_running(record)
    if record.table_of is not None:
        raise Refused(HostReject.TABLE_OF_TOURNAMENT)
    before = record.ending or Ending(user_id)
    owns = user_id in owners(record)
    if before.suspended and (not owns or user_id in before.agreed):
        raise Refused(HostReject.SUSPENDED)
    # Who was replaced may agree to what others want, and want nothing themselves.
    if not moderator and not (owns and record.ending is not None):
        seat_of(record, user_id)
    agreed = before.agreed | {user_id}
    if owners(record) <= agreed:
        return replace(record, status=GameStatus.CANCELLED, ending=None)
    suspended = before.suspended or moderator or asked(record) <= agreed
    return replace(record, ending=replace(before, agreed=agreed, suspended=suspended))


def not_wanted(record: GameRecord, user_id: UserId) -> GameRecord:
    """The running match after one of its players wants it to go on. Raises Refused: NOT_RUNNING, NOT_SEATED."""
    check_running(record)
    seat_of(record, user_id)
    return replace(record, ending=None)


def asked(record: GameRecord) -> set[UserId]:
    """Everybody who plays. For who is away the computer does: they may object, and are not asked."""
    return {one.user_id for one in record.holders if one.user_id is not None and not one.autopilot}


def owners(record: GameRecord) -> set[UserId]:
    """Everybody who holds a seat or held one; whoever was forgotten is asked no more."""
    held = (before.user_id for one in record.holders for before in one.before)
    everybody = (*held, *(one.user_id for one in record.holders))
    return {one for one in everybody if one not in (None, NOBODY)}
