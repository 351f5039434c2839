"""Pauses that grow from failure to failure, and begin anew when something has gone well."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Pauses:
    """Lengths in seconds: the first, then twice as long each time, up to the longest.

    By default those while the database does not answer: work goes on within seconds of its coming back.
    """

    first: float = 0.25
    longest: float = 4.0
    failures: int = 0

    def next(self) -> float:
        """How long to wait after one more failure."""
        pause = self.first * float(1 << min(self.failures, 20))
        self.failures += 1
        return min(pause, self.longest)

    def reset(self) -> None:
        """Something went well."""
        self.failures = 0
