"""Draw-and-discard rummy: draw, meld or lay off, discard; with claim windows, knocking and closing as the rules say."""

from engine.families.draw_discard.family import DRAW_DISCARD, DrawDiscard
from engine.families.draw_discard.state import Round

__all__ = ["DRAW_DISCARD", "DrawDiscard", "Round"]
