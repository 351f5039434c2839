"""Measures how long matches are: `python -m scripts.lengths [VARIANT ...]`.

Computer players play a few matches of each game with each number of players: rounds in a match, and in a round the
turns and the moments in which everybody is asked (claim windows, comparisons of a duel). What is printed is an entry of
`_LENGTHS` in `bot/hosting/clock/lengths.py`.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from typing import Final

from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.match.state import agreed_rounds
from engine.variants import VARIANTS, variant_of

FEWEST_MATCHES: Final = 6
FEWEST_ROUNDS: Final = 12
"""Matches are played until there are so many of both, or of rounds alone where a match has as many as were agreed: the
figures are a guess that helps to choose.
"""

MOST_MOVES: Final = 6_000


def measured(key: str, seats: int) -> tuple[float, float, float]:
    """Rounds in a match, turns in a round, and moments in a round in which everybody is asked; means of a few."""
    game = variant_of(key).game
    seen: Counter[str] = Counter()
    matches = rounds = 0
    fewest = FEWEST_MATCHES if agreed_rounds(game.rules, seats) is None else 1
    while matches < fewest or rounds < FEWEST_ROUNDS:
        for played in play(game, [player(game, Strength.STEADY)] * seats, matches, MOST_MOVES):
            seen.update(event.kind for event in played.step.events)
            state = played.step.state
        matches += 1
        rounds += max(len(state.sheet), 1)
    asked = seen["window_opened"] + seen["comparison_decided"]
    turns = seen["turn_began"]
    return rounds / matches, turns / rounds, asked / rounds


def told(rounds: float, turns: float, asked: float) -> str:
    """What an entry says of a number of players, from the fewest on."""
    return f"({round(rounds, 1):g}, {turns:.0f}, {asked:.0f}),"


def main() -> None:
    """Print the entries of the games that are named, or of all."""
    keys = sys.argv[1:] or [*VARIANTS]
    tables = [(key, seats) for key in keys for seats in variant_of(key).rules.seat_counts()]
    with ProcessPoolExecutor() as processes:
        found = zip(tables, processes.map(measured, *zip(*tables, strict=True)), strict=True)
        for key, lines in groupby(found, lambda one: one[0][0]):
            print(f'    "{key}": ({" ".join(told(*figures) for _, figures in lines)}),', flush=True)


if __name__ == "__main__":
    main()
