"""Rule sets that a server has saved under a name, and the one it plays each game with by default."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.BigInteger()


def upgrade() -> None:
    op.create_table(
        "rule_sets",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.Column("made_by", sa.BigInteger(), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rule_sets")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_rule_sets_guild_id_name_key")),
    )
    op.create_table(
        "default_rules",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("rule_set_id", ROW_ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["rule_set_id"],
            ["rule_sets.id"],
            name=op.f("fk_default_rules_rule_set_id_rule_sets"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "variant", name=op.f("pk_default_rules")),
    )


def downgrade() -> None:
    op.drop_table("default_rules")
    op.drop_table("rule_sets")
