"""`talon selfplay`: whole matches without people, two strengths against each other, and a referee who watches."""

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Annotated, Any, Final, NamedTuple

import typer

from bot.cli.questions import BadInput, JsonFlag, RuleOption, switches, with_bar
from engine.archive.codec import dump_events, dump_move, dump_rules
from engine.computers import STRENGTHS
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import (
    Chooser,
    Deal,
    Interval,
    MatchReport,
    Played,
    Tally,
    deals,
    play,
    play_match,
    player,
    report,
    worths,
)
from engine.rules.rule_set import USUAL_SEATS
from engine.rules.scores import RoundResult
from engine.variants import game_of

COUNTS: Final = (
    "{variant}, {seats} seats: {finished} of {matches} matches finished, {rounds} rounds, {moves} moves in "
    "{seconds} s ({moves_per_s} a second), {illegal} illegal"
)


def selfplay(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    seats: Annotated[
        int | None, typer.Option(min=1, help=f"How many computer players; {USUAL_SEATS} where the game allows it.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed plays the same matches.")] = 0,
    strength: Annotated[
        str, typer.Option(help=f"One of {', '.join(STRENGTHS)}; several, with commas between them, sit in turn.")
    ] = "steady",
    paired: Annotated[
        bool,
        typer.Option("--paired", help="Play the first round of each match twice, with the seats turned."),
    ] = False,
    rule: RuleOption = None,
    referee: Annotated[
        bool, typer.Option("--referee", help="Have a second reading of the rules watch every move (in a checkout).")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Let computer players play whole matches, and count."""
    pair = tuple(strength_of(word.strip()) for word in strength.split(","))
    game = game_of(variant, switches(rule))
    count = seats or game.rules.usual_seats()
    game.new(count)
    if len(pair) > count:
        raise BadInput(f"{strength!r} names {len(pair)} computer players for {count} seats")
    if paired:
        if matches == 1:
            raise BadInput("--paired compares by several deals: --matches 2 or more")
        if len(set(pair)) != 2 or len(pair) != 2:
            raise BadInput("--paired compares two strengths, such as --strength steady,easy")
        found = compared(game, (pair[0], pair[1]), count, matches, seed)
        typer.echo(json.dumps(found) if as_json else told(found))
        return
    table = _played(game, pair, count, matches, seed, referee=referee)
    typer.echo(json.dumps(table) if as_json else COUNTS.format_map(table))
    if table["illegal"] or table["finished"] < matches:
        raise typer.Exit(1)


def _played(
    game: AnyGame, pair: Sequence[Strength], seats: int, matches: int, seed: int, *, referee: bool
) -> dict[str, Any]:
    """The counts of so many matches, and how each strength did in their rounds. Raises Exit at a foul."""
    began = time.perf_counter()
    strengths = [pair[seat % len(pair)] for seat in range(seats)]
    one = refereed if referee else play_match
    reports = list(with_bar((one(game, strengths, seed + number) for number in range(matches)), matches, "playing"))
    moves, illegal = sum(report.moves for report in reports), sum(report.illegal for report in reports)
    return {
        **counted(game.variant, seats, matches, moves, time.perf_counter() - began, illegal),
        "finished": sum(report.finished for report in reports),
        "rounds": sum(len(report.sheet) for report in reports),
        "by_strength": by_strength(game, strengths, [one for report in reports for one in report.sheet]),
    }


def strength_of(name: str) -> Strength:
    """The computer player of a name. Raises BadInput."""
    if name not in STRENGTHS:
        raise BadInput(f"no computer player is {name!r}; there are {', '.join(STRENGTHS)}")
    return Strength(name)


def by_strength(game: AnyGame, strengths: Sequence[Strength], rounds: Sequence[RoundResult]) -> dict[str, Any]:
    """How each strength did in the rounds in which it had a seat: one value a round, as its seats share their cards."""
    points: dict[Strength, Tally] = dict.fromkeys(strengths, Tally())
    won: dict[Strength, float] = dict.fromkeys(strengths, 0.0)
    for one in rounds:
        there = [seat for seat, score in enumerate(one.seats) if score is not None]
        worth = dict(zip(there, worths(game, [score.points for score in one.seats if score is not None]), strict=True))
        best = [seat for seat, each in worth.items() if each == max(worth.values())]
        for strength in {strengths[seat] for seat in there}:
            seats = [seat for seat in there if strengths[seat] is strength]
            points[strength] = points[strength].plus(fmean(worth[seat] for seat in seats))
            won[strength] += len(set(best) & set(seats)) / len(best)
    return {
        strength.value: share(tally.number, tally, won[strength] / tally.number)
        for strength, tally in points.items()
        if tally.number
    }


CHECKOUT = Path(__file__).parents[2]


def refereed(game: AnyGame, strengths: Sequence[Strength], seed: int) -> MatchReport:
    """Play a match as `play_match` does, with a referee at the table.

    Raises Exit at the first foul, which is told with the match, the move, what is wrong and the rule; and BadInput
    where there is no referee: it lies in `tests/`, beside the packages that are installed.
    """
    if (CHECKOUT / "tests" / "referee").is_dir() and str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    try:
        from tests.referee import Foul, Referee  # noqa: PLC0415 - only a checkout has it
    except ImportError:
        raise BadInput("--referee needs a checkout of the project, with its tests/referee") from None
    seats = len(strengths)
    referee = Referee(game.variant, dump_rules(game.rules), seats, f"{game.variant}, {seats} seats, seed {seed}")
    try:
        done = report(_seen(play(game, [player(game, one) for one in strengths], seed), referee.see))
        if done.finished:
            referee.close()
    except Foul as foul:
        typer.echo(f"talon: the referee whistles: {foul}", err=True)
        raise typer.Exit(1) from None
    return done


def _seen(played: Iterator[Played], see: Callable[[str, str], None]) -> Iterator[Played]:
    """The moves of a match, each shown to the referee as the archive writes it down."""
    for one in played:
        see(dump_move(one.move), dump_events(one.step.events))
        yield one


@dataclass
class Timed:
    """A player, and the processor time that its decisions took, in milliseconds."""

    chooser: Chooser
    took: list[float] = field(default_factory=list)

    def __call__(self, view: MatchView, dice: int) -> SeatMove:
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
    """What is kept of deals that were played."""

    lead: Tally = Tally()
    won: Tally = Tally()
    ours: Tally = Tally()
    theirs: Tally = Tally()

    def plus(self, deal: Deal) -> "Measured":
        return Measured(
            self.lead.plus(deal.lead),
            self.won.plus(deal.won),
            self.ours.plus(deal.points),
            self.theirs.plus(deal.points - deal.lead),
        )


def compared(game: AnyGame, pair: tuple[Strength, Strength], seats: int, count: int, seed: int) -> dict[str, Any]:
    """What the first strength has of the second in so many deals.

    Leads are in points a round, shares of rounds won from 0 to 1, each with its bounds of 95 %; of decisions the
    milliseconds of processor time.
    """
    one, other = (Timed(player(game, strength)) for strength in pair)
    began, found, refused = process_time(), Measured(), 0
    for deal in islice(deals(game, one, other, seats, seed), count):
        found, refused = found.plus(deal), refused + deal.refused
    seconds, moves = process_time() - began, len(one.took) + len(other.took)
    return {
        **counted(game.variant, seats, found.lead.number, moves, seconds, refused),
        "pair": [strength.value for strength in pair],
        "by_strength": dict(zip((strength.value for strength in pair), shares(found), strict=True)),
        "rounds": 2 * found.lead.number,
        **leads(found),
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


def leads(found: Measured) -> dict[str, list[float]]:
    """The lead, and the share of the rounds won, of deals that were played."""
    return {"lead": rounded(found.lead.interval), "won": rounded(found.won.interval)}


def told(found: dict[str, Any]) -> str:
    """A comparison in words."""
    lines = [lead_told(found, *found["pair"])]
    lines += [
        f"  {strength:<7} {took['median']:.2f} ms a decision (99 of 100: {took['p99']:.1f}, worst: {took['worst']:.1f})"
        for strength, took in found["milliseconds"].items()
    ]
    return "\n".join(lines)


def lead_told(found: dict[str, Any], one: str, other: str) -> str:
    """What the one has of the other, in a line."""
    (lead, low, high), (won, least, most) = found["lead"], found["won"]
    return (
        f"{found['variant']}, {found['seats']} seats, {found['rounds']} rounds: {one} against {other} {lead:+.2f} "
        f"points a round ({low:+.2f} to {high:+.2f}), wins {won:.1%} ({least:.1%} to {most:.1%})"
    )


def rounded(values: Interval) -> list[float]:
    """A mean and its bounds, as they are told."""
    return [round(each, 3) for each in values]
