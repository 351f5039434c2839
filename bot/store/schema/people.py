"""The tables of people: what they have settled for themselves, and whom they or a server do not want."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table, Text

from bot.store.schema.columns import Instant, metadata

# Whoever passes on every discard, in all games, unless an order says otherwise.
passing_users = Table(
    "passing_users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)

# What people have settled for themselves; no row for who never chose anything. Times of day are minutes since midnight.
people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("habits", Text, nullable=False),
    Column("reminders", String(16), nullable=False),
    Column("digest_at", Integer),
    Column("digest_next", Instant, index=True),
    Column("called_to_knock", Boolean, nullable=False),
    Column("four_colours", Boolean, nullable=False),
    Column("text_mode", Boolean, nullable=False),
    Column("asks_before_discarding", Boolean, nullable=False),
    Column("teaching", Boolean, nullable=False),
    # To whom one's results show.
    Column("shows", String(16), nullable=False),
    # In which language they want to be spoken to, and in which their Discord is; null for not chosen, and not known.
    Column("language", String(16)),
    Column("locale", String(16)),
)

# How many turns people had in matches with others, and how many of them they played in time.
turns_played = Table(
    "turns_played",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("turns", Integer, nullable=False),
    Column("in_time", Integer, nullable=False),
)

# Which games people have played to the end of a match: read with every game, so that it must not grow with the matches.
games_known = Table(
    "games_known",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("variant", String(64), primary_key=True),
)

# Whom people never want to meet at a table; `name` as they knew them.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", Instant, nullable=False),
)

# Whom servers do not let play, until a moment or until it is lifted.
bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("barred_by", BigInteger, nullable=False),
    Column("at", Instant, nullable=False),
    Column("until", Instant),
)
