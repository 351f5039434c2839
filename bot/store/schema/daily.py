"""The tables of what there is every day."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, String, Table, Text

from bot.store.schema.columns import Day, Instant, RowId, metadata

# Puzzles of days for which none comes with the program: positions without answers, as text.
daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("position", Text, nullable=False),
)

# Who has opened the puzzle of a day, where first, and what came of it: a letter an attempt.
daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("opened", Instant, nullable=False),
    # When the day ends by their clocks of that moment, whatever zone they choose later.
    Column("closes", Instant, nullable=False),
    Column("tries", String(64), nullable=False),
    Column("hints", Integer, nullable=False),
    Column("solved", Instant),
    # Whether it was solved on its day.
    Column("in_time", Boolean, nullable=False),
    Column("draft", Text),
    Index("ix_daily_attempts_day", "day", "guild_id"),
)

# Days on which nobody could reach the bot for over two hours.
daily_outages = Table(
    "daily_outages",
    metadata,
    Column("day", Day, primary_key=True, autoincrement=False),
)

# What was posted in servers, until its result is told.
daily_posts = Table(
    "daily_posts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
)

# The deals of days: the secret that was committed, and the part that the first to open one gave.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("part", String(32)),
)

# Who plays the deal of a day, where they opened it, until when, and in which game.
daily_players = Table(
    "daily_players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    # When the day ends by their clocks of the moment at which they opened it, whatever zone they choose later.
    Column("closes", Instant, nullable=False),
    Column("game_id", RowId),
    Index("ix_daily_players_day", "day"),
)
