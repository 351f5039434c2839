"""Runs that are too long are cut in two, which limits of jokers do not always allow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import RANKS
from engine.melds.meld import most_jokers
from engine.rules.melding import JokerRules, RunRules


def cut(run: RunRules, joker: JokerRules, pieces: Sequence[bool]) -> tuple[int, ...] | None:
    """The lengths of the runs that a run is laid as, of equal ones if it can be; None where it can not be laid.

    Of its pieces those are jokers that are True.
    """
    count = len(pieces)
    if sum(pieces) > most_jokers(joker, count):
        return None
    if count <= run.max:
        return (count,)
    for at in sorted(range(run.min, count - run.min + 1), key=lambda at: abs(2 * at - count)):
        first = cut(run, joker, pieces[:at])
        rest = None if first is None else cut(run, joker, pieces[at:])
        if first is not None and rest is not None:
            return (*first, *rest)
    return None


@lru_cache(maxsize=64)
def can_always_be_cut(run: RunRules, joker: JokerRules, jokers: int) -> bool:
    """Whether every run on the line that bears its jokers, of which there are so many, can be laid, however long."""
    places = RANKS + (run.ace == "low_or_high")
    for length in range(run.max + 1, places + 1):
        for count in range(min(jokers, most_jokers(joker, length)) + 1):
            for at in combinations(range(length), count):
                if cut(run, joker, tuple(place in at for place in range(length))) is None:
                    return False
    return True
