"""What must not grow with the years: which games people have played to the end stands in a table of its own, and
indexes lead to the games of a host and to the tournaments of a channel.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    active = sa.text("status IN ('lobby', 'running')")
    op.create_index("ix_games_active_host", "games", ["host_id"], sqlite_where=active, postgresql_where=active)
    op.create_index("ix_games_host_id_created_at", "games", ["host_id", "created_at"])
    op.drop_index("ix_games_host_id", "games")
    op.create_index("ix_tournaments_channel_id", "tournaments", ["channel_id"])
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
    op.drop_index("ix_tournaments_channel_id", "tournaments")
    op.create_index("ix_games_host_id", "games", ["host_id"])
    op.drop_index("ix_games_host_id_created_at", "games")
    op.drop_index("ix_games_active_host", "games")
