"""What the doctor reads beside games: every row of these tables, as the bot does, which passes over what it cannot."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Delete, Row, Table, Update, delete, func, or_, select, text, update

from bot.store.database.db import Database
from bot.store.database.unreadable import Unreadable, key_of, tried
from bot.store.games.series import link_of
from bot.store.games.tournaments import TournamentStore
from bot.store.ledger.results import rated_of
from bot.store.people.daily import puzzle_of
from bot.store.people.servers import rules_of
from bot.store.people.settings import turns_of
from bot.store.results import standing_of
from bot.store.schema import (
    ATTEMPTED,
    BAR,
    BLOCK,
    DAILY_POST,
    DEAL_PLAYER,
    DEALT,
    PERSON,
    POSTED,
    bars,
    blocks,
    daily_attempts,
    daily_deals,
    daily_players,
    daily_posts,
    daily_puzzles,
    metadata,
    people,
    posted,
    ratings,
    results,
    rule_sets,
    series_matches,
    tournament_posted,
    turns_played,
)

_READ: Final[dict[str, tuple[Table, Callable[[Row[Any]], object]]]] = {
    "person": (people, PERSON.read),
    "count of turns": (turns_played, turns_of),
    "block": (blocks, BLOCK.read),
    "bar": (bars, BAR.read),
    "result": (results, rated_of),
    "rating": (ratings, standing_of),
    "rule set": (rule_sets, rules_of),
    "series": (series_matches, link_of),
    "daily puzzle": (daily_puzzles, puzzle_of),
    "daily attempt": (daily_attempts, ATTEMPTED.read),
    "daily deal": (daily_deals, DEALT.read),
    "daily player": (daily_players, DEAL_PLAYER.read),
    "daily post": (daily_posts, DAILY_POST.read),
    "message of a game": (posted, POSTED.read),
    "message of a tournament": (tournament_posted, POSTED.read),
}


async def take_out(database: Database) -> int:
    """Take out what is counted anew, and what would have gone with what it belongs to, such as a game; gives how many
    rows. Only a file can hold any.
    """
    if database.dialect != "sqlite":
        return 0
    lost: list[Delete | Update] = [
        delete(turns_played).where(or_(*(func.typeof(column) != "integer" for column in turns_played.c)))
    ]
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            goes, gone = key.ondelete == "CASCADE", key.parent.not_in(select(key.column))
            lost.append((delete(table) if goes else update(table).values({key.parent: None})).where(gone))
    async with database.writing() as connection:
        return sum([(await connection.execute(one)).rowcount for one in lost])


async def unreadable_rows(database: Database) -> list[tuple[str, int | str, str]]:
    """What cannot be read of tournaments and of these tables: what it is, its key, and why."""
    bad: list[tuple[str, int | str, str]] = []
    bad += [("tournament", of, why) for of, why in (await TournamentStore(database).unreadable()).items()]
    async with database.reading() as connection:
        for kind, (table, read) in _READ.items():
            async for row in await connection.stream(select(table)):
                one = tried(row, read, "its row")
                if isinstance(one, Unreadable):
                    bad.append((kind, key_of(table, row), one.reason))
        if database.dialect == "sqlite":
            # A file that was put together by hand: a server lets no such row in.
            for row in await connection.execute(text("PRAGMA foreign_key_check")):
                why = f"it belongs to none of the {row.parent}; talon doctor --repair takes it out"
                bad.append((f"row of {row.table}", row.rowid or 0, why))
    return bad
