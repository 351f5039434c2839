"""Where games are played: which is meant where, taking them elsewhere, what becomes of them where they cannot be."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.hosting.clock import stage
from bot.hosting.moves.commits import Saying, afresh, alter, record_commit
from bot.hosting.moves.write_path import GamePath
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus, Obstacle
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice, NoticeKind
from bot.store.games.games import ChannelTaken
from bot.store.ledger.stored import Commit, Standing, StoredGame


class Whereabouts:
    """Says which game is meant in a channel, moves games to another, and lets them stand still and go on."""

    def __init__(self, path: GamePath) -> None:
        self._path = path

    async def meant(self, channel_id: int, user_id: UserId) -> Standing:
        """The lobby or running game of a channel or thread, with a user's draft; in the channel of a tournament their
        own table there, unless they play the channel's game. Raises Refused: NO_GAME_HERE, SET_ASIDE, SEVERAL_TABLES.
        """
        found = await self._path.store.at_hand(channel_id, user_id)
        here = [one for one in found if one.channel_id == channel_id]
        tables = [one for one in found if one.channel_id != channel_id]
        meant = [one for one in here if one.plays] or tables or here
        if not meant:
            raise await self.none_in(channel_id)
        if len(meant) > 1:
            raise Refused(HostReject.SEVERAL_TABLES, threads=tuple(one.channel_id for one in meant[:10]))
        return meant[0]

    async def none_in(self, channel_id: int) -> Refused:
        """Why no game can be meant in a channel: NO_GAME_HERE, or SET_ASIDE for one that cannot be read."""
        aside = await self._path.store.aside_in(channel_id)
        return Refused(HostReject.NO_GAME_HERE) if aside is None else Refused(HostReject.SET_ASIDE, game_id=aside)

    async def move_channel(self, game_id: GameId, channel_id: int) -> GameRecord:
        """Go on in another channel or thread, with a new board there. Raises Refused(CHANNEL_BUSY)."""
        return await self._moved(game_id, None, lambda record: stage.placed(record, channel_id))

    async def move(
        self, game_id: GameId, user_id: UserId, channel_id: int, key: str, *, moderator: bool = False
    ) -> GameRecord:
        """Go on with a match in another channel or thread of its server, with a new board there; see
        `stage.may_move` for who may.

        Raises Refused: NOT_RUNNING, NOT_HOST, CHANNEL_BUSY.
        """
        moved = partial(stage.moved, user_id=user_id, channel_id=channel_id, moderator=moderator)
        return await self._moved(game_id, key, moved, afresh)

    async def make_way(self, game_id: GameId, channel_id: int) -> GameRecord:
        """Take a suspended match out of the way of a new table. Raises Refused(CHANNEL_BUSY) where it is played."""

        def moved(record: GameRecord) -> GameRecord:
            if not record.is_suspended:
                raise Refused(HostReject.CHANNEL_BUSY, game_id=game_id)
            return stage.placed(record, channel_id)

        return await self._moved(game_id, None, moved, afresh)

    async def _moved(
        self, game_id: GameId, key: str | None, change: Callable[[GameRecord], GameRecord], says: Saying | None = None
    ) -> GameRecord:
        try:
            return await alter(self._path, game_id, key, change, says)
        except ChannelTaken as taken:
            raise Refused(HostReject.CHANNEL_BUSY, game_id=taken.game_id) from None

    async def channel_gone(self, channel_id: int, why: Obstacle = Obstacle.CHANNEL_GONE) -> None:
        """The channel of a game was removed, or its server sent us away: a match stands still, a lobby is cancelled."""
        game_id = await self._path.store.active_in(channel_id)
        if game_id is None:
            return

        def closed(stored: StoredGame, now: datetime) -> Commit:
            if stored.record.channel_id != channel_id:
                raise Refused(HostReject.NO_GAME_HERE)
            if stored.record.standstill is not None and stored.record.standstill.why is why:
                raise Refused(HostReject.TOO_LATE)
            if stored.record.status is GameStatus.RUNNING and stored.record.guild_id:
                return self._standing_still(stored, why, now)
            record = replace(stored.record, status=GameStatus.CANCELLED)
            gone = why is Obstacle.CHANNEL_GONE
            return record_commit(stored, record, now, self._path.policy, drops_notices=gone)

        with suppress(Refused):
            await self._path.change(game_id, closed)

    async def stand_still(self, game_id: GameId, why: Obstacle) -> bool:
        """Let a match wait that cannot be played where it is; whether it does so from now on, or for another reason
        than before. Lobbies, matches that are over and those of direct messages do not, nor do those that rest already
        as their tournament is paused.
        """
        stored = await self._path.newest(game_id)
        record = stored.record
        if record.status is not GameStatus.RUNNING or not record.guild_id:
            return False
        stands = record.standstill
        # What a host has been told to mend is still theirs to mend once a server that was away can be reached again.
        if stands is not None and (why in (stands.why, Obstacle.SERVER_AWAY) or not stands.why.is_of_place):
            return False
        with suppress(Refused):
            await self._path.change(game_id, lambda stored, now: self._standing_still(stored, why, now))
        return True

    async def go_on(self, game_id: GameId) -> None:
        """Let a match go on that stood still, as it can be played again where it is; one that is paused rests on."""
        with suppress(Refused):
            await alter(self._path, game_id, None, lambda held: stage.gone_on(held, stands=held.shut_out), afresh)

    async def show_again(self, game_id: GameId) -> None:
        """Have a game's board shown again, if it can be."""
        with suppress(Refused):
            await alter(self._path, game_id, None, lambda record: record, lambda commit: afresh(commit)[:1])

    def _standing_still(self, stored: StoredGame, why: Obstacle, now: datetime) -> Commit:
        record = stage.stood_still(stored.record, why, now)
        commit = record_commit(stored, record, now, self._path.policy, drops_notices=why.is_final)
        told = () if why is Obstacle.SERVER_AWAY else (Notice(NoticeKind.STANDSTILL),)
        return replace(commit, notes=(*told, *commit.notes))
