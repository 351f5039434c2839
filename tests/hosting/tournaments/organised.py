"""Tournaments at any stage in one line: threads are made up, matches end as a test says."""

from collections.abc import Awaitable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import GameRecord, GameStatus, Pace
from bot.records.ids import UserId
from bot.records.notices import Notice, NoticeKind, Waiting
from bot.records.tournaments import TournamentStatus
from bot.store.ledger.outbox import Outbox
from bot.store.ledger.stored import TOURNAMENTS, Commit, StoredGame
from engine.rules.scores import MatchResult
from engine.tournament.moves import HostMove
from engine.tournament.refusals import TournamentRefused
from engine.tournament.state import Ended, Status
from tests.hosting.hosted import ONE_SHORT_ROUND, Host

HOSTESS = Actor(1001, "Ann")
NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim"]
PEOPLE = tuple(Actor(1001 + number, name) for number, name in enumerate(NAMES))
CHANNEL = 70
TWO_ROUNDS = {"rounds": 2, "seats": 2, "seats_least": 2}
HOURLY = Pace("custom", 3_600, 15, quiet=False, vacation=False)
SWISS = drafts.NewTournament(
    7, CHANNEL, HOSTESS.user_id, "Friday night", "disney_basic", ONE_SHORT_ROUND, pace=PACES["live"]
)


async def refused(work: Awaitable[object]) -> object:
    with pytest.raises((Refused, TournamentRefused)) as caught:
        await work
    return caught.value.code


@dataclass
class Organised:
    """A tournament on a host. What waits to be said is said at once, by `say_all`; threads are numbers."""

    host: Host
    tournament_id: int = 0
    threads: int = 10_000

    async def draft(self, new: drafts.NewTournament = SWISS, **wishes: Any) -> VisibleTournament:
        """A draft with these fields of its rules (`rules`) and of its terms."""
        paced = replace(new, pace=HOURLY) if new.format == "league" else new
        made = await self.host.tournaments.create(paced, self.host.key())
        self.tournament_id = made.record.id
        rules = wishes.pop("rules", {})
        await self.choose(lambda stored: drafts.with_terms(stored, replace(stored.record.terms, **wishes)))
        return await self.choose(lambda stored: drafts.with_rules(stored, rules))

    async def choose(self, change: Any) -> VisibleTournament:
        return await self.host.tournaments.choose(self.tournament_id, HOSTESS, change, self.host.key())

    async def opened(self, people: int, format: str = "swiss", **wishes: Any) -> VisibleTournament:
        await self.draft(replace(SWISS, format=format), **wishes)
        await self.host.tournaments.open(self.tournament_id, HOSTESS, self.host.key())
        for person in PEOPLE[:people]:
            await self.join(person)
        return await self.look()

    async def started(self, people: int, format: str = "swiss", **wishes: Any) -> VisibleTournament:
        await self.opened(people, format, **wishes)
        await self.begin()
        await self.say_all()
        return await self.look()

    async def begin(self) -> None:
        await self.host.tournaments.start(self.tournament_id, HOSTESS, self.host.key())
        await self.host.scheduler.fire_due()

    async def join(self, person: Actor) -> VisibleTournament:
        return await self.host.tournaments.join(self.tournament_id, person, self.host.key())

    async def act(self, move: HostMove) -> VisibleTournament:
        return await self.host.tournaments.act(self.tournament_id, HOSTESS, move, self.host.key())

    async def look(self) -> VisibleTournament:
        return await self.host.tournaments.look(self.tournament_id)

    async def status_of(self, user_id: UserId) -> Status:
        visible = await self.look()
        return visible.state.entrants[there(visible.record.entrant_of(user_id), HostReject.NOT_ENTERED)].status

    async def ends_of_tables(self) -> list[Ended | None]:
        """How those of the first round came to their results."""
        outcomes = [table.outcome for table in (await self.look()).state.rounds[0].tables]
        return [None if outcome is None else outcome.ended for outcome in outcomes]

    async def say_all(self) -> list[Notice]:
        """Everything that waits is said, in order; a table's opening makes its thread and deals its match."""
        outbox = Outbox(self.host.database, TOURNAMENTS)
        said: list[Notice] = []
        while taken := (await outbox.take(self.host.clock(), timedelta(minutes=1), 50))[0]:
            for pending in taken:
                if pending.notice.kind is NoticeKind.OPENING:
                    await self.open_thread(pending)
                said.append(pending.notice)
                await outbox.done(pending)
        return said

    async def open_thread(self, opening: Waiting) -> None:
        self.threads += 1
        at = opening.notice.round, opening.notice.table
        await self.host.tournaments.table_opened(opening.owner_id, *at, self.threads, self.threads)

    async def games(self, round: int) -> list[GameRecord]:
        tables = [one for one in (await self.look()).record.tables if one.round == round and one.game_id is not None]
        return [(await self.host.look(one.game_id or 0)).record for one in tables]

    async def end_match(self, game_id: int, *totals: int) -> None:
        """A match is over with these totals, the lowest best; without any, seat by seat a worse one."""

        def plan(stored: StoredGame, now: datetime) -> Commit:
            points = totals or tuple(range(10, 10 + stored.record.seats))
            places = tuple(1 + sum(other < one for other in points) for one in points)
            winners = tuple(seat for seat, place in enumerate(places) if place == 1)
            record = replace(stored.record, status=GameStatus.FINISHED)
            state = stored.state._replace(result=MatchResult(points, places, winners, ()))
            after = replace(stored, version=stored.version + 1, record=record, state=state, deadlines=())
            return Commit(stored, after, now)

        await self.host.service.path.change(game_id, plan)

    async def play_round(self, round: int) -> None:
        """Every running match of a round comes to its end."""
        for record in await self.games(round):
            if record.status is GameStatus.RUNNING:
                await self.end_match(record.id)
        await self.host.scheduler.fire_due()

    async def go_on(self) -> None:
        """The pause between rounds is over, and what comes of it is said."""
        await self.host.after(15 * 60)
        await self.say_all()

    async def play_to_the_end(self, limit: int = 40) -> VisibleTournament:
        for _ in range(limit):
            visible = await self.look()
            if visible.record.status is TournamentStatus.OVER:
                return visible
            await self.play_round(len(visible.state.rounds))
            await self.go_on()
        raise AssertionError("the tournament does not end")
