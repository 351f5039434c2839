"""The tile games of booklets 002 and 004."""
