"""The tables of servers: their house rules and what they have settled."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text, UniqueConstraint

from bot.store.schema.columns import Instant, RowId, metadata

# House rules that servers keep: the switches that depart from the booklet. `name_key` is the name regardless of case.
rule_sets = Table(
    "rule_sets",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name_key", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("switches", Text, nullable=False),
    Column("made_by", BigInteger, nullable=False),
    Column("at", Instant, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
)

# What a server plays a variant with where nobody says otherwise; no row for the booklet.
default_rules = Table(
    "default_rules",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("variant", String(64), primary_key=True),
    Column("rule_set_id", RowId, ForeignKey("rule_sets.id", ondelete="CASCADE"), nullable=False),
)

# What a server has settled; no row for one that never settled anything.
servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Its settings, null for none; and when it was greeted, null for never.
    Column("settings", Text),
    Column("greeted", Instant),
    # The season whose card was posted last.
    Column("season_told", String(8)),
)
