"""Perft of gin and 500 rummy: how many move sequences of some length there are, counted in independent ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from engine.cards import FACES
from engine.games.draw_discard.players.hand import hand_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.view import GinView
from engine.games.moves import (
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    MoveKind,
    ReturnDiscard,
    SeatMove,
    Shuffled,
    TakeDiscard,
)
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.melds.search import melds_in
from engine.rules.refusals import IllegalMove
from engine.variants import game_of
from tests.contract.games import CONDUCTS
from tests.engine.gin_builders import gin_order
from tests.playthroughs.test_perft import dealt, perft

# ---------------------------------------------------------------------------------------------------------------- gin

FAR = ("2S 9H KD 6C 4H JS 8D", "3D 7C QS AH 5S 10D KC")
NEAR = ("2S 3S 4S 9H 9D 9C AC", "5S 10D JD QD 8H 8C KC")


def gin(*hands: str, rest: str = "6H 3C 10S", **switches: object) -> tuple[Game, MatchState]:
    """A game of seven cards each, dealt so that the first hand is that of the seat that begins."""
    game = game_of("gin_rummy", {"match.first_dealer": "first_seat", "deal.cards": 7, **switches})
    return game, game.apply(game.new(2), Shuffled(gin_order(hands, rest))).state


def gin_listed(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """The moves that the options tell."""
    for seat in game.active(state):
        view = game.view(state, seat)
        assert isinstance(view, GinView)
        yield from CONDUCTS[game.family].listed(view, game.options(view))


def gin_tried(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """Every move that can be written down without naming melds and that `apply` does not refuse."""
    for seat in range(2):
        view = game.view(state, seat)
        assert isinstance(view, GinView)
        for move in CONDUCTS[game.family].writable(view):
            if not (isinstance(move, Lay) and move.melds and view.knocker is not None):
                try:
                    game.apply(state, move)
                except IllegalMove:
                    continue
                yield move


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
    assert perft(game, state, depth, gin_listed) == on_paper("first offer", depth)


@pytest.mark.parametrize(("big_gin", "depth"), [(None, 4), (31, 4)])
def test_gin_options_list_exactly_the_moves_that_apply_accepts(big_gin: int | None, depth: int):
    game, state = gin(*NEAR, rest="AS 6S 10S", **{"score.big_gin": big_gin, "layoff.on_gin": True})
    assert perft(game, state, depth, gin_listed) == perft(game, state, depth, gin_tried) > 100


# ------------------------------------------------------------------------------------------------------------ 500 rummy

SMALL = {"deal.cards": 5, "deal.packets": (5,), "deal.cards_two": None, "match.first_dealer": "first_seat"}
HANDS = ("5H 6H 9S KD KC", "7D 8D AC 2C JK")


def pile_listed(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """The moves that the options and the search of melds tell; what is owed is laid before all else."""
    for seat in game.active(state):
        view = game.view(state, seat)
        assert isinstance(view, DrawDiscardView)
        options, hand = game.options(view), hand_of(view)
        if options.draw_stock:
            yield DrawStock(seat, view.turn)
        for depth in options.take_depths:
            yield TakeDiscard(seat, view.turn, depth)
        if MoveKind.RETURN_DISCARD in options.kinds:
            yield ReturnDiscard(seat, view.turn)
        for card in options.discardable:
            yield Discard(seat, view.turn, card)
        for card, meld in options.layoffs:
            if hand.can_spare((card,)) and (not view.owed or card is view.taken):
                yield Lay(seat, view.turn, layoffs=(LayOffCard(meld, card),))
        for found in melds_in(game.rules, view.hand) if options.may_meld else ():
            if hand.can_spare(found.cards) and (not view.owed or view.taken in found.cards):
                yield Lay(seat, view.turn, (NewMeld(found.cards),))


def pile_tried(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """Every move that can be written down at all and that `apply` does not refuse."""
    for seat in range(state.seats):
        for move in _writable(state, seat):
            try:
                game.apply(state, move)
            except IllegalMove:
                continue
            yield move


def _writable(state: MatchState, seat: int) -> Iterator[SeatMove]:
    turn, hand = state.turn, state.play.hands[seat]
    yield DrawStock(seat, turn)
    yield ReturnDiscard(seat, turn)
    for depth in range(len(state.play.piles.discards) + 2):
        yield TakeDiscard(seat, turn, depth)
    for card in FACES:
        yield Discard(seat, turn, card)
        for lying in state.play.table.melds:
            yield Lay(seat, turn, layoffs=(LayOffCard(lying.meld_id, card),))
    for size in range(1, len(hand) + 1):
        for cards in sorted(set(combinations(hand, size))):
            yield Lay(seat, turn, (NewMeld(cards),))


@pytest.mark.parametrize(
    ("last_card", "counts"),
    [
        ("may_discard", [2, 8, 19, 81, 253, 810, 2847]),
        ("must_discard", [2, 8, 19, 81, 252, 804, 2837]),
        ("floats", [2, 8, 19, 81, 253, 812, 2862]),
    ],
)
def test_500_options_and_search_list_exactly_the_moves_that_apply_accepts(last_card: str, counts: list[int]):
    """The seven of hearts lies open and fits the first hand's five and six; then the pile grows."""
    game = game_of("rummy_500", {**SMALL, "go_out.last_card": last_card})
    state = dealt(game, *HANDS, stock="7H 6D KS 4H")
    for depth, count in enumerate(counts, start=1):
        assert perft(game, state, depth, pile_listed) == count
    for depth in (1, 2, 3, 4, 5):
        assert perft(game, state, depth, pile_tried) == counts[depth - 1]
