"""What can be done with the loose pieces at one place of a suit's line.

Most places of most tables are alike: so many pieces that must lie, so many in all. What follows from that is worked out
once and kept for all searches.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from engine.solver.open_runs import Extension, Open, OpenRuns
from engine.solver.rank_sets import Joins


class Pool(NamedTuple):
    """Jokers: those that must be laid anywhere, those that may be, those that must lie in new melds."""

    forced: int
    spare: int
    fresh: int

    def code(self, bits: int) -> int:
        """The pool as one number, so many bits for each kind; codes are added and subtracted like pools."""
        return self.forced | self.spare << bits | self.fresh << 2 * bits

    def plus(self, more: "Pool") -> "Pool":
        """Both pools together."""
        return Pool(self.forced + more.forced, self.spare + more.spare, self.fresh + more.fresh)

    def holds(self, other: "Pool") -> bool:
        """Whether there is at least as much of each kind."""
        return self.forced >= other.forced and self.spare >= other.spare and self.fresh >= other.fresh


NO_JOKERS: Final = Pool(0, 0, 0)
Schedule = tuple[bool, ...]
"""What a new run with fresh jokers takes, place by place: a natural or a joker."""


def pool_of(code: int, bits: int) -> Pool:
    """The pool that a code tells which has so many bits for each kind."""
    mask = (1 << bits) - 1
    return Pool(code & mask, code >> bits & mask, code >> 2 * bits & mask)


class Use(NamedTuple):
    """What is done with the loose pieces of a place: naturals to runs, to sets, left over, kept for the end of the line
    (aces); jokers to runs.
    """

    naturals: int
    to_sets: int
    missed: int
    kept: int
    jokers: Pool


class Deed(NamedTuple):
    """A use carried out: the runs extended, the unfinished runs with which runs that stay begin, and the new runs with
    fresh jokers that begin here.
    """

    use: Use
    extensions: tuple[Extension, ...]
    joined: tuple[Open, ...] = ()
    fresh: tuple[Schedule, ...] = ()


class Move(NamedTuple):
    """One way on from a place: the pieces left over, the state after it, the pieces put to sets, the jokers used, how
    many they are, and how many with those that the sets will need; what it costs besides, and how it is done.
    """

    missed: int
    then: int
    to_sets: int
    pool: Pool
    jokers: int
    need: int
    cost: int
    deed: Deed


Outcome = tuple[int, int, int, int, int]
"""What a move comes to: pieces left over, spare jokers used, the state after, jokers needed, what it costs besides."""


PlainMove = tuple[int, int, int, Deed]
"""A move that takes no jokers: pieces left over, the state after it, pieces put to sets, and how it is done."""


class Moves:
    """Every way on from a place, the last to be tried first, and the different outcomes, those with the fewest pieces
    left over first.

    First to be tried are those that leave few over, of those the ones with few fresh jokers, then with many others,
    then with few pieces for sets. `plain` are the moves that take no jokers, `plain_outcomes` the pieces left over and
    the state after each of them.
    """

    __slots__ = ("all", "outcomes", "plain", "plain_outcomes")

    def __init__(self, every: Iterable[Move]) -> None:
        self.all = sorted(
            every, key=lambda one: (-one.missed, -one.pool.fresh, one.jokers - one.pool.fresh, -one.to_sets)
        )
        different = dict.fromkeys(
            [(move.missed, move.deed.use.jokers.spare, move.then, move.need, move.cost) for move in self.all]
        )
        # Not by their states: how those are numbered depends on what was searched before.
        self.outcomes: list[Outcome] = sorted(different, key=itemgetter(0, 1))
        self.plain: list[PlainMove] = [
            (move.missed, move.then, move.to_sets, move.deed) for move in self.all if not move.need
        ]
        fewest: dict[int, int] = {}
        for missed, _, then, need, _ in self.outcomes:
            if not need:
                fewest.setdefault(then, missed)
        self.plain_outcomes = [(missed, then) for then, missed in fewest.items()]


class Pieces(NamedTuple):
    """The loose pieces of a place.

    Of `total` naturals `must` lie on the table in the end, `in_runs` of them at least in runs and `in_sets` in sets,
    where those are known. Pieces put to sets need so many jokers at least as `joins`
    says, None where no set can be made. With `keep` pieces may be kept for the end of the line instead of being left
    over.
    """

    total: int
    must: int
    joins: Joins | None
    pool: Pool
    keep: bool
    in_runs: int = 0
    in_sets: int = 0


class PinsHere(NamedTuple):
    """Runs that stay as they lie but may grow, at one place: how many begin, and the open runs that others end as.

    With `bear_all` they can bear whatever jokers there are.
    """

    begin: int
    ends: tuple[Open, ...]
    bear_all: bool


NO_PINS: Final = PinsHere(0, (), bear_all=True)


class PlaceUses:
    """What can be done with the pieces of a place, of whose open runs the next one can extend `room` at most; what
    follows from what is kept.
    """

    def __init__(self, runs: OpenRuns, pieces: Pieces, room: int, pins: PinsHere) -> None:
        self._runs = runs
        self._joins = pieces.joins
        self._room = room
        self._pins = pins
        self._uses = list(_uses(pieces))
        self.known: dict[int, Moves] = {}

    def find(self, runs: int, left: int = 0) -> Moves:
        """The ways on from open runs, which are `known` from then on by the state.

        `left` is what the state holds besides the runs; it is handed on as it is.
        """
        self.known[runs | left] = found = Moves(self._find(runs, left))
        return found

    def _find(self, runs: int, left: int) -> Iterator[Move]:
        pins = self._pins
        for joined, begun in [((), runs), *self._joined(runs, pins.begin, bear_all=pins.bear_all)]:
            for use in self._uses:
                jokers = sum(use.jokers)
                need = jokers + (self._joins.jokers(use.to_sets) if self._joins else 0)
                for step in self._runs.steps(begun, use.naturals, jokers):
                    after = self._runs.with_runs(step.after, pins.ends) if pins.ends else step.after
                    then = self._runs.trimmed(after, self._room)
                    if then is not None:
                        deed = Deed(use, step.extensions, joined)
                        yield Move(use.missed, then | left, use.to_sets, use.jokers, jokers, need, 0, deed)

    def _joined(self, runs: int, pins: int, *, bear_all: bool) -> list[tuple[tuple[Open, ...], int]]:
        """The ways in which runs that stay take over unfinished ones, and the open runs left then.

        Where jokers in a run are few, those that would change how many more the run can bear are left out.
        """
        found: list[tuple[tuple[Open, ...], int]] = []
        for run, rest in self._runs.without_one(runs) if pins else ():
            if bear_all or run[1] == self._runs.slack_of(run[0], 0):
                found.append(((run,), rest))
                found += [((run, *more), left) for more, left in self._joined(rest, pins - 1, bear_all=bear_all)]
        return found


place_uses: Final = lru_cache(maxsize=4096)(PlaceUses)
"""The uses of such pieces."""


def _uses(pieces: Pieces) -> Iterator[Use]:
    pool = pieces.pool
    for used in range(0 if pieces.keep else pieces.must, pieces.total + 1):
        over = pieces.total - used
        missed, kept = (0, over) if pieces.keep else (over, 0)
        in_runs = max(pieces.in_runs - kept, 0)
        for to_sets in range(pieces.in_sets, used - in_runs + 1 if pieces.joins is not None else 1):
            if used - to_sets < in_runs:
                continue
            for forced in range(pool.forced + 1):
                for spare in range(pool.spare + 1):
                    yield Use(used - to_sets, to_sets, missed, kept, Pool(forced, spare, 0))
