"""Random matches of the games in which the table is rebuilt, under house rules that turn every switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice
from typing import Literal

from engine.cards import Card
from engine.games.draw_discard.players.random import wander
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import RoundEnded
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    LayTable,
    Move,
    MoveKind,
    PassTurn,
    SeatForfeited,
    Shuffled,
    TakeDiscard,
    TurnTimedOut,
)
from engine.games.tiles.options import TileOptions
from engine.games.tiles.round import TileRound
from engine.games.tiles.view import TileView
from engine.match.match import Game, MatchState
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove
from engine.variants import game_of
from tests.contract.rebuilds import as_it_lies, rebuilds
from tests.contract.walks import Taken, made, walked

WALKS = 2
MOST_MOVES = 6_000
TILE_GAMES = ("my_rummy", "tile_rummy")

TILE_HOUSES: dict[str, Mapping[str, object]] = {
    "as printed": {"match.rounds": 2},
    "hand game, free jokers": {
        "match.rounds": 4,
        "deal.method": "random_draw",
        "deal.tiles": 3,
        "deck.copies": 1,
        "hand_game.enabled": True,
        "hand_game.waives_opening": True,
        "hand_game.allow_table": True,
        "rearrange.lock": "none",
        "table_access_after_opening": "same_turn",
        "drawn_tile_playable_same_turn": True,
        "score.winner": "zero",
        "opening.points": 6,
    },
    "V1, V2": {
        "match.rounds": 2,
        "deal.method": "two_stacks_of_7",
        "v1.enabled": True,
        "v1.discard": "always",
        "v1.take_condition": "any_new_meld",
        "v2.enabled": True,
        "v2.condition": "any_play",
        "opening.points": 0,
        "rearrange.lock": "groups_only",
        "rearrange.swap_tile_from": "rack_or_table",
        "joker.freed": "immediately_any",
        "timeout.policy": "take_loose_tiles",
        "timeout.penalty_tiles": 2,
        "match.tie": "extra_round",
        "match.dealer_rotation": "loser",
    },
    "V1 as printed": {"match.rounds": 1, "v1.enabled": True, "start.player": "highest_tile_drawn"},
    "strict": {
        "match.end": "target",
        "match.target": 20,
        "opening.scope": "single_meld",
        "rearrange.check": "strict_origin",
        "rearrange.min_rack": 2,
        "rearrange.set_colour": "declared",
        "joker.announce": "required",
        "joker.max_per_meld": "one",
        "table_access_after_opening": "next_turn",
        "timeout.policy": "keep_valid_else_rollback",
        "timeout.draw_if_nothing_laid": 2,
        "match.dealer_rotation": "fixed",
    },
    "short of tiles": {
        "match.rounds": "number_of_players",
        "deal.method": "random_draw",
        "deal.tiles": 12,
        "deck.copies": 1,
        "deck.jokers": 1,
        "joker.max_per_meld": "half",
        "pool_empty": "void_round",
        "may_decline_to_lay": False,
        "score.double": "none",
        "match.first_dealer": "first_seat",
        "match.dealer_rotation": "winner",
    },
}

ROBBER_HOUSES: dict[str, Mapping[str, object]] = {
    "as printed": {"match.rounds": 2},
    "every card of the table counts": {
        "match.rounds": 2,
        "opening.count_table": "all",
        "draw.discard_take": "free",
        "rearrange.lock": "joker_only",
        "rearrange.swap_tile_from": "rack_or_table",
        "joker.freed": "immediately_any",
        "joker.max_per_meld": "at_least_one_natural",
        "joker.announce": "when_ambiguous",
        "go_out.last_card": "must_discard",
    },
    "groups locked": {
        "match.rounds": 2,
        "opening.points": 0,
        "joker.max_per_meld": "one",
        "joker.swap": "own_turn_after_opening",
        "rearrange.lock": "groups_only",
        "rearrange.set_colour": "declared",
        "rearrange.min_rack": 2,
    },
    "jokers stay": {"match.rounds": 1, "joker.swap": "never", "rearrange.lock": "joker_only", "deck.jokers": 6},
    "own cards alone": {
        "match.rounds": 2,
        "opening.count_table": "none",
        "opening.points": 20,
        "set.max": 4,
        "set.distinct_suits": True,
        "run.ace": "low",
        "rearrange.lock": "whole_meld",
        "rearrange.check": "strict_origin",
        "joker.freed": "immediately_in_new_meld",
        "layoff.in_opening_turn": False,
        "go_out.call": "required",
        "deck.jokers": 4,
    },
}

HOUSES = dict.fromkeys(TILE_GAMES, TILE_HOUSES) | {"nsv_robber": ROBBER_HOUSES}
# As printed, and under house rules: what the houses turn does not depend on how many play.
SEATS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "my_rummy": ((2, 3, 4), (3,)),
    "tile_rummy": ((2, 3, 4), (2, 4)),
    "nsv_robber": ((2, 4), (2,)),
}


@dataclass(frozen=True)
class RebuildingCase:
    """A game in which the table is rebuilt, at a table of so many seats under house rules."""

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
    RebuildingCase(variant, seats, house)
    for variant, houses in HOUSES.items()
    for house in houses
    for seats in SEATS[variant][house != "as printed"]
]


@lru_cache(maxsize=4)
def walk(case: RebuildingCase, number: int = 0) -> tuple[Taken, ...]:
    """A match of random moves, now and then disturbed by the clock or by somebody who leaves."""
    return tuple(_walk(case, random.Random(f"{case} {number}")))


def walks(case: RebuildingCase) -> Iterator[Taken]:
    """The steps of all walks of a case, one walk after another."""
    for number in range(WALKS):
        yield from walk(case, number)


@cache
def tally(case: RebuildingCase) -> Counter[str]:
    """How often the walks of a case make each kind of move, what happens in them, and how rounds end."""
    counts: Counter[str] = Counter()
    for one in walks(case):
        counts[one.move.kind] += 1
        if isinstance(one.move, LayTable):
            counts[f"taken {one.move.taken}"] += 1
        if isinstance(one.move, TurnTimedOut) and one.move.draft:
            counts["draft"] += 1
        for event in one.step.events:
            counts[event.kind] += 1
            if isinstance(event, RoundEnded):
                counts[event.result.end] += 1
    return counts


def _walk(case: RebuildingCase, chance: random.Random) -> Iterator[Taken]:
    game = case.game()
    leaving = 0.005 if case.seats > 2 else 0.0
    yield from walked(game, case.seats, MOST_MOVES, lambda state: _taken(game, state, chance, leaving))


def _taken(game: Game, state: MatchState, chance: random.Random, leaving: float) -> Taken:
    need = game.chance(state)
    if need is not None:
        return made(game, state, Shuffled(tuple(chance.sample(range(need.size), need.size))))
    seat = chance.choice(sorted(game.active(state)))
    view = game.view(state, seat)
    assert isinstance(view, TileView | DrawDiscardView)
    throw = chance.random()
    if throw < 0.03:
        return made(game, state, TurnTimedOut(view.turn, _draft(game, view, chance)))
    if throw < 0.03 + leaving:
        return made(game, state, SeatForfeited(seat))
    laid = _rebuilt(game, state, view, chance) if chance.random() < 0.7 else None
    if laid is not None:
        return laid
    if isinstance(view, TileView):
        return _idle(game, state, view, chance)
    return made(game, state, wander(view, chance.getrandbits(32)))


def _if_legal(game: Game, state: MatchState, move: Move) -> Taken | None:
    try:
        return made(game, state, move)
    except IllegalMove:
        return None


def _rebuilt(game: Game, state: MatchState, view: TileView | DrawDiscardView, chance: random.Random) -> Taken | None:
    """A legal rebuild, if one of a few tries is one."""
    assert view.seat is not None
    options = game.options(view)
    if MoveKind.LAY_TABLE not in options.kinds:
        return None
    lying = [there.meld for there in view.melds]
    open_tiles: list[tuple[Literal["aside", "open"] | None, Card | None]] = [(None, None)]
    if isinstance(options, TileOptions):
        open_tiles += [("aside", options.take_aside), ("open", options.take_open)]
    for taken, tile in open_tiles:
        if taken is None or tile is not None:
            rack = view.hand if tile is None else (*view.hand, tile)
            for table in rebuilds(game.rules, lying, rack, chance):
                move = LayTable(view.seat, view.turn, table, taken, call=chance.random() < 0.5)
                made = _if_legal(game, state, move)
                if made is not None:
                    return made
    return None


def _idle(game: Game, state: MatchState, view: TileView, chance: random.Random) -> Taken:
    """A turn without laying; where the rules insist on laying, the clock ends it."""
    options, seat = game.options(view), view.seat
    assert seat is not None
    moves: list[Move] = [DrawStock(seat, view.turn)] if options.draw_stock else []
    moves += [PassTurn(seat, view.turn)] if options.may_pass else []
    moves += [Discard(seat, view.turn, tile) for tile in options.discardable]
    tried = (_if_legal(game, state, move) for move in chance.sample(moves, min(len(moves), 3)))
    return next((made for made in tried if made is not None), None) or made(game, state, TurnTimedOut(view.turn))


def _draft(game: Game, view: TileView | DrawDiscardView, chance: random.Random) -> tuple[NewMeld, ...]:
    """What a seat may have begun when its time is up: a rebuild with a group torn apart, or nothing."""
    if chance.random() < 0.4 or not isinstance(view, TileView):
        return ()
    lying = [there.meld for there in view.melds]
    begun = list(islice(rebuilds(game.rules, lying, view.hand, chance), 4))
    groups = list(chance.choice([*begun, as_it_lies(lying)]))
    if groups and chance.random() < 0.7:
        torn = groups.pop(chance.randrange(len(groups)))
        cut = chance.randrange(len(torn.cards))
        groups += [NewMeld(part) for part in (torn.cards[:cut], torn.cards[cut:]) if part]
    return tuple(groups)


def tries(state: MatchState, seat: int) -> Iterator[Move]:
    """One move of every kind that a seat might try, with the right numbers."""
    turn, rnd = state.turn, state.play
    hand = rnd.racks[seat] if isinstance(rnd, TileRound) else rnd.hands[seat]
    yield DrawStock(seat, turn)
    yield TakeDiscard(seat, turn)
    yield PassTurn(seat, turn)
    yield Claim(seat, state.window)
    for card in hand[:1]:
        yield Discard(seat, turn, card)
        yield LayTable(seat, turn, (NewMeld((card,)),))
