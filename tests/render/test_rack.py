import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.cards import TILES_002, TILES_004, Notation, deck
from engine.games.tiles.options import TileView
from render.hands.hand import hand_picture
from render.hands.hand_layout import Order, Placed, hand_groups, hand_layout
from render.hands.rack import place_rack
from render.kit import theme
from render.kit.pages import ONE_LINE
from render.labels import HandLabels
from render.pieces.pack import Pack
from render.pieces.tiles import (
    NUMBER_HEIGHT,
    NUMBER_TOP,
    SYMBOL_SIZE,
    SYMBOL_TOP,
    TILE_WIDTH,
    tile_colours,
    tile_height,
    tile_sprite,
)
from tests.render.pixels import Box, colours, contrast, face_of, ink_height, on_a_phone, opened, strangers
from tests.render.samples import tile_view

LABELS = HandLabels("Your rack: 14 tiles", "87 points", "new", "taken")
PACKS = [Pack(TILES_002), Pack(TILES_004)]
KB = 1000


def random_rack(size: int, seed: int = 1, notation: Notation = TILES_002) -> TileView:
    """A view with a rack of so many tiles, the last of them just drawn."""
    rack = random.Random(seed).sample(deck(2, 2), size)
    return tile_view(notation.texts(rack), (), notation=notation, drawn=notation.texts(rack[-1:]))


def part_of(spot: Placed, top: int, height: int) -> Box:
    """A band across a tile of the rack, from its units."""
    scale = spot.shown / TILE_WIDTH
    inset = round(12 * scale)
    upper, lower = spot.y + round((top - 1) * scale), spot.y + round((top + height + 1) * scale)
    return (spot.x + inset, upper, spot.x + spot.shown - inset, lower)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("size", [7, 40])
def test_on_a_phone_every_number_is_at_least_14_pixels_high(size: int, pack: Pack):
    view = random_rack(size, notation=pack.notation)
    image = opened(hand_picture(view, view.hand[:2], labels=LABELS, pack=pack))
    phone = on_a_phone(image)
    ratio = phone.width / image.width
    for spot in place_rack(hand_layout(view, view.hand[:2]), ONE_LINE):
        if spot.piece.card.is_joker:
            continue
        face = face_of(tile_colours(pack.notation)[spot.piece.card.suit])
        box = part_of(spot, NUMBER_TOP, NUMBER_HEIGHT)
        assert ink_height(phone.crop(tuple(round(edge * ratio) for edge in box)), face) >= 14, spot


@pytest.mark.parametrize("pack", PACKS)
def test_numbers_and_symbols_stand_out_from_the_face_of_their_tile(pack: Pack):
    view = random_rack(20, notation=pack.notation)
    image = opened(hand_picture(view, labels=LABELS, pack=pack))
    for spot in place_rack(hand_layout(view), ONE_LINE):
        if not spot.piece.card.is_joker:
            for band in ((NUMBER_TOP, NUMBER_HEIGHT), (SYMBOL_TOP, SYMBOL_SIZE)):
                (face, _), (ink, _), *_ = colours(image.crop(part_of(spot, *band)))
                assert contrast(face, ink) >= 4.5, spot


@pytest.mark.parametrize("size", [1, 21, 22, 40])
def test_no_number_and_no_symbol_is_covered_by_a_tag_or_the_ledge(size: int):
    view = random_rack(size)
    chosen = view.hand[: size // 2]
    image = opened(hand_picture(view, chosen, labels=replace(LABELS, drawn="a tag of many words"), pack=PACKS[0]))
    for spot in place_rack(hand_layout(view, chosen), ONE_LINE):
        pristine = tile_sprite(spot.piece.card, None, spot.shown, TILES_002).convert("RGB")
        for band in ((NUMBER_TOP, NUMBER_HEIGHT), (SYMBOL_TOP, SYMBOL_SIZE)):
            box = part_of(spot, *band)
            expected = pristine.crop((box[0] - spot.x, box[1] - spot.y, box[2] - spot.x, box[3] - spot.y))
            assert strangers(image.crop(box), expected) == 0, spot


@pytest.mark.parametrize("seed", range(4))
def test_a_rack_of_20_is_at_most_30_kb(seed: int):
    pack = PACKS[seed % 2]
    view = random_rack(20, seed, pack.notation)
    picture = hand_picture(view, view.hand[: seed % 6], labels=LABELS, pack=pack)
    assert picture.width == theme.WIDTH
    assert len(picture.png) <= 30 * KB


@pytest.mark.parametrize("size", [0, 1, 8, 21, 22, 40, 70])
@pytest.mark.parametrize("order", ["suit", "melds"])
def test_every_tile_stands_in_the_picture_beside_the_others_on_shelves_filled_one_by_one(size: int, order: Order):
    view = random_rack(size)
    groups = [view.hand[at : at + 3] for at in range(0, size - 3, 3)] if order == "melds" else []
    picture = hand_picture(view, (), order, groups, LABELS, PACKS[0])
    places = place_rack(hand_layout(view, (), order, groups), ONE_LINE)
    assert sorted(spot.piece.card for spot in places) == sorted(view.hand)
    for number, spot in enumerate(places):
        assert spot.x >= theme.MARGIN
        assert spot.x + spot.shown <= theme.WIDTH - theme.MARGIN
        assert spot.y + tile_height(spot.shown) <= picture.height
        assert all(other.row != spot.row or other.x + other.shown <= spot.x for other in places[:number])
    shelves = Counter(spot.row for spot in places)
    assert {count for row, count in shelves.items() if row != max(shelves)} <= {max(shelves.values(), default=0)}


def test_chosen_tiles_are_lifted_by_copies_and_the_drawn_one_is_marked():
    view = tile_view("P7 P7 B8", (), drawn="P7")
    first, second, third = place_rack(hand_layout(view, TILES_002.parse_many("P7")), ONE_LINE)
    assert [spot.piece.chosen for spot in (first, second, third)] == [True, False, False]
    assert [spot.piece.drawn for spot in (first, second, third)] == [False, True, False]
    assert first.y < second.y == third.y


def test_a_rack_shows_nothing_of_the_others_and_of_the_table():
    view = tile_view("P7 P8 B8 JK")
    others = tuple(info._replace(cards=info.cards + 1, total=999) for info in view.seats)
    changed = view._replace(seats=others, melds=(), changes=(), pool=3, open_tile=view.hand[0])
    assert hand_picture(changed, pack=PACKS[0]) == hand_picture(view, pack=PACKS[0])


def test_tiles_stand_colour_by_colour_as_their_letters_are_told():
    tiles = TILES_002.parse_many("JK Y2 G1 B3 P9 G4")
    assert [TILES_002.texts(group) for group in hand_groups(tiles, tiles=True)] == ["P9", "B3", "G1 G4", "Y2", "JK"]
