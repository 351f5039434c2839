"""Views to pictures. Pure functions from what a seat or a spectator may see to PNG bytes: figures drawn as SVG files
(`render/deck`), put together with Pillow.

For every game: `hand_picture`, `board_pictures`, `score_sheet_pictures`, `round_summary_pictures`,
`rule_example_pictures`; where a name ends in an s, what is too much for one picture is on a second one. A table in the
making is shown by `proposal_pictures` (`table_trays` makes its trays of melds that the engine has judged), several
comparisons of a duel by `duel_story`; `card_emoji` and `tile_emoji` are for select menus. `Pack` says
whether pieces are cards or tiles, and in which colours. The words in pictures are the caller's (`HandLabels` and its
like). Safe to call from several threads at once.
"""

from render.boards.board import board_pictures
from render.boards.duel_story import duel_story
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import Mark, Piece, Tray, table_trays
from render.hands.hand import hand_groups, hand_picture
from render.kit.encoding import Picture
from render.labels import BoardLabels, HandLabels, ProposalLabels, ScoreLabels, SummaryLabels
from render.pieces.emoji import card_emoji, tile_emoji
from render.pieces.pack import Pack
from render.sheets.round_summary import round_summary_pictures
from render.sheets.rule_example import Example, rule_example_pictures
from render.sheets.score_sheet import score_sheet_pictures

__all__ = [
    "BoardLabels",
    "Example",
    "HandLabels",
    "Mark",
    "Pack",
    "Picture",
    "Piece",
    "Proposal",
    "ProposalLabels",
    "ScoreLabels",
    "SummaryLabels",
    "Tray",
    "board_pictures",
    "card_emoji",
    "duel_story",
    "hand_groups",
    "hand_picture",
    "proposal_pictures",
    "round_summary_pictures",
    "rule_example_pictures",
    "score_sheet_pictures",
    "table_trays",
    "tile_emoji",
]
