"""A turn's beginning: draw or take, and the laps of the table."""

import pytest

from engine.booklets import NSV_BASIC
from engine.games.events import Discarded, DrewStock, TookDiscard, TurnBegan
from engine.games.moves import MoveKind
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, DRAW, OPENING_DISCARD, PLAY, CardTable, at_table, card, house, refused

NO_CLAIMS = house(BASIC, "claim.enabled=off")


def test_game1_turn_draw_the_top_of_the_draw_pile_or_the_top_discard_without_any_condition() -> None:
    """A000-02: exactly one card, from the stock or the discard pile, never both."""
    drawn, taken = (at_table(hands=["5H", "6H"], stock="2C 3C", discards="KS 9S", phase=DRAW) for _ in range(2))
    assert drawn.draw() == (DrewStock(0, card("2C")),)
    assert (drawn.hand(0), drawn.stock, drawn.phase) == ("5H 2C", "3C", PLAY)
    assert taken.take() == (TookDiscard(0, card("9S")),)
    assert (taken.hand(0), taken.discards, taken.phase) == ("9S 5H", "KS", PLAY)
    for again in (drawn.draw, drawn.take, taken.draw, taken.take):
        with refused(Reject.ALREADY_DRAWN):
            again()


def test_game1_turn_drawing_is_mandatory() -> None:
    table = at_table(hands=["5H 6H 7H 8H", "6H"], phase=DRAW, opened=[0])
    with refused(Reject.DRAW_FIRST):
        table.discard("5H")
    with refused(Reject.DRAW_FIRST):
        table.lay("5H 6H 7H")
    assert table.active() == {0: {MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD}}


def test_game1_turn_the_discard_of_one_card_face_up_is_mandatory_and_ends_the_turn() -> None:
    """A000-12: melding is optional, one discard ends every turn."""
    table = at_table(NO_CLAIMS, hands=["5H 6H 7H 8H KS", "6H"], opened=[0], discards="9S")
    table.lay("5H 6H 7H")
    assert (table.turn_seat, table.phase) == (0, PLAY)
    assert table.discard("8H") == (Discarded(0, card("8H")), TurnBegan(1, 11))
    assert (table.hand(0), table.discards) == ("KS", "9S 8H")
    assert (table.turn_seat, table.phase) == (1, DRAW)
    with refused(Reject.NOT_YOUR_TURN):
        table.discard("KS", 0)


def test_draw_discard_take_never_or_from_lap_two_leaves_the_stock_only() -> None:
    for switch, lap in (("draw.discard_take=never", 3), ("draw.discard_take_from_lap=2", 1)):
        table = at_table(house(NO_CLAIMS, switch), hands=["5H", "6H"], phase=DRAW, lap=lap)
        assert table.active() == {0: {MoveKind.DRAW_STOCK}}
        with refused(Reject.TAKE_NOT_ALLOWED):
            table.take()
    assert at_table(house(NO_CLAIMS, switch), hands=["5H", "6H"], phase=DRAW, lap=2).take()


def play_on(table: CardTable, *seats: int) -> list[int]:
    """Turns without melds; the lap of each."""
    laps = []
    for seat in seats:
        assert table.turn_seat == seat
        laps.append(table.round.turn.lap)
        if table.phase is DRAW:
            table.draw()
        table.discard(table.hand(seat).split()[0])
    return laps


def opening(seats: int, dealer: int | None = None) -> CardTable:
    """A round at its opening discard."""
    starter = 0 if dealer is None else (dealer + 1) % seats
    hands = ["2H 3H 4H 5H 6H 7H"] * seats
    return at_table(
        NO_CLAIMS, hands=hands, stock="2S 3S 4S 5S 6S 7S 8S 9S", discards="", phase=OPENING_DISCARD, lap=1,
        turn_seat=starter, dealer=dealer,
    )  # fmt: skip


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_game1_round_1_ends_when_every_player_has_had_one_turn(dealer: int) -> None:
    order = [(dealer + 1 + step) % 3 for step in range(6)]
    assert play_on(opening(3, dealer), *order) == [1, 1, 1, 2, 2, 2]


def test_game1_round_1_draw_one_discard_one_no_melding_no_laying_off() -> None:
    """A000-01: by house rule the ban is lifted."""
    words = {"hands": ["5H QH KH AH", "6H"], "lap": 1, "melds": [(1, "6H 7H 8H")], "opened": [0]}
    for laid in ({"layoffs": [("5H", 1)]}, {"melds": ["QH KH AH"]}):
        with refused(Reject.MELDS_TOO_EARLY, lap=1, from_lap=2):
            at_table(**words).lay(*laid.pop("melds", ()), **laid)
    table = at_table(house(BASIC, "meld_from_lap=1"), **words)
    table.lay("QH KH AH")
    assert table.melds() == ["6H 7H 8H", "QH KH AH"]


def test_round_1_ends_without_the_seats_that_left() -> None:
    table = opening(3)
    play_on(table, 0)
    table.leave(1)
    assert play_on(table, 2, 0) == [1, 2]


def test_round_1_lasts_until_those_have_had_a_turn_who_were_passed_over() -> None:
    """G-09 the other way: a claim that moves the turn does not shorten round 1 for the seats that it skips."""
    rules = house(BASIC, "claim.changes_turn_order=on")
    table = at_table(
        rules, hands=["2H 3H 4H 5H"] * 4, stock="2S 3S 4S 5S 6S 7S", discards="", phase=OPENING_DISCARD, lap=1
    )
    table.discard("2H")
    table.pass_(1)
    table.pass_(2)
    table.claim(3)
    assert (table.turn_seat, table.round.turn.lap) == (0, 1)
    table.draw()
    with refused(Reject.MELDS_TOO_EARLY):
        table.lay("3H 4H 5H")


ROBBER = house(NSV_BASIC, "draw.discard_take=only_if_melded_this_turn")


@pytest.mark.parametrize(
    ("switches", "hand", "melds", "lap"),
    [
        ((), "2H 5C KD", [], 2),
        # Where nothing is laid off, a card that would only lengthen a run on the table.
        ((), "2H KD", [(0, "6H 7H 8H")], 2),
        (("joker.swap=never",), "2H KD", [(1, "7H 8H JK=9H")], 2),
        (("meld_from_lap=2",), "7H 8H KD", [], 1),
    ],
)
def test_d003_u1_the_open_card_is_refused_unless_it_can_be_melded_at_once(switches, hand, melds, lap) -> None:
    table = at_table(house(ROBBER, *switches), hands=[hand, "6H"], discards="9H", phase=DRAW, melds=melds, lap=lap)
    with refused(Reject.TAKEN_NOT_MELDED, card=card("9H")):
        table.take()


def test_003_robber_the_open_card_that_fits_is_taken_and_must_be_melded() -> None:
    table = at_table(ROBBER, hands=["7H 8H KD", "6H"], discards="9H", phase=DRAW)
    table.take()
    assert table.active() == {0: {MoveKind.LAY, MoveKind.RETURN_DISCARD}}
    for word in ("9H", "KD"):
        with refused(Reject.TAKEN_NOT_MELDED):
            table.discard(word)
    table.lay("7H 8H 9H")
    assert table.active() == {0: {MoveKind.LAY, MoveKind.DISCARD, MoveKind.TAKE_BACK}}
    table.discard("KD")


@pytest.mark.parametrize(
    ("hand", "lying", "laid", "left"),
    [
        ("2H KD", (0, "6H 7H 8H"), {"layoffs": [("9H", 1)]}, "2H KD"),
        ("2H KD", (1, "7H 8H JK=9H"), {"swaps": [("9H", 1)]}, "2H KD JK"),
        # Equal cards are interchangeable: it does not matter which nine of hearts was melded.
        ("7H 8H 9H KD", (0, "2S 3S 4S"), {"melds": ["7H 8H 9H"]}, "9H KD"),
    ],
)
def test_003_robber_the_open_card_may_be_laid_off_free_a_joker_or_be_melded_at_once(hand, lying, laid, left) -> None:
    rules = house(ROBBER, "layoff.enabled=on")
    table = at_table(rules, hands=[hand, "6H"], discards="9H", phase=DRAW, melds=[lying])
    table.take()
    table.lay(*laid.get("melds", ()), **{name: some for name, some in laid.items() if name != "melds"})
    assert (table.hand(0), table.round.turn.owed) == (left, False)


def test_003_robber_a_taken_card_that_was_not_melded_is_given_back() -> None:
    table = at_table(ROBBER, hands=["7H 8H KD", "6H"], stock="2C", discards="4S 9H", phase=DRAW)
    table.take()
    table.give_back()
    assert (table.hand(0), table.discards, table.phase) == ("7H 8H KD", "4S 9H", DRAW)
    assert not table.round.turn.owed
    table.draw()
    assert table.round.fresh[0] == (card("2C"),)
    with refused(Reject.NOTHING_TO_RETURN):
        table.give_back()
