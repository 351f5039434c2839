"""The shards that servers are spread over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, false, true

FOR_EACH_SHARD: Final = 2**22


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards that servers are spread over: all of them unless `only` says which."""

    count: int = 1
    only: frozenset[int] | None = None

    def have(self, guild_id: int) -> bool:
        """Whether a server is on one of them: Discord says that its shard is `(id >> 22) % count`."""
        return self.only is None or guild_id // FOR_EACH_SHARD % self.count in self.only


EVERYWHERE: Final = Shards()


def on_shards(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Whether the server of a row is on one of these shards."""
    if shards.only is None:
        return true()
    if not shards.only:
        return false()
    return (guild_id // FOR_EACH_SHARD % shards.count).in_(sorted(shards.only))
