"""Who is served next, person by person: one kind of queue for reports, for thinking and for pictures."""

import asyncio
from bisect import insort
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context, ContextVar
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, TypeVar

asking: Final[ContextVar[int]] = ContextVar("asking", default=0)
"""Whoever clicked or typed what is under way; 0 where nobody did."""

T = TypeVar("T")


def aside(doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Begin what takes long, outside a click but for who asked: a simulated Discord waits for all that is within."""
    context = Context()
    context.run(asking.set, asking.get())
    return context.run(asyncio.create_task, doing)


@dataclass(eq=False, slots=True)
class Place:
    """A place in a queue: its turn, and whether it has come."""

    turn: int
    called: asyncio.Future[None]


class FairQueue:
    """Serves so many at once. Whoever asks for many gets one while everybody else who waits gets one."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._served = 0
        self._waiting: list[Place] = []
        self._turn = 0
        self._turns: dict[int, int] = {}

    @property
    def waiting(self) -> int:
        """How many are not served yet."""
        return len(self._waiting)

    def join(self, person: int | None = None) -> Place:
        """A place for a person, for whoever is asking where nobody is named; to be `served`."""
        person = asking.get() if person is None else person
        turn = self._turns[person] = max(self._turn, self._turns.get(person, 0)) + 1
        place = Place(turn, asyncio.get_running_loop().create_future())
        insort(self._waiting, place, key=attrgetter("turn"))
        self._call()
        return place

    def ahead_of(self, place: Place) -> int:
        """How many are served before a place is; 0 for one whose turn has come."""
        return self._waiting.index(place) + self._served if place in self._waiting else 0

    @asynccontextmanager
    async def served(self, place: Place | None = None) -> AsyncIterator[None]:
        """The turn of a place, of a new one where none is given: it is waited for, and over when this is left."""
        place = self.join() if place is None else place
        try:
            await place.called
            yield
        finally:
            if place in self._waiting:
                self._waiting.remove(place)
            else:
                self._served -= 1
                self._call()

    def close(self) -> None:
        """Call nobody any more who waits."""
        for place in self._waiting:
            place.called.cancel()

    def _call(self) -> None:
        free = [place for place in self._waiting if not place.called.cancelled()][: self.at_once - self._served]
        for place in free:
            self._waiting.remove(place)
            self._served += 1
            self._turn = max(self._turn, place.turn)
            place.called.set_result(None)
        self._turns = {person: turn for person, turn in self._turns.items() if turn > self._turn}
