"""Games that have not begun: who sits down, which rules are agreed, and the start.

The deals that practice games begin with are chosen (`scripts/learning_deals.py` finds them), so that what is taught
happens soon and no first move does harm. They are the same for everybody, and promise no chance: such a game has no
commitment, and nobody's part is in its shuffles.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.hosting.clock.stage import NOWHERE
from bot.hosting.clock.timing import Moment
from bot.hosting.games import plans
from bot.hosting.moves.commits import alter, record_commit
from bot.hosting.moves.write_path import Committed, GamePath, visible_to
from bot.hosting.rule_sets import changed_rules, resolved
from bot.hosting.seats import lobby
from bot.hosting.seats.admission import Admission
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.games import GameRecord, NewGame, Pace, VisibleGame
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice, NoticeKind
from bot.store.ledger.stored import Commit, StoredGame
from engine.cards.shuffle import commitment
from engine.match.match import AnyGame
from engine.variants import game_with_rules

log = logging.getLogger(__name__)


class Lobbies:
    """Opens lobbies, seats people and computers in them, agrees on rules, and begins matches.

    Every method raises Refused and then has changed nothing; `key` is the id of the interaction, as in GameService.
    """

    def __init__(self, path: GamePath, admission: Admission, secret: Callable[[], bytes]) -> None:
        """`secret` gives 32 bytes for a game."""
        self._path = path
        self._admission = admission
        self._secret = secret
        self.check_opening = admission.check_opening

    async def open(self, new: NewGame, key: str) -> GameRecord:
        """Open a lobby with its host in the first seat, and commit to the secret of its shuffles, if it is drawn.

        Raises Refused: UNKNOWN_VARIANT, BAD_SWITCH, BAD_SEATS, BAD_PACE, LOBBY_FULL (more computers than seats),
        UNKNOWN_STRENGTH, CHANNEL_BUSY (with the `game_id` that is there); TOO_MANY_LOBBIES, TOO_MANY_TODAY,
        TOO_MANY_GAMES, CHANNEL_FULL, SERVER_FULL, BARRED, MAY_NOT_OPEN, NOT_IN_THIS_CHANNEL.
        """
        game = lobby.game_asked_for(new)
        async with self._admission.in_turn(new.host_id, new.guild_id):
            return await self._open(new, game, key)

    async def _open(self, new: NewGame, game: AnyGame, key: str) -> GameRecord:
        if await self._path.store.of_key(key) is None:
            await self._admission.check_opening(new)
        now, habits = self._path.clock(), await self._admission.habits_of(new.host_id)
        if new.to_learn and not await self._path.store.knows(new.host_id, new.variant):
            secret = chosen_secret(new.variant, CHOSEN[new.variant])
            record = lobby.opened(new, game, "", "", now, habits)
        elif new.deal is not None:
            secret = new.deal.secret
            record = lobby.opened(new, game, new.deal.commitment, new.deal.part or "", now, habits)
            record = replace(record, day=new.deal.day.toordinal())
        else:
            secret = self._secret()
            record = lobby.opened(new, game, commitment(secret), key, now, habits)
        closes = () if new.closes is None else (Deadline(DeadlineKind.DAY, 0, new.closes, new.closes, 0),)
        deadlines = Moment(closes, record, NOWHERE, now, self._path.policy, record.holders).deadlines()
        opened = StoredGame(record, 1, game, secret, deadlines=deadlines)
        # Nobody sees the lobby of a day's deal, of which there is nothing to be agreed on.
        notices = () if record.day else (Notice(NoticeKind.BOARD),)
        game_id, is_new = await self._path.open(opened, key, notices, new.follows)
        if is_new:
            log.info("game %d: a lobby of %s was opened", game_id, new.variant)
            self._path.announce(Committed(game_id, min(one.fires for one in deadlines), bool(notices), new.guild_id))
        return (await self._path.load(game_id)).record

    async def join(self, game_id: GameId, user_id: UserId, name: str, key: str) -> GameRecord:
        """Take a seat in a lobby; `key` becomes the person's part of the shuffle.

        Raises Refused: NOT_A_LOBBY, ALREADY_JOINED, LOBBY_FULL, TOO_MANY_GAMES, BARRED, INVITED_ONLY,
        NO_SEAT_FOR_YOU.
        """
        async with self._admission.in_turn(user_id):
            newcomer = await self._admission.newcomer(game_id, user_id, name, key)
            return await alter(self._path, game_id, key, lambda record: lobby.joined(record, newcomer, key))

    async def add_computer(self, game_id: GameId, user_id: UserId, strength: str, key: str) -> GameRecord:
        """Seat a computer player in a lobby. Raises Refused: UNKNOWN_STRENGTH, NOT_A_LOBBY, NOT_HOST, LOBBY_FULL."""
        lobby.check_strength(strength)
        return await alter(self._path, game_id, key, lambda record: lobby.with_computer(record, user_id, strength))

    async def remove_computer(self, game_id: GameId, user_id: UserId, key: str) -> GameRecord:
        """Unseat the computer player seated last. Raises Refused: NOT_A_LOBBY, NOT_HOST, NOT_JOINED (there is none)."""
        return await alter(self._path, game_id, key, lambda record: lobby.without_computer(record, user_id))

    async def change_rules(
        self, game_id: GameId, user_id: UserId, switches: Mapping[str, object], key: str, *, from_booklet: bool = False
    ) -> GameRecord:
        """Change switches of a lobby's rules; with `from_booklet` those of the booklet's, and nothing else is kept.

        Raises Refused: NOT_A_LOBBY, NOT_HOST, BAD_SWITCH (with the reason), BAD_SEATS.
        """

        def changed(stored: StoredGame, now: datetime) -> Commit:
            record = stored.record
            base = resolved(record.variant, {}) if from_booklet else record.rules
            agreed = lobby.with_rules(record, user_id, changed_rules(base, switches))
            game = game_with_rules(record.variant, agreed.rules)
            commit = record_commit(stored, agreed, now, self._path.policy)
            return replace(commit, after=replace(commit.after, game=game))

        return await self._path.change_record(game_id, changed, key)

    async def settle(
        self,
        game_id: GameId,
        user_id: UserId,
        key: str,
        *,
        seats: int | None = None,
        pace: Pace | None = None,
        locale: str | None = None,
    ) -> GameRecord:
        """Have a lobby for so many, at a pace, in a language; what is not said stays as it is.

        Raises Refused: NOT_A_LOBBY, NOT_HOST, BAD_SEATS, LOBBY_FULL (more have sat down), BAD_PACE.
        """

        def settled(record: GameRecord) -> GameRecord:
            agreed = seats or record.seats, pace or record.pace, locale or record.locale
            return lobby.with_table(record, user_id, *agreed)

        return await alter(self._path, game_id, key, settled)

    async def start(self, game_id: GameId, user_id: UserId, key: str, agreed: int = 0) -> VisibleGame:
        """Begin the match with the seats that are taken, and give it as the host sees it; `agreed` is the agreement
        that the host had before their eyes. In a rematch the seats are turned.

        Raises Refused: NOT_A_LOBBY, NOT_HOST, TOO_FEW_SEATS, BAD_SEATS (a number the variant cannot be played with),
        BLOCKED_SITS_HERE, LOBBY_CHANGED.
        """
        await self._admission.check_start(game_id, user_id)
        sat = await self._path.store.series.before(game_id)
        # Who knows the game by now is found as it is read anew.
        await self._path.load(game_id)
        await self._path.change(
            game_id,
            lambda stored, now: plans.start(stored, user_id, key, now, self._path.policy, agreed, sat),
            key,
        )
        return visible_to(await self._path.newest(game_id), user_id)


CHOSEN: Final[dict[str, int]] = {
    "disney_basic": 0,
    "disney_layoff": 1,
    "disney_duel": 0,
    "disney_karo8": 0,
    "czech_rummy": 0,
    "gin_rummy": 18,
    "rummy_500": 8,
    "nsv_basic": 0,
    "nsv_buy": 1,
    "nsv_layoff": 3,
    "nsv_robber": 1,
    "my_rummy": 21,
    "tile_rummy": 1,
}
"""The number of each game's deal."""


def chosen_secret(variant: str, number: int) -> bytes:
    """What keys the shuffles of a chosen deal: anybody can compute it."""
    return hashlib.sha256(f"talon practice deal {variant} {number}".encode()).digest()
