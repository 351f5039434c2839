"""What comes at the wrong time, from the wrong seat or with a wrong number is refused with the code that says why."""

from typing import Final

import pytest

from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    Move,
    Pass,
    ReturnDiscard,
    Shuffled,
    TakeBack,
    TakeDiscard,
    TurnTimedOut,
    WindowClosed,
)
from engine.rules.refusals import Reject
from tests.engine.builders import DRAW, PLAY, CardTable, at_table, card, discarded, refused


def in_turn(**more: object) -> CardTable:
    """Seat 0 of three is in turn 10; the last window was number 5."""
    return at_table(hands=["5H 6H", "7H", "8H"], **more)


def awaiting() -> CardTable:
    """The same, the stock to be shuffled from two discards."""
    table = in_turn(phase=DRAW, stock="", discards="7S 8S KS")
    table.draw()
    return table


def answered() -> CardTable:
    """Window 6 of turn 10 asks seats 1 to 3, and seat 2 has claimed."""
    table = discarded()
    table.claim(2)
    return table


REFUSED: Final = (
    (
        answered(),
        {
            Reject.STALE_WINDOW: (Claim(1, 5), Claim(1, 7), WindowClosed(5), WindowClosed(7)),
            Reject.CLAIM_NOT_ASKED: (Claim(0, 6), Pass(0, 6)),
            Reject.CLAIM_ANSWERED: (Claim(2, 6), Pass(2, 6)),
            Reject.SEAT_OUT: (Claim(4, 6), Claim(4, 5), DrawStock(-1, 10)),
            Reject.NOT_YOUR_TURN: (Discard(1, 9, card("5C")),),
            Reject.WRONG_PHASE: (DrawStock(0, 10), Discard(0, 10, card("5C"))),  # of the discarder, who has played
            Reject.STALE_TURN: (TurnTimedOut(10),),
            Reject.BAD_SHUFFLE: (Shuffled((0,)),),
        },
    ),
    (
        in_turn(phase=DRAW, discards=""),
        {
            Reject.STALE_WINDOW: (Claim(1, 5), WindowClosed(5)),
            Reject.NO_WINDOW: (Claim(1, 6), Pass(0, 6), WindowClosed(6)),
            Reject.STALE_TURN: (DrawStock(0, 9), DrawStock(0, 11), Discard(0, 9, card("5H"))),
            Reject.NOT_YOUR_TURN: (DrawStock(1, 10), TakeDiscard(1, 9)),
            Reject.SEAT_OUT: (DrawStock(3, 10),),
            Reject.DISCARD_EMPTY: (TakeDiscard(0, 10),),
            Reject.DRAW_FIRST: (ReturnDiscard(0, 10), TakeBack(0, 10), Lay(0, 10)),
        },
    ),
    (
        in_turn(phase=PLAY),
        {
            Reject.ALREADY_DRAWN: (DrawStock(0, 10), TakeDiscard(0, 10)),
            Reject.NOTHING_TO_RETURN: (ReturnDiscard(0, 10),),
            Reject.NOTHING_TO_TAKE_BACK: (TakeBack(0, 10),),
            Reject.NOT_IN_HAND: (Discard(0, 10, card("7H")),),
            Reject.NOTHING_CHOSEN: (Lay(0, 10),),
        },
    ),
    (
        awaiting(),
        {
            Reject.AWAITING_SHUFFLE: (DrawStock(0, 10), Claim(1, 5), TurnTimedOut(10), WindowClosed(5)),
        },
    ),
)


@pytest.mark.parametrize(
    ("table", "move", "code"),
    [(table, move, code) for table, moves in REFUSED for code, some in moves.items() for move in some],
)
def test_a_move_is_refused_for_the_first_thing_that_is_wrong_with_it(table: CardTable, move: Move, code: Reject):
    before = table.round
    with refused(code):
        table.do(move)
    assert table.round is before
