"""Perft of gin and 500 rummy: how many move sequences of some length there are, counted in independent ways."""

from functools import cache

import pytest

from engine.games.moves import Shuffled
from engine.match.match import Game
from engine.match.state import MatchState
from engine.variants import game_of
from tests.engine.gin_builders import gin_order
from tests.playthroughs.perft import listed_by_conduct, listed_with_melds, perft, told, tried, writable_with_melds
from tests.playthroughs.test_perft import dealt

FAR = ("2S 9H KD 6C 4H JS 8D", "3D 7C QS AH 5S 10D KC")


def gin(*hands: str, rest: str = "6H 3C 10S", **switches: object) -> tuple[Game, MatchState]:
    """A game of seven cards each, dealt so that the first hand is that of the seat that begins."""
    game = game_of("gin_rummy", {"match.first_dealer": "first_seat", "deal.cards": 7, **switches})
    return game, game.apply(game.new(2), Shuffled(gin_order(hands, rest))).state


@cache
def on_paper(moment: str, depth: int) -> int:
    """The same count by hand: eight different cards to throw, seven where one has just been taken."""
    if depth == 0:
        return 1
    follows = {
        "first offer": ((1, "taken"), (1, "second offer")),
        "second offer": ((1, "taken"), (1, "stock only")),
        "stock only": ((1, "drawn"),),
        "draw": ((1, "drawn"), (1, "taken")),
        "drawn": ((8, "draw"),),
        "taken": ((7, "draw"),),
    }
    return sum(ways * on_paper(then, depth - 1) for ways, then in follows[moment])


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
def test_gin_sequences_without_a_knock_are_as_many_as_counted_on_paper(depth: int):
    game, state = gin(*FAR, **{"knock.limit": 0})
    assert perft(game, state, depth, told(listed_by_conduct)) == on_paper("first offer", depth)


SMALL = {"deal.cards": 5, "deal.packets": (5,), "deal.cards_two": None, "match.first_dealer": "first_seat"}
HANDS = ("5H 6H 9S KD KC", "7D 8D AC 2C JK")


@pytest.mark.parametrize(
    ("last_card", "counts"),
    [
        ("may_discard", [2, 8, 19, 81, 253, 810]),
        ("must_discard", [2, 8, 19, 81, 252, 804]),
        ("floats", [2, 8, 19, 81, 253, 812]),
    ],
)
def test_500_options_and_search_list_exactly_the_moves_that_apply_accepts(last_card: str, counts: list[int]):
    """The seven of hearts lies open and fits the first hand's five and six; then the pile grows."""
    game = game_of("rummy_500", {**SMALL, "go_out.last_card": last_card})
    state = dealt(game, *HANDS, stock="7H 6D KS 4H")
    for depth, count in enumerate(counts, start=1):
        assert perft(game, state, depth, told(listed_with_melds)) == count
    for depth in (1, 2, 3, 4):
        assert perft(game, state, depth, tried(writable_with_melds)) == counts[depth - 1]
