"""Fits the outlooks of gin and of draw-and-discard rummy to rounds of club players.

    python -m scripts.outlooks play FAMILY FILE [--seconds 200] [--first 0]
    python -m scripts.outlooks fit FAMILY FILE ...

The first plays rounds for so much processor time and keeps what tells them, at every moment at which a card is to be
drawn, with how they ended. The players are the quick ones; now and then one does what else it might think of, so that
such moments are known too. The second fits `engine/games/FAMILY/weights.py` to all but a fifth of the rounds, and keeps
in docs/figures/outlooks.json how well it foretells that fifth, which docs/PLAYERS.md shows.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from engine.games.draw_discard import imagining as rummy
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.fitted import Fitted
from engine.games.gin import imagining as gin
from engine.games.gin.family import GIN
from engine.games.moves import SeatMove
from engine.games.views import MatchView, Phase
from engine.match.match import AnyGame
from engine.match.selfplay import play
from engine.variants import game_of
from scripts.fitting import TABLES, Array, command_line, shares, values_fitted, winners_fitted

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = ROOT / "docs" / "figures" / "outlooks.json"

MOST_SEATS: Final = 4
STRAYS: Final = 10
"""Once in so many moves a player does what else it might think of."""

KEPT_OUT: Final = 5
"""One round in so many is not fitted to."""

LONGEST: Final = 3_000
WIDEST: Final = 120


class Samples(NamedTuple):
    """Moments of rounds: what tells each seat, who won, what each seat had of it, and had laid at the moment.

    `tables` are indexes into TABLES, `rounds` seeds. Seats stand in the order in which they sit in the round; of gin
    there is but the seat in turn, and `points` are its lead.
    """

    told: Array
    winners: Array
    points: Array
    earned: Array
    tables: Array
    rounds: Array


def main() -> None:
    """Play, or fit."""
    asked = command_line(__doc__).parse_args()
    if asked.what == "play":
        (file,) = asked.files
        np.savez(file, **played(asked.family, asked.first, asked.seconds)._asdict())
        return
    read = [np.load(file) for file in asked.files]
    samples = Samples(*(np.concatenate([one[name] for one in read]) for name in Samples._fields))
    weights, found = (gin_fitted if asked.family == "gin" else rummy_fitted)(samples)
    (ROOT / "engine" / "games" / asked.family / "weights.py").write_text(module(weights), encoding="utf-8")
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    FIGURES.write_text(json.dumps({**figures, **found}, indent=1) + "\n", encoding="utf-8")


# ---------------------------------------------------------------------------------------------------------- the rounds


def played(family: str, first: int, seconds: float) -> Samples:
    """The moments of as many rounds as can be played in so much processor time, of every table in turn."""
    began, seed = process_time(), first
    found: list[tuple[Any, ...]] = []
    while process_time() - began < seconds:
        for table, (variant, seats) in enumerate(TABLES[family]):
            moments = _gin_moments if family == "gin" else _rummy_moments
            found += [(*moment, table, seed) for moment in moments(game_of(variant), seats, seed)]
        seed += 1
    return Samples(*(np.array(column, dtype=np.float32) for column in zip(*found, strict=True)))


def _gin_moments(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, ...]]:
    rules: Any = game.rules
    seen: list[tuple[int, list[float]]] = []
    for rnd, points, _ in _rounds(game, _straying(GIN), seats, seed):
        if points is None:
            seen.append((rnd.turn_seat, gin.numbers(rules, rnd)))
            continue
        for seat, told in seen:
            yield told, 0, points[seat] - points[1 - seat], 0


def _rummy_moments(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, ...]]:
    rules: Any = game.rules
    seen: list[tuple[Any, list[list[float]]]] = []
    for rnd, points, winner in _rounds(game, _straying(DRAW_DISCARD), seats, seed):
        if points is None:
            seen.append((rnd, rummy.numbers(rules, rnd)))
            continue
        for before, told in seen:
            rest = [0.0] * (MOST_SEATS - len(told))
            won = -1 if winner is None else before.players.index(winner)
            had, laid = ([values[seat] for seat in before.players] for values in (points, before.table.earned))
            yield [*told, *([[0.0] * len(told[0])] * len(rest))], won, [*had, *rest], [*laid, *rest]


def _rounds(
    game: AnyGame, chooser: Callable[[MatchView, int], SeatMove], seats: int, seed: int
) -> Iterator[tuple[Any, list[int] | None, int | None]]:
    """The first round of a match whenever a card is to be drawn; at last its points and its winner."""
    for one in play(game, [chooser] * seats, seed, LONGEST):
        state: Any = one.step.state
        if state.sheet:
            result = state.sheet[0]
            yield state.play, [0 if score is None else score.points for score in result.seats], result.winner
            return
        before: Any = one.before.play
        if before is not None and before.phase is not Phase.DRAW and state.play.phase is Phase.DRAW:
            yield state.play, None, None


def _straying(family: Any) -> Callable[[MatchView, int], SeatMove]:
    def chooser(view: MatchView, dice: int) -> SeatMove:
        if (dice >> 20) % STRAYS:
            return family.quick(view, dice)  # type: ignore[no-any-return]
        ideas: Sequence[SeatMove] = family.ideas(view, dice)
        return ideas[(dice >> 30) % len(ideas)]

    return chooser


# ----------------------------------------------------------------------------------------------------------- the fits


def gin_fitted(samples: Samples) -> tuple[dict[str, Fitted], dict[str, Any]]:
    """The lead of the seat in turn."""
    told, lead, out = samples.told.astype(float), samples.points.astype(float), samples.rounds % KEPT_OUT == 0
    net = values_fitted(told[~out], lead[~out], units=12, epochs=20)
    foretold = net.of(told[out]) * net.scale
    return {"LEAD": net.fitted()}, {"gin_rummy 2": _judged(samples, 0, out, foretold, lead[out])}


def rummy_fitted(samples: Samples) -> tuple[dict[str, Fitted], dict[str, Any]]:
    """Who goes out, and what is left to those who do not; where what is laid counts, how much more that will be."""
    told, points, earned = (each.astype(float) for each in (samples.told, samples.points, samples.earned))
    winners, tables = samples.winners.astype(int), samples.tables.astype(int)
    seats = np.array([many for _, many in TABLES["draw_discard"]])[tables]
    counts = np.array([game_of(variant).rules.score.count_melds for variant, _ in TABLES["draw_discard"]])[tables]  # type: ignore[attr-defined]
    out, ended = samples.rounds % KEPT_OUT == 0, winners >= 0
    fit = ended & ~out
    ready = winners_fitted(told[fit], winners[fit], seats[fit], units=10, epochs=10)
    share = shares(ready, told, seats)
    standing = np.concatenate([told, (share * seats[:, None] / 2)[..., None]], axis=2)
    there = np.arange(MOST_SEATS)[None] < seats[:, None]
    lost = there & (np.arange(MOST_SEATS)[None] != winners[:, None]) & (fit & ~counts)[:, None]
    left = values_fitted(standing[lost], points[lost], units=8, epochs=8)
    laying = there & (fit & counts)[:, None]
    more = values_fitted(standing[laying], (points - earned)[laying], units=8, epochs=8)
    fitted = {"READY": ready.fitted(), "LEFT": left.fitted(), "MORE": more.fitted()}
    found: dict[str, Any] = {}
    for table, (variant, many) in enumerate(TABLES["draw_discard"]):
        held = out & ended & (tables == table)
        rows = standing[held][:, :many]
        rests = np.stack([left.of(rows[:, seat]) * left.scale for seat in range(many)], axis=1)
        mores = np.stack([more.of(rows[:, seat]) * more.scale for seat in range(many)], axis=1)
        won = rummy.won(game_of(variant).rules)  # type: ignore[arg-type]
        goes = share[held][:, :many]
        lowest = (1 - goes) * np.maximum(rests, 0) + goes * won
        foretold = earned[held][:, :many] + mores if counts[held].any() else -lowest
        came = points[held][:, :many] * (1 if counts[held].any() else -1)
        leads = [values[:, 0] - values[:, 1:].mean(1) for values in (foretold, came)]
        found[f"{variant} {many}"] = _judged(samples, table, held, *leads)
    return fitted, found


def _judged(samples: Samples, table: int, held: Array, foretold: Array, came: Array) -> dict[str, Any]:
    """How a lead was foretold in rounds that nothing was fitted to."""
    slope = float(np.polyfit(foretold, came, 1)[0])
    return {
        "fitted to": len(np.unique(samples.rounds[(samples.tables == table) & (samples.rounds % KEPT_OUT != 0)])),
        "rounds": len(np.unique(samples.rounds[held])),
        "moments": int(held.sum()),
        "explained": round(1 - float(((came - foretold) ** 2).mean() / came.var()), 3),
        "slope": round(slope, 2),
    }


def module(weights: dict[str, Fitted]) -> str:
    """The module that holds fitted functions."""
    lines = [
        '"""What the numbers that tell a round say of its end: written by `python -m scripts.outlooks`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from engine.games.fitted import Fitted, Unit",
        "",
        "# fmt: off",
    ]
    for name, fitted in weights.items():
        units = [f"        Unit(({_row(each.weights)}), {each.bias}, {each.worth})," for each in fitted.units]
        told = [f"{name}: Final = Fitted(", f"    ({_row(fitted.plane)}),", f"    {fitted.constant},", "    ("]
        for line in (*told, *units, "    ),", ")"):
            indent = " " * (len(line) - len(line.lstrip()))
            lines += wrap(line, WIDEST, subsequent_indent=f"{indent}    ")
    return "\n".join([*lines, ""])


def _row(values: Sequence[float]) -> str:
    return ", ".join(str(value) for value in values)


if __name__ == "__main__":
    main()
