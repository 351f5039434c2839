"""Tournaments, and which table of one a game is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.BigInteger()


def upgrade() -> None:
    op.add_column("games", sa.Column("tournament_id", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("tournament_round", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("tournament_table", sa.Integer(), nullable=True))
    op.create_index("ix_games_tournament_id", "games", ["tournament_id"])
    op.add_column("servers", sa.Column("tournament_role", sa.BigInteger(), nullable=True))
    _create_tournaments()
    _create_what_belongs_to_them()
    _create_outbox()


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=True),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_guild_id_status", "tournaments", ["guild_id", "status"])


def _create_what_belongs_to_them() -> None:
    op.create_table(
        "tournament_log",
        _of_tournament(),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=True),
        sa.Column("at", INSTANT, nullable=False),
        *_keys("tournament_log", "tournament_id", "seq"),
    )
    op.create_table(
        "tournament_people",
        _of_tournament(),
        sa.Column("entrant", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(32), nullable=True),
        *_keys("tournament_people", "tournament_id", "entrant"),
        sa.UniqueConstraint("tournament_id", "user_id", name=op.f("uq_tournament_people_tournament_id_user_id")),
    )
    op.create_index("ix_tournament_people_user_id", "tournament_people", ["user_id"])
    op.create_table(
        "tournament_tables",
        _of_tournament(),
        sa.Column("round", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("game_id", sa.BigInteger(), nullable=True),
        sa.Column("opened", sa.Integer(), nullable=False),
        *_keys("tournament_tables", "tournament_id", "round", "number"),
    )
    op.create_index("ix_tournament_tables_thread_id", "tournament_tables", ["thread_id"])
    op.create_index("ix_tournament_tables_game_id", "tournament_tables", ["game_id"])
    op.create_table(
        "tournament_deadlines",
        _of_tournament(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("due", INSTANT, nullable=False),
        sa.Column("fires", INSTANT, nullable=False),
        *_keys("tournament_deadlines", "tournament_id", "kind", "number"),
    )
    op.create_index("ix_tournament_deadlines_fires", "tournament_deadlines", ["fires"])
    op.create_table(
        "tournament_actions",
        sa.Column("key", sa.String(64), nullable=False),
        _of_tournament(),
        sa.Column("at", INSTANT, nullable=False),
        *_keys("tournament_actions", "key"),
    )
    op.create_index("ix_tournament_actions_tournament_id", "tournament_actions", ["tournament_id"])


def _create_outbox() -> None:
    op.create_table(
        "tournament_outbox",
        sa.Column("id", ROW_ID, nullable=False),
        _of_tournament(),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", INSTANT, nullable=False),
        sa.Column("leased_until", INSTANT, nullable=True),
        *_keys("tournament_outbox", "id"),
        sa.UniqueConstraint("tournament_id", "slot", name=op.f("uq_tournament_outbox_tournament_id_slot")),
        sqlite_autoincrement=True,
    )


def _of_tournament() -> sa.Column[int]:
    return sa.Column("tournament_id", ROW_ID, nullable=False, autoincrement=False)


def _keys(table: str, *primary: str) -> tuple[sa.Constraint, ...]:
    tournament = sa.ForeignKeyConstraint(
        ["tournament_id"],
        ["tournaments.id"],
        name=op.f(f"fk_{table}_tournament_id_tournaments"),
        ondelete="CASCADE",
    )
    return sa.PrimaryKeyConstraint(*primary, name=op.f(f"pk_{table}")), tournament


def downgrade() -> None:
    for table in ("outbox", "actions", "deadlines", "tables", "people", "log"):
        op.drop_table(f"tournament_{table}")
    op.drop_table("tournaments")
    op.drop_column("servers", "tournament_role")
    op.drop_index("ix_games_tournament_id", "games")
    for column in ("tournament_table", "tournament_round", "tournament_id"):
        op.drop_column("games", column)
