"""Rows of the tables to values and back, where a value is more than its row."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Row

from bot.records.games import Deadline, GameRecord, GameStatus, Holder, Place, StandingOrder, StoredDraft
from bot.records.ids import GameId
from bot.records.tournaments import (
    Competitor,
    HostedTable,
    StoredTournament,
    TournamentLine,
    TournamentRecord,
    TournamentStatus,
)
from bot.store.database.unreadable import whole
from bot.store.ledger.stored import Commit, LoggedMove
from bot.store.mapping import RowsOf, Values
from bot.store.schema import GAME, ORDER, TABLE_OF, TERMS, TOURNAMENT
from engine.archive.codec import dump_events, dump_move, dump_rules, load_events, load_move, load_rules
from engine.archive.tournaments import (
    dump_tournament,
    dump_tournament_events,
    dump_tournament_move,
    load_tournament,
    load_tournament_events,
    load_tournament_move,
)
from engine.cards.shuffle import commitment

_LOGGED: Final = RowsOf(LoggedMove, "move", "events")
_LINE: Final = RowsOf(TournamentLine, "move", "events")
_CHANGING: Final = (
    "channel_id", "host_id", "status", "seats", "seq", "board_message_id", "notice_message_id", "ending", "standstill",
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


def move_values(game_id: GameId, logged: LoggedMove) -> Values:
    """A row of `moves`."""
    written = {"move": dump_move(logged.move), "events": dump_events(logged.events)}
    return {"game_id": game_id, **_LOGGED.values(logged), **written}


def logged_of(row: Row[Any]) -> LoggedMove:
    """The line of the log of a row of `moves`."""
    return _LOGGED.read(row, move=load_move(row.move), events=load_events(row.events))


def draft_values(game_id: GameId, user_id: int, draft: StoredDraft, at: object) -> Values:
    """A row of `drafts`."""
    return {"game_id": game_id, "user_id": user_id, "draft": json.dumps(draft), "at": at}


def draft_of(text: str | None) -> StoredDraft | None:
    """The draft of a column of `drafts`, None where there is no row."""
    found: StoredDraft | None = None if text is None else json.loads(text)
    if found is not None and not isinstance(found, dict):
        raise ValueError("no object")
    return found


def order_of(row: Row[Any]) -> tuple[int, StandingOrder]:
    """The user and the standing order of a row of `standing_orders`."""
    return row.user_id, ORDER.read(row)


def tournament_values(stored: StoredTournament) -> Values:
    """The columns of a row of `tournaments`, its id apart."""
    record = stored.record
    of_state = {"state": dump_tournament(stored.state), "secret": stored.secret, "version": stored.version}
    agreed = TERMS.values(record.terms) | {"rules": dump_rules(record.terms.rules)}
    return TOURNAMENT.values(record) | agreed | of_state


def tournament_record_of(
    row: Row[Any], people: tuple[Competitor, ...], tables: tuple[HostedTable, ...]
) -> TournamentRecord:
    """The record of a row. The secret is in it only once the tournament is over."""
    is_over = row.status == TournamentStatus.OVER.value
    return TOURNAMENT.read(
        row,
        id=row.id,
        terms=TERMS.read(row, rules=load_rules(row.rules)),
        people=people,
        tables=tables,
        commitment=None if row.secret is None else commitment(row.secret),
        secret=row.secret.hex() if row.secret is not None and is_over else None,
    )


def tournament_of(
    row: Row[Any],
    people: tuple[Competitor, ...],
    tables: tuple[HostedTable, ...],
    deadlines: tuple[Deadline, ...],
) -> StoredTournament:
    """A tournament from its row and all that belongs to it."""
    record = tournament_record_of(row, people, tables)
    return StoredTournament(record, whole(row.version), load_tournament(row.state), row.secret, deadlines)


def line_values(tournament_id: int, line: TournamentLine) -> Values:
    """A row of `tournament_log`."""
    written = {"move": dump_tournament_move(line.move), "events": dump_tournament_events(line.events)}
    return {"tournament_id": tournament_id, **_LINE.values(line), **written}


def line_of(row: Row[Any]) -> TournamentLine:
    """The line of a row."""
    return _LINE.read(row, move=load_tournament_move(row.move), events=load_tournament_events(row.events))
