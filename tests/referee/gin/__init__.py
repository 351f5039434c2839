"""Gin rummy (docs/GIN_AND_500.md)."""
