"""`talon selfplay --referee`: the referee of the project's tests, which knows the record alone, watches every match."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.cli.failures import BadInput
from engine.archive.codec import dump_events, dump_move, dump_rules
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.selfplay import MatchReport, Played, play, player, report

CHECKOUT = Path(__file__).parents[2]


class Whistled(Exception):  # noqa: N818 - the match is at fault, not the program
    """A foul that the referee saw. Its text names the match, the move, what is wrong and the rule."""


def refereed(game: AnyGame, strengths: Sequence[Strength], matches: int, seed: int) -> Iterator[MatchReport]:
    """Play match after match as `play_matches` does, with a referee at the table.

    Raises Whistled at the first foul, and BadInput where there is no referee: it lies in `tests/`, beside the packages
    that are installed.
    """
    if (CHECKOUT / "tests" / "referee").is_dir() and str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    try:
        from tests.referee import Foul, Referee  # noqa: PLC0415 - only a checkout has it
    except ImportError:
        raise BadInput("--referee needs a checkout of the project, with its tests/referee") from None
    for number in range(seed, seed + matches):
        seats = len(strengths)
        referee = Referee(game.variant, dump_rules(game.rules), seats, f"{game.variant}, {seats} seats, seed {number}")
        try:
            done = report(_seen(play(game, [player(game, one) for one in strengths], number), referee.see), seats)
            if done.finished:
                referee.close()
        except Foul as foul:
            raise Whistled(f"the referee whistles: {foul}") from None
        yield done


def _seen(played: Iterator[Played], see: Callable[[str, str], None]) -> Iterator[Played]:
    """The moves of a match, each shown to the referee as the archive writes it down."""
    for one in played:
        see(dump_move(one.move), dump_events(one.step.events))
        yield one
