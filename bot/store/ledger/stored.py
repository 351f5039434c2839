"""A game as the store keeps it, and what a commit writes beside it; what games and tournaments have in common."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Generic, TypeVar

from sqlalchemy import Column, ColumnElement, Table, Update, exists, update

from bot.records.deadlines import Deadline
from bot.records.games import GameRecord, StoredDraft
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice
from bot.records.orders import StandingOrder
from bot.records.results import SeatResult
from bot.records.tournaments import StoredTournament, TournamentLine
from bot.store.processes import Shards, on_shards
from bot.store.schema import (
    actions,
    deadlines,
    games,
    outbox,
    tournament_actions,
    tournament_deadlines,
    tournament_outbox,
    tournaments,
)
from engine.games.events import Event
from engine.games.moves import Move
from engine.match.match import AnyGame
from engine.match.state import MatchState


@dataclass(frozen=True, slots=True, eq=False)
class Ledger:
    """The tables of all games, or of all tournaments. `word` is what one of the `owners` is called, and `key` the name
    of the column that says whose a row is.
    """

    word: str
    key: str
    owners: Table
    deadlines: Table
    outbox: Table
    actions: Table

    def owner_of(self, table: Table) -> Column[int]:
        """The column that says whose a row is."""
        return table.c[self.key]

    def on_shards(self, table: Table, shards: Shards) -> ColumnElement[bool]:
        """Whether a row belongs to a game, or a tournament, on these shards: to one that there is, in any case."""
        return exists().where(self.owners.c.id == self.owner_of(table), on_shards(self.owners.c.guild_id, shards))

    def in_server(self, table: Table, guild_id: int) -> ColumnElement[bool]:
        """Whether a row belongs to a game, or a tournament, of a server."""
        return exists().where(self.owners.c.id == self.owner_of(table), self.owners.c.guild_id == guild_id)

    def moved_on(self, *which: ColumnElement[bool]) -> Update:
        """What tells whoever has one of these in memory that it is another by now."""
        return update(self.owners).where(*which).values(version=self.owners.c.version + 1)


GAMES: Final = Ledger("game", "game_id", games, deadlines, outbox, actions)
TOURNAMENTS: Final = Ledger(
    "tournament", "tournament_id", tournaments, tournament_deadlines, tournament_outbox, tournament_actions
)


# How many of the newest events a game keeps at hand; moves bring one to five events, so that as many moves hold them.
RECENT: Final = 40


@dataclass(frozen=True, slots=True)
class StoredGame:
    """Everything that a game's next commit builds on.

    `version` grows with every commit, so that a commit built on an older one is noticed. `secret` keys the shuffles.
    `state` is None in a lobby. `orders` are the standing orders by user. `recent` are the `RECENT` newest events, the
    oldest first, each with the number of the move that brought it, and with everything in them: they must pass
    `seen_by` before anyone is told. `veterans` are the users who had finished a match of the game's variant when this
    one began, or was loaded; `passing` those at the table who pass on every discard unless an order of theirs says
    otherwise.
    """

    record: GameRecord
    version: int
    game: AnyGame = field(repr=False, compare=False)
    secret: bytes = field(repr=False)
    state: MatchState | None = field(default=None, repr=False)
    deadlines: tuple[Deadline, ...] = ()
    orders: Mapping[UserId, StandingOrder] = field(default_factory=dict, repr=False)
    recent: tuple[tuple[Event, int], ...] = field(default=(), repr=False)
    veterans: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    passing: frozenset[UserId] = field(default=frozenset(), repr=False)


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come, by its newest commit's `version`, in which channel it is, and one user's draft in it, if
    there is one. Whoever `plays` sits in it while it is played.
    """

    game_id: GameId
    version: int
    channel_id: int
    draft: StoredDraft | None = field(default=None, repr=False)
    plays: bool = False


@dataclass(frozen=True, slots=True)
class Load:
    """What there is at present: of a host the open lobbies, all and those in a server, and the games opened in a day;
    of a channel with its threads the lobbies and running games, those that the host opened, and of the server.
    """

    lobbies: int
    lobbies_here: int
    opened: int
    in_channel: int
    theirs_in_channel: int
    in_server: int


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """A line of a match's log. `key` is the interaction that asked for it; None for what followed from another move."""

    seq: int
    first: int
    move: Move = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    key: str | None
    at: datetime


S = TypeVar("S")
L = TypeVar("L")


@dataclass(frozen=True, slots=True)
class Change(Generic[S, L]):
    """One transaction on a game or a tournament: from `before` to `after`, what is logged and what must be said.

    `after` has the next version. `key` marks the interaction that asked for it.
    """

    before: S
    after: S
    at: datetime
    moves: tuple[L, ...] = ()
    notes: tuple[Notice, ...] = ()
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Commit(Change[StoredGame, LoggedMove]):
    """One transaction on one game.

    Its `key` marks an interaction that changed the game without a move. `drops_notices` drops what still waits to be
    said, because there is no place left to say it. `drafts` are what becomes of drafts by it, by user. `waits` are the
    users that the game waits for from now on, None where that is as before. `turn_ended` is the user whose turn has
    ended by it, with whether it was played in time. `results` are what a match leaves that it ends.
    """

    drops_notices: bool = False
    drafts: Mapping[UserId, StoredDraft] = field(default_factory=dict, repr=False)
    waits: frozenset[int] | None = None
    turn_ended: tuple[int, bool] | None = None
    results: tuple[SeatResult, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class TournamentCommit(Change[StoredTournament, TournamentLine]):
    """One transaction on one tournament."""
