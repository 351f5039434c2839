"""Equipment, the deal and the first turn of a round (RULES games 1 and 2; 001; 003)."""

from collections import Counter

import pytest

from engine.booklets import CZECH_RUMMY, NSV_BUY
from engine.cards import JOKER
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import RoundBegan, TurnBegan, UpcardTurned
from engine.games.moves import DrawStock, Lay, ReturnDiscard, TakeDiscard
from engine.melds.meld import NewMeld
from engine.rules.refusals import Reject
from tests.engine.builders import (
    BASIC,
    DRAW,
    LAYOFF,
    OPENING_DISCARD,
    CardTable,
    deal,
    dealt,
    happened,
    house,
    refused,
    text,
)


@pytest.mark.parametrize(
    ("rules", "jokers"), [(BASIC, 6), (LAYOFF, 6), (house(BASIC, "deck.jokers=4"), 4), (CZECH_RUMMY, 4), (NSV_BUY, 2)]
)
def test_game1_equipment_two_packs_and_six_jokers_and_a001_a003_15_fewer(rules: DrawDiscardRules, jokers: int) -> None:
    deck = Counter(DRAW_DISCARD.deck(rules))
    assert deck.pop(JOKER) == jokers
    assert (len(deck), set(deck.values())) == (52, {2})


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_game1_deal_thirteen_each_a_fourteenth_left_of_the_dealer_and_no_card_turned_up(seats: int) -> None:
    step = deal(seats=seats, dealer=seats - 1)
    assert [len(hand) for hand in step.state.hands] == [14] + [13] * (seats - 1)
    assert (len(step.state.piles.stock), step.state.piles.discards) == (110 - 13 * seats - 1, ())
    assert happened(step.events, UpcardTurned) == []


def test_a000_03_cards_are_dealt_singly_in_rotation_from_the_dealers_left() -> None:
    rnd = deal(seats=3, dealer=0).state
    pack = DRAW_DISCARD.deck(BASIC)
    assert rnd.hands[1] == tuple(sorted((*pack[0:39:3], pack[39])))
    assert rnd.hands[2] == tuple(sorted(pack[1:39:3]))
    assert rnd.hands[0] == tuple(sorted(pack[2:39:3]))
    assert rnd.piles.stock[-1] is pack[40]


def test_deal_packets_the_last_packet_is_cut_to_the_hand() -> None:
    rnd = deal(house(BASIC, "deal.packets=5"), seats=2, dealer=1).state
    assert [len(hand) for hand in rnd.hands] == [14, 13]


@pytest.mark.parametrize(("seats", "dealer", "out", "order"), [(3, 1, (), (2, 0, 1)), (4, 0, (1,), (2, 3, 0))])
def test_game1_start_player_left_of_the_dealer(
    seats: int, dealer: int, out: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """G-42: seats that are out are skipped in deal and turn order."""
    step = deal(seats=seats, dealer=dealer, out=out)
    assert step.events[0] == RoundBegan(1, dealer=dealer, starter=2)
    assert step.events[-1] == TurnBegan(2, step.state.turn.number)
    assert step.state.players == order
    assert step.state.turn.seat == 2
    assert all(step.state.hands[seat] == () for seat in out)


def test_game1_start_opening_action_is_a_discard_only() -> None:
    rnd = deal(dealer=2).state
    assert (rnd.phase, rnd.turn.seat, rnd.turn.lap) == (OPENING_DISCARD, 0, 1)
    table = CardTable(BASIC, rnd)
    for move in (DrawStock(0, 1), TakeDiscard(0, 1), ReturnDiscard(0, 1), Lay(0, 1, (NewMeld(rnd.hands[0][:3]),))):
        with refused(Reject.OPENING_DISCARD_ONLY):
            table.do(move)
    table.discard(text(rnd.hands[0][:1]))
    assert len(table.round.hands[0]) == 13
    assert table.round.piles.discards == rnd.hands[0][:1]


def test_an_opening_discard_covers_the_upcard_where_house_rules_have_both() -> None:
    rules = house(BASIC, "deal.upcard=on")
    step = deal(rules, seats=2, dealer=1)
    upcard = DRAW_DISCARD.deck(rules)[27]
    assert happened(step.events, UpcardTurned) == [UpcardTurned(upcard)]
    table = CardTable(rules, step.state)
    assert table.phase is OPENING_DISCARD
    first = step.state.hands[0][0]
    table.discard(text((first,)))
    assert table.round.piles.discards == (upcard, first)


def test_a001_11_by_house_rule_the_start_player_plays_a_normal_turn() -> None:
    table = dealt(house(CZECH_RUMMY, "start.opening_action=normal_turn", "deal.extra_card_to=none"), seats=3)
    assert (table.phase, table.turn_seat) == (DRAW, 0)


def test_003_kaufen_the_upcard_is_the_starters_for_nothing() -> None:
    table = dealt(NSV_BUY, seats=3)
    upcard = table.round.piles.discards[-1]
    table.claim(0)
    assert (table.turn_seat, table.round.turn.taken, table.round.turn.lap) == (0, upcard, 1)
    assert len(table.round.hands[0]) == 14
