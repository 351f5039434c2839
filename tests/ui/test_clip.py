"""Which pictures a clip has and how long each stays: ordinary moves short, what people look for longer."""

from __future__ import annotations

import asyncio
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.keepsake import clip
from bot.ui.keepsake.clip import AT_THE_END_MS, ORDINARY_MS, first_minute, part_of
from bot.ui.keepsake.keep_panel import _listed
from bot.ui.kit import open_panels
from engine.archive.replay import watched
from engine.games.scenes import Moment, MomentKind
from tests.finished import finished


@cache
def told_of(variant: str) -> Any:
    match = watched(finished(variant))
    return SimpleNamespace(story=match.story)


@pytest.mark.parametrize("variant", ["disney_layoff", "tile_rummy", "gin_rummy"])
def test_what_people_look_for_stays_longer_than_an_ordinary_move(variant: str) -> None:
    told = told_of(variant)
    first, last = told.story.round_begins(40), told.story.round_ends(40)
    part = part_of(told, first, last)
    moments = {one.step: one.kind for one in told.story.moments}
    assert part.steps[-1] == (last, AT_THE_END_MS)
    assert [step for step, _ in part.steps] == sorted({step for step, _ in part.steps})
    for step, ms in part.steps[:-1]:
        assert (ms > ORDINARY_MS) == (step in moments), (step, ms)
        assert first == step or told.story.told[step - 1], "everybody is told something at every step"
    assert part.ms == sum(ms for _, ms in part.steps[:-1])


def test_a_part_that_begins_anywhere_goes_on_for_a_minute_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clip, "LONGEST_MS", 10_000)
    told = told_of("disney_layoff")
    for first in range(2, told.story.length, 29):
        last = told.story.round_ends(first)
        until = first_minute(told, first, last)
        part = part_of(told, first, until)
        assert part.fits
        assert until == last or not part_of(told, first, told.story.after(told.story.after(until))).fits


def test_a_list_of_moments_holds_the_rare_ones_in_order_and_the_last() -> None:
    kinds = [
        MomentKind.BEGAN,
        *([MomentKind.LAID] * 40),
        MomentKind.OPENED,
        *([MomentKind.CLAIMED] * 20),
        MomentKind.ENDED,
    ]
    moments = [Moment(step, 1, kind, None) for step, kind in enumerate(kinds, start=1)]
    kept = _listed(moments)
    assert len(kept) <= 25
    assert kept == sorted(set(kept), key=lambda one: one.step)
    assert {MomentKind.BEGAN, MomentKind.OPENED} <= {one.kind for one in kept}
    assert kept[-1] == moments[-1]
    many = [Moment(step, 1, MomentKind.KNOCKED, None) for step in range(1, 60)]
    assert len(_listed(many)) == 25


async def test_it_is_told_how_far_a_clip_is_until_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "BETWEEN_LOOKS_S", 0.001)
    said: list[str] = []
    made: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done = iter(("0 of 3", "1 of 3", "1 of 3", "2 of 3"))

    async def show(panel: Any) -> None:
        said.append(panel.view.children[0].children[0].content)

    def says() -> str:
        now = next(done, None)
        if now is None and not made.done():
            made.set_result(None)
        return now or said[-1]

    request: Any = SimpleNamespace(show=show, interaction=SimpleNamespace(is_expired=lambda: False))
    assert await open_panels.told_while_made(request, made, says)
    assert said == ["0 of 3", "1 of 3", "2 of 3"]
