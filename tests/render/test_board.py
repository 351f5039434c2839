from dataclasses import replace
from typing import NamedTuple

import pytest

from engine.cards import deck, natural
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.moves import MoveKind
from engine.games.table import MeldChange
from engine.games.views import MatchView, SeatInfo
from render.boards.board import board_picture
from render.boards.pile_board import CHIPS
from render.boards.seats import plate_boxes, seat_marks
from render.boards.table import CARDS_DOWN, MELD_ROW, MELD_STEP, place_melds
from render.boards.table_frame import CENTRE
from render.kit import theme
from render.labels import BoardLabels
from render.pieces.minis import RANK_HEIGHT
from render.samples import NAMES, board_view, cards, finished_view, window_view
from tests.render.pixels import PHONE_WIDTH, colours, ink_height, on_a_phone, opened

LABELS = BoardLabels("Round 2 of 4, lap 3", "Anna is to act", "Stock", "Discards", "Knock?", "No melds yet")
LIMIT = 100_000
ODD_NAMES = (
    "",
    "\u202e\u200b\u200d",
    "👩‍👩‍👧‍👦🏴‍☠️",
    "Z̸̛̗͖a̷͚̓l̶̗͝g̵̨̈o",
    "שלום عليكم நண்பன்",
    "W" * 200,
)


@pytest.mark.parametrize("melds", [0, 1, 8, 25])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_board_is_at_most_100_kb_and_1100_pixels_wide(seats: int, melds: int):
    picture = board_picture(board_view(seats, melds), NAMES[:seats], LABELS)
    assert picture.width == 1100
    assert len(picture.png) <= LIMIT
    assert opened(picture).size == (picture.width, picture.height)


@pytest.mark.parametrize("melds", [0, 3, 9, 25])
def test_melds_lie_apart_and_apart_from_the_piles_and_the_plates(melds: int):
    view = board_view(6, melds)
    placed = place_melds(view, NAMES, 300)
    assert sorted(meld.meld_id for meld, _ in placed) == [meld.meld_id for meld in view.melds]
    for place, (_, slot) in enumerate(placed):
        assert slot.x >= theme.MARGIN
        assert slot.x + slot.width <= theme.WIDTH - theme.MARGIN
        for _, other in placed[:place]:
            assert other.y != slot.y or other.x + other.width < slot.x
            assert other.y == slot.y or abs(other.y - slot.y) >= MELD_ROW


def test_on_a_phone_every_rank_on_the_table_is_at_least_12_pixels_high():
    view = board_view(4, 25)
    changes = tuple(MeldChange(meld.meld_id, (1,), (0,)) for meld in view.melds[::2])
    image = opened(board_picture(view._replace(changes=changes), NAMES[:4], LABELS))
    phone, ratio = on_a_phone(image), PHONE_WIDTH / image.width
    for meld, slot in place_melds(view, NAMES[:4], CENTRE, MELD_ROW + CHIPS):
        top = slot.y + CARDS_DOWN + 8
        for place, (card, face) in enumerate(zip(meld.meld.cards, meld.meld.faces, strict=True)):
            if face is None:
                continue  # a joker of which nobody knows what it stands for shows its cap
            x = slot.x + place * MELD_STEP
            box = (x + 6, top, x + MELD_STEP - 6, top + RANK_HEIGHT)
            paper = theme.JOKER_PAPER if card.is_joker else theme.PAPER
            assert ink_height(phone.crop(tuple(round(edge * ratio) for edge in box)), paper) >= 12, (meld, place)


def test_melds_of_one_owner_lie_together_in_their_order():
    owners = [(meld.owner, meld.meld_id) for meld, _ in place_melds(board_view(4, 25), NAMES, 0)]
    assert owners == sorted(owners)


def private_parts(view: DrawDiscardView) -> DrawDiscardView:
    """The same table as a seat sees it that holds cards, has just drawn and has answered the window."""
    window = view.window and replace(view.window, answer=MoveKind.CLAIM)
    hand = cards("AS 2S JK")
    return view._replace(seat=1, hand=hand, drawn=hand[:1], taken=hand[1], owed=True, stock_only=True, window=window)


@pytest.mark.parametrize("view", [board_view(), window_view(), finished_view()])
def test_a_board_shows_nothing_that_belongs_to_one_seat(view: DrawDiscardView):
    assert board_picture(private_parts(view), NAMES[:4], LABELS) == board_picture(view, NAMES[:4], LABELS)


def test_equal_views_give_equal_bytes():
    assert board_picture(board_view(), NAMES[:4], LABELS) == board_picture(board_view(), NAMES[:4], LABELS)


@pytest.mark.parametrize(
    "changed",
    [
        {"stock": 45},
        {"discards": 11},
        {"discard_top": natural(1, 5)},
        {"turn_seat": 2},
        {"dealer": 0},
        {"melds": board_view().melds[1:]},
    ],
)
def test_a_board_shows_what_everyone_may_know(changed: dict[str, object]):
    view = board_view()
    assert board_picture(view._replace(**changed), NAMES[:4]).png != board_picture(view, NAMES[:4]).png


def test_a_joker_shows_which_card_it_stands_for():
    view = board_view(melds=1)
    laid = view.melds[0]
    faces = list(laid.meld.faces)
    faces[1] = natural(1, 8)
    other = replace(laid, meld=replace(laid.meld, faces=tuple(faces)))
    assert board_picture(view._replace(melds=(other,)), NAMES[:4]).png != board_picture(view, NAMES[:4]).png


def test_the_seat_to_act_is_marked_and_in_a_window_the_seats_asked_are():
    running, window, over = board_view(), window_view(), finished_view()
    assert [seat_marks(running, seat).acting for seat in range(4)] == [True, False, False, False]
    assert [seat_marks(window, seat).asked for seat in range(4)] == [False, True, True, True]
    assert not any(seat_marks(window, seat).acting for seat in range(4))
    assert [seat_marks(over, seat).winner for seat in range(4)] == [False, False, False, True]
    assert not any(seat_marks(over, seat).acting for seat in range(4))


def test_only_whose_move_it_is_wears_the_accent():
    view = board_view()
    nobody = dict(colours(opened(board_picture(view._replace(turn_seat=None), NAMES[:4]))))
    somebody = dict(colours(opened(board_picture(view, NAMES[:4]))))
    assert nobody.get(theme.ACCENT, 0) < 100
    assert somebody[theme.ACCENT] > 2000


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_sit_clockwise_around_the_table(seats: int):
    boxes = plate_boxes(seats, 100, 700)
    top = [seat for seat in range(seats) if boxes[seat][1] == 100]
    bottom = [seat for seat in range(seats) if boxes[seat][1] == 700]
    assert top == sorted(top, key=lambda seat: boxes[seat][0])
    assert bottom == sorted(bottom, key=lambda seat: -boxes[seat][0])
    assert [*top, *bottom] == list(range(seats))


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_of_any_kind_do_not_break_a_board(name: str):
    view = board_view(4, 5)
    plain = board_picture(view, NAMES[:4], LABELS)
    odd = board_picture(view, [name] * 4, LABELS)
    assert odd.width == plain.width
    assert len(odd.png) <= LIMIT


def test_each_seat_needs_its_name():
    with pytest.raises(ValueError, match="4 seats"):
        board_picture(board_view(4), NAMES[:3])


def test_003_what_a_rebuild_brought_is_marked_and_told_apart():
    view = board_view()
    changes = ((), (MeldChange(1, (0,), ()),), (MeldChange(1, (), (0,)),), (MeldChange(3, (0, 1, 2), ()),))
    boards = {board_picture(view._replace(changes=change), NAMES[:4], LABELS).png for change in changes}
    assert len(boards) == 4


@pytest.mark.parametrize("count", [1, 19, 20, 52])
def test_a_discard_pile_that_everyone_sees_is_spread_out(count: int):
    view = board_view(4, 25)
    pile = deck(2, 0)[:count]
    picture = board_picture(view._replace(pile=pile, discards=count), NAMES[:4], LABELS)
    assert len(picture.png) <= 1.05 * LIMIT
    assert picture.height > board_picture(view, NAMES[:4], LABELS).height
    other = view._replace(pile=(natural(0, 9), *pile[1:]), discards=count)
    assert board_picture(other, NAMES[:4], LABELS).png != picture.png


def test_what_a_knocker_in_gin_has_left_lies_open():
    view = board_view(2)
    shared = {name: value for name, value in view._asdict().items() if name in GinView._fields}
    gin = GinView(**shared | {"rules": GinRules()}, limit=10, doubled=False, knocker=None, deadwood=())
    knocked = gin._replace(knocker=0, deadwood=cards("2S 5D"))
    labels = replace(LABELS, deadwood="Left over: 7 points")
    shown = {
        board_picture(state, NAMES[:2], labels).png
        for state in (gin, knocked, knocked._replace(knocker=1), knocked._replace(deadwood=cards("2S")))
    }
    assert len(shown) == 4


def test_what_a_seat_has_earned_in_the_round_stands_beside_its_total():
    view = board_view(6)
    earned = view._replace(seats=tuple(replace(info, earned=143) for info in view.seats))
    assert board_picture(earned, NAMES).png != board_picture(view, NAMES).png


class _Bare(NamedTuple):
    seats: tuple[SeatInfo, ...]


def test_no_board_is_made_of_a_view_of_no_family():
    view = board_view()
    bare = type("Unknown", (_Bare, MatchView), {"__slots__": ()})(view.seats)
    with pytest.raises(ValueError, match="Unknown"):
        board_picture(bare, NAMES[:4])
