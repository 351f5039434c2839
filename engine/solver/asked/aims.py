"""What a search is to lay: the most pieces, or those that count most, or a first laying worth so many points."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal

from engine.cards import ACE, NATURALS
from engine.melds.meld import MeldRules
from engine.rules.melding import HandValues, JokerRules, MeldValues
from engine.solver.asked.problem import PLACES, Aim, face_at

Objective = Literal["tiles", "value"]


def aim_for(rules: MeldRules, objective: Objective) -> Aim:
    """Among equal numbers of pieces those that count more, among equal values more pieces."""
    return _aim(rules.hand_values, objective)


@lru_cache(maxsize=64)
def _aim(values: HandValues, objective: Objective) -> Aim:
    points = _points(values)
    most = max(points)
    every = (*points, most)
    if objective == "tiles":
        costs = tuple(_FIRST + count for count in every)
        return Aim(costs, by_face=True, first=_FIRST, ties=most, ties_each=most)
    return Aim(tuple(1 + _FIRST * count for count in every), by_face=True, first=_FIRST, ties=1)


# Outweighs what all pieces count, and how many there are.
_FIRST: Final = 1 << 11


def without_ties(cost: int) -> int:
    """What a cost comes to where ties do not matter."""
    return cost // _FIRST


def with_ties(cost: int) -> int:
    """The least that a cost can come to where ties matter."""
    return cost * _FIRST


def opening_aim(rules: MeldRules, objective: Objective, points: int) -> Aim:
    """The same for a first laying worth so many points."""
    return _opening_aim(rules.hand_values, rules.meld_values, rules.joker, objective, points)


@lru_cache(maxsize=64)
def _opening_aim(hand: HandValues, values: MeldValues, joker: JokerRules, objective: Objective, points: int) -> Aim:
    return replace(
        _aim(hand, objective),
        points=points,
        worth=tuple(_worth(values, place) for place in range(PLACES + 1)),
        worth_in_set=tuple(_worth_in_set(values, rank) for rank in range(PLACES)),
        joker_worth=None if joker.meld_value == "replaced_card" else joker.meld_value,
    )


def points_of(rules: MeldRules) -> tuple[int, ...]:
    """What the naturals count, by index."""
    return _points(rules.hand_values)


def _points(values: HandValues) -> tuple[int, ...]:
    return values.by_face[: len(NATURALS)]


def _worth(values: MeldValues, at: int) -> int:
    """What a card counts at a place of a run."""
    return values.in_run(face_at(0, at), first=at == ACE)


def _worth_in_set(values: MeldValues, rank: int) -> int:
    return values.in_set(face_at(0, rank))
