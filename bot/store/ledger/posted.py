"""Where messages stand that are edited or taken away later, by what they say of a game or of a tournament."""

from sqlalchemy import Table, delete, select

from bot.records.notices import Posted
from bot.store.database.db import Database, Store
from bot.store.schema import POSTED, posted


class PostedStore(Store):
    """Such messages of all games, or of all tournaments."""

    def __init__(self, database: Database, table: Table = posted) -> None:
        super().__init__(database)
        self._table, self._owner = table, table.c[0]

    async def of(self, owner_id: int, **which: str | int) -> tuple[Posted, ...]:
        """What stands of a `name`, or in a channel by its `channel_id`, oldest first; nothing that cannot be read."""
        columns = self._table.c
        wanted = select(self._table).where(self._owner == owner_id, *(columns[one] == which[one] for one in which))
        return await self._every(self._table, POSTED.read, wanted.order_by(columns.message_id))

    async def keep(self, owner_id: int, message: Posted) -> None:
        """Remember a message."""
        await self._database.put(self._table, {self._owner.name: owner_id, **POSTED.values(message)})

    async def drop(self, owner_id: int, but: int = 0, **which: str | int) -> tuple[Posted, ...]:
        """Remember messages as `of` gives them no more, but one; gives them to whoever deletes them."""
        gone = tuple(one for one in await self.of(owner_id, **which) if one.message_id != but)
        if gone:
            ids = [one.message_id for one in gone]
            await self._database.change(delete(self._table).where(self._table.c.message_id.in_(ids)))
        return gone
