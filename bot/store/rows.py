"""Rows of the tables to values and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Row

from bot.records import (
    Deadline,
    DeadlineKind,
    GameRecord,
    GameStatus,
    Holder,
    MeldOrder,
    Pace,
    StandingOrder,
    StoredDraft,
)
from bot.store.stored import Commit, LoggedMove
from engine.archive.codec import dump_events, dump_move, dump_rules, load_events, load_move, load_rules
from engine.cards import PLAYING_CARDS

Values = dict[str, Any]


def game_values(record: GameRecord) -> Values:
    """The columns of `games` that a record decides and that may change after the first insert."""
    return {
        "channel_id": record.channel_id,
        "host_id": record.host_id,
        "status": record.status.value,
        "seats": record.seats,
        "seq": record.seq,
        "board_message_id": record.board_message_id,
        "notice_message_id": record.notice_message_id,
    }


def rules_values(commit: Commit) -> Values:
    """The columns of a game's rules, where a commit gives it others: in a lobby alone, so they are written seldom."""
    record = commit.after.record
    if record.rules is commit.before.record.rules:
        return {}
    return {"rules": dump_rules(record.rules), "switches": json.dumps(record.switches)}


def new_game_values(record: GameRecord, secret: bytes) -> Values:
    """All columns of a new row of `games` except its id."""
    return {
        **game_values(record),
        "guild_id": record.guild_id,
        "variant": record.variant,
        "rules": dump_rules(record.rules),
        "switches": json.dumps(record.switches),
        "pace": record.pace.name,
        "turn_s": record.pace.turn_s,
        "window_s": record.pace.window_s,
        "locale": record.locale,
        "commitment": record.commitment,
        "secret": secret,
        "created_at": record.created_at,
        "version": 1,
    }


def record_of(row: Row[Any], holders: tuple[Holder, ...]) -> GameRecord:
    """The record of a row of `games`. The secret is in it only once the match is over."""
    status = GameStatus(row.status)
    return GameRecord(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        status=status,
        variant=row.variant,
        rules=load_rules(row.rules),
        switches=json.loads(row.switches),
        pace=Pace(row.pace, row.turn_s, row.window_s),
        seats=row.seats,
        holders=holders,
        locale=row.locale,
        commitment=row.commitment,
        secret=row.secret.hex() if status is GameStatus.FINISHED else None,
        created_at=row.created_at,
        seq=row.seq,
        board_message_id=row.board_message_id,
        notice_message_id=row.notice_message_id,
    )


def seat_values(game_id: int, holder: Holder) -> Values:
    """A row of `seats`."""
    return {
        "game_id": game_id,
        "seat": holder.seat,
        "name": holder.name,
        "user_id": holder.user_id,
        "computer": holder.computer,
        "autopilot": holder.autopilot,
        "misses": holder.misses,
        "entropy": holder.entropy,
    }


def holder_of(row: Row[Any]) -> Holder:
    """The holder of a row of `seats`."""
    return Holder(row.seat, row.name, row.user_id, row.computer, row.autopilot, row.misses, row.entropy)


def move_values(game_id: int, logged: LoggedMove) -> Values:
    """A row of `moves`."""
    return {
        "game_id": game_id,
        "seq": logged.seq,
        "first": logged.first,
        "move": dump_move(logged.move),
        "events": dump_events(logged.events),
        "key": logged.key,
        "at": logged.at,
    }


def logged_of(row: Row[Any]) -> LoggedMove:
    """The line of the log of a row of `moves`."""
    return LoggedMove(row.seq, row.first, load_move(row.move), load_events(row.events), row.key, row.at)


def deadline_values(game_id: int, deadline: Deadline) -> Values:
    """A row of `deadlines`."""
    return {
        "game_id": game_id,
        "kind": deadline.kind.value,
        "number": deadline.number,
        "due": deadline.due,
        "fires": deadline.fires,
        "grace_s": deadline.grace_s,
    }


def deadline_of(row: Row[Any]) -> Deadline:
    """The deadline of a row of `deadlines`."""
    return Deadline(DeadlineKind(row.kind), row.number, row.due, row.fires, row.grace_s)


def draft_values(game_id: int, user_id: int, draft: StoredDraft, at: datetime) -> Values:
    """A row of `drafts`."""
    return {"game_id": game_id, "user_id": user_id, "draft": json.dumps(draft), "at": at}


def draft_of(text: str | None) -> StoredDraft | None:
    """The draft of a column of `drafts`, None where there is no row."""
    found: StoredDraft | None = None if text is None else json.loads(text)
    return found


def order_values(game_id: int, user_id: int, order: StandingOrder) -> Values:
    """A row of `standing_orders`."""
    return {
        "game_id": game_id,
        "user_id": user_id,
        "round": order.round,
        "faces": PLAYING_CARDS.texts(order.faces),
        "pass_rest": order.pass_rest,
        "melds": order.melds.value,
        "answered": order.answered,
    }


def orders_of(rows: Iterable[Row[Any]]) -> dict[int, StandingOrder]:
    """The standing orders of rows of `standing_orders`, by user."""
    return {row.user_id: order_of(row) for row in rows}


def order_of(row: Row[Any]) -> StandingOrder:
    """The standing order of a row of `standing_orders`."""
    faces = PLAYING_CARDS.parse_many(row.faces)
    return StandingOrder(row.round, faces, row.pass_rest, MeldOrder(row.melds), row.answered)
