"""Everything that the database knows of one person: given to them, and taken out where it can be.

Logs of matches name seats and no users, so that they replay as before.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, String, Table, and_, case, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.games import AUTOPILOT_STRENGTH, GameStatus, Predecessor
from bot.records.ids import NOBODY, GameId, UserId
from bot.records.notices import Notice, NoticeKind
from bot.records.people import ANYBODY, NO_HABITS
from bot.store.database.db import Store
from bot.store.database.unreadable import AsideKind, storable
from bot.store.games.tournaments import ALIVE
from bot.store.ledger.outbox import post
from bot.store.ledger.results import draw_label
from bot.store.ledger.stored import GAMES, TOURNAMENTS
from bot.store.schema import (
    ACTIVE,
    GAME,
    HOLDER,
    IS_ACTIVE,
    actions,
    bars,
    blocks,
    daily_attempts,
    daily_players,
    drafts,
    games,
    games_known,
    moves,
    outbox,
    passing_users,
    people,
    ratings,
    results,
    rule_sets,
    seats,
    series_matches,
    set_aside,
    standing_orders,
    tournament_log,
    tournament_outbox,
    tournament_people,
    tournaments,
    turns_played,
    waits,
)

Document = dict[str, Any]

_OWN: Final = {
    "settings": people,
    "turns_with_others": turns_played,
    "games_played_to_an_end": games_known,
    "passes_on_every_discard": passing_users,
    "drafts": drafts,
    "standing_orders": standing_orders,
    "puzzles": daily_attempts,
    "deals": daily_players,
    "block_list": blocks,
    "awaited_in": waits,
}
"""The tables whose rows, by their `user_id`, are one person's alone, by what they are to that person."""
_KEPT: Final = {"barred_in": bars, "results": results, "ratings": ratings}
"""The tables that know a person by `user_id` and go on without them."""
_MAY_NAME: Final = (AsideKind.NOTICE.value, AsideKind.ORDER.value, AsideKind.DRAFT.value)


_OF_THEIR_SEAT: Final = seats.c.game_id == series_matches.c.game_id


class PrivacyStore(Store):
    """Reads and forgets a person. Every method is one transaction."""

    async def of(self, user_id: UserId) -> Document:
        """All that is known of somebody, as a JSON document. Hands are none of it: a game shows them."""
        async with self._database.reading() as connection:
            theirs = {
                name: await _rows(connection, select(table).where(table.c.user_id == user_id))
                for name, table in (_OWN | _KEPT).items()
            }
            of_seat = select(seats, *_OF_GAME).join(games, games.c.id == seats.c.game_id)
            sat = await _rows(connection, of_seat.where(seats.c.user_id == user_id).order_by(seats.c.game_id))
            followed = select(series_matches).join(seats, _OF_THEIR_SEAT).where(seats.c.user_id == user_id)
            return theirs | {
                "passes_on_every_discard": bool(theirs["passes_on_every_discard"]),
                "seats": [
                    {**seat, "before": _unmarked(seat["before"]), "moves": await _moves(connection, seat)}
                    for seat in sat
                ],
                "series": await _rows(connection, followed),
                "hosted": await _rows(connection, _games(games.c.host_id == user_id)),
                "named_in": await _rows(connection, _games(_naming(user_id))),
                "saved_rules": await _rows(connection, select(rule_sets).where(rule_sets.c.made_by == user_id)),
                "barred": await _rows(connection, select(bars).where(bars.c.barred_by == user_id)),
                "tournaments": await _rows(connection, _tournaments(user_id)),
                "done_in_tournaments": await _done(connection, user_id),
                "set_aside": await _rows(connection, select(set_aside).where(_aside(user_id))),
            }

    async def matches_known(self, user_id: UserId, mark: Callable[[GameId], str]) -> int:
        """In how many matches that are played somebody has a seat, or had one: a mark of them, made by `mark`, would
        stay there or is there.
        """
        played, known = games.c.status == GameStatus.RUNNING.value, or_(_sits(user_id), _held_before(user_id))
        found = set(await self._database.scalars(select(games.c.id).where(played, known)))
        held = select(seats.c.game_id, seats.c.before).join(games, games.c.id == seats.c.game_id)
        gone = await self._database.rows(held.where(played, seats.c.before.contains('"mark"')))
        found |= {row.game_id for row in gone if (made := mark(row.game_id)) and made in row.before}
        return len(found)

    async def active_games(self, user_id: UserId) -> tuple[int, ...]:
        """The lobbies and running games that name somebody: a seat, one held before, a guest, an end they want."""
        knows = or_(_sits(user_id), games.c.host_id == user_id, _naming(user_id), _names(games.c.ending, user_id))
        return tuple(await self._database.scalars(select(games.c.id).where(IS_ACTIVE, knows).order_by(games.c.id)))

    async def forget_entrant(
        self, user_id: UserId, known_as: str, now: datetime, left: Mapping[int, int]
    ) -> tuple[int, ...]:
        """Have no tournament name somebody any more, but those that go on and were not `left` by them as of a version;
        their drafts of tournaments go. Gives those whose boards, which named them, are to be shown anew.
        """
        async with self._database.writing() as connection:
            of_theirs = (tournaments.c.host_id == user_id, tournaments.c.status == "draft")
            await connection.execute(delete(tournaments).where(*of_theirs))
            touched = [
                row
                for row in await _touched_tournaments(connection, user_id)
                if not row.enters or row.status not in ALIVE or left.get(row.id) == row.version
            ]
            gone = {"user_id": None, "name": known_as}
            for row in touched:
                theirs = (tournament_people.c.tournament_id == row.id, tournament_people.c.user_id == user_id)
                await connection.execute(update(tournament_people).where(*theirs).values(gone))
                await _forget_in_tournament(connection, row.id, user_id, known_as)
            alive = tuple(row.id for row in touched if row.status in ALIVE)
            boards = [(tournament_id, Notice(NoticeKind.BOARD), now) for tournament_id in alive]
            await post(self._database, connection, TOURNAMENTS, boards)
        return alive

    async def forget(self, user_id: UserId, known_as: str) -> Sequence[int]:
        """Forget somebody in all that is not being played; gives the games in which that was."""
        async with self._database.writing() as connection:
            played = select(seats.c.game_id).where(seats.c.user_id == user_id)
            dealt = played.union(select(daily_players.c.game_id).where(daily_players.c.user_id == user_id))
            named = actions.c.key.like(f"deal-%-{user_id}%")
            await connection.execute(delete(actions).where(actions.c.game_id.in_(dealt), named))
            for table in _OWN.values():
                await connection.execute(delete(table).where(table.c.user_id == user_id))
            over = games.c.status.not_in(ACTIVE)
            wanted = select(games.c.id).where(over, or_(_sits(user_id), _naming(user_id), games.c.host_id == user_id))
            ids = (await connection.execute(wanted)).scalars().all()
            for game_id in ids:
                await _forget_in_game(connection, game_id, user_id, known_as)
            for own in (rule_sets.c.made_by, bars.c.barred_by):
                await connection.execute(update(own.table).where(own == user_id).values({own.name: NOBODY}))
            await connection.execute(update(bars).where(bars.c.user_id == user_id).values(name=known_as, reason=""))
            await connection.execute(update(blocks).where(blocks.c.blocked_id == user_id).values(name=known_as))
            gone = {"user_id": draw_label(), "name": known_as}
            for kept in (results, ratings):
                await connection.execute(update(kept).where(kept.c.user_id == user_id).values(gone))
            for box in (outbox, tournament_outbox):
                await connection.execute(delete(box).where(_says(box.c.notice, f'"user_id":{user_id}')))
            await connection.execute(delete(set_aside).where(_aside(user_id)))
        await self._database.empty_log()
        return ids


_OF_GAME: Final = [games.c[name] for name in ("public_id", "guild_id", "channel_id", "variant", "status", "created_at")]


def _unmarked(before: str) -> str:
    """Who held a seat before, without the marks of those who were forgotten, and without the numbers of moves, which
    count sealed answers: as text, as it may not be to be read.
    """
    return re.sub('"until": ?[0-9]+', '"until":0', re.sub('"mark": ?"[^"]*"?', '"mark":""', before))


def _games(where: ColumnElement[bool]) -> Any:
    return select(games.c.id, *_OF_GAME).where(where).order_by(games.c.id)


def _sits(user_id: UserId) -> ColumnElement[bool]:
    """Whether somebody sits in a row's game."""
    return select(seats.c.game_id).where(seats.c.game_id == games.c.id, seats.c.user_id == user_id).exists()


def _held_before(user_id: UserId) -> ColumnElement[bool]:
    """Whether somebody held a seat of a row's game before another did."""
    held = seats.c.before.contains(_as_predecessor(user_id))
    return select(seats.c.game_id).where(seats.c.game_id == games.c.id, held).exists()


def _as_predecessor(user_id: UserId) -> str:
    return f'"user_id":{user_id},'


def _naming(user_id: UserId) -> ColumnElement[bool]:
    """Whether a row's game names somebody among its guests, or as one who held a seat before."""
    return or_(_names(games.c.guests, user_id), _held_before(user_id))


def _names(column: ColumnElement[str], user_id: UserId) -> ColumnElement[bool]:
    """Whether a JSON text has somebody's number as a value: others that only contain it are not meant."""
    return or_(*(_says(column, f"{before}{user_id}") for before in ":[,"))


def _says(column: ColumnElement[str], words: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a JSON text says something at the end of a value: more digits do not follow."""
    return or_(*(column.contains(words + end) for end in (",", "}", "]")))


def _aside(user_id: UserId) -> ColumnElement[bool]:
    """Whether a row that cannot be read is somebody's."""
    said = or_(*(_says(set_aside.c.kept, f"user_id{mark}{user_id}") for mark in ('": ', '":', '\\":')))
    return and_(set_aside.c.kind.in_(_MAY_NAME), said)


def _tournaments(user_id: UserId) -> Any:
    entered = and_(tournament_people.c.tournament_id == tournaments.c.id, tournament_people.c.user_id == user_id)
    columns = (
        tournaments.c.id,
        tournaments.c.public_id,
        tournaments.c.guild_id,
        tournaments.c.name.label("tournament"),
        tournaments.c.status,
        tournaments.c.created_at,
        tournament_people.c.entrant,
        tournament_people.c.name,
        case((tournaments.c.host_id == user_id, 1), else_=0).label("hosted"),
    )
    wanted = select(*columns).outerjoin(tournament_people, entered)
    return wanted.where(or_(tournaments.c.host_id == user_id, tournament_people.c.user_id == user_id))


async def _done(connection: AsyncConnection, user_id: UserId) -> list[Document]:
    """What somebody did in tournaments, with a host's reason, and what was done with them."""
    line, entrant = tournament_log.c, tournament_people.c.entrant
    entered = and_(tournament_people.c.tournament_id == line.tournament_id, tournament_people.c.user_id == user_id)
    about = _says(line.move, '"entrant":' + cast(entrant, String))
    wanted = select(line.tournament_id, line.at, line.move, (line.by == user_id).label("by_you"))
    wanted = wanted.outerjoin(tournament_people, entered).where(or_(line.by == user_id, about))
    found = await _rows(connection, wanted.order_by(line.tournament_id, line.seq))
    return [{**one, "move": _read(one["move"])} for one in found]


async def _rows(connection: AsyncConnection, wanted: Any) -> list[Document]:
    found = (await connection.execute(wanted)).mappings()
    return [{name: _plain(value) for name, value in row.items()} for row in found]


def _plain(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, datetime):
        return value.isoformat()
    return value if value is None or isinstance(value, int | float | str) else str(value)


async def _moves(connection: AsyncConnection, seat: Document) -> list[Document]:
    """The moves of a seat that one person alone has held, with their times: none of a log that was packed."""
    if _read(seat["before"]):
        return []
    logged = select(moves.c.at, moves.c.move, moves.c.key).where(
        moves.c.game_id == seat["game_id"], moves.c.move.contains(f'"seat":{seat["seat"]}')
    )
    found = await connection.execute(logged.order_by(moves.c.seq))
    return [{"at": row.at.isoformat(), "move": _read(row.move), "click": row.key} for row in found]


async def _forget_in_game(connection: AsyncConnection, game_id: GameId, user_id: UserId, known_as: str) -> None:
    """A game that is over, or set aside: its memory elsewhere is told by the version that it has changed."""
    this = seats.c.game_id == game_id
    await _leave_to_computer(connection, game_id, user_id, known_as)
    await connection.execute(
        update(seats)
        .where(this, seats.c.user_id == user_id)
        .values(user_id=None, name=known_as, habits=HOLDER.dump("habits", NO_HABITS))
    )
    held = select(seats).where(this, seats.c.before.contains(_as_predecessor(user_id)))
    named = _as_predecessor(user_id) + r'(?:"name":"(?:[^"\\]|\\.)*"?)?'
    nobody = f'{_as_predecessor(NOBODY)}"name":{json.dumps(known_as, ensure_ascii=False)}'
    for row in (await connection.execute(held)).all():
        # As text: what cannot be read any more names nobody either.
        kept = re.sub(named, lambda _: nobody, row.before)
        # Behind who was out and taken off it is nobody, by the name of the last who held it.
        was_last = row.before.rfind(_as_predecessor(user_id)) == row.before.rfind('"user_id"')
        is_nobodys = row.user_id is None and row.computer is None
        names = {"before": storable(kept), "name": known_as if is_nobodys and was_last else storable(row.name)}
        await connection.execute(update(seats).where(this, seats.c.seat == row.seat).values(**names))
    host = case((games.c.host_id == user_id, NOBODY), else_=games.c.host_id)
    changed = {"guests": GAME.dump("guests", ANYBODY), "ending": None, "host_id": host}
    await connection.execute(GAMES.moved_on(games.c.id == game_id).values(changed))


async def _leave_to_computer(connection: AsyncConnection, game_id: GameId, user_id: UserId, known_as: str) -> None:
    """A game that is set aside may be played on: the computer holds the seat then, and as somebody is gone whom no mark
    tells from others, nobody new takes one.
    """
    aside = select(games.c.id).where(games.c.id == game_id, games.c.status == GameStatus.SET_ASIDE.value)
    theirs = (seats.c.game_id.in_(aside), seats.c.user_id == user_id)
    gone = HOLDER.dump("before", (Predecessor(NOBODY, known_as),))
    for row in (await connection.execute(select(seats.c.seat, seats.c.before).where(*theirs))).all():
        # As text: it may not be to be read.
        before = gone if row.before == "[]" else row.before.removesuffix("]") + "," + gone.removeprefix("[")
        held = {"before": storable(before), "computer": AUTOPILOT_STRENGTH}
        await connection.execute(update(seats).where(*theirs, seats.c.seat == row.seat).values(held))


async def _touched_tournaments(connection: AsyncConnection, user_id: UserId) -> Sequence[Row[Any, Any]]:
    """The `id`, `version` and `status` of those that name somebody, and whether one `enters` as them."""
    entered = select(tournament_people.c.tournament_id).where(tournament_people.c.user_id == user_id)
    acted = select(tournament_log.c.tournament_id).where(
        or_(tournament_log.c.by == user_id, tournament_log.c.move.contains(f'"{user_id}"'))
    )
    mine = or_(tournaments.c.host_id == user_id, tournaments.c.id.in_(entered), tournaments.c.id.in_(acted))
    enters = tournaments.c.id.in_(entered).label("enters")
    columns = (tournaments.c.id, tournaments.c.version, tournaments.c.status, enters)
    return (await connection.execute(select(*columns).where(mine).order_by(tournaments.c.id).with_for_update())).all()


async def _forget_in_tournament(
    connection: AsyncConnection, tournament_id: int, user_id: UserId, known_as: str
) -> None:
    """Who acted is nobody, and has another name as each entrant whom they were before they entered again; whoever
    builds on what was there before finds that it has moved on.
    """
    theirs = tournament_log.c.tournament_id == tournament_id
    acted = await connection.execute(select(tournament_log.c.move).where(theirs, tournament_log.c.by == user_id))
    earlier = [int(one) for move in acted.scalars() for one in re.findall('"before": ?([0-9]+)', move)]
    them = (tournament_people.c.tournament_id == tournament_id, tournament_people.c.entrant.in_(earlier))
    await connection.execute(update(tournament_people).where(*them).values(name=known_as))
    await _unname(connection, tournament_log, theirs, user_id, "move")
    await _unname(connection, tournaments, tournaments.c.id == tournament_id, user_id, "state")
    await connection.execute(update(tournament_log).where(theirs, tournament_log.c.by == user_id).values(by=NOBODY))
    host = case((tournaments.c.host_id == user_id, NOBODY), else_=tournaments.c.host_id)
    await connection.execute(TOURNAMENTS.moved_on(tournaments.c.id == tournament_id).values(host_id=host))


async def _unname(
    connection: AsyncConnection, table: Table, where: ColumnElement[bool], user_id: UserId, name: str
) -> None:
    """Replace a user by nobody in documents, wherever one says `by` whom something was done."""
    naming = select(table).where(where, table.c[name].contains(f'"{user_id}"'))
    for row in (await connection.execute(naming)).all():
        this = [key == getattr(row, key.name) for key in table.primary_key.columns]
        changed = {name: storable(re.sub(f'"by": ?"{user_id}"', f'"by":"{NOBODY}"', getattr(row, name)))}
        await connection.execute(update(table).where(*this).values(changed))


def _read(text: str) -> Any:
    """A document; one that cannot be read is its text, which keeps nobody from what is theirs."""
    try:
        return json.loads(text)
    except ValueError:
        return text
