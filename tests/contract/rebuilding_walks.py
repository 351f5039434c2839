"""Random matches of the games in which the table is rebuilt, under house rules that turn every switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.errors import IllegalMove
from engine.events import RoundEnded
from engine.families.draw_discard import DRAW_DISCARD
from engine.families.tiles import TILES, TileRound
from engine.game import Family
from engine.match import Game, MatchState
from engine.moves import (
    Claim,
    Discard,
    DrawStock,
    LayTable,
    Move,
    MoveKind,
    NewMeld,
    PassTurn,
    SeatForfeited,
    Shuffled,
    TakeDiscard,
    TurnTimedOut,
)
from engine.players.wanderer import wander
from engine.rules import RuleSet
from engine.views import SeatView, TileView
from tests.contract.rebuilds import as_it_lies, rebuilds
from tests.contract.walks import Taken

WALKS = 2
MOST_MOVES = 6_000
TILE_GAMES = ("my_rummy", "tile_rummy")

TILE_HOUSES: dict[str, Mapping[str, object]] = {
    "as printed": {"match.rounds": 2},
    "hand game, free jokers": {
        "match.rounds": 2,
        "deal.method": "random_draw",
        "deal.tiles": 4,
        "hand_game.enabled": True,
        "hand_game.waives_opening": True,
        "hand_game.allow_table": True,
        "rearrange.lock": "none",
        "table_access_after_opening": "same_turn",
        "drawn_tile_playable_same_turn": True,
        "score.winner": "zero",
        "opening.points": 10,
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
    },
    "V1 as printed": {"match.rounds": 2, "v1.enabled": True, "start.player": "highest_tile_drawn"},
    "strict": {
        "match.end": "target",
        "match.target": 100,
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
        "match.rounds": 3,
        "deal.method": "random_draw",
        "deal.tiles": 12,
        "deck.copies": 1,
        "deck.jokers": 1,
        "joker.max_per_meld": "half",
        "pool_empty": "void_round",
        "may_decline_to_lay": False,
        "score.double": "none",
        "match.first_dealer": "first_seat",
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
        "go_out.last_card": "must_discard",
    },
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

# Built from the rule sets: these games are not in the registry of variants yet.
RULES: dict[str, tuple[Family, RuleSet]] = {
    "my_rummy": (TILES, MY_RUMMY),
    "tile_rummy": (TILES, TILE_RUMMY),
    "nsv_robber": (DRAW_DISCARD, NSV_ROBBER),
}
HOUSES = dict.fromkeys(TILE_GAMES, TILE_HOUSES) | {"nsv_robber": ROBBER_HOUSES}
SEATS = dict.fromkeys(TILE_GAMES, (2, 3, 4)) | {"nsv_robber": (2, 4)}


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
    family, rules = RULES[variant]
    return Game(variant, family, rules.with_switches(HOUSES[variant][house]))


CASES = [
    RebuildingCase(variant, seats, house)
    for variant, houses in HOUSES.items()
    for house in houses
    for seats in SEATS[variant]
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
    state = game.new(case.seats)
    leaving = 0.002 if case.seats > 2 else 0.0
    for _ in range(MOST_MOVES):
        if state.result is not None:
            return
        move = _move(game, state, chance, leaving)
        step = game.apply(state, move)
        yield Taken(state, move, step)
        state = step.state


def _move(game: Game, state: MatchState, chance: random.Random, leaving: float) -> Move:
    need = game.chance(state)
    if need is not None:
        return Shuffled(tuple(chance.sample(range(need.size), need.size)))
    seat = chance.choice(sorted(game.active(state)))
    view = game.view(state, seat)
    assert isinstance(view, TileView | SeatView)
    throw = chance.random()
    if throw < 0.03:
        return TurnTimedOut(view.turn, _draft(game, view, chance))
    if throw < 0.03 + leaving:
        return SeatForfeited(seat)
    laid = _rebuilt(game, state, view, chance) if chance.random() < 0.7 else None
    if laid is not None:
        return laid
    return _idle(game, state, view, chance) if isinstance(view, TileView) else _wandered(game, view, chance)


def _wandered(game: Game, view: SeatView, chance: random.Random) -> Move:
    return wander(view, game.options(view), chance.getrandbits(32))


def _rebuilt(game: Game, state: MatchState, view: TileView | SeatView, chance: random.Random) -> LayTable | None:
    """A legal rebuild, if one of a few tries is one."""
    assert view.seat is not None
    options = game.options(view)
    if MoveKind.LAY_TABLE not in options.kinds:
        return None
    lying = [there.meld for there in view.melds]
    for taken, tile in ((None, None), ("aside", options.take_aside), ("open", options.take_open)):
        if taken is None or tile is not None:
            rack = view.hand if tile is None else (*view.hand, tile)
            for table in rebuilds(game.rules, lying, rack, chance):
                move = LayTable(view.seat, view.turn, table, taken, call=chance.random() < 0.5)
                if accepted(game, state, move):
                    return move
    return None


def accepted(game: Game, state: MatchState, move: Move) -> bool:
    """Whether a move is legal."""
    try:
        game.apply(state, move)
    except IllegalMove:
        return False
    return True


def _idle(game: Game, state: MatchState, view: TileView, chance: random.Random) -> Move:
    """A turn without laying; where the rules insist on laying, the clock ends it."""
    options, seat = game.options(view), view.seat
    assert seat is not None
    moves: list[Move] = [DrawStock(seat, view.turn)] if options.draw_stock else []
    moves += [PassTurn(seat, view.turn)] if options.may_pass else []
    moves += [Discard(seat, view.turn, tile) for tile in options.discardable]
    legal = [move for move in chance.sample(moves, min(len(moves), 3)) if accepted(game, state, move)]
    return legal[0] if legal else TurnTimedOut(view.turn)


def _draft(game: Game, view: TileView | SeatView, chance: random.Random) -> tuple[NewMeld, ...]:
    """What a seat may have begun when its time is up: a rebuild with a group torn apart, or nothing."""
    if chance.random() < 0.4 or not isinstance(view, TileView):
        return ()
    lying = [there.meld for there in view.melds]
    groups = list(chance.choice([*rebuilds(game.rules, lying, view.hand, chance), as_it_lies(lying)]))
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
