"""The history of the database's schema, for Alembic. It is installed beside `bot`, which upgrades with it."""
