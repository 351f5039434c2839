"""What an operator may choose about hosting; everything that a game's own rules and pace do not settle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class Policy:
    """Numbers of the host.

    `think` is how long computer players seem to think, the same whatever they hold. `late` is how long after a deadline
    the clock acts, so that clicks made in time and handled late still count. After `misses` time-outs in a row the
    computer plays for a person. Standing orders answer `orders_after` a claim window has opened, or half-way through a
    shorter one. A lobby that nobody starts, and a match that everybody has left, is given up after `abandoned_after`.
    """

    think: timedelta = timedelta(seconds=1.2)
    late: timedelta = timedelta(seconds=2)
    misses: int = 2
    orders_after: timedelta = timedelta(seconds=5)
    abandoned_after: timedelta = timedelta(days=14)
