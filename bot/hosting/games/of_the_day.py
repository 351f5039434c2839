"""Tables at which the deal of a day is played: one person among sharp computer players, with everybody's cards."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

from bot.hosting.clock.stage import NOWHERE
from bot.hosting.clock.timing import deadlines_for
from bot.hosting.games import plans
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.moves.write_path import GamePath
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats import lobby
from bot.hosting.seats.admission import Admission
from bot.records.daily import Dealt
from bot.records.games import Deadline, DeadlineKind, GameRecord, NewGame
from bot.store.games.games import ChannelTaken, GameStore, KeySeen
from bot.store.ledger.stored import StoredGame


@dataclass(frozen=True, slots=True)
class TablesOfTheDay:
    """Deals everybody the same cards."""

    path: GamePath
    store: GameStore
    admission: Admission
    computers: ComputerPlayers
    policy: Policy

    async def begin(self, new: NewGame, deal: Dealt, closes: datetime, key: str) -> GameRecord:
        """The table of a deal at which the host of `new` sits, until it `closes`; with a repeated `key` the one there
        is, dealt if it was not.

        Raises Refused: CHANNEL_BUSY (with the `game_id` that is there), TOO_MANY_LOBBIES, TOO_MANY_TODAY,
        TOO_MANY_GAMES, BARRED.
        """
        game_id = await self.store.of_key(key)
        if game_id is None:
            game_id = await self._opened(new, deal, closes, key)
        with suppress(Refused):
            await self.path.change(
                game_id, lambda stored, now: plans.start(stored, new.host_id, f"{key}-start", now, self.policy)
            )
        return (await self.path.load(game_id)).record

    async def _opened(self, new: NewGame, deal: Dealt, closes: datetime, key: str) -> int:
        game = lobby.game_asked_for(new, self.computers.strengths)
        await self.admission.check_opening(new)
        now, habits = self.path.clock(), await self.admission.habits_of(new.host_id)
        opened = lobby.opened(new, game, deal.commitment, deal.part or "", now, habits)
        record = replace(opened, day=deal.day.toordinal())
        day_ends = Deadline(DeadlineKind.DAY, 0, closes, closes, 0)
        deadlines = deadlines_for((day_ends,), record, NOWHERE, now, self.policy)
        try:
            return await self.store.insert(StoredGame(record, 1, game, deal.secret, deadlines=deadlines), key)
        except KeySeen:
            return await self.store.of_key(key) or 0
        except ChannelTaken as taken:
            raise Refused(HostReject.CHANNEL_BUSY, game_id=taken.game_id) from None
