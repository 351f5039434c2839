"""How many tables a field makes, how many sit at each, and how many it leaves over."""

from __future__ import annotations

from typing import NamedTuple

from engine.tournament.rules import TournamentRules


class Sizes(NamedTuple):
    """The number of entrants at each table, the largest first, and how many have a bye."""

    tables: tuple[int, ...]
    byes: int = 0


def table_sizes(rules: TournamentRules, count: int) -> Sizes:
    """The tables of so many entrants, as the rule for those who are left over has it.

    Where computers fill seats, the tables have as many entrants as even tables would, down to one against one computer
    at a table of two.
    """
    if rules.leftovers == "computers":
        return Sizes(evenly(count, -(-count // rules.seats))) if count > 1 else Sizes((), count)
    return cut(count, rules.seats, rules.seats_least, full=rules.leftovers == "byes")


def cut(count: int, seats: int, least: int, *, full: bool) -> Sizes:
    """Tables of up to so many seats: all of them `full` where there are enough, or as even as can be.

    Nobody has a bye at even tables where the limits allow it; who is too few for any table has one.
    """
    if full and count >= seats:
        return Sizes((seats,) * (count // seats), count % seats)
    for byes in range(count - 1):
        tables = -(-(count - byes) // seats)
        if count - byes >= tables * least:
            return Sizes(evenly(count - byes, tables), byes)
    return Sizes((), count)


def least_of(rules: TournamentRules) -> int:
    """The fewest entrants that make a table."""
    return 2 if rules.leftovers == "computers" else max(2, rules.seats_least)


def evenly(count: int, parts: int) -> tuple[int, ...]:
    """A number cut into parts that differ by one at most, the larger first."""
    each, more = divmod(count, parts)
    return (each + 1,) * more + (each,) * (parts - more)
