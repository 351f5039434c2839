"""Is the coach honest? What it says a decision costs, against what the decision cost on the deal as it really was.

    python -m scripts.calibration KEY [--positions 2000] [--seconds 600] [--first 0] >> FILE

prints a line of JSON for each position: what the second look predicts and its standard error, and what was realised.
Positions come from rounds of occasional players; a decision is judged where the sharp player would have done otherwise,
before it searches: so the search did not pick what it is judged by.
Realised is the difference between the two moves when club players play the round on from there with the hands as they
were, and the stock in several orders, since nobody could know it: one such difference is mostly luck, the mean of many
is not.

    python -m scripts.calibration --table FILE ...

sums files up and keeps the table in docs/figures/calibration.json, which docs/PLAYERS.md shows. Rows of games that no
file is about stay.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from engine.cards.shuffle import stream_words
from engine.coach import SECOND_LOOK as COACHS_LOOK
from engine.coach import Decision, alike, looked_at
from engine.games.dice import Dice
from engine.games.game import awaited_seats
from engine.games.gin.round import GinRound
from engine.games.moves import SeatMove, Shuffled
from engine.games.search import Worth, worth_of
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.selfplay import TWO_SIGMA, play, player
from engine.match.state import MatchState
from engine.variants import game_of

TABLE: Final = Path(__file__).parents[1] / "docs" / "figures" / "calibration.json"
EVERY: Final = 3
"""One decision in so many is looked at, so that positions hang together less."""

SECOND_LOOK: Final = 0.5
DEAR: Final = 4.0
"""What was predicted to cost so much is looked at again, as the coach does: the first look picks what it overrates."""

STOCKS: Final = 8
"""In so many orders the stock is played on with."""

BINS: Final = (-inf, 0.0, 1.0, 2.0, 4.0, 8.0, 16.0, inf)
LONGEST: Final = 5_000


def main() -> None:
    """Measure a game, or sum up what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="+", metavar="KEY or FILE")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=600.0, help="processor time at most")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    if asked.table:
        rows = table([Path(name) for name in asked.what])
        anew = {row["variant"] for row in rows}
        before = json.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else []
        rows = [row for row in before if row["variant"] not in anew] + rows
        TABLE.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
        return
    began = process_time()
    for found, line in enumerate(positions(asked.what[0], asked.first), start=1):
        print(json.dumps(line), flush=True)
        if found >= asked.positions or process_time() - began > asked.seconds:
            return


def positions(variant: str, first: int) -> Iterator[dict[str, Any]]:
    """Position after position, without end."""
    game, seed = game_of(variant), first
    while True:
        casual = player(game, Strength.CASUAL)
        for at, one in enumerate(play(game, [casual] * 2, seed, 400)):
            move = one.move
            if at % EVERY or not isinstance(move, SeatMove):
                continue
            line = judged(game, one.before, move, at)
            if line is not None:
                yield {"variant": variant, "seed": seed, "move": at, **line}
        seed += 1


def judged(game: AnyGame, state: MatchState, made: SeatMove, dice: int) -> dict[str, float] | None:
    """What is predicted of a move, and what came true; None where there was nothing to judge."""
    decision = Decision(dice, game.view(state, made.seat), made)
    better = game.choose(Strength.SHARP, decision.view, dice, playouts=0)
    if alike(decision.view, better, made):
        return None
    told = looked_at(decision, better, dice + 77, SECOND_LOOK)
    if told is None:
        return None
    worth = worth_of(decision.view)
    stocks = [restocked(state, Dice(dice + at)) for at in range(STOCKS)]
    realised = [outcome(game, one, told.better, worth) - outcome(game, one, made, worth) for one in stocks]
    line = {"predicted": told.cost, "error": told.error, "realised": fmean(realised)}
    return line if told.cost < DEAR else {**line, "again": _as_told(decision, told.better, dice)}


def _as_told(decision: Decision, better: SeatMove, dice: int) -> float:
    """What a second look on deals of its own has a dear decision cost, as long as the coach's own."""
    told = looked_at(decision, better, dice + 1_000_003, COACHS_LOOK)
    if told is None:
        raise RuntimeError("what was looked at once can be looked at for longer")
    return told.cost


def restocked(state: MatchState, dice: Dice) -> MatchState:
    """The same moment with the stock in another order; the hands stay what they are."""
    rnd: Any = state.play
    stock = rnd.stock if isinstance(state.play, GinRound) else rnd.piles.stock
    anew = tuple(stock[at] for at in dice.order(len(stock)))
    if isinstance(state.play, GinRound):
        return state._replace(play=state.play._replace(stock=anew))
    return state._replace(play=rnd._replace(piles=rnd.piles._replace(stock=anew)))


def outcome(game: AnyGame, state: MatchState, move: SeatMove, worth: Worth) -> float:
    """What a move brings its seat when club players play the round on."""
    rounds, seat = len(state.sheet), move.seat
    words = stream_words(bytes(16), b"talon calibration 1")
    now = game.apply(state, move).state
    for _ in range(LONGEST):
        if len(now.sheet) > rounds:
            return worth.of_points(now.sheet[rounds].points, seat)
        need, word = game.chance(now), next(words)
        if need is not None:
            now = game.apply(now, Shuffled(Dice(word).order(need.size))).state
            continue
        view = game.view(now, awaited_seats(game.active(now))[0])
        now = game.apply(now, game.choose(Strength.STEADY, view, word)).state
    raise RuntimeError("a round came to no end")


def table(files: Sequence[Path]) -> list[dict[str, Any]]:
    """Rows: by game and by what was predicted, how many positions there were and what they came to on average."""
    lines = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    rows: list[dict[str, Any]] = []
    for variant in dict.fromkeys(line["variant"] for line in lines):
        for low, high in pairwise(BINS):
            held = [line for line in lines if line["variant"] == variant and low <= line["predicted"] < high]
            if len(held) < 2:
                continue
            realised = [line["realised"] for line in held]
            rows.append(
                {
                    "variant": variant,
                    "from": None if low == -inf else low,
                    "to": None if high == inf else high,
                    "positions": len(held),
                    "predicted": round(fmean(line["predicted"] for line in held), 2),
                    "again": round(fmean(line["again"] for line in held), 2) if low >= DEAR else None,
                    "realised": round(fmean(realised), 2),
                    "give_or_take": round(TWO_SIGMA * stdev(realised) / len(held) ** 0.5, 2),
                }
            )
    return rows


if __name__ == "__main__":
    main()
