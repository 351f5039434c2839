"""The one write path: per-game lock -> load -> plan -> ONE transaction -> wake the clock and delivery.

A plan is a pure function of the stored game; it raises Refused or IllegalMove, or gives the commit to make. A plan that
is refused, or whose commit comes too late, on a game that another process has moved on meanwhile is made again on the
newest one. A refused plan whose key was committed before is no refusal but a repeated click.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.records import GameRecord
from bot.store.games import Conflict, GameStore, KeySeen
from bot.store.stored import Commit, StoredGame
from bot.store.unreadable import Unreadable
from engine.rules.refusals import IllegalMove

log = logging.getLogger(__name__)

ATTEMPTS: Final = 8
GAMES_IN_MEMORY: Final = 256

Plan = Callable[[StoredGame, datetime], Commit]


@dataclass(frozen=True, slots=True)
class Committed:
    """Told after a commit: when the game's earliest deadline fires, and whether something must be said.

    `guild_id` is the game's server, `elsewhere` whether another process has committed it, `moves` how many it has.
    """

    game_id: int
    fires: datetime | None
    notices: bool
    guild_id: int = 0
    elsewhere: bool = False
    moves: int = 0


CommitHook = Callable[[Committed], None]


class WritePath:
    """Games in memory, the locks on them, and the only way by which they change."""

    def __init__(self, store: GameStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._hooks: list[CommitHook] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._games: OrderedDict[int, StoredGame] = OrderedDict()

    def subscribe(self, hook: CommitHook) -> None:
        """Call a hook after every commit. It must return at once and not raise."""
        self._hooks.append(hook)

    def unsubscribe(self, hook: CommitHook) -> None:
        """Call a hook no more, if it was."""
        self._hooks = [one for one in self._hooks if one != hook]

    async def change(self, game_id: int, plan: Plan, key: str | None = None) -> Commit | None:
        """Carry out a plan and give its commit; None where the key was committed before, so that nothing was done.

        Raises Refused (NO_SUCH_GAME among them), IllegalMove and whatever else the plan raises; then nothing changed.
        """
        async with self._lock(game_id):
            stored = self._games.get(game_id) or await self.load(game_id)
            for _ in range(ATTEMPTS):
                try:
                    commit = plan(stored, self.clock())
                    await self.store.commit(commit)
                except KeySeen:
                    await self.load(game_id)
                    return None
                except Conflict:
                    stored = await self.load(game_id)
                except (Refused, IllegalMove):
                    if key is not None and await self.was_committed(game_id, key):
                        return None
                    newest = await self.load(game_id)
                    if newest == stored:
                        raise
                    stored = newest
                else:
                    self._keep_after(commit)
                    self._tell(commit)
                    return commit
        raise Conflict(game_id)

    async def change_record(self, game_id: int, plan: Plan, key: str | None = None) -> GameRecord:
        """Carry out a plan as `change` does, and give the record as it stands then, done now or before."""
        commit = await self.change(game_id, plan, key)
        return (commit.after if commit else await self.newest(game_id)).record

    async def newest(self, game_id: int) -> StoredGame:
        """The game as it is in the database at this moment. Raises Refused(NO_SUCH_GAME)."""
        if game_id not in self._games:
            return await self.load(game_id)
        return await self.at_version(game_id, await self.store.version(game_id))

    async def at_version(self, game_id: int, version: int | None) -> StoredGame:
        """The game as the commit of this version left it, or newer: from memory, or read anew where it is not there.

        Raises Refused(NO_SUCH_GAME).
        """
        held = self._games.get(game_id)
        if held is None or version is None or held.version < version:
            return await self.load(game_id)
        return held

    async def load(self, game_id: int) -> StoredGame:
        """The game, read anew from the database. Raises Refused: NO_SUCH_GAME, SET_ASIDE where it cannot be read."""
        try:
            stored = await self.store.load(game_id)
        except Unreadable:
            self._games.pop(game_id, None)
            raise Refused(HostReject.SET_ASIDE, game_id=game_id) from None
        if stored is None:
            self._games.pop(game_id, None)
            raise Refused(HostReject.NO_SUCH_GAME, game_id=game_id)
        self._keep(stored)
        return stored

    async def bring(self, ids: Iterable[int]) -> None:
        """Have games in memory, as far as they can be read: those that are not there yet are read in one go."""
        missing = [game_id for game_id in ids if game_id not in self._games]
        if missing:
            for found in (await self.store.load_many(missing)).values():
                if isinstance(found, StoredGame):
                    self._keep(found)

    def held(self, game_id: int) -> StoredGame | None:
        """The game as it is in memory, which may be behind; None where it is not."""
        return self._games.get(game_id)

    async def was_committed(self, game_id: int, key: str) -> bool:
        """Whether an interaction has changed a game before."""
        return await self.store.answer_to(game_id, key) is not None or await self.store.game_of_key(key) == game_id

    def announce(self, commit: Committed) -> None:
        """Wake whoever waits for commits."""
        for hook in self._hooks:
            hook(commit)

    def _tell(self, commit: Commit) -> None:
        record = commit.after.record
        seqs = f"moves {commit.moves[0].seq}-{commit.moves[-1].seq}" if commit.moves else "no move"
        log.info("game %d: committed version %d, %s", record.id, commit.after.version, seqs)
        fires = min((deadline.fires for deadline in commit.after.deadlines), default=None)
        self.announce(Committed(record.id, fires, bool(commit.notes), record.guild_id, moves=len(commit.moves)))

    def _keep(self, stored: StoredGame) -> None:
        held = self._games.get(stored.record.id)
        if held is None or held.version <= stored.version:
            self._games[stored.record.id] = stored
        self._games.move_to_end(stored.record.id)
        while len(self._games) > GAMES_IN_MEMORY:
            self._games.popitem(last=False)

    def _keep_after(self, commit: Commit) -> None:
        """The game as a commit left it. Where somebody has sat down it is read anew, with what is known of them."""
        if _people_of(commit.after.record) <= _people_of(commit.before.record):
            self._keep(commit.after)
        else:
            self._games.pop(commit.after.record.id, None)

    def _lock(self, game_id: int) -> asyncio.Lock:
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock


def _people_of(record: GameRecord) -> set[int]:
    return {holder.user_id for holder in record.holders if holder.user_id is not None}
