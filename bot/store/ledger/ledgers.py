"""What games and tournaments have in common in the database: they are changed by moves, one transaction at a time.

Each has a row with its `version`, and in tables of its own deadlines, an outbox, and the keys of the interactions that
have changed it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, ColumnElement, Table, exists, true

from bot.store.processes import Shards, on_shards
from bot.store.schema import (
    actions,
    deadlines,
    games,
    outbox,
    tournament_actions,
    tournament_deadlines,
    tournament_outbox,
    tournaments,
)


@dataclass(frozen=True, slots=True, eq=False)
class Ledger:
    """The tables of all games, or of all tournaments. `word` is what one of the `owners` is called, and `key` the name
    of the column that says whose a row is.
    """

    word: str
    key: str
    owners: Table
    deadlines: Table
    outbox: Table
    actions: Table

    def owner_of(self, table: Table) -> Column[int]:
        """The column that says whose a row is."""
        return table.c[self.key]

    def on_shards(self, table: Table, shards: Shards) -> ColumnElement[bool]:
        """Whether a row belongs to a game, or a tournament, on these shards."""
        if shards.only is None:
            return true()
        return exists().where(self.owners.c.id == self.owner_of(table), on_shards(self.owners.c.guild_id, shards))


GAMES: Final = Ledger("game", "game_id", games, deadlines, outbox, actions)
TOURNAMENTS: Final = Ledger(
    "tournament", "tournament_id", tournaments, tournament_deadlines, tournament_outbox, tournament_actions
)
