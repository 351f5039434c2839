"""A referee of our own: an independent reading of the rules that watches matches from their record alone.

It knows what `engine.archive` writes down (rules, moves and events as JSON) and shares no code with the engine: cards,
melds, turns, claims, scores, totals and places are worked out anew from the text of the rules.
"""

from tests.referee.foul import Foul
from tests.referee.referee import Referee, watch

__all__ = ["Foul", "Referee", "watch"]
