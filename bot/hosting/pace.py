"""The paces a game can be played at (DESIGN section 5), and how a custom one is read."""

from __future__ import annotations

from bot.records import Pace

PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("live", 120, 15),
        Pace("quick", 3_600, 120),
        Pace("daily", 86_400, 3_600),
        Pace("slow", 259_200, 21_600),
    )
}
