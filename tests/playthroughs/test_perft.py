"""Perft: how many move sequences of some length a small position allows, counted in independent ways."""

from functools import cache

import pytest

from engine.cards import PLAYING_CARDS
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.moves import Claim, Discard, DrawStock, Lay, Move, Pass, Shuffled
from engine.games.views import Phase
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.variants import game_of
from tests.engine.builders import card
from tests.playthroughs.perft import listed_with_melds, perft, told, tried, writable_with_melds

SMALL = {
    "players_max": 4,
    "deck.packs": 1,
    "deck.jokers": 2,
    "deal.cards": 5,
    "deal.packets": (5,),
    "match.first_dealer": "first_seat",
    "meld_from_lap": 1,
    "opening.points": 0,
    "claim.enabled": False,
}


def dealt(game: Game, *hands: str, stock: str = "") -> MatchState:
    """A first round in which the seats from 1 on, seat 0 last, hold these hands; the first also gets the extra card."""
    wanted = [card for hand in hands for card in PLAYING_CARDS.parse_many(hand)[:5]]
    wanted += PLAYING_CARDS.parse_many(hands[0])[5:] + PLAYING_CARDS.parse_many(stock)
    deck = DRAW_DISCARD.deck(game.rules)
    left = list(range(len(deck)))
    order = []
    for one in wanted:
        place = next(place for place in left if deck[place] is one)
        left.remove(place)
        order.append(place)
    return game.apply(game.new(len(hands)), Shuffled((*order, *left))).state


LISTED, TRIED = told(listed_with_melds), tried(writable_with_melds)
PLAIN = ("3H 4H 5H 9S 9D KC", "2C 6D 8S JH QD")
RICH = ("3H 4H 5H 5S 5D JK", "6H 7H 8H 9H JK")


@pytest.mark.parametrize(
    ("hands", "counts"),
    [
        (PLAIN, [6, 12, 66, 132, 792]),
        (RICH, [6, 12, 314, 1030]),
    ],
    ids=["plain", "with jokers"],
)
def test_options_and_search_list_exactly_the_moves_that_apply_accepts(hands: tuple[str, str], counts: list[int]):
    game = game_of("disney_basic", SMALL)
    state = dealt(game, *hands, stock="10H JS 2D")
    for depth, count in enumerate(counts, start=1):
        assert perft(game, state, depth, LISTED) == count
    for depth in (1, 2, 3):
        assert perft(game, state, depth, TRIED) == counts[depth - 1]


def test_lay_offs_and_joker_swaps_are_listed_exactly_too():
    """A run with a joker lies, and the next seat may extend it and free the joker."""
    game = game_of("disney_basic", SMALL | {"layoff.requires": "any_meld_on_table", "joker.swap": "own_turn"})
    state = dealt(game, "3H 5H 9S 9D KC KD", "4H 6H 2C 3S AH", stock="2D JK 2H 5C")
    for move in (
        Discard(1, 1, card("KC")),
        DrawStock(0, 2),
        Discard(0, 2, card("2C")),
        DrawStock(1, 3),
        Lay(1, 3, (NewMeld(PLAYING_CARDS.parse_many("3H JK 5H")),)),
        Discard(1, 3, card("KD")),
        DrawStock(0, 4),
    ):
        state = game.apply(state, move).state
    assert state.play.hands[0] == PLAYING_CARDS.parse_many("3S AH 2H 4H 6H 2D")
    for depth, count in enumerate([9, 38, 132], start=1):
        assert perft(game, state, depth, LISTED) == perft(game, state, depth, TRIED) == count


@pytest.mark.parametrize(("seats", "sequences"), [(3, 11), (4, 57)])
def test_g07_a_window_has_as_many_courses_as_its_sealed_answers_allow(seats: int, sequences: int):
    """Answers come in any order; the window closes once no answer still missing could change who gets the card.

    The seat next in turn has three answers: claim, pass, and pass with a draw queued.
    """
    game = game_of("disney_basic", SMALL | {"claim.enabled": True, "deck.packs": 2})
    state = dealt(game, *("3H 4H 5H 9S 9D KC", "2C 6D 8S JH QD", "2S 4S 6S 8C 10C", "AD 5D 7D 9C QS")[:seats])
    state = game.apply(state, Discard(1, 1, card("KC"))).state
    assert state.play.phase is Phase.WINDOW

    def courses(at: MatchState) -> int:
        if at.play.phase is not Phase.WINDOW:
            return 1
        return sum(courses(game.apply(at, move).state) for seat in game.active(at) for move in answers(at, seat))

    def answers(at: MatchState, seat: int) -> list[Move]:
        number = at.window
        plain: list[Move] = [Claim(seat, number), Pass(seat, number)]
        return [*plain, Pass(seat, number, then_draw=True)] if seat == 2 % seats else plain

    assert courses(state) == sequences == counted(tuple([None] * (seats - 1)))


@cache
def counted(given: tuple[bool | None, ...]) -> int:
    """The same count on paper: `given[0]` is the answer of the seat next in turn, None while it is missing."""
    for claimed in given:
        if claimed is None:
            break
        if claimed:
            return 1
    else:
        return 1
    total = 0
    for place, claimed in enumerate(given):
        if claimed is None:
            for answer, ways in ((True, 1), (False, 2 if place == 0 else 1)):
                total += ways * counted((*given[:place], answer, *given[place + 1 :]))
    return total
