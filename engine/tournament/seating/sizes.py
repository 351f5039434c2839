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

    Short tables are as even as can be, and nobody has a bye where the limits allow it. Where computers fill seats, the
    tables have as many entrants as even tables would, down to one against one computer at a table of two.
    """
    if rules.leftovers == "computers":
        tables = -(-count // rules.seats)
        return Sizes(evenly(count, tables)) if count > 1 else Sizes((), count)
    if rules.leftovers == "byes" and count >= rules.seats:
        return Sizes((rules.seats,) * (count // rules.seats), count % rules.seats)
    for byes in range(count - 1):
        tables = -(-(count - byes) // rules.seats)
        if count - byes >= tables * rules.seats_least:
            return Sizes(evenly(count - byes, tables), byes)
    return Sizes((), count)


def evenly(count: int, parts: int) -> tuple[int, ...]:
    """A number cut into parts that differ by one at most, the larger first."""
    each, more = divmod(count, parts)
    return (each + 1,) * more + (each,) * (parts - more)
