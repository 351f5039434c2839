"""Tournaments of players whose strength is known, to see what a format makes of it.

A player's strength is a number, one standard deviation of the field apart in the mean: player 0 is the best. At a table
each is as good as their strength and some luck, drawn anew at every table; the better is ahead. The same seed gives the
same tournament, and the same luck to a player in a round whatever the pairing, so that pairings can be compared.
"""

import heapq
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist
from typing import Final

from engine.cards.shuffle import WORDS, stream_words
from engine.tournament.keys import lot_for
from engine.tournament.moves import Bell, Enter, Finish, OpenRound, Start, TableFinished
from engine.tournament.play import due, paired
from engine.tournament.rules import AnyTournamentRules, ArenaRules
from engine.tournament.seating.rounds import History, seated_tables
from engine.tournament.seating.tables import pieces, table_sizes
from engine.tournament.standings import standings
from engine.tournament.state import Table, Tournament
from engine.tournament.tournament import apply

Pairing = Callable[[Tournament, Sequence[int]], OpenRound]

SCALE: Final = 20
"""Points of a total for one standard deviation of strength."""
MEAN: Final = 60
"""The total of a mean player on a mean day."""
EVENING: Final = 1.5
"""How long an arena lasts, in mean lengths of a table, for each round that another format would play."""


@dataclass(frozen=True, slots=True)
class World:
    """What a simulated field is like: how many play, how strong luck is against the spread of strengths, the seed.

    With `seeds` the order of strength is known at the start.
    """

    players: int
    luck: float
    seed: int
    seeds: bool = False

    def secret(self) -> bytes:
        """The secret of a tournament in this world."""
        return b"talon simulation" + self.seed.to_bytes(16, "big")

    def strength(self, player: int | None) -> float:
        """How good a player is; a computer that fills a seat is as good as the mean."""
        return 0.0 if player is None else -NormalDist().inv_cdf((player + 0.5) / self.players)

    def totals(self, number: int, seats: Sequence[int | None], best: str) -> tuple[int, ...]:
        """How a table of a round ends: nobody has less than nothing."""
        sign = SCALE if best == "highest" else -SCALE
        played = (sign * (self.strength(one) + self.luck * self.draw(number, one)) for one in seats)
        return tuple(max(0, MEAN + round(value)) for value in played)

    def draw(self, round: int, player: int | None) -> float:
        """A player's luck in a round: standard normal."""
        label = b"luck" + round.to_bytes(4, "big") + (0 if player is None else player + 1).to_bytes(4, "big")
        return NormalDist().inv_cdf((next(stream_words(self.secret(), label)) + 0.5) / WORDS)

    def length(self, round: int, table: int) -> float:
        """How long a table takes, from half of the mean to one and a half."""
        label = b"length" + round.to_bytes(4, "big") + table.to_bytes(4, "big")
        return 0.5 + next(stream_words(self.secret(), label)) / WORDS


def simulated(rules: AnyTournamentRules, world: World, pairing: Pairing = paired, evening: int = 5) -> Tournament:
    """A whole tournament, from the first entrant to the finish. An arena lasts about as long as `evening` rounds.

    Raises TournamentRefused where so many cannot play by these rules.
    """
    state = Tournament(rules)
    for player in range(world.players):
        state = apply(state, Enter(str(player))).state
    state = apply(state, Start(_lot(state, world), tuple(range(world.players)) if world.seeds else ())).state
    state = _arena(state, world, evening) if isinstance(rules, ArenaRules) else _rounds(state, world, pairing)
    return apply(state, Finish(_lot(state, world))).state


def at_random(state: Tournament, lot: Sequence[int]) -> OpenRound:
    """A round whose tables the lot alone makes: what a format is measured against."""
    there = [one for one in lot if one < len(state.entrants)]
    sizes = table_sizes(state.rules, len(there))
    seatings = seated_tables(state.rules, pieces(there[sizes.byes :], sizes.tables), History(state))
    return OpenRound(len(state.rounds) + 1, tuple(lot), seatings, tuple(there[: sizes.byes]))


def _rounds(state: Tournament, world: World, pairing: Pairing) -> Tournament:
    while (needed := due(state)) is not None and needed.purpose == "round":
        state = apply(state, pairing(state, lot_for(world.secret(), state, needed))).state
        if due(state) is None:
            state = _played(state, world)
    return _played(state, world)


def _arena(state: Tournament, world: World, evening: int) -> Tournament:
    """Tables end one after another, and whoever is free is seated, until the bell."""
    clock: list[tuple[float, int, int]] = []
    now, bell = 0.0, EVENING * evening
    while now < bell:
        needed = due(state) or (due(state, short=True) if not clock else None)
        if needed is None and not clock:
            break
        if needed is not None:
            move = paired(state, lot_for(world.secret(), state, needed))
            state = apply(state, move).state
            for number in range(1, len(move.tables) + 1):
                heapq.heappush(clock, (now + world.length(move.round, number), move.round, number))
            continue
        now, round, number = heapq.heappop(clock)
        state = _ended(state, world, round, state.rounds[round - 1].tables[number - 1])
    return _played(apply(state, Bell()).state, world)


def _played(state: Tournament, world: World) -> Tournament:
    """Every open table ended."""
    for round, table in state.open_seats():
        state = _ended(state, world, round, table)
    return state


def _ended(state: Tournament, world: World, round: int, table: Table) -> Tournament:
    totals = world.totals(round, table.seats, state.rules.best)
    sign = 1 if state.rules.best == "lowest" else -1
    places = tuple(1 + sum(sign * other < sign * total for other in totals) for total in totals)
    return apply(state, TableFinished(round, table.number, totals, places)).state


def _lot(state: Tournament, world: World) -> tuple[int, ...]:
    needed = due(state)
    if needed is None:
        raise AssertionError("a lot is due")
    return lot_for(world.secret(), state, needed)


def repeats(state: Tournament) -> int:
    """How many meetings were not the first between two."""
    met = Counter(
        frozenset(pair) for each in state.rounds for table in each.tables for pair in combinations(table.entrants, 2)
    )
    return sum(met.values()) - len(met)


def agreement(state: Tournament) -> float:
    """How well the final order matches the true one: Kendall's tau, 1 for the same order, 0 for none of it."""
    order = [row.entrant for row in standings(state)]
    pairs = len(order) * (len(order) - 1) // 2
    right = sum(one < other for one, other in combinations(order, 2))
    return (2 * right - pairs) / pairs if pairs else 1.0


def top_quarter(state: Tournament) -> float:
    """How many of the best quarter of the players came in among the first quarter."""
    order = [row.entrant for row in standings(state)]
    quarter = max(1, len(order) // 4)
    return sum(one < quarter for one in order[:quarter]) / quarter


def best_won(state: Tournament) -> bool:
    """Whether the best player has won."""
    return standings(state)[0].entrant == 0


def tables_each(state: Tournament) -> float:
    """At how many tables each player sat, in the mean."""
    return sum(len(table.entrants) for each in state.rounds for table in each.tables) / len(state.entrants)
