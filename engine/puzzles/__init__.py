"""Puzzles: positions of real play with one answer that is best beyond doubt, found, weighed and judged here."""
