"""Gin rummy: melds stay in hand until somebody knocks."""
