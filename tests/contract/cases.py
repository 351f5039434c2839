"""The cases that the contract suite judges, and their walks: random matches, the same on every call."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from engine.games.events import RoundEnded
from engine.games.moves import SeatForfeited, Shuffled, TurnTimedOut, WindowClosed
from engine.match.match import Game
from engine.match.state import MatchState
from engine.variants import VARIANTS, game_of
from tests.contract.conduct import AS_PRINTED, Conduct, Taken, made
from tests.contract.games import CONDUCTS

Walk = tuple[Taken, ...]

# `make test` walks every house at one table, and most variants as printed; `make prove` all of them at every table,
# each table so many times, and looks at more of each walk.
SERIES = 2
CLOSER = 14
LIKE_OTHERS = {"disney_layoff", "nsv_basic", "nsv_layoff", "tile_rummy"}
"""Variants that `make test` does not walk as printed: another one has the same houses."""


@dataclass(frozen=True)
class Case:
    """A variant at a table of so many seats under house rules. Series 0 is `make test`'s, the others `make prove`'s."""

    variant: str
    seats: int
    house: str
    series: int = 0

    def __str__(self) -> str:
        again = f", series {self.series}" if self.series else ""
        return f"{self.variant}, {self.seats} seats, {self.house}{again}"

    @property
    def conduct(self) -> Conduct[Any, Any, Any, Any]:
        return CONDUCTS[VARIANTS[self.variant].family]

    @property
    def game(self) -> Game:
        return housed(self.variant, self.house)

    def walks(self) -> tuple[Walk, ...]:
        return _walks(self)

    def steps(self) -> Iterator[Taken]:
        return chain.from_iterable(self.walks())

    def spread(self, most: int) -> Sequence[Taken]:
        """At most so many of the steps, evenly spread over all matches; a proof takes more of them."""
        steps = tuple(self.steps())
        apart = max(1, len(steps) // (most * CLOSER if self.series else most))
        return steps[::apart]


@cache
def housed(variant: str, house: str) -> Game:
    """A variant's game under the rules of a house."""
    return game_of(variant, CONDUCTS[VARIANTS[variant].family].houses(variant)[house])


def _of_every_day(conduct: Conduct[Any, Any, Any, Any]) -> Iterator[Case]:
    """Every house once, and most variants as printed; the tables, and the variants that a house is for, by turns."""
    own = [variant.key for variant in VARIANTS.values() if variant.family == conduct.family]
    turns = [(variant, AS_PRINTED) for variant in own]
    houses = dict.fromkeys(house for variant in own for house in conduct.houses(variant) if house != AS_PRINTED)
    for at, house in enumerate(houses):
        at_home = [variant for variant in own if house in conduct.houses(variant)]
        turns.append((at_home[at % len(at_home)], house))
    for at, (variant, house) in enumerate(turns):
        counts = housed(variant, house).rules.seat_counts()
        if house != AS_PRINTED or variant not in LIKE_OTHERS:
            yield Case(variant, counts[at % len(counts)], house)


def _at_length(variant: str) -> Iterator[Case]:
    for house in CONDUCTS[VARIANTS[variant].family].houses(variant):
        for seats in housed(variant, house).rules.seat_counts():
            for series in range(1, SERIES + 1):
                yield Case(variant, seats, house, series)


CASES = [
    *(case for conduct in CONDUCTS.values() for case in _of_every_day(conduct)),
    *(case for variant in VARIANTS for case in _at_length(variant)),
]


@lru_cache(maxsize=2)
def _walks(case: Case) -> tuple[Walk, ...]:
    walks = tuple(
        tuple(walked(case.game, case.seats, random.Random(f"{case} {number}"), number))
        for number in range(case.conduct.matches(case.house))
    )
    _TALLIES[case] = _tally(case, walks)
    return walks


def walked(game: Game, seats: int, chance: random.Random, number: int = 0) -> Iterator[Taken]:
    """A random match: legal moves, the clock now and then, and seats that are left."""
    conduct = CONDUCTS[game.family]
    leaving = conduct.leaving(seats, number)
    state = game.new(seats)
    for _ in range(conduct.most_moves):
        if state.result is not None:
            return
        taken = _step(game, conduct, state, chance, leaving)
        yield taken
        state = taken.after


def _step(
    game: Game, conduct: Conduct[Any, Any, Any, Any], state: MatchState, chance: random.Random, leaving: float
) -> Taken:
    """What happens next: chance is answered, now and then the clock runs out or somebody leaves, else a seat moves."""
    need = game.chance(state)
    if need is not None:
        return made(game, state, Shuffled(tuple(chance.sample(range(need.size), need.size))))
    seat = chance.choice(sorted(game.active(state)))
    view = game.view(state, seat)
    throw = chance.random()
    if throw < conduct.timeouts:
        window = view.claim_window
        by_clock = WindowClosed(window.window) if window else TurnTimedOut(view.turn, conduct.draft(game, view, chance))
        return made(game, state, by_clock)
    if throw < conduct.timeouts + leaving:
        return made(game, state, SeatForfeited(seat))
    return conduct.step(game, state, view, chance)


_TALLIES: dict[Case, Counter[str]] = {}


def tally(case: Case) -> Counter[str]:
    """How often the walks of a case make each kind of move, tell each kind of event, and end a round each way."""
    if case not in _TALLIES:
        case.walks()
    return _TALLIES[case]


def _tally(case: Case, walks: tuple[Walk, ...]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for taken in chain.from_iterable(walks):
        counts[f"move {taken.move.kind}"] += 1
        counts.update(case.conduct.noted(taken))
        for event in taken.step.events:
            counts[f"event {event.kind}"] += 1
            if isinstance(event, RoundEnded):
                counts[f"end {event.result.end}"] += 1
    return counts
