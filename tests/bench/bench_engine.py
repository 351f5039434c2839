"""The engine at play: random playouts against rlcard's bare gin rummy, self-play, and the codec."""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final, TypeVar

from engine.archive.codec import dump_state, load_state
from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.hand import hand_of
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Claim, Discard, DrawStock, Lay, LayOffCard, Pass, SeatMove, Shuffled, TakeDiscard
from engine.match.match import Game
from engine.match.selfplay import play, play_match
from engine.variants import game_of
from tests.compiled import compiled_tree
from tests.engine.games.draw_discard.random_player import choose_random

ROUNDS: Final = 5
PLAYOUT_MOVES: Final = 20_000
COMPILED_AT_LEAST: Final = 1.3
SELFPLAY_MATCHES: Final = 20
SELFPLAY_LIMIT: Final = 2_000.0
SELFPLAY_VARIANTS: Final = ("disney_basic", "disney_layoff")
DUMP_LIMIT_US: Final = 150.0
LOAD_LIMIT_US: Final = 300.0

Row = dict[str, Any]
T = TypeVar("T")


def run() -> list[Row]:
    """The rows of this bench: moves a second of processor time, microseconds for the codec."""
    return [
        _playouts(),
        _compiled_playouts(),
        *(_selfplay(variant, seats) for variant in SELFPLAY_VARIANTS for seats in (2, 4)),
        *_codec(),
    ]


def _playouts() -> Row:
    """Random playouts of two seats, as in gin rummy: what may be done, one of it, done. Taken in turn with rlcard.

    The best of the rounds counts on both sides: whatever else a machine has to do makes either slower, never faster.
    """
    game = game_of("disney_basic")
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(_rate(lambda seed=number: _our_playout(game, seed)))
        theirs.append(_rate(lambda seed=number: _gin_playout(seed)))
    mine, peer = max(ours), max(theirs)
    return {
        "name": "random playouts, options + apply, against rlcard gin rummy (moves/s)",
        "ours": mine,
        "peer": peer,
        "ratio": mine / peer,
        "target": "above 1",
        "ok": mine > peer,
    }


def _compiled_playouts() -> Row:
    """The same with the engine compiled as it is in the image, in a process of its own, where rlcard plays as well."""
    with TemporaryDirectory() as folder:
        tree = compiled_tree(Path(folder))
        asked = "import json; from tests.bench.bench_engine import _playouts; print(json.dumps(_playouts()))"
        told = subprocess.run([sys.executable, "-c", asked], cwd=tree, check=True, capture_output=True, text=True)
    row: Row = json.loads(told.stdout)
    return {
        **row,
        "name": f"{row['name']}, compiled",
        "target": "at least 1.3",
        "ok": row["ratio"] >= COMPILED_AT_LEAST,
    }


def _rate(playout: Callable[[], int]) -> float:
    """Moves a second of processor time, the garbage collector off as `timeit` has it."""
    gc.collect()
    gc.disable()
    try:
        began = process_time()
        moves = playout()
        return moves / (process_time() - began)
    finally:
        gc.enable()


def _our_playout(game: Game, seed: int) -> int:
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
    return moves


def _any_listed(view: DrawDiscardView, now: DrawDiscardOptions, chance: random.Random) -> SeatMove:
    seat, turn = view.seat or 0, view.turn
    if view.window is not None:
        number = view.window.window
        return Claim(seat, number) if chance.random() < 0.5 else Pass(seat, number)
    if now.draw_stock:
        take = now.take_discard and chance.random() < 0.5
        return TakeDiscard(seat, turn) if take else DrawStock(seat, turn)
    discards, layoffs = now.discardable, now.layoffs
    at = int(chance.random() * (len(discards) + len(layoffs)))
    if at >= len(discards):
        card, meld = layoffs[at - len(discards)]
        if hand_of(view).can_spare((card,)):
            return Lay(seat, turn, layoffs=(LayOffCard(meld, card),))
        at = 0
    return Discard(seat, turn, discards[at], call=len(view.hand) == 1)


def _gin_playout(seed: int) -> int:
    """As many moves of rlcard's gin rummy, stepped as its own environment steps it."""
    import numpy
    from rlcard.games.gin_rummy.game import GinRummyGame

    chance = random.Random(seed)
    game = GinRummyGame()
    game.np_random = numpy.random.RandomState(seed)
    moves = 0
    while moves < PLAYOUT_MOVES:
        game.init_game()
        while not game.is_over():
            game.step(chance.choice(game.judge.get_legal_actions()))
            moves += 1
    return moves


def _selfplay(variant: str, seats: int) -> Row:
    game = game_of(variant)
    moves = illegal = 0
    began = process_time()
    for seed in range(SELFPLAY_MATCHES):
        report = play_match(game, ["steady"] * seats, seed)
        moves += report.moves
        illegal += report.illegal
    rate = moves / (process_time() - began)
    assert not illegal, f"{illegal} illegal moves"
    return {
        "name": f"self-play of steady players, {variant}, {seats} seats (moves/s)",
        "ours": rate,
        "limit": SELFPLAY_LIMIT,
        "ratio": rate / SELFPLAY_LIMIT,
        "target": f"at least {SELFPLAY_LIMIT:,.0f}",
        "ok": rate >= SELFPLAY_LIMIT,
    }


def _codec() -> Iterator[Row]:
    """Writing and reading states of a four-seat match, from the first deal to the last round.

    One after another, none kept, and what was there before is no more gone through for garbage, as in the bot once it
    is connected (`bot/heartbeat.py`).
    """
    game = game_of("disney_layoff")
    states = [played.step.state for played in play(game, [choose_random] * 4, seed=4)][::7]
    texts = [dump_state(state) for state in states]
    for name, work, limit in (
        ("dump a state (µs)", lambda: _one_by_one(dump_state, states), DUMP_LIMIT_US),
        ("load a state (µs)", lambda: _one_by_one(load_state, texts), LOAD_LIMIT_US),
    ):
        gc.collect()
        gc.freeze()
        cost = min(_seconds(work) for _ in range(ROUNDS)) / len(states) * 1e6
        yield {
            "name": name,
            "ours": cost,
            "limit": limit,
            "ratio": cost / limit,
            "target": f"at most {limit:.0f} µs",
            "ok": cost <= limit,
        }


def _one_by_one(work: Callable[[T], object], values: Sequence[T]) -> None:
    for value in values:
        work(value)


def _seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began
