from dataclasses import replace

from engine.cards import TILES_002, TILES_004, natural
from engine.games.table import MeldChange
from render.boards.board import board_pictures
from render.boards.trays import Mark, TrayGrid, table_trays
from render.kit import theme
from render.kit.canvas import Canvas
from render.labels import BoardLabels
from render.pieces.pack import Pack, SmallPieces
from tests.render.pixels import only
from tests.render.samples import NAMES, tile_view

LABELS = BoardLabels(
    "Round 2 of 4", "Anna is to act", "Pool", claim="Take?", no_melds="No melds yet", laid="new", moved="moved"
)
PACK = Pack(TILES_002)


def test_runs_lie_colour_by_colour_from_low_to_high_and_sets_after_them_by_number():
    view = tile_view(table=("P5 P6 P7", "Y9 B9 G9", "G7 G8 G9", "B1 B2 B3", "B2 JK P2", "P1 P2 P3"))
    shown = [TILES_002.texts(piece.card for piece in tray.pieces) for tray in table_trays(view.melds, ())]
    assert shown == ["P1 P2 P3", "P5 P6 P7", "B1 B2 B3", "G7 G8 G9", "B2 JK P2", "Y9 B9 G9"]


def test_what_the_last_laying_out_changed_is_marked_piece_by_piece():
    view = tile_view(table=("B3 B4 B5 B6", "P2 G2 Y2", "G6 G7 G8"))
    trays = table_trays(view.melds, (MeldChange(1, (3,), ()), MeldChange(2, (1, 2), (0,))))
    assert [[piece.mark for piece in tray.pieces] for tray in trays] == [
        [None, None, None, Mark.NEW],
        [None, None, None],
        [Mark.MOVED, Mark.NEW, Mark.NEW],
    ]
    assert [tray.fresh for tray in trays] == [False, False, True]


def test_a_joker_on_the_board_shows_which_tile_it_stands_for():
    view = tile_view(table=["G6 JK G8"])
    (laid,) = view.melds
    other = replace(laid, meld=replace(laid.meld, faces=(laid.meld.faces[0], natural(0, 7), laid.meld.faces[2])))
    boards = {only(board_pictures(view._replace(melds=(meld,)), NAMES[:4], pack=PACK)).png for meld in (laid, other)}
    assert len(boards) == 2


def test_004_v1_the_tile_that_may_be_taken_is_lit():
    view = tile_view(notation=TILES_004, aside="R5 B8 N11 W3")
    pack = Pack(TILES_004)
    boards = [
        only(board_pictures(view._replace(aside_seat=seat), NAMES[:4], LABELS, pack)).png
        for seat in (None, *range(1, 4))
    ]
    assert len(set(boards)) == 4


def test_a_meld_that_is_new_and_one_that_is_wrong_are_told_apart_by_their_signs():
    (tray,) = table_trays(tile_view(table=["P5 P6 P7"]).melds, ())
    seen = set()
    for shown in (tray, replace(tray, fresh=True), replace(tray, wrong=True)):
        canvas = Canvas(theme.WIDTH, 300, theme.FELT)
        next(iter(TrayGrid((shown,), SmallPieces(PACK, 60), 1).bands())).draw(canvas, 0)
        seen.add(canvas.image.convert("L").point(lambda light: 255 * (light > 100)).tobytes())
    assert len(seen) == 3
