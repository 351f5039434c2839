from dataclasses import replace
from typing import Final

import pytest

from engine.cards import DIAMONDS, TILES_002, deck, natural
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.moves import MoveKind
from engine.games.table import MeldChange
from render.boards.board import board_pictures
from render.boards.seats import seat_marks
from render.boards.table import owned_trays
from render.boards.trays import PAD, TrayGrid, tray_grid
from render.kit import theme
from render.kit.canvas import Canvas
from render.labels import BoardLabels
from render.pieces.minis import MINI_WIDTH, RANK_HEIGHT
from render.pieces.pack import CARDS, Pack, SmallPieces
from tests.render.pixels import PHONE_WIDTH, colours, ink_height, on_a_phone, only, opened
from tests.render.reading import read_on_a_phone
from tests.render.samples import (
    NAMES,
    RACK,
    ROWS_HAND,
    board_view,
    cards,
    duel_view,
    finished_duel,
    finished_view,
    rows_view,
    tile_view,
    window_view,
)
from tests.render.test_legibility import assert_legible

LABELS = BoardLabels("Round 2 of 4, lap 3", "Anna is to act", "Stock", "Discards", "Knock?", "No melds yet")
ODD_NAMES = (
    "",
    "\u202e\u200b\u200d",
    "👩‍👩‍👧‍👦🏴‍☠️",
    "Z̸̛̗͖a̷͚̓l̶̗͝g̵̨̈o",
    "שלום عليكم நண்பன்",
    "W" * 200,
)


def grids(melds: int) -> list[TrayGrid]:
    """The melds of six seats in every size that they may have."""
    trays = owned_trays(board_view(6, melds), NAMES, {})
    found: list[TrayGrid] = []
    tray_grid(trays, CARDS, lambda grid: found.append(grid) or 3)
    return found


@pytest.mark.parametrize("melds", [1, 3, 9, 25])
def test_melds_lie_in_columns_side_by_side_and_every_row_reaches_the_edge(melds: int):
    for grid in grids(melds):
        assert [slot.tray for row in grid.rows for slot in row] == list(grid.trays)
        for row in grid.rows:
            ends = [slot.x + slot.width for slot in row]
            assert ends[-1] == grid.right
            assert all(end < slot.x for end, slot in zip(ends, row[1:], strict=False))
            for slot, end in zip(row, ends, strict=True):
                last = slot.x + PAD + grid.step(slot) * (len(slot.tray.pieces) - 1)
                assert last + grid.small.width <= end
                assert grid.step(slot) >= grid.small.tightest


def test_the_fewer_melds_there_are_the_larger_they_lie(monkeypatch):
    grids: list[TrayGrid] = []

    def noted(*asked):
        grids.append(tray_grid(*asked))
        return grids[-1]

    monkeypatch.setattr("render.boards.table.tray_grid", noted)
    for melds in (1, 4, 6, 9):
        board_pictures(board_view(4, melds), NAMES[:4], LABELS)
    widths = [grid.small.width for grid in grids]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] >= 1.5 * widths[-1]


@pytest.mark.parametrize("melds", [1, 5, 9, 25])
def test_on_a_phone_every_rank_on_the_table_is_at_least_11_pixels_high(melds: int):
    for grid in grids(melds):
        canvas = Canvas(theme.WIDTH, 300, theme.FELT)
        band, *_ = grid.bands()
        band.draw(canvas, 0)
        phone = on_a_phone(canvas.image)
        ratio = PHONE_WIDTH / theme.WIDTH
        for slot in grid.rows[0]:
            for place, piece in enumerate(slot.tray.pieces):
                if piece.card.is_joker and piece.stands_for is None:
                    continue  # of which nobody knows what it stands for shows its cap
                x, y = slot.x + PAD + place * grid.step(slot), grid.caption + PAD
                scale = grid.small.width / MINI_WIDTH
                box = (x + 4 * scale, y + 4 * scale, x + 44 * scale, y + (RANK_HEIGHT + 12) * scale)
                paper = theme.JOKER_PAPER if piece.card.is_joker else theme.PAPER
                assert ink_height(phone.crop(tuple(round(edge * ratio) for edge in box)), paper) >= 11, piece


def test_melds_of_one_owner_lie_together_in_their_order():
    trays = owned_trays(board_view(4, 25), NAMES, {})
    owners = [(tray.owner, int(tray.number)) for tray in trays]
    assert owners == sorted(owners)


def test_a_joker_in_a_meld_leaves_its_owners_name_free():
    view = board_view(4, 1)
    grid = TrayGrid(owned_trays(view, NAMES, {}), SmallPieces(CARDS, 64), 1)
    bare = replace(grid, trays=tuple(replace(tray, pieces=()) for tray in grid.trays))
    captions = set()
    for shown in (grid, bare):
        canvas = Canvas(theme.WIDTH, 300, theme.FELT)
        next(iter(shown.bands())).draw(canvas, 0)
        captions.add(canvas.image.crop((theme.MARGIN + 60, 0, theme.WIDTH - theme.MARGIN, grid.caption)).tobytes())
    assert len(captions) == 1


def private_parts(view: DrawDiscardView) -> DrawDiscardView:
    """The same table as a seat sees it that holds cards, has just drawn and has answered the window."""
    window = view.claim_window and replace(view.claim_window, answer=MoveKind.CLAIM)
    hand = cards("AS 2S JK")
    return view._replace(
        seat=1, hand=hand, drawn=hand[:1], taken=hand[1], owed=True, stock_only=True, claim_window=window
    )


TILES: Final = Pack(TILES_002)
KNOWN: Final = {
    "cards": lambda: (
        board_view(),
        CARDS,
        {"stock": 45, "discards": 11, "discard_top": natural(1, 5), "turn_seat": 2, "dealer": 2}
        | {"melds": board_view().melds[1:]},
    ),
    "rows": lambda: (rows_view(), CARDS, {"stock": 0, "turn_seat": 1, "teams": (0, 0, 1, 1), "dealer": 0}),
    "tiles": lambda: (
        tile_view(),
        TILES,
        {"pool": 17, "aside": ((), TILES_002.parse_many("P5"), (), ()), "open_tile": natural(2, 13), "turn_seat": 2}
        | {"melds": tile_view().melds[1:], "changes": ()},
    ),
    "duel": lambda: (
        duel_view(),
        CARDS,
        {"flipped": (1, 2), "letting_run": (3,), "at_stake": 4, "revealing": (0, 1), "won": (16, 20, 9, 12)}
        | {"shown": tuple(enumerate(cards("QH AS 3D AC")))},
    ),
}
"""By kind of board what makes a view, its pieces, and what may be changed of it that everybody sees."""


@pytest.mark.parametrize("kind", KNOWN)
def test_a_board_shows_what_everyone_may_know(kind: str):
    view, pack, changes = KNOWN[kind]()
    board = only(board_pictures(view, NAMES[:4], LABELS, pack)).png
    for name, value in changes.items():
        assert only(board_pictures(view._replace(**{name: value}), NAMES[:4], LABELS, pack)).png != board, name


def test_a_board_shows_nothing_that_belongs_to_one_seat():
    differing = [
        *((view, private_parts(view), CARDS) for view in (board_view(), window_view(), finished_view())),
        (rows_view(), rows_view(hand=ROWS_HAND)._replace(must_place=natural(DIAMONDS, 8)), CARDS),
        *((tile_view(aside=them), tile_view(RACK, drawn="B9", aside=them), TILES) for them in ("", "P5 B8 G11 Y3")),
        *((tile_view(), tile_view()._replace(dealer=seat), TILES) for seat in range(4)),
        (duel_view(flipped=(0, 1, 2)), duel_view("2H 2S 2D 2C", flipped=(0, 1, 2)), CARDS),
    ]
    for public, private, pack in differing:
        shown, of_a_seat = (only(board_pictures(view, NAMES[:4], LABELS, pack)) for view in (public, private))
        assert shown == of_a_seat, private


def test_the_seat_to_act_is_marked_and_in_a_window_the_seats_asked_are():
    running, window, over = board_view(), window_view(), finished_view()
    assert [seat_marks(running, seat).acting for seat in range(4)] == [True, False, False, False]
    assert [seat_marks(window, seat).asked for seat in range(4)] == [False, True, True, True]
    assert not any(seat_marks(window, seat).acting for seat in range(4))
    assert [seat_marks(over, seat).winner for seat in range(4)] == [False, False, True, False]
    assert not any(seat_marks(over, seat).acting for seat in range(4))


def test_only_whose_move_it_is_wears_the_accent():
    view = board_view()
    nobody = dict(colours(opened(only(board_pictures(view._replace(turn_seat=None), NAMES[:4])))))
    somebody = dict(colours(opened(only(board_pictures(view, NAMES[:4])))))
    assert nobody.get(theme.ACCENT, 0) < 200
    assert somebody[theme.ACCENT] > 2000


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_take_turns_from_top_to_bottom(seats: int):
    view = board_view(seats, 0)
    boards = [opened(only(board_pictures(view._replace(turn_seat=seat), NAMES[:seats]))) for seat in range(seats)]
    lit = [
        next(y for y in range(image.height) if image.getpixel((theme.WIDTH // 2, y)) == theme.ACCENT)
        for image in boards
    ]
    assert lit == sorted(set(lit))


def test_who_is_out_and_who_deals_stands_there_in_words():
    view = board_view()
    words = replace(LABELS, deals="deals", out="out")
    out = view._replace(seats=(*view.seats[:3], view.seats[3]._replace(out=True)))
    for shown, labels in ((view, words), (out, words)):
        assert only(board_pictures(shown, NAMES[:4], labels)).png != only(board_pictures(shown, NAMES[:4], LABELS)).png


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_of_any_kind_do_not_break_a_board(name: str):
    tiles = Pack(TILES_002)
    for view, pack in ((board_view(4, 5), CARDS), (rows_view(4), CARDS), (duel_view(), CARDS), (tile_view(), tiles)):
        assert_legible(board_pictures(view, [name] * 4, LABELS, pack))
    assert_legible(board_pictures(finished_duel(), [name] * 4, LABELS))


def test_003_what_a_rebuild_brought_is_marked_and_told_apart():
    view = board_view()
    changes = ((), (MeldChange(1, (0,), ()),), (MeldChange(1, (), (0,)),), (MeldChange(3, (0, 1, 2), ()),))
    boards = {only(board_pictures(view._replace(changes=change), NAMES[:4], LABELS)).png for change in changes}
    assert len(boards) == 4


@pytest.mark.parametrize("count", [1, 19, 20, 30])
def test_a_discard_pile_that_everyone_sees_is_spread_out(count: int):
    view = board_view(4, 25)
    pile = deck(2, 0)[:count]
    pictures = board_pictures(view._replace(pile=pile, discards=count), NAMES[:4], LABELS)
    assert_legible(pictures, together=True)
    assert len(pictures) <= 2
    without = board_pictures(view._replace(discards=count), NAMES[:4], LABELS)
    assert sum(picture.height for picture in pictures) != sum(picture.height for picture in without)
    other = view._replace(pile=(natural(0, 9), *pile[1:]), discards=count)
    assert board_pictures(other, NAMES[:4], LABELS)[-1].png != pictures[-1].png


def gin_view() -> GinView:
    """A table of gin, with nothing on it but the piles."""
    view = board_view(2, 0)
    shared = {name: value for name, value in view._asdict().items() if name in GinView._fields}
    return GinView(**shared | {"rules": GinRules()}, limit=10, doubled=False, knocker=None, deadwood=())


def test_what_a_knocker_in_gin_has_left_lies_open():
    gin = gin_view()
    knocked = gin._replace(knocker=0, deadwood=cards("2S 5D"))
    labels = replace(LABELS, deadwood="Left over: 7 points")
    shown = {
        only(board_pictures(state, NAMES[:2], labels)).png
        for state in (gin, knocked, knocked._replace(knocker=1), knocked._replace(deadwood=cards("2S")))
    }
    assert len(shown) == 4


def test_a_gin_board_says_nothing_of_melds_and_shows_its_piles_large():
    with read_on_a_phone() as gin:
        words = only(board_pictures(gin_view(), NAMES[:2], LABELS))
    with read_on_a_phone() as with_melds:
        board_pictures(finished_view(2), NAMES[:2], LABELS)
    assert words == only(board_pictures(gin_view(), NAMES[:2], replace(LABELS, no_melds="")))
    assert gin["lying"] > 1.15 * with_melds["lying"]


def test_what_a_seat_has_earned_in_the_round_stands_beside_its_total():
    view = board_view(6)
    earned = view._replace(seats=tuple(info._replace(earned=143) for info in view.seats))
    assert only(board_pictures(earned, NAMES)).png != only(board_pictures(view, NAMES)).png
