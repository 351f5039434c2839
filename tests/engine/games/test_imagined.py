"""Imagined deals: what is known stays, nothing is lost, and what explains the play is likelier."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from engine.cards import PLAYING_CARDS, Card
from engine.cards.shuffle import order_for
from engine.games.dice import Dice
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.game import Family, awaited_seats
from engine.games.gin.family import GIN
from engine.games.history import Deed, known_in_hand
from engine.games.imagined import Hidden, deals
from engine.games.moves import SeatMove, Shuffled
from engine.games.strengths import Strength
from engine.games.tiles.family import TILES
from engine.games.tiles.round import TileRound
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.melds.laying_off import fitting_cards
from engine.melds.search import best_opening, deadwood
from engine.variants import game_of


@dataclass
class Deadwood:
    """What hands cannot meld, as they are and as they are imagined."""

    real: list[int] = field(default_factory=list)
    imagined: list[float] = field(default_factory=list)


TURNS = {Deed.DREW, Deed.TOOK}
FAMILIES: dict[str, Family[Any, Any, Any]] = {family.key: family for family in (DRAW_DISCARD, GIN, TILES)}
WITH_SEARCH = {"gin_rummy": 2, "disney_basic": 3, "nsv_buy": 3, "rummy_500": 2}


def in_proofs(*rows: tuple[object, ...]) -> list[Any]:
    """Cases that `make prove` alone takes the time for."""
    return [pytest.param(*row, marks=pytest.mark.prove) for row in rows]


def no_matter(hand: Sequence[Card]) -> float:
    return 0.0


def test_hands_hold_what_is_known_and_all_cards_are_somewhere() -> None:
    known, seen = PLAYING_CARDS.parse_many("KD"), PLAYING_CARDS.parse("KC")
    cards = (*PLAYING_CARDS.parse_many("2S 3S 4S 5S 6S 7S 8S 9S 9S JK"), *known)
    hidden = [Hidden((*known, seen), 4, no_matter), Hidden((), 2, no_matter)]
    for hands, rest in islice(deals(Dice(1), cards, hidden), 5):
        assert hands[0][0] is known[0]
        assert [len(hand) for hand in hands] == [4, 2]
        assert Counter([*hands[0], *hands[1], *rest]) == Counter(cards)


def test_likelier_hands_come_up_more_often() -> None:
    cards = PLAYING_CARDS.parse_many("2S 3S 4S 5S 6S 7S 8S 9S")
    low = PLAYING_CARDS.parse("2S")
    often = Hidden((), 2, lambda hand: 2.0 if low in hand else 0.0)
    there = sum(low in hands[0] for hands, _ in islice(deals(Dice(2), cards, [often]), 400))
    assert there > 200


@pytest.mark.parametrize("variant", WITH_SEARCH)
def test_an_imagined_round_looks_to_its_seat_as_the_real_one_does(variant: str) -> None:
    game = game_of(variant)
    looked = 0
    for state, seat in moments(game, WITH_SEARCH[variant], 12):
        view = game.view(state, seat)
        (rnd,) = islice(FAMILIES[game.family].imagined(view, Dice(len(view.history))), 1)
        seen = game.view(state._replace(play=rnd), seat)
        for name in (
            "hand",
            "melds",
            "discard_top",
            "discards",
            "stock",
            "phase",
            "turn_seat",
            "seats",
            "claim_window",
        ):
            assert getattr(seen, name) == getattr(view, name), name
        # Nobody imagines taking back: that leads to no more than where the turn has been.
        told = view._replace(laid=()) if isinstance(view, DrawDiscardView) else view
        assert game.options(seen) == game.options(told)
        assert seat in game.active(state._replace(play=rnd))
        for other, hand in enumerate(rnd.hands):
            assert Counter(known_in_hand(view.history, other)) <= Counter(hand)
        looked += 1
    assert looked == 12


def moments(game: AnyGame, seats: int, count: int) -> list[tuple[MatchState, int]]:
    """Moments of a match of steady players, with the seat that is to act."""
    found: list[tuple[MatchState, int]] = []
    state = game.new(seats)
    while len(found) < count and state.result is None:
        need = game.chance(state)
        if need is not None:
            order = order_for(bytes(16), (), need.round, need.number, need.size)
            state = game.apply(state, Shuffled(order)).state
            continue
        seat = awaited_seats(game.active(state))[-1]
        found.append((state, seat))
        view: MatchView = game.view(state, seat)
        state = game.apply(state, game.choose(Strength.STEADY, view, len(found))).state
    return found


@pytest.mark.parametrize(
    ("variant", "rounds"),
    [("gin_rummy", 10), *in_proofs(("gin_rummy", 100), ("disney_basic", 40))],
)
def test_imagined_hands_are_about_as_far_as_the_real_ones(variant: str, rounds: int) -> None:
    """Or a seat that waits for better cards would be thought to be worse off than it is."""
    game = game_of(variant)
    early, late = Deadwood(), Deadwood()
    for seed in range(rounds):
        for number, one in enumerate(play(game, [player(game, Strength.STEADY)] * 2, seed)):
            if one.step.state.sheet:
                break
            if isinstance(one.move, SeatMove) and number % 7 == 5:
                real: Any = one.before.play
                view, other = game.view(one.before, one.move.seat), 1 - one.move.seat
                rule: Any = game.rules
                imagined: Any = list(islice(FAMILIES[game.family].imagined(view, Dice(number)), 4))
                found = early if number < 18 else late
                found.real.append(deadwood(rule, real.hands[other]))
                found.imagined.append(fmean(deadwood(rule, rnd.hands[other]) for rnd in imagined))
    for found in (early, late):
        assert fmean(found.imagined) == pytest.approx(fmean(found.real), rel=0.25)
    assert fmean(late.imagined) < 0.7 * fmean(early.imagined)


def waiting_for(game: AnyGame, seed: int) -> Iterator[tuple[MatchState, MatchView, int]]:
    """Every third moment of a round of two steady players: the seat that moves sees it, and the other seat."""
    for number, one in enumerate(play(game, [player(game, Strength.STEADY)] * 2, seed)):
        if one.step.state.sheet:
            return
        if isinstance(one.move, SeatMove) and number % 3 == 0:
            yield one.before, game.view(one.before, one.move.seat), 1 - one.move.seat


def held(rnd: Any, seat: int) -> tuple[Card, ...]:
    """What a seat holds in a round, of cards or of tiles."""
    hands: tuple[tuple[Card, ...], ...] = rnd.racks if isinstance(rnd, TileRound) else rnd.hands
    return hands[seat]


@pytest.mark.parametrize(
    "variant",
    ["czech_rummy", *in_proofs(("disney_basic",), ("disney_layoff",), ("nsv_robber",), ("tile_rummy",))],
)
def test_whoever_could_have_opened_and_has_not_is_hardly_thought_to_be_able_to(variant: str) -> None:
    """Or whoever waits would be thought to lay everything at any moment."""
    game = game_of(variant)
    rule: Any = game.rules

    def opens(rnd: Any, seat: int) -> bool:
        single = rule.opening.scope == "single_meld"
        return best_opening(rule, held(rnd, seat), rule.opening.points, single_meld=single) is not None

    real: list[bool] = []
    imagined: list[float] = []
    for seed in range(40):
        for state, view, other in waiting_for(game, seed):
            turns = sum(act.seat == other and act.deed in TURNS for act in view.history)
            if view.seats[other].opened or turns < 3:
                continue
            real.append(opens(state.play, other))
            imagined.append(
                fmean(opens(rnd, other) for rnd in islice(FAMILIES[game.family].imagined(view, Dice(seed)), 6))
            )
        if len(real) >= 8:
            break
    assert len(real) >= 6
    assert fmean(imagined) < fmean(real) + 0.2


@pytest.mark.parametrize(
    ("variant", "rounds"), [("disney_layoff", 2), *in_proofs(("rummy_500", 3), ("nsv_robber", 4), ("my_rummy", 2))]
)
def test_whoever_could_have_laid_off_is_hardly_thought_to_hold_what_fits(variant: str, rounds: int) -> None:
    game = game_of(variant)
    rule: Any = game.rules
    real: list[int] = []
    imagined: list[float] = []
    for seed in range(rounds):
        for state, view, other in waiting_for(game, seed):
            melds: Any = view
            fitting = {card for lying in melds.melds for card in fitting_cards(rule, lying.meld)}
            if view.seats[other].melded and view.seats[other].cards:
                real.append(sum(card in fitting for card in held(state.play, other)))
                rounds_seen = islice(FAMILIES[game.family].imagined(view, Dice(seed)), 4)
                imagined.append(fmean(sum(card in fitting for card in held(rnd, other)) for rnd in rounds_seen))
    assert len(real) >= 20
    assert fmean(imagined) < fmean(real) + 0.25
