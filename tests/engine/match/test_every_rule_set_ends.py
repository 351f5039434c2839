"""Every rule set that is accepted ends every round and every match, whoever plays and however: nothing is left to luck.

A match has a stated upper limit of rounds (G-13). A round ends because nobody can put anything off for ever: cards
laid stay on the table, the stock is not renewed twice with nobody laying a card in between, and after ten laps of
discards taken it must be drawn from.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pytest

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.turns import IDLE_LAPS
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import Claim, Discard, DrawStock, MoveKind, ReturnDiscard, SeatMove, TakeDiscard
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import Chooser, play
from engine.match.state import MatchState
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS, game_with_rules
from tests.engine.matches import most_rounds
from tests.engine.rules.every_switch import legal, with_all, with_every_switch, with_many

ONE_ROUND = {"match.end": "fixed_rounds", "match.rounds": 1, "match.tie": "shared"}
MOST_TURNS = 50_000
"""Turns in which any round ends that the tests play; what is proved of each is far more."""


def stubborn(game: AnyGame, view: MatchView, dice: int) -> SeatMove:  # noqa: PLR0911 - one for each kind of moment
    """Whoever lays nothing, draws nothing that can be had otherwise, and gives back what had to be laid."""
    options = game.options(view)
    if not isinstance(view, DrawDiscardView) or not isinstance(options, DrawDiscardOptions):
        return game.choose(Strength.EASY, view, dice)
    seat, kinds = view.own_seat, options.kinds
    if view.claim_window is not None:
        return Claim(seat, view.claim_window.window)
    if MoveKind.TAKE_DISCARD in kinds and options.take_depths:
        return TakeDiscard(seat, view.turn, options.take_depths[dice % len(options.take_depths)])
    if MoveKind.DRAW_STOCK in kinds:
        return DrawStock(seat, view.turn)
    if MoveKind.RETURN_DISCARD in kinds:
        return ReturnDiscard(seat, view.turn)
    if options.discardable:
        return Discard(seat, view.turn, options.discardable[dice % len(options.discardable)])
    return game.choose(Strength.EASY, view, dice)


def absent(game: AnyGame, view: MatchView, dice: int) -> SeatMove:
    """Nobody is there: a move that is refused, so that the clock makes its own."""
    return Discard(view.own_seat, view.turn + 1, game.deck(len(view.seats))[0])


Manner = Callable[[AnyGame, MatchView, int], SeatMove]
MANNERS: dict[str, Manner] = {
    "easy": lambda game, view, dice: game.choose(Strength.EASY, view, dice),
    "stubborn": stubborn,
    "absent": absent,
}


IN_RUMMY = [key for key, variant in VARIANTS.items() if isinstance(variant.rules, DrawDiscardRules)]
"""Only there can anybody put the end off; such rounds are by far the longest."""
EVERY_DAY = {"rummy_500", "nsv_robber"}
PLAYED = [
    *product(VARIANTS, ("easy", "absent")),
    *(pytest.param(key, "stubborn", marks=() if key in EVERY_DAY else pytest.mark.prove) for key in IN_RUMMY),
]


def choosers(game: AnyGame, manner: str, seats: int) -> Sequence[Chooser]:
    return [lambda view, dice: MANNERS[manner](game, view, dice)] * seats


def most_turns(rules: RuleSet, seats: int) -> int:
    """In how many turns a round ends, proved of draw-and-discard rummy from its rules alone."""
    if not isinstance(rules, DrawDiscardRules):
        return MOST_TURNS
    deck = rules.for_seats(seats).deck
    naturals, jokers = deck.packs * 52, deck.jokers
    # A laying-out brings a card to the table that stays there, or a joker while no such card goes.
    layings = (naturals + 1) * (jokers + 1)
    renewals = layings + 1 if rules.stock.max_recycles is None else rules.stock.max_recycles
    moved_on = layings + (naturals + jokers) * (renewals + 1) + 1
    return moved_on * (IDLE_LAPS * seats + 1)


def ends(game: AnyGame, manner: str, seats: int, seed: int) -> MatchState:
    """The end of a match; it is reached within the rounds and turns that the rules themselves allow."""
    most = most_rounds(game.rules, seats)
    assert most is not None
    state = game.new(seats)
    began = 0
    for played in play(game, choosers(game, manner, seats), seed, most_moves=most * 4 * MOST_TURNS):
        if len(played.step.state.sheet) > len(state.sheet):
            assert played.before.turn - began <= min(most_turns(game.rules, seats), MOST_TURNS)
            began = played.before.turn
        state = played.step.state
    assert state.result is not None
    assert len(state.sheet) <= most
    return state


def all_end(variant: str, sets: Iterable[tuple[object, RuleSet]], manner: str) -> None:
    """A match of one round ends under each of these rules, with one number of seats after another."""
    for number, (wish, rules) in enumerate(sets):
        game = one_round(variant, rules)
        if game is not None:
            counts = game.rules.seat_counts()
            assert ends(game, manner, counts[number % len(counts)], seed=number), wish


def one_round(variant: str, rules: RuleSet) -> AnyGame | None:
    """The game with matches of a single round; None where that contradicts its house rules."""
    found = legal(rules, ONE_ROUND)
    return None if found is None else game_with_rules(variant, found[1])


@pytest.mark.parametrize(("variant", "manner"), PLAYED)
@pytest.mark.parametrize("count", [1, pytest.param(100, marks=pytest.mark.prove)])
def test_every_round_ends_under_house_rules_at_random(variant: str, count: int, manner: str) -> None:
    sets = count // 4 if count > 1 and manner == "stubborn" else count
    all_end(variant, with_many(VARIANTS[variant].rules, sets, seed=len(variant)), manner)


@pytest.mark.prove
@pytest.mark.parametrize("manner", ["easy", "absent"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_round_ends_with_every_switch_at_its_extremes(variant: str, manner: str) -> None:
    all_end(variant, with_every_switch(VARIANTS[variant].rules), manner)


@pytest.mark.prove
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("variant", "manner"), PLAYED)
def test_every_round_ends_with_as_many_switches_changed_as_go_together(variant: str, last: bool, manner: str) -> None:
    game = one_round(variant, with_all(VARIANTS[variant].rules, last)[1])
    if game is not None:
        for seats in game.rules.seat_counts():
            assert ends(game, manner, seats, seed=seats)


@pytest.mark.parametrize(
    "variant", ["czech_rummy", "rummy_500", "gin_rummy", "my_rummy", "disney_karo8", "disney_duel"]
)
def test_g13_after_the_stated_number_of_rounds_the_leader_wins(variant: str) -> None:
    """A total that nobody reaches does not keep a match going."""
    rules = VARIANTS[variant].rules
    far = {"match.end": "target", "match.target": 50 if variant == "disney_karo8" else 5000, "match.max_rounds": 2}
    if variant == "czech_rummy":
        far = {"match.eliminate_at": 5000, "match.max_rounds": 2}
    game = game_with_rules(variant, rules.with_switches({**far, "match.tie": "shared"}))
    state = ends(game, "easy", 2, seed=1)
    assert len(state.sheet) == 2 == most_rounds(game.rules, 2)
    assert all(state.result.places[seat] == 1 for seat in state.result.winners)


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_match_ends_within_its_rounds_under_house_rules_at_random(variant: str) -> None:
    for number, (wish, rules) in enumerate(with_many(VARIANTS[variant].rules, 25, seed=99)):
        game = game_with_rules(variant, rules.with_switches({"match.max_rounds": 5}))
        counts = game.rules.seat_counts()
        assert ends(game, "easy", counts[number % len(counts)], seed=number), wish


@pytest.mark.prove
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_as_printed_the_czech_game_is_played_to_its_last_player(seats: int) -> None:
    """Bonuses let totals sink, so that it may take long; the stated limit is there for what never ends."""
    game = VARIANTS["czech_rummy"].game
    assert most_rounds(game.rules, seats) == 200
    for seed in range(25):
        state = ends(game, "easy", seats, seed)
        assert len(state.sheet) < 200
