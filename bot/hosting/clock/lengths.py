"""How long a match takes, while everybody is there and over days: one reckoning for all games.

Computer players played matches of every game with every number of players (`python -m scripts.lengths`): so many rounds
made a match, and a round had so many turns and so many moments in which everybody is asked. People need the seconds
that stand here for each. It is a guess that helps to choose, and nothing depends on it.
"""

from datetime import timedelta
from itertools import starmap
from typing import Final, NamedTuple

from bot.records.games import Pace
from engine.match.state import agreed_rounds
from engine.rules.rule_set import RuleSet
from engine.variants import variant_of


class Length(NamedTuple):
    """A match by its booklet: its rounds; in a round the turns, and the moments that ask everybody."""

    rounds: float
    turns: int
    asked: int


TURN_S: Final = {"draw_discard": 15, "gin": 15, "tiles": 30, "duel": 15, "suit_rows": 8}
"""Seconds that a person needs for a turn, by family."""

ASKED_S: Final = 8
"""Seconds until everybody has answered."""

LOOKED_IN_AFTER: Final = timedelta(hours=6)
"""So long a turn waits for somebody who looks in a few times a day and sleeps (docs/PACE.md)."""

OF_A_SHORT_TURN: Final = 2.75
"""So many times its length a turn lasts that is shorter than that: the reserve and the nights count too."""

_LENGTHS: Final[dict[str, tuple[tuple[float, int, int], ...]]] = {
    "disney_basic": ((2, 17, 0), (3, 15, 14), (4, 15, 14), (5, 14, 13), (6, 15, 14)),
    "disney_layoff": ((2, 18, 0), (3, 13, 12), (4, 16, 15), (5, 14, 13), (6, 15, 14)),
    "disney_duel": ((1, 0, 54), (1, 0, 32)),
    "disney_karo8": ((1, 86, 0), (1, 83, 0), (1, 79, 0)),
    "czech_rummy": ((16.9, 21, 0), (17.2, 22, 0), (14.4, 23, 0), (13.6, 22, 0), (13.7, 23, 0)),
    "gin_rummy": ((9.3, 13, 0),),
    "rummy_500": ((4.5, 15, 0), (10, 17, 0), (11.6, 17, 0), (13.1, 27, 0), (14.8, 26, 0)),
    "nsv_basic": ((2, 13, 0), (3, 13, 0), (4, 16, 0), (5, 16, 0), (6, 16, 0)),
    "nsv_buy": ((2, 12, 1), (3, 14, 14), (4, 13, 13), (5, 14, 14), (6, 15, 15)),
    "nsv_layoff": ((2, 14, 0), (3, 14, 0), (4, 13, 0), (5, 14, 0), (6, 14, 0)),
    "nsv_robber": ((2, 14, 0), (3, 10, 0), (4, 7, 0), (5, 7, 0), (6, 6, 0)),
    "my_rummy": ((4, 68, 0), (4, 44, 0), (4, 38, 0)),
    "tile_rummy": ((4, 68, 0), (4, 49, 0), (4, 36, 0)),
}
"""What was measured, by variant, for each number of players that it has, from the fewest on."""

MEASURED: Final = {
    key: dict(zip(variant_of(key).rules.seat_counts(), starmap(Length, lengths), strict=True))
    for key, lengths in _LENGTHS.items()
}
"""The same by variant and number of players."""

_DAY: Final = timedelta(days=1)
_STEP: Final = timedelta(minutes=5)
_LONG: Final = timedelta(hours=1)
_LONG_STEP: Final = timedelta(minutes=30)


def expected_length(variant: str, rules: RuleSet, seats: int) -> timedelta | None:
    """How long a match takes while everybody is there, to five minutes, from an hour on to half an hour.

    House rules count as far as they say how many rounds there are, or what total ends the match. None for a game, or a
    number of players, that was not measured.
    """
    length = MEASURED.get(variant, {}).get(seats)
    if length is None:
        return None
    rounds = _rounds(length.rounds, variant, rules, seats)
    in_a_round = length.turns * TURN_S[variant_of(variant).family] + length.asked * ASKED_S
    whole = timedelta(seconds=rounds * in_a_round)
    step = _LONG_STEP if whole >= _LONG else _STEP
    return max(round(whole / step) * step, _STEP)


def expected_days(variant: str, rules: RuleSet, seats: int, pace: Pace, computers: int = 0) -> timedelta | None:
    """How many days a match takes among people who look in a few times a day; computers keep nobody waiting.

    None for what was not measured, and for a pace at which people sit down together.
    """
    length = MEASURED.get(variant, {}).get(seats)
    if length is None or pace.turn < _LONG:
        return None
    turn = min(LOOKED_IN_AFTER, pace.turn * OF_A_SHORT_TURN)
    # In a duel everybody is asked at once, and that is all there is to do.
    asked = turn if variant_of(variant).family == "duel" else min(pace.window, LOOKED_IN_AFTER)
    waits = length.turns * turn * (seats - computers) / seats + length.asked * asked
    return max(round(_rounds(length.rounds, variant, rules, seats) * waits / _DAY), 1) * _DAY


def _rounds(measured: float, variant: str, rules: RuleSet, seats: int) -> float:
    """The rounds of a match: as agreed; else as measured, by how far away its end lies."""
    match, booklet = rules.match, variant_of(variant).rules.match
    agreed = agreed_rounds(rules, seats)
    if agreed is not None:
        return agreed
    if match.end == "target" == booklet.end:
        return measured * match.target / booklet.target
    if match.eliminate_at and booklet.eliminate_at:
        return measured * match.eliminate_at / booklet.eliminate_at
    return measured
