"""The step that every move of a tournament takes."""

from __future__ import annotations

from typing import NamedTuple

from engine.tournament.events import TournamentEvent
from engine.tournament.state import Tournament


class Step(NamedTuple):
    """The state after a move, and all that happened, in order."""

    state: Tournament
    events: tuple[TournamentEvent, ...]

    def then(self, following: Step) -> Step:
        """One step, and another that was taken from where it led."""
        return Step(following.state, (*self.events, *following.events))
