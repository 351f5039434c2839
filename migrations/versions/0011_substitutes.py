"""Seats that are open to substitutes, who sat there before, and how many turns people have played in time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("is_open", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("before", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "turns_played",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("in_time", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_turns_played")),
    )


def downgrade() -> None:
    op.drop_table("turns_played")
    op.drop_column("seats", "before")
    op.drop_column("seats", "is_open")
