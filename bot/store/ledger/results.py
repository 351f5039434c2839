"""What a match leaves of each seat: rows of results, and what the log says of claims, turns and how long they took."""

import json
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from statistics import median
from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import Holder
from bot.records.ids import NOBODY, UserId
from bot.records.results import Counts, Rated, SeatResult, Skill
from bot.store.ledger.stored import Commit
from bot.store.mapping import Values
from bot.store.schema import RESULT, moves
from engine.archive.codec import dump_events, dump_move
from engine.variants import variant_of

UTTERMOST: Final = 1e6
"""No rating comes near it; a greater number in its columns is none."""

Line = tuple[int, bool, str, str, datetime]
"""A line of a log: its number, whether somebody asked for it, the move and its events as documents, and when."""


def draw_label() -> UserId:
    """A number in place of a user who wanted to be forgotten: random, below 0, tied to nothing."""
    return UserId(-1 - secrets.randbelow(2**62))


async def lines_of(connection: AsyncConnection, commit: Commit) -> list[Line]:
    """The whole log of a match, as documents, with the lines that a commit adds."""
    game_id = commit.after.record.id
    columns = (moves.c.seq, moves.c.key.is_not(None), moves.c.move, moves.c.events, moves.c.at)
    wanted = select(*columns).where(moves.c.game_id == game_id).order_by(moves.c.seq)
    before = [tuple(row) for row in await connection.execute(wanted)]
    new = ((one.seq, one.key is not None, dump_move(one.move), dump_events(one.events), one.at) for one in commit.moves)
    return [*before, *new]


def with_counts(
    results: Sequence[SeatResult], holders: Sequence[Holder], lines: Iterable[Line]
) -> tuple[SeatResult, ...]:
    """Results with what the log says of whom each is of, and nothing of who else played the seat (`holders` say when);
    who was forgotten in the middle of the match gets a label. Lines that cannot be read are held against nobody.
    """
    counting = _Counting(results, holders, [_Seat() for _ in results])
    for line in lines:
        with suppress(ValueError, LookupError, TypeError, AttributeError):
            counting.go_through(*line)
    return tuple(
        replace(one, counts=seat.counts(), user_id=draw_label() if one.user_id == NOBODY else one.user_id)
        for one, seat in zip(results, counting.seats, strict=True)
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
    skill = Skill(float(mu), float(sigma))
    if not max(abs(skill.mu), abs(skill.sigma)) < UTTERMOST:
        raise ValueError("no rating")
    return skill


@dataclass(slots=True)
class _Seat:
    """What its owner did, who `plays` it: not after a turn without a move of theirs, until they make another."""

    claimed: set[int] = field(default_factory=set)
    won: int = 0
    in_time: int = 0
    lengths: list[float] = field(default_factory=list)
    plays: bool = True

    def counts(self) -> Counts:
        length = round(median(self.lengths or [0]))
        return Counts(len(self.claimed), self.won, len(self.lengths), self.in_time, length)


@dataclass(slots=True)
class _Counting:
    """How far a log has been gone through: whose turn it is, which, since when, whether they moved or ran late."""

    results: Sequence[SeatResult]
    holders: Sequence[Holder]
    seats: list[_Seat]
    owner: int = -1
    began: datetime | None = None
    turn: int = 0
    moved: bool = False
    timed_out: bool = False

    def go_through(self, seq: int, asked: bool, move_text: str, events_text: str, at: datetime) -> None:
        move = json.loads(move_text)["move"]
        if (seat := move.get("seat")) is not None and self._is_owners(seat, seq):
            self.moved |= asked and seat == self.owner
            self.seats[seat].plays |= asked
            if self.seats[seat].plays and move["kind"] == "claim":
                self.seats[seat].claimed.add(move["window"])
        for event in json.loads(events_text)["events"]:
            match event["kind"]:
                case "timed_out":
                    self.timed_out |= event["seat"] == self.owner and self._is_owners(self.owner, seq)
                case "claim_won":
                    self.seats[event["seat"]].won += event["window"] in self.seats[event["seat"]].claimed
                case "turn_began":
                    if event["turn"] != self.turn:
                        self._end(seq, at)
                    self.owner, self.began, self.turn = event["seat"], at, event["turn"]
                    self.moved = self.timed_out = False
                case "match_ended":
                    self._end(seq, at)
                    self.owner = -1

    def _is_owners(self, seat: int, seq: int) -> bool:
        user_id, holder = self.results[seat].user_id, self.holders[seat]
        return user_id is not None and (holder.at(seq) or holder).user_id == user_id

    def _end(self, seq: int, at: datetime) -> None:
        if self.owner < 0 or self.began is None:
            return
        seat = self.seats[self.owner]
        seat.plays = self.moved
        if (self.moved or self.timed_out) and self._is_owners(self.owner, seq):
            seat.lengths.append((at - self.began).total_seconds())
            seat.in_time += not self.timed_out
