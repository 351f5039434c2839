"""Whom each running game waits for, and standing orders that last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("game_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_waits_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_waits")),
    )
    op.create_index(op.f("ix_waits_user_id"), "waits", ["user_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_waits_user_id"), table_name="waits")
    op.drop_table("waits")
