"""Logs of old matches, compressed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "kept_logs",
        sa.Column("game_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("moves", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_kept_logs_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_kept_logs")),
    )


def downgrade() -> None:
    op.drop_table("kept_logs")
