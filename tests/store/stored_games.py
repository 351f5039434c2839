"""Stored games at the store's own level, in one line."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.hosting.clock.pace import PACES
from bot.hosting.seats import lobby
from bot.records.games import GameStatus, NewGame
from bot.records.notices import Notice
from bot.store.games.games import GameStore
from bot.store.ledger.stored import Commit, LoggedMove, StoredGame
from engine.cards.shuffle import commitment
from engine.games.moves import Shuffled
from engine.variants import game_of

MONDAY = datetime(2030, 1, 7, 12, tzinfo=UTC)
SECRET = bytes(range(32))
ANN = 1001


def later(seconds: float) -> datetime:
    return MONDAY + timedelta(seconds=seconds)


def a_lobby(channel_id: int = 70) -> StoredGame:
    new = NewGame(7, channel_id, ANN, "Ann", "disney_basic", 2, PACES["live"], {}, computers=("easy",))
    game = game_of(new.variant)
    return StoredGame(lobby.opened(new, game, commitment(SECRET), "key-1", MONDAY), 1, game, SECRET)


async def loaded(store: GameStore, game_id: int) -> StoredGame:
    """A game that is there."""
    stored = await store.load(game_id)
    assert stored is not None
    return stored


async def stored_lobby(store: GameStore, channel_id: int = 70) -> StoredGame:
    return await loaded(store, await store.insert(a_lobby(channel_id), f"open-{channel_id}"))


def dealt(before: StoredGame, key: str | None = None) -> Commit:
    """The commit that starts a lobby's match with unshuffled cards."""
    state, moves = before.game.new(2), []
    while (need := before.game.chance(state)) is not None:
        move = Shuffled(tuple(range(need.size)))
        step = before.game.apply(state, move)
        state = step.state
        moves.append(LoggedMove(len(moves) + 1, 1, move, step.events, None if moves else key, MONDAY))
    record = replace(before.record, status=GameStatus.RUNNING, seq=len(moves))
    after = replace(before, record=record, version=before.version + 1, state=state)
    return Commit(before, after, MONDAY, tuple(moves))


def saying(before: StoredGame, *notices: Notice) -> Commit:
    """A commit that changes nothing and puts notices into the outbox."""
    after = replace(before, version=before.version + 1)
    return Commit(before, after, MONDAY, notes=notices)
