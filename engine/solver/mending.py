"""A good end made better, a few melds at a time: what a search through the whole table might find too late.

A piece left over is made to lie, the melds around it taken apart and laid anew, all others staying as they are. If
another piece is left over instead, that one is next. Where jokers are locked, their melds stay as they are, and so do
those of the pieces that free them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.cards import FACES, JOKER, Card
from engine.solver.arrange import Arranged, arranged
from engine.solver.meter import Meter
from engine.solver.problem import NO_COUNTS, Problem
from engine.solver.search import Search

Parts = Sequence[Arranged]
"""The melds of a table."""

_AROUND: Final = (24, 40)
"""Pieces around one left over that are laid anew: first few, then more."""
_EACH: Final = 1_500
"""Looks for one try."""


class Mending:
    """A table that gets better: its melds, and what it costs. No meld changes that holds one of the `held` faces."""

    def __init__(self, problem: Problem, parts: Parts, cost: int, held: Collection[Card], meter: Meter) -> None:
        self._stays = [part for part in parts if any(card in held for card in part[0])]
        self._loose = [part for part in parts if part not in self._stays]
        self._problem = _without(_loosened(problem, parts, held), self._stays)
        self._meter = meter
        self._paid = cost - _cost(self._problem, self._loose)
        self.cost = cost

    @property
    def parts(self) -> tuple[Arranged, ...]:
        """The melds of the whole table."""
        return (*self._stays, *self._loose)

    def improve(self, least: int, until: int) -> None:
        """Looks for tables that cost less, until one costs less than `least` or the meter shows so many looks.

        Raises SpentError.
        """
        here: list[Arranged] | None = self._loose
        met = {_left(self._problem, self._loose)}
        while here is not None and self.cost >= least:
            here = next(self._others(here, met, until), None)
            if here is not None:
                met.add(_left(self._problem, here))
                cost = self._paid + _cost(self._problem, here)
                if cost < self.cost:
                    self._loose, self.cost = here, cost

    def _others(self, here: list[Arranged], met: Collection[tuple[Card, ...]], until: int) -> Iterator[list[Arranged]]:
        """Tables that leave no more over, and something that was not met yet."""
        for size in _AROUND:
            for card in dict.fromkeys(_left(self._problem, here)):
                if card is not JOKER and self._meter.looks < until:
                    found = self._laid(here, card, size)
                    if found is not None and _left(self._problem, found) not in met:
                        yield found

    def _laid(self, here: list[Arranged], card: Card, size: int) -> list[Arranged] | None:
        """The table in which a piece lies that was left over, some of the melds around it laid anew."""
        around = set(_around(here, card, size))
        stays = [part for number, part in enumerate(here) if number not in around]
        problem, units = self._problem, self._problem.units(_cost(self._problem, here))
        meter = self._meter
        search = Search(_with(_without(problem, stays), card), meter, problem.most(units) + 1)
        until = meter.looks + _EACH
        while search.bound is not None and meter.looks < until:
            end = search.exhaust(until)
            if end is not None:
                found = [*stays, *arranged(search, end)]
                return found if problem.units(_cost(problem, found)) <= units else None
        return None


def _loosened(problem: Problem, parts: Parts, held: Collection[Card]) -> Problem:
    """The problem without anything that binds its pieces; where jokers are held, all that lie are there already."""
    must = list(problem.must)
    for counts in (problem.kept_in_runs, problem.kept_in_sets):
        for index, count in enumerate(counts):
            must[index] -= count
    for meld in (*problem.pins, *(each.meld for each in problem.bounded)):
        for card in meld.cards:
            if card is not JOKER:
                must[card.index] += 1
    forced, spare = problem.all_jokers - problem.spare, problem.spare
    if JOKER in held:
        laid = _counted(parts)[JOKER.index]
        forced, spare = laid, problem.all_jokers - laid
    return replace(
        problem,
        must=tuple(must),
        kept_in_runs=NO_COUNTS,
        kept_in_sets=NO_COUNTS,
        in_runs=NO_COUNTS,
        in_sets=NO_COUNTS,
        forced=forced,
        spare=spare,
        fresh=0,
        pins=(),
        bounded=(),
        before=(),
        paid=0,
    )


def _without(problem: Problem, stays: Parts) -> Problem:
    """The problem that is left where these melds stay."""
    used = _counted(stays)
    must, may = list(problem.must), list(problem.may)
    for index, laid in enumerate(used[: JOKER.index]):
        may[index] -= max(laid - must[index], 0)
        must[index] = max(must[index] - laid, 0)
    forced = max(problem.forced - used[JOKER.index], 0)
    spare = problem.forced + problem.spare - used[JOKER.index] - forced
    return replace(problem, must=tuple(must), may=tuple(may), forced=forced, spare=spare)


def _with(problem: Problem, card: Card) -> Problem:
    """The problem in which one piece more must be laid."""
    must, may = list(problem.must), list(problem.may)
    must[card.index] += 1
    may[card.index] -= 1
    return replace(problem, must=tuple(must), may=tuple(may))


def _left(problem: Problem, parts: Parts) -> tuple[Card, ...]:
    """What these melds leave over."""
    used = _counted(parts)
    counts = zip(FACES, problem.must, problem.may, used, strict=False)
    naturals = [face for face, must, may, laid in counts for _ in range(must + may - laid)]
    return (*naturals, *(JOKER,) * (problem.jokers - used[JOKER.index]))


def _cost(problem: Problem, parts: Parts) -> int:
    """What these melds cost: what they leave over, and jokers laid for faces that they might have saved."""
    aim = problem.aim
    left = sum([aim.cost[each.index] for each in _left(problem, parts)])
    faces = [
        aim.joker_cost(face or next(each for each in cards if each is not JOKER))
        for cards, stand in parts
        for card, face in zip(cards, stand, strict=False)
        if card is JOKER
    ]
    return left + sum(sorted(faces)[: max(len(faces) - problem.forced, 0)])


def _around(parts: Parts, card: Card, size: int) -> Iterator[int]:
    """The numbers of the melds around a piece, the nearest first, of so many pieces in all."""
    near = sorted((_apart(card, cards), -len(cards), at) for at, (cards, _) in enumerate(parts))
    pieces = 0
    for _, less, at in near:
        pieces -= less
        if pieces > size:
            return
        yield at


def _apart(card: Card, cards: Sequence[Card]) -> int:
    """How far a piece is from a meld."""
    return min(
        [abs(card.rank - each.rank) + (0 if card.suit == each.suit else 1) for each in cards if each is not JOKER]
    )


def _counted(parts: Parts) -> list[int]:
    """How many of each face there are, jokers last."""
    counts = [0] * len(FACES)
    for cards, _ in parts:
        for card in cards:
            counts[card.index] += 1
    return counts
