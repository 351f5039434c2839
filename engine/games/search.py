"""One search for all families: what each move would bring, over deals that may be the real one.

It gets a view and nothing else. The family imagines rounds that look to the view's seat as the real one does, and
proposes moves; each of them is tried on the same imagined deals, and the family's quick players play on. What a move
brings is thus compared deal by deal, which takes most of the luck out. Moves that fall behind are dropped, and what is
saved goes to the others. The same view, dice and budget give the same verdict, unless it is told to stop early.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import erf, pi, sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine.cards import Seat
from engine.games.dice import Dice
from engine.games.game import Family, awaited_seats
from engine.games.history import acts_of
from engine.games.moves import SeatMove, Shuffled
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove

SPREAD: Final = 0.3
"""By what share of the target the lead of one player over another changes in a round, more or less."""


class Worth(NamedTuple):
    """How rounds are weighed: `sign` is 1 where high totals win, -1 where low ones do.

    `totals` are those before the round. In a match to a `target`, a point counts less the clearer the match stands, and
    what ends it counts as won or lost; None where every point counts alike.
    """

    sign: int
    totals: tuple[int, ...]
    target: int | None

    def of_points(self, points: Sequence[float], seat: Seat) -> float:
        """What so many points are worth to a seat: its lead over the others on average, in points."""
        others = [each for at, each in enumerate(points) if at != seat]
        lead = self.sign * (points[seat] - sum(others) / len(others))
        if self.target is None:
            return lead
        return self._in_match(points, seat) - self._in_match([0] * len(points), seat)

    def _in_match(self, points: Sequence[float], seat: Seat) -> float:
        """The match's lead as a chance to win, in points: at its beginning a point counts as one."""
        target = self.target or 1
        totals = [before + more for before, more in zip(self.totals, points, strict=True)]
        lead = self.sign * totals[seat] - max(self.sign * total for at, total in enumerate(totals) if at != seat)
        left = target - max(totals)
        once = SPREAD * target
        whole = once * sqrt(target / once) * sqrt(pi / 2)
        if left <= 0:
            return whole * (1 if lead > 0 else -1 if lead < 0 else 0)
        spread = once * sqrt(max(left / once, 0.5))
        return whole * erf(lead / spread / sqrt(2))


def worth_of(view: MatchView) -> Worth:
    """How the round of a view is to be weighed."""
    match = view.rules.match
    sign = 1 if match.best == "highest" else -1
    target = match.target if match.end == "target" else None
    return Worth(sign, tuple(info.total for info in view.seats), target)


FEWEST_DEALS: Final = 8
"""Deals on which every move is tried before any is preferred to the family's first proposal."""

FIRST_LOOK: Final = 16
MORE_AT_ONCE: Final = 8
"""Deals before the first look at who has fallen behind, and between two looks."""

BEHIND: Final = 2.3
"""A move that is so many standard errors behind the best one is dropped."""

CROWDED: Final = 2.0
"""At a table of more than two a move must be ahead by so many standard errors, if its family does not ask for more.

What several others hold and do is foretold less well: leads that are smaller brought nothing on the real deal.
"""

FARTHER: Final = 3
"""So many times as far imagined rounds are played on where moves differ in kind.

Whoever waits must come to do what it waits for, or what it holds then would be reckoned as if it could never be laid.
Such a playout takes longer, and counts as two.
"""

LONGEST: Final = 400
"""Moves after which a playout that has come to no end counts by how it stands."""

AnyFamily = Family[Any, Any, Any]


class Idea(NamedTuple):
    """A move that was tried: what it brings on the average of `deals` imagined deals.

    `behind` is by how many points it falls short of the best move, `error` the standard error of that.
    """

    move: SeatMove
    worth: float
    behind: float
    error: float
    deals: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a search: the move to make, all that were tried, and whether it was stopped before its time."""

    move: SeatMove
    ideas: tuple[Idea, ...]
    playouts: int
    stopped: bool


def never() -> bool:
    """Nobody stops the search."""
    return False


def ponder(
    family: AnyFamily,
    view: MatchView,
    dice: int,
    playouts: int | None = None,
    should_stop: Callable[[], bool] = never,
) -> Verdict:
    """The move of the view's seat, found with so many playouts, or as many as the family thinks right.

    `should_stop` is asked before each playout; a deal on which not every move was tried does not count.
    """
    playouts = family.usual_playouts(view.rules, len(view.seats)) if playouts is None else playouts
    proposed = family.ideas(view, dice)
    if len(proposed) == 1 or playouts < FEWEST_DEALS * len(proposed):
        return Verdict(proposed[0], (), 0, stopped=False)
    trial = _Trial(family, view, dice, proposed)
    while trial.played + trial.each * len(trial.alive) <= playouts and len(trial.alive) > 1:
        if should_stop() or not trial.one_more_deal(should_stop):
            return trial.verdict(stopped=True)
        if trial.deals >= FIRST_LOOK and trial.deals % MORE_AT_ONCE == 0:
            trial.drop_the_last()
    return trial.verdict(stopped=False)


def weigh(family: AnyFamily, view: MatchView, dice: int, moves: Sequence[SeatMove], playouts: int) -> tuple[Idea, ...]:
    """What each of these moves would bring, all of them tried on the same imagined deals to the end; in their order.

    None is tried where there are not playouts enough to say anything. Raises IllegalMove for a move that is none.
    """
    trial = _Trial(family, view, dice, moves)
    if playouts < FEWEST_DEALS * len(moves):
        return ()
    for _ in range(playouts // len(moves)):
        trial.one_more_deal()
    return trial.verdict(stopped=False).ideas


def convincing(family: AnyFamily, seats: int) -> float:
    """So many standard errors ahead a move must be at a table of so many to be preferred to the family's first idea."""
    return max(family.convincing, CROWDED) if seats > 2 else family.convincing


class _Trial:
    """Moves that are tried on one imagined deal after the other."""

    def __init__(self, family: AnyFamily, view: MatchView, dice: int, moves: Sequence[SeatMove]) -> None:
        self._family, self._view = family, view
        self._dice = Dice(dice)
        self._rounds = family.imagined(view, Dice(dice + 1))
        self._worth = worth_of(view)
        self._convincing = convincing(family, len(view.seats))
        self._moves = list(moves)
        is_far = len({type(move) for move in moves}) > 1
        self._horizon = family.horizon * (FARTHER if is_far else 1)
        self.each = 2 if is_far else 1
        self._brought: list[list[float]] = [[] for _ in moves]
        self.alive = list(range(len(moves)))
        self.deals = self.played = 0

    def one_more_deal(self, should_stop: Callable[[], bool] = never) -> bool:
        """Try every move that is still in question on another deal. False where it was stopped: then none was tried."""
        (start,) = islice(self._rounds, 1)
        chance = self._dice.word()
        found: dict[int, float] = {}
        for at in tuple(self.alive):
            if should_stop():
                return False
            try:
                brought = play_out(
                    self._family, self._view, start, self._moves[at], Dice(chance), self._worth, self._horizon
                )
            except IllegalMove:
                if self.deals or len(self.alive) == 1:
                    raise
                # A family may propose more than its rules allow.
                self.alive.remove(at)
                continue
            found[at] = brought
        for at, brought in found.items():
            self._brought[at].append(brought)
        self.deals += 1
        self.played += self.each * len(self.alive)
        return True

    def drop_the_last(self) -> None:
        """Drop the moves that have fallen behind."""
        best = self._best()
        for at in [one for one in self.alive if one != best]:
            behind, error = self._compared(best, at)
            if behind > BEHIND * error:
                self.alive.remove(at)

    def _best(self) -> int:
        return max(self.alive, key=lambda at: fmean(self._brought[at]))

    def _compared(self, one: int, other: int) -> tuple[float, float]:
        """By how much the first is ahead on the deals that both were tried on, and the standard error of that."""
        ahead = [a - b for a, b in zip(self._brought[one], self._brought[other], strict=False)]
        mean = fmean(ahead)
        spread = sum((each - mean) ** 2 for each in ahead)
        return mean, (spread / max(len(ahead) - 1, 1) / len(ahead)) ** 0.5

    def verdict(self, *, stopped: bool) -> Verdict:
        """The best move; the family's first proposal, where none is convincingly better."""
        if not self.deals:
            return Verdict(self._moves[0], (), 0, stopped=stopped)
        chosen = best = self._best()
        if self.deals < FEWEST_DEALS and self._brought[0]:
            chosen = 0
        elif best and self._brought[0]:
            ahead, error = self._compared(best, 0)
            if ahead <= self._convincing * error:
                chosen = 0
        tried = [at for at in range(len(self._moves)) if self._brought[at]]
        ideas = tuple(
            Idea(self._moves[at], fmean(self._brought[at]), *self._compared(best, at), len(self._brought[at]))
            for at in tried
        )
        return Verdict(self._moves[chosen], ideas, self.played, stopped=stopped)


def play_out(
    family: AnyFamily, view: MatchView, start: Any, move: SeatMove, dice: Dice, worth: Worth, horizon: int
) -> float:
    """What a move brings the view's seat in an imagined round that quick players play on so far. Raises IllegalMove."""
    rules, seat, around = view.rules, view.own_seat, view.alone()
    history = view.history
    state, told = family.apply(rules, start, move)
    for made in range(LONGEST):
        if state.result is not None:
            return worth.of_points(state.result.points, seat)
        if made >= horizon:
            points = family.outlook(rules, state)
            if points is not None:
                return worth.of_points(points, seat)
        history = history.with_acts(acts_of(told))
        size = family.chance(rules, state)
        if size is not None:
            state, told = family.apply(rules, state, Shuffled(dice.order(size)))
            continue
        acting = awaited_seats(family.active(rules, state))[0]
        seen = family.view(rules, state, around._replace(seat=acting, turn=state.last_turn, history=history))
        state, told = family.apply(rules, state, family.quick(seen, dice.word()))
    return 0.0
