"""Steps a second of gin for learners, observation and mask with each: beside OpenSpiel from Python, and RLCard, which
PettingZoo's own gin wrapped as long as it had one.
"""

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

import numpy as np

from engine.environment.aec import RummyEnv
from tests.bench.rows import Row, at_least, compiled, seconds

STEPS: Final = 1_500
TURNS: Final = 9


def run() -> list[Row]:
    """Our steps a second beside those of the peers, as Python and compiled."""
    stated = [replace(row, target="is stated", ok=True) for row in by_peer()]
    return [*stated, *compiled("tests.bench.bench_environment:by_peer", 1, "at least 1")]


def by_peer() -> list[Row]:
    """A row a peer, in whichever form the engine is imported."""
    players = {
        "": our_steps(),
        "OpenSpiel (from Python, in C++ beneath)": openspiel_steps(),
        "RLCard (which PettingZoo's gin wrapped)": rlcard_steps(),
    }
    seen: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(TURNS):
        for name, steps in players.items():
            seen[name].append(STEPS / seconds(lambda: deque(islice(steps, STEPS), maxlen=0)))  # noqa: B023
    ours, *peers = (round(max(found)) for found in seen.values())
    return [
        at_least(f"steps a second of gin, beside {name}", ours, peer, "at least 1")
        for name, peer in zip(list(players)[1:], peers, strict=True)
    ]


def our_steps() -> Iterator[None]:
    """Ours, without PettingZoo's guards."""
    dice, games, seed = random.Random(1), RummyEnv("gin_rummy"), 0
    while True:
        seed += 1
        games.reset(seed=seed)
        while not any(games.terminations.values()):
            seen, *_ = games.last()
            games.step(dice.choice(np.flatnonzero(seen["action_mask"])))
            yield


def openspiel_steps() -> Iterator[None]:
    """OpenSpiel's, whose deals and draws are steps of chance that are not counted."""
    import pyspiel

    dice, game = random.Random(1), pyspiel.load_game("gin_rummy")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.legal_actions()))
                continue
            np.array(state.observation_tensor(), dtype=np.int16)
            state.apply_action(int(dice.choice(np.flatnonzero(state.legal_actions_mask()))))
            yield


def rlcard_steps() -> Iterator[None]:
    """RLCard's."""
    import rlcard

    dice, games = random.Random(1), rlcard.make("gin-rummy", config={"seed": 1})
    while True:
        state, _ = games.reset()
        while not games.is_over():
            mask = np.zeros(games.num_actions, dtype=np.int8)
            mask[list(state["legal_actions"])] = 1
            state, _ = games.step(int(dice.choice(np.flatnonzero(mask))))
            yield
