import random
from dataclasses import replace

import pytest

from engine.cards import JOKER, PLAYING_CARDS, Card, deck
from render.hands.fan import HEIGHT, WIDTH, place_fan, prepare_faces
from render.hands.hand import hand_groups, hand_picture
from render.hands.hand_layout import Placed, hand_layout
from render.kit import theme
from render.kit.pages import EMPTY, ONE_LINE
from render.labels import HandLabels
from render.pieces.faces import CARD_WIDTH, INDEX_BOTTOM, INDEX_X, INDEX_Y, RANK_HEIGHT, RANK_WIDTH, SIGN_SIZE
from render.pieces.pack import Pack, face_sprite
from tests.render.pixels import Box, colours, contrast, ink_height, on_a_phone, opened, strangers
from tests.render.samples import cards, hand_view

LABELS = HandLabels("Your 14 cards", "Loose cards: 23", "new", "taken")
CHOSEN = cards("7H KC")
KB = 1000
SCALE = WIDTH / CARD_WIDTH


def index_box(spot: Placed) -> Box:
    """Where rank and suit of a card are in the picture."""
    return (
        spot.x + round(INDEX_X * SCALE),
        spot.y + round((INDEX_Y - 1) * SCALE),
        spot.x + round((INDEX_X + RANK_WIDTH) * SCALE),
        spot.y + round((INDEX_BOTTOM + 1) * SCALE),
    )


def halves(box: Box) -> tuple[Box, Box]:
    """The rank's part of an index, and the suit's."""
    between = box[1] + round((RANK_HEIGHT + 5) * SCALE)
    return (box[0], box[1], box[2], between), (box[0], between, box[2], box[3])


def random_hand(seed: int, size: int = 14) -> tuple[Card, ...]:
    return tuple(random.Random(seed).sample(deck(2, 6), size))


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_on_a_phone_every_rank_is_at_least_14_pixels_high_and_every_suit_11(seed: int, four_colour: bool):
    view = hand_view(PLAYING_CARDS.texts(random_hand(seed)), drawn="")
    image = opened(hand_picture(view, view.hand[:2], labels=LABELS, pack=Pack(four_colour=four_colour)))
    phone = on_a_phone(image)
    ratio = phone.width / image.width
    for spot in place_fan(hand_layout(view, view.hand[:2]), ONE_LINE):
        for part, least in zip(halves(index_box(spot)), (14, 11), strict=True):
            small = phone.crop(tuple(round(edge * ratio) for edge in part))
            assert ink_height(small, theme.PAPER) >= least, (spot.piece.card, part)


@pytest.mark.parametrize("four_colour", [False, True])
def test_every_index_contrasts_with_its_paper_by_at_least_4_5(four_colour: bool):
    for hand in ("AS 2S 3S 4S 5H 6H 7H 8H 9D 10D JD QD KC AC", "2C 3C 4C 5C 6C 7C 8C JH QH KH JK AD 2D 3D"):
        view = hand_view(hand, drawn="")
        image = opened(hand_picture(view, pack=Pack(four_colour=four_colour)))
        for spot in place_fan(hand_layout(view), EMPTY):
            for part in halves(index_box(spot)):
                (paper, _), (ink, _), *_ = colours(image.crop(part))
                assert paper == theme.PAPER
                if spot.piece.card is not JOKER:
                    assert contrast(ink, paper) >= 4.5, spot.piece.card


@pytest.mark.parametrize("size", [1, 8, 19, 30])
def test_no_index_is_covered_by_a_card_or_a_tag(size: int):
    hand = random_hand(size, size)
    view = hand_view(PLAYING_CARDS.texts(hand), drawn=PLAYING_CARDS.texts(hand[-2:]))
    labels = replace(LABELS, drawn="a tag of many words")
    image = opened(hand_picture(view, hand[: size // 2], labels=labels))
    for spot in place_fan(hand_layout(view, hand[: size // 2]), ONE_LINE):
        box = index_box(spot)
        pristine = face_sprite(spot.piece.card, WIDTH, four_colour=False)
        expected = pristine.crop((box[0] - spot.x, box[1] - spot.y, box[2] - spot.x, box[3] - spot.y))
        assert strangers(image.crop(box), expected) == 0, spot.piece.card


def test_the_four_suits_differ_in_shape_and_with_four_colours_in_colour():
    sevens = [face_sprite(card, WIDTH, four_colour=True) for card in cards("7S 7H 7D 7C")]
    top = round((INDEX_BOTTOM - SIGN_SIZE) * SCALE)
    signs = [sprite.crop((11, top, 60, top + round(SIGN_SIZE * SCALE))) for sprite in sevens]
    inks = [next(colour for colour, _ in colours(sign) if colour != theme.PAPER) for sign in signs]
    shapes = [sign.convert("L").point(lambda light: 255 * (light > 160)).tobytes() for sign in signs]
    assert len(set(inks)) == 4
    assert len(set(shapes)) == 4


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(6, 30))])
def test_a_hand_of_14_even_of_courts_and_jokers_is_at_most_5_percent_above_30_kb(seed: int):
    courts = [card for card in deck(2, 6) if card.is_joker or card.rank > 10]
    for hand in (random_hand(seed), random.Random(seed).sample(courts, 14)):
        view = hand_view(PLAYING_CARDS.texts(hand), drawn=PLAYING_CARDS.texts(hand[:1]))
        picture = hand_picture(view, hand[: seed % 5], labels=LABELS, pack=Pack(four_colour=seed % 2 == 0))
        assert picture.width == theme.WIDTH
        assert len(picture.png) <= 1.05 * 30 * KB


def test_a_hand_shows_nothing_of_the_others():
    view = hand_view()
    others = tuple(info._replace(cards=info.cards + 3, total=999, opened=not info.opened) for info in view.seats)
    changed = view._replace(seats=others, melds=(), stock=1, discard_top=None)
    assert hand_picture(changed, CHOSEN) == hand_picture(view, CHOSEN)


def test_chosen_cards_are_raised_by_copies_not_by_faces():
    view = hand_view("7H 7H 8H 9H", drawn="")
    places = place_fan(hand_layout(view, cards("7H")), ONE_LINE)
    assert [(spot.piece.card, spot.piece.chosen) for spot in places[:2]] == [
        (cards("7H")[0], True),
        (cards("7H")[0], False),
    ]
    assert places[0].y < places[1].y


def test_drawn_and_taken_cards_are_marked_once():
    view = hand_view("7H 7H 8H 9H", drawn="7H 9H", taken="7H")
    marks = [
        (PLAYING_CARDS.text(spot.piece.card), spot.piece.drawn, spot.piece.taken)
        for spot in place_fan(hand_layout(view), ONE_LINE)
    ]
    assert marks == [("7H", False, False), ("7H", False, True), ("8H", False, False), ("9H", True, False)]


def test_a_raised_card_wears_the_accent_and_others_do_not():
    plain, raised = (opened(hand_picture(hand_view(drawn=""), chosen)) for chosen in ((), CHOSEN))
    assert dict(colours(plain)).get(theme.ACCENT, 0) < 200
    assert dict(colours(raised))[theme.ACCENT] > 2000


def test_by_suit_red_and_black_alternate_and_by_melds_these_come_first_and_jokers_always_last():
    assert hand_groups(cards("JK 2D AC 3C KS 4H")) == tuple(map(cards, ("KS", "4H", "AC 3C", "2D", "JK")))
    hand = cards("2D 7H 8H 9H KS JK KD")
    assert hand_groups(hand, "melds", [cards("9H 8H 7H")]) == (cards("9H 8H 7H"), cards("KS 2D KD JK"))


def test_by_melds_each_card_knows_its_meld_and_by_suit_none_does():
    view = hand_view("2D 7H 8H 9H KS KD KC", drawn="")
    groups = [cards("7H 8H 9H"), cards("KS KD KC")]
    by_melds = place_fan(hand_layout(view, (), "melds", groups), ONE_LINE)
    assert [spot.piece.meld for spot in by_melds] == [0, 0, 0, 1, 1, 1, None]
    assert {spot.piece.meld for spot in place_fan(hand_layout(view, (), "suit", groups), ONE_LINE)} == {None}


def test_cards_that_the_hand_does_not_hold_are_refused():
    with pytest.raises(ValueError, match="not in"):
        hand_picture(hand_view(), cards("AS"))
    with pytest.raises(ValueError, match="not in"):
        hand_picture(hand_view(), order="melds", groups=[cards("AS 2S 3S")])


@pytest.mark.parametrize("size", [0, 7, 22, 40])
def test_every_card_of_any_hand_lies_within_the_picture(size: int):
    hand = random_hand(1, size)
    view = hand_view(PLAYING_CARDS.texts(hand), drawn="")
    picture, places = hand_picture(view, hand[:3], labels=LABELS), place_fan(hand_layout(view, hand[:3]), ONE_LINE)
    assert sorted(spot.piece.card for spot in places) == sorted(hand)
    for spot in places:
        assert spot.x >= theme.MARGIN
        assert spot.x + WIDTH <= theme.WIDTH - theme.MARGIN
        assert spot.y + HEIGHT < picture.height
        assert spot.shown >= round((INDEX_X + RANK_WIDTH) * SCALE)
    assert len({spot.y for spot in places if not spot.piece.chosen}) <= max(1, -(-size // 7))


def test_after_the_faces_are_prepared_a_hand_waits_for_none_of_them(monkeypatch: pytest.MonkeyPatch):
    prepare_faces()
    hand_picture(hand_view("7H 8H 9H"))  # the outline of a card and the like

    def refuse(*args: object, **kwargs: object) -> None:
        raise AssertionError("a face was rasterised")

    monkeypatch.setattr("render.art.figures._rasterised", refuse)
    assert hand_picture(hand_view("2S KD JK AC")).png
