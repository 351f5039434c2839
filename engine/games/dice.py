"""Chance for those who only imagine: numbers that one number decides. No deal of a match is made with it."""

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_UNIT: Final = 1 / (1 << 53)


class Dice:
    """A stream of numbers; the same seed gives the same one on any machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def word(self) -> int:
        """A number of 64 bits."""
        self._state = state = (self._state + _STEP) & _MASK
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        return state ^ state >> 31

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; where the bound is small, all are as good as equally likely."""
        return self.word() % bound

    def share(self) -> float:
        """A number from 0 up to, but not, 1."""
        return (self.word() >> 11) * _UNIT

    def shuffle(self, values: MutableSequence[T]) -> None:
        """Put values into a random order, in place."""
        for last in range(len(values) - 1, 0, -1):
            other = self.word() % (last + 1)
            values[last], values[other] = values[other], values[last]

    def order(self, size: int) -> tuple[int, ...]:
        """A random permutation of 0..size-1."""
        order = list(range(size))
        self.shuffle(order)
        return tuple(order)
