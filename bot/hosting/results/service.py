"""Results as people ask for them: only what the asker may see, in numbers that `render` and words can show."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, dataclass, fields, replace
from datetime import UTC, datetime
from typing import Any, Final

from bot.hosting.results.parameters import PARAMETERS, START
from bot.hosting.results.rater import Rater
from bot.hosting.results.rating import shown
from bot.hosting.results.seasons import Card, Season, card_of, standings_of
from bot.hosting.results.statistics import Rival, Statistics, rivals_of, statistics_of
from bot.hosting.results.visibility import Asker, Scope, scope_of
from bot.records.ids import GameId, UserId
from bot.records.results import Counts, Friendly, Rated, SeatResult, Shows, Standing
from bot.store.database.db import Database
from bot.store.results import ResultStore

_FIRST: Final = datetime(2000, 1, 1, tzinfo=UTC)
_LAST: Final = datetime(9999, 1, 1, tzinfo=UTC)


MOST: Final = 500
"""So many of somebody's newest results are looked at: statistics cost no more after years."""
PER_PAGE: Final = 10
COLUMNS: Final = (
    *("match", "seat", "user", "name", "computer", "game", "ended", "place", "points", "rounds", "left"),
    *("friendly", "won", *(count.name for count in fields(Counts)), "mu", "sigma"),
)
"""What an export tells of a seat."""


@dataclass(frozen=True, slots=True)
class Change:
    """The number that people see before and after a match; nothing changed where there is a `why`."""

    before: int
    now: int
    why: Friendly | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """Somebody's results in a game as far as an asker may see them, oldest first, and the `games` that there are."""

    user_id: UserId
    scope: Scope
    variant: str
    games: tuple[str, ...]
    rows: tuple[Rated, ...]

    @property
    def channels(self) -> frozenset[tuple[int, int]]:
        """Where these matches were played: servers and channels."""
        return frozenset((one.result.guild_id, one.result.channel_id) for one in self.rows)


class Results:
    """What is asked of results. Who hides is as if they had never played."""

    def __init__(self, database: Database) -> None:
        self.store = ResultStore(database)
        self.rater = Rater(database)

    async def scopes(self, user_ids: Iterable[UserId], asker: Asker) -> dict[UserId, Scope]:
        """Of these people those whom an asker may see, with which of their results. Whoever shows everywhere is seen
        elsewhere where they have played.
        """
        wanted = set(user_ids)
        chose = await self.store.shows(wanted)
        found = {one: scope_of(one, chose.get(one, Shows.SERVER), asker) for one in wanted}
        return {
            one: scope
            for one, scope in found.items()
            if scope is not None
            and (scope.guild_id is not None or one == asker.user_id or await self.store.plays_in(one, asker.guild_id))
        }

    async def shows(self, user_id: UserId, asker: Asker) -> bool:
        """Whether an asker may see what somebody did here, if it is no match that is asked for."""
        chose = await self.store.shows({user_id})
        return scope_of(user_id, chose.get(user_id, Shows.SERVER), asker) is not None

    async def look(
        self, user_id: UserId, asker: Asker, variant: str | None = None, *, here: bool = False
    ) -> Looked | None:
        """Somebody's newest results in a game, or the one they play most, as an asker may see them, or of those what
        was played where the asker is; else None.
        """
        scope = (await self.scopes([user_id], asker)).get(user_id)
        if scope is None:
            return None
        scope = Scope(asker.guild_id) if here else scope
        rows = await self.store.of_person(user_id, scope.guild_id, None, MOST)
        games = tuple(key for key, _ in Counter(one.result.variant for one in rows).most_common())
        variant = variant or next(iter(games), None)
        if variant is None or not rows:
            return None
        if len(rows) == MOST:
            rows = await self.store.of_person(user_id, scope.guild_id, variant, MOST)
        rows = tuple(one for one in rows if one.result.variant == variant)
        return Looked(user_id, scope, variant, games, rows) if rows else None

    async def statistics(self, looked: Looked, asker: Asker, channels: Collection[int]) -> Statistics:
        """What results come to; rivals by matches of these channels, and what the coach said for oneself alone."""
        tables = await self._tables(looked, channels)
        seen = await self.scopes({one.user_id for one in tables if one.user_id is not None}, asker)
        rivals = rivals_of(looked.user_id, tables, seen)
        found = statistics_of(looked.rows, looked.scope, rivals.values())
        return found if asker.user_id == looked.user_id else replace(found, coached=())

    async def shared(self, looked: Looked, other: Looked) -> Looked:
        """What was looked at of somebody, but of the newest matches in which somebody else sat too."""
        of = looked.user_id, looked.scope.guild_id, looked.variant, MOST, other.user_id
        return replace(looked, rows=await self.store.of_person(*of))

    async def together(self, shared: Looked, other: Looked, channels: Collection[int]) -> tuple[Rival, Rival]:
        """How two people have ended before each other, in what they `shared` in these channels."""
        tables = await self._tables(shared, channels)
        sides = []
        for one, of in ((shared, other), (other, shared)):
            found = rivals_of(one.user_id, tables, {of.user_id: of.scope}).get(of.user_id)
            sides.append(found or Rival("", 0, 0))
        return sides[0], sides[1]

    async def _tables(self, looked: Looked, channels: Collection[int]) -> tuple[SeatResult, ...]:
        ids = [one.result.match_id for one in looked.rows if one.result.channel_id in channels]
        return tuple(one for one in await self.store.of_matches(ids) if looked.scope.holds(one.guild_id))

    async def leaderboard(
        self, guild_id: int, variant: str, page: int, season: Season | None = None
    ) -> tuple[Sequence[Standing], int]:
        """A page of a server's list of a game, now or at the end of a season, and how many pages there are."""
        if not guild_id:
            return (), 0
        start = page * PER_PAGE
        if season is None:
            found, many = await self.store.standings(guild_id, variant, start, PER_PAGE)
            return found, -(-many // PER_PAGE)
        rows = await self.store.in_guild(guild_id, season.begins, season.ends)
        chose = await self.store.shows({one.result.user_id for one in rows if one.result.user_id is not None})
        stood = standings_of(rows, variant, chose)
        return stood[start : start + PER_PAGE], -(-len(stood) // PER_PAGE)

    async def change(self, match_id: int, user_id: UserId) -> Change | None:
        """What a match has done to somebody's own rating in its server; None where they hold no result of it."""
        await self.rater.catch_up()
        of = await self.store.of_match(match_id, user_id)
        if of is None:
            return None
        guild_id, variant = of.result.guild_id, of.result.variant
        parameters = PARAMETERS.get(variant)
        if of.here is None or parameters is None:
            return Change(0, 0, of.result.friendly or Friendly.NO_RATING)
        before = (await self.store.skills_at(guild_id, of.result.ended, user_id)).get((user_id, variant), START)
        return Change(shown(before, parameters), shown(of.here, parameters))

    async def card(self, guild_id: int, season: Season, rows: Sequence[Rated]) -> Card | None:
        """The card of a season of these results, which everybody may read; None for nothing to say."""
        users = {one.result.user_id for one in rows if one.result.user_id is not None}
        begun, ended = [await self.store.skills_at(guild_id, when) for when in (season.begins, season.ends)]
        return card_of(rows, await self.scopes(users, Asker(None, guild_id)), begun, ended)

    async def open_matches(self, guild_id: int, rows: Sequence[Rated]) -> tuple[GameId, ...]:
        """Those of these matches of which everybody may read, the newest first: all people at the table let them."""
        users = {one.result.user_id for one in rows if one.result.user_id is not None}
        hidden = users - (await self.scopes(users, Asker(None, guild_id))).keys()
        closed = {one.result.match_id for one in rows if one.result.user_id in hidden}
        return tuple(dict.fromkeys(one.result.match_id for one in reversed(rows) if one.result.match_id not in closed))

    async def exported(self, asker: Asker) -> list[dict[str, Any]]:
        """Every result of a server that may be seen by who asks, and those of computer players, oldest first."""
        found = await self.store.in_guild(asker.guild_id, _FIRST, _LAST)
        seen = await self.scopes({one.result.user_id for one in found if one.result.user_id is not None}, asker)
        return [_flat(one) for one in found if one.result.user_id is None or one.result.user_id in seen]


def _flat(one: Rated) -> dict[str, Any]:
    """A row of an export. Ids of people are texts: a table program would round them."""
    row = one.result
    here = (None, None) if one.here is None else (one.here.mu, one.here.sigma)
    user, friendly = "" if row.user_id is None else str(row.user_id), "" if row.friendly is None else row.friendly.value
    won = " ".join(f"{how}:{times}" for how, times in row.won.items())
    who = (row.match_id, row.seat, user, row.name, row.computer or "", row.variant, row.ended.isoformat())
    came = (row.place, row.points, row.rounds, row.left, friendly, won)
    return dict(zip(COLUMNS, (*who, *came, *astuple(row.counts), *here), strict=True))
