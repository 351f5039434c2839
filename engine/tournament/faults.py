"""What is wrong with the rules of a tournament. Codes and facts only: the wording is the bot's."""

from __future__ import annotations

from enum import StrEnum


class TournamentFault(StrEnum):
    """Why the rules cannot be. Each code has one sentence in every catalog of `bot/locales`; facts are named."""

    SEATS_CROSSED = "seats_crossed"
    """The fewest seats of a table are more than its seats: `least`, `most`."""
    PLACE_POINTS_TOO_FEW = "place_points_too_few"
    """Every place of a full table needs its points: `least` of them."""
    PLACE_POINTS_RISE = "place_points_rise"
    """A worse place brings more points than a better one."""
    NOBODY_KNOCKED_OUT = "nobody_knocked_out"
    """As many go on as sit at a table: at most `most` may."""
    THIRD_PLACE_OF_TWO = "third_place_of_two"
    """Third place is only played for where tables have two seats."""
    DIVISION_TOO_SMALL = "division_too_small"
    """A division fills no table: it needs `least`."""
    TOO_MANY_MOVE = "too_many_move"
    """More go up and down than a division has: at most `most` each way."""
    PLAYING_COSTS = "playing_costs"
    """In an arena every table would only add to totals of which the lowest wins."""
    STREAK_OF_PLACES = "streak_of_places"
    """A streak doubles points of places only."""


class TournamentRulesError(ValueError):
    """Rules that contradict themselves: the code, the field at fault, and the facts of it as plain numbers."""

    def __init__(self, code: TournamentFault, switch: str, **facts: int) -> None:
        super().__init__(code.value, switch, facts)
        self.code = code
        self.switch = switch
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.switch}: {self.code.value}" + (f"({told})" if told else "")
