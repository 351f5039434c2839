"""Results as a year of matches would leave them, without playing them."""

import random
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from sqlalchemy import insert

from bot.records.ids import GameId
from bot.records.results import Counts, SeatResult
from bot.store.database.db import Database
from bot.store.ledger.results import result_values
from bot.store.schema import results
from engine.cards import Seat
from tests.hosting.hosted import MONDAY

NAMES = ["Ada", "Ben", "Cyd", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]


def seats(
    match_id: int,
    users: Sequence[int | None],
    places: Sequence[int] | None = None,
    *,
    ended: datetime = MONDAY,
    variant: str = "gin_rummy",
    guild_id: int = 7,
    channel_id: int = 70,
    **more: object,
) -> list[SeatResult]:
    """The rows of a match: None is a steady computer player. Without `places` the seats end in their order."""
    return [
        SeatResult(
            match_id=GameId(match_id),
            seat=Seat(seat),
            user_id=user,
            name="Computer" if user is None else NAMES[user % len(NAMES)] if user < 100 else f"P{user}",
            computer="steady/1" if user is None else None,
            guild_id=guild_id,
            channel_id=channel_id,
            variant=variant,
            ended=ended,
            place=places[seat] if places else seat + 1,
            seats=len(users),
            points=100 - 10 * seat,
            rounds=4,
            won={"knocked": 2, "gin": 1} if (places[seat] if places else seat + 1) == 1 else {"knocked": 1},
            counts=Counts(3, 1, 12, 11, 5400),
            **more,
        )
        for seat, user in enumerate(users)
    ]


async def keep(database: Database, matches: Iterable[Sequence[SeatResult]]) -> None:
    """Write these matches as their last commits would have."""
    rows = [result_values(one) for match in matches for one in match]
    async with database.writing() as connection:
        for start in range(0, len(rows), 500):
            await connection.execute(insert(results), rows[start : start + 500])


def season(
    users: Sequence[int],
    matches: int,
    seed: int = 1,
    *,
    guild_id: int = 7,
    variant: str = "gin_rummy",
    channel_id: int = 70,
    begins: datetime = MONDAY,
) -> list[list[SeatResult]]:
    """Matches of two among these people, a few hours apart; the earlier in the list the stronger."""
    chance, found = random.Random(seed), []
    for number in range(matches):
        one, other = sorted(chance.sample(range(len(users)), 2))
        won = chance.random() < 0.5 + 0.35 * (other - one) / len(users)
        pair = (users[one], users[other]) if won else (users[other], users[one])
        when = begins + timedelta(hours=9 * number)
        found.append(seats(number + 1, pair, ended=when, guild_id=guild_id, variant=variant, channel_id=channel_id))
    return found
