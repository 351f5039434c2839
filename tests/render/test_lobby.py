"""The posters of a table and of a tournament that wait: read on a phone, and each game's another."""

from io import BytesIO

import pytest
from PIL import Image

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.variants import VARIANTS
from render.kit import theme
from render.pieces.pack import Pack
from render.sheets.scenes import HEIGHT, LobbyLabels, lobby_picture, scene_of, tournament_poster
from tests.render.reading import read_on_a_phone
from tests.render.test_legibility import LONG_NAMES

LABELS = LobbyLabels(
    "Heroes against villains", "quick: 1 hour a turn and 3 hours in reserve, 2 minutes to knock", "free"
)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_poster_of_every_game_is_read_on_a_phone(key: str) -> None:
    game = VARIANTS[key]
    for seats in game.rules.seat_counts():
        names = [*LONG_NAMES[: seats - 1], None]
        with read_on_a_phone():
            picture = lobby_picture(game.rules, names, LABELS, Pack(game.notation))
        assert Image.open(BytesIO(picture.png)).size == (picture.width, picture.height)
        assert picture.width == theme.WIDTH
        assert picture.height <= theme.WIDTH, "it leaves room for the buttons"


def test_every_game_has_a_scene_of_its_own() -> None:
    scenes = {scene_of(game.rules) for game in VARIANTS.values()}
    assert len(scenes) == len(VARIANTS)


def test_a_scene_follows_from_the_rules_and_not_from_the_name_of_a_game() -> None:
    plain = DrawDiscardRules()
    assert scene_of(plain) == scene_of(VARIANTS["disney_basic"].rules)
    assert scene_of(plain.with_switches({"claim.enabled": False})) != scene_of(plain)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_pieces_of_a_scene_are_on_its_stage(key: str) -> None:
    width = theme.WIDTH - 2 * theme.MARGIN
    for group in scene_of(VARIANTS[key].rules).groups:
        reach = group.step * (len(group.pieces) - 1) / 2
        assert reach <= group.x <= width - reach
        assert 0 < group.y < HEIGHT


def test_a_tournaments_poster_is_its_games_under_pennants() -> None:
    pictures = {tournament_poster(game.rules, Pack(game.notation)).png for game in VARIANTS.values()}
    assert len(pictures) == len(VARIANTS)
