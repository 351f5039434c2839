"""Deadlines and outbox of tournaments have the columns of those of games, so that the same code serves both."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tournament_outbox") as outbox:
        outbox.add_column(sa.Column("direct", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("tournament_deadlines") as deadlines:
        deadlines.add_column(sa.Column("grace_s", sa.Integer(), server_default="600", nullable=False))
        deadlines.add_column(sa.Column("clock", sa.Text(), nullable=True))
    with op.batch_alter_table("tournament_deadlines") as deadlines:
        deadlines.alter_column("grace_s", server_default=None)
    op.create_index("ix_tournament_deadlines_grace_s", "tournament_deadlines", ["grace_s", "due"])


def downgrade() -> None:
    op.drop_index("ix_tournament_deadlines_grace_s", "tournament_deadlines")
    with op.batch_alter_table("tournament_deadlines") as deadlines:
        deadlines.drop_column("clock")
        deadlines.drop_column("grace_s")
    with op.batch_alter_table("tournament_outbox") as outbox:
        outbox.drop_column("direct")
