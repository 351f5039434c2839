"""The poster of a table that waits: read on a phone, of one size however long the names are."""

from io import BytesIO

import pytest
from PIL import Image

from bot.ui.lobby.poster import showpieces
from engine.variants import VARIANTS
from render.kit import theme
from render.kit.encoding import LEAST
from render.pieces.pack import Pack
from render.sheets.lobby import LobbyLabels, lobby_picture
from tests.render.test_legibility import LONG_NAMES

LABELS = LobbyLabels(
    "Heroes against villains", "quick: 1 hour a turn and 3 hours in reserve, 2 minutes to knock", "free"
)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_poster_of_every_game_is_read_on_a_phone(key: str) -> None:
    game = VARIANTS[key]
    for seats in game.rules.seat_counts():
        names = [*LONG_NAMES[: seats - 1], None]
        picture = lobby_picture(showpieces(game.rules), names, LABELS, Pack(game.notation))
        assert Image.open(BytesIO(picture.png)).size == (picture.width, picture.height)
        assert picture.width == theme.WIDTH
        assert picture.height <= theme.WIDTH, "it leaves room for the buttons"
        assert all(height >= LEAST[reading] for reading, height in picture.smallest.items())
