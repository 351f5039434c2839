"""Who goes on from a round and why: what brackets, standings, roads, podiums and texts are made of alike."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Why(StrEnum):
    """What an entrant's way depends on: a table that is played still, its result, the lot between equals, a bye, or a
    table of the next round that needs filling up.
    """

    PLAYING = "playing"
    RESULT = "result"
    LOT = "lot"
    BYE = "bye"
    FILLS = "fills"


class Fate(NamedTuple):
    """Whether an entrant goes on from a round, and why. `on` is None as long as that is open.

    In the final it says who has won the title, in the match for third place who is third.
    """

    on: bool | None
    why: Why
