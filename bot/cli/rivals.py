"""`talon selfplay --paired`: two strengths against each other, every deal played twice with the seats turned."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.rivals import Deal, Interval, Tally, deals
from engine.match.selfplay import Chooser, player

FEWEST: Final = 30
"""Deals before the first look at whether the lead is clear."""

BETWEEN_LOOKS: Final = 10


@dataclass
class Timed:
    """A player, and the processor time that its decisions took, in milliseconds."""

    chooser: Chooser
    took: list[float] = field(default_factory=list)

    def __call__(self, view: MatchView, dice: int) -> SeatMove:
        """The player's move."""
        began = process_time()
        move = self.chooser(view, dice)
        self.took.append(1000 * (process_time() - began))
        return move

    def told(self) -> dict[str, float]:
        """The median, the 99th percentile and the worst, in milliseconds."""
        took = sorted(self.took) or [0.0]
        return {
            "median": round(median(took), 2),
            "p99": round(took[len(took) * 99 // 100], 2),
            "worst": round(took[-1], 2),
        }


class Measured(NamedTuple):
    """What is kept of deals that were played: enough to go on with more of them."""

    lead: Tally = Tally()
    skill: Tally = Tally()
    won: Tally = Tally()
    ours: Tally = Tally()
    theirs: Tally = Tally()

    def plus(self, deal: Deal) -> Measured:
        """With one deal more."""
        return Measured(
            self.lead.plus(deal.lead),
            self.skill.plus(deal.skill),
            self.won.plus(deal.won),
            self.ours.plus(deal.points),
            self.theirs.plus(deal.points - deal.lead),
        )

    def is_done(self, fewest: int, most: int, within: float = 1.0) -> bool:
        """Whether there are deals enough: the most, or as many as make the lead clear when one looks.

        Then also the share of rounds won is known `within` so much to each side, with 95 %.
        """
        deals = self.skill.number
        return deals >= most or (deals >= fewest and deals % BETWEEN_LOOKS == 0 and self.is_clear(within))

    def is_clear(self, within: float = 1.0) -> bool:
        """Whether the lead is clear, and the share of rounds won is known within so much."""
        return self.skill.is_clear and self.won.interval.high - self.won.mean <= within


def compared(  # noqa: PLR0913 - what a comparison consists of
    game: AnyGame,
    pair: tuple[Strength, Strength],
    seats: int,
    most: int,
    seed: int = 0,
    playouts: int | None = None,
    *,
    until_clear: bool = False,
    seconds: float | None = None,
    within: float = 1.0,
    with_luck: bool = False,
    before: Measured = Measured(),  # noqa: B008 - a frozen value
) -> dict[str, Any]:
    """What the first strength has of the second in at most so many deals; `seconds` limits the processor time.

    With `until_clear` it stops as soon as the lead is clear and the share of rounds won is known `within` so much.
    Leads are in points a round, shares of rounds won from 0 to 1, each with its bounds of 95 %; of decisions the
    milliseconds of processor time. `with_luck` takes the luck of the draws off the lead (`engine/match/rivals.py`);
    `before` is what was measured before and is gone on with.
    """
    one, other = (Timed(player(game, strength, playouts)) for strength in pair)
    began, found, refused = process_time(), before, 0
    for deal in deals(game, one, other, seats, seed + before.lead.number, with_luck=with_luck):
        found, refused = found.plus(deal), refused + deal.refused
        late = seconds is not None and process_time() - began > seconds and found.lead.number > 1
        if late or found.is_done(FEWEST if until_clear else most, most, within):
            break
    seconds, moves = process_time() - began, len(one.took) + len(other.took)
    return {
        **counted(game.variant, seats, found.lead.number, moves, seconds, refused),
        "pair": [strength.value for strength in pair],
        "by_strength": dict(zip((strength.value for strength in pair), shares(found), strict=True)),
        **kept(found),
        "milliseconds": {strength.value: timed.told() for strength, timed in zip(pair, (one, other), strict=True)},
    }


def counted(variant: str, seats: int, matches: int, moves: int, seconds: float, illegal: int) -> dict[str, Any]:
    """What every answer of self-play begins with; matches of which only the first round is played count as finished."""
    return {
        "variant": variant,
        "seats": seats,
        "matches": matches,
        "finished": matches,
        "moves": moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(moves / seconds) if seconds else 0,
        "illegal": illegal,
    }


def share(rounds: int, points: Tally, won: float) -> dict[str, Any]:
    """How a strength did: points of a seat in a round, more being better, and the share of the rounds that it won."""
    mean, low, high = points.interval
    return {
        "rounds": rounds,
        "points_per_round": round(mean, 3),
        "ci95": None if points.number == 1 else [round(low, 3), round(high, 3)],
        "won": round(won, 3),
    }


def shares(found: Measured, rounds: int = 2) -> list[dict[str, Any]]:
    """How the two players did, of whose deals each was so many rounds."""
    won, number = found.won.mean, rounds * found.ours.number
    return [share(number, found.ours, won), share(number, found.theirs, 1 - won)]


def kept(found: Measured) -> dict[str, Any]:
    """What is told of deals that were played, and what they are gone on with by."""
    return {
        "rounds": 2 * found.lead.number,
        "lead": _rounded(found.skill.interval),
        "with_luck": _rounded(found.lead.interval),
        "won": _rounded(found.won.interval),
        "sums": [list(each) for each in found],
    }


def gone_on_with(row: dict[str, Any]) -> Measured:
    """What was measured for a row, to be gone on with."""
    return Measured(*(Tally(*each) for each in row["sums"]))


def told(found: dict[str, Any]) -> str:
    """A comparison in words."""
    (one, other), (lead, low, high), (won, least, most) = found["pair"], found["lead"], found["won"]
    lines = [
        f"{found['variant']}, {found['seats']} seats, {found['rounds']} rounds: {one} leads {other} by {lead:+.2f} "
        f"points a round ({low:+.2f} to {high:+.2f}), wins {won:.1%} ({least:.1%} to {most:.1%})"
    ]
    lines += [
        f"  {strength:<7} {took['median']:.2f} ms a decision (99 of 100: {took['p99']:.1f}, worst: {took['worst']:.1f})"
        for strength, took in found["milliseconds"].items()
    ]
    return "\n".join(lines)


def _rounded(values: Interval) -> list[float]:
    return [round(each, 3) for each in values]
