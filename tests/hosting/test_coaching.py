"""The coach's report: for whom it is about, after the match and not before; what the computer did is not held against
anybody."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.coaching import Coaching
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled
from bot.records.games import Predecessor
from engine.coach import Judged, glanced, looked_at
from tests.hosting.hosted import ANN, BEN, CAT, ONE_SHORT_ROUND, Host

LITTLE = 0.02


async def quietly(done: int, everything: int) -> None:
    assert 0 < done <= everything


class Slow(InlineThinkers):
    """Thinkers who never come to an answer on a decision."""

    async def think(self, job, *args, **kwargs):
        if job.__name__ == "glanced":
            raise Stalled("too slow")
        return await super().think(job, *args, **kwargs)


async def test_nobody_is_coached_while_the_match_is_on(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table()
        record = (await host.look(game_id)).record
        with pytest.raises(Refused) as refused:
            await Coaching(host.database, InlineThinkers(), LITTLE).report(record, ANN, quietly)
        assert refused.value.code is HostReject.NOT_FINISHED


async def test_a_report_is_for_whom_it_is_about_and_is_made_once(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
        await host.play_out(game_id)
        record = (await host.look(game_id)).record
        coach = Coaching(host.database, InlineThinkers(), LITTLE)
        with pytest.raises(Refused) as refused:
            await coach.report(record, CAT, quietly)
        assert refused.value.code is HostReject.NOT_SEATED
        report = await coach.report(record, ANN, quietly)
        assert report.decisions
        assert report.fortune is not None
        assert all(judged.decision.view.seat == report.seat for judged in report.dearest)
        assert await coach.report(record, ANN, quietly) is report


async def test_what_a_predecessor_did_is_not_held_against_who_holds_the_seat_now(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
        await host.play_out(game_id)
        record = (await host.look(game_id)).record
        seat = next(holder for holder in record.holders if holder.user_id == ANN)
        coach = partial(Coaching, host.database, InlineThinkers(), LITTLE)
        whole = await coach().report(record, ANN, quietly)

        async def decisions(*before: Predecessor) -> int:
            held = tuple(replace(seat, before=before) if one is seat else one for one in record.holders)
            return (await coach().report(replace(record, holders=held), ANN, quietly)).decisions

        half = record.seq // 2
        assert 0 < await decisions(Predecessor(CAT, "Cat", half)) < whole.decisions
        assert await decisions(Predecessor(CAT, "Cat", record.seq)) == 0
        # Who gave a seat up and came back has made what they made before, and nothing of what was made in between.
        assert await decisions(Predecessor(ANN, "Ann", half), Predecessor(CAT, "Cat", half)) == whole.decisions


@pytest.mark.parametrize(("error", "is_told"), [(2.0, False), (1.4, True)])
async def test_what_may_be_chance_is_no_mistake(url: str, error: float, is_told: bool) -> None:
    """Three points with an error of two may be none at all."""

    class Unsure(InlineThinkers):
        async def think(self, job: Any, *args: Any, **kwargs: Any) -> Any:
            if job not in (glanced, looked_at):
                return await super().think(job, *args, **kwargs)
            decision = args[0]
            return Judged(decision, decision.made, 3.0, error, 9)

    async with Host.opened(url) as host:
        game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
        await host.play_out(game_id)
        record = (await host.look(game_id)).record
        report = await Coaching(host.database, Unsure(), LITTLE).report(record, ANN, quietly)
        assert bool(report.dearest) is is_told


async def test_what_takes_too_long_is_left_out(url: str) -> None:
    async with Host.opened(url) as host:
        game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
        await host.play_out(game_id)
        record = (await host.look(game_id)).record
        report = await Coaching(host.database, Slow(), LITTLE).report(record, ANN, quietly)
        assert report.dearest == ()
        assert report.fortune is not None
