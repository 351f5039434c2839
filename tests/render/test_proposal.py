from dataclasses import replace

import pytest

from engine.cards import JOKER, TILES_002
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import PAD, Mark, Piece, Tray, tray_grid
from render.kit import theme
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack, SmallPieces
from tests.render.pixels import only, opened
from tests.render.samples import cards, proposal_of_cards

TILES = Pack(TILES_002)
LABELS = ProposalLabels(
    "Your proposal", "Fits", "from your rack", "moved", "Must go back to the table", "Your rack", "Everything is laid!"
)
LEFT, RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN


def silhouette(proposal: Proposal, pack: Pack = TILES) -> bytes:
    """What is left of a proposal where nobody can tell colours apart: light against dark."""
    grey = opened(only(proposal_pictures(proposal, LABELS, pack=pack))).convert("L")
    return grey.point(lambda light: 255 * (light > 100)).tobytes()


def one_tray(**changes: object) -> Proposal:
    tray = Tray("4", tuple(Piece(tile) for tile in TILES_002.parse_many("B8 G8 Y8")))
    return Proposal((replace(tray, **changes),), ())


def test_new_moved_and_chosen_pieces_are_told_apart_without_colours():
    tray = one_tray().trays[0]
    shown = set()
    for mark in (None, *Mark):
        pieces = (replace(tray.pieces[0], mark=mark), *tray.pieces[1:])
        shown.add(silhouette(one_tray(pieces=pieces)))
    assert len(shown) == 1 + len(Mark)


def test_the_verdict_has_a_sign_that_needs_no_colour():
    both = (one_tray(), one_tray(wrong=True))
    right, wrong = (opened(only(proposal_pictures(one, LABELS, TILES))).convert("L") for one in both)
    pill = (RIGHT - 120, 20, RIGHT, 68)
    assert (
        right.crop(pill).point(lambda light: 255 * (light > 100)).tobytes()
        != wrong.crop(pill).point(lambda light: 255 * (light > 100)).tobytes()
    )


@pytest.mark.parametrize("left", [0, 1, 14, 40])
def test_what_is_left_over_is_shown_whole(left: int):
    rack = TILES_002.parse_many(" ".join(["P5", "B13", "JK", "Y1"] * 10))[:left]
    picture = only(proposal_pictures(replace(one_tray(), left=rack), LABELS, TILES))
    rows = -(-left // SmallPieces(TILES, 54).a_row(RIGHT - LEFT))
    assert picture.height >= 76 + 110 + rows * 86
    assert only(proposal_pictures(replace(one_tray(), left=rack[1:]), LABELS, TILES)).png != picture.png or not left


@pytest.mark.parametrize("pack", [TILES, CARDS])
@pytest.mark.parametrize("pieces", [1, 2, 13])
def test_a_meld_of_any_length_lies_within_the_picture(pieces: int, pack: Pack):
    tray = Tray("1", (Piece(JOKER),) * pieces, wrong=True)
    grid = tray_grid([tray], pack, lambda grid: 1)
    slot = grid.rows[0][0]
    assert slot.x >= LEFT
    assert slot.x + PAD + grid.step(slot) * (pieces - 1) + grid.small.width <= slot.x + slot.width <= RIGHT
    assert only(proposal_pictures(Proposal((tray,), ()), LABELS, pack)).height > grid.row_height


def test_003_a_table_of_cards_can_be_proposed_too():
    picture = only(proposal_pictures(proposal_of_cards(), LABELS))
    assert opened(picture).size == (theme.WIDTH, picture.height)
    assert only(proposal_pictures(replace(proposal_of_cards(), left=cards("3S")), LABELS)).png != picture.png
