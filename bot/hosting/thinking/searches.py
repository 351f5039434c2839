"""Searches that go on after an answer was given: one a person, in workers, until the table moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from bot.hosting.thinking.thinkers import JobFailed, Stalled, Thinkers
from bot.records.ids import GameId

P = ParamSpec("P")
T = TypeVar("T")


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
    _of: dict[int, _Search] = field(default_factory=dict)

    def found(self, user_id: int, game: GameId, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """What the last search of a person has found, if it was this one."""
        search = self._of.get(user_id)
        if search is None or search.asked != (game, job, args):
            return None
        found: T | None = search.found
        return found

    def go_on(
        self,
        user_id: int,
        game: GameId,
        tell: Callable[[], Awaitable[None]],
        job: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Search in place of what was searched for a person before, and tell them where something is found."""
        search, before = _Search(game, (game, job, args)), self._of.get(user_id)
        if before is not None and before.asked == search.asked:
            return

        async def searched() -> None:
            with suppress(Stalled, JobFailed):
                search.found = await self.thinkers.think(job, *args, **kwargs)
            if search.found is not None:
                await tell()

        self._end(user_id)
        search.task = asyncio.create_task(searched(), name="search")
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

    def _end(self, user_id: int) -> None:
        search = self._of.pop(user_id, None)
        if search is not None and search.task is not None:
            search.task.cancel()
