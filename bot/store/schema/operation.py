"""The tables of the operation itself: what was set aside, small facts, processes and their shards."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from bot.store.schema.columns import Instant, RowId, metadata, of_game

# What could not be read, with the reason, so that it stops nothing else. `kind` is what it is (a game, a deadline
# ...), `kept` the row itself as JSON where it was taken out of its table, or a game's status before.
set_aside = Table(
    "set_aside",
    metadata,
    Column("id", RowId, primary_key=True),
    of_game(primary_key=False),
    Column("kind", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("kept", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Index("ix_set_aside_game_id", "game_id"),
)

# Small things the bot remembers about itself, such as which slash commands it has registered.
facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# The bot processes that share this database; the id of one that died never comes to mean another.
processes = Table(
    "processes",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("name", String(128), nullable=False),
    Column("beats", Integer, nullable=False),
    sqlite_autoincrement=True,
)

# The shards that servers are spread over, and the process that has each; as many rows as there are shards.
shards = Table(
    "shards",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("process_id", RowId, ForeignKey("processes.id", ondelete="SET NULL")),
)
