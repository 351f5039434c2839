import pytest

from engine.cards import FACES, JOKER, TILES_002, TILES_004
from render.hands.fan import WIDTH
from render.kit import theme
from render.kit.encoding import PALETTE_SIZE, encode, indexed, palette
from render.pieces.minis import mini_sprite
from render.pieces.pack import face_sprite
from render.pieces.tiles import tile_colours
from tests.render.pixels import colours, contrast, face_of, opened

INKS = [theme.ink(suit, four_colour=True) for suit in range(4)]
TEXT_ON_GROUND = [
    (theme.CREAM, theme.FELT),
    (theme.CREAM, theme.PLATE),
    (theme.CREAM, theme.ROOM),
    (theme.MUTED, theme.FELT),
    (theme.MUTED, theme.PLATE),
    (theme.ON_ACCENT, theme.ACCENT),
    (theme.INK, theme.PAPER),
    (theme.INK, theme.PAPER_SHADE),
    (theme.INK_SOFT, theme.PAPER),
    (theme.INK, theme.PAPER_LINE),
    (theme.GOLD, theme.PLATE),
    (theme.ON_ACCENT, theme.RIGHT),
    (theme.ON_ACCENT, theme.WRONG),
    (theme.ON_ACCENT, theme.MOVED),
    (theme.WRONG, theme.FELT),
    (theme.MUTED, theme.FELT_DEEP),
    (theme.MUTED, theme.ROOM),
    (theme.CREAM, theme.PLATE_LINE),
    (theme.INK, theme.DAY),
    (theme.INK, theme.DAY_RAY),
    (theme.CREAM, theme.NIGHT),
    (theme.SILVER, theme.NIGHT),
    (theme.RED, theme.DAY),
    *((colour, theme.FELT) for colour in theme.SEAT_COLOURS),
    *((theme.PLATE, colour) for colour in theme.SEAT_COLOURS),
    *((ink, theme.PAPER) for ink in INKS),
    *((ink, theme.JOKER_PAPER) for ink in INKS),
]
ON_THE_SKY = [(theme.GOLD_DEEP, theme.DAY), (theme.SILVER_DEEP, theme.NIGHT)]


@pytest.mark.parametrize(("least", "pairs"), [(4.5, TEXT_ON_GROUND), (3, ON_THE_SKY)])
def test_text_contrasts_with_its_ground_by_at_least_4_5_and_large_writing_by_3(least, pairs):
    assert [pair for pair in pairs if contrast(*pair) < least] == []


def test_the_palette_holds_every_colour_of_the_theme():
    assert len(palette()) < PALETTE_SIZE  # one place is for what has not changed in a picture that moves
    assert len(set(palette())) == len(palette())
    wanted = (theme.FELT, theme.PAPER, theme.ACCENT, theme.CREAM, *INKS, *theme.SEAT_COLOURS)
    faces = [face_of(colour) for notation in (TILES_002, TILES_004) for colour in tile_colours(notation)]
    assert {*wanted, *faces} <= set(palette())


def test_the_encoder_keeps_colours_of_the_palette_as_they_are():
    sprite = face_sprite(FACES[12], WIDTH, four_colour=False)
    kept = dict(colours(opened(encode(indexed(sprite)))))
    for colour, count in colours(sprite)[:6]:
        nearest = min(kept, key=lambda other: sum(abs(a - b) for a, b in zip(colour, other, strict=True)))
        assert sum(abs(a - b) for a, b in zip(colour, nearest, strict=True)) <= 12, (colour, count)


@pytest.mark.parametrize("four_colour", [False, pytest.param(True, marks=pytest.mark.prove)])
def test_all_53_small_faces_differ_and_a_small_joker_with_what_it_stands_for(four_colour: bool):
    small = {mini_sprite(card, None, four_colour=four_colour).tobytes() for card in FACES}
    jokers = {mini_sprite(JOKER, face, four_colour=four_colour).tobytes() for face in (None, *FACES[:52])}
    assert len(small) == len(jokers) == 53
