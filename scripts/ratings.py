"""Fits the parameters of the ratings to self-play, game by game.

    python -m scripts.ratings [GAME ...] [--players N] [--matches N] [--rounds N] [--seed N] [--largest]

What was fitted goes to `bot/hosting/results/parameters.json`, what it was fitted to and how well it predicts to
`docs/figures/ratings.json`, and the table of docs/RATINGS.md is written anew. With --largest what is fitted already is
tried at the largest table of each game that has ratings, and nothing is fitted.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import bot.hosting.results.parameters as kept
from bot.cli.ratings import WHY, seat_counts, tables_of, told
from bot.hosting.results.parameters import SIGMA, Parameters
from bot.simulation.ratings import DRIFTING, LEVELS, Believed, Deals, Elo, People, judge, losses
from engine.variants import VARIANTS, variant_of

PARAMETERS: Final = Path(kept.__file__).with_name(kept.FILE)
FIGURES: Final = Path("docs/figures/ratings.json")
PAGE: Final = Path("docs/RATINGS.md")
BEGINS, ENDS = "<!-- made by python -m scripts.ratings -->", "<!-- until here -->"
WHY_NOT: Final = {
    **WHY,
    "unfitted": "no rating yet: nothing was fitted",
    "year": "no rating: in a year of 3,000 people 20 or 60 matches do not put them in the order of their strength",
}
"""The same of games as their parameters are kept, of which more has been tried."""
BETAS: Final = (3.0, 4.2, 6.0, 8.5, 12.0, 17.0, 24.0, 34.0)
TAUS: Final = (0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4)
SURER: Final = 0.65 * SIGMA
"""Who plays on and on is to be known at least as well as this: ratings that only grow doubtful tell nothing."""
COSTS_NOTHING: Final = 0.001
"""The liveliest ratings are taken of those whose log loss is within so much of the least."""
KS: Final = (4.0, 8.0, 16.0, 32.0, 64.0)


def main() -> None:
    """Fit, judge, tell and write, game by game."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all of them if left out")
    for option, usual in (("players", 150), ("matches", 5_000), ("rounds", 60), ("seed", 0)):
        arguments.add_argument(f"--{option}", type=int, default=usual)
    arguments.add_argument("--largest", action="store_true")
    asked = arguments.parse_args()
    for key in asked.games or VARIANTS:
        counts = seat_counts(key, None)
        if asked.largest:
            try_largest(key, counts, asked)
            continue
        tables = tables_of(key, counts, asked.rounds, asked.seed)
        found, k = fit(tables, asked.players, asked.matches, asked.seed)
        tables = tables_of(key, counts, asked.rounds, asked.seed + 1)
        judged = judge(tables, found, k, asked.players, asked.matches, asked.seed + 1)
        of = {name: getattr(asked, name) for name in ("rounds", "players", "matches", "seed")}
        write(
            key,
            {**asdict(found), "k": k, "why_not": judged.why_not},
            {"fitted_to": {"seats": counts, **of}, "judged": asdict(judged)},
        )
        print(f"{key}, {' and '.join(map(str, counts))} seats: {told(judged)}", flush=True)


def try_largest(key: str, counts: Sequence[int], asked: argparse.Namespace) -> None:
    """Judge what is fitted for a game with ratings at its largest table, where it was not fitted to that one."""
    seats = max(variant_of(key).rules.seat_counts())
    if key not in kept.PARAMETERS or seats in counts:
        return
    tables = tables_of(key, [seats], asked.rounds, asked.seed + 1)
    k = kept.document()["games"][key]["k"]
    judged = judge(tables, kept.PARAMETERS[key], k, asked.players, asked.matches, asked.seed + 1)
    figures = json.loads(FIGURES.read_text("utf-8"))
    figures[key]["largest"] = {"seats": seats, "rounds": asked.rounds, "judged": asdict(judged)}
    put(json.loads(PARAMETERS.read_text("utf-8")), figures)
    print(f"{key}, {seats} seats: {told(judged)}", flush=True)


def fit(tables: Sequence[Deals], people: int, matches: int, seed: int) -> tuple[Parameters, float]:
    """The parameters of a game with the least log loss on these deals, and the best K of an Elo."""
    outcomes = list(People(people, seed, improve=True).play(tables, matches))
    beta = min(BETAS, key=lambda one: fmean(losses(Believed(one, 0.1), outcomes)))
    by_tau = {one: fmean(losses(Believed(beta, one), outcomes)) for one in TAUS}
    k = min(KS, key=lambda one: fmean(losses(Elo(one), outcomes)))
    lively = [one for one, loss in by_tau.items() if loss <= min(by_tau.values()) + COSTS_NOTHING]
    for tau in sorted({TAUS[0], *lively}, reverse=True):
        stationary, anchors = _settled(tables, beta, tau, seed)
        if stationary <= SURER:
            break
    return Parameters(beta, tau, stationary, anchors), k


def _settled(tables: Sequence[Deals], beta: float, tau: float, seed: int) -> tuple[float, dict[str, float]]:
    """The doubt that stays, and what the computer players come to among people of all strengths."""
    crowd = People(100, seed + 1, improve=False)
    crowd.strengths[: len(LEVELS)] = [float(level) for level in range(len(LEVELS))]
    rater = Believed(beta, tau)
    means: dict[str, list[float]] = {level.value: [] for level in LEVELS}
    for number, outcome in enumerate(crowd.play(tables, DRIFTING)):
        rater.learn(outcome)
        if 2 * number > DRIFTING and not number % 50:
            for index, level in enumerate(LEVELS):
                means[level.value].append(rater.of(index)[0])
    stationary = fmean(rater.of(one)[1] for one in range(100))
    return round(stationary, 4), {level: round(fmean(found), 3) for level, found in means.items()}


def write(key: str, fitted: dict[str, Any], judged: dict[str, Any]) -> None:
    """Keep what was fitted for a game, with a new version, and write the page anew."""
    found, figures = json.loads(PARAMETERS.read_text("utf-8")), json.loads(FIGURES.read_text("utf-8"))
    found["version"] += 1
    found["games"][key] = fitted
    figures[key] = judged
    put(found, figures)


def put(found: dict[str, Any], figures: dict[str, Any]) -> None:
    """Write the parameters, the figures and the page; of games without ratings nobody asks for the anchors."""
    for one in found["games"].values():
        if one["why_not"]:
            one.pop("anchors", None)
    games = ",\n".join(f"  {json.dumps(key)}: {json.dumps(fitted)}" for key, fitted in found["games"].items())
    about = json.dumps({key: value for key, value in found.items() if key != "games"})
    PARAMETERS.write_text(f'{about[:-1]}, "games": {{\n{games}\n}}}}\n', encoding="utf-8")
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    before, after = PAGE.read_text("utf-8").split(BEGINS)[0], PAGE.read_text("utf-8").split(ENDS)[1]
    PAGE.write_text(f"{before}{BEGINS}\n\n{page(found, figures)}\n{ENDS}{after}", encoding="utf-8")


def page(found: dict[str, Any], figures: dict[str, Any]) -> str:
    """The tables of docs/RATINGS.md."""
    lines = [f"Parameters of version {found['version']}.", "", *heads("game | seats | beta | tau | settled at", "N | ")]
    for key, one in sorted(found["games"].items()):
        if key in figures:
            of, to = figures[key]["judged"], figures[key]["fitted_to"]
            lines.append(
                f"| `{key}` | {', '.join(map(str, to['seats']))} | {one['beta']:g} | {one['tau']:g} "
                f"| {one['stationary']:.2f} | {judged_row(of)} | {of['matches']} | {WHY_NOT[one['why_not']]} |"
            )
    lines += ["", "The same parameters at the largest table of the rated games:", "", *heads("game | seats", "rounds")]
    for key, one in sorted(figures.items()):
        if "largest" in one and not found["games"][key]["why_not"]:
            at = one["largest"]
            lines.append(f"| `{key}` | {at['seats']} | {judged_row(at['judged'])} | {at['rounds']} |")
    return "\n".join([*lines, ""])


def heads(before: str, after: str) -> list[str]:
    """The two lines above the rows of a table, around the columns of what was judged."""
    line = f"| {before} | chance | Elo | log loss | clear | Kendall 20 | 60 | drift | {after} |"
    return [line, "|" + " --- |" * (line.count("|") - 1)]


def judged_row(of: dict[str, Any]) -> str:
    """What was judged, for a row of a table."""
    return (
        f"{of['uniform']:.3f} | {of['elo']:.3f} | {of['log_loss']:.3f} | {of['clear']:.1f} "
        f"| {of['kendall_20']:.2f} | {of['kendall']:.2f} | {of['drift']:.3f}"
    )


if __name__ == "__main__":
    main()
