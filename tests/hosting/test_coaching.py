"""The coach's report: for whom it is about, after the match and not before; what the computer did is not held against
anybody."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import delete

from bot.hosting.refusals import HostReject
from bot.hosting.thinking.coaching import Asked, Coaching
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled
from bot.records.games import GameRecord, GameStatus, Predecessor
from bot.records.ids import GameId
from bot.store.schema import moves
from engine.coach import Judged, glanced, looked_at
from tests.hosting.hosted import ANN, BEN, CAT, ONE_SHORT_ROUND, Host, refuses
from tests.prove.reporting import ProofReport

LITTLE = 0.02


class Slow(InlineThinkers):
    """Thinkers who never come to an answer on a decision."""

    async def think(self, job, *args, **kwargs):
        if job.__name__ == "glanced":
            raise Stalled("too slow")
        return await super().think(job, *args, **kwargs)


class Unsure(InlineThinkers):
    """Three points with an error of two may be none at all."""

    def __init__(self, error: float) -> None:
        self.error = error

    async def think(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        if job not in (glanced, looked_at):
            return await super().think(job, *args, **kwargs)
        decision = args[0]
        return Judged(decision, decision.made, 3.0, self.error)


async def played(host: Host) -> GameRecord:
    """A match of one round that dull players have played to its end."""
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
    await host.play_out(game_id)
    return (await host.look(game_id)).record


async def test_a_report_is_for_whom_it_is_about_is_made_once_and_leaves_out_what_may_be_chance_or_takes_too_long(
    host: Host,
) -> None:
    coach = Coaching(host.database, InlineThinkers(), LITTLE)
    with refuses(HostReject.NOT_FINISHED):
        coach.ask((await host.look(await host.table(channel_id=71))).record, ANN)
    record = await played(host)
    with refuses(HostReject.NOT_SEATED):
        coach.ask(record, CAT)
    report = await coach.ask(record, ANN).made
    assert report.decisions
    assert report.fortune is not None
    assert all(judged.decision.view.seat == report.seat for judged in report.dearest)
    assert await coach.ask(record, ANN).made is report
    kept = await host.services.results.store.of_person(ANN, None, None, 1)
    assert [(one.result.decisions, one.result.lost) for one in kept] == [
        (report.decisions, sum(one.cost for one in report.dearest))
    ]
    for thinkers, is_told in ((Unsure(2.0), False), (Unsure(1.4), True), (Slow(), False)):
        report = await Coaching(host.database, thinkers, LITTLE).ask(record, ANN).made
        assert bool(report.dearest) is is_told
        assert report.fortune is not None


async def test_there_is_no_report_on_a_log_that_the_rules_do_not_bear_out(host: Host) -> None:
    record = await played(host)
    async with host.database.writing() as connection:
        await connection.execute(delete(moves).where(moves.c.game_id == record.id, moves.c.seq == 3))
    with refuses(HostReject.SET_ASIDE):
        await Coaching(host.database, InlineThinkers(), LITTLE).ask(record, ANN).made


async def test_what_a_predecessor_did_is_not_held_against_who_holds_the_seat_now(host: Host) -> None:
    record = await played(host)
    seat = next(holder for holder in record.holders if holder.user_id == ANN)
    coach = partial(Coaching, host.database, InlineThinkers(), LITTLE)
    whole = await coach().ask(record, ANN).made

    async def decisions(*before: Predecessor) -> int:
        held = tuple(replace(seat, before=before) if one is seat else one for one in record.holders)
        return (await coach().ask(replace(record, holders=held), ANN).made).decisions

    half = record.seq // 2
    assert 0 < await decisions(Predecessor(CAT, "Cat", half)) < whole.decisions
    assert await decisions(Predecessor(CAT, "Cat", record.seq)) == 0
    # Who gave a seat up and came back has made what they made before, and nothing of what was made in between.
    assert await decisions(Predecessor(ANN, "Ann", half), Predecessor(CAT, "Cat", half)) == whole.decisions


class Simulated(InlineThinkers):
    """Three who think, on a clock that only their work moves: a report takes one of them 17 s."""

    size = 3

    def __init__(self) -> None:
        self.now = 0.0
        self.at_work = self.most = 0

    async def think(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await asyncio.sleep(0)
        self.now += 8.5 / self.at_work
        self.at_work -= 1
        return [] if job.__name__ == "decisions_of" else ([], 0.0)


def of_many(record: GameRecord, user_id: int, number: int) -> GameRecord:
    """A match of its own, which somebody played."""
    holders = (replace(record.holders[0], user_id=user_id), *record.holders[1:])
    return replace(record, id=GameId(1000 + number), holders=holders, status=GameStatus.FINISHED)


@pytest.mark.parametrize("half", [50, pytest.param(500, marks=pytest.mark.prove)], ids=["hundred", "thousand"])
async def test_all_who_ask_at_once_are_delivered_person_by_person(
    url: str, half: int, proof_report: ProofReport
) -> None:
    async with Host.opened(url) as host:
        record = (await host.look(await host.table())).record
        thinkers = Simulated()
        coach = Coaching(host.database, thinkers, clock=lambda: thinkers.now)
        greedy = [coach.ask(of_many(record, 1, number), 1) for number in range(half)]
        others = [coach.ask(of_many(record, 10_000 + number, half + number), 10_000 + number) for number in range(half)]
        assert coach.ask(greedy[-1].record, 1) is greedy[-1]
        assert [coach.ahead_of(one) for one in greedy[:4]] == [0, 0, 2, half + 3]
        assert coach.ahead_of(others[0]) < coach.ahead_of(greedy[3])
        assert coach.seconds_for(others[0]) < coach.seconds_for(others[-1]) <= 17.0 * (half // 2 + 2)
        assert coach.seconds_for(greedy[-1]) == 17.0 * half
        delivered: list[Asked] = []
        for one in (*greedy, *others):
            one.made.add_done_callback(lambda _, one=one: delivered.append(one))
        reports = await asyncio.gather(*(one.made for one in (*greedy, *others)))
        assert thinkers.most == thinkers.size - 1
        assert coach.ask(greedy[-1].record, 1).made.result() is reports[half - 1]
    proof_report("reports that were asked for at once, all delivered", len(reports), limit=2 * half, exactly=True)
    before = max(delivered.index(one) for one in others) + 1 - len(others)
    proof_report("of one person's half of them, made before the last of everybody else", before, limit=3)


async def test_a_report_that_failed_is_made_again_and_is_there_for_whoever_stops_waiting_for_it(host: Host) -> None:
    record = of_many((await host.look(await host.table())).record, 1, 0)
    coach = Coaching(host.database, Simulated())
    with patch.object(Simulated, "think", side_effect=Stalled), pytest.raises(Stalled):
        await coach.ask(record, 1).made
    asked = coach.ask(record, 1)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await asyncio.shield(asked.made)
    report = await asked.made
    assert report.decisions == 0
    assert coach.ask(record, 1).made.result() is report
