"""Whom the host of a game wants at its table. Pure: records in, records out, or Refused."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.hosting.clock.stage import check_host, check_lobby
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, Holder
from bot.records.ids import UserId
from engine.cards import Seat

MOST_INVITED: Final = 25
"""So many can be invited to one table: nobody makes a mailing list of it."""


def check_welcome(record: GameRecord, user_id: UserId, apart: Collection[UserId] = (), mark: str = "") -> None:
    """Raises Refused where somebody, known by their id or `mark`, may not sit down: INVITED_ONLY, or NO_SEAT_FOR_YOU.

    `apart` are those whom they never meet at a table. Whether somebody there is among them, or the host has taken them
    out, one sentence says it: it must not tell who blocked whom.
    """
    guests = record.guests
    if guests.only_invited and user_id not in guests.invited and user_id != record.host_id:
        raise Refused(HostReject.INVITED_ONLY, host_id=record.host_id)
    is_out = user_id in guests.taken_out or (mark in guests.marks and user_id not in guests.invited)
    if is_out or any(one.user_id in apart for one in record.holders if one.user_id is not None):
        raise Refused(HostReject.NO_SEAT_FOR_YOU)


def by_invitation(record: GameRecord, host_id: UserId, *, only: bool) -> GameRecord:
    """The lobby open to those alone whom its host invites, or to everybody. Raises Refused: NOT_A_LOBBY, NOT_HOST."""
    check_lobby(record)
    check_host(record, host_id)
    return replace(record, guests=replace(record.guests, only_invited=only))


def invited(record: GameRecord, host_id: UserId, user_id: UserId) -> GameRecord:
    """The game to which somebody is invited, were they taken out or not. Raises what `Access.invite` does."""
    if record.is_over:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)
    if record.table_of is not None:
        raise Refused(HostReject.TABLE_OF_TOURNAMENT)
    check_host(record, host_id)
    if record.seat_of(user_id) is not None:
        raise Refused(HostReject.THEY_SIT_HERE)
    guests = record.guests
    if user_id not in guests.invited and len(guests.invited) >= MOST_INVITED:
        raise Refused(HostReject.TOO_MANY_INVITED, most=MOST_INVITED)
    return replace(
        record,
        guests=replace(guests, invited=guests.invited | {user_id}, taken_out=guests.taken_out - {user_id}),
    )


def taken_out(record: GameRecord, host_id: UserId, user_id: UserId) -> GameRecord:
    """The lobby without somebody, who comes back by an invitation alone. Raises what `Access.take_out` does."""
    check_lobby(record)
    check_host(record, host_id)
    rest = [holder for holder in record.holders if holder.user_id != user_id]
    if user_id == host_id or len(rest) == len(record.holders):
        raise Refused(HostReject.THEY_DO_NOT_SIT_HERE)
    guests = record.guests
    return replace(
        record,
        holders=renumbered(rest),
        guests=replace(guests, invited=guests.invited - {user_id}, taken_out=guests.taken_out | {user_id}),
    )


def renumbered(holders: Collection[Holder]) -> tuple[Holder, ...]:
    """These holders in the first seats, in their order."""
    return tuple(replace(holder, seat=Seat(seat)) for seat, holder in enumerate(holders))
