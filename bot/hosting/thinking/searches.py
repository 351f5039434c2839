"""Searches in workers: one a person that goes on after an answer was given, and those that everybody shares."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any, Generic, ParamSpec, TypeVar

from bot.hosting.thinking.fair_queue import aside
from bot.hosting.thinking.thinkers import JobFailed, Stalled, Thinkers
from bot.records.ids import GameId, UserId

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")


class Shared(Generic[K, T]):
    """What is found once for everybody who asks, each under its key. The `most` that were asked for last are kept; what
    failed is sought anew for whoever asks next.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[K, T] = OrderedDict()
        self._sought: dict[K, asyncio.Task[T]] = {}

    def found(self, key: K) -> T | None:
        """What is known already."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def seek(self, key: K, finding: Callable[[], Coroutine[Any, Any, T]]) -> None:
        """Have it found in the background, unless it is known or sought."""
        if key not in self._found and key not in self._sought:
            task = self._sought[key] = aside(self._seek(key, finding()))
            # Perhaps nobody waits for it, and then nobody hears that it failed.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def get(self, key: K, finding: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is found, once it is. Raises what finding it raises."""
        known = self.found(key)
        if known is not None:
            return known
        self.seek(key, finding)
        return await asyncio.shield(self._sought[key])

    async def close(self) -> None:
        """Seek nothing any more."""
        for task in self._sought.values():
            task.cancel()
        await asyncio.gather(*self._sought.values(), return_exceptions=True)

    async def _seek(self, key: K, finding: Coroutine[Any, Any, T]) -> T:
        try:
            found = self._found[key] = await finding
        finally:
            del self._sought[key]
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return found


@dataclass(slots=True)
class _Search:
    game: GameId
    asked: object
    found: Any = None
    task: asyncio.Task[None] | None = None


@dataclass(frozen=True, slots=True)
class Searches:
    """Who searches on, for whom. What is found is kept as long as the table stays as it is, in memory alone."""

    thinkers: Thinkers
    _of: dict[UserId, _Search] = field(default_factory=dict)

    def found(self, user_id: UserId, game: GameId, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """What the last search of a person has found, if it was this one."""
        search = self._of.get(user_id)
        if search is None or search.asked != (game, job, args):
            return None
        found: T | None = search.found
        return found

    def go_on(
        self,
        user_id: UserId,
        game: GameId,
        tell: Callable[[], Awaitable[None]],
        job: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Search in place of what was searched for a person before, and tell them where something is found."""
        here, search, before = copy_context(), _Search(game, (game, job, args)), self._of.get(user_id)
        if before is not None and before.asked == search.asked:
            return

        async def searched() -> None:
            with suppress(Stalled, JobFailed):
                search.found = await self.thinkers.think(job, *args, **kwargs)
            if search.found is not None:
                await here.run(asyncio.ensure_future, tell())

        self._end(user_id)
        search.task = aside(searched())
        self._of[user_id] = search

    def moved_on(self, game: int) -> None:
        """A table has moved: what is searched for it is not wanted any more. Cheap."""
        for user_id in [user_id for user_id, search in self._of.items() if search.game == game]:
            self._end(user_id)

    async def close(self) -> None:
        """Search for nobody any more."""
        for user_id in list(self._of):
            self._end(user_id)
        await self.thinkers.close()

    def _end(self, user_id: UserId) -> None:
        search = self._of.pop(user_id, None)
        if search is not None and search.task is not None:
            search.task.cancel()
