"""A small function that was fitted to many rounds: what it makes of numbers by which a round is told."""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple


class Unit(NamedTuple):
    """A bend in a fitted function: how far the numbers, each weighed, are above or below `bias`; it counts `worth`."""

    weights: tuple[float, ...]
    bias: float
    worth: float


class Fitted(NamedTuple):
    """A fitted function: a plane, and units that bend it."""

    plane: tuple[float, ...]
    constant: float
    units: tuple[Unit, ...]

    def of(self, numbers: Sequence[float]) -> float:
        """Its value at these numbers."""
        value: float = self.constant + sum(map(mul, self.plane, numbers))
        for weights, bias, worth in self.units:
            bent: float = bias + sum(map(mul, weights, numbers))
            # A hyperbolic tangent, with nothing that could overflow.
            value += worth * (1.0 - 2.0 / (1.0 + exp(2.0 * bent if bent < 20.0 else 40.0)))
        return value
