"""Substitutes: who may take the seat of somebody who is away, and what it is to have taken it.

The seat keeps its cards, its score and its part of the shuffle, and the result names all who held it. Whoever has seen
a hand of the match sits at no other seat of it. Pure: records in, records out, or Refused.

By a mark somebody is known again in a match that is still played, although they were forgotten meanwhile. It says
nothing without the key, and that lies neither in the database nor in its backups; it is of one match and goes when that
is over. Where nobody can tell who somebody was, nobody new sits down.
"""

import hashlib
import hmac
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.hosting.clock.absence import opens
from bot.hosting.clock.stage import check_host, check_running
from bot.hosting.policy import MISSES
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.guests import check_welcome
from bot.records.games import GameRecord, Holder, Predecessor
from bot.records.ids import NOBODY, GameId, UserId, legible
from bot.records.people import NO_HABITS, Habits
from engine.cards import Seat


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who wants to sit down: their habits, whom they never meet, the mark that a match knows them by."""

    user_id: UserId
    name: str
    habits: Habits = NO_HABITS
    apart: frozenset[UserId] = frozenset()
    mark: str = ""


def open_seat_for(
    record: GameRecord, user_id: UserId, seat: Seat | None, apart: Collection[UserId] = (), mark: str = ""
) -> Holder:
    """The open seat for somebody who never meets those `apart`: the named one, or the first. Raises what
    `GameService.take_seat` does, and SOMEBODY_WAS_FORGOTTEN.
    """
    check_running(record)
    if record.is_suspended:
        raise Refused(HostReject.SUSPENDED)
    if record.seat_of(user_id) is not None:
        raise Refused(HostReject.ALREADY_JOINED)
    check_welcome(record, user_id, apart, mark)
    own = next((holder for holder in record.holders if has_held(holder, user_id, mark)), None)
    wanted = record.holders if seat is None else record.holders[seat : seat + 1]
    if own is None and not can_be_told_apart(record, mark):
        raise Refused(HostReject.SOMEBODY_WAS_FORGOTTEN)
    found = [holder for holder in wanted if holder.is_open and own in (None, holder)]
    if found:
        return found[0]
    if any(holder.is_open for holder in wanted):
        raise Refused(HostReject.HAS_SEEN_A_HAND)
    if seat is None or not wanted:
        raise Refused(HostReject.NO_OPEN_SEAT)
    raise Refused(HostReject.SEAT_TAKEN, name=wanted[0].name)


def check_stranger(record: GameRecord, user_id: UserId, mark: str) -> None:
    """Raises Refused: HAS_SEEN_A_HAND; SOMEBODY_WAS_FORGOTTEN, where nobody can tell whether they were that."""
    if record.seat_of(user_id) is not None or any(has_held(holder, user_id, mark) for holder in record.holders):
        raise Refused(HostReject.HAS_SEEN_A_HAND)
    if not can_be_told_apart(record, mark):
        raise Refused(HostReject.SOMEBODY_WAS_FORGOTTEN)


def seated(record: GameRecord, holder: Holder, newcomer: Newcomer) -> GameRecord:
    """The match once somebody sits in its holder's place, or is back where but a computer sat, as if never away."""
    earlier = holder.before
    if holder.user_id is None and earlier and earlier[-1].user_id == newcomer.user_id:
        earlier = earlier[:-1]
    elif holder.user_id is not None:
        earlier = (*earlier, Predecessor(holder.user_id, holder.name, record.seq))
    elif earlier:
        # What a computer has moved meanwhile is told as its own.
        earlier = (*earlier, Predecessor(None, holder.name, record.seq))
    taken = Holder(
        holder.seat,
        legible(newcomer.name),
        newcomer.user_id,
        entropy=holder.entropy,
        reserve=record.pace.reserve,
        habits=newcomer.habits,
        before=earlier,
    )
    return record.with_holder(taken)


def opened(record: GameRecord, host_id: UserId, seat: Seat) -> GameRecord:
    """The match once its host has opened the seat of somebody away. Raises what `GameService.open_seat` does."""
    check_running(record)
    check_host(record, host_id)
    if not opens(record):
        raise Refused(HostReject.SEATS_STAY)
    holder = record.holders[seat] if 0 <= seat < len(record.holders) else None
    if holder is None or holder.user_id is None or not holder.autopilot:
        raise Refused(HostReject.NOT_AWAY, misses=MISSES)
    return record.with_holder(replace(holder, is_open=True))


OF_KEY: Final = 8
"""So many signs at the beginning of a mark say by which key it was made."""


class Marks:
    """Makes marks with the key that there is, which is asked for once."""

    def __init__(self, key: Callable[[], bytes | None]) -> None:
        self._ask = key

    @cached_property
    def key(self) -> bytes | None:
        return self._ask()

    def of(self, where: GameId | str, user_id: UserId) -> str:
        """The mark of a user in a match, or in what has a name; empty without a key."""
        if self.key is None:
            return ""
        made = hmac.new(self.key, f"{where}:{user_id}".encode(), hashlib.sha256).hexdigest()
        return hashlib.sha256(self.key).hexdigest()[:OF_KEY] + made


def has_held(holder: Holder, user_id: UserId, mark: str) -> bool:
    """Whether somebody held a seat before, as far as the match still knows them."""
    return any(one.user_id == user_id or (mark and one.mark == mark) for one in holder.before)


def can_be_told_apart(record: GameRecord, mark: str) -> bool:
    """Whether a mark tells its owner from everybody who was forgotten in a match: all were made with its key."""
    gone = [one for holder in record.holders for one in holder.before if one.user_id == NOBODY]
    return all(mark and one.mark[:OF_KEY] == mark[:OF_KEY] for one in gone)
