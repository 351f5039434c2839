"""In which language people want to be spoken to in private: as they chose it in `/me`, else as their Discord is.

Every click asks for the first, so what people chose is in memory, as servers' settings are. Their Discord says the
second with each click; it is kept for what is said to them without one: reminders, invitations, the daily list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.store.database.db import Database
from bot.store.people.settings import PeopleStore

_REMEMBERED: Final = 10_000
"""Of so many people it is remembered what is kept, so that it is read once and not with every click."""


class Languages:
    """What people chose, by their ids from `prepare` on, and what their Discord says."""

    def __init__(self, database: Database) -> None:
        self._store = PeopleStore(database)
        self.chosen: Mapping[int, str] = {}
        self._kept: dict[int, str] = {}

    async def prepare(self) -> None:
        """Read what people have chosen, in this process or another."""
        self.chosen = await self._store.languages()

    def person_settled(self, user_id: int, language: str | None) -> None:
        """Somebody has chosen for themselves, and it is kept."""
        others = {who: one for who, one in self.chosen.items() if who != user_id}
        self.chosen = others if language is None else {**others, user_id: language}

    def forgotten(self, user_id: int) -> None:
        """Nothing is kept of somebody any more."""
        self.person_settled(user_id, None)
        self._kept.pop(user_id, None)

    async def met(self, user_id: int, locale: str) -> None:
        """Keep which language somebody's Discord has, where that is not known yet or has changed."""
        if self._kept.get(user_id) == locale:
            return
        if len(self._kept) >= _REMEMBERED:
            self._kept.clear()
        self._kept[user_id] = locale
        await self._store.keep_locale(user_id, locale)
