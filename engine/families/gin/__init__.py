"""Gin rummy: melds stay in hand until somebody knocks."""

from engine.families.gin.family import GIN, Gin
from engine.families.gin.state import GinRound

__all__ = ["GIN", "Gin", "GinRound"]
