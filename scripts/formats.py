"""Measures what formats of tournaments make of players of known strength, and writes it into docs/TOURNAMENTS.md:
`python -m scripts.formats`. Only what stands between the two marks of the page is rewritten.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

from engine.tournament.play import paired
from engine.tournament.rules import (
    AnyTournamentRules,
    ArenaRules,
    KnockoutRules,
    LadderRules,
    RoundRobinRules,
    SwissRules,
)
from engine.tournament.simulation import (
    EVENING,
    Pairing,
    World,
    agreement,
    at_random,
    best_won,
    repeats,
    simulated,
    tables_each,
    top_quarter,
)
from engine.tournament.state import Tournament

PAGE: Final = Path(__file__).parents[1] / "docs" / "TOURNAMENTS.md"
BEGINS, ENDS = "<!-- figures -->", "<!-- end of figures -->"
TOURNAMENTS: Final = 30
LUCK: Final = (0.5, 1.5)
MEASURES: Final[tuple[tuple[str, Callable[[Tournament], float]], ...]] = (
    ("rounds", lambda state: len(state.rounds)),
    ("tables each", tables_each),
    ("repeats", repeats),
)


@dataclass(frozen=True, slots=True)
class Setup:
    """A format as it is measured; `evening` is how long an arena lasts, in rounds."""

    name: str
    rules: AnyTournamentRules
    pairing: Pairing = paired
    seeded: bool = False
    evening: int = 5


def setups(seats: int, rounds: int, players: int) -> list[Setup]:
    """The formats that are compared at tables of so many."""
    found = [
        Setup("random pairing", SwissRules(seats=seats, rounds=rounds), at_random),
        Setup("Swiss", SwissRules(seats=seats, rounds=rounds)),
        Setup("Swiss, new opponents first", SwissRules(seats=seats, rounds=rounds, new_opponents_first=True)),
        Setup("Swiss, points by difference", SwissRules(seats=seats, rounds=rounds, points="difference")),
        Setup("Swiss, last round best against best", SwissRules(seats=seats, rounds=rounds, best_against_best=True)),
    ]
    if players <= 24:
        found.append(Setup("all against all", RoundRobinRules(seats=seats)))
    half = max(1, seats // 2)
    found += [
        Setup(f"knock-out, {half} of {seats} go on, by lot", KnockoutRules(seats=seats, go_on=half)),
        Setup(f"knock-out, {half} of {seats} go on, seeded", KnockoutRules(seats=seats, go_on=half), seeded=True),
        Setup("ladder, out at 300", LadderRules(seats=seats, out_at=300)),
        Setup(f"arena, as long as {EVENING * rounds:g} tables", ArenaRules(seats=seats), evening=rounds),
    ]
    return found


def table(seats: int, rounds: int, players: int) -> list[str]:
    """The figures of one field as a table of the page."""
    names = [name for name, _ in MEASURES]
    names += [f"{what}, luck {luck:g}" for luck in LUCK for what in ("order", "quarter", "best won")]
    lines = [
        f"### {players} players at tables of {seats}",
        "",
        f"| format | {' | '.join(names)} |",
        f"| --- |{' ---: |' * len(names)}",
    ]
    for setup in setups(seats, rounds, players):
        lines.append(f"| {setup.name} | {' | '.join(_figures(setup, players))} |")
    return [*lines, ""]


def _figures(setup: Setup, players: int) -> list[str]:
    told: list[str] = []
    for luck in LUCK:
        played = _played(setup, players, luck)
        if not told:
            told = [f"{fmean(measure(state) for state in played):.1f}" for _, measure in MEASURES]
        told += [f"{fmean(measure(state) for state in played):.2f}" for measure in (agreement, top_quarter)]
        told.append(f"{fmean(best_won(state) for state in played):.0%}")
    return told


def _played(setup: Setup, players: int, luck: float) -> Sequence[Tournament]:
    return [
        simulated(setup.rules, World(players, luck, seed, setup.seeded), setup.pairing, setup.evening)
        for seed in range(TOURNAMENTS)
    ]


def main() -> None:
    """Measure, and write the page's figures anew."""
    lines: list[str] = []
    for seats, rounds, players in ((4, 4, 24), (4, 5, 64), (2, 5, 24)):
        print(f"{players} players at tables of {seats}", flush=True)
        lines += table(seats, rounds, players)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGINS)
    after = rest.partition(ENDS)[2]
    PAGE.write_text("\n".join([f"{before}{BEGINS}", "", *lines, f"{ENDS}{after}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
