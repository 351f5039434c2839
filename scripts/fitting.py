"""What players are fitted to, and small functions that are: a plane with units that bend it, by descent (Adam)."""

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.games.fitted import Fitted, Unit

Array = np.ndarray[Any, Any]

TABLES: Final = {
    "gin": [("gin_rummy", 2)],
    "draw_discard": [
        ("disney_basic", 2),
        ("disney_layoff", 2),
        ("czech_rummy", 2),
        ("nsv_basic", 2),
        ("rummy_500", 2),
        ("disney_basic", 4),
    ],
}
"""The games of which rounds are played to learn from, by family, each with a number of seats."""

AT_ONCE: Final = 256
PACE: Final = 3e-3
NOTHING: Final = 1e-6
KEPT, KEPT_OF_SQUARES = 0.9, 0.999


def command_line(about: str | None) -> argparse.ArgumentParser:
    """What is asked of a script that plays rounds of a family into a file, or fits what was learnt to such files."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("family", choices=tuple(TABLES))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seconds", type=float, default=200.0, help="processor time")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first round")
    return parser


@dataclass
class Net:
    """A function that is being fitted: what it makes of rows of numbers, and a step towards making less error."""

    rows: Array
    units: int
    seed: int = 0
    scale: float = 1.0
    _steps: int = 0
    _parts: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        dice = np.random.default_rng(self.seed)
        width = self.rows.shape[-1]
        flat = self.rows.reshape(-1, width)
        # What is the same in all samples tells nothing, and must not where it is another.
        self._middle, self._spread = flat.mean(0), np.where(flat.std(0) > NOTHING, flat.std(0), np.inf)
        self._parts = [
            dice.normal(0, width**-0.5, (width, self.units)),
            np.zeros(self.units),
            dice.normal(0, 0.1 * self.units**-0.5, self.units),
            np.zeros(1),
            np.zeros(width),
        ]
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]

    def of(self, rows: Array) -> Array:
        """Its values, before they are scaled."""
        weights, bias, worth, constant, plane = self._parts
        self._seen = (rows - self._middle) / self._spread
        self._bent = np.tanh(self._seen @ weights + bias)
        values: Array = self._bent @ worth + constant[0] + self._seen @ plane
        return values

    def step(self, slopes: Array, pace: float) -> None:
        """A step down, given by how much the error grows with each of the values that were asked for last."""
        bent = slopes[:, None] * self._parts[2] * (1 - self._bent**2)
        slopes_of = (self._seen.T @ bent, bent.sum(0), self._bent.T @ slopes, slopes.sum(keepdims=True))
        self._steps += 1
        for at, slope in enumerate((*slopes_of, self._seen.T @ slopes)):
            self._means[at] = KEPT * self._means[at] + (1 - KEPT) * slope
            self._squares[at] = KEPT_OF_SQUARES * self._squares[at] + (1 - KEPT_OF_SQUARES) * slope**2
            mean = self._means[at] / (1 - KEPT**self._steps)
            size = np.sqrt(self._squares[at] / (1 - KEPT_OF_SQUARES**self._steps)) + 1e-8
            self._parts[at] = self._parts[at] - pace * mean / size

    def fitted(self) -> Fitted:
        """The function as the engine has it, of numbers as they come."""
        weights, bias, worth, constant, plane = self._parts
        shift = self._middle / self._spread
        by_unit = (weights / self._spread[:, None]).T
        units = zip(by_unit, bias - shift @ weights, worth * self.scale, strict=True)
        return Fitted(
            _short(plane / self._spread * self.scale),
            _short([(constant[0] - shift @ plane) * self.scale])[0],
            tuple(Unit(_short(each), _short([low])[0], _short([counts])[0]) for each, low, counts in units),
        )


def values_fitted(rows: Array, values: Array, units: int, epochs: int) -> Net:
    """The function that comes closest to a value for each row."""
    net = Net(rows, units, scale=float(values.std()))
    aims = values / net.scale
    for chosen, pace in _portions(len(rows), epochs):
        net.step(2 * (net.of(rows[chosen]) - aims[chosen]) / len(chosen), pace)
    return net


def winners_fitted(rows: Array, winners: Array, seats: Array, units: int, epochs: int) -> Net:
    """The function whose exponential says how likely each seat is to win: `rows` holds a table of seats each."""
    net = Net(rows[:, :2], units)
    for chosen, pace in _portions(len(rows), epochs):
        many = int(seats[chosen].max())
        slopes = shares(net, rows[chosen][:, :many], seats[chosen])
        slopes[np.arange(len(chosen)), winners[chosen]] -= 1
        net.step(slopes.reshape(-1) / len(chosen), pace)
    return net


def shares(net: Net, rows: Array, seats: Array) -> Array:
    """How likely each seat of each table is to win; nought where there is none."""
    tables, many, width = rows.shape
    values = net.of(rows.reshape(-1, width)).reshape(tables, many)
    values[np.arange(many)[None] >= seats[:, None]] = -np.inf
    likely: Array = np.exp(values - values.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return likely


def _portions(rows: int, epochs: int) -> Any:
    """Rows in a random order, some at once, and how far to go with them: less and less."""
    dice = np.random.default_rng(0)
    for epoch in range(epochs):
        pace = PACE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = dice.permutation(rows)
        for first in range(0, rows, AT_ONCE):
            yield order[first : first + AT_ONCE], pace


def _short(values: Any) -> tuple[float, ...]:
    return tuple(float(f"{value:.3g}") for value in values)
