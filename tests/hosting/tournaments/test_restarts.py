"""Every format from create to podium, the process ended between any two of its steps."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import pytest

from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus
from bot.records.notices import NoticeKind
from bot.records.tournaments import TournamentStatus
from bot.store.ledger.outbox import Outbox
from bot.store.ledger.stored import TOURNAMENTS
from engine.archive.tournaments import verify_tournament
from engine.cards.shuffle import commitment
from engine.tournament.rules import FORMATS
from engine.tournament.standings import standings
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply
from tests.hosting.hosted import FakeClock, Host
from tests.hosting.tournaments.organised import HOSTESS, PEOPLE, SWISS, Organised
from tests.prove.reporting import ProofReport

RULES: dict[str, dict[str, object]] = {
    "swiss": {"rounds": 2, "seats": 3, "seats_least": 3},
    "small": {"rounds": 1, "seats": 3, "seats_least": 3},
    "round_robin": {"seats": 2},
    "knockout": {"seats": 2},
    "ladder": {"seats": 3, "out_at": 20},
    "league": {"seats": 2, "division_size": 4, "moving": 1},
    "arena": {"seats": 2},
}
MOST_STEPS = 200


class Mortal:
    """A tournament whose process dies after every step, and is started again on what it left."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = FakeClock()
        self.tournament_id = 0
        self.threads = 10_000
        self.key = 0
        self.lives = 0

    @asynccontextmanager
    async def life(self) -> AsyncIterator[Organised]:
        """One life: whatever is due is done at its beginning, as after the start of a process."""
        async with Host.opened(self.url, self.clock) as host:
            await host.tournaments.course.prepare(host.clock())
            living = Organised(host, self.tournament_id, self.threads)
            host.keys = iter(range(self.key, self.key + 10_000))
            yield living
            self.tournament_id, self.threads = living.tournament_id, living.threads
            self.key += 10_000
            self.lives += 1


async def _open_one_table(living: Organised) -> bool:
    """The oldest notice alone is said; whether there was one."""
    outbox = Outbox(living.host.database, TOURNAMENTS)
    taken, _ = await outbox.take(living.host.clock(), timedelta(minutes=1), 1)
    for pending in taken:
        if pending.notice.kind is NoticeKind.OPENING:
            await living.open_thread(pending)
        await outbox.done(pending)
    return bool(taken)


Step = Callable[[Organised], Awaitable[None]]


def _step(end: Callable[[Organised, int], Awaitable[object]], hours: float) -> Step:
    """One thing happens: a notice is said, the first running match comes to such an end, of which its tournament does
    not hear before the process dies, or time passes.
    """

    async def step(living: Organised) -> None:
        if await _open_one_table(living):
            return
        for hosted in (await living.look()).record.tables:
            game_id = hosted.game_id
            if game_id is not None and (await living.host.look(game_id)).record.status is GameStatus.RUNNING:
                await end(living, game_id)
                return
        living.host.clock.advance(hours * 3_600)
        await living.host.scheduler.fire_due()

    return step


async def _to_the_podium(mortal: Mortal, step: Step, people: int, **draft: Any) -> None:
    """From create to podium, the process ended after everything that anybody does, and after every step."""
    async with mortal.life() as living:
        await living.draft(**draft)
    async with mortal.life() as living:
        await living.host.tournaments.open(living.tournament_id, HOSTESS, living.host.key())
    for person in PEOPLE[:people]:
        async with mortal.life() as living:
            await living.join(person)
    async with mortal.life() as living:
        await living.host.tournaments.start(living.tournament_id, HOSTESS, living.host.key())
    for _ in range(MOST_STEPS):
        async with mortal.life() as living:
            if (await living.look()).record.status is TournamentStatus.OVER:
                break
            await step(living)
    async with mortal.life() as living:
        await _is_whole(living)


@pytest.mark.parametrize("name", ["small", *(pytest.param(name, marks=pytest.mark.prove) for name in FORMATS)])
async def test_a_process_that_dies_between_any_two_steps_loses_nothing(url: str, name: str) -> None:
    # The small one is enough for every day.
    new = replace(SWISS, format="swiss" if name == "small" else name)
    step = _step(Organised.end_match, 1)
    await _to_the_podium(Mortal(url), step, 4, new=new, rules=RULES[name], computers=2, round_s=3 * 3_600)


@dataclass(frozen=True)
class Field:
    """A tournament of computer players alone, and what of its course is held against the format."""

    format: str
    rules: dict[str, object]
    players: int
    rounds: int
    tables: int


FIELDS: dict[str, Field] = {
    "small": Field("swiss", {"rounds": 1, "seats": 2}, 2, 1, 1),
    "swiss of 24": Field("swiss", {"rounds": 4, "seats": 4}, 24, 4, 24),
    "league of three divisions": Field("league", {"seats": 2, "division_size": 4, "moving": 1}, 12, 3, 18),
    "knock-out of 16": Field("knockout", {"seats": 4, "go_on": 2}, 16, 3, 7),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "small" else pytest.mark.prove) for name in FIELDS]
)
async def test_computers_play_from_create_to_podium_and_the_process_dies_between_any_two_phases(
    url: str, name: str, proof_report: ProofReport
) -> None:
    field, mortal = FIELDS[name], Mortal(url)
    new = replace(SWISS, format=field.format)
    phase = _step(lambda living, game_id: living.host.play_out(game_id), 1 / 4)
    await _to_the_podium(mortal, phase, 0, new=new, rules=field.rules, computers=field.players)
    async with mortal.life() as living:
        visible = await living.look()
        document = await living.host.tournaments.replay(living.tournament_id)
    found = verify_tournament(json.loads(json.dumps(document)))
    assert found.problem is None
    assert (len(visible.state.rounds), len(visible.record.tables)) == (field.rounds, field.tables)
    assert len(document["matches"]) == field.tables
    if name != "small":
        proof_report("times that the process ended on the way", mortal.lives, limit=field.tables, at_least=True)
        proof_report("shuffles and lots recomputed from the tournament's secret", found.shuffles)
        proof_report("moves replayed", found.moves)


async def _is_whole(living: Organised) -> None:
    """It is over, its log is without gaps and replays to what is stored, and no game is left running."""
    visible = await living.look()
    assert visible.record.status is TournamentStatus.OVER
    log = await living.host.tournaments.log(living.tournament_id)
    assert [line.seq for line in log] == list(range(1, visible.record.seq + 1))
    state = Tournament(visible.state.rules)
    for line in log:
        state = apply(state, line.move).state
    assert state == visible.state
    assert standings(state)[0].place == 1
    assert all(row.settled != "open" for row in standings(state))
    assert visible.record.commitment == commitment(bytes.fromhex(visible.record.secret or ""))
    games = [one.game_id for one in visible.record.tables if one.game_id is not None]
    assert len(set(games)) == len(games)
    assert all([(await living.host.look(game)).record.status is not GameStatus.RUNNING for game in games])
    assert not any(one.kind is not DeadlineKind.HELD for one in visible.stored.deadlines)
