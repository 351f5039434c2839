"""Which match was played after which, and the series that they make."""

from typing import Any

from sqlalchemy import Row, select

from bot.records.games import Follows
from bot.records.ids import GameId
from bot.records.series import Played, Series, Sitter, Sitters
from bot.store.database.db import Store
from bot.store.database.unreadable import legible
from bot.store.schema import FOLLOWS, seats, series_matches


class SeriesStore(Store):
    """The table of matches that follow others. Every method is one transaction."""

    async def before(self, game_id: GameId) -> Sitters:
        """Who sat at the table of the match before a rematch, by seat; nobody where it is none, or that one is gone."""
        after = select(series_matches.c.after_id).where(series_matches.c.game_id == game_id).scalar_subquery()
        found = await self._database.rows(select(seats).where(seats.c.game_id == after).order_by(seats.c.seat))
        return tuple(_sitter(row) for row in found)

    async def following(self, game_id: GameId) -> tuple[GameId, ...]:
        """The matches that were set to be played after another, newest first."""
        after = select(series_matches.c.game_id).where(series_matches.c.after_id == game_id)
        return tuple(await self._database.scalars(after.order_by(series_matches.c.game_id.desc())))

    async def preceding(self, game_id: GameId) -> GameId | None:
        """The match after which another is played; None where it is no rematch."""
        after = select(series_matches.c.after_id).where(series_matches.c.game_id == game_id)
        return next(iter(await self._database.scalars(after)), None)

    async def of(self, game_id: GameId) -> Series | None:
        """The series of a match, as it stood before it; None for one of no series, or that cannot be read.

        A match that was deleted since does not count. After a match at another table it is no series any more.
        """
        own = select(series_matches.c.series_id).where(series_matches.c.game_id == game_id).scalar_subquery()
        async with self._database.reading() as connection:
            found = (await connection.execute(select(series_matches).where(series_matches.c.series_id == own))).all()
            links = dict(legible(series_matches, found, link_of))
            if len(links) < len(found) or game_id not in links or not links[game_id].best_of:
                return None
            first, chain = game_id, [links[game_id]]
            while chain[-1].after_id in links and len(chain) < chain[0].best_of:
                chain.append(links[chain[-1].after_id])
            games = [first, *(link.after_id for link in chain)]
            sat = await connection.execute(select(seats).where(seats.c.game_id.in_(games)).order_by(seats.c.seat))
            by_game: dict[int, list[tuple[Sitter, str]]] = {}
            for row in sat:
                by_game.setdefault(row.game_id, []).append(_sitter(row))
        tables = [{who for who, _ in by_game[one]} for one in games if one in by_game]
        if any(table != tables[-1] for table in tables[1:]):
            return None
        played = [
            Played(tuple(by_game[link.after_id]), link.places[: len(by_game[link.after_id])])
            for link in reversed(chain)
            if link.after_id in by_game
        ]
        return Series(chain[0].series_id, chain[0].best_of, tuple(played), tables[0] == tables[-1])


def link_of(row: Row[Any]) -> tuple[GameId, Follows]:
    """A match of a row of `series_matches`, and after which it is played. Raises ValueError."""
    return GameId(row.game_id), FOLLOWS.read(row)


def _sitter(row: Row[Any]) -> tuple[Sitter, str]:
    return (row.name if row.user_id is None else row.user_id), row.name
