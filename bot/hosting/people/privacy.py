"""What is kept of a person: all of it for them, and none of it once they want to be forgotten.

What is being played goes on without them: lobbies lose them, in matches the computer holds their seat from then on, in
tournaments they drop out. What is over keeps its log, which names no users, and shows another name for them.
"""

from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.hosting.games.service import GameService
from bot.hosting.moves.write_path import Committed
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.releasing import forgotten
from bot.hosting.tournaments.service import TournamentService
from bot.records.games import GameStatus
from bot.records.ids import GameId, UserId, legible
from bot.store.database.db import Database
from bot.store.people.privacy import PrivacyStore

ROUNDS: Final = 5
"""Whoever sits down while they are being forgotten is taken off again so often."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What somebody would leave: lobbies, running matches, tournaments that they have entered; and the `marks` of them
    that would stay, in matches which others play on for them too.
    """

    lobbies: int
    matches: int
    tournaments: int
    marks: int


class Privacy:
    """Gives out and forgets what is kept of people."""

    def __init__(self, database: Database, games: GameService, tournaments: TournamentService, people: People) -> None:
        self._store = PrivacyStore(database)
        self._games = games
        self._tournaments = tournaments
        self._people = people

    async def export(self, user_id: UserId) -> dict[str, Any]:
        """All that is kept of somebody, as a JSON document: for their eyes alone."""
        known, now = await self._store.of(user_id), self._games.path.clock()
        return {"talon": "everything about you", "user": user_id, "at": now.isoformat(), **known}

    async def stakes(self, user_id: UserId) -> Stakes:
        """What somebody takes part in at present."""
        games = await self._games.games_of(user_id)
        lobbies = sum(one.status is GameStatus.LOBBY for one in games)
        entered = sum(one.takes_part(user_id) for one in await self._tournaments.of_user(user_id))
        known = await self._store.matches_known(user_id, partial(self._games.marks.of, user_id=user_id))
        return Stakes(lobbies, len(games) - lobbies, entered, known)

    async def forget(self, user_id: UserId, known_as: str) -> int:
        """Forget somebody: take them out of all that is being played, and let what is over say `known_as` for them.

        Gives in how many games that was. Safe to repeat. Raises Refused(STILL_PLAYING) for who keeps sitting down
        meanwhile; then what was forgotten stays so.
        """
        name = legible(known_as)
        games = set[int]()
        for _ in range(ROUNDS):
            for guild_id in {one.record.guild_id for one in await self._tournaments.of_user(user_id)}:
                await self._tournaments.gone_from_server(guild_id, user_id, name)
            left = await self._tournaments.left_by(user_id)
            for tournament_id in await self._store.forget_entrant(user_id, name, self._games.path.clock(), left):
                self._tournaments.path.announce(Committed(tournament_id, None, notices=True))
            games |= {*await self._leave_games(user_id, name)}
            games |= {*await self._store.forget(user_id, name)}
            self._people.forgotten(user_id)
            if not await self._store.active_games(user_id) and not await self._tournaments.of_user(user_id):
                return len(games)
        raise Refused(HostReject.STILL_PLAYING)

    async def _leave_games(self, user_id: UserId, name: str) -> tuple[int, ...]:
        found = await self._store.active_games(user_id)
        for game_id in found:
            mark = self._games.marks.of(GameId(game_id), user_id)
            plan = partial(forgotten, user_id=user_id, known_as=name, policy=self._games.path.policy, mark=mark)
            with suppress(Refused):
                await self._games.path.change(game_id, plan)
        return found
