"""The solver of whole tables: against rummikub-solver on the same positions, and against the time a player waits."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations
from statistics import median
from typing import Any, Final

from engine.solver import Solution, solve
from tests.bench.rows import Row, at_least, at_most, collector_at_rest, compiled, seconds
from tests.engine.solver.positions import FREE, KINDS, VARIANTS, Kind, Position, plain_positions, positions

EACH: Final = 40
WARM: Final = 60
PASSES: Final = 3
AT_LEAST: Final = 5
COMPILED_AT_LEAST: Final = 20
DEAR: Final = 16
PLAIN: Final = 200
PROVEN: Final = 0.995
SOLVE_MS: Final = 250


@dataclass
class Timed:
    """What was measured of a class: milliseconds of ours, of ours with the fewest changes, and of the peer, and in how
    many positions that has another optimum.
    """

    kind: Kind
    ours: list[float]
    followed: list[float]
    peer: list[float]
    differ: int


def run() -> list[Row]:
    """Milliseconds of processor time, and shares of positions."""
    timed = [*map(_timed, KINDS)]
    number = sum(len(one.ours) for one in timed)
    worst, followed = (max(max(getattr(one, way)) for one in timed) for way in ("ours", "followed"))
    return [
        *_against(timed),
        *compiled("tests.bench.bench_solver:speeds", COMPILED_AT_LEAST, f"at least {COMPILED_AT_LEAST} times as fast"),
        *(row for name in VARIANTS for row in _plain(name)),
        _within(f"solve, worst of {number} positions (ms)", worst, SOLVE_MS),
        _within(f"solve with the fewest changes to the table, worst of {number} positions (ms)", followed, SOLVE_MS),
    ]


def speeds() -> list[Row]:
    """A row for each class."""
    return [_speed(_timed(kind)) for kind in KINDS]


def _against(timed: Sequence[Timed]) -> list[Row]:
    """A row for each class, and one on the optima."""
    differ = sum(one.differ for one in timed)
    number = sum(len(one.peer) for one in timed)
    name = f"solve, positions of {number} with another optimum than rummikub-solver"
    return [*map(_speed, timed), Row(name, differ, 0, differ, "none", not differ)]


def _speed(timed: Timed) -> Row:
    peer = timed.peer
    ours = timed.ours[: len(peer)]
    ratio = median(theirs / own for theirs, own in zip(peer, ours, strict=True))
    backend = _backend(timed.kind)
    name = f"solve, {timed.kind.name}, against rummikub-solver with {backend}: median of {len(peer)} (ms)"
    target = f"at least {AT_LEAST} times as fast"
    return Row(name, median(ours), median(peer), ratio, target, ratio >= AT_LEAST)


def _plain(variant: str) -> Iterator[Row]:
    """Of plain positions by a variant's own rules: how many are proven, and the slowest with the fewest changes."""
    rules = VARIANTS[variant]
    every = plain_positions(rules, variant, PLAIN + 1)
    times, found = _clocked(every, lambda position: solve(rules, position.table, position.rack))
    share = sum(one.optimal for one in found) / len(found)
    yield at_least(f"{variant}: share of {len(found)} plain positions answered optimal", share, PROVEN)
    yield _within(f"{variant}: the same with the fewest changes, worst (ms)", max(times), SOLVE_MS)


def _within(name: str, ours: float, limit: int) -> Row:
    return at_most(name, ours, limit, f"at most {limit} ms")


def _backend(kind: Kind) -> str:
    """With what the peer is faster in a class."""
    return "SCIPY" if kind.table >= _MANY_TILES else "HIGHS"


def _timed(kind: Kind) -> Timed:
    """The positions of a class: all by ours, then by the peer. The first one warms up and is not counted."""
    from rummikub_solver import MILPSolver, RuleSet

    every = positions(kind, EACH + 1)
    for other in positions(kind, EACH + 1 + WARM)[EACH + 1 :]:
        _solved(other)
    peers = partial(_laid_by, RuleSet(solver_backend=MILPSolver(_backend(kind))))
    asked = every[: DEAR + 1] if kind.table >= _MANY_TILES else every
    ours, found = _clocked(every, _solved)
    peer, laid = _clocked(asked, peers)
    for _ in range(PASSES - 1):
        ours = _least(ours, _clocked(every, _solved)[0])
        peer = _least(peer, _clocked(asked, peers)[0])
    followed, others = _clocked(every, partial(_solved, fewest_changes=True))
    for one, other in zip(found, others, strict=True):
        assert one.optimal
        assert (other.optimal, other.laid, other.value) == (True, one.laid, one.value)
    differ = sum(
        one.laid != theirs and one.laid != _laid_by(_every_meld(), position)
        for position, one, theirs in zip(asked, found, laid, strict=False)
    )
    return Timed(kind, ours, followed, peer, differ)


_MANY_TILES: Final = 80


def _least(times: Sequence[float], more: Sequence[float]) -> list[float]:
    """The lesser of two times for each position."""
    return [min(pair) for pair in zip(times, more, strict=True)]


def _solved(position: Position, fewest_changes: bool = False) -> Solution:
    return solve(FREE, position.table, position.rack, fewest_changes=fewest_changes)


@cache
def _every_meld() -> Any:
    """The peer's rules with the melds that they leave out: those in which a joker is more than is needed."""
    from rummikub_solver import RuleSet

    class EveryMeld(RuleSet):
        def _combine_with_jokers(self, sets: Iterable[Sequence[Any]], runs: bool = False) -> set[tuple[Any, ...]]:
            jokers = [self.tiles[-1]] * self.jokers
            return {with_jokers for meld in sets for with_jokers in combinations([*meld, *jokers], len(meld))}

    return EveryMeld()


def _laid_by(peer: Any, position: Position) -> int:
    """How many tiles of the rack the peer lays."""
    from rummikub_solver import SolverMode

    state = peer.new_game()
    state.initial = False
    state.add_table(*(card.index + 1 for meld in position.table for card in meld.cards))
    state.add_rack(*(card.index + 1 for card in position.rack))
    found = peer.solve(state, SolverMode.TILE_COUNT)
    return 0 if found is None else len(found.tiles)


def _clocked(every: Sequence[Position], work: Callable[[Position], Any]) -> tuple[list[float], list[Any]]:
    """How many milliseconds of processor time each position but the first took, and what came of all of them."""
    done: list[Any] = []
    with collector_at_rest():
        times = [seconds(lambda each=each: done.append(work(each))) * 1000 for each in every]
    return times[1:], done
