"""The tables. Instants are microseconds since 1970 UTC, documents are the JSON texts of `engine.archive.codec`.

Nothing here is particular to one database: the same schema serves SQLite and PostgreSQL.
"""

from __future__ import annotations

from bot.store.schema.columns import ACTIVE, EPOCH, STANDS, metadata
from bot.store.schema.daily import (
    daily_attempts,
    daily_deals,
    daily_outages,
    daily_players,
    daily_posts,
    daily_puzzles,
)
from bot.store.schema.games import (
    IS_ACTIVE,
    actions,
    deadlines,
    drafts,
    games,
    kept_logs,
    moves,
    outbox,
    seats,
    series_matches,
    snapshots,
    standing_orders,
    waits,
)
from bot.store.schema.operation import facts, processes, set_aside, shards
from bot.store.schema.people import bars, blocks, games_known, passing_users, people, turns_played
from bot.store.schema.results import IS_UNRATED, ratings, results
from bot.store.schema.servers import default_rules, rule_sets, servers
from bot.store.schema.tournaments import (
    tournament_actions,
    tournament_deadlines,
    tournament_log,
    tournament_outbox,
    tournament_people,
    tournament_tables,
    tournaments,
)

__all__ = [
    "ACTIVE",
    "EPOCH",
    "IS_ACTIVE",
    "IS_UNRATED",
    "STANDS",
    "actions",
    "bars",
    "blocks",
    "daily_attempts",
    "daily_deals",
    "daily_outages",
    "daily_players",
    "daily_posts",
    "daily_puzzles",
    "deadlines",
    "default_rules",
    "drafts",
    "facts",
    "games",
    "games_known",
    "kept_logs",
    "metadata",
    "moves",
    "outbox",
    "passing_users",
    "people",
    "processes",
    "ratings",
    "results",
    "rule_sets",
    "seats",
    "series_matches",
    "servers",
    "set_aside",
    "shards",
    "snapshots",
    "standing_orders",
    "tournament_actions",
    "tournament_deadlines",
    "tournament_log",
    "tournament_outbox",
    "tournament_people",
    "tournament_tables",
    "tournaments",
    "turns_played",
    "waits",
]
