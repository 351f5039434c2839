"""The tile games: lay tiles and rebuild the table, or draw; booklets 002 and 004."""
