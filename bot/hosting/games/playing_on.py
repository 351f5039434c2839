"""Playing on from a position of a match that is over: a practice game for one person, in which nothing counts."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from bot.hosting.clock.stage import check_lobby
from bot.hosting.games.stories import Told
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit
from bot.hosting.moves.write_path import GamePath
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats import lobby
from bot.hosting.seats.admission import Admission
from bot.hosting.seats.guests import renumbered
from bot.hosting.thinking.thinkers import Thinkers
from bot.records.games import GameRecord, GameStatus, NewGame
from bot.store.ledger.stored import RECENT, Commit, LoggedMove, StoredGame
from engine.cards import Seat
from engine.games.events import Event
from engine.games.moves import Move
from engine.match.another_stock import with_another_stock
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.match.story import Story


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game begins: the log that leads there, with what each move brought."""

    moves: tuple[tuple[Move, tuple[Event, ...]], ...] = field(repr=False)
    state: MatchState = field(repr=False)


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """Deals positions of other matches. `secret` gives the 32 bytes that key what is shuffled in such a game."""

    path: GamePath
    admission: Admission
    thinkers: Thinkers
    secret: Callable[[], bytes]

    async def begin(self, told: Told, step: int, seat: Seat, new: NewGame, key: str) -> GameRecord:
        """A game that begins with a match as it stood after a step: its host sits at a seat, computers at the others.

        All that was seen is as it was, the unseen stock is shuffled anew. Raises Refused: NOT_PLAYED_ON where the match
        was over; CHANNEL_BUSY (with the `game_id` that is there); TOO_MANY_LOBBIES, TOO_MANY_TODAY, TOO_MANY_GAMES,
        BARRED.
        """
        secret, of = self.secret(), told.record
        dice = int.from_bytes(secret[:8], "big")
        position = await self.thinkers.think(position_at, told.game, of.seats, told.story, step, dice)
        if position is None or position.state.result is not None:
            raise Refused(HostReject.NOT_PLAYED_ON)
        async with self.admission.in_turn(new.host_id, new.guild_id):
            if await self.path.store.of_key(key) is None:
                await self.admission.check_opening(new)
            now, habits = self.path.clock(), await self.admission.habits_of(new.host_id)
            # Nobody promises chance here: the deals were another match's.
            record = lobby.opened(new, told.game, "", "", now, habits)
            host, *computers = record.holders
            sit = [*computers[:seat], replace(host, reserve=record.pace.reserve), *computers[seat:]]
            laid = replace(record, holders=renumbered(sit), played_on=of.public_id)
            game_id, _ = await self.path.open(StoredGame(laid, 1, told.game, secret), key)
        with suppress(Refused):
            await self.path.change(game_id, partial(_begun, position=position, policy=self.path.policy))
        return (await self.path.load(game_id)).record


def _begun(stored: StoredGame, now: datetime, *, position: Position, policy: Policy) -> Commit:
    """The game at its position, and what chance has to answer there."""
    check_lobby(stored.record)
    length = len(position.moves)
    logged = [
        LoggedMove(number, 1, move, events, None, now) for number, (move, events) in enumerate(position.moves, start=1)
    ]
    recent = tuple((event, one.seq) for one in logged[-RECENT:] for event in one.events)
    before = replace(stored, recent=recent[-RECENT:])
    ready = replace(before, record=replace(stored.record, status=GameStatus.RUNNING, seq=length))
    advance = Advance(ready, position.state, now)
    advance.settle()
    commit = advance_commit(before, advance, now, policy)
    return replace(commit, moves=(*logged, *commit.moves))


def position_at(game: AnyGame, seats: int, story: Story, step: int, dice: int) -> Position | None:
    """A story's position with another stock, as a worker finds it; None where there is none to be played on."""
    log = with_another_stock(game, seats, story.moves[:step], dice)
    if log is None:
        return None
    state, made = game.new(seats), []
    for move in log:
        brought = game.apply(state, move)
        state = brought.state
        made.append((move, brought.events))
    return Position(tuple(made), state)
