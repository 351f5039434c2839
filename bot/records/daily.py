"""What the host knows of somebody and the puzzle of a day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

MOST_TRIES: Final = 60
"""So many attempts are counted; further ones are judged all the same."""


@dataclass(frozen=True, slots=True)
class Attempted:
    """Somebody at the puzzle of a day.

    `tries` has a letter for each attempt: the first of `engine.puzzles.answers.Attempt`'s. They `opened` it in the
    server `guild_id` (0: direct messages), and it `closes` at their midnight as it was then; `in_time` says that it was
    `solved` before. `draft` is what they have prepared, as the interface has it.
    """

    user_id: int
    day: date
    guild_id: int
    opened: datetime
    closes: datetime
    tries: str = ""
    hints: int = 0
    solved: datetime | None = None
    in_time: bool = False
    draft: str | None = None

    @property
    def took(self) -> timedelta:
        """From the first look to the answer; nothing before there is one."""
        return timedelta() if self.solved is None else self.solved - self.opened


@dataclass(frozen=True, slots=True)
class DailyPost:
    """What was posted in a server for a day."""

    guild_id: int
    day: date
    channel_id: int
    message_id: int | None = None
