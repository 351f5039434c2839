"""What everybody sees of a running game: the board, notices, summaries; and standing orders."""
