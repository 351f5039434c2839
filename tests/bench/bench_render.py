"""Pictures: composing and encoding them against what Pillow by itself makes of the finished image."""

import io
from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.cards import TILES_002
from engine.games.views import MatchView
from render.boards.board import board_pictures
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import table_trays
from render.hands.hand import hand_picture
from render.kit.encoding import Picture, palette_image
from render.labels import BoardLabels, FinaleLabels, HandLabels
from render.pieces.pack import CARDS, Pack
from render.sheets.finale import finale_picture
from render.sheets.round_summary import round_summary_pictures
from render.sheets.score_sheet import score_sheet_pictures
from tests.bench.rows import Row, at_most, least
from tests.render.samples import (
    NAMES,
    RACK,
    board_view,
    cards,
    duel_view,
    finished_view,
    full_table,
    hand_view,
    rows_view,
    tile_view,
)

ROUNDS: Final = 25
SPEED_LIMIT: Final = 1.2
TILES: Final = Pack(TILES_002)
HAND_WORDS: Final = HandLabels("Your 14 cards", "Loose cards: 23", "new", "taken")
BOARD_WORDS: Final = BoardLabels("Round 2 of 4, lap 3", "Anna is to act", "Stock", "Discards", "Knock?", "No melds yet")

Pictures = tuple[Picture, ...]


def run() -> list[Row]:
    """Milliseconds of processor time."""
    return [_speed(f"{name}, compose + encode (ms)", draw) for name, draw in PICTURES.items()]


def _board(view: MatchView, pack: Pack = CARDS) -> Callable[[], Pictures]:
    return lambda: board_pictures(view, NAMES[: len(view.seats)], BOARD_WORDS, pack)


def _speed(name: str, draw: Callable[[], Pictures]) -> Row:
    """Drawing against Pillow's own palette PNG of what was drawn, taken in turn.

    The first drawing, which paints the sprites, is not counted; colours are looked up with the same palette.
    """
    finished = [Image.open(io.BytesIO(picture.png)).convert("RGB") for picture in draw()]
    ours, peer = least(ROUNDS, draw, lambda: [_saved(image) for image in finished])
    target = f"at most {SPEED_LIMIT} times Pillow's default PNG of the same image"
    return at_most(name, ours * 1000, peer * 1000, target, SPEED_LIMIT)


def _saved(image: Image.Image) -> None:
    image.quantize(palette=PALETTE, dither=Image.Dither.NONE).save(io.BytesIO(), "PNG")


PALETTE: Final = palette_image()
HAND_VIEW: Final = hand_view()
CHOSEN: Final = cards("7H 8H 9H")
RACK_VIEW: Final = tile_view(RACK, drawn="B9")
FULL_TABLE: Final = tile_view(table=full_table())
PROPOSAL: Final = Proposal(table_trays(FULL_TABLE.melds, ()), RACK_VIEW.hand)
OVER: Final = finished_view()
FINALE_WORDS: Final = FinaleLabels("The lowest total wins", ("Round 2", "Bruno went out."), ((0, "Ada laid 9 cards"),))
PICTURES: Final[dict[str, Callable[[], Pictures]]] = {
    "hand of 14": lambda: (hand_picture(HAND_VIEW, CHOSEN, labels=HAND_WORDS),),
    "board, 4 seats, 5 melds": _board(board_view(4, 5)),
    "board, 6 seats, 25 melds": _board(board_view(6, 25)),
    "rack of 14": lambda: (hand_picture(RACK_VIEW, RACK_VIEW.hand[:3], labels=HAND_WORDS, pack=TILES),),
    "table of 106 tiles": _board(FULL_TABLE, TILES),
    "preview of a table of 106 tiles": lambda: proposal_pictures(PROPOSAL, pack=TILES),
    "four rows": _board(rows_view()),
    "duel": _board(duel_view()),
    "score sheet": lambda: score_sheet_pictures(OVER, NAMES[:4]),
    "end of a match": lambda: (finale_picture(OVER, NAMES[:4], FINALE_WORDS, None, CARDS),),
    "round summary": lambda: round_summary_pictures(OVER.sheet[0], NAMES[:4], OVER.rules),
}
