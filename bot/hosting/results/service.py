"""Results as people ask for them: only what the asker may see, in numbers that `render` and words can show."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hosting.results.rater import Rater
from bot.hosting.results.visibility import Asker, Scope, scope_of
from bot.records.results import Shows
from bot.store.database.db import Database
from bot.store.results.results import ResultStore


class Results:
    """What is asked of results. Who hides is as if they had never played."""

    def __init__(self, database: Database) -> None:
        self.store = ResultStore(database)
        self.rater = Rater(database)

    async def scopes(self, user_ids: Iterable[int], asker: Asker) -> dict[int, Scope]:
        """Of these people those whom an asker may see, with which of their results. Whoever shows everywhere is seen
        elsewhere where they have played.
        """
        wanted = set(user_ids)
        chose = await self.store.shows(wanted)
        found = {one: scope_of(one, chose.get(one, Shows.SERVER), asker) for one in wanted}
        return {one: scope for one, scope in found.items() if scope is not None and await self._plays(one, asker)}

    async def _plays(self, user_id: int, asker: Asker) -> bool:
        return user_id == asker.user_id or await self.store.plays_in(user_id, asker.guild_id)
