"""Open runs: how the runs of one suit can go on from one place of the line to the next.

What matters of a run that still lies open is how long it is, up to the least length of a run, and whether it can bear
another joker. So a few numbers describe every state in which the runs of a suit can be. Only where runs that are too
long can not always be laid as two does their whole length matter.

Runs that are too long are cut in two, which limits of jokers do not always allow.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

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


Open = tuple[int, int]
"""A run that ends at the place looked at: its length, as far as it is counted, and its slack.

Slack is what jokers use up and naturals give back; below zero the run cannot end. Where jokers are too few to matter,
it is always 0.
"""

NO_RUNS: Final = 0


class Extension(NamedTuple):
    """One piece put to the runs: the run it extends, None for a run that it begins, and whether it is a joker."""

    run: Open | None
    joker: bool


class Step(NamedTuple):
    """The open runs (by number) after all pieces of a place were put to them, and what each piece did."""

    after: int
    extensions: tuple[Extension, ...]


class _Slack(NamedTuple):
    """How jokers are limited: slack of a run not begun, what a natural and a joker add, its bounds.

    `joins` says whether two runs that follow on from one another are always a run together.
    """

    start: int
    natural: int
    joker: int
    least: int
    most: int
    joins: bool


def _slack(limit: str, shortest: int, jokers: int) -> _Slack:
    if limit == "half" and jokers > shortest // 2:
        return _Slack(0, 1, -1, -jokers, jokers, joins=True)
    if limit == "at_least_one_natural" and jokers >= shortest:
        return _Slack(-1, 1, 0, -1, 0, joins=True)
    if limit == "one" and jokers > 1:
        return _Slack(1, 0, -1, 0, 1, joins=False)
    return _Slack(0, 0, 0, 0, 0, joins=True)


def open_runs(run: RunRules, joker: JokerRules, jokers: int, most_open: int) -> "OpenRuns":
    """The states of open runs with so many jokers in play, and so many runs at most that lie open at once."""
    # A run of every place hardly ever lies: that its whole length mattered would not be worth it.
    counted_whole = run.max < RANKS - (run.ace != "low_or_high") and not can_always_be_cut(run, joker, jokers)
    longest = run.max if counted_whole else 0
    return _open_runs(run.min, longest, joker.max_per_meld, jokers, most_open)


@lru_cache(maxsize=64)
def _open_runs(shortest: int, longest: int, limit: str, jokers: int, most_open: int) -> "OpenRuns":
    return OpenRuns(shortest, longest, _slack(limit, shortest, jokers), most_open)


def any_jokers(run: RunRules, most_open: int) -> "OpenRuns":
    """The states of open runs that bear any jokers."""
    return _open_runs(run.min, 0, "at_least_one_natural", 0, most_open)


class OpenRuns:
    """The states in which the runs of one suit can be, numbered; 0 is no open run. What follows from what is kept.

    No run is longer than `longest`; where that is 0, it may be of any length, and is counted as far as `shortest`.
    `bears_any_jokers` says that jokers are too few for their limit to matter. Where so many as `most_open` lie open at
    once, and one more where runs are weighed against one another, all numbers have so many `bits`.
    """

    def __init__(self, shortest: int, longest: int, slack: _Slack, most_open: int) -> None:
        self.shortest = shortest
        self.most_open = most_open
        self.may_be_weighed = not longest
        self._longest = longest
        self._counted = longest or shortest
        kinds = self._counted * (slack.most - slack.least + 1)
        self.bits = comb(kinds + most_open + 1, kinds).bit_length()
        self.bears_any_jokers = slack.least == slack.most
        self._slack = slack
        self._runs: list[tuple[Open, ...]] = [()]
        self._numbers: dict[tuple[Open, ...], int] = {(): NO_RUNS}
        self._unfinished = [0]
        self._steps: dict[tuple[int, int, int], tuple[Step, ...]] = {}
        self._trimmed: dict[tuple[int, int], int | None] = {}
        self._loosened: dict[int, int] = {}
        self._outweighing: dict[int, tuple[int, ...]] = {}

    def as_open(self, length: int, slack: int) -> Open:
        """What an open run of such a length and slack is."""
        return min(length, self._counted), slack

    def slack_of(self, naturals: int, jokers: int) -> int:
        """The slack of a run of so many naturals and jokers."""
        slack = self._slack
        return min(slack.start + naturals * slack.natural + jokers * slack.joker, slack.most)

    def is_finished(self, run: Open) -> bool:
        """Whether a run may end."""
        return run[0] >= self.shortest and run[1] >= 0

    def extended(self, run: Open | None, *, joker: bool) -> Open | None:
        """A run with one piece more, None where it may not take that piece."""
        length, slack = run or (0, self._slack.start)
        if length == self._longest and run is not None:
            return None
        slack = min(slack + (self._slack.joker if joker else self._slack.natural), self._slack.most)
        return None if slack < self._slack.least else (min(length + 1, self._counted), slack)

    def steps(self, runs: int, naturals: int, jokers: int) -> tuple[Step, ...]:
        """What becomes of open runs when so many pieces are put to them.

        A run that is not extended ends, so every unfinished one is. Beginning a run beside a finished one that could
        take the piece gains nothing where two runs in a row are one run. Where any joker will do anywhere, extensions
        do not tell jokers from naturals.
        """
        if self.bears_any_jokers:
            naturals, jokers = naturals + jokers, 0
        key = (runs, naturals, jokers)
        known = self._steps.get(key)
        if known is None:
            found: dict[int, Step] = {}
            if self._unfinished[runs] <= naturals + jokers:
                for step in self._all_steps(self._runs[runs], naturals, jokers):
                    found.setdefault(step.after, step)
            self._steps[key] = known = tuple(found.values())
        return known

    def _all_steps(self, runs: tuple[Open, ...], naturals: int, jokers: int) -> Iterator[Step]:
        unfinished = [run for run in runs if not self.is_finished(run)]
        finished = [run for run in runs if self.is_finished(run)]
        pieces = naturals + jokers
        most = min(len(finished), pieces - len(unfinished))
        for count in range(most, -1, -1):
            for chosen in set(combinations(finished, count)):
                begun = pieces - len(unfinished) - count
                yield from self._placed([*unfinished, *chosen, *[None] * begun], jokers)
            if self._slack.joins and not self._longest:
                return

    def _placed(self, targets: list[Open | None], jokers: int) -> Iterator[Step]:
        """The jokers put to any of the targets, naturals to the others."""
        for places in combinations(range(len(targets)), jokers):
            after = []
            extensions = []
            for at, run in enumerate(targets):
                joker = at in places
                longer = self.extended(run, joker=joker)
                if longer is None:
                    break
                after.append(longer)
                extensions.append(Extension(run, joker))
            else:
                yield Step(self.number(after), tuple(extensions))
            if self.bears_any_jokers:
                return

    def number(self, runs: list[Open]) -> int:
        """The number of a state."""
        ordered = tuple(sorted(runs))
        known = self._numbers.get(ordered)
        if known is None:
            if len(ordered) > self.most_open + 1:
                raise AssertionError("no more runs lie open than there are pieces of a place")
            self._numbers[ordered] = known = len(self._runs)
            self._runs.append(ordered)
            self._unfinished.append(sum(not self.is_finished(run) for run in ordered))
        return known

    def loosened(self, runs: int, other: "OpenRuns") -> int:
        """The number of the same open runs among states in which they bear any jokers."""
        known = self._loosened.get(runs)
        if known is None:
            loose = [(min(length, self.shortest), 0) for length, _ in self._runs[runs]]
            self._loosened[runs] = known = other.number(loose)
        return known

    def trimmed(self, runs: int, room: int) -> int | None:
        """The open runs of which the next place can extend `room` at most; None where it must extend more.

        Where lengths are counted, a longer run can not do whatever a shorter one can, and all are kept.
        """
        if room and self._longest and self._unfinished[runs] <= room:
            return runs
        key = (runs, room)
        if key not in self._trimmed:
            kept = sorted(self._runs[runs], key=lambda run: (self.is_finished(run), -run[1]))[:room]
            short = self._unfinished[runs] > room
            self._trimmed[key] = None if short else self.number(kept)
        return self._trimmed[key]

    def with_runs(self, runs: int, more: Sequence[Open]) -> int:
        """The open runs and more of them."""
        return self.number([*self._runs[runs], *more])

    def without_one(self, runs: int) -> Iterator[tuple[Open, int]]:
        """Each kind of unfinished run, and the open runs less one of it."""
        for run in sorted(set(self._runs[runs])):
            if not self.is_finished(run):
                rest = list(self._runs[runs])
                rest.remove(run)
                yield run, self.number(rest)

    def outweighing(self, runs: int) -> tuple[int, ...]:
        """Open runs that can do whatever these can, and a little more: what there is to add to the number of these.

        One run is longer or has more slack, or there is another one, which may end.
        """
        known = self._outweighing.get(runs)
        if known is None:
            better = {self.number(more) for more in self._better(self._runs[runs])}
            self._outweighing[runs] = known = tuple(sorted(other - runs for other in better))
        return known

    def _better(self, runs: tuple[Open, ...]) -> Iterator[list[Open]]:
        for at, (length, slack) in enumerate(runs):
            rest = [*runs[:at], *runs[at + 1 :]]
            for longer in range(length, self.shortest + 1):
                for more in range(slack, self._slack.most + 1):
                    if (longer, more) != (length, slack):
                        yield [*rest, (longer, more)]
        if len(runs) < _MOST_WEIGHED:
            for slack in range(self._slack.most + 1):
                yield [*runs, (self.shortest, slack)]


_MOST_WEIGHED: Final = 3
