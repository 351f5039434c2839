"""Trying a laying-out on what a seat sees: the answer is the one that the move itself would get."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from engine.computers import choose
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import LayTable, MoveKind, SeatMove, Shuffled
from engine.games.tiles.options import TileOptions, TileView
from engine.games.views import MatchView
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject
from engine.variants import VARIANTS, game_of
from tests.contract.rebuilds import as_it_lies, rebuilds

MOVES = 40
HOUSES = {
    "my_rummy": {"deal.tiles": 9, "hand_game.enabled": True, "match.rounds": 2},
    "tile_rummy": {"v1.enabled": True, "v2.enabled": True, "v2.condition": "any_play", "match.rounds": 2},
    "nsv_robber": {"go_out.last_card": "must_discard", "joker.freed": "immediately_any", "match.rounds": 2},
}


def play(game: Game, chance: random.Random) -> Iterator[tuple[MatchState, MatchView]]:
    """A match of computer players, with each state and the view of a seat that may act in it."""
    state = game.new(3)
    for dice in range(MOVES):
        while (need := game.chance(state)) is not None:
            state = game.apply(state, Shuffled(tuple(chance.sample(range(need.size), need.size)))).state
        if state.result is not None:
            return
        view = game.view(state, min(game.active(state)))
        yield state, view
        move: SeatMove = choose("easy" if dice % 3 else "steady", view, dice)
        state = game.apply(state, move).state


def layings(game: Game, view: TileView | DrawDiscardView, chance: random.Random) -> Iterator[LayTable]:
    """What a seat might try: legal and illegal tables, for any seat, with and without a tile that lies open."""
    lying = [there.meld for there in view.melds]
    tables = [(), as_it_lies(lying), *islice(rebuilds(game.rules, lying, view.hand, chance), 8)]
    tables += [(*as_it_lies(lying), NewMeld(tuple(view.hand[:3]))), as_it_lies(lying[1:])]
    now = game.options(view)
    lying_open = (("aside", now.take_aside), ("open", now.take_open)) if isinstance(now, TileOptions) else ()
    for taken, tile in lying_open:
        if tile is not None:
            more = islice(rebuilds(game.rules, lying, (*view.hand, tile), chance), 4)
            yield from (LayTable(view.seat or 0, view.turn, table, taken) for table in more)
    for seat in (view.seat or 0, ((view.seat or 0) + 1) % len(view.seats)):
        yield from (LayTable(seat, view.turn, table) for table in tables)


def answer(attempt: object, *arguments: object) -> tuple[Reject, dict[str, object]] | None:
    """The refusal that an attempt gets, None where it is legal."""
    assert callable(attempt)
    try:
        attempt(*arguments)
    except IllegalMove as refused:
        return refused.code, refused.facts
    return None


@pytest.mark.parametrize("variant", HOUSES)
def test_a_try_gets_the_answer_of_the_move(variant: str) -> None:
    game, chance = game_of(variant, HOUSES[variant]), random.Random(variant)
    answers = set()
    for state, view in play(game, chance):
        for move in layings(game, view, chance):
            got = answer(game.apply, state, move)
            assert answer(game.check_laying, view, move) == got, move
            answers.add(None if got is None else got[0])
    assert answers >= {None, Reject.NOT_YOUR_TURN, Reject.NOTHING_CHOSEN}
    assert len(answers) > 6, "the tables tried are too much alike"


@pytest.mark.parametrize("variant", [key for key in VARIANTS if key not in HOUSES])
def test_where_nothing_is_rebuilt_a_try_is_refused(variant: str) -> None:
    game, chance = game_of(variant), random.Random(variant)
    seats = game.rules.seat_counts()[0]
    state = game.new(seats)
    while (need := game.chance(state)) is not None:
        state = game.apply(state, Shuffled(tuple(chance.sample(range(need.size), need.size)))).state
    view = game.view(state, min(game.active(state)))
    refusal = answer(game.check_laying, view, LayTable(0, view.turn, ()))
    assert refusal is not None
    assert MoveKind.LAY_TABLE not in game.options(view).kinds
