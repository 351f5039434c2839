"""Measures how long matches are, for `bot/hosting/lengths.py`: `python -m scripts.lengths [VARIANT ...]`.

Computer players play a few matches of each game with each number of players. A line for each: rounds in a match, and in
a round the turns and the moments in which everybody is asked (claim windows, comparisons of a duel).
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.variants import VARIANTS

MATCHES: Final = 24
MOST_MOVES: Final = 6_000


def measured(key: str, seats: int, matches: int = MATCHES) -> tuple[float, float, float]:
    """Rounds in a match, turns in a round, and moments in a round in which everybody is asked; means of so many."""
    game = VARIANTS[key].game
    seen: Counter[str] = Counter()
    rounds = 0
    for seed in range(matches):
        for played in play(game, [player(game, Strength.STEADY)] * seats, seed, MOST_MOVES):
            seen.update(event.kind for event in played.step.events)
            state = played.step.state
        rounds += max(len(state.sheet), 1)
    asked = seen["window_opened"] + seen["comparison_decided"]
    turns = seen["turn_began"]
    return rounds / matches, turns / rounds, asked / rounds


def main() -> None:
    """Print a line for each game and number of players."""
    for key in sys.argv[1:] or VARIANTS:
        for seats in VARIANTS[key].rules.seat_counts():
            rounds, turns, asked = measured(key, seats)
            print(f"{key} {seats}: {rounds:.1f} rounds, {turns:.1f} turns, {asked:.1f} asked", flush=True)


if __name__ == "__main__":
    main()
