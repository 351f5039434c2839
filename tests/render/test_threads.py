from concurrent.futures import ThreadPoolExecutor

from render.pieces.pack import face_sprite, mini_sprite
from render.pieces.tiles import tile_sprite
from tests.render.samples import KINDS, draw


def test_pictures_drawn_at_once_are_those_drawn_one_by_one():
    expected = [draw(kind) for kind in KINDS]
    face_sprite.cache_clear()
    mini_sprite.cache_clear()
    tile_sprite.cache_clear()
    with ThreadPoolExecutor(max_workers=8) as pool:
        for _ in range(2):
            assert list(pool.map(draw, KINDS)) == expected
