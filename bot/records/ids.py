"""The ids of games, a type of their own so that none is taken for a person's or a server's; ids that come in; and the
public ids, by which people know games and tournaments.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, NewType

GameId = NewType("GameId", int)
"""A game's id in the store."""


class AskedId(int):
    """The id of a game or a tournament that came in with a click or a command.

    Whoever looks it up, or changes what it names, finds nothing that its asker may not mean.
    """

    user_id = 0
    guild_id = 0
    """The server in which they are; 0 in direct messages."""


PUBLIC_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of the signs that look alike there is one at most."""
PUBLIC_LENGTH: Final = 8


def draw_public_id(choice: Callable[[str], str] = secrets.choice) -> str:
    """The id of a new game or tournament that is shown and typed. It says nothing of any other, and permits nothing."""
    return "".join(choice(PUBLIC_SIGNS) for _ in range(PUBLIC_LENGTH))
