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
ON_GROUND = {
    theme.FELT: (theme.CREAM, theme.MUTED, theme.WRONG, *theme.SEAT_COLOURS),
    theme.FELT_DEEP: (theme.MUTED,),
    theme.PLATE: (theme.CREAM, theme.MUTED, theme.GOLD, *theme.SEAT_COLOURS),
    theme.PLATE_LINE: (theme.CREAM,),
    theme.ROOM: (theme.CREAM, theme.MUTED),
    theme.PAPER: (theme.INK, theme.INK_SOFT, *INKS),
    theme.PAPER_SHADE: (theme.INK,),
    theme.PAPER_LINE: (theme.INK,),
    theme.JOKER_PAPER: INKS,
    theme.DAY: (theme.INK, theme.RED),
    theme.DAY_RAY: (theme.INK,),
    theme.NIGHT: (theme.CREAM, theme.SILVER),
    theme.ON_ACCENT: (theme.ACCENT, theme.RIGHT, theme.WRONG, theme.MOVED),
}
TEXT_ON_GROUND = [(ink, ground) for ground, inks in ON_GROUND.items() for ink in inks]
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
