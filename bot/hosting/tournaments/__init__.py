"""Hosting tournaments: the only writer of them. What a format is, `engine.tournament` says."""
