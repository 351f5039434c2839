"""What a search is asked: the pieces of a problem, what laying them is worth, and how many looks it may take.

The *line* of a suit has places 1 to 14: the ace below the two is 1, the ace above the king 14.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from engine.cards import ACE, JOKER, NATURALS, RANKS, SUITS, Card, natural
from engine.melds.meld import Meld, MeldRules
from engine.rules.melding import HandValues, JokerRules, MeldValues, RunRules, SetRules

_ASK_EVERY: Final = 64


class SpentError(Exception):
    """The budget of looks is used up, or the search was told to stop."""


class Meter:
    """Counts looks: positions looked at, and whatever else takes about as long.

    `looks` is what was counted. The `budget` bounds all that is counted by one meter; a part of the work can be given
    less of it. `suits` is what was found of the runs of suits.
    """

    def __init__(self, budget: int, should_stop: Callable[[], bool] | None = None) -> None:
        self.looks = 0
        self.suits: dict[Any, Any] = {}
        self.budget = budget
        self._should_stop = should_stop
        self._ask_at = _ASK_EVERY
        self._stopped = False

    @property
    def left(self) -> int:
        return 0 if self._stopped else max(self.budget - self.looks, 0)

    @contextmanager
    def at_most(self, looks: int) -> Iterator[None]:
        """What is done in here may take so many looks, and ends early where it needs more."""
        whole, self.budget = self.budget, min(self.budget, self.looks + looks)
        try:
            with suppress(SpentError):
                yield
        finally:
            self.budget = whole

    def spend(self, looks: int = 1) -> None:
        """Counts so many looks. Raises SpentError where there are none left."""
        self.looks += looks
        if self.looks >= self._ask_at:
            self._ask_at = self.looks + _ASK_EVERY
            if not self._stopped and self._should_stop is not None and self._should_stop():
                self._stopped = True
        if self._stopped or self.looks > self.budget:
            raise SpentError


PLACES: Final = RANKS + 1
Counts = tuple[int, ...]
"""Numbers of pieces by face, 0..51."""
NO_COUNTS: Final[Counts] = (0,) * len(NATURALS)


@dataclass(frozen=True, slots=True)
class Aim:
    """What a search tries to lay: the cost of each face not laid, by index, 52 being a joker.

    A joker from the rack that stands for a face saves what the face costs, where `by_face` says so, else what a joker
    costs. What is aimed at first costs `first` for each unit, and decides ties with as much as `ties_each` besides; all
    else costs `ties` at most for each piece. A first laying must be worth `points`, each face counting `worth` of its
    place on the line, or in a set.
    """

    cost: tuple[int, ...]
    by_face: bool
    first: int = 1
    ties: int = 0
    ties_each: int = 0
    points: int = 0
    worth: tuple[int, ...] = ()
    worth_in_set: tuple[int, ...] = ()
    joker_worth: int | None = None


class Bounded(NamedTuple):
    """A meld that stays as it lies, and at which end of it a run may grow; a set grows if both are said."""

    meld: Meld
    below: bool = True
    above: bool = True

    @property
    def grows_freely(self) -> bool:
        return self.below and self.above


@dataclass(frozen=True, slots=True)
class Problem:
    """One question to the search.

    `must` and `may` count naturals. Of the former some are jokers that go on standing for that face: `kept_in_runs` and
    `kept_in_sets`. So many pieces of each face as `in_runs` and `in_sets` say, those jokers among them, must lie in a
    meld of that kind. `forced` jokers must be laid, `spare` ones may, and `fresh` ones must be laid in melds that
    contain none of the melds in `before`. The melds in `pins` stay as they lie, but may grow, and those that are
    `bounded` may only grow as they say; with `declared` a joker
    in a set holds its suit. `paid` is what was paid beforehand.
    """

    set: SetRules
    run: RunRules
    joker: JokerRules
    aim: Aim
    must: Counts
    may: Counts
    forced: int
    spare: int
    declared: bool
    kept_in_runs: Counts = NO_COUNTS
    kept_in_sets: Counts = NO_COUNTS
    in_runs: Counts = NO_COUNTS
    in_sets: Counts = NO_COUNTS
    fresh: int = 0
    pins: tuple[Meld, ...] = ()
    bounded: tuple[Bounded, ...] = ()
    before: tuple[Meld, ...] = ()
    paid: int = 0

    def units(self, bound: int) -> int:
        """How much of what is aimed at first is left over in any end that costs at least such a bound."""
        return max(-((self._ties - bound) // self._unit), 0)

    def most(self, units: int) -> int:
        """The highest bound that still allows for so much left over."""
        return units * self._unit + self._ties

    @property
    def _unit(self) -> int:
        return self.aim.first + self.aim.ties_each

    @property
    def _ties(self) -> int:
        aim = self.aim
        return aim.ties * self.spare + self.paid if aim.ties_each else aim.ties * (self.spare + sum(self.may))

    @property
    def jokers(self) -> int:
        """Jokers that are free to go anywhere."""
        return self.forced + self.spare + self.fresh

    @property
    def all_jokers(self) -> int:
        """Every joker on the table at the end, those that stay where they lie among them."""
        return (
            self.jokers
            + sum(self.kept_in_runs)
            + sum(self.kept_in_sets)
            + sum(pin.cards.count(JOKER) for pin in (*self.pins, *(each.meld for each in self.bounded)))
        )

    def places(self) -> range:
        """The places of the line that a run may use."""
        return range(2 if self.run.ace == "high" else 1, PLACES if self.run.ace == "low" else PLACES + 1)


INDEXES: Final = tuple(
    tuple(natural(suit, (place - 1) % RANKS + 1).index for suit in range(SUITS)) for place in range(PLACES + 1)
)
"""By place of the line the index of each suit's face; the place 0 is not used."""


def face_at(suit: int, place: int) -> Card:
    """The face of a suit at a place of the line."""
    return natural(suit, (place - 1) % RANKS + 1)


Objective = Literal["tiles", "value"]


@lru_cache(maxsize=64)
def aim_for(values: HandValues, objective: Objective) -> Aim:
    """Among equal numbers of pieces those that count more, among equal values more pieces."""
    points = points_of(values)
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
        aim_for(hand, objective),
        points=points,
        worth=tuple(values.in_run(face_at(0, place), first=place == ACE) for place in range(PLACES + 1)),
        worth_in_set=tuple(values.in_set(face_at(0, rank)) for rank in range(PLACES)),
        joker_worth=None if joker.meld_value == "replaced_card" else joker.meld_value,
    )


def points_of(values: HandValues) -> tuple[int, ...]:
    """What the naturals count, by index."""
    return values.by_face[: len(NATURALS)]
