"""Floating: who lays the last card without a discard plays on without a hand (docs/GIN_AND_500.md)."""

from engine.booklets import DISNEY_BASIC, RUMMY_500
from engine.games.events import Floated
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd
from tests.engine.builders import DRAW, PLAY, WINDOW, at_table, card, happened, house, refused

FLOATS = house(RUMMY_500, "go_out.last_card=floats")


def floating(**more):
    """Seat 0 has just laid its last card; seat 1 is to draw."""
    table = at_table(FLOATS, hands=["7H 8H 9H", "KS QD"], **{"discards": "2D", "stock": "5C 6C 10H 4S", **more})
    assert happened(table.lay("7H 8H 9H"), Floated) == [Floated(0)]
    return table


def around(table, discard: str = "KS") -> None:
    """Seat 1 has its turn."""
    table.draw()
    table.discard(discard)


def test_500_the_next_discard_goes_out() -> None:
    table = floating()
    around(table)
    table.draw()
    assert (table.hand(0), table.phase) == ("6C", PLAY)
    table.discard("6C")
    assert (table.result.end, table.result.winner, table.points()) == (RoundEnd.WENT_OUT, 0, [24, -15])


def test_500_who_floats_takes_a_discard_only_to_lay_it_off() -> None:
    table = floating()
    around(table)
    with refused(Reject.TAKEN_NOT_MELDED, card=card("KS")):
        table.take()
    table = at_table(FLOATS, hands=["", "KS"], phase=DRAW, melds=[(0, "7H 8H 9H")], discards="2D 10H")
    assert table.options(0).take_depths == (1,)
    table.take()
    table.lay(layoffs=[("10H", 1)])
    assert table.turn_seat == 1


def test_500_that_holds_where_the_top_card_is_free_too() -> None:
    rules = house(FLOATS, "draw.pile_top=free")
    table = at_table(rules, hands=["", "KS"], phase=DRAW, discards="2D")
    assert table.options(0).take_depths == ()
    table = at_table(house(rules, "draw.discard_just_taken=on"), hands=["", "KS"], phase=DRAW, discards="2D")
    assert table.options(0).take_depths == (1,)


def test_500_a_floating_seat_may_time_out() -> None:
    table = floating()
    around(table)
    table.time_out()
    assert table.result.winner == 0


def test_a_floating_seat_is_not_asked_for_a_claim() -> None:
    """It could not discard what it takes in the same turn."""
    rules = house(DISNEY_BASIC, "go_out.last_card=floats")
    table = at_table(rules, hands=["9H 6H", "", "5C 6C"], discards="JS")
    table.discard("9H")
    assert (table.phase, table.asked) == (WINDOW, (2,))
    table.pass_(2)
    assert table.active() == {1: frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})}
