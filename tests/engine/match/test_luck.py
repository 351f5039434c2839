"""What the pieces drawn were worth: nought on the average, so that taking it off changes no lead."""

from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from engine.games.moves import Discard, DrawStock
from engine.games.strengths import Strength
from engine.games.views import Phase
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.variants import game_of
from scripts.luck import deals_with_luck, luck_of
from tests.engine.builders import card
from tests.engine.gin_builders import a_gin_round

GIN = game_of("gin_rummy")
MINE = "2S 3S 4S 8H 9H 10H KC KD 5C 5D"
THEIRS = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"
STOCK = "KH AC 9C JC 7C 6C AD AS"


def match(hand: str = MINE, stock: str = STOCK, **words: Any) -> MatchState:
    """A match of gin in the middle of a round, seat 0 in turn. Of the stock the first card named is drawn first."""
    return GIN.new(2)._replace(dealer=1, play=a_gin_round(hands=[hand, THEIRS], stock=stock, **words))


def drawn(stock: str, dice: int = 3) -> tuple[float, ...]:
    """What the first draw from a stock is worth to each seat."""
    state = match(stock=stock, phase=Phase.DRAW)
    return luck_of(GIN, state, DrawStock(0, GIN.view(state, 0).turn), dice)


def test_a_card_that_completes_a_meld_is_lucky_for_who_draws_it_and_unlucky_for_the_other() -> None:
    lucky, unlucky = drawn("KH AC 9C JC 7C 6C"), drawn("AC KH 9C JC 7C 6C")
    assert lucky[0] > 0 > lucky[1]
    assert unlucky[0] < 0 < unlucky[1]


def test_over_every_card_that_may_come_luck_is_nought() -> None:
    cards = STOCK.split()
    orders = [" ".join((cards[at], *cards[:at], *cards[at + 1 :])) for at in range(len(cards))]
    luck = [fmean(drawn(order, dice)[0] for dice in range(6)) for order in orders]
    assert max(luck) > 5
    assert fmean(luck) == pytest.approx(0, abs=0.15 * max(luck))


def test_what_draws_nothing_is_no_luck() -> None:
    state = match(f"{MINE} AC")
    assert luck_of(GIN, state, Discard(0, GIN.view(state, 0).turn, card("AC")), 1) == (0, 0)


@pytest.mark.parametrize("variant", ["gin_rummy", "disney_basic", "tile_rummy"])
def test_a_round_can_be_reckoned_after_every_draw(variant: str) -> None:
    game = game_of(variant)
    easy = player(game, Strength.EASY)
    found = [
        luck_of(game, one.before, one.move, number)
        for number, one in enumerate(play(game, [easy, easy], seed=2, most_moves=30))
        if isinstance(one.move, DrawStock)
    ]
    assert len(found) > 5
    assert any(luck[0] > 0 for luck in found)
    assert any(luck[0] < 0 for luck in found)


def test_a_lead_varies_less_without_the_luck() -> None:
    steady, casual = (player(GIN, strength) for strength in (Strength.STEADY, Strength.CASUAL))
    found = list(islice(deals_with_luck(GIN, steady, casual, 2, first=40), 2))
    assert sum(one.skill**2 for one in found) < sum(one.deal.lead**2 for one in found)
