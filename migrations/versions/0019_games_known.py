"""Which games people have played to the end, so that it need not be gathered from all their matches again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games_known",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "variant", name=op.f("pk_games_known")),
    )
    op.execute(
        "INSERT INTO games_known (user_id, variant) SELECT DISTINCT seats.user_id, games.variant"
        " FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE games.status = 'finished' AND seats.user_id IS NOT NULL"
    )


def downgrade() -> None:
    op.drop_table("games_known")
