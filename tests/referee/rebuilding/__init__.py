"""Rebuilding the table: what Räuber-Rommé and the tile games have in common (002, 003, 004)."""
