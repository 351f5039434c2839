"""What has happened at a table, read back from its log as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from bot.records.games import Happening, Holder, Story
from bot.records.ids import GameId
from bot.store.database.db import Database
from bot.store.games.games import GameStore
from bot.store.ledger.stored import LoggedMove
from engine.cards import Seat
from engine.games.events import Event, RoundBegan, WindowAnswered
from engine.games.moves import Claim, Pass, SeatMove
from engine.games.visibility import seen_by

READ_AT_ONCE: Final = 64
MOST_MOVES: Final = 1_024
"""So far back a story goes; a round is far shorter."""


@dataclass(frozen=True, slots=True)
class _Chapter:
    """The logged moves from somewhere on, the oldest first; `whole` where they reach back to where they should."""

    moves: tuple[LoggedMove, ...]
    whole: bool


class Happenings:
    """Stories from the logs of games. `seat` is whose eyes see them, None for a spectator's."""

    def __init__(self, database: Database) -> None:
        self._store = GameStore(database)

    async def since_own_move(self, game_id: GameId, holder: Holder) -> Story:
        """Everything since the person of a seat last moved, whatever the clock or a computer did for them meanwhile.

        It goes on over the ends of rounds. Where they never moved, it begins with the match; where they took the seat
        of somebody else, with the round in which they did.
        """
        seat, taken = holder.seat, max((one.until for one in holder.before), default=0)
        chapter = await self._back_to(
            game_id, lambda logged: _is_own(logged, seat) if logged.seq > taken else _begins_round(logged)
        )
        moves = chapter.moves
        if not moves or moves[0].seq <= taken or not _is_own(moves[0], seat):
            return _from_round(_seen(moves, seat), chapter) if taken else Story(_seen(moves, seat), chapter.whole)
        follows = _by_others(moves[0], seat)
        return Story((*follows, *_seen(moves[1:], seat)), chapter.whole)

    async def of_round(self, game_id: GameId, seat: Seat | None) -> Story:
        """Everything that has happened in the round that is played, or that was played last."""
        chapter = await self._back_to(game_id, _begins_round)
        return _from_round(_seen(chapter.moves, seat), chapter)

    async def _back_to(self, game_id: GameId, begins: Callable[[LoggedMove], bool]) -> _Chapter:
        """The log from its newest move back to the last one with which a story begins, or to the match's first."""
        newest_first: list[LoggedMove] = []
        before: int | None = None
        while len(newest_first) < MOST_MOVES:
            read = await self._store.newest_moves(game_id, before, READ_AT_ONCE)
            for logged in read:
                newest_first.append(logged)
                if begins(logged):
                    return _Chapter(tuple(reversed(newest_first)), whole=True)
            if len(read) < READ_AT_ONCE:
                return _Chapter(tuple(reversed(newest_first)), whole=True)
            before = read[-1].seq
        return _Chapter(tuple(reversed(newest_first)), whole=False)


def _is_own(logged: LoggedMove, seat: Seat) -> bool:
    """Whether the person of a seat moved in a turn: what the computer or an order does for them has no key.

    An answer to a claim window is no turn: whoever passes on a discard may not have looked at anything else.
    """
    move = logged.move
    moved = isinstance(move, SeatMove) and not isinstance(move, Claim | Pass) and move.seat == seat
    return moved and logged.key is not None


def _from_round(told: tuple[Happening, ...], chapter: _Chapter) -> Story:
    """What is told, from the round's beginning on: the same move may have ended the one before."""
    begins = next((at for at, one in enumerate(told) if isinstance(one.event, RoundBegan)), 0)
    return Story(told[begins:], chapter.whole)


def _begins_round(logged: LoggedMove) -> bool:
    return any(isinstance(event, RoundBegan) for event in logged.events)


def _seen(moves: Iterable[LoggedMove], seat: Seat | None) -> tuple[Happening, ...]:
    return tuple(
        Happening(told, logged.at, by_order=_by_order(logged, event), seq=logged.seq)
        for logged in moves
        for event in logged.events
        if (told := seen_by(event, seat)) is not None
    )


def _by_others(logged: LoggedMove, seat: Seat) -> tuple[Happening, ...]:
    """What a seat's own move brought about without being its own doing: how a window ended, how the round did."""
    return tuple(one for one in _seen((logged,), seat) if getattr(one.event, "seat", None) != seat)


def _by_order(logged: LoggedMove, event: Event) -> bool:
    """Whether a standing order gave this answer to a claim window."""
    return logged.key is None and isinstance(event, WindowAnswered)
