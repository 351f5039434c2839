"""`talon simulate`: days and weeks of play among people who never were, in a moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated

import typer

from bot.cli.failures import BadInput
from bot.cli.questions import SEATS, JsonFlag, usual_seats
from engine.variants import variant_of

simulate = typer.Typer(help="Populations with habits, and what they make of a game.", no_args_is_help=True)

ORDERINGS = ("some", "nobody", "everybody")


@simulate.callback()
def _simulations() -> None:
    """Keeps `days` a command of its own, as others will stand beside it."""


@simulate.command()
def days(
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    pace: Annotated[str, typer.Option(help="live, quick, daily, slow, friendly, or lengths such as 8h+1d/30m.")],
    seats: Annotated[
        int | None, typer.Option(min=1, help=f"How many people; {SEATS} where the game allows it.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, max=1_000, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed gives the same people.")] = 0,
    orders: Annotated[str, typer.Option(help=f"Who leaves standing orders: {', '.join(ORDERINGS)}.")] = "some",
    as_json: JsonFlag = False,
) -> None:
    """Let people with habits play matches over days, and tell how many days they take."""
    from bot.hosting.clock.pace import typed_pace  # noqa: PLC0415 - nothing else of the command line needs the host
    from bot.simulation.figures import simulated  # noqa: PLC0415
    from bot.simulation.inhabitants import Ordering  # noqa: PLC0415

    if orders not in ORDERINGS:
        raise BadInput(f"nobody leaves orders like {orders!r}; there are {', '.join(ORDERINGS)}")
    count = seats or usual_seats(variant_of(variant).rules.seat_counts())
    found = asyncio.run(
        simulated(variant, typed_pace(pace), count, matches, seed, Ordering(orders), _progress(matches))
    )
    if as_json:
        typer.echo(json.dumps(asdict(found)))
        return
    typer.echo(
        f"{found.variant}, {found.pace}, {found.seats} seats: {found.finished} of {found.matches} matches finished, "
        f"{found.days_per_round:g} days a round, {found.days_per_match:g} days a match, "
        f"{found.window_share:.0%} of the time for claims, "
        f"{found.timeouts_per_100_turns:g} of 100 turns lost to the clock, the longest after {found.days_held:g} days"
    )


def _progress(matches: int) -> Callable[[int], None]:
    """Says on standard error, each time that matches have ended, how many have."""
    told = 0

    def tell(ended: int) -> None:
        nonlocal told
        if ended > told:
            told = ended
            typer.echo(f"{ended} of {matches} matches have ended", err=True)

    return tell
