"""The stories of matches, read from their logs: through whose eyes somebody may watch one, and what these see.

A story is told in a worker and kept in memory, packed; of a match that goes on only what is new is read and told.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from bot.hosting.moves.write_path import GamePath
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.fair_queue import FairQueue
from bot.hosting.thinking.thinkers import Thinkers
from bot.records.games import GameRecord, GameStatus, Holder
from bot.records.ids import GameId, UserId
from bot.store.database.unreadable import Unreadable
from bot.store.ledger.stored import StoredGame
from engine.archive.codec import CodecError, load_move
from engine.cards import seats_of
from engine.games.scenes import Eyes, Happening, Scene
from engine.match.match import AnyGame
from engine.match.story import Story, tell, told_on
from engine.rules.refusals import IllegalMove
from engine.rules.switches import RuleError

ROOM: Final = 32_000_000
"""So many bytes the stories in memory take at most, about; one of 1,000 moves takes 100,000."""
TOLD_AT_ONCE: Final = 1_000
"""So many moves a worker tells in one go."""
FEW_MOVES: Final = 64
"""So many moves are told at once, in milliseconds: more of them by a worker, which may have others before them."""
READ_AT_ONCE: Final = 4
"""So many people's scenes are played at a time."""

log = logging.getLogger(__name__)

RoundIsOver = Callable[[GameRecord], Awaitable[bool]]
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Told:
    """The story of a match with its record, for those who show it. What its eyes may see is seen to here.

    While `is_closed`, nobody sees another's hand: what a seat held before its holder took it is not theirs to see.
    """

    record: GameRecord
    game: AnyGame = field(repr=False)
    story: Story = field(repr=False)
    is_closed: bool = True

    def scenes(self, first: int, last: int, eyes: Eyes) -> tuple[Scene, ...]:
        """The scenes from a step to a step, both of them too. It takes a moment: not for the event loop."""
        played = self.story.played(self.game, first, last)
        begins = self._sees_from(eyes)
        return tuple(self.story.scene(self.game, one, eyes if one.step >= begins else Eyes()) for one in played)

    def happened(self, since: int, last: int, eyes: Eyes, *, own_move: bool = False) -> tuple[Happening, ...]:
        """What the moves after a step brought, up to a step; since an `own_move` of the seat of the eyes also what it
        brought about without being its own doing: how a window ended, how the round did. Not for the event loop.
        """
        begins, story = self._sees_from(eyes), self.story
        follows = own_move and eyes.seat is not None and story.moved(since) == eyes.seat
        return tuple(
            one
            for played in story.played(self.game, since if follows else since + 1, last)
            for one in story.happened(played, eyes if played.step >= begins else Eyes())
            if played.step > since or getattr(one.event, "seat", None) != eyes.seat
        )

    def since_own_move(self, holder: Holder) -> int:
        """The step since which its holder has not looked: that of their last own move.

        Where they never moved, it is the match's beginning; where they took the seat of somebody else, that of the
        round in which they did.
        """
        taken = _taken(holder)
        own = self.story.last_own(holder.seat, taken)
        return own or max(self.story.round_begins(taken) - 1, 0) if taken else own

    def _sees_from(self, eyes: Eyes) -> int:
        """The first step that eyes see what is a seat's alone."""
        if eyes.seat is None or not self.is_closed:
            return 0
        taken = _taken(self.record.holders[eyes.seat])
        return self.story.round_begins(taken) if taken else 0


def _taken(holder: Holder) -> int:
    """The last move of those who held a seat before its holder, 0 where nobody did."""
    return max((one.until for one in holder.before), default=0)


class Stories:
    """Tells stories of matches. Every method raises Refused: NO_SUCH_GAME, SET_ASIDE for a log that cannot be read."""

    def __init__(self, path: GamePath, thinkers: Thinkers, round_is_over: RoundIsOver) -> None:
        """`round_is_over` says of a match at a tournament's table whether all tables of its round are done."""
        self._path = path
        self._thinkers = thinkers
        self._round_is_over = round_is_over
        self._kept: OrderedDict[int, Story] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._queue = FairQueue(READ_AT_ONCE)

    async def of(self, game_id: GameId) -> Told:
        """The story of a match as far as it has come. Raises Refused(NOT_RUNNING) before the first deal."""
        stored = await self._path.newest(game_id)
        record = stored.record
        if stored.state is None:
            raise Refused(HostReject.NOT_RUNNING, status=record.status.value)
        async with self._locks.setdefault(record.id, asyncio.Lock()):
            story = self._kept.get(record.id)
            if story is None or story.length < record.seq:
                story = await self._told(stored, story)
            self._keep(record.id, story)
        closed = record.status is not GameStatus.FINISHED or not await self._round_is_over(record)
        return Told(record, stored.game, story, closed)

    def eyes(self, told: Told, user_id: UserId) -> tuple[Eyes, ...]:
        """Through whose eyes somebody may watch, those first that they would choose: their own seat's, else the open
        hands. Before the hands are open only their own seat's and a spectator's.
        """
        seats = seats_of(told.record.seats)
        own = [Eyes(one.seat) for one in told.record.holders if one.user_id == user_id]
        if told.is_closed:
            return (*own, Eyes())
        others = [Eyes(seat) for seat in seats if Eyes(seat) not in own]
        return (*own, Eyes(all_open=True), *others, Eyes())

    def check(self, told: Told, user_id: UserId, eyes: Eyes) -> None:
        """Raises Refused(HANDS_CLOSED) where somebody may not watch through these eyes."""
        if eyes not in self.eyes(told, user_id):
            why = "round" if told.record.status is GameStatus.FINISHED else "match"
            raise Refused(HostReject.HANDS_CLOSED, why=why)

    def check_open(self, told: Told) -> None:
        """Raises Refused: NOT_FINISHED, HANDS_CLOSED where the hands of a match are not open yet."""
        if told.record.status is not GameStatus.FINISHED:
            raise Refused(HostReject.NOT_FINISHED, status=told.record.status.value)
        if told.is_closed:
            raise Refused(HostReject.HANDS_CLOSED, why="round")

    async def beside(self, ask: Callable[..., Answer], *of: Any, **more: Any) -> Answer:
        """What is asked of a story, such as `told.scenes`, played beside the event loop."""
        async with self._queue.served():
            return await asyncio.to_thread(ask, *of, **more)

    async def _told(self, stored: StoredGame, before: Story | None) -> Story:
        """The whole story, from what was told before on."""
        record = stored.record
        try:
            after = 0 if before is None else before.length
            written, asked = await self._path.store.written_log(record.id, after)
        except Unreadable:
            raise Refused(HostReject.SET_ASIDE, game_id=record.id) from None
        story, of = before, (stored.game, record.seats)
        for first in range(0, len(written), TOLD_AT_ONCE):
            part = slice(first, first + TOLD_AT_ONCE)
            story = await self._tell(*of, story, tuple(written[part]), asked[part])
            if story is None:
                break
        if story is None or story.length < record.seq:
            log.error("game %d: its log of %d moves cannot be told", record.id, record.seq)
            raise Refused(HostReject.SET_ASIDE, game_id=record.id)
        return story

    async def _tell(self, *of: Any) -> Story | None:
        """What is told of a part: of a few moves beside the loop, since a hand waits for them; else by a worker."""
        if len(of[-1]) > FEW_MOVES:
            return await self._thinkers.think(told_from, *of)
        return await self.beside(told_from, *of)

    def _keep(self, game_id: int, story: Story) -> None:
        self._kept[game_id] = story
        self._kept.move_to_end(game_id)
        while len(self._kept) > 1 and sum(one.room for one in self._kept.values()) > ROOM:
            self._kept.popitem(last=False)


def told_from(game: AnyGame, seats: int, before: Story | None, written: Sequence[str], asked: bytes) -> Story | None:
    """The story with what is written after it; None for a log that cannot be read or that the rules do not bear out."""
    by_people = [bool(one) for one in asked]
    try:
        moves = [load_move(text) for text in written]
        return tell(game, seats, moves, by_people) if before is None else told_on(game, before, moves, by_people)
    except (CodecError, IllegalMove, RuleError):
        return None
