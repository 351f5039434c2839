"""An index by grace and time, so that a start does not go through the deadlines of every game that waits."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_deadlines_grace_s", "deadlines", ["grace_s", "due"])


def downgrade() -> None:
    op.drop_index("ix_deadlines_grace_s", "deadlines")
