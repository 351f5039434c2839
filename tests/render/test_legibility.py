"""What a phone shows of every sample at 300 points of width: nothing to be read is smaller than it may be."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace

import pytest

from engine.cards import TILES_002, TILES_004, deck
from engine.games.table import MeldChange
from engine.games.tiles.rules import TileRules
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore
from render.boards.board import board_pictures
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import table_trays
from render.hands.hand import hand_picture
from render.kit import theme
from render.kit.encoding import Picture
from render.labels import BoardLabels, HandLabels, ProposalLabels, ScoreLabels, SummaryLabels
from render.pieces.minis import mini_sprite
from render.pieces.pack import Pack, face_sprite
from render.pieces.tiles import tile_sprite
from render.sheets.round_summary import round_summary_pictures
from render.sheets.score_sheet import score_sheet_pictures
from tests.render.pixels import opened
from tests.render.reading import read_on_a_phone
from tests.render.samples import (
    KINDS,
    NAMES,
    SampleLabels,
    board_view,
    draw,
    duel_view,
    full_table,
    hand_view,
    rows_view,
    sheet,
    tile_view,
    window_view,
)

LIMIT = 100_000
ITEMS = tuple((item, item.value.replace("_", " ")) for item in ScoreItem)


def worded(kind: type) -> object:
    """Labels of a kind with every word filled in."""
    words = {field.name: field.name.replace("_", " ") for field in fields(kind) if field.type is str}
    return kind(**words)


HAND, BOARD, PROPOSAL = worded(HandLabels), worded(BoardLabels), worded(ProposalLabels)
SCORES, SUMMARY = replace(worded(ScoreLabels), items=ITEMS), replace(worded(SummaryLabels), items=ITEMS)
WORDS = SampleLabels(HAND, BOARD, SCORES, SUMMARY, PROPOSAL)
LONG_NAMES = (
    "Bartholomäus von Hohenfels-Wittgenstein",
    "👩\u200d👩\u200d👧 שלום عليكم",
    "W" * 32,
    "日本太郎",
    "🦊",
    "Zoë",
)


@pytest.fixture(autouse=True)
def read() -> Iterator[None]:
    """All that a test draws is large enough for a phone."""
    with read_on_a_phone():
        yield


def assert_legible(pictures: Sequence[Picture], *, together: bool = False) -> None:
    """Each picture is no higher than clients show it, and no file too large."""
    assert not together or sum(len(picture.png) for picture in pictures) <= LIMIT
    for picture in pictures:
        assert opened(picture).size == (picture.width, picture.height)
        assert picture.width == theme.WIDTH
        assert len(picture.png) <= LIMIT
        assert picture.height <= 1.5 * picture.width


@pytest.mark.parametrize("kind", KINDS)
def test_every_sample_can_be_read_on_a_phone(kind: str):
    assert_legible(draw(kind, WORDS))


@pytest.mark.parametrize(("seats", "melds"), [(2, 0), (6, 1), (4, 4), (6, 9), (2, 25), (6, 25), (6, 40)])
def test_every_table_of_cards_can_be_read_on_a_phone(seats: int, melds: int):
    view = window_view(seats, melds)
    changes = tuple(MeldChange(meld.meld_id, (1,), (0,)) for meld in view.melds[::2])
    everything = view._replace(changes=changes, pile=deck(2, 6)[:52])
    assert_legible(board_pictures(everything, LONG_NAMES[:seats], BOARD))
    assert_legible(board_pictures(view, NAMES[:seats], BOARD), together=melds <= 25)


@pytest.mark.parametrize(("melds", "aside"), [(0, ""), (1, "R5 B8 N11 W3"), (10, ""), (25, "R5 B8 N11 W3")])
def test_every_table_of_tiles_can_be_read_on_a_phone(melds: int, aside: str):
    table = full_table(TILES_004)[:melds]
    view = tile_view(table=table, notation=TILES_004, aside=aside, open_tile="R13")
    changes = tuple(MeldChange(laid.meld_id, (0,), (1,)) for laid in view.melds)
    marked = view._replace(changes=changes)
    assert_legible(board_pictures(marked, LONG_NAMES[:4], BOARD, Pack(TILES_004)), together=True)
    trays = table_trays(view.melds, changes)
    numbered = tuple(replace(tray, number=str(number)) for number, tray in enumerate(trays, start=1))
    rack = deck(2, 2)[:40]
    assert_legible(proposal_pictures(Proposal(numbered, rack), PROPOSAL, Pack(TILES_004)), together=True)


@pytest.mark.parametrize("size", [1, 6, 7, 14, 18, 19, 27, 36, 40])
def test_every_hand_can_be_read_on_a_phone(size: int):
    hand = deck(2, 6)[:size]
    view = hand_view(drawn="")._replace(hand=hand, drawn=hand[:2])
    assert_legible([hand_picture(view, hand[:3], labels=HAND)])


@pytest.mark.parametrize("size", [1, 7, 14, 21, 22, 40, 60])
def test_every_rack_can_be_read_on_a_phone(size: int):
    rack = deck(2, 2)[:size]
    view = tile_view()._replace(hand=rack, drawn=rack[:1])
    assert_legible([hand_picture(view, rack[:2], labels=HAND, pack=Pack(TILES_002))])


@pytest.mark.parametrize("rounds", [1, 3, 40])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_sheet_can_be_read_on_a_phone(seats: int, rounds: int):
    view = board_view(seats)._replace(sheet=(sheet(seats) * 14)[:rounds])
    assert_legible(score_sheet_pictures(view, LONG_NAMES[:seats], SCORES))


def test_every_summary_can_be_read_on_a_phone():
    for result in sheet(6):
        assert_legible(round_summary_pictures(result, LONG_NAMES, board_view().rules, SUMMARY))
    scores = tuple(SeatScore(deck(2, 2)[:60], ((ScoreItem.HAND, -9),), -9) for _ in range(4))
    result = RoundResult(1, RoundEnd.WENT_OUT, 1, scores)
    assert_legible(round_summary_pictures(result, LONG_NAMES[:4], TileRules(), SUMMARY, Pack(TILES_002)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_of_rows_and_every_duel_can_be_read_on_a_phone(seats: int):
    assert_legible(board_pictures(rows_view(seats), LONG_NAMES[:seats], BOARD))
    if seats != 3:
        view = duel_view("KH KS 3D 7C" if seats == 4 else "KH KS", at_stake=4)
        assert_legible(board_pictures(view, LONG_NAMES[:seats], BOARD))


def test_pictures_drawn_at_once_are_those_drawn_one_by_one():
    expected = [draw(kind) for kind in KINDS]
    face_sprite.cache_clear()
    mini_sprite.cache_clear()
    tile_sprite.cache_clear()
    with ThreadPoolExecutor(max_workers=8) as pool:
        assert list(pool.map(draw, KINDS)) == expected
