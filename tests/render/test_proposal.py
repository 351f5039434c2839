from dataclasses import replace

import pytest

from engine.cards import JOKER, TILES_002
from render.boards.proposal import Proposal, proposal_picture
from render.boards.trays import Mark, Piece, Tray, piece_corner, place_trays, table_trays
from render.kit import theme
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack
from render.samples import cards, rummy, tiles
from tests.render.pixels import opened

TILES = Pack(TILES_002)
LABELS = ProposalLabels(
    "Your proposal", "Fits", "from your rack", "moved", "Must go back to the table", "Your rack", "Everything is laid!"
)
LEFT, RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN


def silhouette(proposal: Proposal, pack: Pack = TILES) -> bytes:
    """What is left of a proposal where nobody can tell colours apart: light against dark."""
    grey = opened(proposal_picture(proposal, LABELS, pack=pack)).convert("L")
    return grey.point(lambda light: 255 * (light > 100)).tobytes()


def one_tray(**changes: object) -> Proposal:
    tray = Tray("4", tuple(Piece(tile) for tile in TILES_002.parse_many("B8 G8 Y8")))
    return Proposal((replace(tray, **changes),), ())


def test_a_proposal_is_right_unless_a_meld_is_wrong_or_a_piece_lies_loose():
    assert tiles.proposal().right
    assert not tiles.mistake().right
    assert not replace(tiles.proposal(), loose=(JOKER,)).right


def test_a_wrong_meld_a_new_one_and_one_as_it_lay_are_told_apart_without_colours():
    shown = {silhouette(one_tray()), silhouette(one_tray(fresh=True)), silhouette(one_tray(wrong=True))}
    assert len(shown) == 3


def test_new_and_moved_pieces_are_told_apart_without_colours():
    tray = one_tray().trays[0]
    shown = set()
    for mark in (None, *Mark):
        pieces = (replace(tray.pieces[0], mark=mark), *tray.pieces[1:])
        shown.add(silhouette(one_tray(pieces=pieces)))
    assert len(shown) == 3


def test_the_verdict_has_a_sign_that_needs_no_colour():
    loose = replace(one_tray(), loose=TILES_002.parse_many("P8"))
    right, wrong = (opened(proposal_picture(one, LABELS, TILES)).convert("L") for one in (one_tray(), loose))
    pill = (RIGHT - 120, 20, RIGHT, 68)
    assert (
        right.crop(pill).point(lambda light: 255 * (light > 100)).tobytes()
        != wrong.crop(pill).point(lambda light: 255 * (light > 100)).tobytes()
    )


@pytest.mark.parametrize("left", [0, 1, 14, 40])
def test_what_is_left_over_is_shown_whole(left: int):
    rack = TILES_002.parse_many(" ".join(["P5", "B13", "JK", "Y1"] * 10))[:left]
    picture = proposal_picture(replace(one_tray(), left=rack), LABELS, TILES)
    rows = -(-left // 16)
    assert picture.height >= 88 + 110 + rows * 86
    assert proposal_picture(replace(one_tray(), left=rack[1:]), LABELS, TILES).png != picture.png or not left


def test_a_full_table_and_a_full_rack_are_at_most_100_kb():
    trays = table_trays(tiles.tile_view(table=tiles.full_table()).melds, ())
    marked = tuple(
        replace(tray, pieces=tuple(replace(piece, mark=Mark.MOVED) for piece in tray.pieces)) for tray in trays
    )
    rack = TILES_002.parse_many(" ".join(["P5", "B13", "JK", "Y1"] * 10))
    assert len(proposal_picture(Proposal(marked, rack, rack[:8]), LABELS, TILES).png) <= 100_000


@pytest.mark.parametrize("pack", [TILES, CARDS])
@pytest.mark.parametrize("pieces", [1, 2, 13, 40])
def test_a_meld_of_any_length_lies_within_the_picture(pieces: int, pack: Pack):
    tray = Tray("1", (Piece(JOKER),) * pieces, wrong=True, note="a long note " * 9)
    (slot,), bottom = place_trays([tray], pack, 100, LEFT, RIGHT)
    last, _ = piece_corner(tray, slot, pieces - 1, pack)
    assert slot.x >= LEFT
    assert last + pack.width <= slot.x + slot.width <= RIGHT
    assert proposal_picture(Proposal((tray,), ()), LABELS, pack).height > bottom - 100


def test_a_note_makes_room_for_itself_in_its_row_alone():
    plain, noted = one_tray().trays[0], one_tray(note="two are too few").trays[0]
    three = [plain] * 5
    (*_, before), _ = place_trays(three, TILES, 0, LEFT, RIGHT)
    (*_, after), _ = place_trays([noted, *three[1:]], TILES, 0, LEFT, RIGHT)
    (*_, last), bottom = place_trays([*three[:4], noted], TILES, 0, LEFT, RIGHT)
    assert after.y > before.y == last.y
    assert bottom > last.y


def test_003_a_table_of_cards_can_be_proposed_too():
    picture = proposal_picture(rummy.proposal(), LABELS)
    assert opened(picture).size == (1100, picture.height)
    assert proposal_picture(replace(rummy.proposal(), left=cards("3S")), LABELS).png != picture.png


def test_equal_proposals_give_equal_bytes():
    assert proposal_picture(tiles.mistake(), LABELS, TILES) == proposal_picture(tiles.mistake(), LABELS, TILES)
