"""How small what is to be read in pictures appears on a phone, noted while they are drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

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


def _small(small: pack.SmallPieces, *_: object) -> float:
    return small.width * (TILE if small.pack.tiles else MINI)


PLACES: Final[tuple[tuple[object, str, str, Callable[..., float]], ...]] = (
    (canvas, "text_mask", "text", lambda _, weight, size, __: cap_height(weight, size)),
    (canvas.Canvas, "sign", "text", lambda _, __, ___, ____, size, _____: size),
    (fan, "_lined", "held", lambda _, **__: CARD * fan.WIDTH),
    (rack, "tile_sprite", "held", lambda _, __, width, ___: TILE * width),
    (duel, "draw_face", "held", lambda _, __, width, ___, **____: CARD * width),
    (table, "face_sprite", "lying", lambda _, width, **__: CARD * width),
    (trays, "on_ground", "lying", _small),
    (pack.SmallPieces, "sprite", "lying", _small),
)


@contextmanager
def read_on_a_phone() -> Iterator[dict[str, float]]:
    """How high the smallest of each kind is that is drawn meanwhile; in the end nothing may be too small."""
    smallest: dict[str, float] = {}
    patches = [patch.object(at, name, _noting(smallest, at, name, kind, of)) for at, name, kind, of in PLACES]
    for each in patches:
        each.start()
    try:
        yield smallest
    finally:
        for each in patches:
            each.stop()
    assert smallest
    assert all(height >= LEAST[kind] for kind, height in smallest.items()), smallest


def _noting(smallest: dict[str, float], at: object, name: str, kind: str, of: Callable[..., float]) -> Any:
    drawn = getattr(at, name)

    def noted(*args: Any, **options: Any) -> Any:
        height = of(*args, **options) * PHONE_WIDTH / theme.WIDTH
        smallest[kind] = min(height, smallest.get(kind, height))
        return drawn(*args, **options)

    return noted
