"""What a match leaves of each seat: rows of results, and what the log says of claims, turns and how long they took."""

import json
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from statistics import median
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.ids import NOBODY, UserId
from bot.records.results import Counts, Rated, SeatResult, Skill
from bot.store.ledger.stored import Commit
from bot.store.mapping import Values
from bot.store.schema import RESULT, moves
from engine.archive.codec import dump_events, dump_move
from engine.variants import variant_of

Line = tuple[str, str, datetime]
"""A line of a log: the move and its events as documents, and when."""


def draw_label() -> UserId:
    """A number in place of a user who wanted to be forgotten: random, below 0, tied to nothing."""
    return UserId(-1 - secrets.randbelow(2**62))


async def lines_of(connection: AsyncConnection, commit: Commit) -> list[Line]:
    """The whole log of a match, as documents, with the lines that a commit adds."""
    game_id = commit.after.record.id
    wanted = select(moves.c.move, moves.c.events, moves.c.at).where(moves.c.game_id == game_id).order_by(moves.c.seq)
    before = [(row.move, row.events, row.at) for row in await connection.execute(wanted)]
    return before + [(dump_move(one.move), dump_events(one.events), one.at) for one in commit.moves]


def with_counts(results: Sequence[SeatResult], lines: Sequence[Line]) -> tuple[SeatResult, ...]:
    """Results with what the log says of each seat; who was forgotten in the middle of the match gets a label."""
    counts = counted(lines, len(results))
    return tuple(
        replace(one, counts=counts[one.seat], user_id=draw_label() if one.user_id == NOBODY else one.user_id)
        for one in results
    )


def result_values(result: SeatResult) -> Values:
    """A row of `results` that no rating has heard of."""
    return RESULT.values(result) | rated_values(None)


def rated_values(rated: Rated | None) -> Values:
    """The columns of a row of `results` that follow from it and those before it; with None they are not known yet."""
    here, overall = (None, None) if rated is None else (rated.here, rated.overall)
    return {
        "rated": None if rated is None else overall is not None,
        "here_mu": None if here is None else here.mu,
        "here_sigma": None if here is None else here.sigma,
        "mu": None if overall is None else overall.mu,
        "sigma": None if overall is None else overall.sigma,
    }


def rated_of(row: Row[Any]) -> Rated:
    """The result of a row of `results`, with the ratings after it."""
    here = None if row.here_mu is None else skill_of(row.here_mu, row.here_sigma)
    return Rated(result_of(row), here, None if row.mu is None else skill_of(row.mu, row.sigma))


def result_of(row: Row[Any]) -> SeatResult:
    """The result of a row of `results`. Raises ValueError and UnknownVariantError."""
    variant_of(row.variant)
    return RESULT.read(row)


def skill_of(mu: Any, sigma: Any) -> Skill:
    """A rating by its columns. Raises ValueError and TypeError."""
    return Skill(float(mu), float(sigma))


@dataclass(slots=True)
class _Seat:
    claimed: set[int] = field(default_factory=set)
    won: int = 0
    in_time: int = 0
    lengths: list[float] = field(default_factory=list)


def counted(lines: Iterable[Line], seats: int) -> tuple[Counts, ...]:
    """What each seat did, by the whole log of a match. Lines that cannot be read are held against nobody."""
    counting = _Counting([_Seat() for _ in range(seats)])
    for line in lines:
        with suppress(ValueError, LookupError, TypeError, AttributeError):
            counting.go_through(*line)
    return tuple(
        Counts(len(one.claimed), one.won, len(one.lengths), one.in_time, round(median(one.lengths or [0])))
        for one in counting.seats
    )


@dataclass(slots=True)
class _Counting:
    """How far a log has been gone through: whose turn it is, which, since when, and whether its time has run out."""

    seats: list[_Seat]
    owner: int = -1
    began: datetime | None = None
    turn: int = 0
    timed_out: bool = False

    def go_through(self, move_text: str, events_text: str, at: datetime) -> None:
        for event in json.loads(events_text)["events"]:
            match event["kind"]:
                case "timed_out":
                    self.timed_out |= event["seat"] == self.owner
                case "claim_won":
                    self.seats[event["seat"]].won += 1
                case "turn_began":
                    if event["turn"] != self.turn:
                        self._end(at)
                    self.owner, self.began, self.turn, self.timed_out = event["seat"], at, event["turn"], False
                case "match_ended":
                    self._end(at)
                    self.owner = -1
        move = json.loads(move_text)["move"]
        if move["kind"] == "claim":
            self.seats[move["seat"]].claimed.add(move["window"])

    def _end(self, at: datetime) -> None:
        if self.owner >= 0 and self.began is not None:
            self.seats[self.owner].lengths.append((at - self.began).total_seconds())
            self.seats[self.owner].in_time += not self.timed_out
