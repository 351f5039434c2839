"""How fast a game goes: the length of a turn and of a claim window."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Pace:
    """Lengths in seconds. `name` is live, quick, daily, slow or custom."""

    name: str
    turn_s: int
    window_s: int

    @property
    def turn(self) -> timedelta:
        """How long a turn may take."""
        return timedelta(seconds=self.turn_s)

    @property
    def window(self) -> timedelta:
        """How long a claim window stays open at most: the same for every discard, whoever holds what."""
        return timedelta(seconds=self.window_s)


PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("live", 120, 15),
        Pace("quick", 3_600, 120),
        Pace("daily", 86_400, 3_600),
        Pace("slow", 259_200, 21_600),
    )
}
