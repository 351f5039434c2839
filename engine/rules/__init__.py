"""What rule models share: switches, the match, melds, values, rebuilding, and what is refused."""
