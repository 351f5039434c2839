"""All tables. Constraints and indexes get their names by the schema's conventions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MICROSECONDS = sa.BigInteger()
ACTIVE = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    _create_games()
    _create_what_belongs_to_games()
    _create_what_belongs_to_the_operation()
    _create_what_belongs_to_people()
    _create_what_belongs_to_servers()
    _create_what_is_daily()
    _create_tournaments()
    _create_what_belongs_to_tournaments()
    _create_results()


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("public_id", sa.String(8), nullable=False, unique=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opened_in", sa.BigInteger()),
        sa.Column("played_on", sa.String(8), nullable=False, server_default=""),
        sa.Column("day", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("turn_s", sa.Integer(), nullable=False),
        sa.Column("window_s", sa.Integer(), nullable=False),
        sa.Column("reserve_s", sa.Integer(), nullable=False),
        sa.Column("reserve_parts", sa.Integer(), nullable=False),
        sa.Column("by_itself", sa.Boolean(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("vacation", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created_at", MICROSECONDS, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ending", sa.Text()),
        sa.Column("standstill", sa.Text()),
        sa.Column("guests", sa.Text()),
        sa.Column("board_message_id", sa.BigInteger()),
        sa.Column("notice_message_id", sa.BigInteger()),
        sa.Column("tournament_id", sa.BigInteger()),
        sa.Column("tournament_round", sa.Integer()),
        sa.Column("tournament_table", sa.Integer()),
        sa.Index("ix_games_active_host", "host_id", sqlite_where=ACTIVE, postgresql_where=ACTIVE),
        sa.Index("ix_games_guild_id_status", "guild_id", "status"),
        sa.Index("ix_games_host_id_created_at", "host_id", "created_at"),
        sa.Index("ix_games_tournament_id", "tournament_id"),
        sa.Index("uq_games_active_channel", "channel_id", unique=True, sqlite_where=ACTIVE, postgresql_where=ACTIVE),
        sqlite_autoincrement=True,
    )


def _create_what_belongs_to_games() -> None:
    op.create_table(
        "seats",
        _of("game"),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), index=True),
        sa.Column("computer", sa.String(32)),
        sa.Column("autopilot", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("entropy", sa.Text(), nullable=False),
        sa.Column("reserve", MICROSECONDS, nullable=False),
        sa.Column("habits", sa.Text(), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("offer_message_id", sa.BigInteger()),
        sa.UniqueConstraint("game_id", "user_id"),
    )
    op.create_table(
        "moves",
        _of("game"),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.UniqueConstraint("game_id", "key"),
    )
    op.create_table(
        "snapshots",
        _of("game"),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_table(
        "deadlines",
        _of("game"),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", MICROSECONDS, nullable=False),
        sa.Column("fires", MICROSECONDS, nullable=False, index=True),
        sa.Column("grace_s", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Index("ix_deadlines_grace_s", "grace_s", "due"),
    )
    op.create_table(
        "waits",
        _of("game"),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False, index=True),
    )
    op.create_table(
        "outbox",
        sa.Column("id", ROW_ID, primary_key=True),
        _of("game", primary_key=False),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", MICROSECONDS, nullable=False),
        sa.Column("leased_until", MICROSECONDS),
        sa.Column("direct", sa.Boolean(), nullable=False),
        sa.UniqueConstraint("game_id", "slot"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "standing_orders",
        _of("game"),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False, index=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("faces", sa.Text(), nullable=False),
        sa.Column("pass_rest", sa.Boolean(), nullable=False),
        sa.Column("melds", sa.String(16), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
    )
    op.create_table(
        "drafts",
        _of("game"),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("at", MICROSECONDS, nullable=False),
    )
    op.create_table(
        "actions",
        sa.Column("key", sa.String(64), primary_key=True),
        _of("game", primary_key=False),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.Index("ix_actions_game_id", "game_id"),
    )
    op.create_table(
        "kept_logs",
        _of("game"),
        sa.Column("moves", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "series_matches",
        _of("game"),
        sa.Column("series_id", ROW_ID, nullable=False),
        sa.Column("after_id", ROW_ID, nullable=False),
        sa.Column("best_of", sa.Integer(), nullable=False),
        sa.Column("places", sa.String(32), nullable=False),
        sa.Index("ix_series_matches_series_id", "series_id"),
    )


def _create_results() -> None:
    unrated = sa.text("rated IS NULL")
    op.create_table(
        "results",
        sa.Column("match_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(48)),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("ended", MICROSECONDS, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("place", "seats", "points", "rounds")),
        sa.Column("team", sa.Integer()),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("friendly", sa.String(16)),
        sa.Column("won", sa.Text(), nullable=False),
        sa.Column("counts", sa.Text(), nullable=False),
        sa.Column("decisions", sa.Integer()),
        sa.Column("lost", sa.Double()),
        sa.Column("rated", sa.Boolean()),
        *(sa.Column(name, sa.Double()) for name in ("here_mu", "here_sigma", "mu", "sigma")),
        sa.Index("ix_results_user_id_ended", "user_id", "ended"),
        sa.Index("ix_results_guild_id_ended", "guild_id", "ended"),
        sa.Index("ix_results_unrated", "ended", sqlite_where=unrated, postgresql_where=unrated),
    )
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False, index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.Index("ix_ratings_board", "guild_id", "variant", "provisional", "shown"),
    )


def _create_what_belongs_to_the_operation() -> None:
    op.create_table(
        "set_aside",
        sa.Column("id", ROW_ID, primary_key=True),
        _of("game", primary_key=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.Index("ix_set_aside_game_id", "game_id"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("process_id", ROW_ID, sa.ForeignKey("processes.id", ondelete="SET NULL")),
    )


def _create_what_belongs_to_people() -> None:
    op.create_table(
        "passing_users",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("habits", sa.Text(), nullable=False),
        sa.Column("reminders", sa.String(16), nullable=False),
        sa.Column("digest_at", sa.Integer()),
        sa.Column("digest_next", MICROSECONDS, index=True),
        sa.Column("called_to_knock", sa.Boolean(), nullable=False),
        sa.Column("four_colours", sa.Boolean(), nullable=False),
        sa.Column("text_mode", sa.Boolean(), nullable=False),
        sa.Column("asks_before_discarding", sa.Boolean(), nullable=False),
        sa.Column("teaching", sa.Boolean(), nullable=False),
        sa.Column("shows", sa.String(16), nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("locale", sa.String(16)),
    )
    op.create_table(
        "turns_played",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("in_time", sa.Integer(), nullable=False),
    )
    op.create_table(
        "games_known",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), primary_key=True),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger(), primary_key=True, autoincrement=False, index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", MICROSECONDS, nullable=False),
    )
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False, index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("barred_by", sa.BigInteger(), nullable=False),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.Column("until", MICROSECONDS),
    )


def _create_what_belongs_to_servers() -> None:
    op.create_table(
        "rule_sets",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.Column("made_by", sa.BigInteger(), nullable=False),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.UniqueConstraint("guild_id", "name_key"),
    )
    op.create_table(
        "default_rules",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("rule_set_id", ROW_ID, sa.ForeignKey("rule_sets.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text()),
        sa.Column("greeted", MICROSECONDS),
        sa.Column("season_told", sa.String(8)),
    )


def _create_what_is_daily() -> None:
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("position", sa.Text(), nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("opened", MICROSECONDS, nullable=False),
        sa.Column("closes", MICROSECONDS, nullable=False),
        sa.Column("tries", sa.String(64), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("solved", MICROSECONDS),
        sa.Column("in_time", sa.Boolean(), nullable=False),
        sa.Column("draft", sa.Text()),
        sa.Index("ix_daily_attempts_day", "day", "guild_id"),
    )
    op.create_table(
        "daily_outages",
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
    )
    op.create_table(
        "daily_posts",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
    )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("part", sa.String(32)),
    )
    op.create_table(
        "daily_players",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("closes", MICROSECONDS, nullable=False),
        sa.Column("game_id", ROW_ID),
        sa.Index("ix_daily_players_day", "day"),
    )


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("public_id", sa.String(8), nullable=False, unique=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(32)),
        sa.Column("created_at", MICROSECONDS, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("board_message_id", sa.BigInteger()),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("event_told", sa.Text()),
        sa.Index("ix_tournaments_channel_id", "channel_id"),
        sa.Index("ix_tournaments_guild_id_status", "guild_id", "status"),
        sqlite_autoincrement=True,
    )


def _create_what_belongs_to_tournaments() -> None:
    op.create_table(
        "tournament_log",
        _of("tournament"),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("by", sa.BigInteger()),
        sa.Column("at", MICROSECONDS, nullable=False),
    )
    op.create_table(
        "tournament_people",
        _of("tournament"),
        sa.Column("entrant", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(32)),
        sa.UniqueConstraint("tournament_id", "user_id"),
    )
    op.create_table(
        "tournament_tables",
        _of("tournament"),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("thread_id", sa.BigInteger(), index=True),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("game_id", sa.BigInteger(), index=True),
        sa.Column("opened", sa.Integer(), nullable=False),
    )
    op.create_table(
        "tournament_deadlines",
        _of("tournament"),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("due", MICROSECONDS, nullable=False),
        sa.Column("fires", MICROSECONDS, nullable=False, index=True),
        sa.Column("grace_s", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Index("ix_tournament_deadlines_grace_s", "grace_s", "due"),
    )
    op.create_table(
        "tournament_outbox",
        sa.Column("id", ROW_ID, primary_key=True),
        _of("tournament", primary_key=False),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", MICROSECONDS, nullable=False),
        sa.Column("leased_until", MICROSECONDS),
        sa.Column("direct", sa.Boolean(), nullable=False),
        sa.UniqueConstraint("tournament_id", "slot"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tournament_actions",
        sa.Column("key", sa.String(64), primary_key=True),
        _of("tournament", primary_key=False),
        sa.Column("at", MICROSECONDS, nullable=False),
        sa.Index("ix_tournament_actions_tournament_id", "tournament_id"),
    )


def _of(owner: str, *, primary_key: bool = True) -> sa.Column[int]:
    key = sa.ForeignKey(f"{owner}s.id", ondelete="CASCADE")
    return sa.Column(f"{owner}_id", ROW_ID, key, primary_key=primary_key, nullable=False, autoincrement=False)
