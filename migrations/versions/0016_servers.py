"""What servers settle for their games, whether they were greeted, and the channel in which a game was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("settings", sa.Text(), nullable=True))
    op.add_column("servers", sa.Column("greeted", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("opened_in", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_host_id", "games", ["host_id"])


def downgrade() -> None:
    op.drop_index("ix_games_host_id", "games")
    op.drop_column("games", "opened_in")
    op.drop_column("servers", "greeted")
    op.drop_column("servers", "settings")
