"""What there is every day: a puzzle and a deal that everybody shares, and how many days in a row somebody has solved the puzzle."""
