"""Random matches of gin that the contract suite judges, under house rules that turn every switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.cards import FACES
from engine.games.events import RoundEnded
from engine.games.gin.options import GinOptions
from engine.games.gin.view import GinView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    Move,
    PassTurn,
    ReturnDiscard,
    SeatForfeited,
    SeatMove,
    Shuffled,
    TakeDiscard,
    TurnTimedOut,
)
from engine.games.views import Phase
from engine.match.match import Game, MatchState
from engine.melds.meld import NewMeld
from engine.melds.search import best_melds
from engine.variants import game_of
from tests.contract.walks import Taken, made, walked

SEATS = 2
WALKS = 3
MOST_MOVES = 4_000

HOUSES: dict[str, Mapping[str, object]] = {
    "as printed": {"match.end": "fixed_rounds", "match.rounds": 6},
    "Oklahoma": {
        "match.target": 60,
        "knock.limit": 30,
        "knock.oklahoma.ace": "gin",
        "knock.oklahoma.spades_double": True,
        "layoff.by": "search",
        "deal.upcard_offered": False,
        "match.dealer_rotation": "loser",
    },
    "anything goes": {
        "match.end": "fixed_rounds",
        "match.rounds": 6,
        "match.tie": "extra_round",
        "match.dealer_rotation": "winner",
        "match.first_dealer": "first_seat",
        "deal.cards": 7,
        "draw.discard_just_taken": True,
        "run.ace": "low_or_high",
        "knock.limit": 1,
        "layoff.on_gin": True,
        "stock.void_at": 0,
        "score.big_gin": 31,
        "score.undercut_on_tie": False,
        "score.shutout_doubles": False,
        "score.box": 25,
    },
    "no lay-offs": {
        "match.end": "fixed_rounds",
        "match.rounds": 4,
        "deal.cards": 13,
        "knock.limit": 30,
        "layoff.by": "nobody",
        "stock.void_at": 10,
        "score.gin": 0,
        "score.undercut": 10,
        "score.game": 0,
        "match.dealer_rotation": "fixed",
    },
}


@dataclass(frozen=True)
class GinCase:
    """Gin under house rules."""

    house: str

    def __str__(self) -> str:
        return f"gin_rummy, {self.house}"

    def game(self) -> Game:
        return _game(self.house)


@cache
def _game(house: str) -> Game:
    return game_of("gin_rummy", HOUSES[house])


CASES = [GinCase(house) for house in HOUSES]


@lru_cache(maxsize=8)
def walk(case: GinCase, number: int = 0) -> tuple[Taken, ...]:
    """A match of random moves, now and then disturbed by the clock; the last walk loses somebody on the way."""
    return tuple(_walk(case, random.Random(f"{case} {number}"), leaving=0.005 if number == WALKS - 1 else 0.0))


def walks(case: GinCase) -> Iterator[Taken]:
    """The steps of all walks of a case, one walk after another."""
    for number in range(WALKS):
        yield from walk(case, number)


@cache
def tally(case: GinCase) -> Counter[str]:
    """How often the walks of a case make each kind of move and end a round each way."""
    counts: Counter[str] = Counter()
    for one in walks(case):
        counts[one.move.kind] += 1
        if isinstance(one.move, Lay) and one.before.play.phase is Phase.LAY_OFF:
            counts["lay_off"] += 1
        counts.update(event.result.end for event in one.step.events if isinstance(event, RoundEnded))
    return counts


def _walk(case: GinCase, chance: random.Random, leaving: float) -> Iterator[Taken]:
    game = case.game()
    yield from walked(game, SEATS, MOST_MOVES, lambda state: made(game, state, _move(game, state, chance, leaving)))


def _move(game: Game, state: MatchState, chance: random.Random, leaving: float) -> Move:
    need = game.chance(state)
    if need is not None:
        return Shuffled(tuple(chance.sample(range(need.size), need.size)))
    (seat,) = game.active(state)
    throw = chance.random()
    if throw < 0.02:
        return TurnTimedOut(state.turn)
    if throw < 0.02 + leaving:
        return SeatForfeited(seat)
    view = game.view(state, seat)
    assert isinstance(view, GinView)
    listed = list(legal(view, game.options(view)))
    # Without a plan little deadwood is rare, and gin rarer: melds are seldom broken, and knocks often put off.
    loose = best_melds(game.rules, view.hand).left
    knocks = chance.random() < 0.2
    wise = [move for move in listed if not isinstance(move, Discard) or (move.card in loose and move.call <= knocks)]
    return chance.choice(wise if wise and chance.random() < 0.95 else listed)


def legal(view: GinView, options: GinOptions) -> Iterator[SeatMove]:
    """The moves that the options tell a seat of, melds that are named apart."""
    seat, turn = view.seat or 0, view.turn
    if options.draw_stock:
        yield DrawStock(seat, turn)
    if options.take_discard:
        yield TakeDiscard(seat, turn)
    if options.may_pass:
        yield PassTurn(seat, turn)
    for card in options.discardable:
        yield Discard(seat, turn, card)
    for card in options.may_knock:
        yield Discard(seat, turn, card, call=True)
    for card, meld in options.layoffs:
        yield Lay(seat, turn, layoffs=(LayOffCard(meld, card),))
    if options.may_meld and view.phase is Phase.PLAY:
        melds = best_melds(view.rules, view.hand).melds
        yield Lay(seat, turn, tuple(NewMeld(meld.cards) for meld in melds))


def writable(view: GinView) -> Iterator[SeatMove]:
    """Every move that a seat of gin might write down without naming melds, with the right number."""
    seat, turn = view.seat or 0, view.turn
    yield DrawStock(seat, turn)
    for depth in (0, 1, 2):
        yield TakeDiscard(seat, turn, depth)
    yield PassTurn(seat, turn)
    yield ReturnDiscard(seat, turn)
    yield Claim(seat, 1)
    for card in FACES:
        yield Discard(seat, turn, card)
        yield Discard(seat, turn, card, call=True)
        for lying in view.melds:
            yield Lay(seat, turn, layoffs=(LayOffCard(lying.meld_id, card),))
    melds = best_melds(view.rules, view.hand).melds
    if melds:
        yield Lay(seat, turn, tuple(NewMeld(meld.cards) for meld in melds))
