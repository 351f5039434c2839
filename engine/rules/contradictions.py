"""Switches that do not go together."""

from __future__ import annotations

from typing import NamedTuple


class Contradiction(NamedTuple):
    """Switches that do not go together, and why: one sentence that says what would be right."""

    switches: tuple[str, ...]
    why: str
