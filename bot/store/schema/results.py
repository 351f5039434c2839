"""The tables of what matches leave: results, and the ratings that follow from them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, String, Table, Text, literal_column

from bot.store.schema.columns import Instant, metadata

# A row a seat, written with the match's last commit. The game itself may be gone. `user_id` is null for a computer
# player, below 0 for somebody who was forgotten. `rated` is null until the ratings have heard of it; the four numbers
# are the ratings after it, in the server and over all.
results = Table(
    "results",
    metadata,
    Column("match_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("computer", String(48)),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("variant", String(64), nullable=False),
    Column("ended", Instant, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("team", Integer),
    Column("left", Boolean, nullable=False),
    Column("friendly", String(16)),
    Column("won", Text, nullable=False),
    Column("counts", Text, nullable=False),
    # What the coach said of the seat, if its holder has asked: for their eyes alone.
    Column("decisions", Integer),
    Column("lost", Double),
    Column("rated", Boolean),
    Column("here_mu", Double),
    Column("here_sigma", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Index("ix_results_user_id_ended", "user_id", "ended"),
    Index("ix_results_guild_id_ended", "guild_id", "ended"),
)
IS_UNRATED = results.c.rated.is_(literal_column("NULL"))
Index("ix_results_unrated", results.c.ended, sqlite_where=IS_UNRATED, postgresql_where=IS_UNRATED)

# What results, parameters and their version come to: `talon ratings rebuild` makes it anew. Server 0 is over all.
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("variant", String(64), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Index("ix_ratings_board", "guild_id", "variant", "provisional", "shown"),
)
