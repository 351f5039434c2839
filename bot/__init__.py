"""Everything that touches Discord, time or disk."""
