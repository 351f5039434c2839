"""When the time is up: what stays of a draft, loose tiles, penalty tiles (A002-02, 004)."""

from tests.referee.foul import expect
from tests.referee.record import Entry
from tests.referee.tiles.rack import Table

TIME_OUT = "RULES, time-out"


def takes_loose(table: Table, told: Entry) -> None:
    """The loose tiles of the table go onto the rack (004)."""
    table.expect_actor(told["seat"], "takes loose tiles")
    right = table.rules["timeout"]["policy"] == "take_loose_tiles" and table.turn.timed_out
    expect(right, TIME_OUT, f"seat {told['seat']} takes loose tiles")
    table.racks[table.seat].add(*told["cards"])


def draws_penalty(table: Table, told: Entry) -> None:
    """Penalty tiles from the pool, as many as there are (G-05)."""
    table.expect_actor(told["seat"], "draws penalty tiles")
    rule = table.rules["timeout"]["penalty_tiles"]
    owed, drawn = min(rule, len(table.pool)), list(told["cards"])
    expect(table.turn.timed_out, TIME_OUT, f"seat {told['seat']} draws penalty tiles within its time")
    right = len(drawn) == told["count"] == owed
    expect(
        right,
        TIME_OUT,
        f"seat {told['seat']} draws {len(drawn)} penalty tiles, counted {told['count']}, and owes {owed}",
    )
    for one in drawn:
        table.pool.draw(one)
    table.racks[table.seat].add(*drawn)
    table.turn.penalty = len(drawn)
