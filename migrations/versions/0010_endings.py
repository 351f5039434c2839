"""The end of a running match that somebody wants."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("ending", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "ending")
