"""What a finished match leaves of each seat: small, and there when the match itself is packed or deleted."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from bot.records.ids import GameId, Name, UserId
from engine.cards import Seat


class Shows(StrEnum):
    """To whom somebody's results show: to them alone, in the server of the match, or wherever they play."""

    ME = "me"
    SERVER = "server"
    EVERYWHERE = "everywhere"


class Friendly(StrEnum):
    """Why a match is not rated."""

    ALONE = "alone"
    HOUSE_RULES = "house_rules"
    SHORT = "short"
    HINTS = "hints"
    LEARNING = "learning"
    DEAL = "deal"
    """The deal of a day: it is in nobody's statistics either, where others would see of it before they play it."""
    NO_RATING = "no_rating"
    OFTEN = "often"
    """The same people have had as many rated matches on that day as count."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What the log says of a person, no computer: claims, turns, and the median length of a turn in seconds."""

    claims: int = 0
    claims_won: int = 0
    turns: int = 0
    in_time: int = 0
    turn_s: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended a match, for whoever held it at the first turn: a person, or a computer player (`computer`).

    Who was forgotten is a `user_id` below 0, a random label. `place` counts from 1 among all seats; who `left` comes
    after all other people. `team` is None where everybody plays for themselves. `friendly` says why the match is not
    rated. `won` counts the rounds won, by how they ended. So many `decisions` the coach has looked at, if it was asked,
    of which the dearest `lost` so many points.
    """

    match_id: GameId
    seat: Seat
    user_id: UserId | None
    name: Name
    computer: str | None
    guild_id: int
    channel_id: int
    variant: str
    ended: datetime
    place: int
    seats: int
    points: int
    rounds: int
    team: int | None = None
    left: bool = False
    friendly: Friendly | None = None
    won: Mapping[str, int] = field(default_factory=dict)
    counts: Counts = Counts()
    decisions: int | None = None
    lost: float | None = None


class Skill(NamedTuple):
    """A rating: what somebody's strength is believed to be, and how sure that is."""

    mu: float
    sigma: float


class Rated(NamedTuple):
    """A seat's result with the rating after it, in the match's server and over all; None where it is not rated."""

    result: SeatResult
    here: Skill | None = None
    overall: Skill | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place in a server's list of a game, by the rating in that server."""

    user_id: UserId
    name: str
    skill: Skill
    shown: int
    matches: int
    provisional: bool
