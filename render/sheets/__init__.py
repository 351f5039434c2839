"""Score sheets, round summaries and examples of the rules."""
