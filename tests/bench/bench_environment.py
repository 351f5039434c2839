"""Steps a second of gin for learners, observation and mask with each: beside OpenSpiel from Python, and RLCard, which
PettingZoo's own gin wrapped as long as it had one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

import numpy as np

from engine.environment.aec import RummyEnv
from tests.bench.rows import Row

STEPS: Final = 6_000
TURNS: Final = 3

ABOUT = """\
**The environment for learners.** Gin by players who choose by chance among what the mask holds, from Python on all
sides, with the observation and the mask made at every step. Seconds of one processor, the best of three turns.
"""


def run() -> list[Row]:
    """Our steps a second beside those of the peers."""
    ours = best(our_steps)
    return [
        Row(f"steps a second of gin, beside {name} ({told})", ours, peer, ours / peer, "at least 1", ours >= peer)
        for name, steps, told in (
            ("OpenSpiel", openspiel_steps, "from Python, in C++ beneath"),
            ("RLCard", rlcard_steps, "which PettingZoo's gin wrapped"),
        )
        for peer in [best(steps)]
    ]


def best(steps: Callable[[], Iterator[None]]) -> float:
    """Steps a second."""
    found = 0.0
    for _ in range(TURNS):
        stepping, began = steps(), process_time()
        for _ in range(STEPS):
            next(stepping)
        found = max(found, STEPS / (process_time() - began))
    return round(found)


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
