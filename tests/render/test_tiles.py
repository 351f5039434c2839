from itertools import combinations

import pytest
from PIL import ImageChops

from engine.cards import FACES, JOKER, NATURALS, TILES_002, TILES_004, Notation
from render.art.figures import figure_image
from render.art.signs import SEAT_EMBLEMS, SUIT_SIGNS, Sign
from render.kit import theme
from render.pieces.tiles import tile_colours, tile_height, tile_sprite
from tests.render.pixels import face_of

BOTH = pytest.mark.parametrize("notation", [TILES_002, TILES_004], ids=lambda notation: notation.name)
RACK_WIDTH, TABLE_WIDTH = 120, 60


def unlike(one: Sign, other: Sign) -> float:
    """Which part of the two shapes together they do not share, where they lie one on the other."""
    first, second = one.mask(60), other.mask(60)
    shared = sum(ImageChops.darker(first, second).histogram()[128:])
    covered = sum(ImageChops.lighter(first, second).histogram()[128:])
    return 1 - shared / covered


@BOTH
def test_a002_each_colour_has_a_symbol_of_its_own_that_is_told_by_its_shape(notation: Notation):
    symbols = [colour.symbol for colour in tile_colours(notation)]
    for one, other in combinations(symbols, 2):
        assert unlike(one, other) >= 0.3


@BOTH
def test_a_symbol_is_taken_for_no_suit_and_for_no_seat(notation: Notation):
    for colour in tile_colours(notation):
        assert all(unlike(colour.symbol, other) >= 0.15 for other in (*SUIT_SIGNS, *SEAT_EMBLEMS))


@BOTH
@pytest.mark.parametrize("width", [TABLE_WIDTH, pytest.param(RACK_WIDTH, marks=pytest.mark.prove)])
def test_all_53_tiles_differ_without_their_colours_too(notation: Notation, width: int):
    grey = {tile_sprite(tile, None, width, notation).convert("L").tobytes() for tile in FACES}
    assert len(grey) == 53


@BOTH
def test_a_joker_on_the_table_differs_with_what_it_stands_for_and_from_the_tile_itself(notation: Notation):
    jokers = {tile_sprite(JOKER, face, TABLE_WIDTH, notation).tobytes() for face in (None, *NATURALS)}
    tiles = {tile_sprite(tile, None, TABLE_WIDTH, notation).tobytes() for tile in NATURALS}
    assert len(jokers) == 53
    assert not jokers & tiles


def test_the_white_tiles_of_004_are_white_and_the_black_ones_of_002_black():
    assert face_of(tile_colours(TILES_004)[3]) == (255, 255, 255)
    assert max(face_of(tile_colours(TILES_002)[1])) < 50


def test_a_tile_face_down_shows_nothing_of_itself():
    back = figure_image("tiles/back", TABLE_WIDTH, tile_height(TABLE_WIDTH))
    assert theme.NIGHT in {pixel[:3] for _, pixel in back.getcolors(10_000)}
