"""Hours and days that a visitor lets go by: deadlines, reminders, absences; and for whom the table waits then."""

from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from typing import Final

from bot.hosting.clock.absence import goes_on
from bot.hosting.clock.stage import ends
from bot.records.games import GameStatus, VisibleGame
from bot.ui.lobby.lobby import wanting
from bot.ui.table.game_facts import names_of
from bot.wording import Wording
from bot.wording.speech import NOT_SAID


def why_it_waits(visible: VisibleGame, wording: Wording, zone: tzinfo) -> str:
    """What the table of the page waits for, as everybody may know it, in the page's zone."""
    record, view, told = visible.record, visible.view, visible.deadlines
    why, until, seats = "turn", told.turn, tuple(range(len(record.holders)))
    if record.standstill is not None:
        why, until = "standstill", ends(record.standstill)
    elif record.status is GameStatus.LOBBY:
        why = "players" if wanting(record) else "lobby"
    elif record.is_suspended:
        why, until = "suspended", told.ending
    elif record.is_over or view is None:
        why = "over"
    elif not goes_on(record, view.out):
        why = "away"
    elif view.claim_window is not None:
        why, until, seats = "window", told.window, view.claim_window.asked
    elif view.turn_seat is not None:
        why, seats = "friendly" if told.can_play_on else "turn", (view.turn_seat,)
    names = [record.host_name] if why == "lobby" else [names_of(record)[seat] for seat in seats]
    there = None if until is None else until.astimezone(zone)
    said = {} if there is None else {"day": wording.day(there.date()), "time": wording.clock(there.time())}
    moment = wording.text("playground-moment", **said) if said else NOT_SAID
    game = wording.variant_name(record.variant)
    return wording.text("playground-waits", game=game, why=why, who=wording.listed(names), until=moment)


STRETCHES: Final = (timedelta(hours=1), timedelta(hours=8), timedelta(days=1), timedelta(days=3))
MOST: Final = timedelta(days=7)
"""So much can be asked for at once, by however many presses."""
SHORTEST_STEP: Final = timedelta(seconds=30)
LONGEST_STEP: Final = timedelta(hours=6)
QUICK_S: Final = 0.2
SLOW_S: Final = 0.5
NOTHING: Final = timedelta(0)


class Passing:
    """Until when time is to fly.

    Between two steps whoever clicks has their turn and the page shows how far it is, so a step is short where much
    happens and long where nothing does.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._until: datetime | None = None
        self._step = SHORTEST_STEP
        self.waits: str | None = None
        """Why the table stands as it does, once time has flown."""

    @property
    def left(self) -> timedelta:
        """How much is still to go by: nothing where time goes its usual pace."""
        return NOTHING if self._until is None else max(NOTHING, self._until - self._clock())

    def offered(self) -> list[bool]:
        """Of each stretch, whether it may still come on top of what is going by already."""
        return [self.left + stretch <= MOST for stretch in STRETCHES]

    def ask(self, choice: object) -> str | None:
        """Let a stretch go by, after what is going by already; until when, None for what is not offered."""
        if type(choice) is not int or not 0 <= choice < len(STRETCHES) or not self.offered()[choice]:
            return None
        if not self.left:
            self._step = SHORTEST_STEP
        self._until = self._clock() + self.left + STRETCHES[choice]
        return self._until.isoformat()

    def stop(self) -> None:
        """Let time go its usual pace from here on."""
        self._until = None

    def next_step(self) -> timedelta | None:
        """How much is to go by at once now; None where time is to go its usual pace."""
        if not self.left:
            self._until = None
            return None
        return min(self.left, self._step)

    def took(self, seconds: float) -> None:
        """A step took so long: the next is twice as long, or half, or as long."""
        if seconds < QUICK_S:
            self._step = min(self._step * 2, LONGEST_STEP)
        elif seconds > SLOW_S:
            self._step = max(self._step / 2, SHORTEST_STEP)
