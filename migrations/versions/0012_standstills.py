"""Matches that cannot be played where they are, and notices that go to one person alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("standstill", sa.Text(), nullable=True))
    op.add_column("outbox", sa.Column("direct", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("outbox", "direct")
    op.drop_column("games", "standstill")
