"""Random matches of the team games that the contract suite judges, under house rules that turn every switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.cards import FACES
from engine.games.duel.view import DuelView
from engine.games.events import RoundEnded
from engine.games.moves import (
    Discard,
    DrawStock,
    Flip,
    FlipAll,
    Move,
    MoveKind,
    PassTurn,
    PlaceCard,
    SeatForfeited,
    SeatMove,
    Shuffled,
    TurnTimedOut,
)
from engine.games.options import Options
from engine.games.suit_rows.options import RowsOptions
from engine.games.views import MatchView
from engine.match.match import Game, MatchState
from engine.variants import game_of
from tests.contract.walks import Taken, made, walked

WALKS = 4
MOST_MOVES = 2_000

HOUSES: dict[str, dict[str, Mapping[str, object]]] = {
    "disney_duel": {
        "as printed": {},
        "one pack, three duels": {"duel.packs": 1, "duel.jokers": 0, "match.rounds": 3},
        "six jokers": {"duel.jokers": 6, "players_max": 2},
        "to 150 cards": {"match.end": "target", "match.target": 150, "match.first_dealer": "random"},
    },
    "disney_karo8": {
        "as printed": {},
        "low ace, holding back": {
            "karo8.ace": "low",
            "karo8.may_hold_back": True,
            "match.rounds": "number_of_players",
        },
        "eights first": {
            "karo8.eights_first": True,
            "karo8.start_draw": "first_player",
            "karo8.teams": "lone_villain",
            "match.rounds": 2,
            "match.dealer_rotation": "fixed",
        },
        "empty hands": {
            "karo8.win": "team_hands_empty",
            "karo8.drawn_card_playable_same_turn": True,
            "match.rounds": 3,
        },
    },
}


@dataclass(frozen=True)
class TeamCase:
    """A team game at a table of so many seats under house rules."""

    variant: str
    seats: int
    house: str

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats, {self.house}"

    def game(self) -> Game:
        return _game(self.variant, self.house)


@cache
def _game(variant: str, house: str) -> Game:
    return game_of(variant, HOUSES[variant][house])


CASES = [
    TeamCase(variant, seats, house)
    for variant, houses in HOUSES.items()
    for house in houses
    for seats in _game(variant, house).rules.seat_counts()
]


@lru_cache(maxsize=8)
def walk(case: TeamCase, number: int = 0) -> tuple[Taken, ...]:
    """A match of random moves, now and then disturbed by the clock or by somebody who leaves."""
    return tuple(_walk(case, random.Random(f"{case} {number}")))


def walks(case: TeamCase) -> Iterator[Taken]:
    """The steps of all walks of a case, one walk after another."""
    for number in range(WALKS):
        yield from walk(case, number)


@cache
def tally(case: TeamCase) -> Counter[str]:
    """How often the walks of a case make each kind of move and end a round each way."""
    counts: Counter[str] = Counter()
    for one in walks(case):
        counts[one.move.kind] += 1
        counts.update(event.result.end for event in one.step.events if isinstance(event, RoundEnded))
    return counts


def _walk(case: TeamCase, chance: random.Random) -> Iterator[Taken]:
    game = case.game()
    # Every other walk loses nobody, so that it is played to its end.
    leaving = 0.01 if case.seats > 2 and chance.random() < 0.5 else 0.0
    yield from walked(
        game, case.seats, MOST_MOVES, lambda state: made(game, state, _move(game, state, chance, leaving))
    )


def _move(game: Game, state: MatchState, chance: random.Random, leaving: float) -> Move:
    need = game.chance(state)
    if need is not None:
        return Shuffled(tuple(chance.sample(range(need.size), need.size)))
    seat = chance.choice(sorted(game.active(state)))
    throw = chance.random()
    if throw < 0.02:
        return TurnTimedOut(state.turn)
    if throw < 0.02 + leaving:
        return SeatForfeited(seat)
    view = game.view(state, seat)
    listed = list(legal(view, game.options(view)))
    # Letting a duel run ends it at once, so it is chosen seldom.
    seldom = [move for move in listed if not isinstance(move, FlipAll)]
    return chance.choice(seldom if seldom and chance.random() < 0.95 else listed)


def legal(view: MatchView, options: Options) -> Iterator[SeatMove]:
    """The moves that the options tell a seat of."""
    seat, turn = view.seat, view.turn
    assert seat is not None
    if MoveKind.FLIP in options.kinds:
        yield Flip(seat, turn)
    if MoveKind.FLIP_ALL in options.kinds and isinstance(view, DuelView):
        yield FlipAll(seat, turn, agree=seat not in view.letting_run)
    if not isinstance(options, RowsOptions):
        return
    for card in options.placeable:
        yield PlaceCard(seat, turn, card)
    if options.draw_stock:
        yield DrawStock(seat, turn)
    if options.may_pass:
        yield PassTurn(seat, turn)


def writable(turn: int, seat: int) -> Iterator[SeatMove]:
    """Every move that a seat of a team game might write down, with the right number."""
    yield Flip(seat, turn)
    yield FlipAll(seat, turn, agree=True)
    yield FlipAll(seat, turn, agree=False)
    yield DrawStock(seat, turn)
    yield PassTurn(seat, turn)
    yield Discard(seat, turn, FACES[0])
    for card in FACES:
        yield PlaceCard(seat, turn, card)
