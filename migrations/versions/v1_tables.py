"""All tables, as the schema has them. The first release writes them out here, and every later step has a file of its
own: until then no database exists that another schema has made.
"""

from alembic import op

from bot.store.schema import metadata

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
