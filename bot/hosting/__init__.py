"""Hosting games over time: the only writer of games, the clock, absence. No Discord and no pictures here."""
