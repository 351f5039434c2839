"""Random matches that the contract suite judges: every draw-and-discard variant, several tables, many house rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.games.draw_discard.players.random import choose_random
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import RoundEnded
from engine.games.game import Step
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    Move,
    Pass,
    ReturnDiscard,
    SeatForfeited,
    Shuffled,
    TakeDiscard,
    TurnTimedOut,
    WindowClosed,
)
from engine.match.match import Game, MatchState
from engine.variants import VARIANTS, game_of

WALKS = 2
MOST_MOVES = 20_000

HOUSES: dict[str, Mapping[str, object]] = {
    "as printed": {"match.rounds": 2},
    "careful": {
        "match.rounds": 2,
        "meld_from_lap": 1,
        "draw.discard_take": "only_if_melded_this_turn",
        "claim.enabled": False,
        "joker.freed": "immediately_in_new_meld",
        "joker.swap": "own_turn",
        "go_out.call": "required",
        "layoff.targets": "others",
        "layoff.in_opening_turn": False,
        "score.bonus_floor": "zero",
        "score.winner_bonus": -10,
    },
    "closing flush": {
        "deal.cards": 5,
        "deck.jokers": 8,
        "meld_from_lap": 1,
        "flush.cards": "any_remaining",
        "score.double": "any_close_from_hand",
        "joker.meld_value": 15,
        "opening.points": 20,
        "stock.empty": "turn_over_discards_keep_top",
        "match.end": "last_player_standing",
        "match.eliminate_at": 100,
        "match.eliminate_on": "gross_penalty",
    },
    "knocking": {
        "match.rounds": 2,
        "deck.jokers": 2,
        "deal.extra_card_to": "none",
        "deal.packets": (3, 3, 3, 4),
        "deal.upcard": True,
        "start.opening_action": "normal_turn",
        "meld_from_lap": 1,
        "opening.points": 0,
        "set.distinct_suits": False,
        "set.max": None,
        "joker.announce": "required",
        "claim.upcard_buyable": True,
        "claim.veto": True,
        "go_out.knock.limit": 9,
        "go_out.knock.undercut": True,
        "score.winner": "own_hand_value",
    },
    "race": {
        "match.end": "target",
        "match.target": 200,
        # With a reward for winners the totals of equal players may sink for ever.
        "score.winner_bonus": 0,
        "match.tie": "extra_round",
        "claim.resolution": "first_click",
        "claim.changes_turn_order": True,
        "claim.next_draw": "free",
        "claim.next_player_exempt": False,
        "claim.penalty_stock_cards": 3,
        "claim.max_per_round": 2,
        "joker.freed": "immediately_any",
        "stock.max_recycles": 1,
        "match.first_dealer": "first_seat",
        "match.dealer_rotation": "fixed",
    },
    "one pack": {
        "players_max": 4,
        "match.rounds": 3,
        "deck.packs": 1,
        "deck.jokers": 0,
        "deal.cards": 7,
        "run.wrap": True,
        "run.max": 14,
        "claim.enabled": False,
        "stock.empty": "end_round",
        "draw.discard_just_taken": True,
    },
}

# Wanderers seldom meld, so that totals which count melds might never reach a target.
TWO_ROUNDS = {"match.end": "fixed_rounds", "match.rounds": 2}
HOUSES_OF_500: dict[str, Mapping[str, object]] = {
    "as printed": TWO_ROUNDS,
    "floating": {
        **TWO_ROUNDS,
        "deck.packs": 2,
        "deck.jokers": 6,
        "deal.cards_two": None,
        "draw.pile_top": "free",
        "go_out.last_card": "floats",
        "joker.max_per_meld": "at_least_one_natural",
        "stock.empty": "turn_over_discards_keep_top",
        "match.dealer_rotation": "winner",
    },
    "an opening": {
        **TWO_ROUNDS,
        "deck.packs_from_five": None,
        "meld_from_lap": 2,
        "draw.discard_take_from_lap": 2,
        "opening.points": 20,
        "layoff.requires": "own_opening",
        "go_out.last_card": "must_discard",
        "stock.empty": "shuffle_discards_keep_top",
        "joker.meld_value": "replaced_card",
        "score.winner_bonus": -20,
        "score.lone_joker_relief": -10,
        "score.first_melder_penalty": 10,
        "match.dealer_rotation": "loser",
    },
}


@dataclass(frozen=True)
class Case:
    """A variant at a table of so many seats under house rules."""

    variant: str
    seats: int
    house: str

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats, {self.house}"

    def game(self) -> Game:
        return _game(self.variant, self.house)


@dataclass(frozen=True)
class Taken:
    """One step of a walk."""

    before: MatchState
    move: Move
    step: Step[MatchState]


def made(game: Game, state: MatchState, move: Move) -> Taken:
    """The step that a move makes."""
    return Taken(state, move, game.apply(state, move))


def walked(game: Game, seats: int, most_moves: int, take: Callable[[MatchState], Taken]) -> Iterator[Taken]:
    """A match from its beginning, step by step as `take` makes them, to its end or for so many moves."""
    state = game.new(seats)
    for _ in range(most_moves):
        if state.result is not None:
            return
        taken = take(state)
        yield taken
        state = taken.step.state


@cache
def _game(variant: str, house: str) -> Game:
    return game_of(variant, _houses(variant)[house])


def _houses(variant: str) -> Mapping[str, Mapping[str, object]]:
    """The house rules under which a variant is played."""
    if variant == "rummy_500":
        return HOUSES_OF_500
    return HOUSES if variant in UNDER_HOUSE_RULES else {"as printed": HOUSES["as printed"]}


# The houses turn every switch of the family; it is enough to do that to two of its variants.
UNDER_HOUSE_RULES = ("disney_basic", "disney_layoff")
# The games in which melds are rebuilt have walks of their own.
DRAW_DISCARD = [
    key
    for key, variant in VARIANTS.items()
    if isinstance(variant.rules, DrawDiscardRules) and variant.rules.rearrange is None
]
CASES = [
    Case(variant, seats, house)
    for variant in DRAW_DISCARD
    for house in _houses(variant)
    for seats in (2, 3, 4, 6)
    if seats <= _game(variant, house).rules.players_max
]


@lru_cache(maxsize=4)
def walk(case: Case, number: int = 0) -> tuple[Taken, ...]:
    """A match of random players, now and then disturbed by the clock; the same on every call."""
    return tuple(_walk(case, random.Random(f"{case} {number}")))


def walks(case: Case) -> Iterator[Taken]:
    """The steps of all walks of a case, one walk after another."""
    for number in range(WALKS):
        yield from walk(case, number)


@cache
def tally(case: Case) -> Counter[str]:
    """How often the walks of a case make each kind of move, lay each kind of thing, and end a round each way."""
    counts: Counter[str] = Counter()
    for one in walks(case):
        counts[one.move.kind] += 1
        if isinstance(one.move, Lay):
            counts.update(part for part in ("melds", "layoffs", "swaps") if getattr(one.move, part))
        counts.update(event.result.end for event in one.step.events if isinstance(event, RoundEnded))
    return counts


def _walk(case: Case, chance: random.Random) -> Iterator[Taken]:
    game = case.game()
    yield from walked(game, case.seats, MOST_MOVES, lambda state: made(game, state, _move(game, state, chance)))


def _move(game: Game, state: MatchState, chance: random.Random) -> Move:
    need = game.chance(state)
    if need is not None:
        return Shuffled(tuple(chance.sample(range(need.size), need.size)))
    seat = chance.choice(sorted(game.active(state)))
    view = game.view(state, seat)
    throw = chance.random()
    if throw < 0.02:
        return TurnTimedOut(view.turn) if view.window is None else WindowClosed(view.window.window)
    if throw < 0.0205 and state.seats > 2:
        return SeatForfeited(seat)
    return choose_random(view, chance.getrandbits(32))


def tries(game: Game, state: MatchState, seat: int) -> Iterator[Move]:
    """One move of every kind that a seat might try, with the right numbers."""
    view = game.view(state, seat)
    window = view.window.window if view.window else state.window
    yield DrawStock(seat, state.turn)
    yield TakeDiscard(seat, state.turn)
    yield ReturnDiscard(seat, state.turn)
    yield Claim(seat, window)
    yield Pass(seat, window)
    for card in view.hand[:1]:
        yield Discard(seat, state.turn, card)
        for lying in view.melds[:1]:
            yield Lay(seat, state.turn, layoffs=(LayOffCard(lying.meld_id, card),))
