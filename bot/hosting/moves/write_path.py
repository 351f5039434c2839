"""The one write path, of games and of tournaments: lock -> load -> plan -> ONE transaction -> wake clock and delivery.

A plan is a pure function of what is stored; it raises a refusal, or gives the commit to make. A plan that is refused,
or whose commit comes too late, on what another process has moved on meanwhile is made again on the newest state. A
refused plan whose key was committed before is no refusal but a repeated click.

What an id names that came in with a click is looked at before each plan, and the commit holds for that version alone:
whoever may not mean it reads and writes nothing.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.hosting.clock.timing import deadlines_of
from bot.hosting.policy import Clock, Policy
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import Follows, GameRecord, VisibleGame
from bot.records.ids import AskedId, GameId, UserId
from bot.records.notices import Notice
from bot.records.tournaments import StoredTournament
from bot.store.database.unreadable import Unreadable
from bot.store.games.games import ChannelTaken, GameStore
from bot.store.ledger.commits import Conflict, KeySeen, LedgerStore
from bot.store.ledger.stored import Change, Commit, LoggedMove, StoredGame
from engine.archive.replay import TableOfTournament, replay_document
from engine.games.events import seen_by
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove
from engine.tournament.refusals import TournamentRefused


def visible_to(stored: StoredGame, user_id: UserId | None) -> VisibleGame:
    """A game as a user sees it; None and users without a seat are spectators. Whoever is out of it is not away."""
    record = stored.record
    seat = None if user_id is None else record.seat_of(user_id)
    view = None if stored.state is None else stored.game.view(stored.state, seat)
    out = () if view is None else view.out
    if out:
        shown = tuple(replace(one, autopilot=one.autopilot and one.seat not in out) for one in record.holders)
        record = replace(record, holders=shown)
    # At a tournament's table, and in the deal of a day, nothing is explained to one that another is not told.
    taught = record.table_of is None and not record.day and (not record.guild_id or user_id not in stored.veterans)
    told = [(seen, seq) for event, seq in stored.recent if (seen := seen_by(event, seat)) is not None]
    recent, recent_at = tuple(event for event, _ in told), tuple(seq for _, seq in told)
    return VisibleGame(record, view, deadlines_of(stored), recent, taught, recent_at=recent_at)


log = logging.getLogger(__name__)

ATTEMPTS: Final = 8
GAMES_IN_MEMORY: Final = 256


@dataclass(frozen=True, slots=True)
class Committed:
    """Told after a commit: when the earliest deadline of the game, or the tournament, fires, and whether something must
    be said.

    `guild_id` is its server, `elsewhere` whether another process has committed it, `moves` how many it has. It `ends` a
    match that leaves results.
    """

    owner_id: int
    fires: datetime | None
    notices: bool
    guild_id: int = 0
    elsewhere: bool = False
    moves: int = 0
    ends: bool = False


S = TypeVar("S", StoredGame, StoredTournament)
C = TypeVar("C", bound=Change[Any, Any])


class WritePath(ABC, Generic[S, C]):
    """What is in memory, the locks on it, and the only way by which it changes."""

    store: LedgerStore[S, C]

    def __init__(self, store: LedgerStore[S, C], clock: Clock, word: str, memory: int) -> None:
        """`word` is what is changed, for the log; so many of these are kept in `memory`."""
        self.store = store
        self.clock = clock
        self._word = word
        self._memory = memory
        self.hooks: list[Callable[[Committed], None]] = []
        """Called after every commit. They must return at once and not raise."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._held: OrderedDict[int, S] = OrderedDict()

    @abstractmethod
    def _lacking(self, owner_id: int, *, unreadable: bool) -> Refused:
        """The refusal where there is no such thing, or where it is `unreadable`."""

    def announce(self, commit: Committed) -> None:
        """Wake whoever waits for commits."""
        for hook in self.hooks:
            hook(commit)

    async def change(self, owner_id: int, plan: Callable[[S, datetime], C], key: str | None = None) -> C | None:
        """Carry out a plan and give its commit, which is marked with the key of the interaction that asked for it; None
        where the key was committed before, so that nothing was done.

        Raises Refused (as `load` does, too), IllegalMove, TournamentRefused and whatever else the plan raises; then
        nothing changed.
        """
        if isinstance(owner_id, AskedId):
            # Before the lock is taken, as Discord is asked.
            await self._seen(owner_id, self._held.get(owner_id) or await self._read(owner_id))
        async with self._locks.setdefault(owner_id, asyncio.Lock()):
            stored = self._held.get(owner_id) or await self._read(owner_id)
            for _ in range(ATTEMPTS):
                try:
                    commit = _marked(plan(self._shown(owner_id, stored), self.clock()), key)
                    await self.store.commit(commit)
                except KeySeen:
                    await self._read(owner_id)
                    return None
                except Conflict:
                    stored = await self._read(owner_id)
                except (Refused, IllegalMove, TournamentRefused):
                    if key is not None and await self.store.was_committed(owner_id, key):
                        return None
                    newest = await self._read(owner_id)
                    if newest == stored:
                        raise
                    stored = newest
                else:
                    self._keep_after(commit)
                    self._tell(commit)
                    return commit
        raise Conflict(owner_id)

    async def newest(self, owner_id: int) -> S:
        """It as it is in the database at this moment. Raises Refused as `load` does."""
        if owner_id not in self._held:
            return await self.load(owner_id)
        return await self.at_version(owner_id, await self.store.version(owner_id))

    async def at_version(self, owner_id: int, version: int | None) -> S:
        """It as this version or a newer one left it, from memory where it is there. Raises Refused as `load` does."""
        held = self._held.get(owner_id)
        if held is None or version is None or held.version < version:
            return await self.load(owner_id)
        return await self._seen(owner_id, held)

    async def load(self, owner_id: int) -> S:
        """It, read anew from the database. Raises Refused where it is not there, or cannot be read."""
        return await self._seen(owner_id, await self._read(owner_id))

    async def _read(self, owner_id: int) -> S:
        try:
            stored = await self.store.load(owner_id)
        except Unreadable:
            self._held.pop(owner_id, None)
            raise self._lacking(owner_id, unreadable=True) from None
        if stored is None:
            self._held.pop(owner_id, None)
            raise self._lacking(owner_id, unreadable=False)
        self._keep(stored)
        return stored

    async def _seen(self, owner_id: int, stored: S) -> S:
        """What an id names. Raises Refused, as where there is no such thing, for who may not mean it or not see it."""
        self._shown(owner_id, stored)
        if isinstance(owner_id, AskedId) and owner_id.sees and not await owner_id.sees(stored.record):
            raise self._lacking(owner_id, unreadable=False)
        return stored

    def _shown(self, owner_id: int, stored: S) -> S:
        """What an id names. Raises Refused, as where there is no such thing, for an asker who may not mean it."""
        if isinstance(owner_id, AskedId) and not stored.record.open_to(owner_id.user_id, owner_id.guild_id):
            raise self._lacking(owner_id, unreadable=False)
        return stored

    def held(self, owner_id: int) -> S | None:
        """It as it is in memory, which may be behind; None where it is not."""
        return self._held.get(owner_id)

    def _tell(self, commit: C) -> None:
        after, moves = commit.after, commit.moves
        seqs = f"moves {moves[0].seq}-{moves[-1].seq}" if moves else "no move"
        log.info("%s %d: committed version %d, %s", self._word, after.record.id, after.version, seqs)
        fires = min((deadline.fires for deadline in after.deadlines), default=None)
        told = Committed(after.record.id, fires, bool(commit.notes), after.record.guild_id, moves=len(moves))
        self.announce(replace(told, ends=isinstance(commit, Commit) and bool(commit.results)))

    def _keep(self, stored: S) -> None:
        held = self._held.get(stored.record.id)
        if held is None or held.version <= stored.version:
            self._held[stored.record.id] = stored
        self._held.move_to_end(stored.record.id)
        while len(self._held) > self._memory:
            self._held.popitem(last=False)

    def _keep_after(self, commit: C) -> None:
        self._keep(commit.after)


def _marked(commit: C, key: str | None) -> C:
    """The commit with the key of the interaction that asked for it, unless a move in its log has that."""
    is_logged = any(isinstance(one, LoggedMove) and one.key == key for one in commit.moves)
    return commit if key is None or is_logged else replace(commit, key=key)


class GamePath(WritePath[StoredGame, Commit]):
    """The write path of games. Raises Refused: NO_SUCH_GAME, SET_ASIDE where a game cannot be read."""

    store: GameStore

    def __init__(self, store: GameStore, clock: Clock, policy: Policy) -> None:
        super().__init__(store, clock, "game", GAMES_IN_MEMORY)
        self.policy = policy

    def _lacking(self, owner_id: int, *, unreadable: bool) -> Refused:
        return Refused(HostReject.SET_ASIDE if unreadable else HostReject.NO_SUCH_GAME, game_id=owner_id)

    async def change_record(
        self, game_id: GameId, plan: Callable[[StoredGame, datetime], Commit], key: str | None = None
    ) -> GameRecord:
        """Carry out a plan as `change` does, and give the record as it stands then, done now or before."""
        commit = await self.change(game_id, plan, key)
        return (commit.after if commit else await self.newest(game_id)).record

    async def open(
        self, new: StoredGame, key: str, notices: Iterable[Notice] = (), follows: Follows | None = None
    ) -> tuple[GameId, bool]:
        """Store a new game, or find that of this key; its id, and whether it is new. Raises Refused(CHANNEL_BUSY)."""
        try:
            return GameId(await self.store.insert(new, key, notices, follows)), True
        except KeySeen:
            return GameId(await self.store.of_key(key) or 0), False
        except ChannelTaken as taken:
            raise Refused(HostReject.CHANNEL_BUSY, game_id=taken.game_id) from None

    async def bring(self, ids: Iterable[int]) -> None:
        """Have games in memory, as far as they can be read: those that are not there yet are read in one go."""
        missing = [game_id for game_id in ids if self.held(game_id) is None]
        if missing:
            for found in (await self.store.load_many(missing)).values():
                if isinstance(found, StoredGame):
                    self._keep(found)

    def _keep_after(self, commit: Commit) -> None:
        """The game as a commit left it. Where somebody has sat down it is read anew, with what is known of them."""
        known = {None, *(holder.user_id for holder in commit.before.record.holders)}
        if all(holder.user_id in known for holder in commit.after.record.holders):
            self._keep(commit.after)
        else:
            self._held.pop(commit.after.record.id, None)


async def exported(
    path: GamePath, stored: StoredGame, state: MatchState, tournament: TableOfTournament | None = None
) -> dict[str, Any]:
    """A match as `talon verify` checks it, its secret included. Raises Unreadable."""
    record = stored.record
    parts, moves = tuple(holder.entropy for holder in record.holders), await path.store.moves(record.id)
    return replay_document(
        stored.game, record.seats, stored.secret, parts, moves, state.result,
        tournament=tournament, chosen=record.is_chosen,
    )  # fmt: skip
