"""Karo 8 (RULES, game 4; A000-26 to A000-32, G-33 to G-35). Deals, ends and points are the referee's to judge."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.events import CardPlaced, DrewStock, HandDealt, RoundBegan, SeatLeft, TimedOut, TurnBegan, TurnPassed
from engine.games.moves import MoveKind
from engine.games.suit_rows.rules import SuitRowsRules, awaited, card_in_row, fits
from engine.games.views import Phase
from engine.rules.refusals import Reject
from engine.rules.rule_set import HEROES, VILLAINS
from engine.rules.scores import RoundEnd, ScoreItem
from engine.rules.switches import RuleError
from tests.engine.builders import card, cards, happened, refused
from tests.engine.team_builders import KARO8, karo8, karo8_dealt, rows_of, whole_rows

VECTORS = json.loads((Path(__file__).parents[2] / "vectors.json").read_text("utf-8"))

# Six cards without an eight each, for a deal that must draw for one.
NO_EIGHT = ("2S 3S 4S 5S 6S 7S", "2H 3H 4H 5H 6H 7H", "2D 3D 4D 5D 6D 7D", "2C 3C 4C 5C 6C 7C")


def rules(*switches: str) -> SuitRowsRules:
    return KARO8.with_switches(dict(switch.split("=", 1) for switch in switches))


def test_a000_26_the_holder_of_the_eight_of_diamonds_starts_with_it() -> None:
    """Everyone is dealt in turn from the dealer's left. The eight is laid, and not drawn or passed by."""
    table, told = karo8_dealt("8S 8H 2S 3S 4S 5S", "8C 2H 3H 4H 5H 6H", "8D 2C 3C 4C 5C 6C", dealer=1)
    assert [event.seat for event in happened(told, HandDealt)] == [2, 0, 1]
    assert (table.hand(1), table.active()) == ("2H 3H 4H 5H 6H 8C", {2: frozenset({MoveKind.PLACE_CARD})})
    assert told[0] == RoundBegan(1, 1, 2)
    assert told[-1] == TurnBegan(2, 1)
    assert table.options(2).placeable == (card("8D"),)
    with refused(Reject.START_WITH_EIGHT, card=card("8D")):
        table.place("2C")
    with refused(Reject.START_WITH_EIGHT):
        table.draw()
    with refused(Reject.MAY_NOT_PASS):
        table.pass_()
    assert table.place("8D")[0] == CardPlaced(2, card("8D"))


@pytest.mark.parametrize(
    ("hands", "starter", "eight"),
    [
        (("8S 2S 3S 4S 5S 6S", "8H 2H 3H 4H 5H 6H"), 1, "8H"),
        (("8C 2C 3C 4C 5C 6C", "8S 2S 3S 4S 5S 6S"), 1, "8S"),
        (("2C 3C 4C 5C 6C 7C", "8C 2S 3S 4S 5S 6S"), 1, "8C"),
        (("8S 8C 3C 4C 5C 6C", "2S 3S 4S 5S 6S 7S"), 0, "8S"),
    ],
)
def test_d000_k9_and_g35_else_another_eight_starts(hands: tuple[str, str], starter: int, eight: str) -> None:
    table, told = karo8_dealt(*hands)
    assert told[0] == RoundBegan(1, 1, starter)
    assert table.view(starter).must_place is card(eight)
    table.place(eight)
    assert table.view(None).rows == rows_of(eight)


@pytest.mark.parametrize(
    ("switch", "lone", "others"), [("lone_hero", HEROES, VILLAINS), ("lone_villain", VILLAINS, HEROES)]
)
def test_g33_of_three_the_dealer_drawn_by_lot_plays_alone(switch: str, lone: int, others: int) -> None:
    for dealer in range(3):
        table, _ = karo8_dealt(*NO_EIGHT[:3], rules=rules(f"karo8.teams={switch}"), dealer=dealer)
        assert table.view(None).teams == tuple(lone if seat == dealer else others for seat in range(3))


@pytest.mark.parametrize("vector", [pytest.param(one, id=one["id"]) for one in VECTORS if one["kind"] == "karo8"])
def test_vectors_of_karo_8(vector: dict[str, Any]) -> None:
    rows = rows_of(" ".join(vector["table"]))
    assert fits(KARO8, rows, card(vector["card"])) is vector["expect"]


def test_a000_28_an_eight_opens_its_row_one_card_a_turn() -> None:
    table = karo8("8S 8C 2H", "9D")
    table.place("8S")
    assert table.turn_seat == 1
    assert table.view(None).rows[0] == (8, 8)


def test_a000_28_by_house_rule_the_eights_come_first() -> None:
    first = rules("karo8.eights_first=on")
    table = karo8("9D 8S", "7D 8H", laid="8D 8C", rules=first, stock="2C")
    with refused(Reject.NO_PLACE_IN_ROW, card=card("9D")):
        table.place("9D")
    table.place("8S")
    table.place("8H")
    table.place("9D")
    assert table.view(None).rows[2] == (8, 9)


def test_a000_31_a_card_joins_the_row_of_its_own_suit() -> None:
    table = karo8("6D 6H", "2C", laid="8D 7D 8H")
    with refused(Reject.NO_PLACE_IN_ROW, card=card("6H")):
        table.place("6H")
    table.place("6D")


def test_g34_the_ace_is_high() -> None:
    rows = rows_of("8S 9S 10S JS QS KS 7S 6S 5S 4S 3S 2S")
    assert awaited(KARO8, rows, 0) == (card("AS"),)
    assert card_in_row(0, 14) is card("AS")
    table = karo8("AS 2H", "3H", laid="8S 9S 10S JS QS KS")
    table.place("AS")
    assert table.view(None).rows[0] == (8, 14)


def test_g34_by_house_rule_the_ace_is_low() -> None:
    low = rules("karo8.ace=low")
    table = karo8("AS KS", "3H", laid="8S 7S 6S 5S 4S 3S 2S 9S 10S JS QS", rules=low)
    assert table.options(0).placeable == cards("AS KS")
    table.place("AS")
    assert table.view(None).rows[0] == (1, 12)


def test_who_cannot_lay_draws_one_card_and_the_turn_ends_g35_before_it_is_laid() -> None:
    table = karo8("2S", "9D", stock="7D 3S")
    assert table.draw() == (DrewStock(0, card("7D")), TurnBegan(1, 11))
    assert table.hand(0) == "2S 7D"
    with refused(Reject.NOT_YOUR_TURN, seat=1):
        table.place("7D", seat=0)


def test_g35_by_house_rule_a_drawn_card_that_fits_is_laid_at_once() -> None:
    at_once = rules("karo8.drawn_card_playable_same_turn=on")
    table = karo8("2S", "2H", stock="7D 3S", rules=at_once)
    assert table.draw()[:2] == (DrewStock(0, card("7D")), CardPlaced(0, card("7D")))
    assert table.draw() == (DrewStock(1, card("3S")), TurnBegan(0, 12))


def test_a000_29_who_can_lay_must_lay() -> None:
    """Holding back is choosing which card."""
    table = karo8("9D 7D 2S", "2H", stock="3S")
    options = table.options(0)
    assert (options.placeable, options.draw_stock, options.may_pass) == (cards("7D 9D"), False, False)
    with refused(Reject.MUST_PLACE):
        table.draw()
    with refused(Reject.MAY_NOT_PASS):
        table.pass_()


def test_a000_29_by_house_rule_one_may_hold_back_and_draw_while_there_is_a_pile() -> None:
    free = rules("karo8.may_hold_back=on")
    table = karo8("9D 2S", "7D 2H", stock="3S", rules=free)
    assert table.options(0).draw_stock
    table.draw()
    with refused(Reject.STOCK_EMPTY):
        table.draw()
    assert table.options(1).placeable == (card("7D"),)
    with refused(Reject.MAY_NOT_PASS):
        table.pass_()


def test_g35_with_an_empty_pile_who_cannot_lay_passes() -> None:
    table = karo8("2S 3S", "9D 4S")
    assert table.options(0).may_pass
    with refused(Reject.STOCK_EMPTY):
        table.draw()
    assert table.pass_() == (TurnPassed(0), TurnBegan(1, 11))


def test_g35_where_no_hand_has_a_card_the_next_player_draws() -> None:
    table = karo8("9D", "", stock="3S 10D")
    table.place("9D")
    assert table.turn_seat == 1
    assert (table.options(1).draw_stock, table.options(1).may_pass) == (True, False)
    table.draw()
    assert (table.hand(1), table.turn_seat) == ("3S", 1)


def test_the_kinds_of_move_do_not_tell_whether_a_card_fits() -> None:
    able, unable = karo8("9D 2S", "7D", stock="3S"), karo8("KS 2S", "7D", stock="3S")
    assert able.active() == unable.active() == {0: frozenset({MoveKind.PLACE_CARD, MoveKind.DRAW_STOCK})}
    assert able.view(1) == unable.view(1)
    assert able.view(None) == unable.view(None)
    assert karo8("9D", "7D").active() == {0: frozenset({MoveKind.PLACE_CARD, MoveKind.PASS_TURN})}


def test_the_starting_eight_is_known_to_its_holder_alone() -> None:
    table, _ = karo8_dealt("8D 2S 3S 4S 5S 6S", NO_EIGHT[1])
    assert table.view(0).must_place is card("8D")
    assert table.view(1).must_place is None
    assert table.view(None).must_place is None
    assert table.view(1).hand == cards(NO_EIGHT[1])
    assert table.view(None).hand == ()


def test_everyone_sees_rows_stock_and_how_many_cards_the_others_hold() -> None:
    view = karo8("9D 2S", "7D", laid="8D 8S 9S", stock="3S 4S").view(None)
    assert view.rows == ((8, 9), None, (8, 8), None)
    assert (view.stock, [info.cards for info in view.seats]) == (2, [2, 1])
    assert (view.phase, view.turn_seat) == (Phase.PLACE, 0)


def test_d000_ka_26_red_cards_against_25_black_ones_win_for_the_heroes() -> None:
    black = [word for word in whole_rows(0, 3).split() if word != "AC"]
    red = [word for word in whole_rows(1, 2).split() if word != "AD"]
    table = karo8("AC", "AD", laid=" ".join([*black, *red]), turn_seat=1)
    table.place("AD")
    assert table.result.team == (0,)
    assert table.result.seats[0].items == ((ScoreItem.WIN, 1),)
    assert table.active() == {}


def test_g31_the_clock_lays_a_card_where_one_must_be_laid_else_draws_or_passes() -> None:
    table = karo8("9D 7D", "2H", stock="3S")
    assert table.time_out()[:2] == (TimedOut(0), CardPlaced(0, card("7D")))
    start, _ = karo8_dealt("8D 2S 3S 4S 5S 6S", NO_EIGHT[1])
    assert CardPlaced(0, card("8D")) in start.time_out()
    assert karo8("2S", "9D", stock="3S").time_out()[:2] == (TimedOut(0), DrewStock(0, card("3S")))
    assert karo8("2S", "9D").time_out()[:2] == (TimedOut(0), TurnPassed(0))


def test_g15_the_starter_may_leave_with_the_starting_eight() -> None:
    table, _ = karo8_dealt("8D 2S 3S 4S 5S 6S", *NO_EIGHT[1:])
    table.leave(0)
    assert (table.turn_seat, table.round.must_place) == (1, None)
    assert table.options(1).draw_stock


@pytest.mark.parametrize("win", ["colour_complete", "team_hands_empty"])
def test_a000_30_a_partner_who_leaves_beside_an_empty_hand_completes_the_team_where_hands_win(win: str) -> None:
    table = karo8("", "7D", "3H", "4C", rules=rules(f"karo8.win={win}"), stock="3S", turn_seat=1)
    told = table.leave(2)
    if win == "colour_complete":
        assert told == (SeatLeft(2),)
    else:
        assert (table.result.end, table.result.team) == (RoundEnd.HANDS_EMPTY, (0,))


def test_karo8_is_played_to_a_few_points_at_a_point_a_win() -> None:
    assert rules("match.end=target").match.target == 3
    with pytest.raises(RuleError):
        rules("match.target=300")
