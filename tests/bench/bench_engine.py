"""The engine at play: random playouts against rlcard's bare gin rummy, self-play, and the codec."""

import random
from collections.abc import Callable
from itertools import product
from typing import Final

from engine.archive.codec import dump_state, load_state
from engine.games.draw_discard.players.hand import hand_of
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import Claim, Discard, DrawStock, Lay, LayOffCard, Pass, SeatMove, Shuffled, TakeDiscard
from engine.match.match import Game
from engine.match.selfplay import play, play_match
from engine.variants import game_of
from tests.bench.rows import Row, as_once_connected, at_least, at_most, collector_at_rest, compiled, least, seconds
from tests.engine.games.draw_discard.random_player import choose_random

ROUNDS: Final = 5
PLAYOUT_MOVES: Final = 20_000
COMPILED_AT_LEAST: Final = 1.3
SELFPLAY_MATCHES: Final = 20
SELFPLAY_LIMIT: Final = 2_000
SELFPLAY_VARIANTS: Final = ("disney_basic", "disney_layoff")
DUMP_LIMIT_US, LOAD_LIMIT_US = 150, 300


def run() -> list[Row]:
    """Moves a second of processor time, microseconds for the codec."""
    return [
        *playouts(),
        *compiled("tests.bench.bench_engine:playouts", COMPILED_AT_LEAST, f"at least {COMPILED_AT_LEAST}"),
        *(_selfplay(variant, seats) for variant, seats in product(SELFPLAY_VARIANTS, (2, 4))),
        *_codec(),
    ]


def playouts() -> list[Row]:
    """Random playouts of two seats, as in gin rummy: what may be done, one of it, done. Taken in turn with rlcard.

    The best of the rounds counts on both sides: whatever else a machine has to do makes either slower, never faster.
    """
    game = game_of("disney_basic")
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(_rate(lambda seed=number: _our_playout(game, seed)))
        theirs.append(_rate(lambda seed=number: _gin_playout(seed)))
    name = "random playouts, options + apply, against rlcard gin rummy (moves/s)"
    return [at_least(name, max(ours), max(theirs), "above 1")]


def _rate(playout: Callable[[], object]) -> float:
    """Moves a second of processor time."""
    with collector_at_rest():
        return PLAYOUT_MOVES / seconds(playout)


def _our_playout(game: Game, seed: int) -> None:
    """So many random moves of two seats; every listed move is equally likely."""
    chance = random.Random(seed)
    moves = 0
    state = game.new(2)
    while moves < PLAYOUT_MOVES:
        if state.result is not None:
            state = game.new(2)
        seat = next(iter(game.active(state)), None)
        if seat is None:
            order = list(range(game.chance(state).size))
            chance.shuffle(order)
            state = game.apply(state, Shuffled(tuple(order))).state
            continue
        view = game.view(state, seat)
        state = game.apply(state, _any_listed(view, options(view), chance)).state
        moves += 1


def _any_listed(view: DrawDiscardView, now: DrawDiscardOptions, chance: random.Random) -> SeatMove:
    seat, turn = view.seat or 0, view.turn
    if view.claim_window is not None:
        number = view.claim_window.window
        return Claim(seat, number) if chance.random() < 0.5 else Pass(seat, number)
    if "draw_stock" in now.kinds:
        take = "take_discard" in now.kinds and chance.random() < 0.5
        return TakeDiscard(seat, turn) if take else DrawStock(seat, turn)
    discards, layoffs = now.discardable, now.layoffs
    at = int(chance.random() * (len(discards) + len(layoffs)))
    if at >= len(discards):
        card, meld = layoffs[at - len(discards)]
        if hand_of(view).can_spare((card,)):
            return Lay(seat, turn, layoffs=(LayOffCard(meld, card),))
        at = 0
    return Discard(seat, turn, discards[at], call=len(view.hand) == 1)


def _gin_playout(seed: int) -> None:
    """As many moves of rlcard's gin rummy, stepped as its own environment steps it."""
    import numpy
    from rlcard.games.gin_rummy.game import GinRummyGame

    chance = random.Random(seed)
    game = GinRummyGame()
    game.np_random = numpy.random.RandomState(seed)
    moves = 0
    while moves < PLAYOUT_MOVES:
        game.init_game()
        while not game.is_over() and moves < PLAYOUT_MOVES:
            game.step(chance.choice(game.judge.get_legal_actions()))
            moves += 1


def _selfplay(variant: str, seats: int) -> Row:
    game = game_of(variant)
    reports = []
    took = seconds(
        lambda: reports.extend(play_match(game, ["steady"] * seats, seed) for seed in range(SELFPLAY_MATCHES))
    )
    assert not any(report.illegal for report in reports)
    name = f"self-play of steady players, {variant}, {seats} seats (moves/s)"
    return at_least(name, sum(report.moves for report in reports) / took, SELFPLAY_LIMIT)


def _codec() -> list[Row]:
    """Writing and reading states of a four-seat match, from the first deal to the last round, none of them kept."""
    game = game_of("disney_layoff")
    states = [played.step.state for played in play(game, [choose_random] * 4, seed=4)][::7]
    texts = [dump_state(state) for state in states]

    def dump() -> None:
        for state in states:
            dump_state(state)

    def load() -> None:
        for text in texts:
            load_state(text)

    with as_once_connected():
        dumped, loaded = (took / len(states) * 1e6 for took in least(ROUNDS, dump, load))
    return [
        at_most("dump a state (µs)", dumped, DUMP_LIMIT_US, f"at most {DUMP_LIMIT_US} µs"),
        at_most("load a state (µs)", loaded, LOAD_LIMIT_US, f"at most {LOAD_LIMIT_US} µs"),
    ]
