"""The paces a game can be played at (DESIGN section 5), and how a custom one is read."""

import re
from dataclasses import replace
from typing import Final

from bot.hosting.refusals import HostReject, Refused, there
from bot.records.games import Pace

PACES: dict[str, Pace] = {
    pace.name: pace
    for pace in (
        Pace("live", 120, 15, quiet=False, vacation=False),
        Pace("quick", 3_600, 120, 3 * 3_600),
        Pace("daily", 86_400, 3_600, 72 * 3_600),
        Pace("slow", 259_200, 21_600, 7 * 86_400),
        Pace("friendly", 86_400, 21_600, by_itself=False),
    )
}
RESTS: Final = {"both": (True, True), "quiet": (True, False), "vacation": (False, True), "never": (False, False)}
"""When turns rest: in quiet hours, on vacation."""
CUSTOM: Final = "custom"
TURN_S: Final = range(30, 14 * 86_400 + 1)
WINDOW_S: Final = range(5, 3 * 86_400 + 1)
RESERVE_S: Final = range(30 * 86_400 + 1)
RESTING_FROM_S: Final = 3_600
"""Turns shorter than this are played in one sitting: they do not rest unless somebody says so."""
GRACE_S: Final = range(60, 600 + 1)

_SECONDS_IN: Final = (604_800, 86_400, 3_600, 60, 1)
_LENGTH: Final = re.compile(
    r"\s*" + "".join(rf"(?:(\d{{1,7}})\s*{unit}\s*)?" for unit in ("w", "d", "h", "m(?:in)?", "s")), re.IGNORECASE
)


def pace_of(name: str) -> Pace:
    """The named pace. Raises Refused(BAD_PACE) for a name that is none."""
    return there(PACES.get(name.strip().lower()), HostReject.BAD_PACE, given=name)


def typed_pace(text: str) -> Pace:
    """A pace by its name, or as turn, reserve and knocking time, in lengths as people type them: `90s/15`, `8h/30m`,
    `8h+1d/1h 30m`; one that names no knocking time, as where nobody knocks, has a sixteenth of its turn. Raises
    Refused(BAD_PACE). Turns of such a pace rest where they are an hour or longer.
    """
    lengths, slash, window = text.partition("/")
    if lengths.strip().lower() in PACES and not slash:
        return pace_of(text)
    turn, plus, reserve = lengths.partition("+")
    turn_s, reserve_s = _of_pace(turn), _of_pace(reserve) if plus else 0
    window_s = _of_pace(window) if slash else max(turn_s // 16, WINDOW_S[0])
    pace = Pace(CUSTOM, turn_s, window_s, reserve_s)
    return checked(resting(pace, usual_rests(pace)))


def resting(pace: Pace, when: str) -> Pace:
    """The pace with turns that rest when it is said, by a name of RESTS."""
    quiet, vacation = RESTS[when]
    return replace(pace, quiet=quiet, vacation=vacation)


def rests_of(pace: Pace) -> str:
    """When the turns of a pace rest, as RESTS names it."""
    return next(when for when, rests in RESTS.items() if rests == (pace.quiet, pace.vacation))


def usual_rests(pace: Pace) -> str:
    """When the turns of a pace rest where nobody says otherwise, as RESTS names it."""
    return "both" if pace.turn_s >= RESTING_FROM_S else "never"


def checked(pace: Pace) -> Pace:
    """The pace itself, if its lengths are ones that a game can be played at. Raises Refused(BAD_PACE)."""
    known = pace.turn_s in TURN_S and pace.window_s in WINDOW_S and pace.reserve_s in RESERVE_S
    if not known or pace.window_s > pace.turn_s:
        raise Refused(
            HostReject.BAD_PACE,
            turn_min=TURN_S[0],
            turn_max=TURN_S[-1],
            window_min=WINDOW_S[0],
            window_max=WINDOW_S[-1],
            reserve_max=RESERVE_S[-1],
        )
    return pace


def seconds(text: str) -> int | None:
    """A length of time as people type it, each unit once: `90 min`, `2h`, `3d 12h`; None for another text."""
    found = _LENGTH.fullmatch(text)
    if found is None or not any(found.groups()):
        return None
    return sum(int(number or 0) * size for number, size in zip(found.groups(), _SECONDS_IN, strict=True))


def _of_pace(text: str) -> int:
    """A length within a pace, where a bare number is seconds."""
    return there(seconds(f"{text}s" if text.strip().isdigit() else text), HostReject.BAD_PACE, given=text)
