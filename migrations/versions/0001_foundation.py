"""Games, their seats, logs, snapshots, deadlines and notices; what players have chosen or ordered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.BigInteger()
ACTIVE = sa.text("status IN ('lobby', 'running')")


def of_game(table: str) -> tuple[sa.schema.SchemaItem, ...]:
    name = op.f(f"fk_{table}_game_id_games")
    return (
        sa.Column("game_id", ROW_ID, nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=name, ondelete="CASCADE"),
    )


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("turn_s", sa.Integer(), nullable=False),
        sa.Column("window_s", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("board_message_id", sa.BigInteger()),
        sa.Column("notice_message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_guild_id_status", "games", ["guild_id", "status"])
    op.create_index(
        "uq_games_active_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=ACTIVE,
        postgresql_where=ACTIVE,
    )
    op.create_table(
        "seats",
        *of_game("seats"),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("computer", sa.String(32)),
        sa.Column("autopilot", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("entropy", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "user_id", name=op.f("uq_seats_game_id_user_id")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"])
    op.create_table(
        "moves",
        *of_game("moves"),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_moves")),
        sa.UniqueConstraint("game_id", "key", name=op.f("uq_moves_game_id_key")),
    )
    op.create_table(
        "snapshots",
        *of_game("snapshots"),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "deadlines",
        *of_game("deadlines"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", INSTANT, nullable=False),
        sa.Column("fires", INSTANT, nullable=False),
        sa.Column("grace_s", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "kind", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_fires"), "deadlines", ["fires"])
    op.create_table(
        "outbox",
        sa.Column("id", ROW_ID, nullable=False),
        *of_game("outbox"),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", INSTANT, nullable=False),
        sa.Column("leased_until", INSTANT),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("game_id", "slot", name=op.f("uq_outbox_game_id_slot")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "standing_orders",
        *of_game("standing_orders"),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("faces", sa.Text(), nullable=False),
        sa.Column("pass_rest", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_standing_orders")),
    )
    op.create_table(
        "drafts",
        *of_game("drafts"),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_drafts")),
    )
    op.create_table(
        "actions",
        sa.Column("key", sa.String(64), nullable=False),
        *of_game("actions"),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_actions")),
    )
    op.create_index("ix_actions_game_id", "actions", ["game_id"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )


def downgrade() -> None:
    tables = ("actions", "drafts", "standing_orders", "outbox", "deadlines", "snapshots", "moves", "seats", "games")
    for table in ("facts", *tables):
        op.drop_table(table)
