"""Rows of games and tournaments to values and back, and what a commit changes in the tables."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, Table

from bot.records.deadlines import Deadline
from bot.records.games import GameRecord, GameStatus, Holder, Place, StoredDraft
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice
from bot.records.orders import StandingOrder
from bot.records.tournaments import (
    Competitor,
    HostedTable,
    StoredTournament,
    TournamentLine,
    TournamentStatus,
)
from bot.store.database.unreadable import Unreadable, whole
from bot.store.ledger.results import result_values
from bot.store.ledger.stored import GAMES, TOURNAMENTS, Change, Commit, Ledger, LoggedMove, TournamentCommit
from bot.store.mapping import RowsOf, Values
from bot.store.schema import (
    ACTIVE,
    COMPETITOR,
    DEADLINE,
    GAME,
    HOLDER,
    HOSTED_TABLE,
    ORDER,
    TABLE_OF,
    TERMS,
    TOURNAMENT,
    drafts,
    games_known,
    moves,
    outbox,
    results,
    seats,
    snapshots,
    standing_orders,
    tournament_log,
    tournament_people,
    tournament_tables,
    turns_played,
    waits,
)
from engine.archive.codec import dump_events, dump_move, dump_rules, dump_state, load_events, load_move, load_rules
from engine.archive.tournaments import (
    dump_tournament,
    dump_tournament_move,
    load_tournament,
    load_tournament_move,
)
from engine.cards.shuffle import commitment
from engine.variants import game_with_rules

_LOGGED: Final = RowsOf(LoggedMove, "move", "events")
_LINE: Final = RowsOf(TournamentLine, "move")
_CHANGING: Final = (
    "channel_id", "host_id", "status", "seats", "seq", "board_message_id", "ending", "standstill",
    "guests",
)  # fmt: skip
_AGREED: Final = ("switches", "pace", "locale")
"""What a lobby agrees on beside the rules: written seldom."""


def game_values(commit: Commit) -> Values:
    """The columns of `games` that a commit writes."""
    before, after = commit.before.record, commit.after.record
    agreed = [name for name in _AGREED if getattr(after, name) is not getattr(before, name)]
    rules = {} if after.rules is before.rules else {"rules": dump_rules(after.rules)}
    return GAME.values(after, *_CHANGING, *agreed) | rules


def new_game_values(record: GameRecord, secret: bytes) -> Values:
    """All columns of a new row of `games` except its id."""
    of_tournament = {} if record.table_of is None else TABLE_OF.values(record.table_of)
    return GAME.values(record) | {"rules": dump_rules(record.rules), "secret": secret, "version": 1} | of_tournament


def record_of(row: Row[Any], holders: tuple[Holder, ...]) -> GameRecord:
    """The record of a row of `games`. The secret is in it only once the match is over."""
    return GAME.read(
        row,
        id=row.id,
        rules=load_rules(row.rules),
        holders=holders,
        secret=row.secret.hex() if row.status == GameStatus.FINISHED.value else None,
        table_of=None if row.tournament_id is None else TABLE_OF.read(row),
    )


def place_of(row: Row[Any]) -> Place:
    """Where the game of a row of `games` is."""
    read = {name: GAME.load(name, row._mapping[name]) for name in ("guild_id", "channel_id", "status", "standstill")}
    return Place(row.id, **read)


def logged_of(row: Row[Any]) -> LoggedMove:
    """The line of the log of a row of `moves`."""
    return _LOGGED.read(row, move=load_move(row.move), events=load_events(row.events))


def draft_values(game_id: GameId, user_id: UserId, draft: StoredDraft, at: object) -> Values:
    """A row of `drafts`."""
    return {"game_id": game_id, "user_id": user_id, "draft": json.dumps(draft), "at": at}


def order_of(row: Row[Any]) -> tuple[UserId, StandingOrder]:
    """The user and the standing order of a row of `standing_orders`."""
    return UserId(whole(row.user_id)), ORDER.read(row)


def tournament_values(stored: StoredTournament) -> Values:
    """The columns of a row of `tournaments`, its id apart."""
    record = stored.record
    of_state = {"state": dump_tournament(stored.state), "secret": stored.secret, "version": stored.version}
    agreed = TERMS.values(record.terms) | {"rules": dump_rules(record.terms.rules)}
    return TOURNAMENT.values(record) | agreed | of_state


def tournament_of(
    row: Row[Any],
    people: tuple[Competitor, ...],
    tables: tuple[HostedTable, ...],
    deadlines: tuple[Deadline, ...],
) -> StoredTournament:
    """A tournament from its row and all that belongs to it. Its record has the secret only once it is over.

    Raises ValueError, UnknownVariantError for a game that nobody can play, Unreadable for rows not of its state.
    """
    is_over, state = row.status == TournamentStatus.OVER.value, load_tournament(row.state)
    entered, held = range(len(state.entrants)), ((at.number, one.number) for at in state.rounds for one in at.tables)
    if [one.entrant for one in people] != list(entered) or [(one.round, one.number) for one in tables] != list(held):
        raise Unreadable("its entrants or its tables are not those of its state")
    terms = TERMS.read(row, rules=load_rules(row.rules))
    game_with_rules(terms.variant, terms.rules)
    record = TOURNAMENT.read(
        row,
        id=row.id,
        terms=terms,
        people=people,
        tables=tables,
        commitment=None if row.secret is None else commitment(row.secret),
        secret=row.secret.hex() if row.secret is not None and is_over else None,
    )
    return StoredTournament(record, whole(row.version), state, row.secret, deadlines)


def line_of(row: Row[Any]) -> TournamentLine:
    """The line of a row."""
    return _LINE.read(row, move=load_tournament_move(row.move))


ADDED: Final[dict[Table, tuple[str, ...]]] = {turns_played: ("turns", "in_time")}
"""Columns in which a row that is there already is added to."""

TableRows = dict[Table, list[Values]]


@dataclass(frozen=True, slots=True)
class Difference:
    """What a commit changes: columns of the game's or the tournament's own row, if its version is still `version`, and
    of the tables around it rows that go (by these columns), that come, and that are written over what is there under
    their primary key. `notes` are what must be said, and from when on.
    """

    ledger: Ledger
    owner_id: int
    version: int
    own: Values
    gone: TableRows
    new: TableRows
    over: TableRows
    notes: tuple[tuple[int, Notice, datetime], ...]


def _difference(
    ledger: Ledger, commit: Change[Any, Any], own: Values, gone: TableRows, new: TableRows, over: TableRows
) -> Difference:
    """With what games and tournaments have in common: version, deadlines, the key of an interaction, notices."""
    before, after, of = commit.before, commit.after, commit.after.record.id
    was: Collection[Deadline] = set(before.deadlines)
    now: Collection[Deadline] = set(after.deadlines)
    gone[ledger.deadlines] = [
        {ledger.key: of, "kind": one.kind.value, "number": one.number} for one in was if one not in now
    ]
    new[ledger.deadlines] = [{ledger.key: of, **DEADLINE.values(one)} for one in now if one not in was]
    if commit.key is not None:
        new[ledger.actions] = [{"key": commit.key, ledger.key: of, "at": commit.at}]
    notes = tuple((of, notice, commit.at) for notice in commit.notes)
    return Difference(ledger, of, before.version, {**own, "version": after.version}, gone, new, over, notes)


def of_game(commit: Commit) -> Difference:
    """What the commit of a game changes."""
    before, after = commit.before, commit.after
    record = after.record
    of = {"game_id": record.id}
    sat, sits = set(before.record.holders), set(record.holders)
    ordered, orders = set(before.orders.items()), set(after.orders.items())
    gone: TableRows = {
        seats: [{**of, "seat": one.seat} for one in sat - sits],
        standing_orders: [{**of, "user_id": user_id} for user_id, _ in ordered - orders],
        outbox: [of] if commit.drops_notices else [],
        drafts: [] if record.status.value in ACTIVE else [of],
        waits: [] if commit.waits is None else [of],
    }
    new: TableRows = {
        moves: [
            {**of, **_LOGGED.values(one), "move": dump_move(one.move), "events": dump_events(one.events)}
            for one in commit.moves
        ],
        seats: [of | HOLDER.values(one) for one in sits - sat],
        standing_orders: [{**of, "user_id": user, **ORDER.values(order)} for user, order in orders - ordered],
        waits: [{**of, "user_id": user_id} for user_id in sorted(commit.waits or ())],
        results: [result_values(one) for one in commit.results],
    }
    over: TableRows = {}
    if after.state is not None and after.state is not before.state:
        over[snapshots] = [{**of, "seq": record.seq, "state": dump_state(after.state)}]
    if record.status.value in ACTIVE:
        over[drafts] = [draft_values(record.id, *item, commit.at) for item in commit.drafts.items()]
    if commit.turn_ended is not None:
        user_id, in_time = commit.turn_ended
        over[turns_played] = [{"user_id": user_id, "turns": 1, "in_time": int(in_time)}]
    ends = record.status is GameStatus.FINISHED and before.record.status is not GameStatus.FINISHED
    if ends and not record.played_on:
        played = {one.user_id for one in record.holders if one.user_id is not None}
        over[games_known] = [{"user_id": user_id, "variant": record.variant} for user_id in played]
    return _difference(GAMES, commit, game_values(commit), gone, new, over)


def of_tournament(commit: TournamentCommit) -> Difference:
    """What the commit of a tournament changes."""
    before, after = commit.before.record, commit.after.record
    of = {"tournament_id": after.id}
    over: TableRows = {
        tournament_people: [of | COMPETITOR.values(one) for one in after.people if one not in before.people],
        tournament_tables: [of | HOSTED_TABLE.values(one) for one in after.tables if one not in before.tables],
    }
    lines = [{**of, **_LINE.values(one), "move": dump_tournament_move(one.move)} for one in commit.moves]
    new: TableRows = {tournament_log: lines}
    return _difference(TOURNAMENTS, commit, tournament_values(commit.after), {}, new, over)
