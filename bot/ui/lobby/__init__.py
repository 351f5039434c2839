"""The lobby and its house rules."""
