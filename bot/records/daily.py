"""What the host knows of somebody and the puzzle, and the deal, of a day."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final

from bot.records.ids import GameId, UserId
from engine.cards.shuffle import commitment

MOST_TRIES: Final = 60
"""So many attempts are counted; further ones are judged all the same."""


@dataclass(frozen=True, slots=True)
class Attempted:
    """Somebody at the puzzle of a day.

    `tries` has a letter for each attempt: the first of `engine.puzzles.answers.Attempt`'s. They `opened` it in the
    server `guild_id` (0: direct messages), and it `closes` at their midnight as it was then; `in_time` says that it was
    `solved` before. `draft` is what they have prepared, as the interface has it.
    """

    user_id: UserId
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


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal of a day: the secret that its commitment promises, and the part of whoever opened it first."""

    day: date
    secret: bytes = field(repr=False)
    part: str | None = None

    @property
    def commitment(self) -> str:
        """What is shown of the secret before."""
        return commitment(self.secret)


@dataclass(frozen=True, slots=True)
class DealPlayer:
    """Somebody at the deal of a day, opened in the server `guild_id` (0: direct messages): it `closes` at their
    midnight as it was then. There is no `game_id` before the cards are dealt.
    """

    user_id: UserId
    day: date
    guild_id: int
    closes: datetime
    game_id: GameId | None = None


@dataclass(frozen=True, slots=True)
class Finisher:
    """Somebody who has played the deal of a day to its end: their name then, the points of their seat, and of all."""

    user_id: UserId
    name: str
    guild_id: int
    game_id: GameId
    points: int
    of_all: int
