"""Tournaments: who meets whom at which table, what it is worth, who is ahead. A value with moves, like a match."""
