"""Taking somebody off their seat for good: a server lets them play no more, or they want to be forgotten.

In a running match the computer holds the seat from then on, and where seats open a substitute may take it. Pure plans.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.hosting.clock.absence import opens
from bot.hosting.clock.stage import seat_of
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit, record_commit
from bot.hosting.policy import Policy
from bot.hosting.seats import lobby
from bot.records.games import Ending, GameRecord, GameStatus, Holder, Predecessor
from bot.records.ids import NOBODY, UserId
from bot.store.ledger.stored import Commit, StoredGame
from engine.match.state import gone


def released(stored: StoredGame, user_id: UserId, now: datetime, policy: Policy) -> Commit:
    """The game without somebody: the computer holds their seat, and the result still names them.

    A match without any person left is called off. Raises Refused: NOT_SEATED, NOT_JOINED, NOT_A_LOBBY (it is over).
    """
    seq = stored.record.seq
    return _without(stored, user_id, now, policy, lambda one: (*one.before, Predecessor(user_id, one.name, seq)))


def forgotten(
    stored: StoredGame, now: datetime, *, user_id: UserId, known_as: str, policy: Policy, mark: str
) -> Commit:
    """The game in which `known_as` stands for somebody; as long as it is played their `mark` knows them again."""
    record = stored.record
    nobody = Predecessor(NOBODY, known_as, record.seq, mark)
    cleared = replace(
        record,
        holders=tuple(_cleared(one, user_id, nobody) for one in record.holders),
        guests=record.guests.without(user_id, mark),
    )
    if all(one.user_id != user_id for one in record.holders):
        ending = _without_wish(record.ending, user_id)
        return record_commit(stored, replace(cleared, host_id=_host(cleared, user_id), ending=ending), now, policy)
    return _without(replace(stored, record=cleared), user_id, now, policy, lambda one: (*one.before, nobody))


def _without(
    stored: StoredGame,
    user_id: UserId,
    now: datetime,
    policy: Policy,
    before: Callable[[Holder], tuple[Predecessor, ...]],
) -> Commit:
    record = stored.record
    if record.status is not GameStatus.RUNNING or stored.state is None:
        return record_commit(stored, lobby.left(record, user_id), now, policy)
    holder = seat_of(record, user_id)
    is_out = record.rules.match.on_leave == "forfeit" or holder.seat in gone(record.rules, stored.state)
    computer = lobby.left_to_computer(record, holder, before(holder), is_open=opens(record))
    # No computer plays for who is out; what is said of them after that names nobody else.
    if is_out:
        computer = replace(computer, name=computer.before[-1].name, computer=None, autopilot=holder.autopilot)
    after = replace(record.with_holder(computer), ending=_without_wish(record.ending, user_id))
    after = replace(after, host_id=_host(after, user_id))
    orders = {one: order for one, order in stored.orders.items() if one != user_id}
    if record.table_of is None and all(one.user_id is None for one in after.holders):
        return record_commit(stored, replace(after, status=GameStatus.CANCELLED), now, policy)
    advance = Advance(replace(stored, record=after, orders=orders), stored.state, now)
    advance.leave(holder.seat)
    return advance_commit(stored, advance, now, policy)


def _cleared(holder: Holder, user_id: UserId, gone: Predecessor) -> Holder:
    """The seat that names somebody no more among those who held it, nor as the one who is out behind whom is nobody."""
    before = tuple(replace(gone, until=one.until) if one.user_id == user_id else one for one in holder.before)
    return replace(holder, before=before, name=before[-1].name if holder.is_nobodys else holder.name)


def _without_wish(ending: Ending | None, user_id: UserId) -> Ending | None:
    """The end that is still wanted once somebody has no say in it any more."""
    if ending is None:
        return None
    agreed = ending.agreed - {user_id}
    if ending.wanted_by != user_id:
        return replace(ending, agreed=agreed)
    return replace(ending, wanted_by=min(agreed), agreed=agreed) if agreed else None


def _host(record: GameRecord, gone: UserId) -> UserId:
    """Who hosts a match once somebody is gone: the first person there; at a table of a tournament nobody."""
    if record.host_id != gone:
        return record.host_id
    if record.table_of is not None:
        return NOBODY
    return next((one.user_id for one in record.holders if one.user_id is not None), NOBODY)
