"""Exact search over the whole table: the move that lays the most, and whether chosen pieces can be laid and how.

The numbers are gone through from the lowest to the highest. All that the numbers still to come need to know of those
dealt with is which runs lie open in each suit, so few positions are looked at, each once, the most promising first.

What is asked lies in `questions`, what a search is given in `asked`. `suit_runs` and `rank_sets` say what pieces of a
suit or a rank can do, `cases` what may become of jokers; `best_first` searches one problem, `case_search` several,
and `refining` all of them until a table is legal.
"""

from engine.solver.answers import Solution
from engine.solver.asked import Objective
from engine.solver.questions import BUDGET, ShouldStop, opening, place, solve

__all__ = ["BUDGET", "Objective", "ShouldStop", "Solution", "opening", "place", "solve"]
