"""What a commit changes in the tables: the difference between its two sides, as rows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Table

from bot.records.games import Deadline, GameStatus
from bot.records.notices import Notice
from bot.store.ledger import rows
from bot.store.ledger.ledgers import GAMES, TOURNAMENTS, Ledger
from bot.store.ledger.results import result_values
from bot.store.ledger.stored import Change, Commit, TournamentCommit
from bot.store.mapping import Values
from bot.store.schema import (
    ACTIVE,
    COMPETITOR,
    DEADLINE,
    HOLDER,
    HOSTED_TABLE,
    ORDER,
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
from engine.archive.codec import dump_state

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
        moves: [rows.move_values(record.id, one) for one in commit.moves],
        seats: [of | HOLDER.values(one) for one in sits - sat],
        standing_orders: [{**of, "user_id": user, **ORDER.values(order)} for user, order in orders - ordered],
        waits: [{**of, "user_id": user_id} for user_id in sorted(commit.waits or ())],
        results: [result_values(one) for one in commit.results],
    }
    over: TableRows = {}
    if after.state is not None and after.state is not before.state:
        over[snapshots] = [{**of, "seq": record.seq, "state": dump_state(after.state)}]
    if record.status.value in ACTIVE:
        over[drafts] = [rows.draft_values(record.id, *item, commit.at) for item in commit.drafts.items()]
    if commit.turn_ended is not None:
        user_id, in_time = commit.turn_ended
        over[turns_played] = [{"user_id": user_id, "turns": 1, "in_time": int(in_time)}]
    ends = record.status is GameStatus.FINISHED and before.record.status is not GameStatus.FINISHED
    if ends and not record.played_on:
        played = {one.user_id for one in record.holders if one.user_id is not None}
        over[games_known] = [{"user_id": user_id, "variant": record.variant} for user_id in played]
    return _difference(GAMES, commit, rows.game_values(commit), gone, new, over)


def of_tournament(commit: TournamentCommit) -> Difference:
    """What the commit of a tournament changes."""
    before, after = commit.before.record, commit.after.record
    of = {"tournament_id": after.id}
    over: TableRows = {
        tournament_people: [of | COMPETITOR.values(one) for one in after.people if one not in before.people],
        tournament_tables: [of | HOSTED_TABLE.values(one) for one in after.tables if one not in before.tables],
    }
    new: TableRows = {tournament_log: [rows.line_values(after.id, one) for one in commit.moves]}
    return _difference(TOURNAMENTS, commit, rows.tournament_values(commit.after), {}, new, over)
