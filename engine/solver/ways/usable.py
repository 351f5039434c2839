"""Which rack pieces fit into any meld at all: the others are left over whatever is done, and need not be searched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.cards import ACE, RANKS, SUITS
from engine.solver.asked.problem import INDEXES, Problem

Counts = Sequence[int]


def usable(problem: Problem) -> tuple[Counts, int]:
    """Of the pieces that may be laid those that fit into some meld, by face, and what all others cost.

    Whatever may lie beside them is thought to be there for them alone. Beside melds that stay, or with two jokers,
    anything may fit.
    """
    may, jokers, aim = problem.may, problem.jokers, problem.aim
    if jokers > 1 or problem.pins or problem.bounded:
        return may, 0
    must, left, cost = problem.must, list(may), 0
    lines = [_line([must[at] + may[at] for at in range(suit * RANKS, suit * RANKS + RANKS)]) for suit in range(SUITS)]
    in_runs = [_in_runs(line, problem.run.min - jokers, problem.run.min, problem.run.ace) for line in lines]
    fewest = problem.set.min - jokers
    in_sets = _in_sets(lines, fewest) if problem.set.distinct_suits else _in_repeating_sets(problem, fewest)
    for face, count in enumerate(may):
        if count and not must[face]:
            suit, place = divmod(face, RANKS)
            if not (in_runs[suit] | in_sets) >> place + 1 & 1:
                left[face] = 0
                cost += count * aim.cost[face]
    return left, cost


def _line(counts: Counts) -> int:
    """The places of the line at which a suit has pieces, the ace below the two: a bit for each."""
    return sum([1 << place for place, count in enumerate(counts, start=ACE) if count])


@lru_cache(maxsize=1 << 14)
def _in_runs(line: int, fewest: int, shortest: int, ace: str) -> int:
    """The places that lie in a stretch of the shortest length in which at least so many places have pieces."""
    if ace != "low":
        line |= (line >> ACE & 1) << RANKS + 1
    if ace == "high":
        line &= ~(1 << ACE)
    found, stretch = 0, (1 << shortest) - 1
    for start in range(ACE, RANKS + 3 - shortest):
        if (line >> start & stretch).bit_count() >= fewest:
            found |= stretch << start
    return found & line | found >> RANKS & 1 << ACE


def _in_sets(lines: Sequence[int], fewest: int) -> int:
    """The places at which at least so many suits have pieces."""
    a, b, c, d = lines
    if fewest <= 1:
        return a | b | c | d
    if fewest == 2:
        return (a | b) & (c | d) | a & b | c & d
    if fewest == 3:
        return a & b & (c | d) | c & d & (a | b)
    return a & b & c & d


def _in_repeating_sets(problem: Problem, fewest: int) -> int:
    """The places at which there are at least so many pieces, whatever their suits."""
    must, may, found = problem.must, problem.may, 0
    for place in range(ACE, RANKS + 1):
        faces = INDEXES[place]
        if sum([must[face] + may[face] for face in faces]) >= fewest:
            found |= 1 << place
    return found
