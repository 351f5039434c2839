"""What a search is asked: the pieces of a problem, what laying them is worth, and how many looks it may take."""
