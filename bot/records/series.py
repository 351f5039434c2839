"""Matches that follow one another: a rematch, and the best of three or five."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.records.games import Holder
from bot.records.ids import GameId

LENGTHS: Final = (3, 5)
"""The best of so many."""

Sitter = int | str
"""Who sat: a person by their id, a computer player, or somebody who was forgotten, by the name."""

Sitters = tuple[tuple[Sitter, str], ...]
"""Who sits at a table, by seat, each with their name."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match of a series that is over: who sat where, and the places."""

    sitters: Sitters
    places: tuple[int, ...]


def sitter_of(holder: Holder) -> Sitter:
    """Who holds a seat."""
    return holder.name if holder.user_id is None else holder.user_id


@dataclass(frozen=True, slots=True)
class Series:
    """The matches of a series so far, the first one first. It is between those alone who began it: of another table it
    has the matches before, and ends.
    """

    series_id: GameId
    best_of: int
    matches: tuple[Played, ...]
    together: bool = True

    @property
    def goes_on(self) -> bool:
        """Whether another match of the series is to come."""
        return self.together and not self.winners

    @property
    def score(self) -> tuple[tuple[str, int], ...]:
        """How many matches each has won, by name, of all who played, most first. A shared win is everybody's."""
        won: Counter[Sitter] = Counter()
        names: dict[Sitter, str] = {}
        for match in self.matches:
            for (sitter, name), place in zip(match.sitters, match.places, strict=True):
                names[sitter] = name
                won[sitter] += place == 1
        return tuple((names[sitter], count) for sitter, count in won.most_common())

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won the series: nobody while others may still draw level, several where it ended level."""
        most, left = self.score[0][1] if self.score else 0, self.best_of - len(self.matches)
        behind = [most - count for _, count in self.score if count < most]
        if left > 0 and min(behind, default=0) <= left:
            return ()
        return tuple(name for name, count in self.score if count == most)
