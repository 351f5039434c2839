"""What people have settled for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

INSTANT = sa.BigInteger()


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("habits", sa.Text(), nullable=False),
        sa.Column("reminders", sa.String(16), nullable=False),
        sa.Column("digest_at", sa.Integer(), nullable=True),
        sa.Column("digest_next", INSTANT, nullable=True),
        sa.Column("called_to_knock", sa.Boolean(), nullable=False),
        sa.Column("four_colours", sa.Boolean(), nullable=False),
        sa.Column("text_mode", sa.Boolean(), nullable=False),
        sa.Column("asks_before_discarding", sa.Boolean(), nullable=True),
        sa.Column("teaching", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )
    op.create_index(op.f("ix_people_digest_next"), "people", ["digest_next"])


def downgrade() -> None:
    op.drop_index(op.f("ix_people_digest_next"), table_name="people")
    op.drop_table("people")
