"""The deal of the day: one deal that everybody plays once, each alone, against computer players that answer all alike.

Its secret is committed before the day begins anywhere, and the first to open it gives the part. Nobody else has one, so
the operator could look once it is open: it counts for nothing.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.hosting.clock.pace import PACES
from bot.hosting.daily.daily import Daily
from bot.hosting.daily.days import end_of
from bot.hosting.games.service import GameService
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.results.service import Results
from bot.hosting.results.visibility import Asker
from bot.hosting.thinking.pondering import SameAnswers
from bot.hosting.thinking.searches import Shared
from bot.records.daily import DealPlayer, Dealt, Finisher
from bot.records.games import GameRecord, NewGame
from bot.records.ids import GameId, UserId
from bot.store.database.unreadable import Unreadable
from engine.cards import Seat, seats_of
from engine.games.events import Event, seen_by
from engine.games.game import awaited_seats
from engine.games.moves import Move
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.public import Match
from engine.public import deal as dealt
from engine.variants import game_of

OWN: Final = Seat(0)
"""Where everybody sits."""
SATURDAY: Final = 5
PACE: Final = replace(PACES["friendly"], window_s=PACES["friendly"].turn_s)
"""Nobody is hurried; the day ends all."""
ENDED_AFTER: Final = timedelta(hours=36)
"""So long after it began by UTC a day is over wherever somebody lives."""
COMMITTED_AHEAD: Final = 2
"""So many days to come have their secret: tomorrow begins in the east while it is today by UTC."""
KEPT_FOR: Final = timedelta(days=30)
"""So long after its day a deal is kept, what was prepared for a puzzle, and what was posted of it."""
SHARPS_KEPT: Final = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played on a day."""

    variant: str
    seats: int
    switches: Mapping[str, object] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return game_of(self.variant, self.switches)

    def lead(self, points: int, of_all: int) -> float:
        """By how much a seat is ahead of the others' average, whether high or low totals win."""
        ahead = points - (of_all - points) / (self.seats - 1)
        return ahead if self.game.rules.match.best == "highest" else -ahead


GIN: Final = Plan(
    "gin_rummy",
    2,
    MappingProxyType(
        {
            "match.end": "fixed_rounds",
            "match.rounds": 1,
            "score.game": 0,
            "score.box": 0,
            "score.shutout_doubles": False,
        }
    ),
)
"""One deal of gin, for what it brings."""
DISNEY: Final = Plan("disney_basic", 4, MappingProxyType({"match.rounds": 1}))


def plan_of(day: date) -> Plan:
    """What is played on a day: on Saturdays there are four at the table."""
    return DISNEY if day.weekday() == SATURDAY else GIN


def over_everywhere(day: date) -> datetime:
    """When a day has ended by everybody's clocks."""
    return datetime.combine(day, time(), UTC) + ENDED_AFTER


class Way(NamedTuple):
    """A way through a deal, and what it came to."""

    log: tuple[Move, ...]
    lead: float


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two ways through a deal part at a move `number`: one's, and that of `name`, empty for the sharp player."""

    name: str
    number: int
    mine: tuple[Event, ...]
    theirs: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """A deal as somebody may look back on it.

    `leads` are those of all who have finished, the best first, `here` those who may be named in the server with theirs.
    `sharp` is None until the sharp player's own way through it is known, `parted` where nobody went another way.
    """

    deal: Dealt
    own: Finisher | None
    lead: float | None
    leads: tuple[float, ...]
    here: tuple[tuple[str, float], ...]
    sharp: float | None
    parted: Parting | None

    @property
    def rank(self) -> int:
        """In which place one's own lead is, of all."""
        return 1 + sum(self.lead is not None and each > self.lead for each in self.leads)


@dataclass(eq=False)
class Deals:
    """The deals of days: who plays them, and what came of it; `secret` gives 32 bytes for a day."""

    _daily: Daily
    _games: GameService
    _results: Results
    _same: SameAnswers
    secret: Callable[[], bytes]

    def __post_init__(self) -> None:
        self.store = self._daily.store
        self._sharps: Shared[date, Way] = Shared(SHARPS_KEPT)
        self._wanted: asyncio.Queue[Dealt] = asyncio.Queue()

    async def commit_ahead(self) -> None:
        """Commit the secrets of today and the days to come, and let go of those long past."""
        today = self._games.path.clock().astimezone(UTC).date()
        for ahead in range(-1, COMMITTED_AHEAD + 1):
            with suppress(Refused):
                await self.deal(today + timedelta(days=ahead))
        await self.store.forget_old(today - KEPT_FOR)

    async def deal(self, day: date) -> Dealt:
        """A day's deal, committed now if it was not. Raises Refused(NO_DEAL) for one that cannot be read."""
        found = await self.store.deal(day) or await self.store.commit(day, self.secret())
        return there(found, HostReject.NO_DEAL, day=day.isoformat())

    async def game_of(self, user_id: UserId, day: date) -> GameRecord | None:
        """The game in which somebody plays a day's deal; None where they have not been dealt to."""
        player = await self.store.player(user_id, day)
        if player is None or player.game_id is None:
            return None
        try:
            return (await self._games.look(player.game_id, user_id)).record
        except Refused:
            return None

    async def check_open(self, user_id: UserId, guild_id: int, day: date, at: datetime) -> DealPlayer:
        """Somebody who may be dealt to: the day is theirs at this moment. Raises Refused(NO_DEAL)."""
        player = await self.store.player(user_id, day)
        if player is None and day == await self._daily.today(user_id, guild_id, at):
            player = DealPlayer(user_id, day, guild_id, end_of(day, await self._daily.zone_of(user_id, guild_id)))
        if player is None or at >= player.closes:
            raise Refused(HostReject.NO_DEAL, day=day.isoformat())
        return player

    async def open(
        self, player: DealPlayer, name: str, channel_id: int, locale: str, key: str, others: tuple[str, ...] = ()
    ) -> GameRecord:
        """Deal to somebody, once: the game there is where they have been dealt to. `key` is the id of their click; the
        `others` are computers, called as nobody is with whom this may be compared.

        Raises Refused as for any table that one opens, and NO_DEAL for what cannot be read.
        """
        day = player.day
        await self.deal(day)
        kept, deal = await self.store.open_deal(player, key)
        if kept is None or deal is None:
            raise Refused(HostReject.NO_DEAL, day=day.isoformat())
        player, plan = kept, plan_of(day)
        new = NewGame(
            guild_id=0, channel_id=channel_id, host_id=player.user_id, host_name=name, variant=plan.variant,
            seats=plan.seats, pace=PACE, switches=dict(plan.switches),
            computers=(Strength.SHARP.value,) * (plan.seats - 1), called=others, locale=locale, deal=deal,
            closes=player.closes,
        )  # fmt: skip
        once = f"deal-{day.toordinal()}-{player.user_id}"
        record = await self._games.lobbies.open(new, once)
        with suppress(Refused):
            record = (await self._games.lobbies.start(record.id, player.user_id, f"{once}-start")).record
        if player.game_id is None:
            await self.store.put_game(player.user_id, day, record.id)
        self._wanted.put_nowait(deal)
        return record

    def is_over(self, day: date) -> bool:
        """Whether a day has ended wherever somebody lives: then its deal is everybody's to look at."""
        return self._games.path.clock() >= over_everywhere(day)

    async def looked_back_on(self, user_id: UserId, day: date) -> tuple[Dealt, Sequence[Finisher]]:
        """A day's deal and who finished it, for those, or all once it is over. Raises Refused: DEAL_CLOSED, NO_DEAL."""
        finishers = await self.store.finishers(day)
        if not self.is_over(day) and all(one.user_id != user_id for one in finishers):
            raise Refused(HostReject.DEAL_CLOSED, until=over_everywhere(day))
        return there(await self.store.deal(day), HostReject.NO_DEAL, day=day.isoformat()), finishers

    async def compared(self, user_id: UserId, guild_id: int, day: date) -> Compared:
        """A day's deal for somebody who may look back on it. Raises Refused as `looked_back_on`."""
        deal, finishers = await self.looked_back_on(user_id, day)
        own = next((one for one in finishers if one.user_id == user_id), None)
        plan = plan_of(day)
        lead = {one.user_id: plan.lead(one.points, one.of_all) for one in finishers}
        others = [one for one in finishers if one.guild_id == guild_id and guild_id and one.user_id != user_id]
        seen = await self._results.scopes((one.user_id for one in others), Asker(user_id, guild_id))
        here = sorted((one for one in others if one.user_id in seen), key=lambda one: -lead[one.user_id])
        if deal.part is not None:
            self._wanted.put_nowait(deal)
        sharp = self._sharps.found(day)
        return Compared(
            deal=deal,
            own=own,
            lead=None if own is None else lead[user_id],
            leads=tuple(sorted(lead.values(), reverse=True)),
            here=tuple((one.name, lead[one.user_id]) for one in here),
            sharp=None if sharp is None else sharp.lead,
            parted=None if own is None else await self._parted(plan, own, here, sharp),
        )

    async def lead_of(self, user_id: UserId, day: date) -> float | None:
        """By how much somebody was ahead in a deal; None for an unfinished one. Raises Refused as `looked_back_on`."""
        _, finishers = await self.looked_back_on(user_id, day)
        return next((plan_of(day).lead(one.points, one.of_all) for one in finishers if one.user_id == user_id), None)

    async def _parted(self, plan: Plan, own: Finisher, here: Sequence[Finisher], sharp: Way | None) -> Parting | None:
        """Where one's way parted from that of the best here; where nobody may be named, from the sharp player's."""
        theirs = await self._log(here[0].game_id) if here else () if sharp is None else sharp.log
        mine = await self._log(own.game_id)
        return await asyncio.to_thread(parting, plan, here[0].name if here else "", mine, theirs)

    async def _log(self, game_id: GameId) -> tuple[Move, ...]:
        try:
            return await self._games.path.store.moves(game_id)
        except Unreadable:
            return ()

    async def dealt_hands(self, deal: Dealt) -> tuple[MatchView, ...]:
        """What each seat was dealt."""
        match = await asyncio.to_thread(_begun, deal)
        return tuple(match.view(seat) for seat in seats_of(match.state.seats))

    async def find_sharps(self) -> None:
        """Have the deals that are asked for played by sharp players alone, begun here: no click waits for minutes."""
        while True:
            deal = await self._wanted.get()
            self._sharps.seek(deal.day, partial(self.played_by_sharp, deal))

    async def played_by_sharp(self, deal: Dealt) -> Way:
        """The way of a deal in which the sharp player sits everywhere. Raises Stalled and JobFailed."""
        match = await asyncio.to_thread(_begun, deal)
        while match.result is None:
            # As at the tables, those who are computers there answer first.
            seat = next((one for one in awaited_seats(match.active) if one != OWN), OWN)
            move = await self._same.move(deal.secret, match.view(seat))
            match = await asyncio.to_thread(match.play, move)
        totals = match.result.totals
        return Way(match.moves, plan_of(deal.day).lead(totals[OWN], sum(totals)))

    async def close(self) -> None:
        await self._sharps.close()


def parting(plan: Plan, name: str, mine: Sequence[Move], theirs: Sequence[Move]) -> Parting | None:
    """Where one's log of a deal parts from another's, as their seat sees it; None where it does not. Takes a moment."""
    game = plan.game
    state, number = game.new(plan.seats), 1
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            ways = [game.apply(state, move).events for move in (one, other)]
            seen = [tuple(each for event in way if (each := seen_by(event, OWN)) is not None) for way in ways]
            return Parting(name, number, seen[0], seen[1])
        state = game.apply(state, one).state
        number += getattr(one, "seat", None) == OWN
    return None


def _begun(deal: Dealt) -> Match:
    """The match of a deal before anybody's first move; whoever opened the deal first has a part in its shuffles."""
    plan = plan_of(deal.day)
    return dealt(plan.variant, plan.seats, deal.secret, plan.switches, (deal.part or "", *[""] * (plan.seats - 1)))
