"""Standing orders that last: who passes in all games, and orders that read the hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passing_users",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_passing_users")),
    )
    op.add_column("standing_orders", sa.Column("melds", sa.String(16), nullable=False, server_default="never"))
    op.add_column("standing_orders", sa.Column("answered", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_standing_orders_user_id"), "standing_orders", ["user_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_standing_orders_user_id"), table_name="standing_orders")
    op.drop_column("standing_orders", "answered")
    op.drop_column("standing_orders", "melds")
    op.drop_table("passing_users")
