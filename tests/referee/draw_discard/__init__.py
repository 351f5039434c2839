"""Draw-and-discard rummy: the card games of booklets 000, 001 and 003, and 500 rummy."""
