"""Who plays with whom: whom a host wants at the table, whom somebody never meets, whom a server does not let play."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class GuestList:
    """Whom the host of a game wants at its table, as users.

    With `only_invited` nobody else sits down. Whoever was `taken_out` comes back by an invitation alone.
    """

    only_invited: bool = False
    invited: frozenset[int] = frozenset()
    taken_out: frozenset[int] = frozenset()

    def without(self, user_id: int) -> GuestList:
        """The list that does not know a user."""
        return GuestList(self.only_invited, self.invited - {user_id}, self.taken_out - {user_id})


ANYBODY = GuestList()


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody whom the owner of a block list never meets at a table; `name` as the owner knew them."""

    blocked_id: int
    name: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Bar:
    """Somebody whom a server does not let play, by whom, why, and until when (None: until it is lifted)."""

    guild_id: int
    user_id: int
    name: str
    reason: str
    barred_by: int
    at: datetime
    until: datetime | None = None
