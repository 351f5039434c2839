"""The games of tournaments: dealt, given other players, scored and closed on behalf of their tournament.

Every step has a key or changes nothing when it is repeated, so that whoever asks may ask again after a restart.
"""

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.hosting.clock import stage
from bot.hosting.clock.stage import check_lobby, check_running
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit, afresh, alter, record_commit
from bot.hosting.moves.write_path import GamePath, exported
from bot.hosting.places.whereabouts import Whereabouts
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.lobby import left_to_computer
from bot.hosting.seats.substitutes import Newcomer, seated
from bot.records.deadlines import Deadline, DeadlineKind, of_kind
from bot.records.games import GameRecord, GameStatus, Holder, Obstacle, Predecessor
from bot.records.ids import NOBODY, GameId, UserId
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Habits
from bot.store.ledger.stored import Commit, StoredGame
from bot.store.schema import STANDS
from engine.cards import Seat
from engine.games.events import TimedOut


@dataclass(frozen=True, slots=True)
class Score:
    """How a match stands: the totals and places of its seats. `over` says that these are final."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    over: bool


class Tables:
    """Changes games of tournaments by the one write path of all games. Raises Refused(NO_SUCH_GAME)."""

    def __init__(self, path: GamePath) -> None:
        self._path = path

    async def deal(self, laid: StoredGame, key: str) -> GameRecord:
        """The match of a table, begun: dealt now, or as it is where it was dealt before. `key` is the table's own."""
        game_id, _ = await self._path.open(laid, key)
        with suppress(Refused):
            await self._path.change(game_id, partial(_begun, policy=self._path.policy))
        record = (await self._path.load(game_id)).record
        if record.channel_id != laid.record.channel_id and record.status is GameStatus.RUNNING:
            return await Whereabouts(self._path).move_channel(game_id, laid.record.channel_id)
        return record

    async def reseat(self, game_id: GameId, seat: Seat, user_id: UserId, name: str, habits: Habits) -> None:
        """Give a seat to another person, with the time of a whole match. Raises Refused(NOT_RUNNING)."""

        def changed(holder: Holder, record: GameRecord) -> Holder:
            return seated(record, holder, Newcomer(user_id, name, habits)).holders[holder.seat]

        await self._seats(game_id, {seat}, changed)

    async def hand_over(self, game_id: GameId, seats: Collection[int]) -> None:
        """Let the computer play seats until their people act again, who are told so. Raises Refused(NOT_RUNNING)."""

        def changed(holder: Holder, record: GameRecord) -> Holder:
            if holder.user_id is None or holder.autopilot:
                return holder
            return replace(holder, autopilot=True, misses=max(holder.misses, 1))

        await self._seats(game_id, set(seats), changed)

    async def release(self, game_id: GameId, seat: Seat, names: Iterable[str]) -> None:
        """Let the computer hold a seat whose person has gone for good, by one of these names. Raises Refused."""

        def changed(holder: Holder, record: GameRecord) -> Holder:
            if holder.user_id is None:
                return holder
            gone = Predecessor(holder.user_id, holder.name, record.seq)
            return left_to_computer(record, holder, (*holder.before, gone), names=names)

        await self._seats(game_id, {seat}, changed)

    async def give_back(self, game_id: GameId, seat: Seat) -> None:
        """Let a person play their seat again. Raises Refused(NOT_RUNNING)."""
        await self._seats(game_id, {seat}, lambda holder, _: replace(holder, autopilot=False, misses=0))

    async def rest(self, game_id: GameId, why: Obstacle) -> None:
        """Let a match and its clocks rest for its tournament. Raises Refused(NOT_RUNNING)."""
        await alter(self._path, game_id, None, lambda held: stage.stood_still(held, why, self._path.clock()))

    async def go_on(self, game_id: GameId) -> None:
        """Let a match go on that rested, with the time that was left in it; any other is played as it is."""
        with suppress(Refused):
            await alter(self._path, game_id, None, lambda held: stage.gone_on(held, stands=held.rests), afresh)

    async def ends_by(self, game_id: GameId, round: int, ends: datetime | None) -> None:
        """Have a match know when its round ends: no deadline behind that is told. Does nothing where that is known."""
        end = None if ends is None else Deadline(DeadlineKind.ROUND, round, ends, STANDS, 0)

        def known(stored: StoredGame, now: datetime) -> Commit:
            if stored.record.status is not GameStatus.RUNNING or of_kind(stored.deadlines, DeadlineKind.ROUND) == end:
                raise Refused(HostReject.TOO_LATE)
            commit = record_commit(stored, stored.record, now, self._path.policy)
            others = tuple(one for one in commit.after.deadlines if one.kind is not DeadlineKind.ROUND)
            after = replace(commit.after, deadlines=others if end is None else (*others, end))
            return replace(commit, after=after, notes=(Notice(NoticeKind.BOARD),) * (not stored.record.shut_out))

        with suppress(Refused):
            await self._path.change(game_id, known)

    async def close(self, game_id: GameId) -> None:
        """Play no further, as the tournament has a result without it. Nothing happens to a match that is over."""

        def closed(record: GameRecord) -> GameRecord:
            check_running(record)
            return replace(record, status=GameStatus.CANCELLED, ending=None)

        with suppress(Refused):
            await alter(self._path, game_id, None, closed)

    async def score(self, game_id: GameId) -> Score:
        """How a match stands: finished rounds alone, as the one that is played has no points yet."""
        stored = await self._path.newest(game_id)
        if stored.state is None:
            return Score((0,) * stored.record.seats, (1,) * stored.record.seats, over=False)
        result = stored.state.result
        if result is not None:
            return Score(result.totals, result.places, over=True)
        # Places by the totals of finished rounds; those who left or are out come after the others.
        seats = stored.game.view(stored.state, None).seats
        sign = 1 if stored.game.rules.match.best == "lowest" else -1
        keys = [(seat in stored.state.forfeited or info.out, sign * info.total) for seat, info in enumerate(seats)]
        places = tuple(1 + sum(other < key for other in keys) for key in keys)
        return Score(tuple(info.total for info in seats), places, over=False)

    async def record(self, game_id: GameId) -> GameRecord:
        return (await self._path.newest(game_id)).record

    async def came(self, game_id: GameId, seat: Seat) -> bool | None:
        """Whether the person of a seat has made a move: not where a turn of theirs ran out, None where neither was."""
        before = (await self.record(game_id)).holders[seat].before
        since = before[-1].until if before else 0
        own = [line for line in await self._path.store.log(game_id) if line.seq > since]
        if any(line.key is not None and getattr(line.move, "seat", None) == seat for line in own):
            return True
        late = (isinstance(one, TimedOut) and one.seat == seat for line in own for one in line.events)
        return False if any(late) else None

    async def replay(self, game_id: GameId) -> dict[str, Any] | None:
        """The exported form of a match that is played no more, its secret included; None for any other."""
        stored = await self._path.newest(game_id)
        record, state = stored.record, stored.state
        if state is None or record.status not in (GameStatus.FINISHED, GameStatus.CANCELLED):
            return None
        return await exported(self._path, stored, state)

    async def _seats(self, game_id: GameId, seats: set[int], change: Callable[[Holder, GameRecord], Holder]) -> None:
        def changed(stored: StoredGame, now: datetime) -> Commit:
            record = stored.record
            check_running(record)
            holders = tuple(change(one, record) if one.seat in seats else one for one in record.holders)
            gone = {one.user_id for one in record.holders} - {one.user_id for one in holders}
            orders = {user: order for user, order in stored.orders.items() if user not in gone}
            commit = record_commit(stored, replace(record, holders=holders), now, self._path.policy)
            away = [one for was, one in zip(record.holders, holders, strict=True) if one.autopilot > was.autopilot]
            told = (Notice(NoticeKind.AUTOPILOT, one.seat, one.user_id or NOBODY, count=one.misses) for one in away)
            notes = tuple(dict.fromkeys([*commit.notes, *told]))
            return replace(commit, after=replace(commit.after, orders=orders), notes=notes)

        await self._path.change(game_id, changed)


def _begun(stored: StoredGame, now: datetime, *, policy: Policy) -> Commit:
    """Everything up to the first turn, shuffled and dealt. Raises Refused(NOT_A_LOBBY) where that was done before."""
    record = stored.record
    check_lobby(record)
    holders = tuple(
        replace(one, reserve=timedelta() if one.user_id is None else record.pace.reserve) for one in record.holders
    )
    begun = replace(record, status=GameStatus.RUNNING, holders=holders)
    advance = Advance(replace(stored, record=begun), stored.game.new(begun.seats), now)
    advance.settle()
    return advance_commit(stored, advance, now, policy)
