"""Sets, runs, flushes and jokers; laying off; exact search over melds; a table rebuilt and its joker locks."""
