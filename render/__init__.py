"""Views to pictures. Pure functions from what a seat or a spectator may see to PNG bytes; Pillow only.

Pictures: `hand_picture`, `board_picture`, `score_sheet_picture`, `round_summary_picture`, `meld_strip`, `card_emoji`.
The words in them are the caller's (`HandLabels` and its like). Safe to call from several threads at once.
"""

from render.board import board_picture
from render.emoji import card_emoji
from render.encode import Picture
from render.hand import hand_groups, hand_picture
from render.labels import BoardLabels, HandLabels, ScoreLabels, SummaryLabels
from render.scores import score_sheet_picture
from render.strip import Example, meld_strip
from render.summary import round_summary_picture

__all__ = [
    "BoardLabels",
    "Example",
    "HandLabels",
    "Picture",
    "ScoreLabels",
    "SummaryLabels",
    "board_picture",
    "card_emoji",
    "hand_groups",
    "hand_picture",
    "meld_strip",
    "round_summary_picture",
    "score_sheet_picture",
]
