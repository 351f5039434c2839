"""The opening: a seat's first laying-out in the round, and the points that it needs."""

from typing import Protocol

from tests.referee.draw_discard.table import Table
from tests.referee.foul import expect
from tests.referee.melds import Meld, worth

OPENING = "RULES, opening"


class FirstLaying(Protocol):
    """What an opening is made of. `swaps_alone` where jokers were freed and no more, which opens nothing (G-20)."""

    melds: list[Meld]
    touched: set[int]
    each: list[int]
    own: int
    off: int
    swapped: int
    points: int | None
    swaps_alone: bool


def expect_opening(table: Table, laid: FirstLaying, opened_before: bool) -> None:
    """A seat that has not opened needs the points; whoever has opened is free."""
    seat = table.seat
    if laid.melds:
        table.melded.add(seat)
        if table.first_melder is None:
            table.first_melder = seat
    if opened_before:
        expect(laid.points is None, OPENING, f"seat {seat} opens a second time")
        return
    if any(meld.kind == "flush" for meld in laid.melds) or (laid.swaps_alone and laid.points is None):
        return
    if not laid.melds and laid.points is None and table.rules["layoff"]["requires"] == "any_meld_on_table":
        return
    least = table.rules["opening"]["points"]
    points = opening_points(table, laid)
    expect(points >= least, OPENING, f"seat {seat} opens with {points} points, and needs {least}")
    if laid.points is not None:
        expect(laid.points == points, OPENING, f"seat {seat} opens with {points} points, not {laid.points}")
        table.opened.add(seat)
        table.turn.opened = True
    else:
        missing = bool(laid.melds) or least > 0
        expect(not missing, OPENING, f"seat {seat} lays its first meld, and nobody says that it has opened")


def opening_points(table: Table, laid: FirstLaying) -> int:
    """The points that count towards an opening (A000-06, A000-17, A003-10)."""
    rules = table.rules["opening"]
    if rules["scope"] == "single_meld":
        return max(laid.each, default=0)
    # What the turn laid off before counts as if it were laid now.
    off, touched = laid.off + laid.swapped + table.turn.off, laid.touched | table.turn.touched
    less = 0 if rules["count_layoffs"] else off
    if rules["count_table"] == "all":
        return sum(sum(worth(table.rules, meld)) for meld in table.melds.values()) - less
    if rules["count_table"] == "touched_melds":
        return sum(sum(worth(table.rules, table.melds[number])) for number in touched & table.melds.keys()) - less
    return laid.own + off - less
