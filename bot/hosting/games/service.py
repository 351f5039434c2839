"""The only writer of games."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.hosting.clock.absence import is_missed
from bot.hosting.clock.timing import reserves_of
from bot.hosting.games import clocks, endings, plans
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.drafts import Draft, Prepared, dump_draft, load_draft, with_draft
from bot.hosting.games.firing import Firing
from bot.hosting.games.lobbies import Lobbies
from bot.hosting.games.orders import Orders
from bot.hosting.games.playing_on import PlayingOn
from bot.hosting.moves.advance import Foreseen, carried_out
from bot.hosting.moves.commits import alter
from bot.hosting.moves.write_path import GamePath, exported, visible_to
from bot.hosting.places.whereabouts import Whereabouts
from bot.hosting.policy import Clock, Policy
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.seats import lobby
from bot.hosting.seats.access import Access
from bot.hosting.seats.admission import Admission
from bot.hosting.seats.substitutes import Marks
from bot.hosting.thinking.finales import Finales
from bot.records.games import GameRecord, GameStatus, Submitted, VisibleGame
from bot.records.ids import GameId, UserId, draw_public_id
from bot.store.database.db import Database
from bot.store.database.unreadable import Unreadable
from bot.store.games.drafts import OrderStore
from bot.store.games.games import GameStore
from bot.store.games.listing import ListingStore
from bot.store.ledger.posted import PostedStore
from bot.store.ledger.stored import Commit, StoredGame
from bot.store.people.settings import PeopleStore
from engine.archive.replay import TableOfTournament
from engine.cards import Seat, TurnNumber
from engine.games.events import seen_by
from engine.games.moves import SeatMove
from engine.rules.refusals import IllegalMove

SECRET_BYTES = 32


def draw_secret() -> bytes:
    """A fresh secret for a game's shuffles."""
    return secrets.token_bytes(SECRET_BYTES)


class GameService:
    """Submits moves, and lets people come, go and look on: load -> check -> engine.apply -> ONE transaction -> answer.

    Every method raises Refused (host) or IllegalMove (rules) and then has changed nothing; Refused(NO_SUCH_GAME) where
    it takes a game's id. `key` is the id of the interaction: a repeated key applies once and is answered as before.
    `at` is the interaction's own timestamp.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        computers: ComputerPlayers,
        policy: Policy | None = None,
        secret: Callable[[], bytes] = draw_secret,
        key: Callable[[], bytes | None] = lambda: None,
        public_id: Callable[[], str] = draw_public_id,
    ) -> None:
        """`clock` gives the time (aware), `secret` the 32 bytes of a game's shuffles, `key` that of its marks, if any,
        and `public_id` the id of a new game that people are shown.
        """
        self.marks = Marks(key)
        self._store = GameStore(database, clock, public_id)
        self.games_in_guild, self.games_of = self._store.active_in_guild, self._store.active_of
        self.last_opened, self.series = self._store.newest, self._store.series.of
        self.following, self.preceding = self._store.series.following, self._store.series.preceding
        self.path = GamePath(self._store, clock, policy or Policy())
        """The one way by which games change, for those who change tables of tournaments by it or hear of commits."""
        self._computers = computers
        self.finales = Finales(self._store, computers.thinkers)
        self._listing = ListingStore(database)
        self.posted = PostedStore(database)
        self.orders = Orders(self.path, OrderStore(database))
        self.firing = Firing(self.path, computers)
        self.told_of_leavers: list[Callable[[int, UserId], Awaitable[None]]] = []
        """Called when somebody was found to have left a server, before their games are."""
        self.counted: Callable[[int, datetime], datetime] = lambda _, at: at
        """What of a click's moment the clocks of a server hold against it."""
        self._people = PeopleStore(database)
        self.people = self._people.of
        """What people have settled for themselves, by user."""
        self.whereabouts = Whereabouts(self.path)
        self.access = Access(self.path, database)
        self._admission = Admission(self.path, database, self.access, self.marks)
        self.one_by_one = self._admission.one_by_one
        self.playing_on = PlayingOn(self.path, self._admission, computers.thinkers, secret)
        self.lobbies = Lobbies(self.path, self._admission, secret)

    async def leave(self, game_id: GameId, user_id: UserId, key: str) -> GameRecord:
        """Leave a lobby (an empty one is cancelled), or a running match: the computer plays on for the seat until its
        person returns, or the seat is forfeited, as the rules say.

        Raises Refused: NOT_A_LOBBY (the game is over), NOT_JOINED, NOT_SEATED; IllegalMove(SEAT_OUT).
        """
        return await self.path.change_record(
            game_id, lambda stored, now: plans.leave(stored, user_id, now, self.path.policy), key
        )

    async def leaving_ends(self, game_id: GameId, user_id: UserId) -> bool:
        """Whether a running match is over as soon as somebody leaves it. Raises Refused."""
        stored = await self.path.load(game_id)
        left = plans.leave(stored, user_id, self.path.clock(), self.path.policy)
        return left.after.record.status is not GameStatus.RUNNING

    async def cancel(self, game_id: GameId, user_id: UserId, key: str, *, moderator: bool = False) -> GameRecord:
        """Call a lobby or a match off; a `moderator` need not be its host. Raises Refused: NOT_HOST, NOT_RUNNING."""
        return await alter(
            self.path, game_id, key, lambda record: lobby.cancelled(record, user_id, moderator=moderator)
        )

    async def want_end(self, game_id: GameId, user_id: UserId, key: str, *, moderator: bool = False) -> GameRecord:
        """Want a running match to end, or agree that it should; once enough do, it is suspended for a day, then over.

        A `moderator` decides alone. Once everybody agrees who holds or held a seat it is over at once.
        Raises Refused: NOT_RUNNING, NOT_SEATED, SUSPENDED.
        """
        return await alter(self.path, game_id, key, lambda record: endings.wanted(record, user_id, moderator=moderator))

    async def keep_playing(self, game_id: GameId, user_id: UserId, key: str) -> GameRecord:
        """Take back, or object to, the end of a match that one plays. Raises Refused: NOT_RUNNING, NOT_SEATED."""
        return await alter(self.path, game_id, key, lambda record: endings.not_wanted(record, user_id))

    async def submit(
        self,
        game_id: GameId,
        user_id: UserId,
        move: SeatMove,
        key: str,
        at: datetime,
        prepared: Prepared | None = None,
    ) -> Submitted:
        """Make a move; with what was `prepared` for it the mover's draft is spent in the same commit.

        Raises IllegalMove, and Refused: NOT_RUNNING, NOT_SEATED, NOT_YOUR_SEAT, TOO_LATE (clicked after the deadline).
        """

        def plan(foreseen: Foreseen | None, stored: StoredGame, now: datetime) -> Commit:
            moved = plans.submit(
                stored, user_id, move, key, at, now, self.path.policy, counted=self.counted, foreseen=foreseen
            )
            return moved if prepared is None else with_draft(moved, user_id, prepared)

        commit = await carried_out(self.path, self._computers.thinkers, game_id, plan, key)
        if commit is None:
            stored = await self.path.newest(game_id)
            events = await self._store.answer_to(game_id, key) or ()
        else:
            stored = commit.after
            events = tuple(event for logged in commit.moves for event in logged.events)
        told = tuple(seen for event in events if (seen := seen_by(event, move.seat)) is not None)
        return Submitted(visible_to(stored, user_id), told)

    async def resume(self, game_id: GameId, user_id: UserId, key: str) -> GameRecord:
        """Take one's seat back from the computer. Raises Refused: NOT_RUNNING, NOT_SEATED."""
        return await self.path.change_record(
            game_id, lambda stored, now: plans.resume(stored, user_id, now, self.path.policy), key
        )

    async def take_seat(
        self, game_id: GameId, user_id: UserId, name: str, key: str, seat: Seat | None = None
    ) -> GameRecord:
        """Take a seat of a running match that is open, the named one or the first: its cards, score and turn go on.

        Raises Refused: NOT_RUNNING, SUSPENDED, ALREADY_JOINED, NO_OPEN_SEAT, SEAT_TAKEN, HAS_SEEN_A_HAND,
        TOO_MANY_GAMES, BARRED, INVITED_ONLY, NO_SEAT_FOR_YOU.
        """
        async with self._admission.in_turn(user_id):
            newcomer = await self._admission.newcomer(game_id, user_id, name, key)
            return await self.path.change_record(
                game_id, lambda stored, now: plans.take_seat(stored, newcomer, seat, now, self.path.policy), key
            )

    async def open_seat(self, game_id: GameId, host_id: UserId, seat: Seat, key: str) -> GameRecord:
        """Open the seat of somebody who is away to substitutes, as the match's host.

        Raises Refused: NOT_RUNNING, SUSPENDED, NOT_HOST, SEATS_STAY, NOT_AWAY.
        """
        return await self.path.change_record(
            game_id, lambda stored, now: plans.open_seat(stored, host_id, seat, now, self.path.policy), key
        )

    async def gone_from_server(self, guild_id: int, user_id: UserId) -> int:
        """Have somebody who is no longer in a server leave its games, as they could have done; gives how many."""
        for tell in self.told_of_leavers:
            await tell(guild_id, user_id)
        games = [one for one in await self._store.active_of(user_id) if one.guild_id == guild_id]
        for one in games:
            with suppress(Refused, IllegalMove):
                await self.path.change(one.id, lambda stored, now: plans.leave(stored, user_id, now, self.path.policy))
        return len(games)

    async def give_time(self, game_id: GameId, user_id: UserId, turn: TurnNumber, key: str) -> VisibleGame:
        """Lengthen the turn of another person, for whom one waits, by the time of a turn.

        Raises Refused: NOT_RUNNING, NOT_SEATED, TOO_LATE (the turn is over), NOT_WAITING, TIME_GIVEN.
        """
        await self.path.change(
            game_id, lambda stored, now: clocks.give_time(stored, user_id, turn, now, self.path.policy), key
        )
        return await self.look(game_id, user_id)

    async def play_on(self, game_id: GameId, user_id: UserId, turn: TurnNumber, key: str) -> VisibleGame:
        """End the overdue turn of another person, for whom one waits, as the clock would.

        Raises Refused: NOT_RUNNING, NOT_SEATED, TOO_LATE (the turn is over), NOT_WAITING, NOT_OVERDUE.
        """
        waited_for = plans.whose_turn(await self.path.newest(game_id))
        drafts = {} if waited_for is None else await self._store.drafts.of({game_id: waited_for})
        plan = partial(clocks.play_on, policy=self.path.policy, draft=load_draft(drafts.get(game_id)))
        await self.path.change(game_id, lambda stored, now: plan(stored, user_id, turn, key, now), key)
        return await self.look(game_id, user_id)

    async def follow_habits(self, user_id: UserId | None = None) -> int:
        """Let the clocks of running games and lobbies rest by what their players, or this one, have settled since.

        Gives how many seats there were to change. Done after every change of habits, and at the start for what the last
        process did not come to.
        """
        waiting = await self._people.unfollowed(user_id)
        for game_id, person in waiting:
            with suppress(Refused):
                await self.path.change(
                    game_id,
                    partial(clocks.follow, user_id=person.user_id, habits=person.habits, policy=self.path.policy),
                )
        return len(waiting)

    async def look(self, game_id: GameId, user_id: UserId | None) -> VisibleGame:
        """A game as a user sees it; None and users without a seat are spectators."""
        visible = visible_to(await self.path.newest(game_id), user_id)
        if visible.record.status is not GameStatus.LOBBY:
            return visible
        people = [one.user_id for one in visible.record.holders if one.user_id is not None]
        return replace(visible, punctual=await self._people.punctual(people))

    async def reserves(self, game_id: GameId) -> tuple[timedelta, ...]:
        """What each seat of a game has left of its reserve now."""
        return reserves_of(await self.path.newest(game_id), self.path.clock())

    async def keep_draft(self, game_id: GameId, user_id: UserId, draft: Draft) -> None:
        """Keep what a user has prepared in a game, in place of what was kept before; it goes when the game ends."""
        await self._store.drafts.put(game_id, user_id, dump_draft(draft), self.path.clock())

    async def look_with_draft(self, game_id: GameId, user_id: UserId) -> tuple[VisibleGame, Draft]:
        """A game as a user sees it, and what they have prepared in it."""
        found = await self._store.standing(game_id, user_id)
        standing = there(found, HostReject.NO_SUCH_GAME, game_id=game_id)
        stored = await self.path.at_version(game_id, standing.version)
        return visible_to(stored, user_id), load_draft(standing.draft)

    async def look_with_draft_in(self, channel_id: int, user_id: UserId) -> tuple[VisibleGame, Draft]:
        """The same of the game that a user means in a channel or thread. Raises Refused as `Whereabouts.meant`."""
        standing = await self.whereabouts.meant(channel_id, user_id)
        stored = await self.path.at_version(standing.game_id, standing.version)
        return visible_to(stored, user_id), load_draft(standing.draft)

    async def game_in_channel(self, channel_id: int) -> GameRecord:
        """The lobby or running game of a channel or thread. Raises Refused: NO_GAME_HERE, SET_ASIDE."""
        game_id = await self._store.active_in(channel_id)
        if game_id is None:
            raise await self.whereabouts.none_in(channel_id)
        return (await self.path.newest(game_id)).record

    async def playable_in(self, channel_id: int) -> GameRecord | None:
        """The lobby or running game of a channel or thread; None where there is none that can be read."""
        with suppress(Refused):
            return await self.game_in_channel(channel_id)
        return None

    async def games_waiting_for(self, user_id: UserId) -> tuple[VisibleGame, ...]:
        """The running games that wait for a user, as they see them: for a move, those with the least time first, then
        for their return, where the computer plays for somebody who has missed turns.
        """
        listed = [one for one in await self._listing.of_user(user_id) if one.waits or one.played_for]
        seen = [visible_to(await self.path.newest(one.game_id), user_id) for one in listed]
        both = zip(listed, seen, strict=True)
        return tuple(visible for one, visible in both if one.waits or is_missed(visible.record, user_id))

    async def known_as(self, public_id: str) -> GameId:
        """The game that people know by this id, as it was typed. Raises Refused(NO_SUCH_GAME)."""
        typed = public_id.strip().upper()
        found = await self._store.with_public_id(typed) if typed.isascii() and typed.isprintable() else None
        return GameId(there(found, HostReject.NO_SUCH_GAME))

    async def replay(self, game_id: GameId, tournament: TableOfTournament | None = None) -> dict[str, Any]:
        """A finished match as `talon verify` checks it, secret, `tournament` and all. Raises Refused(NOT_FINISHED)."""
        stored = await self.path.newest(game_id)
        record = stored.record
        if record.status is not GameStatus.FINISHED or stored.state is None:
            raise Refused(HostReject.NOT_FINISHED, status=record.status.value)
        try:
            return await exported(self.path, stored, stored.state, tournament)
        except Unreadable:
            raise Refused(HostReject.SET_ASIDE, game_id=game_id) from None

    async def record_board_message(self, game_id: GameId, message_id: int | None) -> None:
        """Remember the message that is the game's board or lobby; None where it is gone."""
        await alter(self.path, game_id, None, lambda record: replace(record, board_message_id=message_id))
