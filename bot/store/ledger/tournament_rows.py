"""Rows of the tournaments' tables to values and back."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Row

from bot.records.games import Deadline, Pace
from bot.records.names import legible
from bot.records.tournaments import (
    Announcement,
    Competitor,
    HostedTable,
    StoredTournament,
    Terms,
    TournamentLine,
    TournamentRecord,
    TournamentStatus,
)
from bot.store.database.unreadable import instant, whole
from bot.store.schema import EPOCH
from engine.archive.codec import dump_rules, load_rules
from engine.archive.tournaments import (
    dump_tournament,
    dump_tournament_move,
    load_tournament,
    load_tournament_move,
)
from engine.cards.shuffle import commitment

Values = dict[str, Any]

_MICROSECOND: Final = timedelta(microseconds=1)


def tournament_values(stored: StoredTournament) -> Values:
    """The columns of a row of `tournaments`, its id apart."""
    record = stored.record
    return {
        "guild_id": record.guild_id,
        "channel_id": record.channel_id,
        "host_id": record.host_id,
        "name": record.name,
        "status": record.status.value,
        "locale": record.locale,
        "terms": dump_terms(record.terms),
        "state": dump_tournament(stored.state),
        "secret": stored.secret,
        "created_at": record.created_at,
        "seq": record.seq,
        "version": stored.version,
        "board_message_id": record.board_message_id,
        "event_id": record.event and record.event.event_id,
        "event_told": record.event and record.event.told,
    }


def record_of(row: Row[Any], people: tuple[Competitor, ...], tables: tuple[HostedTable, ...]) -> TournamentRecord:
    """The record of a row. The secret is in it only once the tournament is over."""
    status = TournamentStatus(row.status)
    return TournamentRecord(
        id=row.id,
        guild_id=whole(row.guild_id),
        channel_id=whole(row.channel_id),
        host_id=whole(row.host_id),
        name=row.name,
        status=status,
        locale=row.locale,
        terms=load_terms(row.terms),
        created_at=instant(row.created_at),
        people=people,
        tables=tables,
        commitment=None if row.secret is None else commitment(row.secret),
        secret=row.secret.hex() if row.secret is not None and status is TournamentStatus.OVER else None,
        seq=whole(row.seq),
        board_message_id=row.board_message_id,
        public_id=row.public_id,
        event=None if row.event_id is None else Announcement(whole(row.event_id), row.event_told),
    )


def stored_of(
    row: Row[Any],
    people: tuple[Competitor, ...],
    tables: tuple[HostedTable, ...],
    deadlines: tuple[Deadline, ...],
) -> StoredTournament:
    """A tournament from its row and all that belongs to it."""
    record = record_of(row, people, tables)
    return StoredTournament(record, whole(row.version), load_tournament(row.state), row.secret, deadlines)


def dump_terms(terms: Terms) -> str:
    """Terms as JSON. What is added later must have a default for those who never heard of it."""
    pace = {name: getattr(terms.pace, name) for name in Pace.__slots__}
    starts_at = None if terms.starts_at is None else (terms.starts_at - EPOCH) // _MICROSECOND
    plain = {name: getattr(terms, name) for name in Terms.__slots__}
    return json.dumps({**plain, "rules": dump_rules(terms.rules), "pace": pace, "starts_at": starts_at})


def load_terms(text: str) -> Terms:
    """The terms that `dump_terms` wrote."""
    document = json.loads(text)
    starts_at = None if document["starts_at"] is None else EPOCH + document["starts_at"] * _MICROSECOND
    pace, rules = Pace(**document["pace"]), load_rules(document["rules"])
    return Terms(**{**document, "rules": rules, "pace": pace, "starts_at": starts_at})


def line_values(tournament_id: int, line: TournamentLine) -> Values:
    """A row of `tournament_log`."""
    return {
        "tournament_id": tournament_id,
        "seq": line.seq,
        "move": dump_tournament_move(line.move),
        "by": line.by,
        "at": line.at,
    }


def line_of(row: Row[Any]) -> TournamentLine:
    """The line of a row."""
    return TournamentLine(whole(row.seq), load_tournament_move(row.move), row.by, instant(row.at))


def person_values(tournament_id: int, person: Competitor) -> Values:
    """A row of `tournament_people`."""
    return {
        "tournament_id": tournament_id,
        "entrant": person.entrant,
        "user_id": person.user_id,
        "name": person.name,
        "computer": person.computer,
    }


def person_of(row: Row[Any]) -> Competitor:
    """The competitor of a row."""
    return Competitor(whole(row.entrant), legible(row.name), row.user_id, row.computer)


def table_values(tournament_id: int, table: HostedTable) -> Values:
    """A row of `tournament_tables`."""
    return {
        "tournament_id": tournament_id,
        "round": table.round,
        "number": table.number,
        "thread_id": table.thread_id,
        "message_id": table.message_id,
        "game_id": table.game_id,
        "opened": table.opened,
    }


def table_of(row: Row[Any]) -> HostedTable:
    """The table of a row."""
    return HostedTable(
        whole(row.round), whole(row.number), row.thread_id, row.message_id, row.game_id, whole(row.opened)
    )
