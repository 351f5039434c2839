"""What may become of the jokers on a table and of the melds that hold them: cases, each a problem of its own."""
