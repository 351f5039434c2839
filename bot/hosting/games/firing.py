"""What the clock does to games at their deadlines."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from bot.hosting.games import clocks, plans
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.drafts import load_draft
from bot.hosting.moves.write_path import ATTEMPTS, GamePath
from bot.hosting.refusals import HostReject, Refused
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.games import StoredDraft
from bot.records.ids import GameId, UserId
from bot.store.games.games import Conflict
from bot.store.ledger.deadlines import Due

log = logging.getLogger(__name__)


Drafts = Mapping[GameId, StoredDraft]
"""What firing some deadlines asks for beside their games: by game, the draft of whoever's time is up."""
NO_DRAFTS: Final[Drafts] = {}


class Firing:
    """Fires deadlines, each as a change like any other: one transaction, refused where the game has moved on."""

    def __init__(self, path: GamePath, computers: ComputerPlayers) -> None:
        self._path = path
        self._computers = computers

    async def foresee(self, due: Sequence[Due]) -> Drafts:
        """Have the games of these deadlines in memory, and give the drafts; either is read in one go."""
        await self._path.bring([one.owner_id for one in due])
        owners: dict[GameId, UserId] = {}
        for one in due:
            stored = self._path.held(one.owner_id)
            if stored is None:
                continue
            user_id = plans.whose_turn(stored) if one.deadline.kind is DeadlineKind.TURN else None
            if user_id is not None:
                owners[GameId(one.owner_id)] = user_id
        return await self._path.store.drafts.of(owners) if owners else NO_DRAFTS

    async def fire(self, game_id: GameId, deadline: Deadline, drafts: Drafts = NO_DRAFTS) -> bool:
        """Do what the clock does at a deadline; False where the game has moved on and nothing was to be done."""
        try:
            if deadline.kind is DeadlineKind.COMPUTER:
                await self._let_computers_move(game_id, deadline)
                return True
            draft = load_draft(drafts.get(game_id))
            commit = await self._path.change(
                game_id, lambda stored, now: plans.fire(stored, deadline, now, self._path.policy, draft)
            )
        except Refused as refused:
            if refused.code not in (HostReject.TOO_LATE, HostReject.NO_SUCH_GAME, HostReject.SET_ASIDE):
                raise
            log.debug("game %d: %s %d is over", game_id, deadline.kind.value, deadline.number)
            return False
        # Most of the time there are no orders that would answer a window.
        return deadline.kind is not DeadlineKind.ORDERS or (commit is not None and bool(commit.moves))

    async def rest_anew(self, game_id: GameId, set_back: timedelta) -> None:
        """Let a person's turn rest as their habits have it, though the time of day was set back by so much."""
        with suppress(Refused):
            await self._path.change(game_id, partial(clocks.rested_anew, set_back=set_back))

    async def _let_computers_move(self, game_id: GameId, deadline: Deadline) -> None:
        """Computer players think about a game that goes on meanwhile; where it did, they think again."""
        for _ in range(ATTEMPTS):
            advance = plans.before_computers(await self._path.newest(game_id), deadline, self._path.clock())
            await self._computers.make_moves(advance)
            with suppress(plans.MovedOn):
                await self._path.change(
                    game_id, partial(plans.after_computers, advance=advance, policy=self._path.policy)
                )
                return
        raise Conflict(game_id)
