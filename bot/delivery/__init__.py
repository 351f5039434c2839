"""From the outbox to Discord: in order, coalesced, retried, and going on where a restart cut it off.

Boards are edited at most once in `EDIT_GAP`, but for a match's last, and always end on the newest state.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.delivery.posting import Poster
from bot.delivery.pump import AT_ONCE, HURRY_GAP, LEASE, Pump
from bot.delivery.requests import Lacking, Line, Setback, until_written
from bot.hosting.games.service import GameService
from bot.hosting.moves.commits import shown_of
from bot.records.games import Obstacle, VisibleGame
from bot.records.ids import GameId
from bot.records.notices import NoticeKind, Waiting
from bot.store.database.trouble import LeaseLost

__all__ = ["AT_ONCE", "HURRY_GAP", "LEASE", "Delivery", "Line", "Poster"]

_log = logging.getLogger(__name__)

EDIT_GAP: Final = timedelta(seconds=1.5)
KNOWN_AGAIN_FOR: Final = timedelta(minutes=3)
"""So long after a message Discord surely gives it again, instead of a second one, for the same nonce."""


class Delivery(Pump[GameService, Poster]):
    """Says what waits in the outbox of games."""

    _shown: Mapping[int, tuple[datetime, tuple[object, ...]]] = MappingProxyType({})
    """Since when each board shows what it does, and what."""

    async def start(self) -> None:
        """Go on without the reminders that a dead process may have sent: Discord would not know them again."""
        await self._outbox.forget(NoticeKind.REMINDER.slot, self._clock() - KNOWN_AGAIN_FOR + LEASE)
        await super().start()

    async def _say(self, pending: Waiting) -> None:
        notice = pending.notice
        board = notice.kind is NoticeKind.BOARD
        if board:
            await self._keep_gap(GameId(pending.owner_id))
        visible = await self._service.look(GameId(pending.owner_id), None)
        if not self._is_sure():
            raise LeaseLost
        waits = not notice.kind.is_direct and (visible.record.shut_out or pending.attempts > 0)
        known = self._places.obstacle(visible.record.place) if waits else None
        if known in (Obstacle.FORBIDDEN, Obstacle.LOCKED):
            # Discord counts what it refuses, so it is not asked.
            raise Lacking
        if not board:
            await self._poster.say(notice, visible)
            return
        if self._is_shown(visible):
            return
        await self._poster.say(notice, visible)
        record = visible.record
        if record.standstill is not None and self._places.obstacle(record.place) is None:
            # Its board could be posted where the match stood still: it goes on, unless we know better.
            await until_written(partial(self._service.whereabouts.go_on, record.id))
        now = self._clock()
        lately = {game: one for game, one in self._shown.items() if now - one[0] < 2 * EDIT_GAP}
        self._shown = {**lately, pending.owner_id: (now, _state(visible))}

    async def _say_plainly(self, pending: Waiting) -> None:
        visible = await self._service.look(GameId(pending.owner_id), None)
        await self._poster.say_plainly(pending.notice, visible.record)

    async def _places_of(self, pending: Waiting) -> tuple[int, Sequence[int]]:
        record = (await self._service.look(GameId(pending.owner_id), None)).record
        return record.guild_id, [record.channel_id]

    async def _turned_away(self, pending: Waiting, setback: Setback) -> bool:
        """A match to whose channel nothing can be said stands still."""
        if pending.notice.kind.is_direct:
            return False
        place = (await self._service.look(GameId(pending.owner_id), None)).record.place
        if setback is Setback.PASSING and place.standstill is not None:
            return False
        known = Obstacle.SERVER_LEFT if self._places.has_left(place.guild_id) else self._places.obstacle(place)
        if setback is Setback.GONE and known not in (Obstacle.SERVER_AWAY, Obstacle.SERVER_LEFT):
            _log.info("game %d: its channel is gone", place.game_id)
            await until_written(partial(self._service.whereabouts.channel_gone, place.channel_id))
            return True
        why = Obstacle.SERVER_AWAY if setback is Setback.PASSING else known or Obstacle.FORBIDDEN
        await until_written(partial(self._service.whereabouts.stand_still, place.game_id, why))
        return False

    def _is_shown(self, visible: VisibleGame) -> bool:
        """Whether the board shows this already, as its notice was replaced while it was being said. That of a match
        which stands still is said again: by that the match goes on.
        """
        shown, record = self._shown.get(visible.record.id), visible.record
        if shown is None or record.board_message_id is None or record.standstill is not None:
            return False
        at, state = shown
        return state == _state(visible) and self._clock() - at < 2 * EDIT_GAP

    async def _keep_gap(self, game_id: GameId) -> None:
        """Wait until a board may be edited again; the last one of a match comes at once."""
        shown = self._shown.get(game_id)
        if shown is None:
            return
        left = shown[0] + EDIT_GAP - self._clock()
        held = self._service.path.held(game_id)
        is_last = held is not None and held.record.is_over
        if left > timedelta(0) and self._running and not is_last:
            nap = asyncio.create_task(asyncio.sleep(left.total_seconds()), name="delivery-nap")
            self._naps.add(nap)
            nap.add_done_callback(self._naps.discard)
            await asyncio.wait({nap})


def _state(visible: VisibleGame) -> tuple[object, ...]:
    """All that a board or a lobby shows."""
    return (*shown_of(visible.record), visible.view, visible.deadlines)
