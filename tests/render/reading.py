"""How small what is to be read in pictures appears on a phone, noted while they are drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from render.boards import duel, table, trays
from render.hands import fan, rack
from render.kit import canvas, theme
from render.kit.text import cap_height
from render.pieces import faces, minis, pack, tiles
from tests.render.pixels import PHONE_WIDTH

LEAST: Final = {"text": 8.0, "held": 14.0, "lying": 11.0}
"""How high each must be: of writing its capitals, of an index its number, held in a hand or in a meld."""
CARD: Final = faces.RANK_HEIGHT / faces.CARD_WIDTH
TILE: Final = tiles.NUMBER_HEIGHT / tiles.TILE_WIDTH
MINI: Final = minis.RANK_HEIGHT / minis.MINI_WIDTH
PLACES: Final[tuple[tuple[object, str, str, Callable[..., float]], ...]] = (
    (canvas, "text_mask", "text", lambda _, weight, size, __: cap_height(weight, size)),
    (canvas.Canvas, "sign", "text", lambda _, __, ___, ____, size, _____: size),
    (fan, "_lined", "held", lambda _, **__: CARD * fan.WIDTH),
    (rack, "tile_sprite", "held", lambda _, __, width, ___: TILE * width),
    (duel, "face_sprite", "held", lambda _, width, **__: CARD * width),
    (table, "face_sprite", "lying", lambda _, width, **__: CARD * width),
    (trays, "on_ground", "lying", lambda small, *_: TILE * small.width),
    (pack.SmallPieces, "sprite", "lying", lambda small, *_: small.width * (TILE if small.pack.tiles else MINI)),
)


@contextmanager
def read_on_a_phone() -> Iterator[dict[str, float]]:
    """How high the smallest of each kind is that is drawn meanwhile; in the end nothing may be too small."""
    smallest: dict[str, float] = {}
    with pytest.MonkeyPatch.context() as drawing:
        for at, name, kind, height in PLACES:
            drawing.setattr(at, name, _noting(smallest, getattr(at, name), kind, height))
        yield smallest
    assert smallest
    assert all(height >= LEAST[kind] for kind, height in smallest.items()), smallest


def _noting(smallest: dict[str, float], draw: Any, kind: str, height: Callable[..., float]) -> Any:
    def noted(*args: Any, **options: Any) -> Any:
        appears = height(*args, **options) * PHONE_WIDTH / theme.WIDTH
        smallest[kind] = min(appears, smallest.get(kind, appears))
        return draw(*args, **options)

    return noted
