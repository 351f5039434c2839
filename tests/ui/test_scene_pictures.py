"""The pictures of a scene that is watched: what they are called in the words of its game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hosting.games.stories import Told
from bot.ui.kit.message import draw
from bot.ui.replay import scene_pictures
from engine.cards import Seat
from engine.games.scenes import Eyes
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.match.story import tell
from engine.variants import game_of
from render.labels import HandLabels
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record


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
    (scene,) = told.scenes(told.length, told.length, Eyes(Seat(0)))
    await scene_pictures.scene_pictures(told.record, scene, ENGLISH, NO_EMOJIS, own=Seat(0))
    (labels,) = [one for one in drawn if isinstance(one, HandLabels)]
    assert labels.title == f"Your {len(scene.hands[0].hand)} {pieces}"
