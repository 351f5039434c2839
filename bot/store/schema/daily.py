"""The tables of what there is every day. A day is the number that Python gives to a date of the calendar."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from bot.store.schema.columns import Instant, metadata

# Puzzles of days for which none comes with the program: positions without answers, as text.
daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("position", Text, nullable=False),
)

# Who has opened the puzzle of a day, where first, and what came of it: a letter an attempt.
daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
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
    Column("day", Integer, primary_key=True, autoincrement=False),
)

# What was posted in servers, until its result is told.
daily_posts = Table(
    "daily_posts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
)
