"""Rounds, scores, elimination and the end of a match; self-play."""
