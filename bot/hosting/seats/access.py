"""Who plays with whom: guests of a table, block lists, whom a server bars. Block lists are told to their owners alone.

A block changes no match that is being played; from then on the two are never seated together, and whoever blocks is out
of the lobbies of others in which both sit. A bar takes somebody out of the server's lobbies at once, and out of its
matches where the server wants that.
"""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.hosting.moves.commits import alter, besides
from bot.hosting.moves.write_path import GamePath
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.seats import guests, lobby
from bot.hosting.seats.releasing import released
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId, UserId, legible
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Bar, Block
from bot.store.database.db import Database
from bot.store.ledger.stored import Commit
from bot.store.people.access import CompanyStore

MOST_BLOCKED: Final = 200
REASON_LONGEST: Final = 200


class Access:
    """Invites, takes out, blocks and bars. Methods that take a game raise Refused(NO_SUCH_GAME)."""

    def __init__(self, path: GamePath, database: Database) -> None:
        self._path = path
        self._store = CompanyStore(database)
        self.blocks_of, self.apart_from = self._store.blocks_of, self._store.apart_from

    async def invite(self, game_id: GameId, host_id: UserId, user_id: UserId, key: str) -> GameRecord:
        """Invite somebody to a table. Who is barred, or has blocked the host, gets no word; the host is told the same.

        Raises Refused: BLOCKED_BY_YOU, NOT_RUNNING, TABLE_OF_TOURNAMENT, NOT_HOST, THEY_SIT_HERE, TOO_MANY_INVITED.
        """
        if any(one.blocked_id == user_id for one in await self.blocks_of(host_id)):
            raise Refused(HostReject.BLOCKED_BY_YOU)
        guild_id = (await self._path.newest(game_id)).record.guild_id
        bar = await self._store.bar_of(guild_id, user_id, self._path.clock())
        told = bar is None and user_id not in await self.apart_from(host_id)

        def says(commit: Commit) -> tuple[Notice, ...]:
            known = user_id in commit.before.record.guests.invited
            word = Notice(NoticeKind.INVITATION, user_id=user_id)
            return (*commit.notes, word) if told and not known else commit.notes

        return await alter(self._path, game_id, key, lambda record: guests.invited(record, host_id, user_id), says)

    async def open_to(self, game_id: GameId, host_id: UserId, key: str, *, only_invited: bool) -> GameRecord:
        """Open a lobby to those alone whom its host invites, or to everybody. Raises Refused: NOT_A_LOBBY, NOT_HOST."""
        return await alter(
            self._path, game_id, key, lambda record: guests.by_invitation(record, host_id, only=only_invited)
        )

    async def take_out(self, game_id: GameId, host_id: UserId, user_id: UserId, key: str) -> GameRecord:
        """Take somebody out of a lobby, and tell them. Raises Refused: NOT_A_LOBBY, NOT_HOST, THEY_DO_NOT_SIT_HERE."""
        word = Notice(NoticeKind.TAKEN_OUT, user_id=user_id)
        return await alter(
            self._path, game_id, key, lambda record: guests.taken_out(record, host_id, user_id), besides(word)
        )

    async def block(self, user_id: UserId, blocked_id: UserId, name: str) -> tuple[GameRecord, ...]:
        """Never meet somebody at a table again; gives the games in which both sat, as they are now.

        Matches go on. Of lobbies the user is out, unless it is their own: there they decide who goes.
        Raises Refused: NOT_YOURSELF, BLOCKS_FULL.
        """
        if user_id == blocked_id:
            raise Refused(HostReject.NOT_YOURSELF)
        if await self._store.blocked_many(user_id) >= MOST_BLOCKED:
            raise Refused(HostReject.BLOCKS_FULL, most=MOST_BLOCKED)
        await self._store.block(user_id, Block(blocked_id, legible(name), self._path.clock()))
        shared = [one for one in await self._path.store.active_of(user_id) if one.seat_of(blocked_id) is not None]
        return tuple([await self._parted(one, user_id) for one in shared])

    async def _parted(self, record: GameRecord, user_id: UserId, *words: Notice) -> GameRecord:
        """A lobby that somebody else hosts without a user, another game as it is."""
        if record.status is not GameStatus.LOBBY or record.host_id == user_id:
            return record
        try:
            return await alter(self._path, record.id, None, lambda held: lobby.left(held, user_id), besides(*words))
        except Refused:
            return (await self._path.newest(record.id)).record

    async def check_start(self, game_id: GameId, host_id: UserId) -> None:
        """Whether a host may start a lobby as far as block lists go: nobody is dealt to beside whom they have blocked.

        Two who sat down in the very moment of the block are told apart here: who blocked is out of the lobby.
        Raises Refused: BLOCKED_SITS_HERE where it is the host who has blocked somebody, LOBBY_CHANGED where somebody
        is out of it now.
        """
        record = (await self._path.newest(game_id)).record
        if record.status is not GameStatus.LOBBY or record.host_id != host_id:
            return
        people = {holder.user_id for holder in record.holders if holder.user_id is not None}
        blocked = sorted(await self._store.blocks_among(people))
        staying = set(people)
        for who, whom in blocked:
            if who != host_id and {who, whom} <= staying:
                staying.remove(who)
                await self._parted(record, who, Notice(NoticeKind.PARTED, user_id=who))
        if staying != people:
            raise Refused(HostReject.LOBBY_CHANGED)
        if blocked:
            raise Refused(HostReject.BLOCKED_SITS_HERE, user_id=tuple(whom for _, whom in blocked))

    async def unblock(self, user_id: UserId, blocked_id: UserId) -> Block:
        """Take somebody off one's list, and give what stood there. Raises Refused(NOT_BLOCKED)."""
        return there(await self._store.unblock(user_id, blocked_id), HostReject.NOT_BLOCKED)

    async def apart_among(self, user_ids: Collection[UserId]) -> frozenset[tuple[UserId, UserId]]:
        """The pairs of these users who are never to sit at one table, the smaller of each first: for nobody's eyes."""
        return frozenset((min(pair), max(pair)) for pair in await self._store.blocks_among(user_ids))

    async def check_bar(self, guild_id: int, user_id: UserId) -> None:
        """Raises Refused(BARRED) where a server does not let somebody play."""
        bar = await self._store.bar_of(guild_id, user_id, self._path.clock()) if guild_id else None
        if bar is not None:
            raise Refused(HostReject.BARRED, reason=bar.reason or None, until=bar.until)

    async def bar(self, bar: Bar, *, from_matches: bool) -> int:
        """Do not let somebody play in a server any more: they are out of its lobbies at once, and out of its running
        matches with `from_matches`; else they play these to the end. Gives how many games they were taken out of.

        Tables of tournaments are left to their hosts. Raises Refused(NOT_YOURSELF).
        """
        if bar.user_id == bar.barred_by:
            raise Refused(HostReject.NOT_YOURSELF)
        reason = legible(bar.reason)[:REASON_LONGEST] if bar.reason.strip() else ""
        await self._store.bar(replace(bar, name=legible(bar.name), reason=reason))
        out = 0
        for record in await self._path.store.active_of(bar.user_id):
            opened = record.status is GameStatus.LOBBY
            if record.guild_id != bar.guild_id or record.table_of is not None or not (opened or from_matches):
                continue
            with suppress(Refused):
                await self._path.change(
                    record.id, lambda stored, now: released(stored, bar.user_id, now, self._path.policy)
                )
                out += 1
        return out

    async def lift(self, guild_id: int, user_id: UserId) -> Bar:
        """Let somebody play again, and give the bar that stood. Raises Refused(NOT_BARRED)."""
        return there(await self._store.lift(guild_id, user_id), HostReject.NOT_BARRED)

    async def bars_in(self, guild_id: int) -> tuple[Bar, ...]:
        """Whom a server does not let play at present, the newest first."""
        return await self._store.bars_in(guild_id, self._path.clock())
