"""What a match leaves of each seat: rows of results, and what the log says of claims, turns and how long they took."""

import json
import secrets
from collections.abc import Iterable, Sequence
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
    found = [_Seat() for _ in range(seats)]
    owner, began, turn, timed_out = -1, None, 0, False
    for move_text, events_text, at in lines:
        move, events = json.loads(move_text).get("move", {}), json.loads(events_text).get("events", [])
        if move.get("kind") == "claim":
            found[move["seat"]].claimed.add(move["window"])
        for event in events:
            match event.get("kind"):
                case "timed_out":
                    timed_out = timed_out or event["seat"] == owner
                case "claim_won":
                    found[event["seat"]].won += 1
                case "turn_began":
                    if owner >= 0 and began is not None and event["turn"] != turn:
                        _end(found[owner], began, at, timed_out=timed_out)
                    owner, began, turn, timed_out = event["seat"], at, event["turn"], False
                case "match_ended":
                    if owner >= 0 and began is not None:
                        _end(found[owner], began, at, timed_out=timed_out)
                    owner = -1
    return tuple(
        Counts(len(one.claimed), one.won, len(one.lengths), one.in_time, round(median(one.lengths or [0])))
        for one in found
    )


def _end(seat: _Seat, began: datetime, at: datetime, *, timed_out: bool) -> None:
    seat.in_time += not timed_out
    seat.lengths.append((at - began).total_seconds())
