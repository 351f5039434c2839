"""Rows of results to values and back."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.names import legible
from bot.records.results import Counts, Friendly, Rated, SeatResult, Skill
from bot.store.ledger import rows
from bot.store.ledger.counted import Line, counted
from bot.store.ledger.rows import Values
from bot.store.ledger.stored import Commit
from bot.store.schema import moves
from engine.cards import Seat


def draw_label() -> int:
    """A number in place of a user who wanted to be forgotten: random, below 0, tied to nothing."""
    return -1 - secrets.randbelow(2**62)


async def lines_of(connection: AsyncConnection, commit: Commit) -> list[Line]:
    """The whole log of a match, as documents, with the lines that a commit adds."""
    game_id = commit.after.record.id
    wanted = select(moves.c.move, moves.c.events, moves.c.at).where(moves.c.game_id == game_id).order_by(moves.c.seq)
    before = [(row.move, row.events, row.at) for row in await connection.execute(wanted)]
    added = (rows.move_values(game_id, one) for one in commit.moves)
    return before + [(one["move"], one["events"], one["at"]) for one in added]


def with_counts(results: Sequence[SeatResult], lines: Sequence[Line]) -> tuple[SeatResult, ...]:
    """Results with what the log says of each seat; who was forgotten in the middle of the match gets a label."""
    counts = counted(lines, len(results))
    return tuple(
        replace(one, counts=counts[one.seat], user_id=draw_label() if one.user_id == 0 else one.user_id)
        for one in results
    )


def result_values(result: SeatResult) -> Values:
    """A row of `results` that no rating has heard of."""
    return {
        **{name: getattr(result, name) for name in _PLAIN},
        "friendly": None if result.friendly is None else result.friendly.value,
        "won": json.dumps(result.won),
        "counts": json.dumps(asdict(result.counts)),
        **rated_values(None),
    }


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


def result_of(row: Row[Any]) -> SeatResult:
    """The result of a row of `results`."""
    given = {name: getattr(row, name) for name in _PLAIN} | {"seat": Seat(row.seat), "name": legible(row.name)}
    friendly = None if row.friendly is None else Friendly(row.friendly)
    return SeatResult(**given, friendly=friendly, won=json.loads(row.won), counts=Counts(**json.loads(row.counts)))


def rated_of(row: Row[Any]) -> Rated:
    """The result of a row of `results`, with the ratings after it."""
    here = None if row.here_mu is None else Skill(row.here_mu, row.here_sigma)
    return Rated(result_of(row), here, None if row.mu is None else Skill(row.mu, row.sigma))


_PLAIN = (
    "match_id",
    "seat",
    "user_id",
    "name",
    "computer",
    "guild_id",
    "channel_id",
    "variant",
    "ended",
    "place",
    "seats",
    "points",
    "rounds",
    "team",
    "left",
    "decisions",
    "lost",
)
