"""Private panels on somebody's screen: as long as Discord lets us change one, it says what is true, or it goes.

They are known in memory alone, by the interaction that showed them last, and for a quarter of an hour at most. After a
restart an old panel is what it always was: true as of its last click, and answered kindly.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.hosting.thinking.fair_queue import asking
from bot.logs import told
from bot.records.ids import GameId
from bot.ui.kit.items import PanelItem, framed
from bot.ui.kit.message import Live, Outgoing, in_words
from bot.ui.kit.request import Request

_log = logging.getLogger(__name__)

PAUSE_S: Final = 1.5
"""Between a game's move and its open panels: what moves in quick succession is shown at once, and a click answered."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A panel as it hangs: the message, whoever's interaction may change it, what it was drawn with."""

    message_id: int
    interaction: discord.Interaction[Any]
    live: Live
    state: object
    message: Outgoing


_Key = tuple[int, int, str]


class OpenPanels:
    """The private panels that are open, by person, game and place."""

    def __init__(self) -> None:
        self._open: dict[_Key, _Open] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def shown(
        self, interaction: discord.Interaction[Any], message_id: int, message: Outgoing, live: Live | None
    ) -> None:
        """A private message was sent or changed: with `live` it is kept true from now on, without it is let be.

        Whatever hung in its place in another message is taken away.
        """
        self._open = {
            key: panel
            for key, panel in self._open.items()
            if panel.message_id != message_id and not panel.interaction.is_expired()
        }
        if live is None:
            return
        key = (interaction.user.id, live.game, live.place)
        before = self._open.get(key)
        self._open[key] = _Open(message_id, interaction, live, live.state, message)
        if before is not None:
            self._do(self._take_away(before))

    def moved_on(self, game: GameId) -> None:
        """A game has changed: look in a moment what its panels have to say. Cheap; called within the bot's loop."""
        if game not in self._timers and any(panel.live.game == game for panel in self._open.values()):
            self._timers[game] = asyncio.get_running_loop().call_later(PAUSE_S, self._look, game)

    def close(self) -> None:
        """Change nothing any more."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._open.clear()

    def _look(self, game: GameId) -> None:
        del self._timers[game]
        self._do(self._renew_all(game))

    def _do(self, doing: Awaitable[None]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _renew_all(self, game: GameId) -> None:
        for key, panel in [(key, panel) for key, panel in self._open.items() if panel.live.game == game]:
            asking.set(panel.interaction.user.id)
            try:
                await self._renew(key, panel)
            except discord.HTTPException as error:
                _log.info("game %d: a panel could not be renewed: %s", game, error.code)
                self._forget(key, panel)
            except Exception as error:  # noqa: BLE001 - one panel that cannot be drawn must not leave the others stale
                _log.error("game %d: a panel could not be renewed\n%s", game, told(error))
                self._forget(key, panel)

    async def _renew(self, key: _Key, panel: _Open) -> None:
        if panel.interaction.is_expired():
            self._forget(key, panel)
            return
        shown = await panel.live.again()
        if shown is not None and shown.state == panel.state:
            return
        message = None if shown is None else await shown.message()
        # A click has been answered meanwhile, with something newer than this.
        if self._open.get(key) is not panel:
            return
        if shown is None or message is None:
            self._forget(key, panel)
            await self._take_away(panel)
            return
        if panel.live.spelled is not None:
            message = in_words(message, panel.live.spelled)
        keep_selects(panel.message, message)
        self._open[key] = _Open(panel.message_id, panel.interaction, panel.live, shown.state, message)
        await panel.interaction.edit_original_response(
            view=message.view, attachments=message.uploads(), allowed_mentions=discord.AllowedMentions.none()
        )

    def _forget(self, key: _Key, panel: _Open) -> None:
        if self._open.get(key) is panel:
            del self._open[key]

    async def _take_away(self, panel: _Open) -> None:
        if panel.interaction.is_expired():
            return
        try:
            await panel.interaction.delete_original_response()
        except discord.HTTPException as error:
            _log.info("game %d: a panel stays behind: %s", panel.live.game, error.code)


def keep_selects(before: Outgoing, after: Outgoing) -> None:
    """Let selects that offer what they offered stay the components they were: whoever has one open goes on choosing."""
    known = dict(_selects(before))
    for offer, select in _selects(after):
        same = known.get(offer)
        if same is not None:
            select.custom_id, select.id = same.custom_id, same.id


def _selects(message: Outgoing) -> Iterator[tuple[tuple[object, ...], discord.ui.Select[Any]]]:
    for item in message.view.walk_children():
        inner = item.item if isinstance(item, PanelItem) else item
        if isinstance(inner, discord.ui.Select):
            told = (inner.custom_id.split(":"), inner.placeholder, inner.min_values, inner.max_values)
            does = tuple(part for at, part in enumerate(told[0]) if at != _DRAWING)
            offered = tuple(repr(option.to_dict()) for option in inner.options)
            yield (does, told[1:], offered), inner


_DRAWING: Final = 5
"""The part of a custom_id that only tells one drawing of a select from another."""


BETWEEN_LOOKS_S: Final = 2.5
"""So often it is said how far it has come."""

GONE: Final = (401, 404)
"""What Discord answers where a message can no longer be changed, or was dismissed."""


async def told_while_made(request: Request, made: asyncio.Future[Any], says: Callable[[], str]) -> bool:
    """Show what `says` tells until something is made. False where the message is gone in which it would be shown."""
    said = ""
    while not made.done():
        if (now := says()) != said:
            try:
                await request.show(framed(now))
            except discord.HTTPException as gone:
                if gone.status not in GONE:
                    raise
                return False
            said = now
        # Slept, and not a limit: by that a simulated Discord tells that who waits here is at rest.
        pause = asyncio.create_task(asyncio.sleep(BETWEEN_LOOKS_S))
        made.add_done_callback(pause.cancel)
        await asyncio.wait((pause,))
    return not request.interaction.is_expired()
