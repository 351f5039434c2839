"""Watching a match again, and what happened while somebody was away: views of its one story."""
