"""Which pictures a clip has and how long each stays: ordinary moves short, what people look for longer."""

import asyncio
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.hosting.games.stories import Told
from bot.ui.keepsake import clip
from bot.ui.keepsake.clip import AT_THE_END_MS, ORDINARY_MS, first_minute, part_of
from bot.ui.keepsake.keep_panel import _listed
from bot.ui.kit import open_panels
from bot.ui.kit.message import draw
from bot.ui.replay import scene_pictures
from engine.archive.replay import watched
from engine.cards import Seat
from engine.games.scenes import Eyes, Moment, MomentKind
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.match.story import tell
from engine.variants import game_of
from render.labels import HandLabels
from tests.finished import finished
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record


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


@pytest.mark.parametrize(("variant", "pieces"), [("my_rummy", "tiles"), ("czech_rummy", "cards")])
async def test_ones_own_hand_has_the_title_that_it_has_at_the_table(
    variant: str, pieces: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(variant)
    moves = [one.move for one in play(game, [player(game, Strength.EASY)] * 2, 3, 4)]
    told = Told(a_record(game.rules, seats=2, variant=variant), game, tell(game, 2, moves), is_closed=False)
    drawn: list[Any] = []

    async def watched_draw(*asked: Any) -> Any:
        drawn.extend(asked)
        return await draw(*asked)

    monkeypatch.setattr(scene_pictures, "draw", watched_draw)
    (scene,) = told.scenes(told.story.length, told.story.length, Eyes(Seat(0)))
    await scene_pictures.scene_pictures(told.record, scene, ENGLISH, NO_EMOJIS, own=Seat(0))
    (labels,) = [one for one in drawn if isinstance(one, HandLabels)]
    assert labels.title == f"Your {len(scene.hands[0].hand)} {pieces}"
