"""What an operator may choose about hosting; everything that a game's own rules and pace do not settle."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.config import Limits

MISSES: Final = 2
"""So many time-outs in a row, and the computer plays for a person."""

TURNS_KEPT: Final = 2
"""So many turns the computer plays for somebody who is away before their seat opens to a substitute."""

Clock = Callable[[], datetime]
ANY: Final = 10**9
"""Stands for no limit."""

NO_LIMITS: Final = Limits(**dict.fromkeys(Limits.model_fields, ANY))
"""Where everybody is known, as in a playground; `bot.config` has what holds in Discord."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Numbers of the host.

    `think` is how long computer players seem to think, the same whatever they hold. `late` is how long after a deadline
    the clock acts, so that clicks made in time and handled late still count. Standing orders answer `orders_after` a
    claim window has opened, or half-way through a shorter one. A lobby that nobody starts is given up after
    `abandoned_after`; a match that everybody has left waits for `paused_for`.
    """

    think: timedelta = timedelta(seconds=1.2)
    late: timedelta = timedelta(seconds=2)
    orders_after: timedelta = timedelta(seconds=5)
    abandoned_after: timedelta = timedelta(days=14)
    paused_for: timedelta = timedelta(days=90)
    limits: Limits = NO_LIMITS
