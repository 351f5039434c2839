"""The only writer of tournaments."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property, partial
from typing import Any, Final

from bot.hosting.games.service import GameService, draw_secret
from bot.hosting.games.tournament_tables import Tables
from bot.hosting.moves.write_path import Committed
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.substitutes import check_stranger
from bot.hosting.thinking.thinkers import Thinkers
from bot.hosting.tournaments import drafts, places, plans
from bot.hosting.tournaments.alignment import Alignment, laid_table, matters, secret_of_table
from bot.hosting.tournaments.course import Course
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.progress import Plan, TournamentPath
from bot.hosting.tournaments.timing import opens_now, table_ends
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameRecord
from bot.records.ids import GameId, UserId, draw_public_id
from bot.records.tournaments import (
    StoredTournament,
    TournamentLine,
    TournamentRecord,
    TournamentStatus,
    people_among,
)
from bot.store.database.db import Database
from bot.store.database.unreadable import Unreadable
from bot.store.games.games import KeySeen
from bot.store.games.tournaments import TournamentStore
from bot.store.ledger.deadlines import DeadlineStore
from bot.store.ledger.posted import PostedStore
from bot.store.ledger.stored import TOURNAMENTS, TournamentCommit
from bot.store.people.settings import PeopleStore
from bot.store.schema import tournament_posted
from engine.archive.replay import TableOfTournament
from engine.archive.tournaments import MatchAtTable, tournament_document
from engine.cards import Seat
from engine.cards.shuffle import commitment
from engine.tournament.formats.registry import format_of
from engine.tournament.keys import parts
from engine.tournament.moves import CheckIn, EndEarly, HostMove, Rest, Withdraw
from engine.tournament.points import Units
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import LeagueRules
from engine.tournament.state import Status, Tournament

MOST_ALIVE: Final = 20
"""How many tournaments of a server may be going on or in the making."""
QUIET: Final = (TournamentStatus.DRAFT, TournamentStatus.OVER, TournamentStatus.CANCELLED)
"""What is none of these goes on before everybody's eyes."""
NO_SEASON: Final = (TournamentStatus.DRAFT, TournamentStatus.CANCELLED)
"""A season that is one of these does not stand: the one before it still awaits its next."""


@dataclass(frozen=True)
class VisibleTournament:
    """A tournament as everybody may see it: nothing of it is secret but its secret, which is not in here.

    A league's season that is over `awaits_season` as long as no next one was begun, or it was called off.
    """

    record: TournamentRecord
    state: Tournament
    stored: StoredTournament
    awaits_season: bool = False

    @cached_property
    def brought(self) -> Mapping[tuple[int, int], tuple[Units, ...]]:
        """What each finished table, by its round and number, has brought its seats, in units."""
        return format_of(self.state).brought(self.state)

    def takes_part(self, user_id: UserId) -> bool:
        """Whether somebody takes part, or waits for a place, and has not gone."""
        entrant = self.record.entrant_of(user_id)
        return entrant is not None and self.state.entrants[entrant].status in (Status.IN, Status.WAITING)

    def due_at(self, kind: DeadlineKind, number: int = 0) -> datetime | None:
        """When a deadline is; None where there is none."""
        found = self.stored.deadline(kind, number)
        return None if found is None else found.due


class TournamentService:
    """Opens tournaments, lets people come and go, and plays them round by round.

    Methods raise Refused, TournamentRefused (the format) or RuleError (a draft's rules), and
    then have changed nothing; Refused(NO_SUCH_TOURNAMENT) where they take a tournament's id. `key` is the id of the
    interaction: a repeated key applies once.
    """

    def __init__(
        self,
        database: Database,
        games: GameService,
        tables: Tables,
        thinkers: Thinkers,
        secret: Callable[[], bytes] = draw_secret,
        public_id: Callable[[], str] = draw_public_id,
    ) -> None:
        """`thinkers` pair large fields; `secret` gives the 32 bytes that key a tournament's shuffles; `public_id` the
        id of a new one that people are shown.
        """
        self._store = TournamentStore(database, public_id)
        self._clock = games.path.clock
        self.path = TournamentPath(self._store, self._clock)
        self.posted = PostedStore(database, tournament_posted)
        self._games = games
        self._tables = tables
        self._secret = secret
        self._season_in_turn = asyncio.Lock()
        self._people = PeopleStore(database)
        self._alignment = Alignment(self.path, tables, self._people)
        deadlines = DeadlineStore(database, self._clock, TOURNAMENTS)
        self.course = Course(self.path, deadlines, tables, self._alignment, thinkers, games.access)
        """How they go on by themselves: for the clock."""
        games.path.hooks.append(self._game_committed)
        games.told_of_leavers.append(self.gone_from_server)

    async def create(self, new: drafts.NewTournament, key: str) -> VisibleTournament:
        """Make a draft for its host alone. Raises Refused: BARRED, TOO_MANY_TOURNAMENTS, and what `drafted` raises."""
        await self._games.access.check_bar(new.guild_id, new.host_id)
        drafted = drafts.drafted(new, self._clock())
        if await self._store.of_key(key) is None and len(await self._store.alive_in(new.guild_id)) >= MOST_ALIVE:
            raise Refused(HostReject.TOO_MANY_TOURNAMENTS, most=MOST_ALIVE)
        try:
            tournament_id = await self._store.insert(drafted, key)
        except KeySeen:
            tournament_id = await self._store.of_key(key) or 0
        return await self.look(tournament_id)

    async def choose(
        self, tournament_id: int, actor: Actor, change: Callable[[StoredTournament], StoredTournament], key: str
    ) -> VisibleTournament:
        """Choose something else for a draft, with one of the functions of `drafts`."""
        return await self._change(tournament_id, plans.draft_changed(actor, change), key)

    async def discard(self, tournament_id: int, actor: Actor) -> None:
        """Forget a draft. Raises Refused: NOT_TOURNAMENT_HOST, NOT_A_DRAFT."""
        plans.check_draft(await self.path.load(tournament_id), actor)
        if not await self._store.delete_draft(tournament_id, actor.user_id):
            raise Refused(HostReject.NOT_A_DRAFT)

    async def open(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Open registration. Raises Refused: NOT_TOURNAMENT_HOST, NOT_A_DRAFT, START_PASSED."""
        return await self._change(tournament_id, plans.opened(actor, self._secret()), key)

    async def next_season(
        self, tournament_id: int, actor: Actor, key: str, channel_id: int | None = None
    ) -> VisibleTournament:
        """Begin the next season of a league that is over: its players are entered and called to check in, in a channel
        or where they were before.

        Raises Refused: NOT_TOURNAMENT_HOST, NO_SEASONS, SEASON_BEGUN; TournamentRefused(NOT_FINISHED).
        """
        before = await self.path.load(tournament_id)
        drafted = plans.season_drafted(before, actor, self._clock(), channel_id)
        async with self._season_in_turn:
            later = await self._store.seasons_after(before.record.guild_id, tournament_id, TournamentStatus.CANCELLED)
            known = next(iter(later), None) or await self._store.of_key(key)
            made = known or await self._store.insert(drafted, key)
        opened = plans.season_opened(before, actor, self._secret())
        return await self._change(made, opened, f"{key}-open")

    async def season_after(self, tournament_id: int) -> VisibleTournament | None:
        """The season of a league that has been begun after one, and was not called off; None where there is none."""
        guild_id = (await self.path.load(tournament_id)).record.guild_id
        later = await self._store.seasons_after(guild_id, tournament_id, *NO_SEASON)
        return next(iter(await self._readable(later)), None)

    async def join(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Enter or return.

        Raises Refused: BARRED, STILL_A_DRAFT, ALREADY_ENTERED, ROLE_NEEDED, HAS_SEEN_A_HAND, SOMEBODY_WAS_FORGOTTEN;
        TournamentRefused.
        """
        stored = await self.path.load(tournament_id)
        return await self._change(tournament_id, await self._joining(stored, actor, key), key)

    async def why_not_join(self, tournament_id: int, actor: Actor) -> Refused | TournamentRefused | None:
        """What `join` would raise now; None where it would do what it says."""
        stored = await self.path.load(tournament_id)
        try:
            (await self._joining(stored, actor, ""))(stored, self._clock())
        except (Refused, TournamentRefused) as refused:
            return refused
        return None

    async def _joining(self, stored: StoredTournament, actor: Actor, key: str) -> Plan:
        plans.check_goes_on(stored)
        await self._games.access.check_bar(stored.record.guild_id, actor.user_id)
        known = [await self._known_at(stored, actor.user_id, decided=one) for one in (False, True)]
        return plans.joined(actor, key, self._mark(stored.record.id, actor.user_id), *known)

    async def _known_at(self, stored: StoredTournament, user_id: UserId, *, decided: bool) -> Refused | None:
        """Why somebody may take no seat of open, or `decided`, tables: they know a hand there, or none can say."""
        every = format_of(stored.state).replaces
        try:
            for one in stored.record.tables:
                table = stored.state.table(one.round, one.number)
                is_asked = table and table.result is None and (table.decision is not None) is decided
                if one.game_id and is_asked and (every or one.round == 1):
                    mark = self._games.marks.of(one.game_id, user_id)
                    check_stranger(await self._tables.record(one.game_id), user_id, mark)
        except Refused as refused:
            return refused
        return None

    async def withdraw(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Leave, or drop out: the computer plays on at one's table. Raises Refused(NOT_ENTERED); TournamentRefused."""
        return await self._change(tournament_id, plans.by_entrant(actor, Withdraw), key)

    async def gone_from_server(self, guild_id: int, user_id: UserId, known_as: str | None = None) -> None:
        """Have somebody who is no longer in a server, or is forgotten, drop out of its tournaments."""
        for visible in await self.of_user(user_id):
            if visible.record.guild_id == guild_id:
                gone = plans.gone_from_server(user_id, known_as, self._mark(visible.record.id, user_id))
                with suppress(Refused, TournamentRefused):
                    await self.path.change(visible.record.id, gone)
                await self._alignment.align(visible.record.id)

    async def left_by(self, user_id: UserId) -> dict[int, int]:
        """The tournaments not over that somebody has left, or that cannot be read: by the version that says so."""
        left: dict[int, int] = {}
        for one in await self._store.of_user(user_id):
            version = await self._store.version(one)
            with suppress(Refused):
                stored = await self.path.load(one)
                version, entrant = stored.version, stored.record.entrant_of(user_id)
                if entrant is not None and stored.state.entrants[entrant].status in (Status.IN, Status.WAITING):
                    continue
            if version is not None:
                left[one] = version
        return left

    def _mark(self, tournament_id: int, user_id: UserId) -> str:
        return self._games.marks.of(f"tournament {tournament_id}", user_id)

    async def check_in(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Say that one is there. Raises Refused(NOT_ENTERED); TournamentRefused."""
        return await self._change(tournament_id, plans.by_entrant(actor, partial(CheckIn, part=key)), key)

    async def rest(self, tournament_id: int, actor: Actor, key: str, *, resting: bool) -> VisibleTournament:
        """Want no next table of an arena for now, or want one again. Raises Refused(NOT_ENTERED); TournamentRefused."""
        move = partial(Rest, resting=resting)
        return await self._change(tournament_id, plans.by_entrant(actor, move), key)

    async def start(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Begin, or open check-in first where there is one. Raises Refused(NOT_TOURNAMENT_HOST); TournamentRefused."""
        return await self._change(tournament_id, plans.started(actor), key)

    async def admit_everybody(self, tournament_id: int, actor: Actor, key: str) -> VisibleTournament:
        """Let everybody enter, whatever their roles. Raises Refused(NOT_TOURNAMENT_HOST)."""
        return await self._change(tournament_id, plans.everybody_admitted(actor), key)

    async def act(self, tournament_id: int, actor: Actor, move: HostMove, key: str) -> VisibleTournament:
        """A host's act, with its reason. Raises Refused: NOT_TOURNAMENT_HOST, BAD_EXTENSION; TournamentRefused."""
        ends = isinstance(move, EndEarly)
        scores = await self.course.scores(await self.path.load(tournament_id)) if ends else {}
        after = await self._change(tournament_id, plans.by_host(actor, move, scores), key)
        if ends:
            await self.course.end_overdue(tournament_id)
        return after

    async def look(self, tournament_id: int) -> VisibleTournament:
        """A tournament as it is now."""
        stored = await self.path.load(tournament_id)
        ended = stored.record.status is TournamentStatus.OVER and isinstance(stored.state.rules, LeagueRules)
        follow = partial(self._store.seasons_after, stored.record.guild_id, tournament_id, *NO_SEASON)
        return replace(_visible(stored), awaits_season=ended and not await follow())

    async def alive_in(self, guild_id: int) -> tuple[VisibleTournament, ...]:
        return await self._readable(await self._store.alive_in(guild_id))

    async def all_in(self, guild_id: int, limit: int) -> tuple[VisibleTournament, ...]:
        return await self._readable((await self._store.in_server(guild_id))[:limit])

    async def in_channel(self, channel_id: int) -> tuple[VisibleTournament, ...]:
        return await self._readable(await self._store.in_channel(channel_id))

    async def of_user(self, user_id: UserId) -> tuple[VisibleTournament, ...]:
        return await self._readable(await self._store.of_user(user_id))

    async def _readable(self, ids: Sequence[int]) -> tuple[VisibleTournament, ...]:
        """Those of some tournaments that can be read: of a list one that cannot must not be the end."""
        found: list[VisibleTournament] = []
        for one in ids:
            with suppress(Refused):
                found.append(await self.look(one))
        return tuple(found)

    async def check_channel(self, channel_id: int) -> None:
        """Raises Refused(TOURNAMENT_UNREADABLE) for what goes on in a channel: no other may be taken for it."""
        for one in await self._store.in_channel(channel_id, *QUIET):
            await self.path.load(one)

    async def check_server(self, guild_id: int) -> None:
        """Raises Refused(TOURNAMENT_UNREADABLE) for what goes on in a server: nobody is told that there is nothing."""
        for one in await self._store.in_server(guild_id, *QUIET):
            await self.path.load(one)

    async def log(self, tournament_id: int) -> tuple[TournamentLine, ...]:
        """The whole log of a tournament. Raises Refused(TOURNAMENT_UNREADABLE)."""
        try:
            return await self._store.log(tournament_id)
        except Unreadable:
            raise Refused(HostReject.TOURNAMENT_UNREADABLE, tournament=tournament_id) from None

    async def public_games(self, tournament_id: int) -> Mapping[int, str]:
        """By which ids people know the games of a tournament's tables."""
        tables = (await self.path.newest(tournament_id)).record.tables
        return await self._games.path.store.public_ids([one.game_id for one in tables if one.game_id is not None])

    async def replay(self, tournament_id: int) -> dict[str, Any] | None:
        """The whole tournament as `talon verify` checks it, the matches of its tables included; None before its end."""
        stored = await self.path.load(tournament_id)
        if stored.secret is None or stored.record.status is not TournamentStatus.OVER:
            return None
        matches = []
        for one in stored.record.tables:
            document = None if one.game_id is None else await self._tables.replay(one.game_id)
            if document is not None:
                matches.append(MatchAtTable(one.round, one.number, document))
        moves = [line.move for line in await self.log(tournament_id)]
        return tournament_document(stored.state.rules, stored.secret, moves, stored.state.season, matches)

    async def commitment_of_table(self, tournament_id: int, round: int, table: int) -> str:
        """The SHA-256 of the secret that is to shuffle a table's match."""
        return commitment(secret_of_table(await self.path.load(tournament_id), round, table))

    async def table_of(self, record: GameRecord) -> TableOfTournament | None:
        """Where a match's secret comes from, when it is a tournament's; its own secret alone once that is over."""
        at = record.table_of
        if at is None:
            return None
        stored = await self.path.load(at.tournament_id)
        if stored.secret is None:
            return None
        secret = stored.secret.hex() if stored.record.status is TournamentStatus.OVER else None
        entropy = parts(stored.state, len(stored.state.rounds[at.round - 1].lot))
        return TableOfTournament(commitment(stored.secret), secret, entropy, at.round, at.table)

    async def round_is_over(self, record: GameRecord) -> bool:
        """Whether every table is done of the round in which a match was played; so it is for one of no tournament."""
        at = record.table_of
        if at is None:
            return True
        state = (await self.path.load(at.tournament_id)).state
        return state.is_over or not state.rounds[at.round - 1].unfinished

    async def table_opened(
        self, tournament_id: int, round: int, number: int, thread_id: int, message_id: int
    ) -> GameRecord | None:
        """A thread is there for a table: its match is dealt in it, or goes on in it. None where none is needed."""
        stored = await self.path.load(tournament_id)
        table, hosted = stored.state.table(round, number), stored.record.table(round, number)
        if table is None or hosted is None or table.outcome is not None:
            return None
        if opens_now(stored, round):
            await self.path.change(tournament_id, places.round_begun(round))
            stored = await self.path.load(tournament_id)
        users = people_among(stored.record, table.seats)
        habits = {user: person.habits for user, person in (await self._people.of(users)).items()}
        laid = laid_table(stored, round, table, thread_id, habits, self._clock())
        record = await self._tables.deal(laid, f"table-{tournament_id}-{round}-{number}")
        at = replace(hosted, thread_id=thread_id, message_id=message_id, game_id=record.id, opened=hosted.opened + 1)
        commit = await self.path.change(tournament_id, places.hosted(at))
        moved = commit is not None and table_ends(commit.after, round, number) != table_ends(stored, round, number)
        await self._alignment.align(tournament_id, None if moved else {(round, number)})
        return record

    async def thread_gone(self, channel_id: int) -> bool:
        """A thread was removed: another is opened for the table that was played there; whether there was one."""
        for visible in await self.in_channel(channel_id):
            hosted = next((one for one in visible.record.tables if one.thread_id == channel_id), None)
            if hosted is not None:
                with suppress(Refused):
                    await self.path.change(visible.record.id, places.thread_lost(hosted))
                return True
        return False

    async def hindered(self, tournament_id: int) -> None:
        """No table can be opened at present: where none is played either, no time passes."""
        await self._alignment.stands_still(tournament_id, unopened=True)

    async def called_late(self, tournament_id: int) -> None:
        """Whoever was to check in could not be told at once: they have some time from now on."""
        await self.path.change(tournament_id, places.called_late())

    async def channel_gone(self, tournament_id: int) -> None:
        """The tournament's channel is not there any more: it is called off, and who is in it is told."""
        with suppress(Refused, TournamentRefused):
            await self.path.change(tournament_id, places.place_lost())
        await self._alignment.align(tournament_id)

    async def channels_gone(self, channel_id: int) -> None:
        """A channel or a thread was removed: tables get another thread, the channel's tournaments are called off."""
        if await self.thread_gone(channel_id):
            return
        for visible in await self.in_channel(channel_id):
            if visible.record.status.is_alive:
                await self.channel_gone(visible.record.id)

    async def roles_gone(self, guild_id: int, role_of: Callable[[int], object]) -> None:
        """Roles may have been deleted: who hosts a tournament, no draft, whose role `role_of` finds no more is told."""
        for visible in await self.alive_in(guild_id):
            record, role_id = visible.record, visible.record.terms.role_id
            if record.status is not TournamentStatus.DRAFT and role_id is not None and role_of(role_id) is None:
                await self.path.change(record.id, places.role_lost(), f"role{record.id}.{role_id}")

    async def remember(self, tournament_id: int, **known: Any) -> None:
        """Remember what there is of it in Discord, its board or its event, as `places.remembered` does."""
        await self.path.change(tournament_id, places.remembered(**known))

    async def _change(self, tournament_id: int, plan: Plan, key: str) -> VisibleTournament:
        commit = await self.path.change(tournament_id, plan, key)
        if commit is None:
            return await self.look(tournament_id)
        if commit.moves and commit.after.record.tables:
            await self._give_back(commit)
            await self._alignment.align(tournament_id)
        return _visible(commit.after)

    async def _give_back(self, commit: TournamentCommit) -> None:
        """Whoever has come back plays their seat of an open table again, also where it is open again only now."""
        for at, after, game_id in commit.after.open_games():
            before = commit.before.state.table(*at) or after
            for one in {*before.absent} & {*after.seats} - {*after.absent}:
                with suppress(Refused):
                    await self._tables.give_back(game_id, Seat(after.seats.index(one)))

    def _game_committed(self, commit: Committed) -> None:
        game_id = GameId(commit.owner_id)
        held = self._games.path.held(game_id)
        if held is None or held.record.table_of is None:
            return
        if game_id in self._alignment.awaited or matters(held, self._clock()):
            self.course.touched.add(game_id)
            self.path.announce(Committed(held.record.table_of.tournament_id, self._clock(), notices=False))


def _visible(stored: StoredTournament) -> VisibleTournament:
    return VisibleTournament(stored.record, stored.state, replace(stored, secret=None))
