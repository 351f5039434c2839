"""Marks by which somebody is known again in a match that is still played, although they were forgotten meanwhile.

A mark says nothing without the key, and that lies neither in the database nor in its backups. It is of one match and
goes when that is over. Where nobody can tell who somebody was, nobody new sits down.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from functools import cached_property
from typing import Final

from bot.records.games import GameRecord, Holder
from bot.records.ids import GameId

FORGOTTEN: Final = 0
"""Stands for a user who wanted to be forgotten; nobody's id."""
OF_KEY: Final = 8
"""So many signs at the beginning of a mark say by which key it was made."""


class Marks:
    """Makes marks with the key that there is, which is asked for once."""

    def __init__(self, key: Callable[[], bytes | None]) -> None:
        self._ask = key

    @cached_property
    def key(self) -> bytes | None:
        return self._ask()

    def of(self, game_id: GameId, user_id: int) -> str:
        """The mark of a user in a match; empty without a key."""
        if self.key is None:
            return ""
        made = hmac.new(self.key, f"{game_id}:{user_id}".encode(), hashlib.sha256).hexdigest()
        return hashlib.sha256(self.key).hexdigest()[:OF_KEY] + made


def has_held(holder: Holder, user_id: int, mark: str) -> bool:
    """Whether somebody held a seat before, as far as the match still knows them."""
    return any(one.user_id == user_id or (mark and one.mark == mark) for one in holder.before)


def can_be_told_apart(record: GameRecord, mark: str) -> bool:
    """Whether a mark tells its owner from everybody who was forgotten in a match: all were made with its key."""
    gone = [one for holder in record.holders for one in holder.before if one.user_id == FORGOTTEN]
    return all(mark and one.mark[:OF_KEY] == mark[:OF_KEY] for one in gone)
