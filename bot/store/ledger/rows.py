"""Rows of the tables to values and back."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row

from bot.records.access import ANYBODY, GuestList
from bot.records.games import (
    Deadline,
    DeadlineKind,
    Ending,
    GameRecord,
    GameStatus,
    Holder,
    MeldOrder,
    Obstacle,
    Pace,
    Place,
    Predecessor,
    StandingOrder,
    Standstill,
    StoredDraft,
    TableOf,
    TurnClock,
)
from bot.records.ids import GameId
from bot.records.names import legible
from bot.store.database.unreadable import instant, whole
from bot.store.ledger.habits import dump_habits, load_habits
from bot.store.ledger.stored import Commit, LoggedMove
from bot.store.schema import EPOCH
from engine.archive.codec import dump_events, dump_move, dump_rules, load_events, load_move, load_rules
from engine.cards import PLAYING_CARDS, Seat

Values = dict[str, Any]

_MICROSECOND: Final = timedelta(microseconds=1)


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
        "ending": None if record.ending is None else dump_ending(record.ending),
        "standstill": None if record.standstill is None else dump_standstill(record.standstill),
        "guests": None if record.guests == ANYBODY else dump_guests(record.guests),
    }


def agreed_values(commit: Commit) -> Values:
    """The columns of what a commit has a lobby agree on: rules, pace and language, which are written seldom."""
    before, after = commit.before.record, commit.after.record
    rules = {} if after.rules is before.rules else _rules_values(after)
    pace = {} if after.pace == before.pace else _pace_values(after.pace)
    return rules | pace | ({} if after.locale == before.locale else {"locale": after.locale})


def _rules_values(record: GameRecord) -> Values:
    return {"rules": dump_rules(record.rules), "switches": json.dumps(record.switches)}


def _pace_values(pace: Pace) -> Values:
    return {
        "pace": pace.name,
        "turn_s": pace.turn_s,
        "window_s": pace.window_s,
        "reserve_s": pace.reserve_s,
        "reserve_parts": pace.reserve_parts,
        "by_itself": pace.by_itself,
        "quiet": pace.quiet,
        "vacation": pace.vacation,
    }


def new_game_values(record: GameRecord, secret: bytes) -> Values:
    """All columns of a new row of `games` except its id."""
    return {
        **game_values(record),
        "guild_id": record.guild_id,
        "opened_in": record.opened_in,
        "played_on": record.played_on,
        "day": record.day,
        "variant": record.variant,
        **_rules_values(record),
        **_pace_values(record.pace),
        "locale": record.locale,
        "commitment": record.commitment,
        "secret": secret,
        "created_at": record.created_at,
        "version": 1,
        **table_values(record.table_of),
    }


def table_values(table_of: TableOf | None) -> Values:
    """The columns of `games` that say which table of a tournament a game is."""
    if table_of is None:
        return {"tournament_id": None, "tournament_round": None, "tournament_table": None}
    return {
        "tournament_id": table_of.tournament_id,
        "tournament_round": table_of.round,
        "tournament_table": table_of.table,
    }


def _table_of(row: Row[Any]) -> TableOf | None:
    if row.tournament_id is None:
        return None
    return TableOf(whole(row.tournament_id), whole(row.tournament_round), whole(row.tournament_table))


def record_of(row: Row[Any], holders: tuple[Holder, ...]) -> GameRecord:
    """The record of a row of `games`. The secret is in it only once the match is over."""
    status = GameStatus(row.status)
    return GameRecord(
        id=row.id,
        guild_id=whole(row.guild_id),
        channel_id=whole(row.channel_id),
        host_id=whole(row.host_id),
        status=status,
        variant=row.variant,
        rules=load_rules(row.rules),
        switches=json.loads(row.switches),
        pace=Pace(
            row.pace,
            whole(row.turn_s),
            whole(row.window_s),
            row.reserve_s,
            row.by_itself,
            row.quiet,
            row.vacation,
            row.reserve_parts,
        ),
        seats=whole(row.seats),
        holders=holders,
        locale=row.locale,
        commitment=row.commitment,
        secret=row.secret.hex() if status is GameStatus.FINISHED else None,
        created_at=instant(row.created_at),
        seq=whole(row.seq),
        board_message_id=row.board_message_id,
        notice_message_id=row.notice_message_id,
        ending=None if row.ending is None else load_ending(row.ending),
        standstill=None if row.standstill is None else load_standstill(row.standstill),
        table_of=_table_of(row),
        guests=ANYBODY if row.guests is None else load_guests(row.guests),
        opened_in=row.opened_in,
        played_on=row.played_on,
        day=whole(row.day),
        public_id=row.public_id,
    )


def dump_ending(ending: Ending) -> str:
    """The end that is wanted of a match as text."""
    until = None if ending.until is None else (ending.until - EPOCH) // _MICROSECOND
    agreed, message_id = sorted(ending.agreed), ending.message_id
    return json.dumps({"wanted_by": ending.wanted_by, "agreed": agreed, "until": until, "message_id": message_id})


def load_ending(text: str) -> Ending:
    """The end that `dump_ending` wrote."""
    document = json.loads(text)
    until = None if document["until"] is None else EPOCH + document["until"] * _MICROSECOND
    return Ending(document["wanted_by"], frozenset(document["agreed"]), until, document["message_id"])


def dump_standstill(standstill: Standstill) -> str:
    """Why and since when a match stands still, as text."""
    return json.dumps({"why": standstill.why.value, "since": (standstill.since - EPOCH) // _MICROSECOND})


def load_standstill(text: str) -> Standstill:
    """What `dump_standstill` wrote."""
    document = json.loads(text)
    return Standstill(Obstacle(document["why"]), EPOCH + document["since"] * _MICROSECOND)


def dump_guests(guests: GuestList) -> str:
    """Whom a host wants at the table, as text."""
    lists = {"invited": sorted(guests.invited), "taken_out": sorted(guests.taken_out)}
    return json.dumps({"only_invited": guests.only_invited, **lists})


def load_guests(text: str) -> GuestList:
    """The list that `dump_guests` wrote."""
    document = json.loads(text)
    return GuestList(bool(document["only_invited"]), frozenset(document["invited"]), frozenset(document["taken_out"]))


def place_of(row: Row[Any]) -> Place:
    """Where the game of a row of `games` is."""
    standstill = None if row.standstill is None else load_standstill(row.standstill)
    return Place(row.id, whole(row.guild_id), whole(row.channel_id), GameStatus(row.status), standstill)


def seat_values(game_id: GameId, holder: Holder) -> Values:
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
        "reserve": holder.reserve,
        "habits": dump_habits(holder.habits),
        "is_open": holder.is_open,
        "before": json.dumps(
            [[one.user_id, one.name, one.until, *([one.mark] if one.mark else [])] for one in holder.before]
        ),
        "offer_message_id": holder.offer_message_id,
    }


def holder_of(row: Row[Any]) -> Holder:
    """The holder of a row of `seats`."""
    user_id = None if row.user_id is None else whole(row.user_id)
    return Holder(
        Seat(whole(row.seat)),
        legible(row.name),
        user_id,
        row.computer,
        row.autopilot,
        whole(row.misses),
        row.entropy,
        row.reserve,
        load_habits(row.habits),
        row.is_open,
        tuple(_predecessor_of(*one) for one in json.loads(row.before)),
        None if row.offer_message_id is None else whole(row.offer_message_id),
    )


def _predecessor_of(user_id: object, name: str, until: object, mark: str = "") -> Predecessor:
    return Predecessor(whole(user_id), legible(name), whole(until), mark)


def move_values(game_id: GameId, logged: LoggedMove) -> Values:
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
    return LoggedMove(row.seq, row.first, load_move(row.move), load_events(row.events), row.key, instant(row.at))


def deadline_values(owner: str, owner_id: int, deadline: Deadline) -> Values:
    """A row of a table of deadlines; `owner` is its column that says whose it is."""
    return {
        owner: owner_id,
        "kind": deadline.kind.value,
        "number": deadline.number,
        "due": deadline.due,
        "fires": deadline.fires,
        "grace_s": deadline.grace_s,
        "clock": None if deadline.clock is None else dump_clock(deadline.clock),
    }


def deadline_of(row: Row[Any]) -> Deadline:
    """The deadline of a row."""
    clock = None if row.clock is None else load_clock(row.clock)
    due, fires = instant(row.due), instant(row.fires)
    return Deadline(DeadlineKind(row.kind), whole(row.number), due, fires, whole(row.grace_s), clock)


def dump_clock(clock: TurnClock) -> str:
    """The clock of a turn as text."""
    return json.dumps(
        {
            "seat": clock.seat,
            "reserve": clock.reserve // _MICROSECOND,
            "since": (clock.since - EPOCH) // _MICROSECOND,
            "rest_left": clock.rest_left // _MICROSECOND,
            "given": clock.given,
            "overdue": clock.overdue,
            "reminded": clock.reminded,
        }
    )


def load_clock(text: str) -> TurnClock:
    """The clock that `dump_clock` wrote."""
    document = json.loads(text)
    return TurnClock(
        seat=document["seat"],
        reserve=document["reserve"] * _MICROSECOND,
        since=EPOCH + document["since"] * _MICROSECOND,
        rest_left=document["rest_left"] * _MICROSECOND,
        given=document["given"],
        overdue=document["overdue"],
        reminded=document["reminded"],
    )


def draft_values(game_id: GameId, user_id: int, draft: StoredDraft, at: datetime) -> Values:
    """A row of `drafts`."""
    return {"game_id": game_id, "user_id": user_id, "draft": json.dumps(draft), "at": at}


def draft_of(text: str | None) -> StoredDraft | None:
    """The draft of a column of `drafts`, None where there is no row."""
    found: StoredDraft | None = None if text is None else json.loads(text)
    if found is not None and not isinstance(found, dict):
        raise ValueError("no object")
    return found


def order_values(game_id: GameId, user_id: int, order: StandingOrder) -> Values:
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


def order_of(row: Row[Any]) -> tuple[int, StandingOrder]:
    """The user and the standing order of a row of `standing_orders`."""
    faces = PLAYING_CARDS.parse_many(row.faces)
    return row.user_id, StandingOrder(whole(row.round), faces, row.pass_rest, MeldOrder(row.melds), whole(row.answered))
