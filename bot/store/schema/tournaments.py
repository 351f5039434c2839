"""The tables of tournaments."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.store.schema.columns import Instant, RowId, actions_of, deadlines_of, metadata, of_tournament, outbox_of

# `terms` is what is agreed beside the format's own rules, `state` a snapshot of what the log says.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", RowId, primary_key=True),
    # The one that people are shown, and type.
    Column("public_id", String(8), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("locale", String(16), nullable=False),
    Column("terms", Text, nullable=False),
    Column("state", Text, nullable=False),
    # Drawn when registration opens.
    Column("secret", LargeBinary(32)),
    Column("created_at", Instant, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("board_message_id", BigInteger),
    # The server's event that announces it, and what that says.
    Column("event_id", BigInteger),
    Column("event_told", Text),
    Index("ix_tournaments_guild_id_status", "guild_id", "status"),
    Index("ix_tournaments_channel_id", "channel_id"),
    sqlite_autoincrement=True,
)

# The truth about a tournament. `by` is who asked for it, null for the clock and what follows by itself.
tournament_log = Table(
    "tournament_log",
    metadata,
    of_tournament(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("move", Text, nullable=False),
    Column("by", BigInteger),
    Column("at", Instant, nullable=False),
)

# Who the entrants are, by their numbers. A computer player has no user.
tournament_people = Table(
    "tournament_people",
    metadata,
    of_tournament(),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("computer", String(32)),
    UniqueConstraint("tournament_id", "user_id"),
)

# Where the tables of rounds are played: the thread and the message that it hangs on, and the game once it is dealt.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("thread_id", BigInteger, index=True),
    Column("message_id", BigInteger),
    Column("game_id", BigInteger, index=True),
    # How often it was opened: a thread that was removed gets a successor.
    Column("opened", Integer, nullable=False),
)

tournament_deadlines = deadlines_of("tournament", "tournament_deadlines", one_of_a_kind=False)

tournament_outbox = outbox_of("tournament", "tournament_outbox")

# Keys of interactions that changed a tournament.
tournament_actions = actions_of("tournament", "tournament_actions")
