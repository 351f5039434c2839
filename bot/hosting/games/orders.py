"""People's standing orders: for claim windows of one round, of all rounds, and the default for all games."""

from contextlib import suppress
from datetime import datetime

from bot.hosting.games import plans
from bot.hosting.moves.write_path import GamePath
from bot.hosting.refusals import Refused
from bot.records.ids import GameId, UserId
from bot.records.orders import KeptOrder, StandingOrder
from bot.store.games.drafts import OrderStore
from bot.store.ledger.stored import StoredGame


class Orders:
    """Keeps what people have ordered. All that it tells is for the eyes of the one who ordered."""

    def __init__(self, path: GamePath, store: OrderStore) -> None:
        self._path = path
        self._store = store
        self.passes = store.passes

    async def keep(self, game_id: GameId, user_id: UserId, order: StandingOrder, at: datetime) -> None:
        """Keep a standing order (`order.round` is ignored) in place of the one before.

        It answers every claim window from then on, and the one that is open if it was clicked in time.
        Raises Refused: NOT_RUNNING, NOT_SEATED.
        """
        await self._path.change(
            game_id, lambda stored, now: plans.set_order(stored, user_id, order, at, now, self._path.policy)
        )

    async def clear(self, game_id: GameId, user_id: UserId) -> None:
        """Take a standing order back. Raises Refused: NOT_RUNNING, NOT_SEATED."""
        await self.keep(game_id, user_id, StandingOrder(0), self._path.clock())

    async def of_user(self, user_id: UserId) -> tuple[KeptOrder, ...]:
        return tuple(kept for kept in await self._store.of_user(user_id) if kept.order.says_something)

    async def in_game(self, game_id: GameId, user_id: UserId) -> StandingOrder | None:
        return order_in(await self._path.newest(game_id), user_id)

    async def set_passing(self, user_id: UserId, at: datetime, *, passes: bool) -> None:
        """Settle whether a user passes on every discard without another order; open windows are answered too."""
        await self._store.set_passing(user_id, passes=passes)
        for game_id in await self._store.windows_of(user_id) if passes else ():
            with suppress(Refused):
                await self._path.change(
                    game_id,
                    lambda stored, now: plans.follow_default(stored, user_id, at, now, self._path.policy),
                )


def order_in(stored: StoredGame, user_id: UserId) -> StandingOrder | None:
    """The standing order of a user for the round that a game is in, or None."""
    order = stored.orders.get(user_id)
    return order if order is not None and stored.state and order.round == stored.state.round else None
