"""The ids of games, a type of their own so that none is taken for a person's or a server's."""

from __future__ import annotations

from typing import NewType

GameId = NewType("GameId", int)
"""A game's id in the store."""
