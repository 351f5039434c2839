from dataclasses import replace

import pytest

from engine.cards import TILES_002, TILES_004
from render.boards.trays import Mark, Piece, Tray
from render.kit import theme
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack
from render.sheets.rule_example import Rebuild, rebuild_example_pictures
from tests.render.pixels import only, opened
from tests.render.samples import cards

LABELS = ProposalLabels(laid="laid", moved="moved")


def tray(*pieces: Piece, wrong: bool = False) -> Tray:
    return Tray("", pieces, wrong=wrong)


RUN = tuple(Piece(card) for card in cards("2S 3S 4S 5S 6S"))
SPLIT = Rebuild(
    (tray(*RUN),),
    cards("4S"),
    (
        tray(*RUN[:3]),
        tray(replace(RUN[2], mark=Mark.NEW), *(replace(piece, mark=Mark.MOVED) for piece in RUN[3:])),
    ),
    "A run is split",
    right=True,
)


@pytest.mark.parametrize("pack", [CARDS, Pack(TILES_002), Pack(TILES_004)])
def test_rebuilds_lie_one_below_the_other_and_a_long_caption_makes_room_for_itself(pack: Pack):
    long = replace(SPLIT, caption="a joker keeps its place until it is freed " * 3)
    one, two, longer = (
        only(rebuild_example_pictures(rebuilds, LABELS, pack)) for rebuilds in ([SPLIT], [SPLIT, SPLIT], [long])
    )
    assert one.width == two.width == theme.WIDTH
    assert two.height > 1.6 * one.height
    assert longer.height > one.height
    assert len(two.png) <= 60_000


@pytest.mark.parametrize(
    "changed",
    [
        {"before": (tray(*RUN[:3]),)},
        {"own": cards("4H")},
        {"after": (tray(*RUN[:3]), tray(*RUN[2:]))},
        {"caption": "Something else"},
    ],
)
def test_a_rebuild_shows_what_was_what_is_added_what_comes_of_it_and_whether_it_is_right(changed: dict[str, object]):
    changed_too, plain = (only(rebuild_example_pictures([one], LABELS)) for one in (replace(SPLIT, **changed), SPLIT))
    assert changed_too != plain


def test_right_and_wrong_are_told_apart_without_colours():
    grey = {
        opened(only(rebuild_example_pictures([replace(SPLIT, right=right)], LABELS)))
        .convert("L")
        .point(lambda light: 255 * (light > 100))
        .tobytes()
        for right in (True, False)
    }
    assert len(grey) == 2
