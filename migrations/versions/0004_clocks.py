"""Paces with a reserve, and clocks that rest by their players' habits.

Games that are running were agreed upon without either: their turns go on as they did.
"""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NO_HABITS = '{"zone": null, "quiet": null, "vacations": []}'


def columns() -> Iterator[tuple[str, str, sa.types.TypeEngine[object], object]]:
    """The new columns: table, name, type, and what rows that are there get."""
    yield "games", "reserve_s", sa.Integer(), "0"
    yield "games", "by_itself", sa.Boolean(), sa.true()
    yield "games", "quiet", sa.Boolean(), sa.false()
    yield "games", "vacation", sa.Boolean(), sa.false()
    yield "seats", "reserve", sa.BigInteger(), "0"
    yield "seats", "habits", sa.Text(), NO_HABITS


def upgrade() -> None:
    for table, name, kind, present in columns():
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=present))
    op.add_column("deadlines", sa.Column("clock", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("deadlines", "clock")
    for table, name, _, _ in columns():
        op.drop_column(table, name)
