"""The record of a match as the archive writes it: JSON, one move and its events after another."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tests.referee.foul import Foul

Entry = Mapping[str, Any]
"""A move, an event or a group of switches, just as `json.loads` reads it."""

FORM = "the form of the record"


def read_rules(text: str) -> Entry:
    """The resolved rules of a match."""
    rules: Entry = json.loads(text)["rules"]
    return rules


def read_move(text: str) -> Entry:
    """One move."""
    move: Entry = json.loads(text)["move"]
    return move


def read_events(text: str) -> Events:
    """What came of a move."""
    return Events(json.loads(text)["events"])


class Events:
    """The events of one move, read one by one; all of them must be accounted for."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._at = 0

    @property
    def kind(self) -> str:
        """The kind of the event that comes next, empty after the last one."""
        return str(self._entries[self._at]["kind"]) if self._at < len(self._entries) else ""

    def next(self, *kinds: str) -> Entry:
        """The next event, which must be of one of these kinds; any kind where none is named."""
        if kinds and self.kind not in kinds:
            wanted, found = " or ".join(kinds), self.kind or "nothing"
            raise Foul(FORM, f"{wanted} should come, and there is {found}")
        entry = self._entries[self._at]
        self._at += 1
        return entry

    def find(self, kind: str) -> Entry:
        """The next event of a kind, without reading up to it; empty where none is to come."""
        return next((entry for entry in self._entries[self._at :] if entry["kind"] == kind), {})

    def close(self) -> None:
        """Raises Foul for events that nothing accounts for."""
        if self.kind:
            raise Foul(FORM, f"{self.kind} comes out of nowhere: {dict(self._entries[self._at])}")
