"""What the clock does to games at their deadlines."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.hosting import plans
from bot.hosting.computers import ComputerPlayers
from bot.hosting.drafts import InTheMaking
from bot.hosting.orders import Orders
from bot.hosting.policy import Clock, Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.write_path import ATTEMPTS, WritePath
from bot.records import Deadline, DeadlineKind, StoredDraft
from bot.store.deadlines import GameDeadline
from bot.store.games import Conflict, GameStore

log = logging.getLogger(__name__)


class Firing:
    """Fires deadlines, each as a change like any other: one transaction, refused where the game has moved on."""

    def __init__(
        self,
        path: WritePath,
        store: GameStore,
        computers: ComputerPlayers,
        orders: Orders,
        in_the_making: InTheMaking,
        policy: Policy,
        clock: Clock,
    ) -> None:
        self._path = path
        self._store = store
        self._computers = computers
        self._orders = orders
        self._in_the_making = in_the_making
        self._policy = policy
        self._clock = clock

    async def foresee(self, due: Sequence[GameDeadline]) -> dict[int, StoredDraft]:
        """Have the games of these deadlines in memory, read in one go; give the drafts of those whose time is up."""
        await self._path.bring([one.game_id for one in due])
        owners: dict[int, int] = {}
        for one in due:
            stored = self._path.held(one.game_id)
            user_id = None if stored is None or one.deadline.kind is not DeadlineKind.TURN else plans.whose_turn(stored)
            if user_id is not None:
                owners[one.game_id] = user_id
        return await self._store.drafts_of(owners) if owners else {}

    async def fire(self, game_id: int, deadline: Deadline, draft: StoredDraft | None = None) -> bool:
        """Do what the clock does at a deadline; False where the game has moved on and nothing was to be done.

        `draft` is what the person has prepared whose time is up.
        """
        try:
            if deadline.kind is DeadlineKind.COMPUTER:
                await self._let_computers_move(game_id, deadline)
            else:
                return await self._fire(game_id, deadline, draft or {})
        except Refused as refused:
            if refused.code not in (HostReject.TOO_LATE, HostReject.NO_SUCH_GAME, HostReject.SET_ASIDE):
                raise
            log.debug("game %d: %s %d is over", game_id, deadline.kind.value, deadline.number)
            return False
        return True

    async def _fire(self, game_id: int, deadline: Deadline, draft: StoredDraft) -> bool:
        """Whether anything came of it: most of the time there are no orders that would answer a window."""
        made = partial(self._in_the_making, draft)
        passing = await self._orders.passing_at(game_id, deadline)
        commit = await self._path.change(
            game_id, lambda stored, now: plans.fire(stored, deadline, now, self._policy, made, passing)
        )
        return deadline.kind is not DeadlineKind.ORDERS or (commit is not None and bool(commit.moves))

    async def _let_computers_move(self, game_id: int, deadline: Deadline) -> None:
        """Computer players think about a game that goes on meanwhile; where it did, they think again."""
        for _ in range(ATTEMPTS):
            advance = plans.before_computers(await self._path.newest(game_id), deadline, self._clock())
            await self._computers.make_moves(advance)
            with suppress(plans.MovedOn):
                await self._path.change(game_id, partial(plans.after_computers, advance=advance, policy=self._policy))
                return
        raise Conflict(game_id)
