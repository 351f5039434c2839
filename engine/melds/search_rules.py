"""The rules of melds as a search reads them: worked out once, in the numbers that it adds and compares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Final, Literal, NamedTuple

from engine.cards import SUITS
from engine.melds.meld import LINE, MeldRules, MeldRuleSet, meld_rule_set, most_jokers, run_starts
from engine.melds.pools import UNITS

Aim = Literal["points", "cards"]

# What a hand point and a card weigh in a gain. A meld costs one, so that of equal gains the fewest melds win.
_WEIGHTS: Final[dict[Aim, tuple[int, int]]] = {"points": (1 << 16, 1 << 8), "cards": (1 << 8, 1 << 24)}

MORE_JOKERS: Final = 3
"""The smallest set has four cards at most, so more jokers than this change nothing about it."""


class Place(NamedTuple):
    """A position of a run: its rank as a bit, what a natural there gains, its unit as a spade, what it is worth."""

    bit: int
    gain: int
    unit: int
    value: int


class Window(NamedTuple):
    """Where a run may lie: its positions, their ranks as bits, the most jokers it may hold."""

    places: tuple[Place, ...]
    ranks: int
    most_jokers: int


@dataclass(frozen=True, slots=True, eq=False)
class SearchRules:
    """What a search with one aim has to know of the rules. Equal ones are the same object.

    `windows` says by suit where runs may lie, `twins` by suit the first one in which all cards count the same, so that
    one answer does for both; `wraps` whether runs may go on above the king. `fewest_in_set` says for no, one, two and
    more jokers in hand how many naturals a set needs, `gains` by face index what laying a card brings.
    """

    melds: MeldRuleSet
    windows: tuple[tuple[Window, ...], ...]
    twins: tuple[int, ...]
    wraps: bool
    fewest_in_set: tuple[int, ...]
    gains: tuple[int, ...]


def search_rules(rules: MeldRules, aim: Aim) -> SearchRules:
    """The rules for searches that lay as many hand points, or as many cards, as they can."""
    return _search_rules(meld_rule_set(rules), aim)


def points_gained(gain: int) -> int:
    """The hand points in a gain of a search that aims at points."""
    return gain // _WEIGHTS["points"][0]


@lru_cache(maxsize=128)
def _search_rules(melds: MeldRuleSet, aim: Aim) -> SearchRules:
    per_point, per_card = _WEIGHTS[aim]
    gains = tuple([points * per_point + per_card for points in melds.hand_values.by_face])
    windows = [tuple(_windows(melds, suit, gains)) for suit in range(SUITS)]
    least = melds.set.min
    return SearchRules(
        melds=melds,
        windows=tuple(windows),
        twins=tuple([windows.index(of_suit) for of_suit in windows]),
        wraps=melds.run.wrap,
        fewest_in_set=tuple(
            [max(least - min(jokers, most_jokers(melds.joker, least)), 1) for jokers in range(MORE_JOKERS + 1)]
        ),
        gains=gains,
    )


def _windows(melds: MeldRuleSet, suit: int, gains: tuple[int, ...]) -> Iterator[Window]:
    worth, line = melds.meld_values.by_face, LINE[suit]
    for count in range(melds.run.min, melds.run.max + 1):
        for start in run_starts(melds.run, count):
            places = []
            for at in range(start, start + count):
                face = line[at - 1]
                value = (worth.first_in_run if at == start else worth.in_run)[face.index]
                places.append(Place(1 << 2 * face.rank, gains[face.index], UNITS[face.rank - 1], value))
            ranks = reduce(or_, (place.bit for place in places))
            yield Window(tuple(places), ranks, most_jokers(melds.joker, count))
