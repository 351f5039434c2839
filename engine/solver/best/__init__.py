"""The best of all cases that is legal after all, with the fewest changes, and what is answered."""
