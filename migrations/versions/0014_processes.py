"""Processes that share the database, and who of them holds which shards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process_id", _ROW_ID, nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_shards"),
        sa.ForeignKeyConstraint(
            ["process_id"], ["processes.id"], name="fk_shards_process_id_processes", ondelete="SET NULL"
        ),
    )


def downgrade() -> None:
    op.drop_table("shards")
    op.drop_table("processes")
