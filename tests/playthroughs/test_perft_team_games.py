"""Perft of the team games: how many move sequences of some length there are, counted in independent ways."""

import random
from collections.abc import Iterator
from math import factorial

import pytest

from engine.cards import Card
from engine.games.moves import Flip, SeatMove, Shuffled
from engine.match.match import Game
from engine.match.state import MatchState
from engine.variants import game_of
from tests.playthroughs.perft import listed_by_conduct, perft, told, tried, writable_by_conduct

LISTED, TRIED = told(listed_by_conduct), tried(writable_by_conduct)


def dealt(variant: str, seats: int, switches: dict[str, object] | None = None) -> tuple[Game, MatchState]:
    """A match dealt from one shuffled deck, in which the cards of Karo 8 leave something to choose."""
    first = {} if variant == "disney_duel" else {"match.first_dealer": "first_seat"}
    game = game_of(variant, {**first, **(switches or {})})
    order = list(range(len(game.deck(seats))))
    random.Random(22).shuffle(order)
    return game, game.apply(game.new(seats), Shuffled(tuple(order))).state


@pytest.mark.parametrize("most", [5, pytest.param(8, marks=pytest.mark.prove)])
def test_a_duel_of_two_has_as_many_courses_as_a_plain_count_of_flips_says(most: int):
    game, state = dealt("disney_duel", 2)
    for depth in range(1, most + 1):
        assert perft(game, state, depth, LISTED) == duel_courses(depth, frozenset(), frozenset())


def duel_courses(depth: int, flipped: frozenset[int], running: frozenset[int]) -> int:
    """The same count on paper: a seat flips once, and may begin or stop letting its cards flip by themselves."""
    if depth == 0:
        return 1
    if len(running) == 2:
        return 0
    total = 0
    for seat in (0, 1):
        if seat not in flipped:
            total += after_flips(depth - 1, flipped | {seat}, running)
        total += after_flips(depth - 1, flipped | {seat}, running ^ {seat})
    return total


def after_flips(depth: int, flipped: frozenset[int], running: frozenset[int]) -> int:
    return duel_courses(depth, running if len(flipped) == 2 else flipped, running)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_comparison_may_be_flipped_in_any_order(seats: int):
    game, state = dealt("disney_duel", seats)

    def flips(game: Game, state: MatchState) -> Iterator[SeatMove]:
        return (move for move in LISTED(game, state) if isinstance(move, Flip))

    assert perft(game, state, seats, flips) == factorial(seats)


RULES_BY_HAND = ({}, {"karo8.may_hold_back": True}, {"karo8.eights_first": True}, {"karo8.ace": "low"})


@pytest.mark.parametrize("switches", RULES_BY_HAND, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_karo_8_has_as_many_courses_as_a_plain_count_of_cards_says(switches: dict[str, object], seats: int):
    game, state = dealt("disney_karo8", seats, switches)
    for _ in range(20):
        state = game.apply(state, next(LISTED(game, state))).state
    hands = [set(hand) for hand in state.play.hands]
    laid = {(suit, at) for suit, row in enumerate(state.play.rows) if row for at in range(row[0], row[1] + 1)}
    stock = list(state.play.stock)
    for depth in range(1, 8):
        count = counted(depth, hands, stock, laid, state.play.turn_seat, switches)
        assert perft(game, state, depth, LISTED) == count
    assert perft(game, state, 3, TRIED) == perft(game, state, 3, LISTED)
    assert count >= 4


def counted(
    depth: int,
    hands: list[set[Card]],
    stock: list[Card],
    laid: set[tuple[int, int]],
    seat: int,
    switches: dict[str, object],
) -> int:
    """The same count on paper: who can lay must, unless holding back is allowed; else one draws, or passes."""
    if depth == 0:
        return 1
    following = (seat + 1) % len(hands)
    fitting = [card for card in hands[seat] if joins(card, laid, switches)]
    total = 0
    for card in fitting:
        after = [hand - {card} for hand in hands]
        total += counted(depth - 1, after, stock, laid | {(card.suit, place(card, switches))}, following, switches)
    if stock and (not fitting or switches.get("karo8.may_hold_back")):
        after = [hand | {stock[-1]} if at == seat else hand for at, hand in enumerate(hands)]
        total += counted(depth - 1, after, stock[:-1], laid, following, switches)
    return total


def place(card: Card, switches: dict[str, object]) -> int:
    return 14 if card.rank == 1 and switches.get("karo8.ace") != "low" else card.rank


def joins(card: Card, laid: set[tuple[int, int]], switches: dict[str, object]) -> bool:
    at = place(card, switches)
    if at == 8:
        return True
    if switches.get("karo8.eights_first") and sum(other == 8 for _, other in laid) < 4:
        return False
    return (card.suit, at + 1 if at < 8 else at - 1) in laid
