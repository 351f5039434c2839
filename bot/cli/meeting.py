"""`talon match`: a program of one's own against a computer player."""

from __future__ import annotations

import json
from functools import partial
from itertools import count, islice
from time import process_time
from typing import Annotated, Any

import typer

from bot.cli.failures import BadInput
from bot.cli.foreign import ForeignPlayer
from bot.cli.questions import SEATS, JsonFlag, RuleOption, switches, usual_seats
from bot.cli.rivals import Measured, Timed, counted, kept, shares
from engine.computers import STRENGTHS
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.rivals import both_ways, one_way
from engine.match.selfplay import Chooser, player
from engine.variants import game_of

FOREIGN = "player"


def match(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    command: Annotated[str, typer.Option("--player", metavar="CMD", help='The program, such as "python mine.py".')],
    against: Annotated[str, typer.Option(help=f"One of {', '.join(STRENGTHS)}.")] = "steady",
    seats: Annotated[
        int | None, typer.Option(min=2, help=f"How many seats, each side every other one; {SEATS} where allowed.")
    ] = None,
    matches: Annotated[int, typer.Option(min=2, help="How many deals; of each the first round is played.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed deals the same cards.")] = 0,
    paired: Annotated[bool, typer.Option("--paired", help="Play each deal twice, with the seats turned.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long an answer may take.")] = 10,
    playouts: Annotated[int | None, typer.Option(min=1, help="How many playouts sharp searches with.")] = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let a program of your own play against a computer player, over its standard input and output."""
    if against not in STRENGTHS:
        raise BadInput(f"no computer player is {against!r}; there are {', '.join(STRENGTHS)}")
    game = game_of(variant, switches(rule))
    number = seats or usual_seats(game.rules.seat_counts())
    game.new(number)
    with ForeignPlayer(command, seconds) as foreign:
        other = player(game, Strength(against), playouts)
        found = _met(game, foreign, other, number, (matches, seed), paired=paired)
    found["by_strength"][against] = found["by_strength"].pop("other")
    found["faults"] = foreign.faults
    typer.echo(json.dumps(found) if as_json else _told(found, against))


def _met(
    game: AnyGame, foreign: Chooser, other: Chooser, seats: int, deals: tuple[int, int], *, paired: bool
) -> dict[str, Any]:
    """The figures of so many deals from a seed on."""
    mine, began, measured, refused = Timed(foreign), process_time(), Measured(), 0
    most, first = deals
    play = partial(one_way, game, mine, other, seats)
    for number in islice(count(first), most):
        deal = both_ways(play(number, 0), play(number, 1)) if paired else play(number, number % 2)
        measured, refused = measured.plus(deal), refused + deal.refused
    ours, theirs = shares(measured, rounds=2 if paired else 1)
    return {
        **counted(game.variant, seats, most, len(mine.took), process_time() - began, refused),
        "by_strength": {FOREIGN: ours, "other": theirs},
        **{key: value for key, value in kept(measured).items() if key in {"lead", "with_luck", "won"}},
        "rounds": most * (2 if paired else 1),
    }


def _told(found: dict[str, Any], against: str) -> str:
    (lead, low, high), (won, least, most) = found["lead"], found["won"]
    lines = [
        f"{found['variant']}, {found['seats']} seats, {found['rounds']} rounds: your player leads {against} by "
        f"{lead:+.2f} points a round ({low:+.2f} to {high:+.2f}), wins {won:.1%} ({least:.1%} to {most:.1%})"
    ]
    if found["illegal"]:
        lines.append(f"  {found['illegal']} moves were illegal or never came; their rounds are lost")
    lines += [f"  {fault}" for fault in found["faults"][:5]]
    return "\n".join(lines)
