"""The paces a game can be played at (DESIGN section 5), and how a custom one is read."""

from __future__ import annotations

import re
from typing import Final

from bot.hosting.refusals import HostReject, Refused
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
CUSTOM: Final = "custom"
TURN_S: Final = range(30, 14 * 86_400 + 1)
WINDOW_S: Final = range(5, 3 * 86_400 + 1)
GRACE_S: Final = range(60, 600 + 1)

_SECONDS_IN: Final = {"": 1, "s": 1, "m": 60, "h": 3_600, "d": 86_400}
_LENGTH: Final = re.compile(r"\s*(\d{1,7})\s*([smhd]?)", re.IGNORECASE)


def pace_of(name: str) -> Pace:
    """The named pace. Raises Refused(BAD_PACE) for a name that is none."""
    found = PACES.get(name.strip().lower())
    if found is None:
        raise Refused(HostReject.BAD_PACE, given=name, known=tuple(PACES))
    return found


def custom_pace(turn: str, window: str) -> Pace:
    """A pace from two lengths as people type them: `90`, `90s`, `5m`, `1h 30m`, `2d`. Raises Refused(BAD_PACE)."""
    return checked(Pace(CUSTOM, _seconds(turn), _seconds(window)))


def checked(pace: Pace) -> Pace:
    """The pace itself, if its lengths are ones that a game can be played at. Raises Refused(BAD_PACE)."""
    if pace.turn_s not in TURN_S or pace.window_s not in WINDOW_S or pace.window_s > pace.turn_s:
        raise Refused(
            HostReject.BAD_PACE,
            given=f"{pace.turn_s}s, {pace.window_s}s",
            known=tuple(PACES),
            turn_min=TURN_S[0],
            turn_max=TURN_S[-1],
            window_min=WINDOW_S[0],
            window_max=WINDOW_S[-1],
        )
    return pace


def grace_s(length_s: int) -> int:
    """The time that is given anew, in seconds, when the bot was away as a deadline passed.

    As much as the pace gives for such a deadline, but at most ten minutes, and at least one, so that people see that
    the game goes on.
    """
    return min(max(length_s, GRACE_S[0]), GRACE_S[-1])


def _seconds(text: str) -> int:
    total, at = 0, 0
    while at < len(text.rstrip()) or at == 0:
        piece = _LENGTH.match(text, at)
        if piece is None:
            raise Refused(HostReject.BAD_PACE, given=text, known=tuple(PACES))
        total += int(piece[1]) * _SECONDS_IN[piece[2].lower()]
        at = piece.end()
    return total
