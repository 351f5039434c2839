"""Who gets a claimed discard, at what price, and whose turn it is then (000, 003; A000-09 to A000-11; G-06 to G-10)."""

import pytest

from engine.games.events import ClaimUnwanted, ClaimWon, DrewStock, TurnBegan
from engine.games.moves import Claim, MoveKind
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, DRAW, PLAY, WINDOW, at_table, card, discarded, happened, house, refused


def test_game1_claim_and_d003_b1_another_player_takes_the_discard_and_one_penalty_card() -> None:
    table = discarded()
    told = table.pass_and_claim(1, 2)
    assert happened(told, ClaimWon) == [ClaimWon(6, 2, card("9H"), 1, (card("2C"),))]
    assert (table.hand(2), table.stock, table.discards) == ("9H 2C 5C 6C", "3C 4C 5C 6C", "JS KS")
    assert table.round.fresh[2] == (card("9H"), card("2C"))


def test_a000_09_next_seat_claims_without_penalty() -> None:
    table = discarded()
    told = table.claim(1)
    assert told[1:] == (ClaimWon(6, 1, card("9H"), 0, ()), TurnBegan(1, 11))
    assert (table.hand(1), table.stock) == ("9H 5C 6C", "2C 3C 4C 5C 6C")
    assert (table.phase, table.turn_seat) == (PLAY, 1)
    with refused(Reject.ALREADY_DRAWN):
        table.draw()
    with refused(Reject.DISCARD_JUST_TAKEN):
        table.discard("9H")


def test_a003_07_the_discard_nobody_claimed_is_still_drawn_for_nothing() -> None:
    """G-07: passing gives up priority only against claimants."""
    table = discarded(house(BASIC, "claim.next_player_exempt=off"))
    table.close()
    table.take()
    assert table.hand(1) == "9H 5C 6C"


def test_clockwise_goes_round_the_table_from_the_discarder() -> None:
    table = at_table(hands=["5C", "5C", "9H 6H", "5C"], turn_seat=2)
    table.discard("9H")
    assert table.asked == (3, 0, 1)
    table.claim(1)
    table.claim(0)
    table.pass_(3)
    assert table.hand(0) == "9H 2C 5C"


def test_a000_11_first_click_wins_at_once_where_house_rules_race() -> None:
    table = discarded(house(BASIC, "claim.resolution=first_click"))
    table.pass_(2)
    table.claim(3)
    assert (table.hand(3), table.phase) == ("9H 2C 5C 6C", DRAW)


def test_a003_07_a_next_seat_that_pays_may_claim_no_oftener_than_others() -> None:
    rules = house(BASIC, "claim.max_per_round=1", "claim.next_player_exempt=off")
    assert discarded(rules, claims_won=(0, 1, 0, 0)).asked == (2, 3)


@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_claim_penalty_stock_cards(penalty: int) -> None:
    table = discarded(house(BASIC, f"claim.penalty_stock_cards={penalty}"))
    table.pass_(1)
    (won,) = happened(table.claim(2), ClaimWon)
    assert (won.penalty, len(table.round.hands[2]), len(table.round.piles.stock)) == (penalty, 3 + penalty, 5 - penalty)


def test_g09_turn_order_is_unchanged_and_the_claimer_neither_melds_nor_discards() -> None:
    table = at_table(hands=["9H 6H", "5C", "7H 8H QH", "5C"], opened=[2])
    table.discard("9H")
    table.pass_and_claim(1, 2)
    assert (table.turn_seat, set(table.active())) == (1, {1})
    with refused(Reject.NOT_YOUR_TURN):
        table.lay("7H 8H 9H", seat=2)
    with refused(Reject.NOT_YOUR_TURN):
        table.discard("QH", 2)


def test_g10_the_next_draw_after_a_claim_is_from_the_stock_only_and_no_other_one() -> None:
    table = discarded()
    table.pass_and_claim(1, 2)
    assert table.active() == {1: {MoveKind.DRAW_STOCK}}
    assert table.view(1).stock_only
    with refused(Reject.STOCK_ONLY, why="claimed"):
        table.take()
    table.draw()
    assert table.hand(1) == "3C 5C 6C"
    table.discard("5C")
    assert not table.view(2).stock_only
    table.close()
    assert table.turn_seat == 2
    table.take()


def test_g10_next_draw_free_lets_the_next_seat_take_what_lies_open() -> None:
    table = discarded(house(BASIC, "claim.next_draw=free"))
    table.pass_and_claim(1, 2)
    table.take()
    assert table.hand(1) == "KS 5C 6C"


def test_the_next_seat_may_queue_its_draw_with_its_pass() -> None:
    answered, closed = discarded(), discarded()
    for table in (answered, closed):
        table.pass_(1, then_draw=True)
    answered.pass_(2)
    told = answered.pass_(3)
    assert told[1:] == (ClaimUnwanted(6, card("9H")), TurnBegan(1, 11), DrewStock(1, card("2C")))
    closed.close()
    for table in (answered, closed):
        assert (table.phase, table.hand(1)) == (PLAY, "2C 5C 6C")


def test_the_queued_draw_comes_after_the_penalty_card() -> None:
    table = discarded()
    table.pass_(1, then_draw=True)
    table.claim(2)
    assert (table.hand(2), table.hand(1), table.phase) == ("9H 2C 5C 6C", "3C 5C 6C", PLAY)


@pytest.mark.parametrize("queued_by", [1, 3])
def test_g09_claim_changes_turn_order_and_a_queued_draw_is_not_made_then(queued_by: int) -> None:
    """Nor by who was not next in turn, when the turn comes to them."""
    table = discarded(house(BASIC, "claim.changes_turn_order=on"))
    for seat in (3, 1):
        table.pass_(seat, then_draw=seat == queued_by)
    table.claim(2)
    assert (table.phase, table.turn_seat, table.hand(3)) == (DRAW, 3, "5C 6C")


def test_g08_claim_refused_without_a_penalty_card() -> None:
    """No card in the stock and none to renew it from: nobody but the seat next in turn is asked."""
    table = discarded(stock="", discards="")
    assert (table.phase, table.turn_seat) == (DRAW, 1)
    with refused(Reject.NO_WINDOW):
        table.do(Claim(2, 6))
    table.take()
    assert table.hand(1) == "9H 5C 6C"


@pytest.mark.parametrize(
    ("penalty", "discards", "recycles", "asked"),
    [
        (1, "KS", 0, ()),
        (1, "JS KS", 0, (1, 2, 3)),
        (1, "JS KS", 2, ()),
        (2, "JS KS", 0, ()),
        (2, "10S JS KS", 0, (1, 2, 3)),
        (0, "", 2, (1, 2, 3)),
    ],
)
def test_g08_nobody_is_asked_who_could_not_pay(
    penalty: int, discards: str, recycles: int, asked: tuple[int, ...]
) -> None:
    """Of what lies below the claimed card the top stays, and the others are the new stock, as often as is allowed."""
    rules = house(BASIC, f"claim.penalty_stock_cards={penalty}")
    table = discarded(rules, stock="", discards=discards, recycles=recycles)
    assert (table.asked if table.phase is WINDOW else ()) == asked
