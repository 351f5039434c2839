"""Tournaments in Discord: their board, tables, standings, the panel in which one is prepared."""
