"""Puzzles: what is proven of them, and how attempts are judged."""
